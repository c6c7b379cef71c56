// The table in the browser: choosing, sending, showing. No rules here.
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const frame = $("#frame");
const { here, rules } = frame.dataset;
const known = {}; // the parts' HTML, once it came by the socket
const range = document.createRange();
let chosen = null; // where something goes from
let armed = null; // the words that one more press sends
let busy;

// Choosing
const leads = (from) => $(`.target[data-from="${from}"]`);

function mark() {
	const light = (selector, name, which) => $$(selector).forEach((el) => el.classList.toggle(name, which(el.dataset)));
	light(".space", "chosen", ({ from }) => from === chosen);
	light(".target[data-from]", "lit", ({ from }) => from === chosen);
	light("[data-confirm]", "armed", ({ words }) => words === armed);
	for (const about of $$("[data-about]")) about.hidden = about.dataset.about !== (armed ?? "");
}

function choose(from) {
	chosen = from !== chosen && leads(from) ? from : null;
	armed = null;
	mark();
}

function arm(words) {
	armed = words;
	mark();
	if (words) say($(`[data-about="${words}"] h2`)?.textContent ?? "");
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
const ACT = `${here}/act`;
const seen = () => ({ seat: frame.dataset.seat, version: frame.dataset.v });
const question = () => $("#part-ask").textContent;

async function post(path, fields) {
	const answer = await fetch(path, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify(fields),
	});
	if (answer.redirected) location = answer.url;
	return answer.json().catch(() => null);
}

// Where the table has moved on unseen and asks the same, we answer again.
async function guarded(path, fields) {
	if (busy) return;
	busy = true;
	const asked = question();
	try {
		let told = await post(path, fields);
		for (let n = 0; n < 40 && path === ACT && told?.version && question() === asked; n++) {
			if (seen().version < told.version) await new Promise((done) => setTimeout(done, 25));
			else told = await post(path, { ...fields, ...seen() });
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
	guarded(ACT, { ...seen(), words });
	[armed, chosen] = [null, from ? space : null]; // it may go on
}

function why(fields) {
	if (frame.dataset.seat) guarded(`${here}/why`, { ...seen(), ...fields });
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

async function show(path) {
	const [sheet, text] = [$("#sheet"), await (await fetch(path)).text()];
	$("#sheet-text").replaceChildren(range.createContextualFragment(text));
	if (!sheet.open) sheet.showModal();
	sheet.scrollTop = sheet.scrollHeight;
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
	if (!leads(chosen)) chosen = null;
	if (!$(`[data-about="${armed}"]`)) armed = null;
	mark();
	if (focus !== document.activeElement) ($(`[id="${focus.id}"]`) ?? $(`[data-words="${words}"]`) ?? place(space))?.focus({ preventScroll: true });
	const ask = $("#part-ask.stick h2")?.textContent;
	const news = logLines().filter((line) => !before.has(line));
	if (ask && ask !== asked) news.push(ask);
	if (news[0]) say(news.join(" "));
}

// Makes a node like another and touches what differs; where children come or go, Idiomorph does.
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

function connect() {
	clearTimeout(connect.timer);
	socket = new WebSocket(`${here}/socket?s=${frame.dataset.s}`);
	socket.onopen = () => {
		if (tries > 1) toast({ sentence: frame.dataset.again });
		tries = 0;
	};
	socket.onmessage = ({ data }) => apply(JSON.parse(data));
	socket.onclose = () => {
		if (++tries > 1) toast({ sentence: frame.dataset.lost });
		connect.timer = setTimeout(connect, Math.min(8000, 200 * 2 ** tries) * (0.5 + Math.random() / 2));
	};
}

const hurry = () => !document.hidden && socket.readyState === socket.CLOSED && connect();

// Mouse and touch
const PRESSED = "words from space why back open copy clause log at".split(" ").map((name) => `[data-${name}]`).join();
const close = (but) => $$("details.drop[open]").forEach((drop) => (drop.open = drop.contains(but)));
addEventListener("click", (event) => {
	const el = event.target.closest(PRESSED);
	close(event.target);
	if (!el) return void (event.target.closest(".map") && choose(null));
	const { dataset } = el;
	event.preventDefault();
	if (dataset.clause) show(`${rules}/${dataset.clause}/text`);
	else if ("log" in dataset) show(`${location.pathname}/log`);
	else if (dataset.at) place(dataset.at)?.focus();
	else if (dataset.open) $(`#${dataset.open}`).showModal();
	else if ("back" in dataset) arm(null);
	else if (dataset.why) why({ words: dataset.why });
	else if (dataset.copy) navigator.clipboard.writeText(el.previousElementSibling.value).then(() => toast({ sentence: dataset.done }));
	else press(el);
});

addEventListener("submit", (event) => {
	const form = event.target.closest("form[data-quiet]");
	if (!form) return;
	event.preventDefault();
	const fields = Object.fromEntries(new FormData(form, event.submitter));
	if ("versioned" in form.dataset) fields.version = frame.dataset.v;
	guarded(form.getAttribute("action"), fields);
});
addEventListener("change", (event) => event.target.closest(".choice")?.requestSubmit());

// Keys
const place = (name) => $(`.target.lit[data-space="${name}"]`) ?? $(`#s-${name}`);
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const middle = (el) => {
	const { x, y, width, height } = el.getBoundingClientRect();
	return [x + width / 2, y + height / 2];
};

// The nearest in a direction; what lies aside counts more.
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

const shown = (...given) => $$(...given).filter((el) => el.checkVisibility());
const CLICKS = { u: "#b-undo", s: "#b-skip", p: '#part-ask [data-words="pass"]' };
const LEADS = { i: ".space.may, .target.lit, .island:not(:has(.may, .lit)) .space", a: "#part-auction [data-words]", h: "#part-hand button" };

addEventListener("keydown", (event) => {
	const [at, key] = [document.activeElement, event.key];
	if (key === "?" && $("#keys[open]")) return $("#keys").close();
	if (event.ctrlKey || event.altKey || event.metaKey || at.closest("input, select, textarea, dialog")) return;
	const board = at.closest(".island, [role=grid], .hand");
	const island = board?.matches(".island");
	if (board && ARROWS[key]) walk(at, ARROWS[key], island ? $$(".space").map(({ dataset }) => place(dataset.space)) : shown("button", board));
	else if (island && [" ", "Enter"].includes(key)) at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	else if (key === "Escape") {
		close(null);
		armed ? arm(null) : choose(null);
		return hush();
	} else if (key in CLICKS) shown(CLICKS[key])[0]?.click();
	else if (key in LEADS) shown(LEADS[key])[0]?.focus();
	else if (key === "r") open(rules);
	else if (key === "?") $("#keys").showModal();
	else return;
	event.preventDefault();
});

mark();
if (!frame.dataset.past) {
	connect();
	addEventListener("online", hurry);
	frame.addEventListener("show", ({ detail }) => socket.readyState === 1 && socket.send(JSON.stringify({ show: detail })));
	addEventListener("visibilitychange", hurry);
}
