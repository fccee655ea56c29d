import type { FastifyInstance } from "fastify";
import type { Jobs } from "./jobs.ts";

/** Handlers are given while the application is built; the work begins when it is whole and ends before it closes. */
export const addJobs = (app: FastifyInstance, jobs: Jobs) => {
  app.addHook("onReady", (done) => {
    jobs.start(app.log);
    done();
  });
  app.addHook("onClose", () => jobs.stop());
};
