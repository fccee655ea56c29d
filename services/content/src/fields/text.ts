import type { TextareaField, TextField } from "payload";

type Options = { required?: boolean; description?: string; placeholder?: string };

const admin = ({ description, placeholder }: Options) => ({
  ...(description === undefined ? {} : { description }),
  ...(placeholder === undefined ? {} : { placeholder }),
});

/** One line of text. Required unless said otherwise. */
export function line(name: string, label: string, options: Options = {}): TextField {
  return { name, type: "text", label, required: options.required ?? true, admin: admin(options) };
}

/** Several lines of text. Required unless said otherwise. */
export function lines(name: string, label: string, options: Options = {}): TextareaField {
  return { name, type: "textarea", label, required: options.required ?? true, admin: admin(options) };
}

export const optional = { required: false } as const;
