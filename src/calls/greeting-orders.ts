import {
  correctGreetingCardCall,
  greetingCardAddCall,
  greetingCardFileCall,
  greetingCardOrderCall,
  sendGreetingCardCall,
  stopGreetingCardCall,
  takeDownGreetingCardCall,
} from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { ask, asking, askForFile } from "./ask.ts";
import { senderHeaders } from "./sender-headers.ts";

export const addGreetingCard = asking(greetingCardAddCall);

/** The sender's view of the card that an order made. With the token of their link it says whether that is good. */
export const fetchGreetingOrder = (orderReference: string, token: string | null) =>
  ask(greetingCardOrderCall, { orderReference }, { headers: senderHeaders(token) });

export const fetchGreetingCardFile = (orderReference: string, format: "pdf" | "png") =>
  askForFile(
    greetingCardFileCall,
    format === "pdf" ? { orderReference, format } : { orderReference, format, size: "screen" },
  );

/* By the token of the link in the sender's mail. */
export const correctGreetingCard = asking(correctGreetingCardCall);
export const sendGreetingCard = asking(sendGreetingCardCall);
export const stopGreetingCard = asking(stopGreetingCardCall);
export const takeDownGreetingCard = asking(takeDownGreetingCardCall);
