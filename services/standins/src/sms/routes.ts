import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sufferFaults } from "../faults/suffer.ts";
import { answerRefusals, Refusal } from "../http/answers.ts";
import { html, table, timeText, type Columns, type Html } from "../http/page.ts";
import { sameText } from "../mondido/wire.ts";
import type { Parties } from "../parties.ts";
import type { Sms } from "./messages.ts";

const refusal = (status: number, text: string) => new Refusal(status, text);

const asked = z.object({
  from: z.string().min(1).max(16),
  to: z.string().regex(/^\+\d{7,15}$/),
  message: z.string().min(1).max(1_530),
});

/** /46elks/a1: the API of 46elks, as far as we use it. */
export const smsApi = (app: FastifyInstance, { faults, sms }: Parties) => {
  answerRefusals(app, { notFound: refusal(404, "Not found"), other: () => refusal(400, "Bad request") });
  sufferFaults(app, faults, "sms");

  app.post("/sms", ({ headers: { authorization = "" }, body }) => {
    const given = Buffer.from(/^Basic (\S+)$/.exec(authorization)?.[1] ?? "", "base64").toString();
    if (!sameText(given, `${sms.account.user}:${sms.account.password}`))
      throw refusal(401, "API access requires Basic auth");
    const parsed = asked.safeParse(body);
    if (!parsed.success) throw refusal(403, "Missing key to");
    const { from, to, message } = parsed.data;
    const { id, receivedAt } = sms.add({ sender: from, recipient: to, message });
    const created = new Date(receivedAt).toISOString();
    return {
      status: "created",
      direction: "outgoing",
      from,
      created,
      parts: 1,
      to,
      cost: 5_200,
      message,
      id: `s${id}`,
    };
  });
};

export const smsControl = (control: FastifyInstance, { sms }: Parties) => {
  control.get("/sms", () => sms.newest(-1));
};

export const smsColumns: Columns<Sms> = {
  Kom: ({ receivedAt }) => timeText(receivedAt),
  Till: ({ recipient }) => recipient,
  Från: ({ sender }) => sender,
  Text: ({ message }) => message,
};

const onPhone = 5;

export const newestOnPhone = ({ sms }: Parties): Html =>
  html`<h2>SMS</h2>
    ${table(sms.newest(onPhone), smsColumns)}`;
