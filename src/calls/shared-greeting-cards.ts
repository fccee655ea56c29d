import {
  greetingCardHref,
  type greetingCardCall,
  type reportGreetingCardCall,
  type thankForCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { CardThanks, GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { CardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import { frontEndApi } from "./clients.ts";
import { unreadable } from "./order-answer.ts";

const card: typeof greetingCardCall.path = "/api/DigitalGreetingCard/GetDigitalGreetingCardByOrderReference";
const thank: typeof thankForCardCall.path = "/api/DigitalGreetingCard/Thank";
const report: typeof reportGreetingCardCall.path = "/api/DigitalGreetingCard/Report";

/** Something between here and the API may answer in its place. */
const isCard = (data: unknown): boolean => typeof data === "object" && data !== null && "campaignCode" in data;

/** What whoever holds the shared reference sees. */
export async function fetchGreetingCard(reference: string): Promise<GreetingCardAnswer> {
  const { data } = await frontEndApi.get<GreetingCardAnswer>(card, { params: { orderReference: reference } });
  return isCard(data) ? data : unreadable(card);
}

/** Once a card: it is mailed to whoever sent it. */
export async function thankForCard(thanks: CardThanks): Promise<void> {
  await frontEndApi.post(thank, thanks);
}

export async function reportGreetingCard(told: CardReport): Promise<void> {
  await frontEndApi.post(report, told);
}

/** The card itself, by its shared reference. */
export async function fetchGreetingCardFile(
  reference: string,
  file: { format: "pdf" } | { format: "png"; size: PictureSize },
): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(greetingCardHref(reference, file), { responseType: "blob" });
  return data;
}
