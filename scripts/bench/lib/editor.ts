import { callJson, callWell } from "../../lib/call-json.ts";
import type { MeasuredStack } from "./part.ts";

type StoredPage = { id: number; updatedAt: string; blocks: { blockType: string; heading?: string }[] };

/** Saves as the editors' screens do. */
export const logInEditor = async ({ contentUrl, administrator }: MeasuredStack) => {
  const login = await callWell(`${contentUrl}/content-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const cookie = (login.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  const headers = { cookie, origin: contentUrl };
  const pages = `${contentUrl}/content-api/pages`;

  const find = async (address: string): Promise<StoredPage> => {
    const where = `where[address][equals]=${encodeURIComponent(address)}&depth=0`;
    const { docs } = await callJson<{ docs: StoredPage[] }>(`${pages}?${where}`, { headers });
    const [page] = docs;
    if (page === undefined) throw new Error(`The content service has no page ${address}.`);
    return page;
  };

  return {
    changeHeading: async (address: string, heading: string): Promise<void> => {
      const { id, updatedAt, blocks } = await find(address);
      const changed = blocks.map((block, place) => (place === 0 ? { ...block, heading } : block));
      const body = { blocks: changed, updatedAt, _status: "published" };
      await callJson(`${pages}/${id}`, { method: "PATCH", headers, body });
    },
    makePage: async (address: string, heading: string): Promise<void> => {
      const body = { title: heading, address, blocks: [{ blockType: "hero", heading }], _status: "published" };
      await callJson(pages, { headers, body });
    },
  };
};
