import type { CompanyOrderInformation } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

type Day = string | null;
type Invoice = { issuedOn: string; mailed: boolean; refused: boolean };
export type Stage = { name: TextKey; is: "done" | "now" | "later"; day?: Day; said?: TextKey };

type Known = Pick<CompanyOrderInformation, "stage" | "orderedOn" | "dueOn" | "paidOn"> & {
  /** Nothing for whoever has only the short number: they learn the days. */
  invoice?: Invoice | null;
  isWhole: boolean;
  today: string;
};

/** How far a gift has come, and what is left. */
export function stagesOf({ stage, orderedOn, dueOn, paidOn, invoice = null, isWhole, today }: Known): Stage[] {
  const ordered: Stage = { name: "companyPage.stage.ordered", is: "done", day: orderedOn };
  if (stage === "ended") return [ordered, { name: "companyPage.stage.ended", is: "now" }];
  const invoiced = dueOn === null ? [] : [invoiceStage(invoice)];
  if (stage === "givenBack")
    return [
      ordered,
      ...invoiced,
      { name: "companyPage.stage.paid", is: "done", day: paidOn },
      { name: "companyPage.stage.givenBack", is: "now" },
    ];
  if (stage === "paid")
    return [
      ordered,
      ...invoiced,
      { name: "companyPage.stage.paid", is: "done", day: paidOn },
      {
        name: "companyPage.stage.diploma",
        is: "done",
        said: isWhole ? "companyPage.stage.diplomaNow" : "companyPage.stage.diplomaMailed",
      },
    ];
  const isLate = dueOn !== null && dueOn < today;
  return [
    ordered,
    ...invoiced,
    {
      name: "companyPage.stage.waits",
      is: "now",
      ...(dueOn !== null && { day: dueOn, said: isLate ? "companyPage.stage.late" : "companyPage.stage.waitsUntil" }),
    },
    { name: "companyPage.stage.diploma", is: "later", said: "companyPage.stage.diplomaLater" },
  ];
}

function invoiceStage(invoice: Invoice | null): Stage {
  if (invoice === null) return { name: "companyPage.stage.invoiced", is: "done" };
  const { issuedOn, mailed, refused } = invoice;
  if (refused)
    return {
      name: "companyPage.stage.refused",
      is: "done",
      day: issuedOn,
      said: "companyPage.stage.refusedHow",
    };
  return {
    name: mailed ? "companyPage.stage.mailed" : "companyPage.stage.made",
    is: "done",
    day: issuedOn,
    said: mailed ? "companyPage.stage.mailedHow" : "companyPage.stage.madeHow",
  };
}
