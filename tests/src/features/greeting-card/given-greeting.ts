import { keyOf } from "#src/build/artwork.ts";
import type { Design } from "#src/features/greeting-card/designs.ts";
import type { GreetingProduct } from "#src/features/greeting-card/greeting.ts";
import { campaigns } from "../../../../services/content/src/seed/content/campaigns.ts";
import { donor } from "@hjarta-lunga/contract/seed/texts/donor.ts";
import { form } from "@hjarta-lunga/contract/seed/texts/form.ts";
import { greeting } from "@hjarta-lunga/contract/seed/texts/greeting.ts";
import { greetingHeading } from "@hjarta-lunga/contract/seed/texts/greeting-heading.ts";
import { greetingOrder } from "@hjarta-lunga/contract/seed/texts/greeting-order.ts";
import { noScript } from "@hjarta-lunga/contract/seed/texts/no-script.ts";
import { order } from "@hjarta-lunga/contract/seed/texts/order.ts";
import { payment } from "@hjarta-lunga/contract/seed/texts/payment.ts";
import { sharedCard } from "@hjarta-lunga/contract/seed/texts/shared-card.ts";
import { thanks } from "@hjarta-lunga/contract/seed/texts/thanks.ts";

const all = {
  ...form,
  ...greeting,
  ...greetingOrder,
  ...greetingHeading,
  ...sharedCard,
  ...donor,
  ...order,
  ...payment,
  ...thanks,
  ...noScript,
};
export const texts = Object.fromEntries(Object.entries(all).map(([key, { sv }]) => [key, sv]));

/** As the page has them, of a site that was built in the middle of November. */
export const designs: Design[] = campaigns
  .filter(({ kind, offered }) => offered && (kind === "greeting" || kind === "condolence"))
  .map(({ code, kind, occasion, season, title, greeting: words, artwork, alt }) => ({
    code,
    kind,
    occasion,
    season,
    title,
    greeting: words,
    isInSeason: season === null || (season.from <= "11-15" && season.to >= "11-15"),
    picture: { src: `/static/${keyOf(artwork)}.svg`, width: 900, height: 1200, alt },
  }));

export const product: GreetingProduct = {
  presets: [50, 100, 200],
  preselected: 100,
  least: 20,
  most: 20_000,
  heading: "Skicka ett kort",
  lead: "Välj ett kort.",
  thanks: "Tack. Ditt kort gläder någon.",
};
