import { useState } from "react";

/** Each reason opens it once, as what is written or wrong in it: whoever closes it, or wipes out what was written, is not contradicted. */
export function useFold(...reasons: readonly boolean[]) {
  const count = reasons.filter(Boolean).length;
  const [isOpen, setOpen] = useState(count > 0);
  const [was, setWas] = useState(count);
  if (was !== count) {
    setWas(count);
    if (count > was) setOpen(true);
  }
  return { isOpen, onToggle: setOpen };
}
