import {
  greetingCardCall,
  greetingCardFileCall,
  reportGreetingCardCall,
  thankForCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import type { CardFile } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { ask, asking, askForFile } from "./ask.ts";

export const fetchGreetingCard = (orderReference: string) => ask(greetingCardCall, { orderReference });

/** Once a card: it is mailed to whoever sent it. */
export const thankForCard = asking(thankForCardCall);
export const reportGreetingCard = asking(reportGreetingCardCall);

export const fetchGreetingCardFile = (orderReference: string, file: CardFile) =>
  askForFile(greetingCardFileCall, { orderReference, ...file });
