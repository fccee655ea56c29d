import { toMobile } from "@hjarta-lunga/contract/swedish-numbers.ts";
import { eq, inArray } from "drizzle-orm";
import { sendSms } from "../../identity/sms/client.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Client, MyDataPart, Person } from "../../kinds/my-data-part.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { membershipDetails } from "../../platform/database/tables/memberships.ts";
import { persons } from "../../platform/database/tables/my-data.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { applyMobile, runningMemberships } from "./apply-address.ts";
import { choicesOf, contactOf, lockPerson, rowOf } from "./contact.ts";
import { askByCode, askByMail, countTry, proveByCode } from "./proofs.ts";
import { mailedSecrets } from "./secrets.ts";

const locked = async (tx: Transaction, { id }: Person) => {
  const person = await lockPerson(tx, id);
  if (!person) throw new Refusal("unauthorized");
  return person;
};

/** In one form, so that who gave with it is found. */
const numberOf = (written: string): string => {
  const number = toMobile(written);
  if (number === undefined) throw new Refusal("validation_failed", { mobile: "notAMobile" });
  return number;
};

export const contactPart = (given: ModuleDeps): Required<Pick<MyDataPart, "before" | "changes">> => {
  const { db, limits, published, environment } = given;
  const deps = { ...given, secrets: mailedSecrets(environment) };

  const count = async ({ id }: Person, address: string, client: Client) => {
    await limits.take("addressProof", client, id);
    await limits.take("provenAddress", client, address);
  };
  const countEmail = (person: Person, { email }: { email: string }, client: Client) =>
    count(person, countedMailbox(email), client);
  const countMobile = async (person: Person, { mobile }: { mobile: string | null }, client: Client) => {
    if (mobile !== null) await count(person, numberOf(mobile), client);
  };

  const askEmail = async (tx: Transaction, person: Person, email: string, isNewAddress: boolean) => {
    await askByMail(tx, deps, person, { by: "email", value: email, isNewAddress });
    return { contact: await contactOf(tx, person) };
  };
  const askMobile = async (tx: Transaction, person: Person, written: string, isNewAddress: boolean, client: Client) => {
    const to = numberOf(written);
    const { code, language } = await askByCode(tx, deps, person, { by: "mobile", value: to, isNewAddress });
    const { name: organisation } = published.organisation();
    const message = published.say(language, "sms.code", { code, organisation });
    return {
      contact: await contactOf(tx, person),
      afterwards: async () => {
        const why = await sendSms(environment, { to, message });
        if (why === undefined) return;
        client.log.warn({ why }, "an SMS with a code was not taken");
        throw new Refusal("unavailable");
      },
    };
  };

  return {
    before: {
      email: countEmail,
      bringHomeByEmail: countEmail,
      mobile: countMobile,
      bringHomeByMobile: countMobile,
      code: async (person, _change, client) => {
        await limits.take("addressCode", client, person.id);
        await countTry(db, person);
      },
    },
    changes: {
      address: async (tx, person, { address }) => {
        const row = await locked(tx, person);
        await tx
          .update(persons)
          .set(address ?? { street: null, postalCode: null, town: null })
          .where(eq(persons.id, person.id));
        const memberships = address === null ? [] : await runningMemberships(tx, row);
        const ids = memberships.map(({ id }) => id);
        if (address !== null && ids.length > 0)
          await tx.update(membershipDetails).set(address).where(inArray(membershipDetails.orderId, ids));
        return { contact: await contactOf(tx, person) };
      },
      choices: async (tx, person, { choices: { news, reminders, letter } }) => {
        await locked(tx, person);
        const wanted = { wantsNews: news, wantsReminders: reminders, wantsLetter: letter };
        await tx.update(persons).set(wanted).where(eq(persons.id, person.id));
        return { choices: choicesOf(await rowOf(tx, person.id)) };
      },
      email: (tx, person, { email }) => askEmail(tx, person, email, true),
      bringHomeByEmail: (tx, person, { email }) => askEmail(tx, person, email, false),
      mobile: async (tx, person, { mobile }, client) => {
        if (mobile !== null) return askMobile(tx, person, mobile, true, client);
        await applyMobile(tx, await locked(tx, person), null);
        return { contact: await contactOf(tx, person) };
      },
      bringHomeByMobile: (tx, person, { mobile }, client) => askMobile(tx, person, mobile, false, client),
      code: async (tx, person, { code }) => {
        const { found } = await proveByCode(tx, deps, person, code);
        return { found, contact: await contactOf(tx, person) };
      },
    },
  };
};
