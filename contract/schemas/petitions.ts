import { z } from "zod";
import { researchAreas } from "../research.ts";

const firstYear = 1900;
const lastYear = 2200;
const line = z.string().trim().min(1).max(400);

export const petition = z.object({
  /** The portal's own id: stable and never reused. */
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, "not a petition's number"),
  year: z.int().min(firstYear).max(lastYear),
  title: line,
  titleEnglish: line,
  applicant: line,
  institution: line,
  institutionEnglish: line,
  area: z.enum(researchAreas),
  amountSek: z.int().positive().max(1_000_000_000),
  decidedOn: z.iso.date(),
});
export type Petition = z.infer<typeof petition>;

/** Newest first. Checked row by row, so that one bad row does not hide the others. */
export const approvedPetitions = z.object({ petitions: z.array(z.unknown()) });
export type ApprovedPetitions = { petitions: Petition[] };

export const portalError = z.object({ error: z.string() });
