const listMark = /mso-list:\s*l\d+\s+level(\d+)/;
const ordered = /^[(]?(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** The site has h2 to h4: its own heading is the page's first. */
const headings: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const levelOf = (element: Element | null) =>
  element?.tagName === "P" ? Number(listMark.exec(element.getAttribute("style") ?? "")?.[1] ?? 0) : 0;

/** Word writes a list as paragraphs that begin with a drawn mark. */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const mark = marks.map(({ textContent }) => textContent).join("");
  for (const span of marks) span.remove();
  return mark.replaceAll("\u00A0", " ").trim();
}

function listFrom(first: Element): void {
  const { ownerDocument } = first;
  const open: Element[] = [];
  let next: Element | null = first;
  for (let level = levelOf(next); next !== null && level > 0; level = levelOf(next)) {
    const paragraph: Element = next;
    next = paragraph.nextElementSibling;
    const tag = ordered.test(takeMark(paragraph)) ? "ol" : "ul";
    while (open.length > level) open.pop();
    while (open.length < level) {
      const list = ownerDocument.createElement(tag);
      const around = open.at(-1);
      if (around === undefined) paragraph.before(list);
      else (around.lastElementChild ?? around.appendChild(ownerDocument.createElement("li"))).append(list);
      open.push(list);
    }
    const item = ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Of what is pasted: Word's lists as lists, and headings in the sizes that the site has. */
export function tidyPasted({ body }: Document): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
  for (const heading of body.querySelectorAll("h1, h5, h6")) rename(heading, headings[heading.tagName] ?? "h2");
  for (;;) {
    const first = [...body.querySelectorAll("p")].find((paragraph) => levelOf(paragraph) > 0);
    if (first === undefined) return;
    listFrom(first);
  }
}
