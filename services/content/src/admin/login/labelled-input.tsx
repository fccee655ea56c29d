"use client";
import { type InputHTMLAttributes, useEffect, useRef } from "react";

type Given = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "name" | "placeholder" | "value">;

type Props = Given & {
  id: string;
  label: string;
  onChange?: (value: string) => void;
  type?: "text" | "email" | "password";
  help?: string;
  hasFocus?: boolean;
};

/** An input that belongs to no record, in the clothes of those that do. */
export function LabelledInput({ id, label, help, type = "text", hasFocus = false, onChange, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
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
          onChange={onChange && ((event) => onChange(event.target.value))}
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
