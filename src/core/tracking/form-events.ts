import type { FormEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { Product } from "@hjarta-lunga/contract/gifts.ts";
import { pushForm } from "../tag-manager/data-layer.ts";
import { trackingAllowed } from "../consent-choice.ts";
import { sendWebEvent } from "./send.ts";
import { isFirstTouch } from "./visitor.ts";

/** What happens to a form: never what is written in it. A form is started once a visit, however often it is touched. */
export function formEvent(type: FormEvent, form: Product, step?: string): void {
  if (!trackingAllowed() || (type === "form_start" && !isFirstTouch(form))) return;
  const told = { form, ...(step !== undefined && { step }) };
  void sendWebEvent({ requestgroup: "form", type, ...told });
  pushForm(type, told);
}
