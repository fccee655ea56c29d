import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import { ApiError } from "./api-error.ts";
import { frontEndApi } from "./clients.ts";

const { path } = giftPreviewCall;

export async function drawPreview(preview: GiftPreview, signal: AbortSignal): Promise<Blob> {
  const { data } = await frontEndApi.post<Blob>(path, preview, { responseType: "blob", signal });
  await requirePicture(data);
  return data;
}

/** A truncated picture would replace a good one. */
async function requirePicture(picture: Blob): Promise<void> {
  try {
    const drawn = await createImageBitmap(picture);
    drawn.close();
  } catch {
    throw new ApiError(path, { code: "network" });
  }
}
