import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";

/** Somebody who has given nothing. */
export const nothing: MyData = {
  ...{ access: "bankId", firstName: "Birgitta", name: "Birgitta Åkerström", maskedNumber: "520914-••••" },
  ...{ gifts: [], years: [], mandates: [], memberships: [], cards: [], held: [], comments: [], lastRead: null },
  contact: { email: "birgitta@exempel.se", mobile: null, address: null, pending: [], proven: [] },
  choices: { news: true, reminders: true, letter: false },
};
