import React, { useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { FieldMessage } from "./field-message.tsx";

type Props = Omit<FieldProps, "errorId"> & {
  error?: string | undefined;
  /** Reserves room for an error, so that nothing moves. */
  withRoom?: boolean;
};

export function CheckedField({ error, withRoom, children, ...props }: Props) {
  const errorId = `${props.id}-error`;
  // Room for an error stays once used: a correction must not move the page.
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
