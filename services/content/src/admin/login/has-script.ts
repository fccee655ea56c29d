import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A press before the script is there would send the form by itself. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Read from the form: what was written, or filled in by a password manager, before the script was there counts. */
export function writtenIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}
