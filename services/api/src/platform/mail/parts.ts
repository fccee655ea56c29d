/** What a text says of a way with its URL, and the few words that stand there in the HTML instead of the URL. */
export type Way = { said: string; url: string; words: string };

/** What mails are put together from. At most one of them is a button. */
export type Part =
  | string
  | { quoted: string }
  | { link: Way }
  | { button: Way }
  /** Its words say all: what the text says of it is left out. */
  | { onlyButton: Way }
  | { heading: string }
  | { slip: string; rows: readonly (readonly [string, string])[] };

type Kind = "quoted" | "link" | "button" | "onlyButton" | "heading" | "slip";
type Writers<Written> = { [Each in Kind]: (part: Extract<Exclude<Part, string>, Record<Each, unknown>>) => Written } & {
  paragraph: (words: string) => Written;
};

export const writePart = <Written>(part: Part, writers: Writers<Written>): Written => {
  if (typeof part === "string") return writers.paragraph(part);
  if ("quoted" in part) return writers.quoted(part);
  if ("link" in part) return writers.link(part);
  if ("button" in part) return writers.button(part);
  if ("onlyButton" in part) return writers.onlyButton(part);
  return "heading" in part ? writers.heading(part) : writers.slip(part);
};

/** A text of editors' that leaves the URL out does not leave the reader without it. */
const withUrl = ({ said, url }: Way): string => (said.includes(url) ? said : `${said} ${url}`);

const asText: Writers<string> = {
  paragraph: (words) => words,
  quoted: ({ quoted }) => `> ${quoted}`,
  link: ({ link }) => withUrl(link),
  button: ({ button }) => withUrl(button),
  onlyButton: ({ onlyButton }) => withUrl(onlyButton),
  heading: ({ heading }) => heading,
  slip: ({ slip, rows }) => [slip, ...rows.map((row) => row.filter((said) => said !== "").join(": "))].join("\n"),
};

export const textOf = (part: Part): string => writePart(part, asText);

/** Where the mail's one button leads, and its picture too. */
export const buttonUrl = (parts: readonly Part[]): string | undefined => {
  const [url, ...others] = parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("button" in part) return [part.button.url];
    return "onlyButton" in part ? [part.onlyButton.url] : [];
  });
  if (others.length > 0) throw new Error("A mail has one button");
  return url;
};
