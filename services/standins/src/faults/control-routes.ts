import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { fault, providerNames } from "./faults.ts";

const ofProvider = z.object({ provider: z.enum(providerNames) });
const autopilots = z.strictObject({ swish: z.unknown(), mondido: z.unknown() }).partial();
const reset = z.strictObject({ data: z.boolean().default(false) });

/** /control: what goes wrong, and who pays when nobody is at the phone. */
export const faultControl = (control: FastifyInstance, { faults, settings, swish, mondido, forgetAll }: Parties) => {
  control.get("/faults", faults.all);
  control.get("/faults/:provider", ({ params }) => faults.of(ofProvider.parse(params).provider));
  control.put("/faults/:provider", ({ params, body }) => {
    const { provider } = ofProvider.parse(params);
    faults.set(provider, fault.parse(body));
    return faults.of(provider);
  });

  const current = () => ({ swish: swish.autopilot.get(), mondido: mondido.autopilot.get() });
  control.get("/autopilot", current);
  control.put("/autopilot", ({ body }) => {
    const given = autopilots.parse(body);
    if (given.swish !== undefined) swish.autopilot.set(given.swish);
    if (given.mondido !== undefined) mondido.autopilot.set(given.mondido);
    return current();
  });

  control.post("/reset", ({ body }) => {
    const { data } = reset.parse(body ?? {});
    faults.clear();
    settings.reset();
    if (data) forgetAll();
    return { status: "ok" };
  });
};
