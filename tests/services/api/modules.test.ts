import { expect, test } from "vitest";
import { modules } from "../../../services/api/src/modules.ts";

/** That nothing is missing the compiler sees; one that takes another's place it does not. */
test.each(["orders", "letters", "followed", "previews", "posted", "signed", "retention", "commands"] as const)(
  "no two modules bring %s of one name",
  (part) => {
    const names = modules.flatMap((one) => Object.keys(one[part] ?? {}));
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  },
);
