"use client";
import { useEffect, useRef } from "react";

type Props = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "password";
  help?: string;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
};

/** An input that belongs to no record, in the clothes of those that do. */
export function LabelledInput({ id, label, help, type = "text", autoFocus = false, onChange, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  return (
    <div className={`field-type ${type} house-input`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          ref={field}
          id={id}
          type={type}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
      </div>
      {help !== undefined && (
        <p className="field-description" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
