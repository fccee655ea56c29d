/*
 * What stands before a page's own title. Gatsby writes that once a page, and again when the page's data comes anew; a
 * journey shows many screens on one page.
 */
const before = { error: "", step: "" };

let own = "";
let written = "";
let observer: MutationObserver | undefined;

/** A title of our making would stand beside Gatsby's, which for a moment is not there. */
const hasTitle = () => document.head.querySelector("title") !== null;

function write(): void {
  const step = before.step !== "" && !own.includes(before.step) ? `${before.step}, ` : "";
  written = `${before.error}${before.error && " "}${step}${own}`;
  if (hasTitle()) document.title = written;
}

/** Whatever else has been written is the page's own. */
function follow(): void {
  if (!hasTitle() || document.title === written) return;
  own = document.title;
  write();
}

/** The page's own title, without what is said before it. */
export function ownTitle(): string {
  if (observer !== undefined) follow();
  return observer === undefined ? document.title : own;
}

/** Without words the part is taken away; without any part the page has its title back. */
export function setTitlePart(part: keyof typeof before, words: string): void {
  if (observer === undefined) {
    own = document.title;
    observer = new MutationObserver(follow);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  } else follow();
  before[part] = words;
  write();
  if (before.error !== "" || before.step !== "") return;
  observer.disconnect();
  observer = undefined;
}
