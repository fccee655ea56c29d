import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { askWhileSeen } from "#src/lib/ask-while-seen.ts";

/** As long as a hand rests between two words. */
export const restMs = 350;
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;
/** Told so often in a row to wait, it is no queue. */
const mostWaits = 5;

/** Fetched when there is something to draw: the contract's rules and the client are no part of the first script. */
export type LoadPreview<Preview extends object> = () => Promise<{
  previewOf: (written: unknown, language: Language) => Preview | undefined;
  drawPreview: (preview: Preview, signal: AbortSignal) => Promise<Blob>;
}>;

type Drawn<Preview> = { picture: Blob; preview: Preview };
/** `waiting` for others' documents; `letters` that no font has: the API knows them alone; `failed` otherwise. */
export type PreviewTrouble = "waiting" | "letters" | "failed";
export type RefusedFields = Readonly<Record<string, string>>;
export const nothingRefused: RefusedFields = {};
type Options<Preview extends object> = {
  load: LoadPreview<Preview>;
  failure?: FailureEvent | undefined;
  onDrawing: (isDrawing: boolean) => void;
  onDrawn: (drawn: Drawn<Preview>) => void;
  onTrouble: (trouble: PreviewTrouble | null) => void;
  /** What the API has against the fields of what was written last: nothing yet, each time that it changes. */
  onRefused: (fields: RefusedFields) => void;
};

/** Draws what was written last, when the hand rests. An answer to what is no longer there is never shown. */
export function watchPreview<Preview extends object>(options: Options<Preview>) {
  const { load, failure = "error_gift_card_preview", onDrawing, onDrawn, onTrouble, onRefused } = options;
  let wanted: { written: unknown; language: Language } | null = null;
  let failures = 0;
  let waits = 0;

  const drawing = askWhileSeen({
    ask: async (signal): Promise<Drawn<Preview> | undefined> => {
      if (wanted === null) return undefined;
      const { written, language } = wanted;
      const { previewOf, drawPreview } = await load();
      signal.throwIfAborted();
      const preview = previewOf(written, language);
      // Not a document yet: the fields say what is wrong.
      if (preview === undefined) return undefined;
      onDrawing(true);
      return { picture: await drawPreview(preview, signal), preview };
    },
    onAnswer: (drawn) => {
      if (drawn !== undefined) {
        failures = 0;
        onDrawn(drawn);
      }
      settle(null);
    },
    onError: takeFailure,
  });

  /** The picture stands for what was written, or cannot: nothing more is asked until it changes. */
  function settle(trouble: PreviewTrouble | null): void {
    wanted = null;
    drawing.rest();
    waits = 0;
    onDrawing(false);
    onTrouble(trouble);
  }

  function takeFailure(error: unknown): void {
    const { code, retryAfterMs, fields = nothingRefused } = error instanceof ApiError ? error : {};
    if (code === "validation_failed") {
      settle("letters");
      onRefused(fields);
      return;
    }
    onDrawing(false);
    if ((code === "unavailable" || code === "too_many_requests") && waits < mostWaits) {
      waits += 1;
      onTrouble("waiting");
      drawing.askIn(retryAfterMs ?? firstRetryMs);
      return;
    }
    // Once, however long it lasts.
    if (failures === 0) reportFailure(failure, error);
    failures += 1;
    onTrouble("failed");
    drawing.askIn(Math.max(retryAfterMs ?? 0, Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)));
  }

  return {
    want(written: unknown, language: Language): void {
      drawing.forget();
      onDrawing(false);
      onRefused(nothingRefused);
      if (written === null) {
        settle(null);
        return;
      }
      wanted = { written, language };
      drawing.askIn(restMs);
    },
    /** Whoever asks need not wait for the next try. */
    again(): void {
      drawing.forget();
      if (wanted !== null) drawing.askIn(0);
    },
    stop: drawing.stop,
  };
}
