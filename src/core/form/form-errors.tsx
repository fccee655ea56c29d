import React, { useState, type ComponentProps } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { StayInPlace } from "#src/ui/stay-in-place.tsx";
import { summaryHeading } from "./summary-heading.ts";

type Props = { form: Pick<ComponentProps<typeof ErrorSummary>, "errors" | "attempt"> };

/** Above the fields: what is to be mended, once it was tried. What is mended leaves it there: nothing below it moves. */
export function FormErrors({ form: { errors, attempt } }: Props) {
  const { say } = useTexts();
  const [hasCome, setHasCome] = useState(false);
  if (attempt > 0 && errors.length > 0 && !hasCome) setHasCome(true);
  return (
    <>
      {hasCome && <ErrorSummary heading={summaryHeading(errors.length, say)} errors={errors} attempt={attempt} />}
      <StayInPlace when={attempt} />
    </>
  );
}
