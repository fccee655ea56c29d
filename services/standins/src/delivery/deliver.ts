import { rootCertificates } from "node:tls";
import { Agent, request } from "undici";
import type { Deliveries, Delivery } from "./deliveries.ts";
import { repeat } from "./repeat.ts";

const pauseMs = 50;
const patienceMs = 10_000;
const mostAtOnce = 100;

export const startDelivering = (deliveries: Deliveries, ca: string) => {
  const agent = new Agent({
    connections: mostAtOnce,
    connect: { ca: [...rootCertificates, ca], timeout: patienceMs },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  });
  const underWay = new Map<number, Promise<void>>();
  let stopped = false;

  const send = async (delivery: Delivery) => {
    const { url, headers, body } = delivery;
    try {
      const answer = await request(url, { method: "POST", headers, body, dispatcher: agent });
      await answer.body.dump();
      if (answer.statusCode === 200) deliveries.delivered(delivery, "200");
      else deliveries.failed(delivery, String(answer.statusCode));
    } catch (error) {
      // Cut off by our own stop: it is sent again after the start.
      if (stopped) return;
      deliveries.failed(delivery, error instanceof Error ? error.message : String(error));
    }
  };

  const rounds = repeat(() => {
    if (underWay.size >= mostAtOnce) return;
    // Those under way are still due.
    for (const delivery of deliveries.due(mostAtOnce)) {
      if (underWay.has(delivery.id)) continue;
      underWay.set(
        delivery.id,
        send(delivery).finally(() => underWay.delete(delivery.id)),
      );
    }
  }, pauseMs);

  return {
    now: rounds.now,
    stop: async () => {
      stopped = true;
      rounds.stop();
      await agent.destroy();
      await Promise.all(underWay.values());
    },
  };
};
