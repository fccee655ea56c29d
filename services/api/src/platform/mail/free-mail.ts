import type { FastifyRequest } from "fastify";
import type { Limits } from "../http/limits.ts";

/**
 * Whether something that costs nothing is mailed about: it may be anybody's address. Counts it for the client's network and
 * site, by the hour and, of what the hour lets through, by the day.
 */
export const mayMailFree = async (limits: Limits, request: FastifyRequest): Promise<boolean> =>
  (await limits.secondsToWait("freeMail", request, null)) === null &&
  (await limits.secondsToWait("freeMailOfDay", request, null)) === null;
