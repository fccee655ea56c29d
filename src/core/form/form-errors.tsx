import React, { useState, type ComponentProps } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { StayInPlace } from "#src/ui/stay-in-place.tsx";

const headings = ["form.errors.none", "form.errors.one", "form.errors.two", "form.errors.three"] as const;

type Props = { form: Pick<ComponentProps<typeof ErrorSummary>, "errors" | "attempt"> };

/** Above the fields: what is to be mended, once it was tried. What is mended leaves it there: nothing below it moves. */
export function FormErrors({ form: { errors, attempt } }: Props) {
  const { say } = useTexts();
  const count = errors.length;
  const [hasCome, setHasCome] = useState(false);
  if (attempt > 0 && count > 0 && !hasCome) setHasCome(true);
  return (
    <>
      {hasCome && (
        <ErrorSummary
          heading={say(headings[count] ?? "form.errors.many", { count })}
          errors={errors}
          attempt={attempt}
        />
      )}
      <StayInPlace when={attempt} />
    </>
  );
}
