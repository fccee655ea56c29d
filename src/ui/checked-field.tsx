import React, { useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { FieldMessage } from "./field-message.tsx";

type Props = Omit<FieldProps, "errorId"> & {
  error?: string | undefined;
  /** What is said of it comes while the visitor is further down: there is room for it, so that nothing moves. */
  withRoom?: boolean;
};

/** A field that says below it what is wrong with what was written. */
export function CheckedField({ error, withRoom, children, ...props }: Props) {
  const errorId = `${props.id}-error`;
  // Once something was said here its room stays: what is mended moves nothing under the visitor's hands.
  const [wasWrong, setWasWrong] = useState(false);
  if (error && !wasWrong) setWasWrong(true);
  return (
    <Field {...props} errorId={error && errorId}>
      <div className={withRoom || wasWrong ? "field-room" : undefined}>
        {error && <FieldMessage id={errorId} text={error} />}
        {children}
      </div>
    </Field>
  );
}
