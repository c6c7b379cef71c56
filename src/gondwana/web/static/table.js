// The table in the browser: choosing, sending, showing what comes. No rules here.
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const frame = $("#frame");
const { table: id, rules } = frame.dataset;
const here = `/t/${id}`;
const live = !("at" in frame.dataset);
const known = {}; // each part's HTML, once it came by the socket
let chosen = null; // the space whose dinosaur is to go
let armed = null; // the words that one more press sends
let busy = false;

// Choosing
const targetsOf = (from) => $$(`.target[data-from="${from}"]`);

function mark() {
  for (const space of $$(".space")) space.classList.toggle("chosen", !!chosen && space.dataset.from === chosen);
  for (const target of $$(".target[data-from]")) target.classList.toggle("lit", target.dataset.from === chosen);
  for (const el of $$("[data-words][data-confirm]")) el.classList.toggle("armed", el.dataset.words === armed);
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
  if (words) {
    if ("confirm" in el.dataset && armed !== words) arm(words);
    else act(words);
  } else if (from) choose(from);
  else if (space) {
    why({ space, from: chosen ?? "" });
    if (chosen) choose(null);
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
  if (answer.redirected) location.assign(answer.url);
  return answer.headers.get("Content-Type")?.includes("json") ? answer.json() : null;
}

// The table may have moved on unseen; where the same is asked, we answer again.
async function postAgain(what, fields) {
  const asked = question();
  let told = await post(what, fields);
  for (let n = 0; n < 3 && what === "act" && told?.version; n++) {
    for (let wait = 0; wait < 40 && seen().version < told.version; wait++) await new Promise((done) => setTimeout(done, 25));
    if (question() !== asked) break;
    told = await post(what, { ...fields, ...seen() });
  }
  return told;
}

async function guarded(what, fields) {
  if (busy) return;
  busy = true;
  try {
    const told = await postAgain(what, fields);
    if (told?.sentence) toast(told);
  } catch {
    toast({ sentence: frame.dataset.lost });
  } finally {
    busy = false;
  }
}

function act(words) {
  armed = null;
  $("#toast").hidden = true;
  const [verb, , to] = words.split(" ");
  guarded("act", { ...seen(), words });
  chosen = verb === "move" ? to.toUpperCase() : null; // one may go on with the same dinosaur
}

function why(fields) {
  if (live && frame.dataset.seat !== "") guarded("why", { ...seen(), ...fields });
}

// Saying
const say = (text) => ($("#say").textContent = text);
let fading;

function toast({ sentence, clause }) {
  const el = $("#toast");
  el.textContent = sentence;
  if (clause) {
    const link = document.createElement("a");
    link.href = `${rules}#${clause}`;
    link.dataset.clause = link.textContent = clause;
    el.textContent = sentence.replace(` (${clause})`, "");
    el.append(link);
  }
  el.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => (el.hidden = true), 6000);
}

function show(...nodes) {
  $("#sheet-text").replaceChildren(...nodes);
  if (!$("#sheet").open) $("#sheet").showModal();
}

async function showClause(clause) {
  const answer = await fetch(`${rules}/${clause}`, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  const [title, text] = [document.createElement("h2"), document.createElement("p")];
  title.textContent = told.clause ?? clause;
  text.textContent = told.text ?? told.sentence;
  show(title, text);
}

async function showLog() {
  const answer = await fetch(`${location.pathname}/log`);
  const text = new DOMParser().parseFromString(await answer.text(), "text/html");
  show(...text.body.childNodes);
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
    const old = known[name] ?? "";
    known[name] = typeof change === "string" ? change : old.slice(0, change[0]) + change[2] + old.slice(change[0] + change[1]);
    const el = document.getElementById(name);
    if (el) Idiomorph.morph(el, inside(el, known[name]), { restoreFocus: true });
  }
  if (frame.dataset.seat !== String(seat ?? "")) chosen = armed = null;
  Object.assign(frame.dataset, { v, s, seat: seat ?? "" });
  if (chosen && !targetsOf(chosen).length) chosen = null;
  if (armed && !$(`[data-about="${armed}"]`)) armed = null;
  mark();
  if (focus !== document.activeElement) ((focus.id && $(`#${focus.id}`)) || (words && $(`[data-words="${words}"]`)) || (space && place(space)))?.focus({ preventScroll: true });
  const ask = $("#part-ask.stick h2")?.textContent;
  const news = logLines().filter((line) => !before.has(line));
  if (ask && ask !== asked) news.push(ask);
  if (news.length) say(news.join(" "));
}

