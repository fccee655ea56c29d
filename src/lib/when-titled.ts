import { ownTitle } from "./page-title.ts";

/** With the page's own title, once there is one: between two pages there is none for a moment. */
export function whenTitled(tell: (title: string) => void): void {
  if (document.title !== "") {
    tell(ownTitle());
    return;
  }
  const untitled = new MutationObserver(() => {
    if (document.title === "") return;
    untitled.disconnect();
    whenTitled(tell);
  });
  untitled.observe(document.head, { childList: true, characterData: true, subtree: true });
}
