import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { isLiveMandate } from "@hjarta-lunga/contract/mandates.ts";
import type { HeldThing, MyData, MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import { keptInWords } from "./details-rules.ts";

type Known = Pick<MyData, "held" | "mandates">;

const isHeld = (held: readonly HeldThing[], ...names: HeldThing["name"][]) =>
  held.some(({ name }) => names.includes(name));
const isLiving = ({ state }: Pick<MyMandate, "state">) => isLiveMandate(state);

/** What nothing binds us to keep, of what there is. */
export function whatGoes({ held, mandates }: Known, say: Say, language: Language): string[] {
  const living = mandates.filter(isLiving);
  const [told] = living.flatMap((mandate) => mandate.told);
  const goes = [
    isHeld(held, "address", "contact") && say("myDetails.forget.contact"),
    isHeld(held, "cards") && say("myDetails.forget.cards"),
    isHeld(held, "documents") && say("myDetails.forget.documents"),
    isHeld(held, "comments") && say("myDetails.forget.comments"),
    living.length > 0 &&
      (told === undefined
        ? say("myDetails.forget.mandate")
        : say("myDetails.forget.told", { day: sayDay(told.on, language) })),
  ].filter((line) => line !== false);
  return goes.length > 0 ? goes : [say("myDetails.forget.nothing")];
}

/** What the law makes us keep, and until when. */
export function whatStays({ held, mandates }: Known, say: Say, language: Language): string[] {
  const until = (name: HeldThing["name"]) => {
    const day = held.find((thing) => thing.name === name)?.until ?? null;
    return day === null ? null : sayDay(day, language);
  };
  const [gifts, account, membership] = [until("gifts"), until("account"), until("membership")];
  const isRunning = mandates.some((mandate) => isLiving(mandate) && mandate.given > 0);
  return [
    gifts !== null && say("myDetails.forget.gifts", { day: gifts }),
    isRunning
      ? say("myDetails.forget.accountRunning", { time: keptInWords("mandate", language) })
      : account !== null && say("myDetails.forget.account", { day: account }),
    membership !== null && say("myDetails.forget.membership", { day: membership }),
  ].filter((line) => line !== false);
}
