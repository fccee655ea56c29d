import React, { type ComponentProps } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { summaryHeading } from "./summary-heading.ts";

type Props = { form: Pick<ComponentProps<typeof ErrorSummary>, "errors" | "attempt"> };

/** Above the fields: what is to be mended, once it was tried. */
export function FormErrors({ form: { errors, attempt } }: Props) {
  const { say } = useTexts();
  if (attempt === 0 || errors.length === 0) return null;
  return <ErrorSummary heading={summaryHeading(errors.length, say)} errors={errors} attempt={attempt} />;
}
