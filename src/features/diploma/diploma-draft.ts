/** What stands on it, as it stands in the fields. */
export type DiplomaDraft = { name: string; occasion: string; showsAmount: boolean };

export const emptyDiploma: DiplomaDraft = { name: "", occasion: "", showsAmount: false };

/** The fields that say what stands on it. */
export const diplomaFields = ["name", "occasion"] as const;
