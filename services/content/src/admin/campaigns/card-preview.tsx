"use client";
import { useFormFields } from "@payloadcms/ui";

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value;

/** The card as its recipient sees it, with the words that are fixed and room for those that are not. */
export function CardPreview() {
  const read =
    (name: string) =>
    ([fields]: [Partial<Record<string, { value?: unknown }>>, unknown]) =>
      fields[name]?.value;
  const source = useFormFields(read("artworkSource"));
  const house = useFormFields(read("artwork"));
  const uploaded = idOf(useFormFields(read("uploadedArtwork")));
  const greeting = useFormFields(read("greeting"));
  const kind = useFormFields(read("kind"));
  const name = source === "uploaded" ? uploaded : house;
  const url =
    source === "uploaded" ? `/content-api/artwork/uploaded/${String(name)}` : `/content-api/artwork/${String(name)}`;
  const isThere = (typeof name === "string" && name !== "") || typeof name === "number";
  return (
    <section className="field-type card-preview" aria-label="Så blir kortet">
      <h3 className="field-label">Så blir kortet</h3>
      <div className={`card-preview__card${kind === "condolence" ? " card-preview__card--dusk" : ""}`}>
        {isThere ? (
          <img src={url} alt="" width={270} height={360} />
        ) : (
          <p className="card-preview__empty">Välj en teckning.</p>
        )}
        <div className="card-preview__words">
          <small>Till</small>
          <b>Namnet</b>
          {typeof greeting === "string" && greeting !== "" && <strong>{greeting}</strong>}
          <p>Här står det som avsändaren skriver.</p>
          <small>Från</small>
          <b>Namnet</b>
        </div>
      </div>
    </section>
  );
}
