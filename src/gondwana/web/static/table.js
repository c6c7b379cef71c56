// What every page of a table can do: presses, sheets, keys.
export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const frame = $("#frame");
export const { again, here, lost, rules } = frame.dataset;
export const place = (name) => $(`.target.lit[data-space="${name}"]`) ?? $(`#s-${name}`);
export const middle = (el) => {
	const { x, y, width, height } = el.getBoundingClientRect();
	return [x + width / 2, y + height / 2];
};

async function sheet(path) {
	const [over, text] = [$("#sheet"), $("#sheet-text")];
	text.innerHTML = "<div>…</div>";
	const page = text.firstChild; // what comes late fills what is gone
	over.open || over.showModal();
	page.innerHTML = await fetch(path).then((found) => found.text()).catch(() => lost);
	over.scrollTop = over.scrollHeight;
}

// What a press does, by the data of what is pressed
export const presses = {
	clause: ({ clause }) => sheet(`${rules}/${clause}/text`),
	sheet: (data) => sheet(`${location.pathname}/${data.sheet}`),
	at: ({ at }) => place(at)?.focus(),
	open: ({ open }) => $(`#${open}`).showModal(),
};
const close = (but) => $$("details.drop[open]").forEach((drop) => (drop.open = drop.contains(but)));

addEventListener("click", (event) => {
	close(event.target);
	const names = Object.keys(presses);
	const el = event.target.closest(names.map((name) => `[data-${name}]`));
	if (!el) return;
	event.preventDefault();
	presses[names.find((name) => name in el.dataset)](el.dataset);
});

// Keys
export const shown = (...given) => $$(...given).filter((el) => el.checkVisibility());
export const keys = {
	r: () => open(rules),
	"?": () => $("#keys").showModal(),
	Escape() {
		close(null);
		presses.back?.();
	},
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest in a direction.
function walk(from, [dx, dy], among) {
	const [x, y] = middle(from);
	let [best, least] = [, Infinity];
	for (const el of among) {
		const [u, v] = middle(el);
		const along = (u - x) * dx + (v - y) * dy;
		const far = along + 1.5 * Math.abs((u - x) * dy + (v - y) * dx);
		if (along > 4 && far < least) [best, least] = [el, far];
	}
	best?.focus();
}

addEventListener("keydown", (event) => {
	const { key, target: at } = event;
	if (key === "?" && $("#keys[open]")) return $("#keys").close();
	if (event.ctrlKey || event.altKey || event.metaKey || at.closest("input, select, textarea, dialog")) return;
	const board = at.closest(".island, [role=grid], .hand");
	const island = board?.matches(".island");
	if (board && ARROWS[key]) walk(at, ARROWS[key], island ? $$(".space").map(({ dataset }) => place(dataset.space)) : shown("button", board));
	else if (island && [" ", "Enter"].includes(key)) at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	else if (keys[key]) keys[key]();
	else return;
	key === "Escape" || event.preventDefault(); // shuts popovers
});
