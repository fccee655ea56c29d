import type { FormState } from "payload";
import { accepted, type Wrong } from "./refused-form.ts";

type Form = { collectionSlug?: string; globalSlug?: string; id?: number | string | undefined };

/** By the path that a form saves to. */
const held = new Map<string, readonly Wrong[]>();
const listeners = new Set<() => void>();
const none: readonly Wrong[] = [];

const hold = (path: string, reasons: readonly Wrong[]) => {
  if (reasons === none) held.delete(path);
  else held.set(path, reasons);
  listeners.forEach((listener) => listener());
};

export const savePathOf = ({ collectionSlug, globalSlug, id }: Form): string =>
  globalSlug === undefined
    ? `/content-api/${[collectionSlug, id].filter((part) => part !== undefined).join("/")}`
    : `/content-api/globals/${globalSlug}`;

export const reasonsHeldFor = (path: string): readonly Wrong[] => held.get(path) ?? none;
export const letReasonsGo = (path: string): void => {
  if (held.has(path)) hold(path, none);
};
export const onHeldReasons = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Answer = { message?: string; errors?: { data?: { errors?: { path?: string; message?: string }[] } | null }[] };

/** Refused before it was read: only a file makes a form so large. */
const tooLarge = 413;

const isRefusal = (status: number) => status === 400 || status === tooLarge;

/** Read before the form reads them: what it does with them may be undone before anything is drawn. */
export async function holdReasonsOf([asked, init]: Parameters<typeof fetch>, response: Response): Promise<void> {
  const body = init?.body;
  if (typeof asked !== "string" || !(body instanceof FormData)) return;
  const { pathname, searchParams } = new URL(asked, window.location.href);
  if (searchParams.get("autosave") === "true") return;
  if (response.ok) hold(pathname, accepted);
  if (!isRefusal(response.status)) return;
  const { errors = [], message } = (await response.clone().json()) as Answer;
  const ofFile = response.status === tooLarge && body.has("file") ? [{ path: "file", message }] : [];
  const reasons = [...ofFile, ...errors.flatMap(({ data }) => data?.errors ?? [])];
  const told = reasons.flatMap(({ path, message: words }) =>
    path === undefined || path === "" || words === undefined ? [] : [{ path, message: words }],
  );
  hold(pathname, told.length === 0 ? none : told);
}

/** A check of the form knows less than the save: a password, a file and what is taken are right to it. */
export function withReasonsHeld(state: FormState, reasons: readonly Wrong[]): FormState {
  const kept = reasons.filter(({ path }) => state[path] !== undefined && state[path].valid !== false);
  if (kept.length === 0) return state;
  const refused = kept.map(({ path, message }) => [path, { ...state[path], valid: false, errorMessage: message }]);
  return { ...state, ...(Object.fromEntries(refused) as FormState) };
}
