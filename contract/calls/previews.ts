import type { GiftPreview } from "../schemas/previews.ts";
import type { Call } from "./call.ts";

export const giftPreviewCall: Call<GiftPreview, Blob> = { method: "POST", path: "/api/Gift/Preview" };
