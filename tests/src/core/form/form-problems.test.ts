import { expect, test } from "vitest";
import { problemsFromApi } from "#src/core/form/form-problems.ts";

test("what the API says of a field stands at that field", () => {
  expect(problemsFromApi({ "donor.email": "notAnEmail", "donor.mobile": "notAPhone" })).toEqual({
    email: "notAnEmail",
    mobile: "notAPhone",
  });
});

test("words that are no problem of the contract's are not shown to a visitor", () => {
  expect(problemsFromApi({ donor: "Invalid input", "donor.firstName": "constructor" })).toEqual({});
});
