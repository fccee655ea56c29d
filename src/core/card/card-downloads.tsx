import React, { useRef, useState } from "react";
import type { CardFile } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { saveFile } from "#src/lib/save-file.ts";

type Format = "pdf" | "png";
const formats: readonly Format[] = ["pdf", "png"];
const files: Record<Format, CardFile> = { pdf: { format: "pdf" }, png: { format: "png", size: "screen" } };

type Props = {
  fetchFile: (file: CardFile) => Promise<Blob>;
  fileName: string;
  failure: FailureEvent;
  phone: Phone;
};

/** The card as a file. Fetched by us, so that what fails is said here, and not by a page of the browser's. */
export function CardDownloads({ fetchFile, fileName, failure, phone }: Props) {
  const { say } = useTexts();
  const [busy, setBusy] = useState<Format | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const underWay = useRef(false);

  async function download(format: Format) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(format);
    setFailed(false);
    try {
      saveFile(await fetchFile(files[format]), `${fileName}.${format}`);
    } catch (error) {
      setFailed(true);
      reportFailure(failure, error);
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  }
  return (
    <section className="no-print">
      <h2>{say("sharedCard.keep")}</h2>
      <div className="choices">
        {formats.map((format) => (
          <button
            key={format}
            className="plain"
            type="button"
            aria-busy={busy === format || undefined}
            onClick={() => void download(format)}
          >
            {say(`sharedCard.download.${format}`)}
          </button>
        ))}
        <button className="plain" type="button" onClick={() => window.print()}>
          {say("sharedCard.print")}
        </button>
      </div>
      <div role="status">{hasFailed && <PhoneLine phone={phone} text="sharedCard.download.failed" />}</div>
    </section>
  );
}
