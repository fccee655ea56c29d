import type { Design } from "#src/features/greeting-card/designs.ts";
import type { GreetingProduct } from "#src/features/greeting-card/greeting-machine.ts";
import { campaigns } from "../../../../services/content/src/seed/content/campaigns.ts";
import { donor } from "../../../../services/content/src/seed/content/texts/donor.ts";
import { form } from "../../../../services/content/src/seed/content/texts/form.ts";
import { greeting } from "../../../../services/content/src/seed/content/texts/greeting.ts";
import { greetingOrder } from "../../../../services/content/src/seed/content/texts/greeting-order.ts";
import { noScript } from "../../../../services/content/src/seed/content/texts/no-script.ts";
import { order } from "../../../../services/content/src/seed/content/texts/order.ts";
import { payment } from "../../../../services/content/src/seed/content/texts/payment.ts";
import { sharedCard } from "../../../../services/content/src/seed/content/texts/shared-card.ts";
import { thanks } from "../../../../services/content/src/seed/content/texts/thanks.ts";

const all = {
  ...form,
  ...greeting,
  ...greetingOrder,
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
    picture: { src: `/static/${artwork}.svg`, width: 900, height: 1200, alt },
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
