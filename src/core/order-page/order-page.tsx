import React, { type ComponentType, type ReactNode } from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { NoOrderPicture } from "./no-order-picture.tsx";

/** Who looks for the sheet or the candle of somebody who has died meets no red. */
const tones = {
  memorialCardOrder: "quiet",
  "memorial.page": "quiet",
  greetingOrder: "bright",
  diploma: "bright",
  "giftDocument.page": "bright",
  companyPage: "bright",
} as const satisfies Record<string, OrderTone>;
type Page = keyof typeof tones;

type NotKnownProps = {
  layout: OrderPageLayout;
  page: Page;
  texts: Record<"notFound" | "start" | "call", TextKey>;
  start: string;
  problem: "notFound" | "away" | null;
  isNews: boolean;
  lookAgain: () => void;
  phone: Phone;
};

export function NotKnown({ layout, page, texts, start, problem, isNews, lookAgain, phone }: NotKnownProps) {
  const { say } = useTexts();
  return (
    <OrderMessage
      layout={layout}
      heading={say(`${page}.${problem ?? "asking"}`)}
      isNews={isNews}
      picture={problem === "notFound" && <NoOrderPicture tone={tones[page]} />}
    >
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
    </OrderMessage>
  );
}

type WhenMountedProps = { layout: OrderPageLayout; noScript: string; children: ReactNode };

/** The page is built without a reference: what the URL names is shown once there is one. */
export function WhenMounted({ layout: Layout, noScript, children }: WhenMountedProps) {
  if (useIsMounted()) return children;
  return (
    <noscript>
      <Layout>
        <p>{noScript}</p>
      </Layout>
    </noscript>
  );
}

type OrderPageLayout = ComponentType<{ children: ReactNode }>;

type Props = {
  layout: OrderPageLayout;
  heading: string;
  /** It has taken another's place while the visitor was here: it is read aloud. */
  isNews: boolean;
  picture?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
};

export function OrderMessage({ layout: Layout, heading, isNews, picture, beside, children }: Props) {
  return (
    <Layout>
      <div className="words">
        {picture}
        <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
        {children}
      </div>
      {beside !== undefined && <aside>{beside}</aside>}
    </Layout>
  );
}
