import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";

export const site: SiteConfiguration = {
  notificationMessage: "Kall luft kan kännas i både hjärtat och lungorna.",
  notificationLink: { label: "Så mår du bättre i vinter", href: "/hjarta-och-lungor/nar-det-ar-kallt/" },
  enableNotification: true,
  english: { notificationMessage: "Cold air can be felt in both the heart and the lungs." },
  organisation: {
    name: "Hjärta & Lunga",
    organisationNumber: "000000-0000",
    account90: "90 00 00-0",
    bankgiro: "900-0000",
    swish: "90 00 000",
    phone: { shown: "08-465 004 00", dialled: "+46846500400", hours: "vardagar 9–16" },
    email: "hej@hjarta-lunga.test",
    address: "Box 000, 100 00 Stockholm",
    purpose: "Vi samlar in pengar till svensk forskning om hjärta, kärl och lungor.",
    assurance:
      "Vi har 90-konto. Det betyder att Svensk Insamlingskontroll granskar oss varje år, och att minst 75 procent av det vi samlar in går till ändamålet.",
    english: {
      purpose: "We raise money for Swedish research on the heart, blood vessels and lungs.",
      assurance:
        "We hold a 90 account. It means that Swedish Fundraising Control examines us every year, and that at least 75 per cent of what we raise goes to our purpose.",
      hours: "weekdays 9 am–4 pm",
    },
  },
  researchHour: 400,
};
