import { readFile } from "node:fs/promises";
import type { Commands } from "../../platform/staff/command.ts";
import { whereAsked } from "../../platform/staff/arguments.ts";
import type { Module } from "../../kinds/module.ts";
import { importRegister, isRegister } from "./import.ts";
import { lookupRoutes } from "./routes.ts";

const lookupCommands: Commands = {
  "import-register": {
    follows: "deceased or parlors <file.csv>",
    explained: "Puts a file in the place of a whole register, or says what is wrong with it and changes nothing.",
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
