import type { PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";

export const navigation: PublishedSite["navigation"] = {
  sv: {
    main: [
      { label: "Minnas", href: "/minnas/" },
      { label: "Gratulera", href: "/gratulera/" },
      { label: "Forskning", href: "/forskning/" },
      { label: "Hjärta och lungor", href: "/hjarta-och-lungor/" },
      { label: "Om oss", href: "/om-oss/" },
    ],
    footer: [
      {
        heading: "Stöd oss",
        links: [
          { label: "Ge en gåva", href: "/ge-en-gava/" },
          { label: "Bli månadsgivare", href: "/bli-manadsgivare/" },
          { label: "Minnesgåva", href: "/minnesgava/" },
          { label: "Gåva från företag", href: "/foretagsgava/" },
          { label: "Bli medlem", href: "/bli-medlem/" },
          { label: "Beställ", href: "/bestall/" },
          { label: "Ångra ett köp", href: "/angra-kop/" },
        ],
      },
      {
        heading: "Forskning",
        links: [
          { label: "Så stöder vi forskningen", href: "/forskning/" },
          { label: "Beviljade projekt", href: "/forskning/beviljade-projekt/" },
          { label: "Our research", href: "/en/research/", language: "en" },
          { label: "Sök anslag", href: "/forskning/sok-anslag/" },
        ],
      },
      {
        heading: "Om oss",
        links: [
          { label: "Kontakt", href: "/kontakt/" },
          { label: "Press", href: "/press/" },
          { label: "Tillgänglighet", href: "/tillganglighet/" },
          { label: "Personuppgifter", href: "/personuppgifter/" },
          { label: "Om kakor", href: "/kakor/" },
        ],
      },
    ],
  },
  en: {
    main: [
      { label: "About us", href: "/en/" },
      { label: "Research", href: "/en/research/" },
    ],
    footer: [
      {
        heading: "In English",
        links: [
          { label: "About us", href: "/en/" },
          { label: "Give a gift", href: "/en/give/" },
          { label: "Our research", href: "/en/research/" },
          { label: "Approved projects", href: "/en/research/approved-projects/" },
          { label: "Withdraw from a purchase", href: "/en/withdraw/" },
        ],
      },
      { heading: "In Swedish", links: [{ label: "Hela webbplatsen på svenska", href: "/", language: "sv" }] },
    ],
  },
};
