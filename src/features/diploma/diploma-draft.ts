export type DiplomaDraft = { name: string; occasion: string; showsAmount: boolean };

export const emptyDiploma: DiplomaDraft = { name: "", occasion: "", showsAmount: false };

export const diplomaFields = ["name", "occasion"] as const;
