import React, { useState } from "react";
import { styled } from "styled-components";
import { fetchSheetFile } from "#src/calls/memorial-gifts.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { PhoneText, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";

type Format = "pdf" | "png";
type Props = { order: string; phone: Phone };

/** The sheet as a file. Fetched by us, so that what fails is said here, and not by a page of the browser's. */
export function SheetDownloads({ order, phone }: Props) {
  const { say } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function download(format: Format) {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      save(await fetchSheetFile(order, format), `minnesblad.${format}`);
    } catch (error) {
      setFailed(true);
      reportFailure("download_memorial_card_failed", error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Downloads className="downloads">
      <button className="btn" type="button" aria-busy={isBusy || undefined} onClick={() => void download("pdf")}>
        {say("memorial.download.pdf")}
      </button>
      <button className="plain" type="button" onClick={() => void download("png")}>
        {say("memorial.download.png")}
      </button>
      <div role="status">
        {hasFailed && (
          <p>
            <PhoneText phone={phone} text={(shown) => say("memorial.download.failed", { phone: shown })} />
          </p>
        )}
      </div>
    </Downloads>
  );
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari begins to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
