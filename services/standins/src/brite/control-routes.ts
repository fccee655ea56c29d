import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { settingRoutes } from "../store/settings.ts";

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

export const briteControl = (control: FastifyInstance, { brite }: Parties) => {
  control.get("/brite/sessions", () => brite.sessions.newest(200));
  control.get("/brite/access", () => brite.access.given());
  control.put<{ Params: { id: string } }>("/brite/sessions/:id", async ({ params: { id }, body }, reply) => {
    const session = brite.sessions.find(id);
    if (session === undefined) return reply.code(404).send({ error: "not found" });
    brite.set({ ...session, ...change.parse(body) });
    return brite.sessions.find(id);
  });
  settingRoutes(control, "/brite/times", brite.times);
  settingRoutes(control, "/brite/trouble", brite.trouble);
};
