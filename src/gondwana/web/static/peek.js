// A screen that several share: what one alone may see shows by a press, or while one holds.
import { presses } from "./table.js";
import { tell } from "./live.js";

presses.show = ({ show }) => tell({ show: show ? +show : null });

function peek({ target, key = " ", repeat }) {
	const seat = target.closest("[data-peek]")?.dataset.peek;
	if (!seat || repeat || ![" ", "Enter"].includes(key)) return;
	tell({ show: +seat });
	for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, () => tell({ show: null }), { once: true });
}
addEventListener("pointerdown", peek);
addEventListener("keydown", peek);
