import { isProduction } from "@hjarta-lunga/contract/deployment.ts";
import { withDatabase } from "../services/api/src/platform/staff/with-database.ts";
import { today } from "../services/api/src/platform/database/time.ts";
import { people } from "../services/standins/src/bankid/people.ts";
import { tenYears } from "./testing/givers/ten-years.ts";

/** Puts a giver of ten years into the database of this machine, for one of those whom the stand-in for BankID knows. */
const number = process.argv[2] ?? people[0]?.number;
const person = people.find((one) => one.number === number);

if (isProduction(process.env) || !person) {
  const known = people.map((one) => `${one.number} ${one.givenName}`).join(", ");
  process.stderr.write(`Name somebody whom the stand-in for BankID knows, never in production: ${known}.\n`);
  process.exit(1);
}

await withDatabase(async (db, environment) => {
  const { givenName: firstName, surname: lastName } = person;
  const email = `${firstName.toLowerCase()}@exempel.se`;
  const day = await today(db);
  const last =
    day.slice(8) < "28"
      ? new Date(Date.parse(`${day.slice(0, 7)}-01`) - 86_400_000).toISOString().slice(0, 7)
      : day.slice(0, 7);
  await tenYears({ db, environment }, { number: person.number, firstName, lastName, email }, `${last}-28`);
  return `${firstName} ${lastName} has given for ten years: log in on /mina-sidor/ with ${person.number} in the stand-in's phone.\n`;
});
