import type { FastifyInstance, FastifyReply } from "fastify";
import { html, page, sendPage, table, timeText, type Columns } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import type { Mail } from "./mails.ts";

type ById = { Params: { id: string } };

const summaryOf = ({ attachments, ...mail }: Mail) => ({
  ...mail,
  attachments: attachments.map(({ name, type, content }) => ({ name, type, size: content.length })),
});

/** /control: the list names attachments, the single message carries them. */
export const mailControl = (control: FastifyInstance, { mails }: Parties) => {
  control.get("/mails", async () => (await mails.newest(-1)).map(summaryOf));
  control.get<ById>("/mails/:id", async ({ params }, reply) => {
    const mail = await mails.find(Number(params.id));
    if (mail === undefined) return reply.code(404).send({ error: "not found" });
    const attachments = mail.attachments.map(({ name, type, content }) => ({
      name,
      type,
      size: content.length,
      base64: content.toString("base64"),
    }));
    return { ...mail, attachments };
  });
};

export const mailColumns: Columns<Mail> = {
  Kom: ({ receivedAt }) => timeText(receivedAt),
  Till: ({ to }) => to.join(", "),
  Ärende: ({ id, subject }) => html`<a href="/mail/${id}">${subject || "(utan ärende)"}</a>`,
  Bilagor: ({ attachments }) => attachments.map(({ name }) => name).join(", "),
};

const mailPage = (mail: Mail) =>
  page(
    mail.subject || "(utan ärende)",
    html`<p class="quiet">Från ${mail.from} till ${mail.to.join(", ")}, ${timeText(mail.receivedAt)}</p>
      ${
        mail.attachments.length > 0 &&
        html`<h2>Bilagor</h2>
          <ul>
            ${mail.attachments.map(
              ({ name, type, content }, index) =>
                html`<li>
                  <a href="/mail/${mail.id}/attachment/${index}">${name || "bilaga"}</a> (${type}, ${content.length}
                  byte)
                </li>`,
            )}
          </ul>`
      }
      ${
        mail.html !== "" &&
        html`<h2>Som sida</h2>
          <iframe title="Brevet som sida" sandbox="" srcdoc="${mail.html}"></iframe>`
      }
      <h2>Som text</h2>
      <pre>${mail.text || "(ingen text)"}</pre>
      <p><a href="/mail/${mail.id}/raw">Brevet som det kom</a></p>`,
  );

const notFound = (reply: FastifyReply) =>
  sendPage(reply.code(404), page("Brevet finns inte", html`<p><a href="/mail">Alla brev</a></p>`));

export const mailPages = (app: FastifyInstance, { mails }: Parties) => {
  app.get("/mail", async (_request, reply) =>
    sendPage(reply, page("Post", table(await mails.newest(200), mailColumns))),
  );
  app.get<ById>("/mail/:id", async ({ params }, reply) => {
    const mail = await mails.find(Number(params.id));
    return mail === undefined ? notFound(reply) : sendPage(reply, mailPage(mail));
  });
  app.get<ById>("/mail/:id/raw", async ({ params }, reply) => {
    const raw = mails.raw(Number(params.id));
    return raw === undefined ? notFound(reply) : reply.type("text/plain; charset=utf-8").send(raw);
  });
  app.get<{ Params: { id: string; index: string } }>("/mail/:id/attachment/:index", async ({ params }, reply) => {
    const mail = await mails.find(Number(params.id));
    const attachment = mail?.attachments[Number(params.index)];
    if (attachment === undefined) return notFound(reply);
    const name = encodeURIComponent(attachment.name || "bilaga");
    return reply
      .type(attachment.type)
      .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
      .header("x-content-type-options", "nosniff")
      .send(attachment.content);
  });
};
