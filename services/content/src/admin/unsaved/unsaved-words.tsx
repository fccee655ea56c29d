"use client";
import { useAllFormFields, useAuth, useConfig, useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { placeOf } from "../../fields/field-place.ts";
import { shownTime } from "../../shown-time.ts";
import { savePathOf } from "../refusals/held-reasons.ts";
import { forget, keep, keyOf, type KeptWords, missingIn, readKept, writtenIn } from "./kept-words.ts";

const list = new Intl.ListFormat("sv", { type: "conjunction" });

/** For what has no drafts: what was written when the browser was closed is offered again. */
export function UnsavedWords() {
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { setModified } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const isModified = useFormModified();
  const [read, setRead] = useState<{ key: string | null; offer: KeptWords | null }>({ key: null, offer: null });

  const form = { ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }), id };
  const key = user === null || user === undefined ? null : keyOf(user.id, savePathOf(form));
  const basis = (fields.updatedAt?.value ?? null) as string | null;

  // Only the browser has a storage: what the server draws offers nothing.
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (isBrowser && read.key !== key) {
    const kept = key === null ? null : readKept(localStorage, key, new Date());
    setRead({ key, offer: kept !== null && missingIn(fields, kept).length > 0 ? kept : null });
  }
  const { offer } = read;
  const answered = () => setRead({ key, offer: null });

  useEffect(() => {
    if (key === null || read.key !== key || !isModified) return;
    const values = { ...read.offer?.values, ...writtenIn(fields) };
    keep(localStorage, key, { at: new Date().toISOString(), basis: read.offer?.basis ?? basis, values });
  }, [basis, fields, isModified, key, read]);

  if (offer === null || key === null) return null;
  const missing = missingIn(fields, offer);
  if (missing.length === 0) return null;
  const config = getEntityConfig({ ...(collectionSlug && { collectionSlug }), ...(globalSlug && { globalSlug }) });
  const names = missing.map((path) => `”${placeOf(config?.fields ?? [], path).parts.join(" › ")}”`);
  const isNewer = basis !== null && offer.basis !== basis;

  const takeBack = () => {
    for (const path of missing) dispatchFields({ type: "UPDATE", path, value: offer.values[path] });
    setModified(true);
    answered();
  };
  const discard = () => {
    forget(localStorage, key);
    answered();
  };
  return (
    <section className="unsaved" aria-labelledby="unsaved-heading">
      <h2 id="unsaved-heading">Du hade osparade ändringar från {shownTime(offer.at, new Date())}</h2>
      <p>De gäller {list.format(names)}.</p>
      {isNewer && (
        <p>
          <strong>Sedan dess har någon sparat här</strong> (kl. {shownTime(basis, new Date())}). Tar du tillbaka dina
          ord och sparar, ersätter de det som står här nu.
        </p>
      )}
      <p className="unsaved__choice">
        <button type="button" onClick={takeBack}>
          Ta tillbaka
        </button>
        <button type="button" onClick={discard}>
          Släng
        </button>
      </p>
    </section>
  );
}
