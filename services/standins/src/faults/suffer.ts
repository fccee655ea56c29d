import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Faults, Provider } from "./faults.ts";

const nonsense = [
  { type: "text/html", body: "<html><body><h1>Tillfälligt underhåll</h1></body></html>" },
  { type: "application/json", body: '{"id": "4F3A' },
  { type: "application/json", body: '{"status": 17, "amount": "many", "qr": null}' },
] as const;

const breakConnection = (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack();
  request.raw.socket.destroy();
};

/** For a provider's pages, which suffer no other fault. */
export const breakWhenDown = (app: FastifyInstance, faults: Faults, provider: Provider): void => {
  app.addHook("onRequest", (request, reply, next) => {
    if (faults.of(provider).mode === "down") breakConnection(request, reply);
    else next();
  });
};

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
        breakConnection(request, reply);
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
