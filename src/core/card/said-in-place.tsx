import React, { useEffect, useRef } from "react";

type Props = { text: string; isNews: boolean };

export function SaidInPlace({ text, isNews }: Props) {
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
