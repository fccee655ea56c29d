export type Words = readonly [swedish: string, english: string];

/** What petitions of one area are about. Every word fits after "vid", "hos" and "betydelsen av". */
export type Subject = {
  conditions: readonly Words[];
  factors: readonly Words[];
  people: readonly Words[];
  cares: readonly Words[];
};
