import React, { type ReactNode } from "react";

/** Reading matter: one column, hung a little in from the left on wide screens. Neighbours close up. */
export function Column({ children }: { children: ReactNode }) {
  return <section className="wrap column">{children}</section>;
}
