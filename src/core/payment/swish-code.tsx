import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { QrCode } from "#src/ui/qr-code.tsx";

export function SwishCode({ qr }: { qr: string | null }) {
  const { say } = useTexts();
  return <Code svg={qr} alt={say("payment.swishCode.alt")} missing={<p>{say("payment.swishCode.missing")}</p>} />;
}

const Code = styled(QrCode)`
  width: clamp(10.5rem, calc(100svh - 36rem), 18rem);

  p {
    line-height: 1.4;
    text-align: center;
  }
  ${from("L")} {
    width: clamp(11rem, calc(100svh - var(--top) - 17.5rem), 24rem);
  }
`;
