import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import { ApiError } from "./api-error.ts";
import { frontEndApi } from "./clients.ts";

export const drawPreview = (preview: GiftPreview, signal: AbortSignal) =>
  drawPicture(giftPreviewCall.path, preview, signal);

export async function drawPicture(path: string, sent: object, signal: AbortSignal): Promise<Blob> {
  const { data } = await frontEndApi.post<Blob>(path, sent, { responseType: "blob", signal });
  await requirePicture(path, data);
  return data;
}

/** A truncated picture would replace a good one. */
async function requirePicture(path: string, picture: Blob): Promise<void> {
  try {
    const drawn = await createImageBitmap(picture);
    drawn.close();
  } catch {
    throw new ApiError(path, { code: "network" });
  }
}
