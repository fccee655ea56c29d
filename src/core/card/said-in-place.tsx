import React, { useEffect, useRef } from "react";

export function SaidInPlace({ text, isNews }: { text: string; isNews: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) said.current?.focus();
  }, [isNews]);
  return (
    <p ref={said} className="lead" tabIndex={-1}>
      {text}
    </p>
  );
}
