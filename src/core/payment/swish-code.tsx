import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";

/** The code, as large as the window has room for. SVG from the API is shown as a picture: it cannot run. */
export function SwishCode({ qr }: { qr: string | null }) {
  const { say } = useTexts();
  return (
    <Square>
      {qr === null ? (
        <p>{say("payment.swishCode.missing")}</p>
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          width="320"
          height="320"
          alt={say("payment.swishCode.alt")}
        />
      )}
    </Square>
  );
}

/** The room is there before the code is. */
const Square = styled.div`
  display: grid;
  place-items: center;
  width: clamp(10.5rem, calc(100svh - 36rem), 18rem);
  max-width: 100%;
  aspect-ratio: 1;
  margin-inline: auto;

  img {
    width: 100%;
  }
  p {
    line-height: 1.4;
    text-align: center;
  }
  ${from("L")} {
    width: clamp(11rem, calc(100svh - var(--top) - 17.5rem), 24rem);
  }
`;
