export type AnswerType = "string" | "number" | "boolean" | "list" | "object";

/** What is sent and answered are types alone: the site's first script has no room for the schemas. */
export type Call<Sent = unknown, Answer = unknown> = {
  readonly method: "GET" | "POST";
  /** What is named after a colon is filled in. */
  readonly path: string;
  /** What is sent stands in the URL, as it does of each GET. */
  readonly inUrl?: true;
  readonly answers?: AnswerFields<Answer> | undefined;
  readonly types?: { sent: Sent; answer: Answer };
};

/** Fields that every answer has: whatever lacks them was written by something between here and the API. */
type AnswerFields<Answer> = Readonly<Partial<Record<keyof Answer & string, AnswerType>>>;

/* Mark each as pure, or every page bundles all calls. */
export const get = <Sent, Answer>(path: string, answers?: AnswerFields<Answer>): Call<Sent, Answer> => ({
  method: "GET",
  path,
  answers,
});
export const post = <Sent, Answer>(path: string, answers?: AnswerFields<Answer>): Call<Sent, Answer> => ({
  method: "POST",
  path,
  answers,
});

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

export function hrefOf(call: Pick<Call, "path">, given: Readonly<Record<string, string>>): string {
  const { filled, rest } = fillPath(call, given);
  return Object.keys(rest).length === 0 ? filled : `${filled}?${new URLSearchParams(rest)}`;
}
