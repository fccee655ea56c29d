import { keepUp } from "./lib/stack/keep-up.ts";

await keepUp("built");
