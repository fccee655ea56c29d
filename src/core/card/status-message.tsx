import React, { useEffect, useRef } from "react";

export function StatusMessage({ text, isNews }: { text: string; isNews: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) message.current?.focus();
  }, [isNews]);
  return (
    <p ref={message} className="lead" tabIndex={-1}>
      {text}
    </p>
  );
}
