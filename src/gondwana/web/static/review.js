// A review: its page goes on by itself, and arrows walk along the graph.
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const $ = (selector, within = document) => within.querySelector(selector);
const dots = () => [...document.querySelectorAll(".dot")];

// The graph is one stop of the Tab key: the decision that is shown, or where one has walked.
function stop(at) {
	for (const dot of dots()) dot.setAttribute("tabindex", dot === at ? 0 : -1);
}

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

addEventListener("keydown", (event) => {
	const { target, key, ctrlKey, altKey, metaKey } = event;
	if (!target.matches(".dot") || !STEPS[key] || ctrlKey || altKey || metaKey) return;
	event.preventDefault();
	const all = dots();
	const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(target) + STEPS[key]))];
	stop(next);
	next.focus();
});

// While the review is being made; where the server is away, we ask on.
async function follow() {
	const going = $("#going");
	if (!going) return stop($(".dot.now"));
	await new Promise((done) => setTimeout(done, 2000));
	try {
		const answer = await fetch(location.href);
		if (answer.status === 429 || answer.status >= 500) throw answer;
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		Idiomorph.morph($("main"), $("main", page));
	} catch {
		const told = $("#told");
		if (told.textContent !== going.dataset.lost) told.textContent = going.dataset.lost;
	}
	follow();
}
follow();
