import type { Previewed } from "../schemas/preview.ts";

/** Of the content service. */
export const previewCalls = {
  /** For editors: what the site would show of a record as it stands in the form. */
  convert: { method: "POST", path: "/content-api/preview" },
  /** For whoever has the link. The token is the body, as plain text: so it is in no log, and needs no leave from CORS beforehand. */
  sharedDraft: { method: "POST", path: "/content-api/shared-draft" },
} as const;

/** Between the preview page and the editors' screen around it, besides Payload's own messages. */
export const previewMessages = { ask: "house-preview-ask", answer: "house-preview-answer" } as const;

export type PreviewAsk = { type: typeof previewMessages.ask; id: number; slug: string; data: unknown };
export type PreviewAnswer = { type: typeof previewMessages.answer; id: number; previewed: Previewed | null };
