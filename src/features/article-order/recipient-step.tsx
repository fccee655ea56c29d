import React from "react";
import { articleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import { registerArticleOrder } from "#src/calls/articles.ts";
import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { OrderForm } from "#src/core/order/steps/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import { changeRecipient, emptyRecipient, type ArticleDraft } from "./article-draft.ts";
import { kind } from "./articles.ts";
import type { Basket } from "./basket.ts";
import { RecipientFields } from "./recipient-fields.tsx";
import { toRecipientForm } from "./recipient-shape.ts";

type Props = {
  draft: ArticleDraft;
  basket: Basket;
  phone: string;
  onChange: (change: (draft: ArticleDraft) => Partial<ArticleDraft>) => void;
  onBack: () => void;
  /** What was ordered cannot be had as it was shown. */
  onChanged: (fields: Readonly<Record<string, string>>) => void;
  onSent: (sent: Sent) => void;
  onOrder: (orderReference: string) => void;
};

const recipientForm = articleOrder.pick({ recipient: true });

const mostNamed = 3;

const formWords = {
  ...donorWords,
  firstName: { ...donorWords.firstName, ...onEnvelope },
  lastName: { ...donorWords.lastName, ...onEnvelope },
  workplace: { label: "article.workplace.label", hasLink: "article.hasLink", ...onEnvelope },
  street: { ...donorWords.street, hasLink: "article.hasLink" },
  town: { ...donorWords.town, hasLink: "article.hasLink" },
} as const;

export default function RecipientStep(props: Props) {
  const { draft, basket, phone, onChange, onBack, onChanged, onSent, onOrder } = props;
  const { say, language } = useTexts();
  const { lines, cost } = basket;
  const amount = cost.postage === null ? 0 : cost.total;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const named =
    lines.length > mostNamed
      ? say("article.pieces", { pieces })
      : lines.map(({ article: { name }, quantity }) => say("article.line", { quantity, name })).join(", ");
  const form = useOrderForm({
    kind,
    schema: recipientForm,
    value: toRecipientForm(draft.recipient),
    fields: Object.keys(emptyRecipient),
    words: formWords,
    hasOrder: draft.order !== null,
    send: async (written) => {
      const wanted = lines.map(({ article: { articleNumber, price }, quantity }) => ({
        ...{ articleNumber, quantity, price },
      }));
      const orderType: "single_order" | "list_order" = draft.single === null ? "list_order" : "single_order";
      const body = { orderType, lines: wanted, amount, ...written, language };
      onOrder(await placeOrder(newOrder(body, registerArticleOrder), draft, onSent));
    },
    isMendedElsewhere: ({ code, fields }) => {
      if (code !== "articles_changed") return false;
      onChanged(fields ?? {});
      return true;
    },
  });

  return (
    <>
      <ScreenHeading>{say("article.recipientHeading")}</ScreenHeading>
      <ChosenLine
        kind={kind}
        amount={amount === 0 ? undefined : amount}
        name={named}
        change={say("article.order.change")}
        onChange={onBack}
      />
      <OrderForm
        form={form}
        phone={phone}
        privacy="article.privacy"
        submit={amount === 0 ? "article.order" : undefined}
        onBack={onBack}
      >
        <RecipientFields
          form={form}
          recipient={draft.recipient}
          onChange={(changed) => {
            form.changed();
            onChange(changeRecipient(changed));
          }}
        />
      </OrderForm>
    </>
  );
}
