import { useState } from "react";

/*
 * In the memory of the tab alone: what somebody wrote survives a session that ended and the step with BankID, and is
 * on no disk of a computer in a library. Whoever identifies next is somebody else until shown to be the same.
 */
let owner: string | null = null;
const typed = new Map<string, unknown>();

export function forgetTyped(): void {
  owner = null;
  typed.clear();
}

export function keepTypedFor(person: string): void {
  if (owner !== null && owner !== person) typed.clear();
  owner = person;
}

/** What is written and not sent yet, or else what is saved. */
export function useTyped<Words>(name: string, saved: Words) {
  const [own, setOwn] = useState(() => typed.get(name) as Words | undefined);

  function write(words: Words): void {
    typed.set(name, words);
    setOwn(words);
  }
  function forget(): void {
    typed.delete(name);
    setOwn(undefined);
  }
  return { words: own ?? saved, isTyped: own !== undefined, write, forget };
}
