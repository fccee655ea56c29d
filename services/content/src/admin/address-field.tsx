"use client";
import { FieldDescription, FieldError, FieldLabel, useField, useForm } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { linkTargets, matching, targetAt, type LinkTarget } from "./link-targets.ts";

const words = ({ kind, isPublished }: LinkTarget) =>
  `${kind === "page" ? "Sida" : "Dokument"}${isPublished ? "" : ", inte publicerad"}`;

/** One picks a page or a document by its title, or types any address. */
export const AddressField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value: stored, setValue, showError } = useField<string | undefined>({ path });
  const value = stored ?? "";
  const { getDataByPath, dispatchFields } = useForm();
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();

  useEffect(() => {
    linkTargets().then(setTargets, () => undefined);
  }, []);

  const isSearch = !/^(?:https?:|mailto:|tel:|#)/.test(value);
  const shown = isOpen && isSearch ? matching(targets, value) : [];
  const chosen = targetAt(targets, value);

  const choose = (target: LinkTarget) => {
    setValue(target.address);
    setOpen(false);
    const labelPath = path.replace(/[^.]+$/, "label");
    if (labelPath !== path && getDataByPath<string | undefined>(labelPath) === "")
      dispatchFields({ type: "UPDATE", path: labelPath, value: target.title });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
    if (shown.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + shown.length) % shown.length);
    }
    const target = shown[active];
    if (event.key === "Enter" && target !== undefined) {
      event.preventDefault();
      choose(target);
    }
  };

  const id = `field-${path.replaceAll(".", "__")}`;
  const width = field.admin?.width;
  return (
    <div
      className={`field-type text address-field${showError ? " error" : ""}`}
      style={width === undefined ? {} : { flex: `0 1 ${width}` }}
    >
      <FieldLabel label={field.label ?? "Adress"} required={field.required === true} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && shown.length > 0 ? `${list}-${active}` : undefined}
          autoComplete="off"
          value={value}
          disabled={readOnly === true}
          onChange={(event) => {
            setValue(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(value === "")}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {shown.length > 0 && (
          <div id={list} role="listbox" className="address-field__list">
            {shown.map((target, index) => (
              <div
                key={target.address}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Before the input loses its focus, which closes the list.
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(target);
                }}
              >
                <b>{target.title}</b>
                <span>
                  {words(target)} · {target.address}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
      {chosen === undefined ? (
        <FieldDescription description={field.admin?.description ?? ""} path={path} />
      ) : (
        <p className={`address-field__chosen${chosen.isPublished ? "" : " address-field__chosen--waits"}`}>
          {words(chosen)}: <b>{chosen.title}</b>. Länken följer med om adressen byts.
        </p>
      )}
    </div>
  );
};
