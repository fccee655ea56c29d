import { callJson, callWell } from "./call-json.ts";

type Block = { blockType: string; heading?: string; [field: string]: unknown };
type StoredPage = { id: number; updatedAt: string; blocks: Block[] };
type Record = { id: number; updatedAt: string };
type ContentService = { contentUrl: string; administrator: { email: string; password: string } };

/** Saves as the editors' screens do. */
export const logInEditor = async ({ contentUrl, administrator }: ContentService) => {
  const login = await callWell(`${contentUrl}/content-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const cookie = (login.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  const headers = { cookie, origin: contentUrl };
  const at = (collection: string) => `${contentUrl}/content-api/${collection}`;

  const find = async <Found extends Record>(collection: string, field: string, value: string): Promise<Found> => {
    const where = `where[${field}][equals]=${encodeURIComponent(value)}&depth=0`;
    const { docs } = await callJson<{ docs: Found[] }>(`${at(collection)}?${where}`, { headers });
    const [record] = docs;
    if (record === undefined) throw new Error(`The content service has nothing at ${value}.`);
    return record;
  };
  const change = async (collection: string, { id, updatedAt }: Record, data: object): Promise<void> => {
    await callJson(`${at(collection)}/${id}`, { method: "PATCH", headers, body: { ...data, updatedAt } });
  };
  const changePage = async (address: string, data: (page: StoredPage) => object): Promise<void> => {
    const page = await find<StoredPage>("pages", "address", address);
    await change("pages", page, { _status: "published", ...data(page) });
  };

  return {
    changeHeading: (address: string, heading: string) =>
      changePage(address, ({ blocks }) => ({
        blocks: blocks.map((block, place) => (place === 0 ? { ...block, heading } : block)),
      })),
    renamePage: (address: string, to: string) => changePage(address, () => ({ address: to })),
    takePageAway: (address: string) => changePage(address, () => ({ _status: "draft" })),
    makePage: async (address: string, heading: string, ...further: Block[]): Promise<void> => {
      const blocks = [{ blockType: "hero", heading }, ...further];
      await callJson(at("pages"), { headers, body: { title: heading, address, blocks, _status: "published" } });
    },
    changeText: async (key: string, sv: string): Promise<void> => {
      await change("translations", await find("translations", "key", key), { sv });
    },
    addPicture: async (png: Buffer, alt: string): Promise<number> => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "prov.png");
      form.set("_payload", JSON.stringify({ alt }));
      const answer = await callWell(at("media"), { method: "POST", headers, body: form });
      return ((await answer.json()) as { doc: { id: number } }).doc.id;
    },
  };
};

export type Editor = Awaited<ReturnType<typeof logInEditor>>;
