// The bots' ratings are those of as many seats as the form has taken.
const form = document.querySelector("#new-form");

function rate() {
	const taken = form.querySelectorAll("[name^=seat-] :checked:not([value=nobody])").length;
	for (const one of form.querySelectorAll("[data-seats]")) one.hidden = +one.dataset.seats !== taken;
}
form.addEventListener("change", rate);
rate(); // browsers keep what was chosen when a page is loaded again
