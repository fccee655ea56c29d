import type { TextKind } from "@hjarta-lunga/contract/text-lengths.ts";
import type {
  ArrayField,
  CheckboxField,
  Field,
  GroupField,
  NumberField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
} from "payload";
import { checkLength, checkText } from "./rules.ts";

type Options = { required?: boolean; description?: string; placeholder?: string };

const shared = (kind: TextKind, { required = true, ...admin }: Options) => ({
  required,
  admin,
  validate: (value: unknown) => (required ? checkText(value, kind) : checkLength(value, kind)),
});

export const optional = { required: false } as const;

export function line(name: string, label: string, options: Options = {}): TextField {
  return { name, type: "text", label, ...shared("line", options) };
}

export function lines(name: string, label: string, options: Options = {}): TextareaField {
  return { name, type: "textarea", label, ...shared("lines", options) };
}

type Ticked = NonNullable<CheckboxField["admin"]> & { defaultValue?: boolean };

/** Of a tick, where two versions are compared. */
export const comparedAs = { Diff: "/admin/history/yes-no-diff.tsx#YesNoDiff" };

export function checkbox(name: string, label: string, { defaultValue = false, ...admin }: Ticked = {}): CheckboxField {
  return { name, type: "checkbox", label, defaultValue, admin: { ...admin, components: comparedAs } };
}

type Choice = Pick<SelectField, "access" | "admin" | "defaultValue" | "saveToJWT" | "unique">;

export function choice(
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  options: Choice,
): SelectField {
  const choices = Object.entries(labels).map(([value, text]) => ({ label: text, value }));
  return { name, type: "select", label, required: true, options: choices, ...options };
}

const isWhole = (value: unknown, least: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least;

type Whole = Pick<NumberField, "admin" | "defaultValue" | "min"> & { least: number; wrong: string };

export function wholeNumber(name: string, label: string, { least, wrong, admin, ...options }: Whole): NumberField {
  const validate = (value: unknown) => (isWhole(value, least) ? true : wrong);
  return {
    name,
    type: "number",
    label,
    required: true,
    ...options,
    admin: { step: 1, ...admin },
    validate,
  };
}

export const row = (...fields: Field[]): RowField => ({ type: "row", fields });

export function group(name: string, label: string, description: string | undefined, fields: Field[]): GroupField {
  return { name, type: "group", label, admin: description === undefined ? {} : { description }, fields };
}

const rowNamePath = "/admin/row-name.tsx#RowName";

type ListOptions = Pick<ArrayField, "admin" | "minRows" | "required" | "validate"> & {
  /** "Länk till {label}": what the row is called when its `label` is filled in. */
  rowName?: string;
};

export function list(
  name: string,
  label: string,
  [singular, plural]: readonly [string, string],
  fields: Field[],
  { rowName, admin, ...options }: ListOptions = {},
): ArrayField {
  const labels = { singular, plural };
  const components = { RowLabel: { path: rowNamePath, clientProps: { pattern: rowName, singular } } };
  const named = rowName === undefined ? admin : { ...admin, components };
  return { name, type: "array", label, labels, ...options, ...(named && { admin: named }), fields };
}

/** In the editors' lists, and on the site. */
export const positionField: NumberField = {
  name: "position",
  type: "number",
  label: "Plats i listan",
  defaultValue: 1000,
  index: true,
  admin: { position: "sidebar", step: 10, description: "Lägst nummer visas först." },
};
