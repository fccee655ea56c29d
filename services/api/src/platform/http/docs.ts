import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** Its styles are set from script, hence 'unsafe-inline' for styles alone. */
const pagePolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self' data:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

export const addDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "The charity's API",
        version: "1.0.0",
        description: "What the site of the heart and lung charity calls. Every failure has the same body: ErrorBody.",
      },
      tags: [
        { name: "Gifts", description: "Orders of gifts" },
        { name: "Memorial gifts", description: "Gifts in memory of somebody, and the sheet that tells of them" },
        { name: "Memorial cards", description: "Candles for somebody: lit, shared, and changed by who lit them" },
        {
          name: "Greeting cards",
          description: "Cards with a gift: ordered, opened, thanked for, and changed by their senders",
        },
        { name: "Gift certificates and gift cards", description: "Documents of a gift that is given away" },
        { name: "Diplomas", description: "A document that is made of a paid gift" },
        { name: "Previews", description: "Documents and cards as they are being written" },
        { name: "Articles", description: "Orders of what is sent by post, and what is left on the shelf" },
        { name: "Memberships", description: "Orders of memberships, and the card of a paid one" },
        { name: "Payments", description: "Paying an order" },
        { name: "Providers", description: "Where payment providers bring news" },
        { name: "Orders", description: "What a paid order gives: its receipt" },
        { name: "Registers", description: "Looking up who is remembered, and funeral parlours" },
        { name: "BankID", description: "Identifying and signing" },
        { name: "Accounts", description: "Bank accounts that their holder shows" },
        { name: "Mandates", description: "Gifts each month by direct debit, and the consent that they are drawn by" },
        { name: "Gift links", description: "What the links open that are sent to who gives each month" },
        { name: "Web events", description: "What consenting visitors' browsers tell of a visit" },
        { name: "Consent", description: "Proof of choices about cookies" },
        { name: "Probes", description: "For whoever keeps the service running" },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: pagePolicy,
    theme: { title: "The charity's API" },
    uiConfig: { docExpansion: "list", deepLinking: false },
  });
};
