import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

type Rule = ProductionRules[string];
/** `production`: it must be set there, to a value that the rule lets through. `ifGiven`: it may be left out. */
type Rules = { production?: Rule; ifGiven?: Rule };

class Variable<Value = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  readonly rules: Rules;

  constructor(name: string, schema: z.ZodType<Value>, rules: Rules) {
    this.name = name;
    this.schema = schema;
    this.rules = rules;
  }
}

export const variable = <Value>(name: string, schema: z.ZodType<Value>, rules: Rules = {}): Variable<Value> =>
  new Variable(name, schema, rules);

type Group = { readonly [setting: string]: Variable | Group };

export type Settings<Of extends Group> = {
  [Setting in keyof Of]: Of[Setting] extends Variable<infer Value>
    ? Value
    : Of[Setting] extends Group
      ? Settings<Of[Setting]>
      : never;
};

export const variablesOf = (group: Group): Variable[] =>
  Object.values(group).flatMap((one) => (one instanceof Variable ? [one] : variablesOf(one)));

/** Every variable is read, and what is wrong with each is told. */
export const readSettings = <Of extends Group>(
  group: Of,
  given: Readonly<Record<string, string>>,
  tellWrong: (problem: string) => void,
): Settings<Of> => {
  const read = (one: Variable | Group): unknown => {
    if (!(one instanceof Variable)) return readSettings(one, given, tellWrong);
    const result = one.schema.safeParse(given[one.name]);
    for (const { path, message } of result.error?.issues ?? [])
      tellWrong(`${[one.name, ...path].join(".")}: ${message}`);
    return result.data;
  };
  return Object.fromEntries(Object.entries(group).map(([setting, one]) => [setting, read(one)])) as Settings<Of>;
};

const withoutSlash = (url: string) => url.replace(/\/$/, "");
export const httpUrl = z.url({ protocol: /^https?$/ }).transform(withoutSlash);
export const httpsUrl = z.url({ protocol: /^https$/ }).transform(withoutSlash);

export const fileName = z.string().min(1).optional();

export const toMs = (seconds: number): number => seconds * 1_000;
