// A map grows about where one looks, by buttons, keys and fingers; the tab keeps it.
import { $, $$, here, keys, middle } from "./table.js";

const map = $(".map");
const sizes = $$("[name=zoom]");
const island = () => $(".island").getBoundingClientRect();
const size = () => sizes.findIndex((one) => one.checked);
let eye; // the place in the middle, as shares of the island, and the size

function look() {
	const [all, [x, y]] = [island(), middle(map)];
	sessionStorage[here] = eye = [(x - all.x) / all.width, (y - all.y) / all.height, size()];
}

// What one may choose is what one looks at on a map shown whole.
function grow(number, [x, y, was] = eye) {
	if (!sizes[number]) return;
	sizes[number].checked = true;
	const all = island();
	const spot = was < 1 && $(".space.chosen, .target.lit, .space.may");
	const [left, top] = spot ? middle(spot) : [all.x + x * all.width, all.y + y * all.height];
	const [u, v] = middle(map);
	map.scrollBy({ left: left - u, top: top - v });
	look();
}

if (sizes[0]) {
	const before = sessionStorage[here]?.split(",").map(Number);
	look();
	if (before) grow(before[2], before);
	map.addEventListener("scroll", look);
	addEventListener("change", ({ target }) => target.name === "zoom" && grow(size()));
	keys["+"] = () => grow(size() + 1);
	keys["-"] = () => grow(size() - 1);
	let apart = 0;
	map.addEventListener("touchend", () => (apart = 0));
	map.addEventListener("touchmove", ({ touches: [a, b] }) => {
		if (!b) return;
		const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
		apart ||= now;
		if (now < 1.4 * apart && now > 0.7 * apart) return;
		grow(size() + (now > apart ? 1 : -1));
		apart = now;
	});
}
