import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { WithdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { CalmScreen } from "#src/core/my-data/calm-screen.tsx";
import { PhoneLine } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sayDay, swedishTime } from "#src/lib/swedish-day.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { AskedList } from "./asked-list.tsx";
import type { Asked } from "./draft.ts";
import { ParcelPicture } from "./parcel-picture.tsx";
import { Part } from "./part.tsx";
import type { Organisation } from "./withdrawal-page.tsx";

type Props = { asked: Asked; receipt: WithdrawalReceipt; organisation: Organisation };

/** The same for every order: what it is, and whether it is there at all, stands in the mail alone. */
export function Received({ asked, receipt, organisation }: Props) {
  const { say, language } = useTexts();
  const { phone, name, address } = organisation;
  const [day = "", time = ""] = swedishTime(new Date(receipt.receivedAt)).split("T");
  const at = say("withdrawal.moment", { day: sayDay(day, language), time: time.slice(0, 5).replace(":", ".") });
  const to = [name, ...address.split("\n")].join(", ");
  return (
    <CalmScreen
      heading={say("withdrawal.received")}
      lead={() => say("withdrawal.received.mail", { email: asked.email })}
      phone={phone}
    >
      <ParcelPicture />
      <AskedList asked={asked} at={at} />
      <Part>
        <h2>{say("withdrawal.next")}</h2>
        <p>{say("withdrawal.next.stopped")}</p>
        <p>{say("withdrawal.next.back", { day: sayDay(receipt.sendBackBy, language), address: to })}</p>
        <p>{say("withdrawal.next.money", { day: sayDay(receipt.moneyBackBy, language) })}</p>
        <p>{say("withdrawal.next.other")}</p>
        <PhoneLine phone={phone} text="withdrawal.next.noMail" />
      </Part>
      <div className="actions">
        <SmartLink className="textlink" href={(language === "sv" ? routes.start : routes.startEnglish).href()}>
          {say("withdrawal.home")}
        </SmartLink>
      </div>
    </CalmScreen>
  );
}
