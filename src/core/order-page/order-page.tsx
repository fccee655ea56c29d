import React, { type ComponentType, type ReactNode } from "react";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { PhoneLine, type Phone } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Page = "memorialCardOrder" | "greetingOrder" | "diploma" | "memorial.page" | "giftDocument.page" | "companyPage";

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
    <OrderMessage layout={layout} heading={say(`${page}.${problem ?? "asking"}`)} isNews={isNews}>
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
  beside?: ReactNode;
  children?: ReactNode;
};

export function OrderMessage({ layout: Layout, heading, isNews, beside, children }: Props) {
  return (
    <Layout>
      <div className="words">
        <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
        {children}
      </div>
      {beside !== undefined && <aside>{beside}</aside>}
    </Layout>
  );
}
