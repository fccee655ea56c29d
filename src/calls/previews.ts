import type { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { frontEndApi } from "./clients.ts";

const path: typeof giftPreviewCall.path = "/api/Gift/Preview";

/** The document as it would be sent: a picture. */
export async function drawPreview(preview: GiftPreview, signal: AbortSignal): Promise<Blob> {
  const { data } = await frontEndApi.post<Blob>(path, preview, { responseType: "blob", signal });
  return data;
}
