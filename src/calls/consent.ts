import type { ConsentChoice, ConsentReceipt } from "@hjarta-lunga/contract/schemas/consent.ts";
import { frontEndApi } from "./clients.ts";

export async function registerConsent({ id, version, statistics, marketing }: ConsentChoice): Promise<ConsentReceipt> {
  const { data } = await frontEndApi.post<ConsentReceipt>("/api/Consent/Register", {
    id,
    version,
    statistics,
    marketing,
  });
  return data;
}
