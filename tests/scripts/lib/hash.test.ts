import { existsSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMadeFrom, markAsMadeFrom } from "../../../scripts/lib/hash.ts";

test("what is made is marked with what it was made from, also where it left no folder", () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-mark-"));
  const mark = join(temporary.path, "webpack", "compiled-from");
  expect([existsSync(mark), isMadeFrom(mark, "these")]).toEqual([false, false]);
  markAsMadeFrom(mark, "these");
  expect([isMadeFrom(mark, "these"), isMadeFrom(mark, "others")]).toEqual([true, false]);
});
