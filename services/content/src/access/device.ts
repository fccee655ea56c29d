const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];
const named = (names: [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1];

/** "Firefox på Windows", of what a browser says about itself. */
export function deviceOf(agent: string | null): string {
  const [browser, system] = [named(browsers, agent ?? ""), named(systems, agent ?? "")];
  if (browser !== undefined && system !== undefined) return `${browser} på ${system}`;
  return browser ?? system ?? "En okänd enhet";
}
