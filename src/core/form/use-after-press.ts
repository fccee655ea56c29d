import { useEffect, useRef } from "react";

/** A field is left when a press begins: a message that appeared then would move what the finger is about to let go of. */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    // The click itself comes just after the finger has gone.
    const up = () =>
      setTimeout(() => {
        isDown.current = false;
        for (const work of waiting.current.splice(0)) work();
      });
    window.addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, up);
    return () => {
      window.removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointercancel"]) window.removeEventListener(end, up);
    };
  }, []);

  return (work) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  };
}
