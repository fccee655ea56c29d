import type { KeyboardEvent } from "react";

/** For a field where Enter ends a word or a search and must not send the form. Answers whether it was such an Enter. */
export function stayOnEnter(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  event.preventDefault();
  return true;
}
