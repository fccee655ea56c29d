import React from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Said, type OrderPageLayout } from "./said.tsx";

type Page = "memorialCardOrder" | "greetingOrder" | "diploma" | "memorial.page" | "giftDocument.page";

type Props = {
  layout: OrderPageLayout;
  page: Page;
  texts: Record<"notFound" | "start" | "call", TextKey>;
  start: string;
  problem: "notFound" | "away" | null;
  isNews: boolean;
  lookAgain: () => void;
  phone: Phone;
};

export function NotKnown({ layout, page, texts, start, problem, isNews, lookAgain, phone }: Props) {
  const { say } = useTexts();
  return (
    <Said layout={layout} heading={say(`${page}.${problem ?? "asking"}`)} isNews={isNews}>
      {problem !== null && (
        <PhoneLine className="lead" phone={phone} text={problem === "notFound" ? texts.notFound : texts.call} />
      )}
      {problem === "notFound" && (
        <SmartLink className="btn" href={start}>
          {say(texts.start)}
        </SmartLink>
      )}
      {problem === "away" && (
        <button className="btn" type="button" onClick={lookAgain}>
          {say(`${page}.again`)}
        </button>
      )}
    </Said>
  );
}
