import type { TextKind } from "@hjarta-lunga/contract/text-lengths.ts";
import type { TextareaField, TextField } from "payload";
import { checkLength, checkText } from "./rules.ts";

type Options = { required?: boolean; description?: string; placeholder?: string };

const admin = ({ description, placeholder }: Options) => ({
  ...(description === undefined ? {} : { description }),
  ...(placeholder === undefined ? {} : { placeholder }),
});

const shared = (kind: TextKind, { required = true, ...shown }: Options) => ({
  required,
  admin: admin(shown),
  validate: (value: unknown) => (required ? checkText(value, kind) : checkLength(value, kind)),
});

export function line(name: string, label: string, options: Options = {}): TextField {
  return { name, type: "text", label, ...shared("line", options) };
}

export function lines(name: string, label: string, options: Options = {}): TextareaField {
  return { name, type: "textarea", label, ...shared("lines", options) };
}

export const optional = { required: false } as const;
