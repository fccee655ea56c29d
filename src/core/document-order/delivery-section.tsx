import React, { useId, type ComponentProps, type ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "#src/core/texts.tsx";
import { RadioOptions } from "#src/ui/radio-options.tsx";

type Ways<Way extends string> = Pick<ComponentProps<typeof RadioOptions<Way>>, "options" | "chosen" | "onChoose">;
type Props<Way extends string> = Ways<Way> & { namespace: "memorial" | "giftDocument"; children: ReactNode };

export function DeliverySection<Way extends string>({ namespace, children, ...ways }: Props<Way>) {
  const { say } = useTexts();
  const headingId = useId();
  return (
    <Delivery aria-labelledby={headingId}>
      <h2 id={headingId}>{say(`${namespace}.delivery`)}</h2>
      <RadioOptions legend={say(`${namespace}.delivery.how`)} name="delivery" {...ways} />
      {children}
    </Delivery>
  );
}

const Delivery = styled.section`
  > * + * {
    margin-top: var(--s6);
  }
  h2 + fieldset {
    margin-top: 0;
  }
  fieldset:first-of-type > legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;
