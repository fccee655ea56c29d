import { accountInFiles, bankOfClearing, readAccount } from "@hjarta-lunga/contract/accounts.ts";
import { writtenAccount } from "@hjarta-lunga/contract/schemas/accounts.ts";
import { describe, expect, test } from "vitest";
import { clearingRanges, numberThatAgrees } from "./clearing-ranges.ts";

const read = (clearing: string, number: string) => readAccount({ clearing, number });

describe("an account is told from the way it is written", () => {
  test.each([
    ["5000", "0012343", "SEB 5000 0012343"],
    ["1200", "0012345", "Danske Bank 1200 0012345"],
    ["4000", "0012358", "Nordea 4000 0012358"],
    ["9550", "0012349", "Avanza Bank 9550 0012349"],
    ["6000", "000012343", "Handelsbanken 6000 000012343"],
    ["6000", "00012343", "Handelsbanken 6000 000012343"],
    ["8000", "0000012344", "Swedbank 8000 0000012344"],
    ["8000", "012344", "Swedbank 8000 0000012344"],
    ["9570", "0000012344", "Sparbanken Syd 9570 0000012344"],
    ["3300", "8807012391", "Nordea 3300 8807012391"],
    ["3300", "880701-2391", "Nordea 3300 8807012391"],
    ["3300", "19880701-2391", "Nordea 3300 8807012391"],
    ["3300", "200107012387", "Nordea 3300 0107012387"],
    ["9960", "34", "Nordea Plusgirot 9960 00000034"],
    ["8327-9", "000 001 234-4", "Swedbank 8327 0000012344"],
    ["8327", "9 000 001 234-4", "Swedbank 8327 0000012344"],
    ["8327-9", "8327-9, 000 001 234-4", "Swedbank 8327 0000012344"],
    ["8327-9, 000 001 234-4", "", "Swedbank 8327 0000012344"],
    ["", "8327-9, 000 001 234-4", "Swedbank 8327 0000012344"],
    ["", "8000 000 001 234 4", "Swedbank 8000 0000012344"],
    ["8327-9, 12 34-4", "", "stops clearing=tooLong number=required"],
    ["3300 880701-2391", "", "Nordea 3300 8807012391"],
    ["", "5000 00 123 43", "SEB 5000 0012343"],
    ["5000", "5000 00 123 43", "SEB 5000 0012343"],
    ["6000", "6000 000 012 343", "Handelsbanken 6000 000012343"],
    [" 5000 ", "00\u00a0123\u200943", "SEB 5000 0012343"],
    ["5000", "00–123—43", "SEB 5000 0012343"],
    ["5000", "00\u2011123\u221243", "SEB 5000 0012343"],
    ["\u202a5000\u202c", "0012343\u200e", "SEB 5000 0012343"],
    ["５０００", "００１２３４３", "SEB 5000 0012343"],
    ["5000:", "00.123,43", "SEB 5000 0012343"],
  ])("%j and %j: %s", (clearing, number, expected) => {
    const account = read(clearing, number);
    const said =
      account.verdict === "stops"
        ? `stops ${Object.entries(account.problems)
            .map(([field, problem]) => `${field}=${problem}`)
            .join(" ")}`
        : `${account.bank} ${account.clearing} ${account.number}`;
    expect(said).toBe(expected);
    if (account.verdict !== "stops") expect(account).toMatchObject({ verdict: "ok", doubtful: [] });
  });
});

describe("what cannot be an account stops, at the field that is wrong", () => {
  test.each([
    ["nothing", "", "", { clearing: "required", number: "required" }],
    ["spaces alone", "  ", "\u00a0", { clearing: "required", number: "required" }],
    ["no number", "5000", "", { number: "required" }],
    ["Handelsbanken without its clearing number", "", "123 456 789", { clearing: "required" }],
    ["a personal number alone", "", "19880701-2391", { clearing: "required" }],
    ["a personal account alone", "", "880701-2391", { clearing: "required" }],
    ["three digits", "600", "123456789", { clearing: "tooShort" }],
    ["a fifth digit that is not Swedbank's", "50001", "0012343", { clearing: "tooLong" }],
    ["a bank that is none", "0999", "0012343", { clearing: "unknownClearing" }],
    ["a gap between banks", "2100", "0012343", { clearing: "unknownClearing" }],
    ["letters", "SEB", "kontot", { clearing: "forbiddenCharacters", number: "forbiddenCharacters" }],
    ["an O for a zero", "5OOO", "0012343", { clearing: "forbiddenCharacters" }],
    ["an IBAN", "5000", "SE45 5000 0000 0583 9825 7466", { number: "forbiddenCharacters" }],
    ["digits of another script", "5000", "٠٠١٢٣٤٣", { number: "forbiddenCharacters" }],
    ["a small raised digit", "5000", "001234³", { number: "forbiddenCharacters" }],
    ["mark-up", "<b>", "0012343'--", { clearing: "forbiddenCharacters", number: "forbiddenCharacters" }],
    ["a digit too few", "5000", "001234", { number: "tooShort" }],
    ["a digit too many", "5000", "00123430", { number: "tooLong" }],
    ["the number of a card", "5000", "4111 1111 1111 1111", { number: "tooLong" }],
    ["seven digits at Handelsbanken", "6000", "0012343", { number: "tooShort" }],
    ["ten digits at Handelsbanken", "6000", "1234567890", { number: "tooLong" }],
    ["nine digits at Nordea's personal accounts", "3300", "880701239", { number: "tooShort" }],
    ["eleven digits at Swedbank, of which the first is no fifth digit", "8327", "12345678901", { number: "tooLong" }],
    ["a whole account that is a digit short", "5000 001234", "", { clearing: "tooLong", number: "required" }],
    ["more digits than anybody has", "5000", "1".repeat(5_000), { number: "tooLong" }],
  ])("%s", (_what, clearing, number, problems) => {
    expect(read(clearing, number)).toEqual({ verdict: "stops", problems });
  });
});

