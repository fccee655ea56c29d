import type { KeyboardEvent } from "react";

/**
 * For a field in the middle of a form, where Enter ends a word or a search and is no wish to send all of it. Whatever has
 * taken the key already keeps it. Says whether it was such an Enter.
 */
export function stayOnEnter(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  event.preventDefault();
  return true;
}
