import React from "react";
import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";
import { listed, sayNear, sek } from "../words.ts";
import { DrawBack } from "./draw-back.tsx";

/** What the bank has been told of is drawn, whatever is changed now. Afterwards one may ask for it back. */
export function Told({ mandate, asks = false }: { mandate: MyMandate; asks?: boolean }) {
  const { say, language } = useTexts();
  const { told } = mandate;
  if (told.length === 0) return null;
  const days = listed(
    say,
    told.map(({ on }) => sayNear(on, language, todayInSweden())),
  );
  const amount = sek(
    say,
    told.reduce((sum, draw) => sum + draw.amount, 0),
  );
  return (
    <>
      <p>{say(asks ? "myPages.told.after" : "myPages.told", { days, amount })}</p>
      {asks && (
        <DrawBack
          mandate={mandate.number}
          words={told
            .map((draw) =>
              say("myPages.drawBack.words", { day: sayDay(draw.on, language), amount: sek(say, draw.amount) }),
            )
            .join("\n")}
        />
      )}
    </>
  );
}
