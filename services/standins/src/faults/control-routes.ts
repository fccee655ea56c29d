import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import type { Bankgirot } from "../bankgirot/service.ts";
import { bankIdTimes } from "../bankid/settings.ts";
import type { BankIdSettings } from "../bankid/settings.ts";
import { briteTimes } from "../brite/settings.ts";
import type { BriteSettings } from "../brite/settings.ts";
import { mondidoAutopilot } from "../mondido/service.ts";
import type { Mondido } from "../mondido/service.ts";
import { swishAutopilot, swishTimes } from "../swish/settings.ts";
import type { SwishSettings } from "../swish/settings.ts";
import { fault, providers } from "./faults.ts";
import type { Faults, Provider } from "./faults.ts";

const autopilots = z.strictObject({ swish: swishAutopilot.optional(), mondido: mondidoAutopilot.optional() });
const reset = z.strictObject({ data: z.boolean().default(false) });

const isProvider = (name: string): name is Provider => (providers as readonly string[]).includes(name);

type Deps = {
  faults: Faults;
  swishSettings: SwishSettings;
  bankIdSettings: BankIdSettings;
  briteSettings: BriteSettings;
  bankgirot: Bankgirot;
  mondido: Mondido;
  forgetAll: () => void;
};

/** /control: what goes wrong, and who pays when nobody is at the phone. */
export const faultControl: FastifyPluginCallback<Deps> = (app, deps, done) => {
  const { faults, swishSettings, bankIdSettings, briteSettings, bankgirot, mondido, forgetAll } = deps;

  app.get("/faults", faults.all);
  app.get<{ Params: { provider: string } }>("/faults/:provider", async ({ params: { provider } }, reply) =>
    isProvider(provider) ? faults.of(provider) : reply.code(404).send({ error: "not found" }),
  );
  app.put<{ Params: { provider: string } }>("/faults/:provider", async ({ params: { provider }, body }, reply) => {
    if (!isProvider(provider)) return reply.code(404).send({ error: "not found" });
    faults.set(provider, fault.parse(body));
    return faults.of(provider);
  });

  const autopilot = () => ({ swish: swishSettings.autopilot(), mondido: mondido.autopilot() });
  app.get("/autopilot", autopilot);
  app.put("/autopilot", ({ body }) => {
    const to = autopilots.parse(body);
    if (to.swish !== undefined) swishSettings.setAutopilot(to.swish);
    if (to.mondido !== undefined) mondido.setAutopilot(to.mondido);
    return autopilot();
  });

  app.post("/reset", ({ body }) => {
    const { data } = reset.parse(body ?? {});
    faults.clear();
    swishSettings.setAutopilot(null);
    swishSettings.setTimes(swishTimes.parse({}));
    mondido.setAutopilot(null);
    bankIdSettings.setTimes(bankIdTimes.parse({}));
    bankIdSettings.setTrouble(null);
    briteSettings.setTimes(briteTimes.parse({}));
    briteSettings.setTrouble(null);
    bankgirot.behave();
    if (data) forgetAll();
    return { status: "ok" };
  });
  done();
};
