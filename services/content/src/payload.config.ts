import { contentConfig } from "./content-config.ts";
import { readEnvironment } from "./environment.ts";

export default contentConfig({ environment: readEnvironment(process.env) });
