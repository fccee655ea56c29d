import { randomBytes } from "node:crypto";
import { setTimeout as until } from "node:timers/promises";
import { sql } from "@payloadcms/db-postgres";
import { addDataAndFileToRequest, type Endpoint, type Payload, ValidationError } from "payload";
import { Refused } from "../calls/refused.ts";
import { type Letter, sendLetter } from "../mail/letter.ts";
import type { User } from "../payload-types.ts";
import { keyedHash, mayTry, networkOfCaller, textOf } from "./attempts.ts";
import { refusalMs } from "./login.ts";
import { checkPassword } from "./password.ts";

const minutes = { forgotten: 60, invited: 3 * 24 * 60 } as const;
type Why = keyof typeof minutes;

const hashOf = (payload: Payload, token: string) => keyedHash(payload, "password link", token);

/** Only the newest link of a person works. */
async function newLink(payload: Payload, userId: number, why: Why): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { drizzle } = payload.db;
  await drizzle.execute(sql`delete from password_links where ends_at < now() or user_id = ${userId}`);
  await drizzle.execute(
    sql`insert into password_links (link, user_id, ends_at)
        values (${hashOf(payload, token)}, ${userId}, now() + make_interval(mins => ${minutes[why]}))`,
  );
  return token;
}

const letters: Record<Why, (name: string) => Omit<Letter, "button">> = {
  forgotten: (name) => ({
    subject: "Välj ett nytt lösenord",
    heading: `Hej ${name}!`,
    paragraphs: ["Du har bett om ett nytt lösenord till Hjärta & Lungas redaktion. Här väljer du ett:"],
    afterwards: [
      "Länken gäller i en timme och kan användas en gång.",
      "Var det inte du? Då behöver du inte göra någonting. Ditt lösenord är som förut.",
    ],
  }),
  invited: (name) => ({
    subject: "Välkommen till redaktionen",
    heading: `Välkommen, ${name}!`,
    paragraphs: ["Nu har du ett konto i Hjärta & Lungas redaktion. Välj ett lösenord, så kan du börja:"],
    afterwards: [
      "Länken gäller i tre dagar och kan användas en gång. Är den för gammal väljer du ”Glömt lösenordet?” när du loggar in.",
    ],
  }),
};
const labels: Record<Why, string> = { forgotten: "Välj ett nytt lösenord", invited: "Välj ditt lösenord" };

/** The host is ours by the configuration, whatever the request says of it. */
export async function sendPasswordLink(payload: Payload, contentUrl: string, user: User, why: Why) {
  const href = `${contentUrl}/admin/reset/${await newLink(payload, user.id, why)}`;
  const letter = { ...letters[why](user.name), button: { label: labels[why], href } };
  return sendLetter(payload, user.email, letter);
}

const findUser = async (payload: Payload, email: string): Promise<User | undefined> =>
  (await payload.find({ collection: "users", where: { email: { equals: email } }, depth: 0, limit: 1 })).docs[0];

const answered = "Om adressen hör till ett konto kommer det strax ett mejl med en länk.";

/** The same answer after the same time, whether there is such an account or not. */
const forgottenEndpoint = (contentUrl: string): Endpoint => ({
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const email = textOf(req.data?.email).toLowerCase().trim();
    const earliest = until(refusalMs);
    if (!(await mayTry(payload, { kind: "linkFromAddress", name: networkOfCaller(req) })))
      throw new Refused("Du har bett om många länkar nyss. Vänta tio minuter och försök igen.", 429);
    if (email !== "" && (await mayTry(payload, { kind: "linkForAccount", name: email }))) {
      const user = await findUser(payload, email);
      // Not waited for: a mail takes time, and only who is known gets one.
      if (user !== undefined) void sendPasswordLink(payload, contentUrl, user, "forgotten");
    }
    await earliest;
    return Response.json({ message: answered }, { headers: { "cache-control": "no-store" } });
  },
});

const spent = "Länken är för gammal, eller har redan använts. Be om en ny.";

type Opened = { user_id: number };

const resetEndpoint: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const { drizzle } = payload.db;
    if (!(await mayTry(payload, { kind: "linkUsed", name: networkOfCaller(req) })))
      throw new Refused("För många försök. Vänta tio minuter och försök igen.", 429);
    const link = hashOf(payload, textOf(req.data?.token));
    const valid = sql`from password_links where link = ${link} and ends_at > now()`;
    const [found] = (await drizzle.execute<Opened>(sql`select user_id ${valid}`)).rows;
    const user =
      found === undefined
        ? null
        : await payload.findByID({ collection: "users", id: found.user_id, depth: 0, disableErrors: true });
    if (user === null) throw new Refused(spent, 410);
    const password = textOf(req.data?.password);
    const verdict = checkPassword(password, user);
    // The link stays good for another try.
    if (verdict !== true)
      throw new ValidationError({ collection: "users", errors: [{ path: "password", message: verdict }] }, req.t);
    const { rows } = await drizzle.execute<Opened>(sql`delete ${valid} returning user_id`);
    if (rows.length === 0) throw new Refused(spent, 410);
    await payload.update({ collection: "users", id: user.id, data: { password }, depth: 0 });
    void sendLetter(payload, user.email, {
      subject: "Ditt lösenord är bytt",
      heading: `Hej ${user.name}!`,
      paragraphs: [
        "Ditt lösenord till Hjärta & Lungas redaktion är bytt, och du är utloggad överallt.",
        "Var det inte du? Säg till en administratör på en gång.",
      ],
    });
    payload.logger.info(`User ${user.id} chose a new password by a link`);
    return Response.json({ message: "Lösenordet är bytt. Logga in med det." });
  },
};

export const passwordEndpoints = ({ contentUrl }: { contentUrl: string }) => [
  forgottenEndpoint(contentUrl),
  resetEndpoint,
];
