export type HeaderRule = { path: string; headers: [name: string, value: string][] };
export type Redirect = { from: string; query: string[]; to: string; status: number };

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `_headers`: a path at the beginning of a line, its headers indented below it. */
export const readHeaderRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name = "", value = ""] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
};

/** `_redirects`: from, query, to and status, one a line. */
export const readRedirects = (text: string): Redirect[] =>
  linesOf(text).map((line) => {
    const [from = "", ...rest] = line.trim().split(/\s+/);
    return { from, query: rest.slice(0, -2), to: rest.at(-2) ?? "", status: Number(rest.at(-1)) };
  });
