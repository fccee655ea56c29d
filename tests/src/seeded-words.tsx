import React, { type ReactNode } from "react";
import { TextsProvider } from "#src/core/texts.tsx";
import { article } from "@hjarta-lunga/contract/seed/texts/article.ts";
import { company } from "@hjarta-lunga/contract/seed/texts/company.ts";
import { companyPage } from "@hjarta-lunga/contract/seed/texts/company-page.ts";
import { diploma } from "@hjarta-lunga/contract/seed/texts/diploma.ts";
import { giftDocument } from "@hjarta-lunga/contract/seed/texts/gift-document.ts";
import { swedish } from "./words.tsx";

const seeded = Object.fromEntries(
  Object.entries({ ...article, ...giftDocument, ...diploma, ...company, ...companyPage }).map(([key, { sv }]) => [
    key,
    sv,
  ]),
);

/** The words of the seed for what is given away or ordered, and the short ones of tests for all around it. */
export const SeededWords = ({ children }: { children?: ReactNode }) => (
  <TextsProvider language="sv" texts={{ ...swedish, ...seeded }}>
    {children}
  </TextsProvider>
);
