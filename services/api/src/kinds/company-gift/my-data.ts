import { orderCompany } from "@hjarta-lunga/contract/routes.ts";
import type { MyDataPart } from "../my-data-part.ts";

export const companyGiftMyData = {
  orderWords: {
    company_gift: (_db, orders) =>
      Promise.resolve(
        new Map(
          orders.map(({ id, shortReference, reference, companyName }) => [
            id,
            { about: companyName, page: orderCompany.href(shortReference, reference) },
          ]),
        ),
      ),
  },
} satisfies MyDataPart;
