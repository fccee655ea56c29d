import type { FastifyRequest } from "fastify";
import type { RateLimiter } from "../http/rate-limiter.ts";

/**
 * Whether something that costs nothing is mailed about: it may be anybody's address. Counts it for the client's network and
 * site, by the hour and, of what the hour lets through, by the day.
 */
export const mayMailFree = async (limits: RateLimiter, request: FastifyRequest): Promise<boolean> =>
  (await limits.secondsToWait("freeMail", request, null)) === null &&
  (await limits.secondsToWait("freeMailOfDay", request, null)) === null;
