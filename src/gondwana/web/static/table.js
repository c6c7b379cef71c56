// The table in the browser: choosing, sending, showing. No rules here.
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const frame = $("#frame");
const { table, rules } = frame.dataset;
const here = `/t/${table}`;
const live = !frame.dataset.at;
const known = {}; // each part's HTML, once it came by the socket
const range = document.createRange();
let chosen = null; // the space whose dinosaur is to go
let armed = null; // the words that one more press sends
let busy = false;

// Choosing
const targetsOf = (from) => $$(`.target[data-from="${from}"]`);

function mark() {
	const light = (selector, name, which) => $$(selector).forEach((el) => el.classList.toggle(name, which(el.dataset)));
	light(".space", "chosen", ({ from }) => from === chosen);
	light(".target[data-from]", "lit", ({ from }) => from === chosen);
	light("[data-confirm]", "armed", ({ words }) => words === armed);
	for (const about of $$("[data-about]")) about.hidden = about.dataset.about !== (armed ?? "");
}

function choose(from) {
	chosen = from !== chosen && from && targetsOf(from).length ? from : null;
	armed = null;
	mark();
}

function arm(words) {
	armed = words;
	mark();
	const heading = $(`[data-about="${words ?? ""}"] h2`);
	if (words && heading) say(heading.textContent);
}

function press(el) {
	const { words, from, space } = el.dataset;
	if (words) "confirm" in el.dataset && armed !== words ? arm(words) : act(el.dataset);
	else if (from) choose(from);
	else if (space) {
		why({ space, from: chosen ?? "" });
		choose(null);
	}
}

// Sending
const seen = () => ({ seat: Number(frame.dataset.seat), version: Number(frame.dataset.v) });
const question = () => $("#part-ask").textContent;

async function post(what, fields) {
	const answer = await fetch(`${here}/${what}`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify(fields),
	});
	if (answer.redirected) location = answer.url;
	return answer.headers.get("Content-Type")?.includes("json") ? answer.json() : null;
}

// The table may have moved on unseen; where the same is asked, we answer again.
async function guarded(what, fields) {
	if (busy) return;
	busy = true;
	const asked = question();
	try {
		let told = await post(what, fields);
		for (let n = 0; n < 40 && what === "act" && told?.version && question() === asked; n++) {
			if (seen().version < told.version) await new Promise((done) => setTimeout(done, 25));
			else told = await post(what, { ...fields, ...seen() });
		}
		if (told?.sentence) toast(told);
	} catch {
		toast({ sentence: frame.dataset.lost });
	} finally {
		busy = false;
	}
}

function act({ words, from, space }) {
	hush();
	guarded("act", { ...seen(), words });
	[armed, chosen] = [null, from ? space : null]; // one may go on with the same dinosaur
}

function why(fields) {
	if (live && frame.dataset.seat !== "") guarded("why", { ...seen(), ...fields });
}

// Saying
const say = (text) => ($("#say").textContent = text);
const hush = () => ($("#toast").hidden = true);
let fading;

function toast({ sentence, clause = "" }) {
	const [text, link] = $("#toast").children;
	text.textContent = sentence.replace(` (${clause})`, "");
	link.href = `${rules}#${clause}`;
	link.dataset.clause = link.textContent = clause;
	$("#toast").hidden = false;
	clearTimeout(fading);
	fading = setTimeout(hush, 6000);
}

const page = async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");

async function show(path) {
	$("#sheet-text").replaceChildren(...(await page(path)).body.childNodes);
	if (!$("#sheet").open) $("#sheet").showModal();
	$("#sheet").scrollTop = $("#sheet").scrollHeight;
}

// What the server tells
const logLines = () => $$("#part-log li:not(.since)").map((line) => ($(":scope > span", line) ?? line).textContent);

