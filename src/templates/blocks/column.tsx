import React, { type ReactNode } from "react";

export function Column({ children }: { children: ReactNode }) {
  return <section className="wrap column">{children}</section>;
}
