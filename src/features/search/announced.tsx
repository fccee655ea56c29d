import React, { useEffect, useState } from "react";

/** Typing is not interrupted at every letter. */
const announceAfterMs = 700;

export function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  );
}
