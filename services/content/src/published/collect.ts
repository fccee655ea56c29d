import type { z } from "zod";

export class BrokenRecords extends Error {
  override name = "BrokenRecords";
}

const mostListed = 10;

export function createCollector() {
  const problems: string[] = [];
  return {
    check: <Out>(schema: z.ZodType<Out>, what: string, make: () => unknown): Out[] => {
      try {
        const parsed = schema.safeParse(make());
        if (parsed.success) return [parsed.data];
        const issues = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
        problems.push(`${what}: ${issues.join(", ")}`);
      } catch (error) {
        problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return [];
    },
    finish: () => {
      if (problems.length === 0) return;
      const more = problems.length > mostListed ? ` (and ${problems.length - mostListed} more)` : "";
      throw new BrokenRecords(`Published content is broken. ${problems.slice(0, mostListed).join("; ")}${more}`);
    },
  };
}
