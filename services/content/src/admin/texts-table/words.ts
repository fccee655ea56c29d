import type { Plan } from "../../texts-table/changes.ts";

export const texts = (count: number) => `${count} ${count === 1 ? "text" : "texter"}`;
const rows = (count: number) => `${count} ${count === 1 ? "rad" : "rader"}`;

/** What is in a table, before anything is done. */
export function summaryOf({ changes, conflicts, refused }: Plan, isNew: boolean): string {
  const parts = [
    isNew ? "Medan du läste har någon ändrat på webbplatsen. Ingenting är inläst än: se efter en gång till." : "",
    changes.length > 0 ? `${texts(changes.length)} ändras.` : "Inget att ändra.",
    conflicts.length > 0 ? `${texts(conflicts.length)} lämnas som på webbplatsen, om du inte väljer annat.` : "",
    refused.length > 0 ? `${rows(refused.length)} kan inte läsas in.` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
