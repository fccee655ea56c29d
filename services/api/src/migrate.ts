import { migrate } from "./platform/migration/migrate.ts";
import { EnvironmentError, readEnvironment } from "./platform/environment/environment.ts";

try {
  await migrate(readEnvironment(process.env).databaseUrl);
  process.stdout.write("The API's database is up to date.\n");
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof EnvironmentError ? reason : `Migrating the API's database failed: ${reason}`}\n`,
  );
  process.exitCode = 1;
}
