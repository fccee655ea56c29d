import React, { useEffect, useState } from "react";

/** Who writes is not interrupted at every letter. */
const announceAfterMs = 700;

/** Said by screen readers, politely, when it has stood for a moment. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  );
}
