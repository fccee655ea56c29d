import { PgBoss } from "pg-boss";
import { jobSchema, queueList } from "./queues.ts";

export const installJobs = async (connectionString: string): Promise<void> => {
  const boss = new PgBoss({ connectionString, schema: jobSchema, max: 2, supervise: false, schedule: false });
  let failure: Error | undefined;
  boss.on("error", (error) => (failure ??= error));
  await boss.start();
  try {
    for (const { name, cron, options } of queueList) {
      const { policy, ...changeable } = options;
      await boss.createQueue(name, { policy, ...changeable });
      // A queue's policy is fixed when it is made.
      await boss.updateQueue(name, changeable);
      if (cron !== undefined) await boss.schedule(name, cron, { id: name }, { tz: "Europe/Stockholm" });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
};
