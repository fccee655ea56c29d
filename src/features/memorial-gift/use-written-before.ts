import { useRef } from "react";
import { sheetDeliveries } from "@hjarta-lunga/contract/memorials.ts";
import { rowField } from "#src/core/form/list-fields.ts";
import { valueIn } from "#src/core/form/use-words-before-hydration.ts";
import { useInputBeforeHydration } from "#src/ui/use-input-before-hydration.ts";
import type { DeliveryDraft, MemorialDraft, SheetDraft } from "./memorial-gift.ts";

type Written = { sheet: Partial<SheetDraft>; delivery: Partial<DeliveryDraft> };

export function useWrittenBefore(draft: MemorialDraft, isReady: boolean, tell: (written: Written) => void) {
  // Who comes back to the step later has written nothing before script.
  const box = useRef<HTMLDivElement>(null);
  useInputBeforeHydration<Written>(() => (isReady ? null : read(box.current, draft)), tell, isReady);
  return box;
}

function read(box: HTMLElement | null, { sheet, delivery }: MemorialDraft): Written | null {
  const written = (name: string) => valueIn(box, `[name="${name}"]`);
  const words = {
    name: written("remembered.name"),
    bornYear: written("bornYear"),
    diedYear: written("diedYear"),
    greeting: written("greeting"),
  };
  const changed = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ""));
  const givers = sheet.givers.map((row) => ({ ...row, name: written(rowField("givers", row.id)) || row.name }));
  const hasGiver = givers.some(({ name }, place) => name !== sheet.givers[place]?.name);
  const to = sheetDeliveries.find((each) => each === valueIn(box, "[name=delivery]:checked"));
  const isOther = to !== undefined && to !== delivery.to;
  if (Object.keys(changed).length === 0 && !hasGiver && !isOther) return null;
  return { sheet: { ...changed, ...(hasGiver && { givers }) }, delivery: isOther ? { to } : {} };
}
