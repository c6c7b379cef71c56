// Where a map is drawn: its size changes about the place that one looks at. By buttons, keys and fingers.
const map = document.querySelector(".map");
const sizes = [...document.querySelectorAll("[name=zoom]")];
const size = () => sizes.findIndex((one) => one.checked);
let eye = null; // the place in the middle, as shares of the map

const look = () => (eye = map.scrollWidth > map.clientWidth ? [(map.scrollLeft + map.clientWidth / 2) / map.scrollWidth, (map.scrollTop + map.clientHeight / 2) / map.scrollHeight] : null);

// What one may choose is what one looks at on a map that is shown whole.
function asked() {
	const spot = map.querySelector(".space.chosen, .target.lit, .space.may")?.getBoundingClientRect();
	const all = map.querySelector(".island").getBoundingClientRect();
	return spot ? [(spot.x + spot.width / 2 - all.x) / all.width, (spot.y + spot.height / 2 - all.y) / all.height] : [0.5, 0.5];
}

function show([x, y]) {
	map.scrollTo({ left: x * map.scrollWidth - map.clientWidth / 2, top: y * map.scrollHeight - map.clientHeight / 2, behavior: "instant" });
	look();
}

function grow(by) {
	const next = sizes[size() + by];
	if (!next) return;
	const at = eye ?? asked();
	next.checked = true;
	show(at);
}

if (map && sizes.length) {
	map.addEventListener("scroll", look);
	addEventListener("change", ({ target }) => target.name === "zoom" && show(eye ?? asked()));
	addEventListener("keydown", ({ key, ctrlKey, metaKey, target }) => {
		if (!ctrlKey && !metaKey && !target.closest("input, select, textarea, dialog")) grow({ "+": 1, "-": -1 }[key]);
	});
	let apart = 0;
	const gap = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
	map.addEventListener("touchstart", ({ touches }) => (apart = touches.length === 2 ? gap(touches) : 0));
	map.addEventListener("touchmove", ({ touches }) => {
		const ratio = apart && touches.length === 2 ? gap(touches) / apart : 1;
		if (ratio < 1.4 && ratio > 0.7) return;
		grow(ratio > 1 ? 1 : -1);
		apart = gap(touches);
	});
}
