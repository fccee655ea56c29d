import React, { type AnchorHTMLAttributes } from "react";
import { vi } from "vitest";

/*
 * Takes Gatsby's place where components import it, since its links, queries and slices need a built site around them:
 * `vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"))`.
 */

export const navigate = vi.fn();

/** Queries are read at build; what they answer is given by `answerQueries`. */
export const graphql = (): undefined => undefined;

let answer: unknown;
export function answerQueries(data: unknown): void {
  answer = data;
}
export const useStaticQuery = (): unknown => answer;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Marked, so that a test can tell a link that loads ahead from an ordinary one. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} data-loads-ahead="" {...rest}>
      {children}
    </a>
  );
}

type SliceProps = { alias: string } & Record<string, unknown>;

export function Slice({ alias, ...props }: SliceProps) {
  return <div data-slice={alias} data-props={JSON.stringify(props)} />;
}
