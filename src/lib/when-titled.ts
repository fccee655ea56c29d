import { ownTitle } from "./page-title.ts";

/** Between two pages the document has no title for a moment. */
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