function apply({ v, s, seat, parts }) {
	const before = new Set(logLines());
	const asked = $("#part-ask h2")?.textContent;
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
	if (frame.dataset.seat !== String(seat ?? "")) chosen = armed = null;
	Object.assign(frame.dataset, { v, s, seat: seat ?? "" });
	if (!targetsOf(chosen).length) chosen = null;
	if (!$(`[data-about="${armed}"]`)) armed = null;
	mark();
	if (focus !== document.activeElement) ($(`[id="${focus.id}"]`) ?? $(`[data-words="${words}"]`) ?? place(space))?.focus({ preventScroll: true });
	const ask = $("#part-ask.stick h2")?.textContent;
	const news = logLines().filter((line) => !before.has(line));
	if (ask && ask !== asked) news.push(ask);
	if (news.length) say(news.join(" "));
}

// Makes an element like another, and touches only what differs. What has an id stays itself.
function become(el, next) {
	if (el.isEqualNode(next)) return;
	if (el.data) return void (el.data = next.data);
	for (const { name } of [...el.attributes]) if (!next.hasAttribute(name)) el.removeAttribute(name);
	for (const { name, value } of next.attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
	if (next.checked !== undefined) el.checked = next.checked;
	const [olds, news] = [[...el.childNodes], [...next.childNodes]];
	let end = null;
	while (olds[0] && news[0]?.isEqualNode(olds[0])) olds.shift(), news.shift();
	while (olds[0] && news.at(-1)?.isEqualNode(olds.at(-1))) (end = olds.pop()), news.pop();
	const alike = (old, k) => old.nodeName === news[k].nodeName && old.id === news[k].id;
	if (olds.length === news.length && olds.every(alike)) olds.forEach((old, k) => become(old, news[k]));
	else if ([...olds, ...news].some((node) => node.matches?.("[id], :focus, :has([id], :focus)"))) Idiomorph.morph(el, next);
	else {
		olds.forEach((old) => old.remove());
		news.forEach((one) => el.insertBefore(one, end));
	}
}

let socket;
let tries = 0;

function connect() {
	clearTimeout(connect.timer);
	const url = new URL(`${here}/socket?s=${frame.dataset.s}`, location);
	url.protocol = url.protocol.replace("http", "ws");
	socket = new WebSocket(url);
	socket.onopen = () => {
		if (tries > 1) toast({ sentence: frame.dataset.back });
		tries = 0;
	};
	socket.onmessage = ({ data }) => apply(JSON.parse(data));
	socket.onclose = () => {
		if (++tries > 1) toast({ sentence: frame.dataset.lost });
		connect.timer = setTimeout(connect, Math.min(8000, 200 * 2 ** tries) * (0.5 + Math.random() / 2));
	};
}

const hurry = () => !document.hidden && socket.readyState === socket.CLOSED && connect();

const uncover = (seat) => socket?.readyState === 1 && socket.send(JSON.stringify({ show: seat }));

// Mouse and touch
const PRESSED = "words from space why back show open copy clause log at".split(" ").map((name) => `[data-${name}]`).join();
const close = (which) => $$("details.drop[open]").filter(which).forEach((drop) => (drop.open = false));
addEventListener("click", (event) => {
	const el = event.target.closest(PRESSED);
	close((drop) => !drop.contains(event.target));
	if (!el || el === frame) {
		if (event.target.closest(".map")) choose(null);
		return;
	}
	const { dataset } = el;
	if (el.tagName === "A") event.preventDefault();
	if (dataset.clause) show(`${rules}/${dataset.clause}/text`);
	else if ("log" in dataset) show(`${location.pathname}/log`);
	else if (dataset.at) place(dataset.at)?.focus();
	else if (dataset.open) $(`#${dataset.open}`).showModal();
	else if ("show" in dataset) uncover(dataset.show === "" ? null : Number(dataset.show));
	else if ("back" in dataset) arm(null);
	else if (dataset.why) why({ words: dataset.why });
	else if (dataset.copy) navigator.clipboard.writeText($(`#${dataset.copy}`).value).then(() => toast({ sentence: dataset.done }));
	else if (live) press(el);
});

const PRESS = [" ", "Enter"];
function peek({ target, key = " ", repeat }) {
	const seat = target.closest("[data-peek]")?.dataset.peek;
	if (!seat || repeat || !PRESS.includes(key)) return;
	uncover(Number(seat));
	for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, () => uncover(null), { once: true });
}
addEventListener("pointerdown", peek);
addEventListener("keydown", peek);

