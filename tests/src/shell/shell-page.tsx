import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Shell, type ShellProps } from "#src/shell/shell.tsx";

/** A page with all that surrounds it. */
export const open = (props: Partial<ShellProps> = {}) =>
  render(
    <Shell language="sv" mood="day" path="/om-oss/" {...props}>
      <h1>Om oss</h1>
    </Shell>,
  );

export const header = () => within(screen.getByRole("banner"));
export const footer = () => within(screen.getByRole("contentinfo"));
export const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
