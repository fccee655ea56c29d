import type { Fields } from "../../history/differences.ts";

/** A save that was refused, to be made again when the editor has chosen. */
export type RefusedSave = {
  url: string;
  method: "PATCH" | "POST";
  status: string | undefined;
  /** The time of the version that it was made on. */
  basis: string | undefined;
};
export type NewestAnswer = { told: string; doc: Fields & { updatedAt: string } };

const eventName = "house:refused-save";
const conflictStatus = 409;

type Sent = { _status?: string; updatedAt?: string };

const sentIn = (body: unknown): Sent => {
  const sent = body instanceof FormData ? body.get("_payload") : undefined;
  return typeof sent === "string" ? (JSON.parse(sent) as Sent) : {};
};

/** Payload's form tells nobody of an answer that it does not know. */
export function tellOfRefused([asked, init]: Parameters<typeof fetch>, response: Response): void {
  if (response.status !== conflictStatus || typeof asked !== "string") return;
  const method = init?.method?.toUpperCase() === "POST" ? "POST" : "PATCH";
  const { _status: status, updatedAt: basis } = sentIn(init?.body);
  const detail: RefusedSave = { url: asked, method, status, basis };
  window.dispatchEvent(new CustomEvent(eventName, { detail }));
}

export function onRefusedSave(path: string, listen: (save: RefusedSave) => void): () => void {
  const heard = (event: Event) => {
    const { detail } = event as CustomEvent<RefusedSave>;
    if (new URL(detail.url, window.location.href).pathname === path) listen(detail);
  };
  window.addEventListener(eventName, heard);
  return () => window.removeEventListener(eventName, heard);
}

export async function fetchNewest(query: string): Promise<NewestAnswer> {
  const response = await fetch(`/content-api/newest?${query}`, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The newest version answered ${response.status}`);
  return (await response.json()) as NewestAnswer;
}
