import { expect, test } from "vitest";
import { stagesOf } from "#src/features/company-gift/order-page/stages.ts";

type Known = Parameters<typeof stagesOf>[0];

const invoice = { issuedOn: "2026-12-03", mailed: true, refused: false };
const known: Known = {
  stage: "invoiced",
  orderedOn: "2026-12-03",
  dueOn: "2027-01-02",
  paidOn: null,
  invoice,
  isWhole: true,
  today: "2026-12-05",
};
const say = (given: Partial<Known>) =>
  stagesOf({ ...known, ...given }).map(({ name, is }) => `${name.split(".").at(-1) ?? ""} ${is}`);
const unbilled = { dueOn: null, invoice: null };

test.each<[string, Partial<Known>, string[]]>([
  ["ordered and not paid", { stage: "ordered", ...unbilled }, ["ordered done", "waits now", "diploma later"]],
  ["an invoice that was mailed", {}, ["ordered done", "mailed done", "waits now", "diploma later"]],
  [
    "an invoice that is downloaded",
    { invoice: { ...invoice, mailed: false } },
    ["ordered done", "made done", "waits now", "diploma later"],
  ],
  [
    "an invoice whose mail did not arrive",
    { invoice: { ...invoice, refused: true } },
    ["ordered done", "refused done", "waits now", "diploma later"],
  ],
  [
    "an invoice, by the short number",
    { invoice: null, isWhole: false },
    ["ordered done", "invoiced done", "waits now", "diploma later"],
  ],
  [
    "a paid invoice",
    { stage: "paid", paidOn: "2026-12-20" },
    ["ordered done", "mailed done", "paid done", "diploma done"],
  ],
  [
    "paid by Swish",
    { stage: "paid", paidOn: "2026-12-03", ...unbilled },
    ["ordered done", "paid done", "diploma done"],
  ],
  ["given back", { stage: "givenBack", ...unbilled }, ["ordered done", "paid done", "givenBack now"]],
  ["ended", { stage: "ended" }, ["ordered done", "ended now"]],
])("%s", (_, given, stages) => {
  expect(say(given)).toEqual(stages);
});

test.each([
  ["2027-01-02", "companyPage.stage.waitsUntil"],
  ["2027-01-03", "companyPage.stage.late"],
])("on %s what waits says %s", (today, said) => {
  expect(stagesOf({ ...known, today }).find(({ is }) => is === "now")?.said).toBe(said);
});

test("whoever has only the short number is led to the mail for the diploma", () => {
  const said = (isWhole: boolean) => stagesOf({ ...known, stage: "paid", isWhole }).at(-1)?.said;
  expect(said(true)).toBe("companyPage.stage.diplomaNow");
  expect(said(false)).toBe("companyPage.stage.diplomaMailed");
});
