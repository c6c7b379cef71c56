// A map grows about the place that one looks at, by buttons, keys and fingers; the tab keeps it.
const map = document.querySelector(".map");
const sizes = [...document.querySelectorAll("[name=zoom]")];
const kept = `map ${location.pathname.split("/")[2]}`;
const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const size = () => sizes.findIndex((one) => one.checked);
let eye; // the place in the middle, as shares of the island, and the size

function look() {
	const [all, [x, y]] = [box(".island"), middle(box(".map"))];
	sessionStorage[kept] = eye = [(x - all.x) / all.width, (y - all.y) / all.height, size()];
}

// What one may choose is what one looks at on a map shown whole.
function grow(number, [x, y, was] = eye) {
	if (!sizes[number]) return;
	sizes[number].checked = true;
	const all = box(".island");
	const spot = was < 1 && box(".space.chosen, .target.lit, .space.may");
	const [left, top] = spot ? middle(spot) : [all.x + x * all.width, all.y + y * all.height];
	const [u, v] = middle(box(".map"));
	map.scrollBy({ left: left - u, top: top - v });
	look();
}

if (sizes[0]) {
	const before = sessionStorage[kept]?.split(",").map(Number);
	look();
	if (before) grow(before[2], before);
	map.addEventListener("scroll", look);
	addEventListener("change", ({ target }) => target.name === "zoom" && grow(size()));
	addEventListener("keydown", ({ key, ctrlKey, metaKey, target }) =>
		ctrlKey || metaKey || target.closest("input, select, textarea, dialog") || grow(size() + { "+": 1, "-": -1 }[key]));
	let apart = 0;
	const gap = ([a, b]) => (b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);
	map.addEventListener("touchstart", ({ touches }) => (apart = gap(touches)));
	map.addEventListener("touchmove", ({ touches }) => {
		const now = gap(touches);
		if (!now || (now < 1.4 * apart && now > 0.7 * apart)) return;
		grow(size() + (now > apart ? 1 : -1));
		apart = now;
	});
}