// An element as the part is to become; the island is read as SVG.
function inside(el, html) {
  const svg = el.namespaceURI.endsWith("svg");
  const holder = document.createElement("template");
  holder.innerHTML = svg ? `<svg>${html}</svg>` : html;
  return (svg ? holder.content.firstChild : holder.content).firstElementChild;
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

function hurry() {
  if (live && !document.hidden && socket.readyState === WebSocket.CLOSED) connect();
}

const uncover = (seat) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ show: seat }));

// Mouse and touch
const close = (which) => $$("details.drop[open]").filter(which).forEach((drop) => (drop.open = false));
document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-words], [data-from], [data-space], [data-why], [data-back], [data-show], [data-open], [data-copy], [data-clause], [data-log], [data-at]");
  close((drop) => !drop.contains(event.target));
  if (!el || el === frame) {
    if (event.target.closest(".map") && chosen) choose(null);
    return;
  }
  const { dataset } = el;
  if (el.tagName === "A") event.preventDefault();
  if (dataset.clause) showClause(dataset.clause);
  else if ("log" in dataset) showLog();
  else if (dataset.at) place(dataset.at)?.focus();
  else if (dataset.open) $(`#${dataset.open}`).showModal();
  else if ("show" in dataset) uncover(dataset.show === "" ? null : Number(dataset.show));
  else if ("back" in dataset && live) arm(null);
  else if (dataset.why && live) why({ words: dataset.why });
  else if (dataset.copy) navigator.clipboard.writeText($(`#${dataset.copy}`).value).then(() => toast({ sentence: dataset.done }));
  else if (live) press(el);
});

document.addEventListener("pointerdown", ({ target }) => {
  const peek = target.closest("[data-peek]");
  if (!peek) return;
  uncover(Number(peek.dataset.peek));
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => uncover(null), { once: true });
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-quiet]");
  if (!form) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  guarded(form.getAttribute("action").slice(here.length + 1), "versioned" in form.dataset ? { ...fields, version: seen().version } : fields);
});
document.addEventListener("change", (event) => event.target.closest(".choice")?.requestSubmit());

// Keys
const place = (name) => $(`.target.lit[data-space="${name}"]`) ?? $(`#s-${name}`);
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const middle = (el) => {
  const box = el.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

function walk(from, [dx, dy], among) {
  const [x, y] = middle(from);
  let [best, least] = [null, Infinity];
  for (const el of among) {
    const [u, v] = middle(el);
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (along > 4 && along + 1.5 * aside < least && el !== from) [best, least] = [el, along + 1.5 * aside];
  }
  best?.focus();
}

const spots = () => $$(".space").map((space) => place(space.dataset.space));
const first = (selector) => $$(selector).find((el) => el.checkVisibility());
const SHORT = {
  u: () => $("#b-undo")?.click(),
  s: () => $("#b-skip")?.click(),
  p: () => first('#part-ask [data-words="pass"]')?.click(),
  i: () => (first(".space.may, .target.lit") ?? $(".space"))?.focus(),
  a: () => first("#part-auction [data-words]")?.focus(),
  h: () => first("#part-hand button")?.focus(),
  r: () => window.open(rules),
  "?": () => $("#keys").showModal(),
};

document.addEventListener("keydown", (event) => {
  const at = document.activeElement;
  if (event.key === "?" && $("#keys[open]")) return $("#keys").close();
  if (event.ctrlKey || event.altKey || event.metaKey || at.closest("input, select, textarea, dialog")) return;
  const board = at.closest(".island");
  const cell = at.closest("[role=gridcell]");
  if (ARROWS[event.key] && (board || cell)) walk(at, ARROWS[event.key], board ? spots() : $$("#part-auction [data-words]"));
  else if (board && (event.key === "Enter" || event.key === " ")) at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (event.key === "Escape") {
    close(() => true);
    if (armed) arm(null);
    else if (chosen) choose(null);
    $("#toast").hidden = true;
  } else if (SHORT[event.key]) SHORT[event.key]();
  else return;
  event.preventDefault();
});

// The past
const scrub = $("#scrub");
async function turnTo(n) {
  const answer = await fetch(`${here}/at/${n}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of ["#frame", "#part-top"]) Idiomorph.morph($(part), $(part, page));
  Idiomorph.morph(scrub, $("#scrub", page), { ignoreActiveValue: true });
  history.replaceState(null, "", `${here}/at/${n}`);
}
if (scrub) {
  scrub.addEventListener("input", () => turnTo(scrub.n.value));
  scrub.addEventListener("click", (event) => {
    const link = event.target.closest("a[rel]");
    if (!link) return;
    event.preventDefault();
    turnTo(link.pathname.split("/").pop());
  });
}

mark();
if (live) {
  connect();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
}
