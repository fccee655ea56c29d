import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { storedKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { MyData, MyGift } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay, todayInSweden } from "#src/lib/swedish-day.ts";
import plant from "../../../artwork/mark-en.svg";
import ground from "../../../artwork/mark-tom.svg";
import { Download } from "./download.tsx";
import { sayTime } from "./research-time.ts";
import { Scene } from "./scene.tsx";
import { sayNear, sek } from "./words.ts";

type Props = { data: MyData; hourCosts: number; hasMonthly: boolean };

/** From the second gift on there are years to show. */
export const hasGrown = ({ gifts, years, access }: MyData): boolean =>
  access === "mail" || gifts.length > 1 || years.length > 1;

const isQuiet = ({ kind }: MyGift): boolean => storedKinds[kind].tone === "quiet";

export function FirstScene({ data, hourCosts, hasMonthly }: Props) {
  const { say, language } = useTexts();
  const { firstName: name, gifts, mandates } = data;
  const [gift] = gifts;
  if (gift !== undefined) return <OneGift gift={gift} name={name} hourCosts={hourCosts} hasMonthly={hasMonthly} />;
  const next = mandates.find(({ nextDraw }) => nextDraw !== null)?.nextDraw;
  const picture = { src: ground, alt: say("myPages.empty.alt") };
  if (next)
    return (
      <Scene
        heading={say("myPages.sown", { name })}
        lead={say("myPages.sown.lead", {
          day: sayNear(next.on, language, todayInSweden()),
          amount: sek(say, next.amount),
        })}
        picture={picture}
      />
    );
  return (
    <Scene heading={say("myPages.empty", { name })} lead={say("myPages.empty.lead")} picture={picture}>
      <a className="btn" href={routes.gift.href()}>
        {say("myPages.give")}
      </a>
      <a className="textlink" href={`${routes.myDetails.href()}#hitta`}>
        {say("myPages.empty.find")}
      </a>
    </Scene>
  );
}

function OneGift({ gift, name, hourCosts, hasMonthly }: Omit<Props, "data"> & { gift: MyGift; name: string }) {
  const { say, language } = useTexts();
  const quiet = isQuiet(gift);
  const given = { day: sayDay(gift.day, language), sum: sek(say, gift.amount) };
  const isInMemory = quiet && gift.about !== null;
  return (
    <Scene
      heading={say(quiet ? "myPages.hello" : "myPages.one", { name })}
      lead={
        <>
          {isInMemory
            ? say("myPages.one.memory", { ...given, about: gift.about ?? "" })
            : say("myPages.one.given", given)}{" "}
          {!quiet && say("myPages.one.became", { time: sayTime(say, gift.amount, hourCosts) })}
        </>
      }
      {...(!quiet && { picture: { src: plant, alt: say("myPages.one.alt") } })}
    >
      {gift.hasReceipt && (
        <Download
          className="btn btn--ink"
          document={{ what: "receipt", number: gift.number }}
          fileName={`kvitto-${gift.number}.pdf`}
          label={say("myPages.one.receipt")}
        />
      )}
      {!hasMonthly && (
        <a className="textlink" href={routes.monthlyGift.href()}>
          {say("myPages.one.monthly")}
        </a>
      )}
    </Scene>
  );
}
