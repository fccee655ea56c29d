import type { Mandate } from "./repository.ts";

type Named = Pick<Mandate, "holderName" | "giverFirstName" | "giverLastName">;

/** The holder, unless the mandate names another. */
export const giverName = ({ holderName, giverFirstName, giverLastName }: Named): string =>
  [giverFirstName, giverLastName].filter((name) => name !== null).join(" ") || holderName;
