import { isName } from "@hjarta-lunga/contract/is-name.ts";
import { describe, expect, test } from "vitest";

const endings =
  "live se nu shop click link top club vip online site store app dev xyz icu buzz cam rest bar fit monster quest sbs cfd cyou help " +
  "support bank money finance health care gifts love life world today news media space fun work team email cloud zone one ai io " +
  "ly gl to cc tv ws me be at ch it is de fr no fi dk pl ru рф 中国 xn--p1ai museum travel co.uk com.br";

test.each(endings.split(" ").flatMap((ending) => [`kivra-betala.${ending}`, `Kivra-Betala.${ending.toUpperCase()}`]))(
  "a name holds no address on the web: %s",
  (address) => {
    expect(isName(`Se ${address} i dag`)).toBe(false);
    expect(isName(address)).toBe(false);
  },
);

describe("no name", () => {
  test.each([
    "Skatteverket. Se kivra-betala.live eller ring 0900-1234",
    "Kivra-Betala.Live",
    "kivra . live",
    "kivra-betala. live",
    "kivra(.)live",
    "kivra [dot] live",
    "kivra punkt live",
    "kivra．live",
    "ki\u00advra.\u200blive",
    "anna@exempel.se",
    "10.0.0.1",
    "Ring 0900-1234",
    "Ring 0900 12 34",
    "+46 70 123 45 67",
    "Ring (08) 123 456",
    "sms:a 72 980",
    "٠٩٠٠١٢٣٤",
    "Skatteverket",
    "SKATTEVERKET",
    "Skatte-verket",
    "S k a t t e v e r k e t",
    "Skatteverket!",
    "Skattеverket",
    "Forsakringskassan",
    "Försäkringskassan",
    "Swedbank AB",
    "Swedbank kundtjänst",
    "BankID support",
    "Kivra",
    "SEB",
    "1177 Vårdguiden",
    "gå till kivra·live",
    "kivra•live",
    "kivra‧live",
    "kivra・live",
    "kivra۔live",
    "www kivra live",
    "xn--kivra",
    "0️⃣9️⃣0️⃣0️⃣1️⃣",
    "7*2*9*9*9",
    "7_2_9_9_9",
    "7🙂2🙂9🙂9🙂9",
    "Ring 08-1950 1960",
    "sms:a 72xxx",
    "SMSA HJÄLP",
    "ring noll nio hundra",
    "noll-sju-noll-ett-två",
    "ring nu 1177",
    "Från Skatteverket",
    "Info från Skatteverket",
    "Skatteverket – återbäring",
    "Skatteverket & Kronofogden",
    "SkatteverketSkatteverket",
    "Mobilt BankID",
    "PostNord paket",
    "Din bank",
    "Skattev3rket",
    "5katteverket",
    "Logga in på Swedbank",
    "Betala med Swish",
    "Klicka här",
  ])("%s", (text) => {
    expect(isName(text)).toBe(false);
  });
});

describe("a name", () => {
  test.each([
    "Åsa Öberg-Ärlig",
    "Dr. Berg",
    "Dr.Berg",
    "Fam. Ek",
    "J.R.R. Tolkien",
    "J.R.Tolkien",
    "S.Sandgatan",
    "Familjen Ek m.fl.",
    "Anna, Bo, Cia o.s.v.",
    "f.d. grannar",
    "Karl XII",
    "Klass 7B 2023–2024",
    "Anna Ek 1931-2020",
    "3:e kompaniet",
    "Avd. 54 och 55",
    "Fastighets AB Bygg & Co.",
    "Bertil af Ugglas",
    "Professor Ek. von Essen",
    "Seb",
    "Polisen i Malmö, dina kolleger",
    "Vännerna på Swedbank i Umeå",
    "د.علي",
    "O’Brien d'Arc",
    "Nordean Ek",
    "Gal·la Marcel·lí",
    "卡尔·马克思",
    "カール・マルクス",
    "Anna • Olle",
    "Årgång 1950 51 52",
    "1975, 1976 och 1977",
    "Eva 1950 & 1952",
    "J.K. Rowling",
    "S:t Eriks ögonsjukhus",
    "AB 1903",
    "IFK Göteborg 1904",
    "Posten 5",
    "Johan Ring",
    "Kalle Ring, klass 9B",
    "Noll Andersson",
    "Lennart Sju",
    "Polisen i Umeå",
    "Banken i Kumla, personalen",
    "Från oss på Nordea i Umeå",
    "SEB-tjejerna",
    "7-Eleven",
    "Bolaget 24/7",
    "Αλέξανδρος Παπαδόπουλος",
    "Nguyễn Văn An",
    "李小龙",
  ])("%s", (text) => {
    expect(isName(text)).toBe(true);
  });
});
