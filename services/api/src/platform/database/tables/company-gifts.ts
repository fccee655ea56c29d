import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { check, pgTable } from "drizzle-orm/pg-core";
import { personalText, plainText } from "./columns.ts";
import { ofOrder } from "./orders.ts";

export const companyGiftDetails = pgTable(
  "company_gift_details",
  {
    orderId: ofOrder().primaryKey(),
    street: personalText(),
    postalCode: personalText("postal_code"),
    town: personalText(),
    reference: personalText(),
    orderNumber: personalText("order_number"),
    diplomaName: personalText("diploma_name").notNull(),
    occasion: personalText().notNull(),
    diplomaLanguage: plainText("diploma_language").$type<Language>().notNull(),
  },
  ({ street, postalCode, town }) => [
    check("company_gift_details_address_whole", sql`num_nulls(${street}, ${postalCode}, ${town}) in (0, 3)`),
  ],
);
