import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import type { AutogiroStatus } from "@hjarta-lunga/contract/schemas/mandates.ts";

export type KnownMandate = AutogiroStatus["mandates"][number];

export const liveMandates = ({ mandates }: AutogiroStatus): KnownMandate[] =>
  mandates.filter(({ state }) => isLiveMandate(state));
