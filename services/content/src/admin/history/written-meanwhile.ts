import type { FormState } from "payload";

/** By the path that a form saves to. */
const forms = new Map<string, () => FormState>();

export function watchForm(path: string, getFields: () => FormState): () => void {
  forms.set(path, getFields);
  return () => {
    if (forms.get(path) === getFields) forms.delete(path);
  };
}

const isSame = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/**
 * What a form makes of the answer to its save, without the values of fields that were written while the save was on its
 * way. Payload keeps only the field that was written last, and gives the others back as they were sent.
 */
export function withoutWritten(answered: FormState, { sent, now }: { sent: FormState; now: FormState }): FormState {
  const kept = Object.entries(answered).map(([path, field]) => {
    const isWritten = now[path] !== undefined && !isSame(now[path].value, sent[path]?.value);
    if (!isWritten) return [path, field] as const;
    const names = Object.entries(field).filter(([name]) => name !== "value" && name !== "initialValue");
    return [path, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(kept);
}

export const writtenIn = (path: string): FormState | undefined => forms.get(path)?.();
