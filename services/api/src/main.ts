import { buildApp } from "./app.ts";
import { connect } from "./database/connect.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import type { Environment } from "./environment.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createProviders } from "./providers/create.ts";
import { loggedError, logSerializers } from "./http/logging.ts";

/** After this the process ends even if a request hangs: whoever stops us must not have to wait. */
const stopWithinMs = 10_000;

const run = async (environment: Environment) => {
  const database = connect({
    url: environment.databaseUrl,
    poolSize: environment.databasePoolSize,
    onIdleError: (error) =>
      app.log.warn({ err: error }, "an idle database connection broke; the next call makes a new one"),
  });
  const app = await buildApp({
    db: database.db,
    environment,
    jobs: createJobs(environment),
    providers: createProviders(environment),
    logger: { level: environment.logLevel, serializers: logSerializers },
  });

  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.close();
    await database.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, (name) => void stop(name));

  await app.listen({ host: environment.host, port: environment.port });
};

try {
  await run(readEnvironment(process.env));
} catch (error) {
  const message =
    error instanceof EnvironmentError
      ? error.message
      : JSON.stringify(error instanceof Error ? loggedError(error) : {});
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
