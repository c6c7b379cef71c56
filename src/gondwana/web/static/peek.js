// Where several people share a screen: what one of them alone may see is uncovered by a press, or while one holds.
const frame = document.querySelector("#frame");
const show = (detail) => frame.dispatchEvent(new CustomEvent("show", { detail }));

addEventListener("click", ({ target }) => {
	const seat = target.closest("[data-show]")?.dataset.show;
	if (seat !== undefined) show(seat === "" ? null : Number(seat));
});

function peek({ target, key = " ", repeat }) {
	const seat = target.closest("[data-peek]")?.dataset.peek;
	if (!seat || repeat || ![" ", "Enter"].includes(key)) return;
	show(Number(seat));
	for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, () => show(null), { once: true });
}
addEventListener("pointerdown", peek);
addEventListener("keydown", peek);
