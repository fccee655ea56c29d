import { readFileSync } from "node:fs";
import { mailPictureCall, mailPictures, type MailPicture } from "@hjarta-lunga/contract/calls/mail-pictures.ts";
import { z } from "zod";
import { at, documentAnswer, errorResponses, type Routes } from "../http/described-route.ts";

const read = (name: MailPicture) => readFileSync(new URL(`pictures/${name}.png`, import.meta.url));

export const mailPictureRoute: Routes<unknown> = (app) => {
  const files = Object.fromEntries(mailPictures.map((name) => [name, read(name)])) as Record<MailPicture, Buffer>;
  app.route({
    ...at(mailPictureCall),
    schema: {
      operationId: "mailPicture",
      summary: "A picture that stands in our mails",
      description: "The same for everybody, and kept for a week: nothing tells who reads, or when.",
      tags: ["Mails"],
      params: z.object({ picture: z.enum(mailPictures) }),
      response: { 200: documentAnswer("The picture", ["png"]), ...errorResponses(400, 500) },
    },
    handler: async (request, reply) =>
      reply
        .header("cache-control", "public, max-age=604800")
        // A mail that is read in a browser stands on a page of others.
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/png")
        .send(files[request.params.picture]),
  });
};
