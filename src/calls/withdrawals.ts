import { withdrawCall } from "@hjarta-lunga/contract/calls/withdrawals.ts";
import { asking } from "./ask.ts";

export const withdraw = asking(withdrawCall);
