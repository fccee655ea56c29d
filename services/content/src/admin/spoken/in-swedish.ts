/** What Payload and its packages say in English where no translation reaches: mostly to who listens to the screen. */
const swedish: ReadonlyMap<string, string> = new Map([
  ["Close toast", "Stäng meddelandet"],
  ["Notifications alt+T", "Meddelanden (Alt + T)"],
  ["select-all", "Markera alla"],
  ["Add block", "Lägg till här"],
  ["Drag to move", "Dra för att flytta"],
  ["Insert Paragraph", "Lägg till ett stycke"],
  ["Edit link", "Ändra länken"],
  ["Remove link", "Ta bort länken"],
]);
const attributes = ["aria-label", "title"];
const selector = attributes.map((name) => `[${name}]`).join(",");

/** Payload gives a dialog the name that its code has for it. */
function nameDialog(dialog: Element | null): void {
  if (dialog === null || dialog.id === "" || dialog.getAttribute("aria-label") !== dialog.id) return;
  const heading = dialog.querySelector("h1, h2, h3")?.textContent.trim() ?? "";
  if (heading !== "") dialog.setAttribute("aria-label", heading);
}

function say(element: Element): void {
  for (const name of attributes) {
    const word = swedish.get(element.getAttribute(name) ?? "");
    if (word !== undefined) element.setAttribute(name, word);
  }
}

function sayWithin(node: Node): void {
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  say(element);
  for (const inside of element.querySelectorAll(selector)) say(inside);
  nameDialog(element.closest("dialog"));
  for (const dialog of element.querySelectorAll("dialog")) nameDialog(dialog);
}

/** Until it is told to stop. React leaves an attribute that it has set alone while its own word is the same. */
export function keepInSwedish(root: Element): () => void {
  sayWithin(root);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === "attributes") say(target as Element);
      else for (const node of addedNodes) sayWithin(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: attributes });
  return () => observer.disconnect();
}
