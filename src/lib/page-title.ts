/* Gatsby writes the page's title anew when the page's data comes anew. */
const before = { error: "", step: "" };

let own = "";
let written = "";
let observer: MutationObserver | undefined;

/** Gatsby removes its title for a moment: one that we create would stay beside it. */
const hasTitle = () => document.head.querySelector("title") !== null;

function write(): void {
  const step = before.step !== "" && !own.includes(before.step) ? `${before.step}, ` : "";
  written = `${before.error}${before.error && " "}${step}${own}`;
  if (hasTitle()) document.title = written;
}

function follow(): void {
  if (!hasTitle() || document.title === written) return;
  own = document.title;
  write();
}

export function ownTitle(): string {
  if (observer !== undefined) follow();
  return observer === undefined ? document.title : own;
}

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
