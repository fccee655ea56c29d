import React from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { showAmount } from "#src/lib/amount.ts";
import bird from "../../../artwork/fagel.svg";
import { useBroughtIntoView } from "./use-brought-into-view.ts";

type Props = { qr: string | null; amount: number; organisation: string };

/** The code on its slip, with the bird that watches over it. SVG from the API is shown as a picture: it cannot run. */
export function SwishCode({ qr, amount, organisation }: Props) {
  const { say } = useTexts();
  const slip = useBroughtIntoView<HTMLDivElement>(qr !== null);
  return (
    <>
      <ol>
        <li>{say("payment.swishCode.open")}</li>
        <li>{say("payment.swishCode.scan")}</li>
        <li>{say("payment.swishCode.approve")}</li>
      </ol>
      <Slip ref={slip}>
        <img className="bird" src={bird} width="300" height="240" alt="" />
        {qr === null ? (
          <p className="missing">{say("payment.swishCode.missing")}</p>
        ) : (
          <img
            className="code"
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            width="320"
            height="320"
            alt={say("payment.swishCode.alt")}
          />
        )}
        <p>
          <span className="num">{say("payment.amount", { amount: showAmount(amount) })}</span>
          <br />
          {say("payment.to", { organisation })}
        </p>
      </Slip>
    </>
  );
}

/** White in the dark too, or no camera reads it. */
const Slip = styled.div`
  --slip-paper: #fffdf9;
  --slip-ink: #15303d;
  position: relative;
  margin-top: 6.5rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
  background: var(--slip-paper);
  color: var(--slip-ink);
  forced-color-adjust: none;
  scroll-margin-bottom: var(--s4);

  .code {
    width: 100%;
    max-width: 20rem;
    margin-inline: auto;
  }
  .missing {
    min-height: 8rem;
  }
  .bird {
    position: absolute;
    right: 6%;
    bottom: calc(100% - 5px);
    width: 9.5rem;
  }
  p {
    margin: var(--s4) auto 0;
    text-align: center;
  }
  /* The whole code is seen at once on a low screen too. */
  @media (max-height: 56em) {
    margin-top: var(--s5);
    padding-block: var(--s4);
    .bird {
      display: none;
    }
    .code {
      max-width: min(20rem, 50vh);
    }
  }
  .num {
    font: 750 var(--t-h3) / 1.2 var(--font-head);
  }
`;
