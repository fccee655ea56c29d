import { previewCalls } from "@hjarta-lunga/contract/calls/preview.ts";
import type { SharedDraft } from "@hjarta-lunga/contract/schemas/preview.ts";

const timeoutMs = 15_000;

type Answer = { draft: SharedDraft } | { why: "away" | "gone" | "often" };

/** Plain fetch: the API's client would bring cookies and a library. */
export async function fetchSharedDraft(editorsOrigin: string, token: string): Promise<Answer> {
  try {
    const response = await fetch(new URL(previewCalls.sharedDraft.path, editorsOrigin), {
      method: previewCalls.sharedDraft.method,
      body: token,
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { draft: (await response.json()) as SharedDraft };
    return { why: response.status === 429 ? "often" : response.status < 500 ? "gone" : "away" };
  } catch {
    return { why: "away" };
  }
}
