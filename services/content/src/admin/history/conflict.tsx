"use client";
import { toast, useAllFormFields, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { placeOf } from "../../fields/field-place.ts";
import { changedMeanwhile, type Fields, type Meanwhile, valueAt, withValuesOf } from "../../history/differences.ts";
import { fetchNewest, type NewestAnswer, onRefusedSave, type RefusedSave } from "./conflict-calls.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { forgetOwnSaves } from "./own-saves.ts";
import { useStopsWriting } from "./stops-writing.ts";
import { watchForm } from "./written-meanwhile.ts";

type Asked = NewestAnswer & Meanwhile & { save: RefusedSave; mine: Fields };

/**
 * Somebody saved while this editor wrote. What only one of them changed is put together and saved; where both changed
 * the same field, both are shown and the editor chooses.
 */
export function Conflict() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, getFields, reset, submit } = useForm();
  const [fields] = useAllFormFields();
  const waiting = useRef<{ save: RefusedSave; updatedAt: string; said: string } | null>(null);
  // What the form was filled with: by the service, or here.
  const given = useRef<Fields | undefined>(undefined);
  const takenUp = useRef<Fields | undefined>(undefined);
  const [asked, setAsked] = useState<Asked | null>(null);

  const isGlobal = globalSlug !== undefined;
  const path = isGlobal ? `/content-api/globals/${globalSlug}` : `/content-api/${collectionSlug}/${id}`;
  const query = isGlobal ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`;

  useEffect(() => forgetOwnSaves(path), [path]);
  useEffect(() => watchForm(path, getFields), [path, getFields]);
  useStopsWriting(
    isGlobal || id !== undefined ? query : undefined,
    isGlobal ? `/admin/globals/${globalSlug}` : `/admin/collections/${collectionSlug}/${id}`,
  );
  useEffect(() => {
    given.current = data;
  }, [data]);

  const labelOf = useCallback(
    (field: string, doc: Fields) => {
      const config = getEntityConfig(isGlobal ? { globalSlug } : { collectionSlug: collectionSlug ?? "" });
      const blockTypeAt = (row: string) => valueAt(doc, `${row}.blockType`) as string | undefined;
      return placeOf(config?.fields ?? [], field, blockTypeAt).parts.join(" › ");
    },
    [getEntityConfig, isGlobal, globalSlug, collectionSlug],
  );

  const putTogether = useCallback(
    async ({ doc, save, told, theirs }: Asked, chosen: readonly string[]) => {
      const mine = getData();
      const names = theirs.map((field) => labelOf(field, mine)).join(", ");
      const said = `${told} ${names === "" ? "" : `Nytt därifrån: ${names}. `}Allt ditt finns kvar.`;
      waiting.current = { save, updatedAt: doc.updatedAt, said: chosen.length === 0 ? said : "" };
      takenUp.current = doc;
      try {
        await reset({ ...withValuesOf(mine, doc, [...theirs, ...chosen]), updatedAt: doc.updatedAt });
      } finally {
        setAsked(null);
      }
    },
    [getData, reset, labelOf],
  );

  useEffect(
    () =>
      onRefusedSave(path, (save) => {
        void fetchNewest(query).then(async (newest) => {
          const mine = getData();
          const base = [given.current, takenUp.current].find((doc) => doc?.updatedAt === save.basis);
          const now = { ...newest, save, mine, ...changedMeanwhile(mine, base, newest.doc) };
          setAsked(now);
          if (now.conflicts.length === 0) await putTogether(now, []);
        });
      }),
    [path, query, getData, putTogether],
  );

  // The form is filled first, and saved when it says so.
  const basis = fields.updatedAt?.value;
  useEffect(() => {
    const { save, updatedAt, said = "" } = waiting.current ?? {};
    if (save === undefined || basis !== updatedAt) return;
    waiting.current = null;
    const overrides = save.status === undefined ? {} : { _status: save.status };
    const skipValidation = save.status === "draft";
    void submit({ action: save.url, method: save.method, overrides, skipValidation }).then((done) => {
      if (done?.res.ok === true && said !== "") toast.success(said);
    });
  }, [basis, submit]);

  if (asked === null) return null;
  return (
    <ConflictDialog
      key={asked.doc.updatedAt}
      told={asked.told}
      choices={asked.conflicts.map((field) => ({
        path: field,
        label: labelOf(field, asked.mine),
        mine: valueAt(asked.mine, field),
        theirs: valueAt(asked.doc, field),
      }))}
      save={(chosen) => {
        setAsked({ ...asked, conflicts: [] });
        void putTogether(asked, chosen);
      }}
    />
  );
}
