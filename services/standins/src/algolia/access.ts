import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { refusals } from "./errors.ts";

export type Right = "search" | "write";

/** In the URL, as browsers write them, or in headers. Names are the same in small and capital letters. */
const credential = ({ query, headers }: FastifyRequest, name: string): string => {
  const inUrl = Object.entries(query as Record<string, unknown>).find(([key]) => key.toLowerCase() === name)?.[1];
  const given = inUrl ?? headers[name];
  return typeof given === "string" ? given : "";
};

/** What whoever calls may do; nothing with an unknown key. */
export const rightsOf = (request: FastifyRequest, keys: Environment["searchKeys"]): Right[] => {
  if (credential(request, "x-algolia-application-id") !== keys.appId) return [];
  const key = credential(request, "x-algolia-api-key");
  if (key === keys.write) return ["search", "write"];
  return key === keys.search ? ["search"] : [];
};

export const requireRight = (request: FastifyRequest, keys: Environment["searchKeys"], right: Right): void => {
  const rights = rightsOf(request, keys);
  if (rights.length === 0) throw refusals.badKey();
  if (!rights.includes(right)) throw refusals.notWithThisKey();
};
