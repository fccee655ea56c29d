import { companyGiftCall } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import type { TestApi } from "../../test-api.ts";

type Json = Record<string, unknown>;

export const company = (given: Json = {}) => ({
  name: "Norrskenets Bygg & Betong AB",
  organisationNumber: "559912-3451",
  email: "ekonomi@norrskenet.exempel.se",
  ...given,
});

export const companyDiploma = (given: Json = {}) => ({
  name: "Norrskenets Bygg & Betong",
  occasion: "Julen 2026",
  language: "sv",
  ...given,
});

export const companyGift = (given: Json = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  amount: 5_000,
  company: company(),
  diploma: companyDiploma(),
  language: "sv",
  ...given,
});

export const addCompanyGift = (api: TestApi, payload: Json) =>
  api.app.inject({ method: companyGiftCall.method, url: companyGiftCall.path, payload });
