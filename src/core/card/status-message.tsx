import React, { useLayoutEffect, useRef } from "react";

export function StatusMessage({ text, isNews }: { text: string; isNews: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isNews) message.current?.focus();
  }, [isNews]);
  return (
    <p ref={message} className="lead" tabIndex={-1}>
      {text}
    </p>
  );
}
