import { articleRecipient } from "@hjarta-lunga/contract/schemas/articles.ts";
import { expect, test } from "vitest";

const recipient = {
  firstName: "Anna",
  lastName: "Ek",
  email: "anna@exempel.se",
  street: "Storgatan 1",
  postalCode: "11455",
  town: "Stockholm",
};
const problemsOf = (given: Record<string, string>) =>
  articleRecipient.safeParse({ ...recipient, ...given }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  "Kivra-Betala.Live",
  "kivra-betala.help",
  "S.Kivra-Betala.Live",
  "Storgatan 1, se kivra.zone",
  "s.online",
  "kivra . live",
  "www.exempel.se",
])("no street, town or workplace is a link: %s", (text) => {
  for (const field of ["street", "town", "workplace"]) expect(problemsOf({ [field]: text })).toEqual(["hasLink"]);
});

test.each([
  "Storgatan 1, 2 tr.",
  "S.Sandgatan 4",
  "st.eriksgatan 5",
  "v.frölunda",
  "S:t Eriksgatan 5",
  "Drottningg. lgh 1102",
  "Box 12",
  "c/o Nilsson, Avd. 54",
  "Storg. 5 uppg. B",
])("a street or town may be written so: %s", (text) => {
  for (const field of ["street", "town", "workplace"]) expect(problemsOf({ [field]: text })).toEqual([]);
});
