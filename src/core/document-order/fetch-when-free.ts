import { ApiError } from "#src/calls/api-error.ts";

const usualWaitMs = 5_000;
/** Who is told to wait for longer is better off coming back. */
const longestWaitMs = 30_000;
const mostWaits = 5;

type Waiting = { onWait: () => void; signal: AbortSignal };

/** A document as a file. While many are being drawn it is asked for again, when the API says so. */
export async function fetchWhenFree(fetchFile: () => Promise<Blob>, { onWait, signal }: Waiting): Promise<Blob> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await fetchFile();
    } catch (error) {
      const { code, retryAfterMs = usualWaitMs } = error instanceof ApiError ? error : {};
      if (code !== "unavailable" || retryAfterMs > longestWaitMs || waits === mostWaits) throw error;
      onWait();
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      signal.throwIfAborted();
    }
  }
}
