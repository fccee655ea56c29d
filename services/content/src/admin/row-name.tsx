"use client";
import { useRowLabel } from "@payloadcms/ui";

type Props = { pattern: string; singular: string };

/** ”Länk till Kontakt” for the pattern ”Länk till {label}”, and ”Länk 2” while the label is empty. */
export function RowName({ pattern, singular }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const [, name = ""] = /\{(\w+)\}/.exec(pattern) ?? [];
  const value = data?.[name];
  const isNamed = (typeof value === "string" && value.trim() !== "") || typeof value === "number";
  return (
    <span className="house-row-name">
      {isNamed ? pattern.replace(/\{\w+\}/, String(value)) : `${singular} ${rowNumber + 1}`}
    </span>
  );
}
