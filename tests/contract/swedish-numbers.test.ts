import {
  toMobile,
  toOrganisationNumber,
  toPersonalNumber,
  toTelephone,
} from "@hjarta-lunga/contract/swedish-numbers.ts";
import { describe, expect, test } from "vitest";

const today = new Date("2026-11-21T12:00:00Z");

describe("a personal number is stored with twelve digits", () => {
  test.each([
    ["195205292260", "195205292260"],
    ["19520529-2260", "195205292260"],
    ["520529-2260", "195205292260"],
    ["5205292260", "195205292260"],
    [" 1952 0529 2260 ", "195205292260"],
    ["520529–2260", "195205292260"],
    ["520529\u20112260", "195205292260"],
    ["520529\u22122260", "195205292260"],
    ["\u202a19520529-2260\u202c", "195205292260"],
    ["121202+9945", undefined],
    ["191202119945", "191202119945"],
    ["120211+9945", "191202119945"],
    ["197602292380", "197602292380"],
    ["191401682396", "191401682396"],
    ["200407022383", "200407022383"],
    ["0407022383", "200407022383"],
  ])("%j is %j", (written, stored) => expect(toPersonalNumber(written, today)).toBe(stored));
});

describe("what is no personal number is refused", () => {
  test.each([
    ["", "nothing"],
    ["195205292261", "wrong check digit"],
    ["195213292260", "no such month"],
    ["197702292380", "no leap day that year"],
    ["195205290000", "serial 000"],
    ["802005-1952", "an organisation number"],
    ["19520529T260", "an interim number"],
    ["209912312380", "not born yet"],
    ["1952052922600", "a digit too many"],
    ["nittonhundrafemtiotvå", "words"],
    ["19520529-2260; drop table orders", "SQL"],
  ])("%j: %s", (written) => expect(toPersonalNumber(written, today)).toBeUndefined());
});

describe("an organisation number is stored with ten digits", () => {
  test.each([
    ["802005-1952", "8020051952"],
    ["8020051952", "8020051952"],
    ["16802005-1952", "8020051952"],
    ["857209 0606", "8572090606"],
    ["802005–1952", "8020051952"],
    ["802005\u20111952\u200e", "8020051952"],
    ["802005-1953", undefined],
    ["520529-2260", undefined],
    ["80200519", undefined],
  ])("%j is %j", (written, stored) => expect(toOrganisationNumber(written)).toBe(stored));
});

describe("a mobile number is stored as E.164", () => {
  test.each([
    ["070-174 06 05", "+46701740605"],
    ["0701740605", "+46701740605"],
    ["+46 70 174 06 05", "+46701740605"],
    ["+46 (0)70 174 06 05", "+46701740605"],
    ["0046701740605", "+46701740605"],
    ["0046 (0)70 174 06 05", "+46701740605"],
    ["(070) 174.06.05", "+46701740605"],
    ["070\u20111740605", "+46701740605"],
    ["\u202a+46\u00a070\u00a0174\u00a006\u00a005\u202c", "+46701740605"],
    ["070 174 06", undefined],
    ["08-465 004 00", undefined],
    ["0741740605", undefined],
    ["+4791740605", undefined],
    ["07017406055", undefined],
  ])("%j is %j", (written, stored) => expect(toMobile(written)).toBe(stored));
});

test.each([
  ["08-465 004 00", "+46846500400"],
  ["070-174 06 05", "+46701740605"],
  ["+47 22 00 00 00", "+4722000000"],
  ["0047 22 00 00 00", "+4722000000"],
  ["+44 (0)7700 900 123", "+447700900123"],
  ["(+44) 7700-900-123", "+447700900123"],
  ["+1 (212) 555-0123", "+12125550123"],
  ["+39 06 1234 5678", "+390612345678"],
  ["+358 40 123 4567", "+358401234567"],
  ["+966 50 123 4567", "+966501234567"],
  ["+47", undefined],
  ["+0 22 00 00 00", undefined],
  ["+1234567890123456", undefined],
  ["+44 7700 900 123 ext. 4", undefined],
  ["112", undefined],
])("any telephone: %j is %j", (written, stored) => expect(toTelephone(written)).toBe(stored));
