import React, { useRef, useState } from "react";
import { fetchedCard } from "./later-calls.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { saveFile } from "#src/lib/save-file.ts";

type Format = "pdf" | "png";
const formats: readonly Format[] = ["pdf", "png"];

/** The card as a file. Fetched by us, so that what fails is said here, and not by a page of the browser's. */
export function CardDownloads({ reference, phone }: { reference: string; phone: Phone }) {
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
      saveFile(await fetchedCard(reference, format), `minnesljus.${format}`);
    } catch (error) {
      setFailed(true);
      reportFailure("download_memorial_card_failed", error);
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  }
  return (
    <section className="no-print">
      <h2>{say("memorialCard.keep")}</h2>
      <div className="choices">
        {formats.map((format) => (
          <button
            key={format}
            className="plain"
            type="button"
            aria-busy={busy === format || undefined}
            onClick={() => void download(format)}
          >
            {say(`memorialCard.download.${format}`)}
          </button>
        ))}
        <button className="plain" type="button" onClick={() => window.print()}>
          {say("memorialCard.print")}
        </button>
      </div>
      <div role="status">
        {hasFailed && (
          <p>
            <PhoneText phone={phone} text={(shown) => say("memorialCard.download.failed", { phone: shown })} />
          </p>
        )}
      </div>
    </section>
  );
}