addEventListener("submit", (event) => {
	const form = event.target.closest("form[data-quiet]");
	if (!form) return;
	event.preventDefault();
	const fields = Object.fromEntries(new FormData(form, event.submitter));
	if ("versioned" in form.dataset) fields.version = seen().version;
	guarded(form.getAttribute("action").slice(here.length + 1), fields);
});
addEventListener("change", (event) => event.target.closest(".choice")?.requestSubmit());

// Keys
const place = (name) => $(`.target.lit[data-space="${name}"]`) ?? $(`#s-${name}`);
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const middle = (el) => {
	const box = el.getBoundingClientRect();
	return [box.x + box.width / 2, box.y + box.height / 2];
};

// The nearest of them in a direction; what lies aside counts more.
function walk(from, [dx, dy], among) {
	const [x, y] = middle(from);
	let [best, least] = [null, Infinity];
	for (const el of among) {
		const [u, v] = middle(el);
		const along = (u - x) * dx + (v - y) * dy;
		const far = along + 1.5 * Math.abs((u - x) * dy + (v - y) * dx);
		if (along > 4 && far < least) [best, least] = [el, far];
	}
	best?.focus();
}

const first = (selector) => $$(selector).find((el) => el.checkVisibility());
const SHORT = {
	u: () => $("#b-undo")?.click(),
	s: () => $("#b-skip")?.click(),
	p: () => first('#part-ask [data-words="pass"]')?.click(),
	i: () => (first(".space.may, .target.lit") ?? $(".space"))?.focus(),
	a: () => first("#part-auction [data-words]")?.focus(),
	h: () => first("#part-hand button")?.focus(),
	r: () => open(rules),
	"?": () => $("#keys").showModal(),
};

addEventListener("keydown", (event) => {
	const at = document.activeElement;
	if (event.key === "?" && $("#keys[open]")) return $("#keys").close();
	if (event.ctrlKey || event.altKey || event.metaKey || at.closest("input, select, textarea, dialog")) return;
	const board = at.closest(".island, [role=grid]");
	if (board && ARROWS[event.key]) walk(at, ARROWS[event.key], board.matches(".island") ? $$(".space").map(({ dataset }) => place(dataset.space)) : $$("[data-words]", board));
	else if (board?.matches(".island") && PRESS.includes(event.key)) at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	else if (event.key === "Escape") {
		close(() => true);
		if (armed) arm(null);
		else choose(null);
		hush();
	} else if (SHORT[event.key]) SHORT[event.key]();
	else return;
	event.preventDefault();
});

// The past
const scrub = $("#scrub");
let wanted;
async function turnTo(n) {
	const turning = wanted;
	wanted = n;
	for (let at; !turning && at !== wanted; ) {
		const past = await page(`${here}/at/${(at = wanted)}`);
		if (!$("#frame", past)) break;
		for (const part of ["#frame", "#part-top"]) become($(part), $(part, past));
		Idiomorph.morph(scrub, $("#scrub", past), { ignoreActiveValue: true });
		history.replaceState(null, "", `${here}/at/${at}`);
	}
	if (!turning) wanted = null;
}
if (scrub) {
	scrub.addEventListener("input", () => turnTo(scrub.n.value));
	scrub.addEventListener("click", (event) => {
		const link = event.target.closest("a[rel]");
		if (link) turnTo(link.pathname.split("/").pop(), event.preventDefault());
	});
}

mark();
if (live) {
	connect();
	addEventListener("online", hurry);
	addEventListener("visibilitychange", hurry);
}
