import { afterAll, beforeAll, expect, test } from "vitest";
import { keptCollections } from "../../../services/content/src/kept-collections.ts";
import { startContent, type TestContent } from "./test-content.ts";

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

test("all that the content service keeps has a rule of retention", () => {
  const { collections, globals } = content.payload.config;
  const slugs = [...collections, ...globals].map(({ slug }) => slug as string);
  expect(Object.keys(keptCollections).toSorted()).toEqual(slugs.toSorted());
});
