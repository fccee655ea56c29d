import type { FastifyRequest } from "fastify";
import type { RateLimiter } from "../http/rate-limiter.ts";

/** What costs nothing may be mailed to anybody's address, so it is counted by network and site. */
export const mayMailFree = async (limits: RateLimiter, request: FastifyRequest): Promise<boolean> =>
  (await limits.secondsToWait("freeMail", request, null)) === null &&
  (await limits.secondsToWait("freeMailOfDay", request, null)) === null;
