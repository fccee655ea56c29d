import React from "react";
import { articleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import { registerArticleOrder } from "#src/calls/articles.ts";
import { ContactFields } from "#src/core/donor/contact-fields.tsx";
import { donorWords, onEnvelope } from "#src/core/donor/donor-words.ts";
import { PersonField } from "#src/core/donor/person-field.tsx";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import { ChosenLine } from "#src/core/order/amount/chosen-line.tsx";
import { OrderForm, type LastStepProps } from "#src/core/order/steps/order-form.tsx";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { useOrderForm } from "#src/core/order/steps/use-order-form.ts";
import { useTexts } from "#src/core/texts.tsx";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";
import {
  changeRecipient,
  emptyRecipient,
  kind,
  type ArticleDraft,
  type Basket,
  type RecipientDraft,
} from "./articles.ts";

type Props = LastStepProps<ArticleDraft> & {
  basket: Basket;
  onChange: (change: (draft: ArticleDraft) => Partial<ArticleDraft>) => void;
  /** What was ordered cannot be had as it was shown. */
  onChanged: (fields: Readonly<Record<string, string>>) => void;
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
  const { mobile, workplace, ...needed } = draft.recipient;
  const form = useOrderForm({
    kind,
    schema: recipientForm,
    value: { recipient: { ...needed, ...unlessEmpty({ mobile, workplace }) } },
    fields: Object.keys(emptyRecipient),
    words: formWords,
    hasOrder: draft.order !== null,
    send: async (written) => {
      const wanted = lines.map(({ article: { articleNumber, price }, quantity }) => ({
        articleNumber,
        quantity,
        price,
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

  function change(changed: Partial<RecipientDraft>) {
    form.changed();
    onChange(changeRecipient(changed));
  }
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
        <ContactFields form={form} namespace="article" contact={draft.recipient} onChange={change} />
        <PersonField
          form={form}
          name="workplace"
          person={draft.recipient}
          optional={say("form.optional")}
          hint={say("article.workplaceHint")}
          onChange={change}
        />
      </OrderForm>
    </>
  );
}
