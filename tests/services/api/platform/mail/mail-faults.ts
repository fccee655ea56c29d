type Said = { subject?: string | undefined; text?: string | undefined; html?: string | undefined };

/** Gmail cuts off what comes after 102 kB. */
const mostBytes = 100_000;

const seen = (html: string): string =>
  html
    .slice(html.indexOf("<body"))
    .replaceAll(/<!--\[if mso\]>[\s\S]*?<!\[endif\]-->/g, "")
    .replaceAll(/<div style="display:none[\s\S]*?<\/div>/g, "")
    .replaceAll(/<[^>]+>/g, " ");

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const known = /^(?:html|head|meta|title|style|body|div|table|tr|td|p|h1|h2|a|img|span|blockquote|br)$/;

/** What every mail of ours keeps to, whatever it says. Empty where all is well. */
export const mailFaults = ({ text = "", html = "" }: Said): string[] => {
  const links = tags(html, "a").map((tag) => (/href="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&"));
  const pictures = tags(html, "img");
  const others = [...html.replaceAll(/<!--\[if mso\]><xml>.*?-->/g, "").matchAll(/<\/?([a-z]\w*)/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => !known.test(name));
  const buttons = html.match(/<table role="presentation" class="button/g)?.length ?? 0;
  const longest = Math.max(
    0,
    ...seen(html)
      .split(/\s+/)
      .map((word) => (/^https?:/.test(word) ? word.length : 0)),
  );
  const rules: [string, boolean][] = [
    ["has more than one button", buttons > 1],
    ["has links, and no button", buttons === 0 && links.some((url) => url.startsWith("http"))],
    ["has a link that its text part lacks", links.some((url) => url.startsWith("http") && !text.includes(url))],
    ["links elsewhere than to the web and a telephone", links.some((url) => !/^(?:https?:\/\/|tel:\+)/.test(url))],
    ["shows a bare URL", longest > 0],
    [
      "has a picture without alt, width or height",
      pictures.some((tag) => !tag.includes(' alt="') || !/ width="\d+" height="\d+"/.test(tag)),
    ],
    [
      "has a picture that is neither ours nor with it",
      pictures.some((tag) => !/ src="(?:https?:\/\/[^"]+\/api\/|cid:)/.test(tag)),
    ],
    ["loads a picture that is not the same for everybody", pictures.some((tag) => /src="http[^"]*[?#]/.test(tag))],
    [
      "lacks its look by night",
      !html.includes("prefers-color-scheme:dark") || !html.includes('name="color-scheme" content="light dark"'),
    ],
    ["lacks its language", !/<html lang="(?:sv|en)"/.test(html)],
    ["has nothing to read before it is opened", !/<body[^>]*>\s*<div style="display:none[^>]*>[^<]{3}/.test(html)],
    ["is longer than Gmail shows", Buffer.byteLength(html) > mostBytes],
    [`has markup that no mail of ours has: ${others.join(" ")}`, others.length > 0],
    ["has a name that was not filled in", /\{[a-zA-Z]+\}/.test(`${seen(html)}${text}`)],
    ["is without words", text.trim().length < 40],
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([fault]) => fault);
};
