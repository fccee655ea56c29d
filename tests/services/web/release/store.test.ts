import { expect, test } from "vitest";
import { chooseReleases } from "../../../../services/web/src/release/store.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const old = ["01", "02", "03", "04", "05", "06"].map((day) => `202611${day}T120000000-aaaaaa`);
const young = ["20261120T120000000-bbbbbb", "20261121T110000000-cccccc"];
const megabytes = 1024 ** 2;

const sized = (ids: string[], wholeMegabytes = 10, addedMegabytes = 1) =>
  new Map(ids.map((id) => [id, { whole: wholeMegabytes * megabytes, added: addedMegabytes * megabytes }]));
/** As many as there are, a minute apart, newest first. */
const busyWeek = (count: number) =>
  Array.from({ length: count }, (_, minutes) => {
    const time = new Date(now - minutes * 60_000).toISOString().replace(/[-:.Z]/g, "");
    return `${time}-dddddd`;
  });

test("the last five releases are kept, and every one that is younger than a week", () => {
  const { kept, pruned } = chooseReleases(sized([...old, ...young]), young[1] ?? "", now);
  expect(kept).toEqual([...young].reverse().concat([...old].reverse().slice(0, 3)));
  expect(pruned).toEqual([...old].reverse().slice(3));
});

test("the live release is kept however old it is", () => {
  const live = "20260101T120000000-dddddd";
  expect(chooseReleases(sized([live, ...old]), live, now).kept).toContain(live);
});

test.each([
  ["a hundred releases", 150, 10, 1, 100],
  // The oldest takes 1000 MB, each newer one 500 MB more.
  ["4 GB of small changes to a large site", 40, 1000, 500, 7],
  ["two, where one alone is more than there is room for", 5, 5000, 5000, 2],
])("of a busy week no more is kept than %s", (_what, count, wholeMegabytes, addedMegabytes, expected) => {
  const ids = busyWeek(count);
  const { kept, pruned } = chooseReleases(sized(ids, wholeMegabytes, addedMegabytes), ids[0] ?? "", now);
  expect(kept).toEqual(ids.slice(0, expected));
  expect(pruned).toEqual(ids.slice(expected));
});

test("the live release is kept also where there is no room left", () => {
  const ids = busyWeek(120);
  expect(chooseReleases(sized(ids), ids[110] ?? "", now).kept).toContain(ids[110]);
});
