import { reportError } from "#src/lib/error-reports.ts";
import type { ResearchProject } from "#src/lib/research-project.ts";

export async function fetchProjectFile(file: string, signal: AbortSignal): Promise<ResearchProject[]> {
  try {
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(`GET ${file} ${response.status}`);
    return (await response.json()) as ResearchProject[];
  } catch (error) {
    if (!signal.aborted) reportError(error);
    throw error;
  }
}
