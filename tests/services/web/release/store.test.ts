import { expect, test } from "vitest";
import { chooseKept } from "../../../../services/web/src/release/store.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const old = ["01", "02", "03", "04", "05", "06"].map((day) => `202611${day}T120000000-aaaaaa`);
const young = ["20261120T120000000-bbbbbb", "20261121T110000000-cccccc"];

test("the last five releases are kept, and every one that is younger than a week", () => {
  const { kept, pruned } = chooseKept([...old, ...young], young[1] ?? "", now);
  expect(kept).toEqual([...young].reverse().concat([...old].reverse().slice(0, 3)));
  expect(pruned).toEqual([...old].reverse().slice(3));
});

test("the live release is kept however old it is", () => {
  const live = "20260101T120000000-dddddd";
  expect(chooseKept([live, ...old], live, now).kept).toContain(live);
});
