import { useState } from "react";

/** What is saved already is not asked to be proven anew: that it is said is the answer. */
export function useSameAsSaved(isSame: boolean) {
  const [isTold, setTold] = useState(false);
  return {
    isTold,
    forget: () => setTold(false),
    unless: async (send: () => Promise<unknown>): Promise<void> => {
      setTold(isSame);
      if (!isSame) await send();
    },
  };
}
