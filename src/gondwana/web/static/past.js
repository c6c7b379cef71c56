// The past of a game: the scrubber turns the table to any of its positions, without a new page.
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { $, $$ } from "./table.js";

const scrub = $("#scrub");
const here = scrub.getAttribute("action");
let wanted = null;

async function turnTo(n) {
	const turning = wanted !== null;
	wanted = n;
	for (let at; !turning && at !== wanted; ) {
		const answer = await fetch(`${here}/${(at = wanted)}${location.search}`);
		if (!answer.ok) break;
		const past = new DOMParser().parseFromString(await answer.text(), "text/html");
		for (const part of $$("[id^=part-]", past)) Idiomorph.morph($(`#${part.id}`), part);
		Idiomorph.morph(scrub, $("#scrub", past), { ignoreActiveValue: true });
		history.replaceState(null, "", `${here}/${at}${location.search}`);
	}
	if (!turning) wanted = null;
}

scrub.addEventListener("input", () => turnTo(scrub.n.value));
scrub.addEventListener("click", (event) => {
	const link = event.target.closest("a[rel]");
	if (!link) return;
	event.preventDefault();
	turnTo(link.pathname.split("/").pop());
});
