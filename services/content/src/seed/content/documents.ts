import type { SeedDocument } from "../seed-content.ts";

export const documents: SeedDocument[] = [
  {
    title: "Årsredovisning 2025",
    description: "I kort form, åtta sidor.",
    file: new URL("../documents/arsredovisning-2025.pdf", import.meta.url),
  },
];
