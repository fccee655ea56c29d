import { readFile } from "node:fs/promises";
import { deceasedSearchCall, funeralParlorSearchCall } from "@hjarta-lunga/contract/calls/lookups.ts";
import { deceasedPage, funeralParlorPage, lookupQuery } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { LookupQuery } from "@hjarta-lunga/contract/schemas/lookups.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { whereAsked, type Commands } from "../../platform/staff/command.ts";
import type { Module, ModuleDeps } from "../../kinds/module.ts";
import { importRegister, isRegister } from "./import.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { deceasedRegister, parlorRegister } from "./registers.ts";
import { createRegisterSearch } from "./search.ts";
import { searchWords } from "./words.ts";

const tags = ["Registers"];
const errors = errorResponses(400, 429, 500, 503);

const lookupRoutes: Routes<ModuleDeps> = (app, { db, limits }) => {
  const searchPeople = createRegisterSearch(db, deceasedRegister);
  const searchParlors = createRegisterSearch(db, parlorRegister);
  // The first visitor after a start does not wait for the registers to be read. When it fails, the first search reads them.
  app.addHook("onListen", (listening) => {
    void Promise.allSettled([searchPeople("", 1), searchParlors("", 1)]);
    listening();
  });
  const countLookup = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header("x-robots-tag", "noindex");
    await limits.take("lookup", request, null);
  };
  /** So many people of the register a day, by what is new: at a ceremony many look for the same person. */
  const tellPeople = async (request: FastifyRequest<{ Querystring: LookupQuery }>) => {
    const { query, page } = request.query;
    const found = await searchPeople(query, page);
    const asked = [limits.networkOf(request), page, ...searchWords(query)].join(" ");
    if (await limits.isCounted("deceasedAgain", asked)) return found;
    await limits.take("deceased", request, null, undefined, Math.max(found.items.length, 1));
    // Not before it is told: who was refused is refused again.
    await limits.secondsToWait("deceasedAgain", request, asked);
    return found;
  };

  app.route({
    ...at(deceasedSearchCall),
    schema: {
      operationId: "searchDeceasedPeople",
      summary: "Find somebody who has died, by name, and by town and year beside it",
      description:
        "Words in any order, beginnings of words, with or without accents, misspelled too; four digits are a year. Best " +
        "first. `total` counts at most the first 200. Fewer than three letters of a name find nobody whose name is longer, " +
        "and each network is told of so many people a day.",
      tags,
      querystring: lookupQuery,
      response: { 200: deceasedPage.describe("A page of those who were found"), ...errors },
    },
    preHandler: countLookup,
    handler: tellPeople,
  });
  app.route({
    ...at(funeralParlorSearchCall),
    schema: {
      operationId: "searchFuneralParlors",
      summary: "Find a funeral parlour, by name, town or postcode",
      description: "As the search for people.",
      tags,
      querystring: lookupQuery,
      response: { 200: funeralParlorPage.describe("A page of those that were found"), ...errors },
    },
    preHandler: countLookup,
    handler: ({ query }) => searchParlors(query.query, query.page),
  });
};

const lookupCommands: Commands = {
  "import-register": {
    follows: "deceased or parlors <file.csv>",
    explained: "Puts a file in the place of a whole register, or says what is wrong with it and changes nothing.",
    reads: "nobody",
    run: async ({ db }, [register, path]) => {
      if (!isRegister(register) || path === undefined)
        throw new Error("Say which register, deceased or parlors, and the file it comes in.");
      const count = await importRegister(db, register, await readFile(whereAsked(path)));
      return `The register has ${count} ${count === 1 ? "entry" : "entries"} now, those of the file.\n`;
    },
  },
};

export const lookups = {
  routes: [lookupRoutes],
  commands: () => lookupCommands,
} satisfies Module;
