import type { FormState } from "payload";
import { expect, test } from "vitest";
import { withoutWritten } from "../../../services/content/src/admin/history/written-meanwhile.ts";

const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value }]));

const sent = form({ title: "Ny", picture: null, blocks: 0, season: { from: "01-01" } });

test.each<[string, Record<string, unknown>, string[]]>([
  ["nothing was written meanwhile", {}, ["title", "picture", "blocks", "season"]],
  ["one field was", { picture: 7 }, ["title", "blocks", "season"]],
  ["two were, the one after the other", { picture: 7, title: "Nyare" }, ["blocks", "season"]],
  ["the same was written again", { season: { from: "01-01" } }, ["title", "picture", "blocks", "season"]],
])("the answer to a save gives values back, but not of what was written meanwhile: %s", (_, written, expected) => {
  const now = { ...sent, ...form(written) };
  const state = withoutWritten(form({ title: "Ny!", picture: null, blocks: 1, season: {} }), { sent, now });
  const given = Object.keys(state).filter((path) => "value" in (state[path] ?? {}));
  expect(given).toEqual(expected);
  expect(Object.keys(state)).toEqual(["title", "picture", "blocks", "season"]);
});

test("what the service adds is taken", () => {
  const added: FormState = { slug: { value: "ny", addedByServer: true } };
  expect(withoutWritten(added, { sent, now: sent })).toEqual(added);
});
