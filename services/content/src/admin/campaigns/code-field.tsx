"use client";
import { TextInput, useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useEffect, useState } from "react";

const restMs = 600;

async function propose(occasion: string): Promise<string | undefined> {
  const asked = `/content-api/campaign-code?${new URLSearchParams({ occasion }).toString()}`;
  const response = await fetch(asked, { credentials: "same-origin" });
  if (!response.ok) return undefined;
  return ((await response.json()) as { code: string }).code;
}

/** Follows the occasion until somebody writes a code of their own, and stands fast once it has been published. */
export const CodeField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { hasPublishedDoc } = useDocumentInfo();
  const occasion = useFormFields(([fields]) => fields.occasion?.value);
  const [proposed, setProposed] = useState("");
  const isFree = !hasPublishedDoc && ((value as string | undefined) ?? "") === proposed;

  useEffect(() => {
    if (!isFree || typeof occasion !== "string" || occasion.trim() === "") return;
    let isGone = false;
    const timer = setTimeout(() => {
      void propose(occasion).then((code) => {
        if (code === undefined || isGone) return;
        setProposed(code);
        setValue(code);
      });
    }, restMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [occasion, isFree, setValue]);

  return (
    <TextInput
      path={path}
      label={field.label ?? "Kod"}
      required
      placeholder={field.admin?.placeholder ?? ""}
      value={value}
      readOnly={readOnly === true || hasPublishedDoc}
      showError={showError}
      Error={showError && errorMessage !== undefined ? <p className="house-field-error">{errorMessage}</p> : undefined}
      description={
        hasPublishedDoc
          ? "Koden står i länkar som är skickade. Den ligger fast."
          : "Står i länken till kortet. Ett förslag görs av tillfället och året. När kortet är publicerat ligger koden fast."
      }
      onChange={(event: { target: { value: string } }) => setValue(event.target.value.toUpperCase())}
    />
  );
};
