import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import type { ConsentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import { ask } from "./ask.ts";

export const registerConsent = ({ id, version, statistics, marketing }: ConsentChoice) =>
  ask(consentCall, { id, version, statistics, marketing });
