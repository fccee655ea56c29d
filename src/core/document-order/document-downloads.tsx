import React, { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { saveFile } from "#src/lib/save-file.ts";

type Format = "pdf" | "png";
type Props = {
  namespace: "memorial" | "giftDocument" | "diploma";
  fetchFile: (format: Format) => Promise<Blob>;
  fileName: string;
  failure: FailureEvent;
  phone: Phone;
};

/** The document as a file. Fetched by us, so that what fails is said here, and not by a page of the browser's. */
export function DocumentDownloads({ namespace, fetchFile, fileName, failure, phone }: Props) {
  const { say } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<"waiting" | "failed" | null>(null);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function download(format: Format) {
    if (isBusy) return;
    setBusy(true);
    setStatus(null);
    const { signal } = left.current ?? new AbortController();
    try {
      const file = await fetchWhenFree(() => fetchFile(format), { onWait: () => setStatus("waiting"), signal });
      if (signal.aborted) return;
      saveFile(file, `${fileName}.${format}`);
      setStatus(null);
    } catch (error) {
      if (signal.aborted) return;
      setStatus("failed");
      reportFailure(failure, error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Downloads className="downloads">
      <button className="btn" type="button" aria-busy={isBusy || undefined} onClick={() => void download("pdf")}>
        {say(`${namespace}.download.pdf`)}
      </button>
      <button className="plain" type="button" onClick={() => void download("png")}>
        {say(`${namespace}.download.png`)}
      </button>
      <div role="status">{status !== null && <PhoneLine phone={phone} text={`${namespace}.download.${status}`} />}</div>
    </Downloads>
  );
}

const Downloads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`;

const usualWaitMs = 5_000;
/** Who is told to wait for longer is better off coming back. */
const longestWaitMs = 30_000;
const mostWaits = 5;

type Waiting = { onWait: () => void; signal: AbortSignal };

/** A document as a file. While many are being drawn it is asked for again, when the API says so. */
async function fetchWhenFree(fetchFile: () => Promise<Blob>, { onWait, signal }: Waiting): Promise<Blob> {
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
