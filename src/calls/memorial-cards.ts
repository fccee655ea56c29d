import {
  candleCounterCall,
  correctMemorialCardCall,
  lightCandleCall,
  mailMemorialCardCall,
  memorialCardAddCall,
  memorialCardCall,
  memorialCardFileCall,
  memorialCardOrderCall,
  removeAllNamesCall,
  removeCandleNameCall,
  reportMemorialCardCall,
  takeDownMemorialCardCall,
  type CardFile,
} from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { ask, asking, askForFile } from "./ask.ts";
import { senderHeaders } from "./sender-headers.ts";

export const addMemorialCard = asking(memorialCardAddCall);

export const fetchMemorialCard = (reference: string) => ask(memorialCardCall, { reference });

export const countCandles = async (reference?: string): Promise<number> =>
  (await ask(candleCounterCall, reference === undefined ? {} : { reference })).candles;

export const lightCandle = asking(lightCandleCall);
export const reportMemorialCard = asking(reportMemorialCardCall);

export const fetchMemorialCardFile = (reference: string, file: CardFile) =>
  askForFile(memorialCardFileCall, { reference, ...file });

/** The sender's view of the card that an order made. With the token of their link it says whether that is good. */
export const fetchMemorialCardOrder = (orderReference: string, token: string | null) =>
  ask(memorialCardOrderCall, { orderReference }, { headers: senderHeaders(token) });

/* By the token of the link in the sender's mail. */
export const correctMemorialCard = asking(correctMemorialCardCall);
export const mailMemorialCard = asking(mailMemorialCardCall);
export const takeDownMemorialCard = asking(takeDownMemorialCardCall);
export const removeCandleName = asking(removeCandleNameCall);
export const removeAllNames = asking(removeAllNamesCall);
