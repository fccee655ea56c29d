import React from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { MemorialCardOrderAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { ShareLink } from "#src/core/card/share-link.tsx";
import { useTexts } from "#src/core/texts.tsx";

type Props = { answer: MemorialCardOrderAnswer; token: string | null };

export function OwnLink({ answer: { orderReference, mailed }, token }: Props) {
  const { say } = useTexts();
  if (token === null || mailed) return null;
  return (
    <section>
      <h2>{say("memorialCardOrder.noMail")}</h2>
      <p>{say("memorialCardOrder.noMail.text")}</p>
      <ShareLink
        path={`${routes.orderMemorialCard.href(orderReference)}#${token}`}
        title={say("memorialCardOrder.title")}
        namespace="memorialCardOrder"
        ownLabel={say("memorialCardOrder.noMail.link")}
      />
    </section>
  );
}