describe("a check digit that does not agree warns, and stops nobody", () => {
  test.each([
    ["5000", "0012344", ["number"], "0012344"],
    ["4000", "0012359", ["number"], "0012359"],
    ["6000", "000012344", ["number"], "000012344"],
    ["8000", "0000012345", ["number"], "0000012345"],
    ["8327-8", "0000012344", ["clearing"], "0000012344"],
    ["8327-8", "0000012345", ["clearing", "number"], "0000012345"],
    ["3300", "880701-2392", ["number"], "8807012392"],
    ["5000", "0000000", ["number"], "0000000"],
  ])("%s %s", (clearing, number, doubtful, stored) => {
    expect(read(clearing, number)).toMatchObject({ verdict: "warns", doubtful, number: stored });
  });
});

test("each bank has its clearing numbers, and no bank those between", () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 9999; code++) {
    const clearing = String(code).padStart(4, "0");
    const bank = clearingRanges.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.bank;
    if (bankOfClearing(clearing) !== bank) wrong.push(`${clearing}: ${bankOfClearing(clearing)}, not ${bank}`);
  }
  expect(wrong).toEqual([]);
});

describe("the edges of each range take the numbers of their bank", () => {
  const edges = clearingRanges.flatMap(({ ranges, ...row }) =>
    [...new Set(ranges.flat())].map((edge) => ({ ...row, clearing: String(edge) })),
  );
  test.each(edges)("$bank $clearing, type $type", ({ bank, type, clearing }) => {
    const number = numberThatAgrees(type, clearing);
    expect(read(clearing, number)).toMatchObject({ verdict: "ok", bank, clearing, number });
    const slip = `${number.slice(0, -1)}${(Number(number.slice(-1)) + 1) % 10}`;
    expect(read(clearing, slip)).toMatchObject({ verdict: "warns", bank, doubtful: ["number"] });
    expect(read(clearing, `${number}00`)).toEqual({ verdict: "stops", problems: { number: "tooLong" } });
  });
});

test("the bank is said when four digits are there, and not before", () => {
  expect(["6", "600", "6000", "8327-9", "６０００", "0999", "SEB", "6000 123"].map(bankOfClearing)).toEqual([
    ...[undefined, undefined, "Handelsbanken", "Swedbank", "Handelsbanken", undefined, undefined, "Handelsbanken"],
  ]);
});

test("files have sixteen digits of an account", () => {
  expect(accountInFiles({ clearing: "6000", number: "000012343" })).toBe("6000000000012343");
  expect(accountInFiles({ clearing: "5000", number: "0012343" })).toBe("5000000000012343");
  expect(accountInFiles({ clearing: "3300", number: "8807012391" })).toBe("3300008807012391");
});

describe("a form and the API refuse what stops, with the problem at its field", () => {
  test.each([
    [{ clearing: "8327-9", number: "12 34-4" }, { number: "tooShort" }],
    [
      { clearing: "0999", number: "" },
      { clearing: "unknownClearing", number: "required" },
    ],
    [{ clearing: "5000", number: "1".repeat(61) }, { number: "tooLong" }],
    [{ number: "0012343" }, { clearing: "required" }],
    [{ clearing: "5000", number: "0012344" }, {}],
    [{ clearing: "", number: "8327-9, 000 001 234-4" }, {}],
  ])("%j", (account, problems) => {
    const issues = writtenAccount.safeParse(account).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toEqual(problems);
  });
});
