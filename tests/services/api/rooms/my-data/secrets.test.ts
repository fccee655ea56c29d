import { expect, test } from "vitest";
import { mailedSecrets } from "../../../../../services/api/src/rooms/my-data/secrets.ts";

const [older, newer] = ["o".repeat(32), "n".repeat(32)];
const secretsOf = (...list: string[]) => mailedSecrets({ myDataSecret: list.join(",") });

/** What one process has made and what another, that has turned further, meets. */
test.each([
  ["before it is turned", [older], [older, newer]],
  ["while both are known", [older, newer], [newer, older]],
  ["the other way round", [newer, older], [older, newer]],
  ["when only the new one makes links", [newer, older], [newer]],
])("a link and a code are good %s", (_when, made, met) => {
  const [one, other] = [secretsOf(...made), secretsOf(...met)];
  const hash = one.hashOfLink("row");
  const link = other.linkOf("row", hash) ?? "";
  expect(one.linkOf("row", hash)).toBe(link);
  expect(other.hashesOf(link)).toContain(hash);
  expect(other.isCode({ id: "proof", secretHash: one.codeHash("proof", "123456") }, "123456")).toBe(true);
});

test("a secret that nobody knows any more makes no link, and what another made is none", () => {
  const hash = secretsOf(older).hashOfLink("row");
  expect(secretsOf(newer).linkOf("row", hash)).toBeUndefined();
  expect(secretsOf(newer).isCode({ id: "proof", secretHash: secretsOf(older).codeHash("proof", "1") }, "1")).toBe(
    false,
  );
  expect(secretsOf(older).linkOf("another", hash)).toBeUndefined();
});
