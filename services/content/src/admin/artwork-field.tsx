"use client";
import { FieldError, FieldLabel, SelectInput, useField, useForm } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useEffect, useState } from "react";
import type { ArtworkPicture } from "../artwork.ts";

let asked: Promise<ArtworkPicture[]> | undefined;

async function ask(): Promise<ArtworkPicture[]> {
  const response = await fetch("/content-api/artwork", { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The list of illustrations answered ${response.status}`);
  return (await response.json()) as ArtworkPicture[];
}

function useArtwork(): ArtworkPicture[] {
  const [artwork, setArtwork] = useState<ArtworkPicture[]>([]);
  useEffect(() => {
    asked ??= ask();
    asked.then(setArtwork).catch(() => {
      asked = undefined;
    });
  }, []);
  return artwork;
}

export const ArtworkField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const artwork = useArtwork();
  const { value, setValue, showError } = useField<string>({ path });
  const { getDataByPath, dispatchFields } = useForm();
  const chosen = artwork.find(({ name }) => name === value);
  const altPath = path.replace(/[^.]+$/, "alt");

  const choose = (name: string) => {
    const written = getDataByPath<string | undefined>(altPath) ?? "";
    const isOwnText = written !== "" && !artwork.some(({ alt }) => alt === written);
    setValue(name);
    const suggested = artwork.find((picture) => picture.name === name)?.alt;
    if (!isOwnText && suggested !== undefined) dispatchFields({ type: "UPDATE", path: altPath, value: suggested });
  };

  return (
    <div className="field-type text artwork-field">
      <FieldLabel label={field.label ?? "Illustration"} required path={path} />
      <div className="artwork-field__row">
        <div className="field-type__wrap">
          <FieldError path={path} showError={showError} />
          <SelectInput
            path={path}
            name={path}
            options={artwork.map(({ name, label }) => ({ value: name, label }))}
            value={value}
            readOnly={readOnly === true}
            isClearable={false}
            showError={showError}
            onChange={(option) => {
              if (!Array.isArray(option)) choose(String(option.value));
            }}
          />
        </div>
        {chosen !== undefined && <img src={`/content-api/artwork/${chosen.name}`} alt="" width={160} />}
      </div>
    </div>
  );
};
