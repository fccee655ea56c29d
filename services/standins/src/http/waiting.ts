import { html, Html } from "./html.ts";

/** The list is fetched anew while the field above it keeps what is being typed. */
const refresh = new Html(`<script>
  setInterval(async () => {
    const list = document.getElementById("waiting");
    if (list.contains(document.activeElement)) return;
    const answer = await fetch(list.dataset.from).catch(() => undefined);
    if (answer && answer.ok) {
      const fresh = await answer.text();
      if (fresh !== list.dataset.shown) { list.innerHTML = fresh; list.dataset.shown = fresh; }
    }
  }, 1000);
</script>`);

/** `/waiting` under the page's path answers with the list alone. */
export const waitingPart = (path: string, list: Html): Html =>
  html`<h2>Väntar</h2>
    <div id="waiting" data-from="${path}/waiting">${list}</div>
    <noscript
      ><p><a href="${path}">Visa på nytt</a></p></noscript
    >
    ${refresh}`;
