import type { FormState, Row } from "payload";
import type { Dispatch } from "react";
import type { FieldAction } from "@payloadcms/ui";

/** The lists around a field, each with the row that it stands in. */
function rowsAround(fields: FormState, path: string): { list: string; index: number }[] {
  const parts = path.split(".");
  return parts.flatMap((part, at) => {
    const list = parts.slice(0, at).join(".");
    return /^\d+$/.test(part) && fields[list]?.rows !== undefined ? [{ list, index: Number(part) }] : [];
  });
}

export function openedRows(fields: FormState, wrong: readonly { path: string }[]): Map<string, Row[]> {
  const opened = new Map<string, Row[]>();
  for (const { path } of wrong) {
    for (const { list, index } of rowsAround(fields, path)) {
      const rows = opened.get(list) ?? fields[list]?.rows ?? [];
      if (rows[index]?.collapsed !== true) continue;
      opened.set(
        list,
        rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row)),
      );
    }
  }
  return opened;
}

type Asked = { path: string; tab: string | undefined; fields: FormState; dispatchFields: Dispatch<FieldAction> };

const openTab = (label: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")];
  buttons.find(({ textContent }) => textContent.startsWith(label))?.click();
};

/** A file and a text with formats have no names of their own on the screen. */
function elementOf(path: string): HTMLElement | null {
  if (path === "file") return document.querySelector<HTMLElement>(".file-field");
  const row = path.replace(/\.\D[^.]*$/, "").replace(/\.(\d+)$/, "-row-$1");
  return (
    document.getElementById(`field-${path.replaceAll(".", "__")}`) ??
    document.getElementById(row.replaceAll(".", "-"))?.querySelector<HTMLElement>(".rich-text-lexical") ??
    null
  );
}

const focusable = "input, textarea, select, button, [contenteditable=true], a[href]";

/** A tab and a row are drawn when they open, and take no focus before: the field is tried a few times. */
function goTo(path: string, triesLeft: number): void {
  const element = elementOf(path);
  const target = element?.matches(focusable) === true ? element : element?.querySelector<HTMLElement>(focusable);
  element?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
  const isThere = target !== null && target !== undefined && document.activeElement === target;
  if (!isThere && triesLeft > 0) setTimeout(() => goTo(path, triesLeft - 1), 50);
}

export function revealField({ path, tab, fields, dispatchFields }: Asked): void {
  if (tab !== undefined) openTab(tab);
  for (const [list, updatedRows] of openedRows(fields, [{ path }])) {
    dispatchFields({ type: "SET_ROW_COLLAPSED", path: list, updatedRows });
  }
  goTo(path, 40);
}
