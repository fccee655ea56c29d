import { bankIdCalls } from "@hjarta-lunga/contract/calls/bankid.ts";
import { briteCalls } from "@hjarta-lunga/contract/calls/brite.ts";
import * as companyGiftCalls from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import {
  candleCounterCall,
  correctMemorialCardCall,
  lightCandleCall,
  mailMemorialCardCall,
  memorialCardAddCall,
  memorialCardCall,
  memorialCardFileCall,
  memorialCardOrderCall,
  removeAllNamesCall,
  removeCandleNameCall,
  reportMemorialCardCall,
  takeDownMemorialCardCall,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { receiptPdfCall } from "@hjarta-lunga/contract/calls/receipts.ts";
import {
  correctDocumentCall,
  diplomaCall,
  diplomaFileCall,
  giftDocumentCall,
  giftDocumentFileCall,
  saveDiplomaCall,
} from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { articleOrderCall, articleOrderStateCall, articleStockCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { membershipCall, membershipCardCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import {
  correctSheetCall,
  memorialGiftCall,
  memorialSheetCall,
  memorialSheetFileCall,
} from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import {
  checkAutogiroStatusCall,
  mandateCall,
  mandatePdfCall,
  mandateTermsCall,
  paperFormCall,
  registerConsentCall,
} from "@hjarta-lunga/contract/calls/mandates.ts";
import { lookupIdentityCall, undoExtraCall, undoIncreaseCall } from "@hjarta-lunga/contract/calls/gift-links.ts";
import { giftGiverCall, regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import {
  commentCall,
  fetchMyDataCall,
  mailLinkCall,
  myDocumentCall,
  openMailLinkCall,
  proveAddressCall,
  updateMyDataCall,
} from "@hjarta-lunga/contract/calls/my-data.ts";
import { mailPictureCall } from "@hjarta-lunga/contract/calls/mail-pictures.ts";
import { paymentCalls, providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { expect, test } from "vitest";
import * as greetingCalls from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { ownTestApi } from "./test-api.ts";

const api = await ownTestApi();

type Document = {
  info: { title: string };
  paths: Record<string, Record<string, { summary: string; responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
};

test("the OpenAPI document lists every route with its answers, and the error body once", async () => {
  const document = (await api.app.inject("/docs/json")).json<Document>();
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const documentCalls = [
    ...[giftDocumentCall, giftDocumentFileCall, correctDocumentCall],
    ...[diplomaCall, saveDiplomaCall, diplomaFileCall],
  ];
  const articleCalls = [articleOrderCall, articleStockCall, articleOrderStateCall];
  const orderCalls = [
    regularGiftCall,
    giftGiverCall,
    membershipCall,
    membershipCardCall,
    receiptPdfCall,
    ...articleCalls,
  ];
  const memorialCalls = [memorialGiftCall, memorialSheetCall, memorialSheetFileCall, correctSheetCall];
  const sharedCalls = [
    memorialCardCall,
    memorialCardFileCall,
    candleCounterCall,
    lightCandleCall,
    reportMemorialCardCall,
  ];
  const senderCalls = [
    memorialCardOrderCall,
    correctMemorialCardCall,
    mailMemorialCardCall,
    takeDownMemorialCardCall,
    removeCandleNameCall,
    removeAllNamesCall,
  ];
  const cardCalls = [memorialCardAddCall, ...sharedCalls, ...senderCalls];
  const searches = [deceasedSearchCall, funeralParlorSearchCall];
  const linkCalls = [lookupIdentityCall, undoExtraCall, undoIncreaseCall];
  const others = [
    consentCall,
    ...linkCalls,
    giftPreviewCall,
    mailPictureCall,
    webEventCall,
    withdrawCall,
    ...searches,
    ...Object.values(paymentCalls),
  ];
  const mandateCalls = [
    mandateTermsCall,
    checkAutogiroStatusCall,
    registerConsentCall,
    mandateCall,
    mandatePdfCall,
    paperFormCall,
  ];
  const myDataCalls = [
    fetchMyDataCall,
    updateMyDataCall,
    commentCall,
    mailLinkCall,
    myDocumentCall,
    openMailLinkCall,
    proveAddressCall,
  ];
  const calls = [
    ...orderCalls,
    ...mandateCalls,
    ...documentCalls,
    ...memorialCalls,
    ...cardCalls,
    ...Object.values(greetingCalls).filter((call) => typeof call === "object"),
    ...Object.values(companyGiftCalls).filter((call) => typeof call === "object"),
    ...others,
    ...myDataCalls,
    ...Object.values(bankIdCalls),
    ...Object.values(briteCalls),
  ];
  expect(listed.sort()).toEqual(
    [
      "GET /health",
      "GET /ready",
      ...calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, "{$1}")}`),
      `POST ${providerPaths.swishCallback}`,
      `POST ${providerPaths.mondidoCallback}`,
      `GET ${providerPaths.mondidoReturn}`,
    ].sort(),
  );
  const call = document.paths[consentCall.path]?.post;
  expect(Object.keys(call?.responses ?? {})).toEqual(["201", "400", "413", "415", "429", "500", "503"]);
  expect(JSON.stringify(call)).toContain("#/components/schemas/ErrorBody");
  expect(document.components.schemas).toHaveProperty("ErrorBody");
});

test("the page at /docs has a title and runs under a policy without inline script", async () => {
  const page = await api.app.inject("/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain("<title>The charity's API</title>");
  expect(page.payload).not.toMatch(/<script(?![^>]*\ssrc=)/);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
});

test.each(["swagger-ui-bundle.js", "swagger-initializer.js", "swagger-ui.css"])(
  "the page's %s is served",
  async (name) => {
    expect((await api.app.inject(`/docs/static/${name}`)).statusCode).toBe(200);
  },
);
