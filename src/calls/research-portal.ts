import type { ApprovedPetitions, Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { approvedPetitionsPath, researchAreas } from "@hjarta-lunga/contract/research.ts";
import { reportError } from "#src/lib/error-reports.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { ApiError } from "./api-error.ts";
import { researchPortal } from "./clients.ts";

/** Mirrors the contract's schema: zod must stay out of the browser. */
const kinds: Record<keyof Petition, "string" | "number"> = {
  id: "string",
  year: "number",
  title: "string",
  titleEnglish: "string",
  applicant: "string",
  institution: "string",
  institutionEnglish: "string",
  area: "string",
  amountSek: "number",
  decidedOn: "string",
};

const columns = Object.entries(kinds);

const isPetition = (row: unknown): row is Petition =>
  isRecord(row) &&
  columns.every(([name, kind]) => typeof row[name] === kind) &&
  (researchAreas as readonly unknown[]).includes(row.area);

/** Skips unreadable rows. A list without any readable row is an error. */
export async function fetchApprovedPetitions(signal: AbortSignal): Promise<Petition[]> {
  const path = approvedPetitionsPath(process.env.GATSBY_RESEARCH_PORTAL_PRODUCT ?? "");
  const { data } = await researchPortal.get<unknown>(path, { signal });
  const rows = isRecord(data) ? (data as Partial<ApprovedPetitions>).petitions : undefined;
  const petitions = Array.isArray(rows) ? rows.filter(isPetition) : [];
  if (petitions.length === 0) {
    const unreadable = new ApiError(`GET ${path}`, { code: "internal", status: 200 });
    reportError(unreadable);
    throw unreadable;
  }
  return petitions;
}
