import type { z } from "zod";

/** So many things may be missing behind each other: a link, then its address. */
const rounds = 3;

type Issue = z.core.$ZodIssue;

/** What stands in for what is not written yet; undefined where nothing can. */
function standIn(issue: Issue): unknown {
  if (issue.code === "invalid_type" && issue.expected === "string") return "";
  if (issue.code === "too_small" && issue.origin === "string") return "…";
  if (issue.code === "invalid_format" && issue.path.at(-1) === "href") return "#";
  return undefined;
}

function put(whole: unknown, path: readonly PropertyKey[], value: unknown): void {
  const [name, ...rest] = path;
  if (typeof whole !== "object" || whole === null || name === undefined) return;
  const part = whole as Record<PropertyKey, unknown>;
  if (rest.length === 0) part[name] = value;
  else put(part[name], rest, value);
}

type Read<Out> = { whole: Out } | { issues: readonly Issue[] };

/** As the schema wants it, with stand-ins for what an editor has not come to yet. */
export function readHalfWritten<Out>(schema: z.ZodType<Out>, given: unknown): Read<Out> {
  const value: unknown = structuredClone(given);
  for (let round = 0; ; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { whole: parsed.data };
    const { issues } = parsed.error;
    const stands = issues.map((issue) => [issue, standIn(issue)] as const);
    if (round === rounds || stands.some(([, stand]) => stand === undefined)) return { issues };
    for (const [{ path }, stand] of stands) put(value, path, stand);
  }
}
