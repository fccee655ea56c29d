import type { GiftPreview } from "../schemas/previews.ts";
import { post } from "./call.ts";

export const giftPreviewCall = /* @__PURE__ */ post<GiftPreview, Blob>("/api/Gift/Preview");
