import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { loadWhileWriting } from "./later-steps.ts";

/** As long as a hand rests between two words. */
export const restMs = 350;
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;
/** Told so often in a row to wait, it is no queue. */
const mostWaits = 5;

type Drawn = { picture: Blob; sheet: MemorialSheetDraft };
/** `waiting` for others' sheets; `letters` that no font has: the API knows them alone; `failed` otherwise. */
export type PreviewTrouble = "waiting" | "letters" | "failed";
type Listener = {
  onDrawing: (isDrawing: boolean) => void;
  onDrawn: (drawn: Drawn) => void;
  onTrouble: (trouble: PreviewTrouble | null) => void;
};

/** Draws what was written last, when the hand rests. An answer to what is no longer there is never shown. */
export function watchPreview({ onDrawing, onDrawn, onTrouble }: Listener) {
  let wanted: { sheet: unknown; language: Language } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  let failures = 0;
  let waits = 0;

  function askIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  }

  async function ask(): Promise<void> {
    // Asked again when it is seen again.
    if (wanted === null || document.hidden) return;
    const { sheet, language } = wanted;
    asked = new AbortController();
    const { signal } = asked;
    try {
      const { previewOf, drawPreview } = await loadWhileWriting();
      signal.throwIfAborted();
      const preview = previewOf(sheet, language);
      // Not a sheet yet: the fields say what is wrong.
      if (preview === undefined) {
        settle(null);
        return;
      }
      onDrawing(true);
      const picture = await drawPreview(preview, signal);
      signal.throwIfAborted();
      failures = 0;
      onDrawn({ picture, sheet: preview.sheet });
      settle(null);
    } catch (error) {
      if (!signal.aborted) takeFailure(error);
    }
  }

  /** The picture stands for what was written, or cannot: nothing more is asked until it changes. */
  function settle(trouble: PreviewTrouble | null): void {
    wanted = null;
    waits = 0;
    onDrawing(false);
    onTrouble(trouble);
  }

  function takeFailure(error: unknown): void {
    const { code, retryAfterMs } = error instanceof ApiError ? error : {};
    if (code === "validation_failed") {
      settle("letters");
      return;
    }
    onDrawing(false);
    if ((code === "unavailable" || code === "too_many_requests") && waits < mostWaits) {
      waits += 1;
      onTrouble("waiting");
      askIn(retryAfterMs ?? firstRetryMs);
      return;
    }
    // Once, however long it lasts.
    if (failures === 0) reportFailure("error_gift_card_preview", error);
    failures += 1;
    onTrouble("failed");
    askIn(Math.max(retryAfterMs ?? 0, Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)));
  }

  const ifSeen = () => {
    if (!document.hidden && wanted !== null) askIn(restMs);
  };
  document.addEventListener("visibilitychange", ifSeen);

  return {
    want(sheet: unknown, language: Language): void {
      asked.abort();
      onDrawing(false);
      wanted = { sheet, language };
      askIn(restMs);
    },
    /** Whoever asks need not wait for the next try. */
    again(): void {
      asked.abort();
      askIn(0);
    },
    stop(): void {
      asked.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ifSeen);
    },
  };
}
