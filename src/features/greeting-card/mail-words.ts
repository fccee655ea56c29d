import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";

export function sayMail({ state, on }: GreetingCardOrderAnswer["mail"], say: Say, language: Language): string {
  if (state === "planned" && on !== null) return say("greetingOrder.mail.onDay", { day: sayDay(on, language) });
  return say(`greetingOrder.mail.${state}`);
}
