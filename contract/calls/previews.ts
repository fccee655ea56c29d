import type { GiftPreview } from "../schemas/previews.ts";
import type { Call } from "./call.ts";

/** Draws the document as it would be sent: a PNG. 503 with Retry-After when too many wait. */
export const giftPreviewCall: Call<GiftPreview, Blob> = { method: "POST", path: "/api/Gift/Preview" };
