import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "../lib/failure.ts";
import { say, seconds } from "../lib/progress.ts";

type Outcome = { what: string; counts: object; faults: string[] };

/** The folder is kept unless all agrees. */
export const judge = (prefix: string, agreement: string, work: (folder: string) => Promise<Outcome>): Promise<void> =>
  runMain(async () => {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    const from = performance.now();
    let agreed = false;
    try {
      const { what, counts, faults } = await work(folder);
      say(`  ${what} in ${seconds(from)}: ${JSON.stringify(counts)}`);
      for (const fault of faults.slice(0, 20)) say(`  FAULT ${fault}`);
      agreed = faults.length === 0;
      if (agreed) say(`  ${agreement}`);
      else process.exitCode = 1;
    } finally {
      if (agreed) rmSync(folder, { recursive: true, force: true });
      else say(`  What happened is kept in ${folder}`);
    }
  });
