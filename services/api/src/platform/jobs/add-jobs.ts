import type { FastifyInstance } from "fastify";
import type { Jobs } from "./jobs.ts";

export const addJobs = (app: FastifyInstance, jobs: Jobs) => {
  app.addHook("onReady", (done) => {
    jobs.start(app.log);
    done();
  });
  app.addHook("onClose", () => jobs.stop());
};
