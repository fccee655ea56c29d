import { block } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { readHalfWritten } from "../../../services/content/src/preview/half-written.ts";

const call = { type: "journeyCall", tone: "heart", heading: "Ge", action: { label: "Ge en gåva", href: "/ge/" } };

test.each<[string, object, object]>([
  ["a whole block stays as it is", call, call],
  ["a heading that is not written is empty", { ...call, heading: undefined }, { ...call, heading: "" }],
  [
    "a button without words has a sign of them",
    { ...call, action: { label: "", href: "/ge/" } },
    { ...call, action: { label: "…", href: "/ge/" } },
  ],
  [
    "an address that is begun leads nowhere",
    { ...call, action: { label: "Ge", href: "htt" } },
    { ...call, action: { label: "Ge", href: "#" } },
  ],
  [
    "so does one that is not begun, beside words that are not either",
    { ...call, heading: undefined, action: { label: "" } },
    { ...call, heading: "", action: { label: "…", href: "#" } },
  ],
])("%s", (_, given, whole) => {
  expect(readHalfWritten(block, given)).toEqual({ whole });
});

test.each<[string, object]>([
  ["a picture that is not chosen", { type: "picture" }],
  ["cards of which none is chosen", { type: "cards", heading: "Kort", campaigns: [] }],
  ["a heading longer than any", { ...call, heading: "å".repeat(5000) }],
  ["a block of no kind", { type: "nope" }],
])("nothing stands in for %s", (_, given) => {
  expect(readHalfWritten(block, given)).toHaveProperty("issues");
});

test("a link that would run script leads nowhere", () => {
  const given = { ...call, action: { label: "Ge", href: "javascript:alert(1)" } };
  expect(readHalfWritten(block, given)).toMatchObject({ whole: { action: { href: "#" } } });
});
