import { page } from "./shell-routes.ts";

/* Apart from routes.ts: the list of projects has no room for all of them. */
export const approvedProjects = /* @__PURE__ */ page("/forskning/beviljade-projekt/");
export const approvedProjectsEnglish = /* @__PURE__ */ page("/en/research/approved-projects/");
