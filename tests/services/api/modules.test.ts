import { expect, test } from "vitest";
import { bankFileReaders, modules, orderHandlers } from "../../../services/api/src/modules.ts";

const parts = ["orders", "mails", "followed", "previews", "posted", "signed", "retention"] as const;

/** That nothing is missing the compiler sees; one that takes another's place it does not. */
test.each([
  ...parts.map((part) => [part, modules.flatMap((one) => Object.keys(one[part] ?? {}))] as const),
  [
    "commands",
    modules.flatMap(({ commands }) => Object.keys(commands?.(orderHandlers, bankFileReaders) ?? {})),
  ] as const,
])("no two modules bring %s of one name", (_part, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
