export type AnswerType = "string" | "number" | "list" | "object";

/**
 * A call of the API, with what is sent and what is answered. Those are types alone: the schemas that judge them stay with who
 * judges, since the site's first script has no room for their library.
 */
export type Call<Sent = unknown, Answer = unknown> = {
  readonly method: "GET" | "POST";
  /** What is named after a colon is filled in. */
  readonly path: string;
  /** What is sent stands in the URL, as it does of each GET. */
  readonly inUrl?: true;
  /** Fields that every answer has: whatever lacks them was written by something between here and the API. */
  readonly answers?: Readonly<Partial<Record<keyof Answer & string, AnswerType>>>;
  readonly types?: { sent: Sent; answer: Answer };
};

/** The path with all that it names, and what is left over. */
export function fillPath({ path }: Pick<Call, "path">, given: Readonly<Record<string, string>>) {
  const rest: Record<string, string> = {};
  let filled = path;
  for (const [name, value] of Object.entries(given)) {
    if (filled.includes(`:${name}`)) filled = filled.replace(`:${name}`, encodeURIComponent(value));
    else rest[name] = value;
  }
  return { filled, rest };
}

/** The URL of a call. */
export function hrefOf(call: Pick<Call, "path">, given: Readonly<Record<string, string>>): string {
  const { filled, rest } = fillPath(call, given);
  return Object.keys(rest).length === 0 ? filled : `${filled}?${new URLSearchParams(rest)}`;
}
