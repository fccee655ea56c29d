import type { z } from "zod";
import { fieldProblems, type FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";

/** By the field's name: the last part of its path in the contract's shape, with its place in a list. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

const isProblem = (said: string): said is FieldProblem => (fieldProblems as readonly string[]).includes(said);
const nameOf = (path: string): string => /[^.]+(\.\d+)?$/.exec(path)?.[0] ?? path;

export function problemsIn(schema: z.ZodType, value: unknown): FormProblems {
  const { error } = schema.safeParse(value);
  const found = (error?.issues ?? []).map(({ path, message }) => [path.join("."), message] as const);
  return asProblems(found);
}

/** What the API said of the same form: `{ "donor.email": "notAnEmail" }`. */
export const problemsFromApi = (fields: Readonly<Record<string, string>>): FormProblems =>
  asProblems(Object.entries(fields));

/** The same of the paths that begin so, if it said anything of them. */
export function problemsAt(fields: Readonly<Record<string, string>>, beginning: RegExp): FormProblems | null {
  const found = Object.entries(fields).filter(([path]) => beginning.test(path));
  return found.length === 0 ? null : asProblems(found);
}

function asProblems(found: readonly (readonly [path: string, said: string])[]): FormProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const [path, said] of found) if (isProblem(said)) problems[nameOf(path)] ??= said;
  return problems;
}
