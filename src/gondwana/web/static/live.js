// The table as it is now: choosing, sending, being told.
import { Idiomorph } from "./vendor/idiomorph.esm.js";
import { $, $$, again, frame, here, keys, lost, place, presses, rules, shown } from "./table.js";

const range = document.createRange();
const text = (el) => el?.textContent;
const known = {}; // the parts' HTML, once it came
let chosen = null; // where something goes from
let armed = null; // the words that one more press sends
let busy;

// Choosing
const leads = (from) => $(`.target[data-from="${from}"]`);

function mark() {
	const light = (selector, name, key, wanted) => $$(selector).forEach((el) => el.classList.toggle(name, el.dataset[key] === wanted));
	light(".space", "chosen", "from", chosen);
	light(".target[data-from]", "lit", "from", chosen);
	light("[data-confirm]", "armed", "words", armed);
	for (const about of $$("[data-about]")) about.hidden = about.dataset.about !== (armed ?? "");
}

function choose(from) {
	chosen = from !== chosen && leads(from) ? from : null;
	arm(null);
}

function arm(words) {
	armed = words;
	mark();
	if (words) say(text($(`[data-about="${words}"] h2`)));
}

Object.assign(presses, {
	words: (data) => ("confirm" in data && armed !== data.words ? arm(data.words) : act(data)),
	from: ({ from }) => choose(from),
	sea: () => choose(null),
	space({ space }) {
		why({ space, from: chosen ?? "" });
		choose(null);
	},
	why: (data) => why({ words: data.why }),
	back() {
		armed ? arm(null) : choose(null);
		hush();
	},
	copy: ({ copy, done }) => navigator.clipboard.writeText(copy).then(() => toast(done)),
});

// Sending
const question = () => text($("#part-ask"));

async function post(path, fields) {
	const { seat, v: version } = frame.dataset;
	const body = new Blob([JSON.stringify({ seat, version, ...fields })], { type: "application/json" });
	const answer = await fetch(path, { method: "POST", body });
	return answer.json().catch(() => null);
}

// Where the table moved on and asks the same, we answer again.
async function guarded(path, fields) {
	if (busy) return;
	busy = true;
	const asked = question();
	try {
		let told = await post(path, fields);
		for (let n = 0; n < 40 && path.endsWith("/act") && told?.version && question() === asked; n++) {
			if (frame.dataset.v < told.version) await new Promise((done) => setTimeout(done, 25));
			else told = await post(path, fields);
		}
		if (told?.sentence) toast(told.sentence, told.clause);
	} catch {
		toast(lost);
	} finally {
		busy = false;
	}
}

function act({ words, from, space }) {
	hush();
	guarded(`${here}/act`, { words });
	armed = null;
	chosen = from ? space : null; // it may go on
}

const why = (fields) => frame.dataset.seat && guarded(`${here}/why`, fields);

addEventListener("submit", (event) => {
	const form = event.target.closest("form[data-quiet]");
	if (!form) return;
	event.preventDefault();
	guarded(form.action, Object.fromEntries(new FormData(form, event.submitter)));
});
addEventListener("change", ({ target }) => target.closest(".choice")?.requestSubmit());

const [press, lead] = ["click", "focus"].map((what) => (selector) => () => shown(selector)[0]?.[what]());
Object.assign(keys, {
	u: press("#b-undo"),
	s: press("#b-skip"),
	p: press('#part-ask [data-words="pass"]'),
	i: lead(".space.may, .target.lit, .island:not(:has(.may, .lit)) .space"),
	a: lead("#part-auction [data-words]"),
	h: lead("#part-hand button"),
	l: press("#b-hint"),
});

// Saying
const say = (news) => ($("#say").textContent = news);
const hush = () => ($("#toast").hidden = true);
let fading;

function toast(sentence, clause = "") {
	const [said, link] = $("#toast").children;
	said.textContent = sentence.replace(` (${clause})`, "");
	link.href = `${rules}#${clause}`;
	link.dataset.clause = link.textContent = clause;
	$("#toast").hidden = false;
	clearTimeout(fading);
	fading = setTimeout(hush, 6000);
}

// What the server tells
const lines = (ask) => [...$$("#part-log li:not(.since)").map((line) => text($(":scope > span", line) ?? line)), text($(`${ask} h2`))];

function apply({ v, s, seat, parts }) {
	const before = new Set(lines("#part-ask"));
	const focus = document.activeElement;
	const { words, space } = focus.dataset;
	for (const [name, change] of Object.entries(parts)) {
		let html = typeof change === "string" ? change : known[name];
		for (let k = change.length; k > 0 && html !== change; k -= 3) html = html.slice(0, change[k - 3]) + change[k - 1] + html.slice(change[k - 3] + change[k - 2]);
		known[name] = html;
		const el = $(`#${name}`);
		if (!el) continue;
		range.selectNode(el);
		become(el, range.createContextualFragment(html).firstElementChild);
	}
	const now = { v, s, seat: `${seat ?? ""}` };
	if (frame.dataset.seat !== now.seat) chosen = armed = null;
	if (frame.dataset.v < v) $("#old")?.removeAttribute("hidden");
	Object.assign(frame.dataset, now);
	if (!leads(chosen)) chosen = null;
	if (!$(`[data-about="${armed}"]`)) armed = null;
	mark();
	if (focus !== document.activeElement) ($(`[id="${focus.id}"]`) ?? $(`[data-words="${words}"]`) ?? place(space))?.focus({ preventScroll: true });
	const news = lines("#part-ask.stick").filter((line) => line && !before.has(line));
	if (news[0]) say(news.join(" "));
}

// Makes a node like another; where children come or go, Idiomorph does.
function become(node, next) {
	if (node.isEqualNode(next)) return;
	const [olds, news] = [[...node.childNodes], [...next.childNodes]];
	const alike = (old, k) => old.nodeName === news[k].nodeName && old.id === news[k].id;
	if (olds.length !== news.length || !olds.every(alike)) return void Idiomorph.morph(node, next);
	if (node.data) return void (node.data = next.data);
	for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
	for (const { name, value } of next.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
	if (next.checked !== undefined) node.checked = next.checked;
	olds.forEach((old, k) => become(old, news[k]));
}

let socket;
let tries = 0;
export const tell = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));

function connect() {
	clearTimeout(connect.timer);
	socket = new WebSocket(`${here}/socket?s=${frame.dataset.s}`);
	socket.onopen = () => {
		if (tries > 1) toast(again);
		tries = 0;
	};
	socket.onmessage = ({ data }) => apply(JSON.parse(data));
	socket.onclose = () => {
		if (++tries > 1) toast(lost);
		connect.timer = setTimeout(connect, Math.min(4000, 100 * 2 ** tries) * (1 + Math.random()));
	};
}

const hurry = () => !document.hidden && socket.readyState > 2 && connect();
addEventListener("online", hurry);
addEventListener("visibilitychange", hurry);
mark();
connect();
