import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Faults, Provider } from "./faults.ts";

/** Each in its turn: a page, half an answer, and an answer of something else. */
const nonsense = [
  { type: "text/html", body: "<html><body><h1>Tillfälligt underhåll</h1></body></html>" },
  { type: "application/json", body: '{"id": "4F3A' },
  { type: "application/json", body: '{"status": 17, "amount": "many", "qr": null}' },
] as const;

/** Everything in this part of the application suffers what is switched on for the provider. */
export const sufferFaults = (app: FastifyInstance, faults: Faults, provider: Provider): void => {
  const toBeLost = new WeakSet<FastifyRequest>();
  const toBeLate = new WeakMap<FastifyRequest, number>();
  let garbageSent = 0;

  app.addHook("onRequest", async (request, reply) => {
    const { mode, delayMs } = faults.strike(provider);
    switch (mode) {
      case "none":
        return;
      case "slow":
        return faults.wait(delayMs);
      case "down":
        reply.hijack();
        request.raw.socket.destroy();
        return;
      case "garbage": {
        const { type, body } = nonsense[garbageSent++ % nonsense.length] ?? nonsense[0];
        return reply.code(200).type(type).send(body);
      }
      case "lostAnswer":
        toBeLost.add(request);
        return;
      case "slowAnswer":
        toBeLate.set(request, delayMs);
        return;
      case "reject":
        return reply.code(503).send();
    }
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    if (toBeLost.has(request)) request.raw.socket.destroy();
    const lateMs = toBeLate.get(request);
    if (lateMs !== undefined) await faults.wait(lateMs);
    return payload;
  });
};
