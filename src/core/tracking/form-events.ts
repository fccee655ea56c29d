import type { FormEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { Product } from "@hjarta-lunga/contract/gifts.ts";
import { pushForm } from "../tag-manager/data-layer.ts";
import { trackingAllowed } from "../consent-choice.ts";
import { sendWebEvent } from "./send.ts";
import { isFirstTouch } from "./visitor.ts";

export function formEvent(type: FormEvent, form: Product, step?: string): void {
  if (!trackingAllowed() || (type === "form_start" && !isFirstTouch(form))) return;
  const told = { form, ...(step !== undefined && { step }) };
  void sendWebEvent({ requestgroup: "form", type, ...told });
  pushForm(type, told);
}
