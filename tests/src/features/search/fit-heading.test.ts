import { expect, test } from "vitest";
import { fitHeading } from "#src/features/search/fit-heading.ts";

test.each([
  ["hjärta", "3.7"],
  ["att leva med hjärtlungräddning", "10.5"],
  ["hjärtlungräddningsutbildning", "17.4"],
  ["", "0.6"],
])("the heading about %s is as large as its longest word has room for", (query, parts) => {
  expect(fitHeading(query).fontSize).toContain(`/ ${parts})`);
});
