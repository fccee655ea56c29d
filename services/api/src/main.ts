import { setTimeout as delay } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { connect } from "./platform/database/connect.ts";
import { EnvironmentError, readEnvironment, type Environment } from "./platform/environment/environment.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { createProviders } from "./ledger/providers/create.ts";
import { loggedError, logSerializers } from "./platform/http/logging.ts";

const stopWithinMs = 10_000;

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EADDRINUSE";

const run = async (environment: Environment) => {
  const database = connect({
    url: environment.databaseUrl,
    poolSize: environment.databasePoolSize,
    onIdleError: (error) =>
      app.log.warn({ err: error }, "an idle database connection broke; the next call makes a new one"),
  });
  const stopping = new AbortController();
  const app = await buildApp({
    db: database.db,
    environment,
    jobs: createJobs(environment),
    providers: createProviders(environment),
    logger: { level: environment.logLevel, serializers: logSerializers },
    stopping: stopping.signal,
  });

  const end = async () => {
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.close();
    await database.close();
  };
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      hurry.abort();
      return;
    }
    app.log.info({ signal }, "stopping");
    stopping.abort();
    // Whoever sends calls here sees that it is not ready any more, before the port closes. A second signal waits for nobody.
    await delay(environment.stopNoticeMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    await end();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, (name) => void stop(name));

  try {
    await app.listen({ host: environment.host, port: environment.port });
  } catch (error) {
    // Jobs have begun by then, and would be worked by a process that answers nobody.
    await end();
    throw isTaken(error) ? new EnvironmentError(`Port ${environment.port} is taken. Set PORT to another.`) : error;
  }
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
