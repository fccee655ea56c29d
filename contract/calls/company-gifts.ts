import type {
  CompanyDiplomaDraft,
  CompanyDiplomaFormat,
  CompanyGift,
  CompanyOrder,
  CompanyOrderInformation,
  InvoiceFormat,
  RegisteredCompany,
} from "../schemas/company-gifts.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { get, hrefOf, post } from "./call.ts";

export const companyGiftCall = /* @__PURE__ */ post<CompanyGift, OrderReceipt>("/api/CompanyGift/Add", {
  orderReference: "string",
});

export const companyDiplomaPreviewCall = /* @__PURE__ */ post<CompanyDiplomaDraft, Blob>(
  "/api/CompanyGift/Diploma/Preview",
);

export const registeredCompanyCall = /* @__PURE__ */ get<{ organisationNumber: string }, RegisteredCompany>(
  "/api/CompanyGift/Company",
  { name: "string" },
);

export const companyOrderInformationCall = /* @__PURE__ */ get<{ shortCode: string }, CompanyOrderInformation>(
  "/api/CompanyGift/OrderInformation",
  { stage: "string" },
);

export const companyOrderCall = /* @__PURE__ */ get<{ orderReference: string }, CompanyOrder>(
  "/api/CompanyGift/Order/:orderReference",
  { orderReference: "string" },
);

export const companyDiplomaFileCall = /* @__PURE__ */ get<
  { orderReference: string; format: CompanyDiplomaFormat },
  Blob
>("/api/CompanyGift/DownloadDiplomaByOrderRef/:orderReference");

export const companyInvoiceFileCall = /* @__PURE__ */ get<{ orderReference: string; format: InvoiceFormat }, Blob>(
  "/api/CompanyGift/DownloadInvoiceByOrderRef/:orderReference",
);

export const companyDiplomaHref = (orderReference: string, format: CompanyDiplomaFormat): string =>
  hrefOf(companyDiplomaFileCall, { orderReference, format });
export const companyInvoiceHref = (orderReference: string, format: InvoiceFormat): string =>
  hrefOf(companyInvoiceFileCall, { orderReference, format });
