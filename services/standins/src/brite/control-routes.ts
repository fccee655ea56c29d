import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import type { Brite } from "./service.ts";
import { briteTimes, briteTrouble } from "./settings.ts";
import type { BriteSettings } from "./settings.ts";

const change = z.strictObject({
  state: z.number().int(),
  person: z
    .string()
    .regex(/^\d{12}$/)
    .nullable()
    .default(null),
  bankId: z.string().nullable().default(null),
  isOthers: z.boolean().default(false),
});

/** /control: for tests and scripts. */
export const briteControl: FastifyPluginCallback<{ brite: Brite; settings: BriteSettings }> = (
  app,
  { brite, settings },
  done,
) => {
  app.get("/brite/sessions", () => brite.sessions.newest());
  app.get("/brite/access", () => ({ given: brite.access.given() }));
  app.put<{ Params: { id: string } }>("/brite/sessions/:id", async ({ params: { id }, body }, reply) => {
    const session = brite.sessions.find(id);
    if (session === undefined) return reply.code(404).send({ error: "not found" });
    brite.set({ ...session, ...change.parse(body) });
    return brite.sessions.find(id);
  });
  app.put("/brite/times", ({ body }) => {
    settings.setTimes(briteTimes.parse(body));
    return settings.times();
  });
  app.put("/brite/trouble", ({ body }) => {
    settings.setTrouble(briteTrouble.parse(body));
    return { status: "ok" };
  });
  done();
};
