import React, { type ComponentProps } from "react";
import type { LinkedGiftKind, LinkState } from "@hjarta-lunga/contract/gift-links.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Receiver } from "#src/core/order/receiver.ts";
import { MessageScreen } from "#src/core/order/screen/message-screen.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = Omit<ComponentProps<typeof MessageScreen>, "kind">;

export function LinkMessage({ children, ...props }: Props) {
  return (
    <MessageScreen kind="regular_gift" {...props}>
      {children !== undefined && <div className="actions">{children}</div>}
    </MessageScreen>
  );
}

type Ended = Exclude<LinkState, "ok">;

type Way = { words: TextKey; href: string };

const ways: Record<Ended, Way> = {
  unknown: { words: "linkedGift.toStart", href: routes.start.href() },
  expired: { words: "linkedGift.toGift", href: routes.gift.href() },
  used: { words: "linkedGift.toStart", href: routes.start.href() },
  notByLink: { words: "linkedGift.toStart", href: routes.start.href() },
  inactive: { words: "linkedGift.toMonthly", href: routes.monthlyGift.href() },
};

const single: Way = { words: "linkedGift.toGift", href: routes.gift.href() };

export function EndedLink({ kind, state, receiver }: { kind: LinkedGiftKind; state: Ended; receiver: Receiver }) {
  const { say } = useTexts();
  // Who would have given something extra may still give it.
  const isSingle = kind === "extra_gift" && state === "inactive";
  const { words, href } = isSingle ? single : ways[state];
  return (
    <LinkMessage
      heading={say(`linkedGift.${state}`)}
      lead={(phone) => say(isSingle ? "extra.inactive.text" : `linkedGift.${state}.text`, { phone })}
      receiver={receiver}
    >
      <SmartLink className="btn" href={href}>
        {say(words)}
      </SmartLink>
    </LinkMessage>
  );
}
