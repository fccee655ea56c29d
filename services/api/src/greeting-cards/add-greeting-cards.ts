import type { FastifyInstance } from "fastify";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { Documents } from "../documents/compiler.ts";
import type { Limits } from "../http/limits.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { PlaceOrder } from "../orders/place-order.ts";
import { addGreetingRoute } from "./add-route.ts";
import { artworkDrawer } from "./artwork.ts";
import { greetingCardMaker } from "./document.ts";
import { greetingSenderRoutes } from "./sender-routes.ts";
import { sharedGreetingRoutes } from "./shared-routes.ts";

type Deps = {
  db: Database;
  jobs: Jobs;
  limits: Limits;
  placeOrder: PlaceOrder;
  published: Published;
  documents: Documents;
  tokens: SenderTokens;
};

/** Ordering a card, what its recipient sees and may do, and what its sender may. */
export const addGreetingCards = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const makeGreetingCard = greetingCardMaker(deps);
  const drawArtwork = artworkDrawer(deps);
  await app.register(addGreetingRoute, deps);
  await app.register(sharedGreetingRoutes, { ...deps, makeGreetingCard, drawArtwork });
  await app.register(greetingSenderRoutes, deps);
};
