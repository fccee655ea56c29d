import type { PayloadRequest } from "payload";

const pathOf = (href: string) => {
  const path = href.replace(/[?#].*/s, "");
  return path.endsWith("/") ? path : `${path}/`;
};

function leadsTo(address: string, value: unknown): boolean {
  if (typeof value === "string") return value.startsWith("/") && pathOf(value) === address;
  return typeof value === "object" && value !== null && Object.values(value).some((part) => leadsTo(address, part));
}

export async function pageUses(req: PayloadRequest, { id, address }: { id: number; address: string }) {
  const { payload } = req;
  const shared = { depth: 0, pagination: false, req } as const;
  const read = async (draft: boolean) => {
    const pages = await payload.find({ collection: "pages", where: { id: { not_equals: id } }, draft, ...shared });
    const menus = await payload.findGlobal({ slug: "navigation", depth: 0, draft, req });
    const site = await payload.findGlobal({ slug: "siteConfiguration", depth: 0, draft, req });
    return [
      ...pages.docs.map(({ title, blocks }) => ({ where: `sidan ”${title}”`, holds: blocks })),
      { where: "menyerna", holds: [menus.sv, menus.en] },
      {
        where: "meddelandet överst på sidorna",
        holds: [site.notificationLink, site.english?.notificationLink],
      },
    ];
  };
  const texts = await payload.find({ collection: "translations", sort: "key", ...shared });
  const places = [
    ...(await read(false)),
    ...(await read(true)),
    ...texts.docs.map(({ key, sv, en }) => ({ where: `texten ”${key}”`, holds: [sv, en] })),
  ];
  return [...new Set(places.filter(({ holds }) => leadsTo(address, holds)).map(({ where }) => where))];
}
