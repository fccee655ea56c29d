import type { CompanyDiplomaFormat } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import type { Files } from "../../platform/documents/compiler.ts";
import type { NamedFile } from "../../platform/http/described-route.ts";
import type { Paid } from "../../shared/documents/ordered-document.ts";
import { companyDiplomaTask, type CompanyDiplomaShape } from "./diploma.ts";
import { diplomaOf, type CompanyGiftOrder } from "./repository.ts";

type File = { shape: CompanyDiplomaShape; type: "pdf" | "png"; name: string };

const files: Record<CompanyDiplomaFormat, File> = {
  pdf: { shape: "diploma", type: "pdf", name: "diplom" },
  png: { shape: "diploma", type: "png", name: "diplom" },
  signature: { shape: "signature", type: "png", name: "diplom-signatur" },
  share: { shape: "share", type: "png", name: "diplom-dela" },
};

type Deps = { published: PublishedWords; documents: Files };

/** The same diploma and the same published words give the same bytes, years later too. */
export const makeCompanyDiploma = async (
  { published, documents }: Deps,
  found: Paid<CompanyGiftOrder>,
  format: CompanyDiplomaFormat,
  client?: string,
): Promise<NamedFile> => {
  const { shape, type, name } = files[format];
  const { paidAt: madeAt, shortReference } = found.order;
  const task = companyDiplomaTask(diplomaOf(found), { madeAt, isPreview: false }, published, shape);
  return { fileName: `${name}-${shortReference}.${type}`, bytes: await documents[type](task, client) };
};
