import React from "react";
import type { Receiver } from "#src/core/order/receiver.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import type { useDocument } from "./use-document.ts";
import { Said } from "./said.tsx";

type Props = Pick<ReturnType<typeof useDocument>, "problem" | "isNews" | "lookAgain"> & {
  namespace: "memorial" | "giftDocument";
  receiver: Pick<Receiver, "phone">;
  /** Where one is ordered. */
  start: string;
};

/** An order that the API has not answered about yet, or cannot. */
export function NotKnown({ namespace, problem, isNews, lookAgain, receiver: { phone }, start }: Props) {
  const { say } = useTexts();
  if (problem === "notFound")
    return (
      <Said heading={say(`${namespace}.page.notFound`)} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say(`${namespace}.page.notFoundText`, { phone: shown })} />
        </p>
        <SmartLink className="btn" href={start}>
          {say(`${namespace}.order.notFound.again`)}
        </SmartLink>
      </Said>
    );
  if (problem === "away")
    return (
      <Said heading={say(`${namespace}.page.away`)} isNews={isNews}>
        <p className="lead">
          <PhoneText phone={phone} text={(shown) => say(`${namespace}.call`, { phone: shown })} />
        </p>
        <button className="btn" type="button" onClick={lookAgain}>
          {say(`${namespace}.page.again`)}
        </button>
      </Said>
    );
  return <Said heading={say(`${namespace}.page.asking`)} isNews={isNews} />;
}
