import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { Refusal } from "../http/answers.ts";
import type { Environment } from "../environment.ts";

export const refusal = (status: number, message: string) => new Refusal(status, { status, message });

type Keys = Environment["searchKeys"];

/** In the URL, as browsers write them, or in headers. Names are the same in small and capital letters. */
const credential = ({ query, headers }: FastifyRequest, name: string): unknown =>
  Object.entries(query as Record<string, unknown>).find(([key]) => key.toLowerCase() === name)?.[1] ?? headers[name];

/** The key that writes may do everything. An unknown one is refused with a number of its own where events are sent. */
export const requireRight =
  (keys: Keys, right: "search" | "write", unknown = 403): onRequestHookHandler =>
  (request, _reply, next) => {
    const key = credential(request, "x-algolia-api-key");
    const isKnown = key === keys.search || key === keys.write;
    if (!isKnown || credential(request, "x-algolia-application-id") !== keys.appId)
      throw refusal(unknown, "Invalid Application-ID or API key");
    if (key !== keys.write && right === "write") throw refusal(403, "Method not allowed with this API key");
    next();
  };
