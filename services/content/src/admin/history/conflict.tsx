"use client";
import { useAllFormFields, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { placeOf } from "../../fields/field-place.ts";
import { differingPaths, type Fields, valueAt, withValuesOf } from "../../history/differences.ts";
import { fetchNewest, type NewestAnswer, onRefusedSave, type RefusedSave } from "./conflict-calls.ts";
import { ConflictChoice, type Side } from "./conflict-choice.tsx";
import { forgetOwnSaves } from "./own-saves.ts";
import { shownValue } from "./shown-value.ts";
import { useStopsWriting } from "./stops-writing.ts";

type Open = NewestAnswer & { save: RefusedSave; mine: Fields; paths: string[] };
type Chosen = Readonly<Partial<Record<string, Side>>>;

/** Somebody saved while this editor wrote: both are shown, and the editor chooses by field. */
export function Conflict() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, reset, submit } = useForm();
  const [fields] = useAllFormFields();
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<{ save: RefusedSave; updatedAt: string } | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});

  const isGlobal = globalSlug !== undefined;
  const path = isGlobal ? `/content-api/globals/${globalSlug}` : `/content-api/${collectionSlug}/${id}`;
  const query = isGlobal ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`;

  useEffect(() => forgetOwnSaves(path), [path]);
  useStopsWriting(
    isGlobal || id !== undefined ? query : undefined,
    isGlobal ? `/admin/globals/${globalSlug}` : `/admin/collections/${collectionSlug}/${id}`,
  );

  useEffect(
    () =>
      onRefusedSave(path, (save) => {
        void fetchNewest(query).then((newest) => {
          const mine = getData();
          setChosen({});
          setOpen({ ...newest, save, mine, paths: differingPaths(mine, newest.doc) });
        });
      }),
    [path, query, getData],
  );

  useEffect(() => {
    if (open !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [open]);

  // The form is filled first, and saved when it says so.
  const basis = fields.updatedAt?.value;
  useEffect(() => {
    const { save, updatedAt } = waiting.current ?? {};
    if (save === undefined || basis !== updatedAt) return;
    waiting.current = null;
    const overrides = save.status === undefined ? {} : { _status: save.status };
    void submit({ action: save.url, method: save.method, overrides, skipValidation: save.status === "draft" });
  }, [basis, submit]);

  if (open === null) return null;
  const config = getEntityConfig(isGlobal ? { globalSlug } : { collectionSlug: collectionSlug ?? "" });
  const blockTypeAt = (row: string) => valueAt(open.mine, `${row}.blockType`) as string | undefined;
  const choose = (path: string, side: Side) => setChosen((before) => ({ ...before, [path]: side }));
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(open.paths.map((path) => [path, side])));
  const left = open.paths.filter((path) => chosen[path] === undefined).length;
  const save = async () => {
    const theirs = open.paths.filter((path) => chosen[path] === "theirs");
    const merged = { ...withValuesOf(open.mine, open.doc, theirs), updatedAt: open.doc.updatedAt };
    waiting.current = { save: open.save, updatedAt: open.doc.updatedAt };
    dialog.current?.close();
    setOpen(null);
    await reset(merged);
  };
  return (
    <dialog
      ref={dialog}
      className="conflict"
      aria-labelledby="conflict-heading"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-heading">{open.told}</h2>
      <p>Ingenting har skrivits över. Välj för varje fält vad som ska gälla, så sparas det.</p>
      <p className="conflict__all">
        <button type="button" onClick={() => chooseAll("mine")}>
          Behåll alla mina
        </button>
        <button type="button" onClick={() => chooseAll("theirs")}>
          Ta alla den andras
        </button>
      </p>
      {open.paths.map((path) => (
        <ConflictChoice
          key={path}
          path={path}
          label={placeOf(config?.fields ?? [], path, blockTypeAt).parts.join(" › ")}
          mine={shownValue(valueAt(open.mine, path))}
          theirs={shownValue(valueAt(open.doc, path))}
          chosen={chosen[path]}
          choose={(side) => choose(path, side)}
        />
      ))}
      <p className="conflict__save">
        <button type="button" disabled={left > 0} onClick={() => void save()}>
          Spara det jag har valt
        </button>
        {left > 0 && (
          <span role="status">{left === 1 ? "Ett fält kvar att välja" : `${left} fält kvar att välja`}</span>
        )}
      </p>
    </dialog>
  );
}
