import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { MyDataPart } from "../../kinds/my-data-part.ts";
import type { Database } from "../../platform/database/connect.ts";
import type { Viewer } from "./viewer.ts";

export const fetchMyData = async (
  { db, parts }: { db: Database; parts: readonly MyDataPart[] },
  viewer: Viewer,
): Promise<MyData> => {
  const nothing = { gifts: [], years: [], mandates: [], memberships: [], cards: [], held: [], comments: [] };
  const nobody = {
    contact: { email: null, mobile: null, address: null, pending: [], proven: [] },
    choices: { news: false, reminders: false, letter: false },
    lastRead: null,
  };
  if (viewer.access === "mail")
    return { access: "mail", firstName: "", name: "", maskedNumber: null, ...nothing, ...nobody };
  const { person } = viewer;
  const shown = await Promise.all(parts.map((part) => part.show?.(db, person)));
  const [firstName = person.name] = person.name.split(" ");
  return {
    access: "bankId",
    firstName,
    name: person.name,
    maskedNumber: `${person.personalNumber.slice(2, 8)}-••••`,
    ...nothing,
    ...Object.assign({}, ...shown),
    ...nobody,
  };
};
