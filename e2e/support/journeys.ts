import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fillInRecipient, oneMore, someOrderer } from "./articles.ts";
import { someAddress, toGift, writeCard } from "./candle.ts";
import { fillInCompany, registered, someCompanyEmail, toCompanyPayment } from "./company.ts";
import * as documents from "./gift-documents.ts";
import { linkTo, someMonthlyGiver } from "./gift-links.ts";
import { someGiver, toPayment } from "./gift.ts";
import { fillInReceipt, writeGreeting } from "./greeting-card.ts";
import { fillInMember, someJoiner, toFee } from "./membership.ts";
import { fillInSheet, someMourner, toMemorialPayment } from "./memorial.ts";
import { visit } from "./site.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Each journey, to where it is paid, by somebody of its own. */
export const journeysToPayment: Record<string, (page: Page) => Promise<void>> = {
  gift: (page) => toPayment(page, someGiver()),
  "memorial gift": async (page) => {
    await fillInSheet(page);
    await toMemorialPayment(page, someMourner());
  },
  candle: async (page) => {
    await writeCard(page);
    await toGift(page);
    await page.getByLabel("E-post").fill(someAddress());
    await press(page, "Fortsätt till betalning");
  },
  "greeting card": async (page) => {
    await writeGreeting(page);
    await fillInReceipt(page, someAddress());
    await press(page, "Fortsätt till betalning");
  },
  "company gift": async (page) => {
    await fillInCompany(page);
    await page.getByText(registered.name).first().waitFor();
    await toCompanyPayment(page, someCompanyEmail());
  },
  membership: async (page) => {
    await fillInMember(page, someJoiner(), "ENSKILD");
    await toFee(page);
  },
  shop: async (page) => {
    await visit(page, routes.articles.href());
    await oneMore(page, "Nål med fågel");
    await fillInRecipient(page, someOrderer());
    await press(page, "Fortsätt till betalning");
  },
  certificate: async (page) => {
    await documents.fillInDocument(page, routes.giftCertificate.href());
    await documents.toPayment(page, documents.someGiver());
  },
  "gift card": async (page) => {
    await documents.fillInDocument(page, routes.orderGiftCard.href());
    await documents.toPayment(page, documents.someGiver());
  },
  "extra gift": async (page) => {
    await visit(page, await linkTo("extra", await someMonthlyGiver()));
    await page.getByRole("radio", { name: "300 kr" }).check();
    await press(page, "Ge med Swish i stället");
  },
};
