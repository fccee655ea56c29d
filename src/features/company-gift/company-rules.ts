import { z } from "zod";
import { company, companyDiploma, companyDiplomaDraft } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { toDiploma, type CompanyDraft, type CompanyProduct, type DiplomaDraft } from "./company-gift.ts";

/* The contract's rules. Fetched at the first interaction: the library that they need is no part of the first script. */

const firstStep = (limits: Pick<CompanyProduct, "least" | "most">) =>
  z.object({
    company: company.pick({ organisationNumber: true }),
    amount: amountWithin(limits),
    diploma: companyDiploma,
  });

export const problemsOf = (draft: CompanyDraft, limits: Pick<CompanyProduct, "least" | "most">): FormProblems =>
  problemsIn(firstStep(limits), {
    company: { organisationNumber: draft.company.organisationNumber },
    amount: amountOf(draft),
    diploma: toDiploma(draft.diploma),
  });

export const companySchema = company;

export const parseDiploma = (draft: DiplomaDraft) => companyDiploma.safeParse(toDiploma(draft)).data ?? null;

export const previewOf = (written: unknown) => companyDiplomaDraft.safeParse(written).data;
