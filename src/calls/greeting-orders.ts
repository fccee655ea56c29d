import {
  correctGreetingCardCall,
  greetingCardAddCall,
  greetingCardOrderCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { ask, asking } from "./ask.ts";
import { senderHeaders } from "./sender-headers.ts";

export const addGreetingCard = asking(greetingCardAddCall);

/** The sender's view of the card that an order made. With the token of their link it says whether that is good. */
export const fetchGreetingOrder = (orderReference: string, token: string | null) =>
  ask(greetingCardOrderCall, { orderReference }, { headers: senderHeaders(token) });

export { fetchGreetingCardFile } from "./shared-greeting-cards.ts";

/* By the token of the link in the sender's mail. */
export const correctGreetingCard = asking(correctGreetingCardCall);
export const sendGreetingCard = asking(sendGreetingCardCall);
export const stopGreetingCard = asking(stopGreetingCardCall);
export const takeDownGreetingCard = asking(takeDownGreetingCardCall);
