import type { AdminViewServerProps, Payload } from "payload";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

const pageAt = async (payload: Payload, address: string): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: "pages",
    where: { address: { equals: address } },
    ...{ depth: 0, limit: 1, pagination: false },
    select: { address: true },
  });
  return docs[0] === undefined ? null : `/admin/collections/pages/${docs[0].id}`;
};

type Place = { label: string; detail: string; href: string | null; isOpen: boolean };

/** What is changed most, one press away, for those who may change it. */
export async function UsualPlaces({ payload, permissions }: AdminViewServerProps) {
  const pages = permissions?.collections?.pages;
  const mayRead = (slug: "media" | "campaigns" | "translations") =>
    permissions?.collections?.[slug]?.read !== undefined;
  const places: Place[] = [
    {
      ...{ label: "Startsidan", detail: "Det första besökaren ser" },
      ...{ href: await pageAt(payload, "/"), isOpen: pages?.read !== undefined },
    },
    {
      ...{ label: "Meddelandet överst", detail: "På alla sidor, när något är viktigt" },
      ...{
        href: "/admin/globals/siteConfiguration",
        isOpen: permissions?.globals?.siteConfiguration?.read !== undefined,
      },
    },
    {
      ...{ label: "Kontakt", detail: "Telefontider, adress och vem som svarar" },
      ...{ href: await pageAt(payload, "/kontakt/"), isOpen: pages?.read !== undefined },
    },
    {
      ...{ label: "Skriv en ny sida", detail: "Syns inte förrän den publiceras" },
      ...{ href: "/admin/collections/pages/create", isOpen: pages?.create !== undefined },
    },
    {
      ...{ label: "Bilder", detail: "Ladda upp, beskriv och sortera" },
      ...{ href: "/admin/collections/media", isOpen: mayRead("media") },
    },
    {
      ...{ label: "Kort", detail: "Digitala kort för högtider och minnen" },
      ...{ href: "/admin/collections/campaigns", isOpen: mayRead("campaigns") },
    },
    {
      ...{ label: "Texter", detail: "Ord i knappar, formulär och meddelanden" },
      ...{ href: "/admin/collections/translations", isOpen: mayRead("translations") },
    },
  ];
  return (
    <Panel heading="Vanliga platser">
      {places.map(({ label, detail, href, isOpen }) =>
        isOpen && href !== null ? <PanelRow key={label} label={label} href={href} detail={detail} /> : null,
      )}
    </Panel>
  );
}
