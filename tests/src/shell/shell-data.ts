import type { Navigation } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { english, swedish } from "../words.tsx";

const main: Navigation["main"] = [
  { label: "Forskning", href: "/forskning/" },
  { label: "Om oss", href: "/om-oss/" },
];
const footer: Navigation["footer"] = [
  { heading: "Stöd oss", links: [{ label: "Bli medlem", href: "/bli-medlem/" }] },
  { heading: "Om webbplatsen", links: [{ label: "In English", href: "/en/", language: "en" }] },
];

export const organisation = {
  name: "Hjärta & Lunga",
  organisationNumber: "802000-0000",
  account90: "90 00 00-0",
  bankgiro: "900-0000",
  swish: "90 00 000",
  phone: { shown: "08-123 45 67", dialled: "+4681234567", hours: "vardagar 9–16" },
  email: "hej@hjarta.example",
  address: "Box 1, 100 00 Stockholm",
  purpose: "Vi ger fler hjärtslag.",
  assurance: "Granskas av Svensk Insamlingskontroll.",
  english: { purpose: "We give more heartbeats.", assurance: "Examined every year.", hours: "weekdays 9 am–4 pm" },
};

/** What the shell's query gives in a built site, before search and my pages have pages of their own. */
export const shellData = {
  allSiteTexts: {
    nodes: [
      { language: "sv", texts: swedish },
      { language: "en", texts: english },
    ],
  },
  allSiteNavigation: {
    nodes: [
      { language: "sv", main, footer },
      { language: "en", main: [{ label: "Research", href: "/en/research/" }], footer: [] },
    ],
  },
  siteConfiguration: { organisation },
  search: null as { path: string } | null,
  myPages: null as { path: string } | null,
};
