import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sufferFaults } from "../faults/suffer.ts";
import { answerRefusals, Refusal } from "../http/answers.ts";
import { sameText } from "../mondido/wire.ts";
import type { Parties } from "../parties.ts";
import { companies, type Company } from "./companies.ts";

const goodForSeconds = 3_600;

const refusal = (status: number, title: string) => new Refusal(status, { type: "about:blank", status, title });

const asked = z.strictObject({ identitetsbeteckning: z.string().regex(/^\d{10}$/) });

const organisation = ({ number, name, form, address }: Company) => ({
  organisationsidentitet: { identitetsbeteckning: number, typ: { kod: "ORGANISATIONSNUMMER" } },
  organisationsnamn: {
    organisationsnamnLista: [{ namn: name, organisationsnamntyp: { kod: "FORETAGSNAMN", klartext: "Företagsnamn" } }],
  },
  organisationsform: { kod: form },
  postadressOrganisation: {
    postadress: address && {
      utdelningsadress: address.street,
      postnummer: address.postalCode,
      postort: address.town,
      land: "SE-LAND",
    },
  },
});

/** /company-register: Bolagsverket's register, as far as we ask it. Its tokens are forgotten with the process. */
export const companyRegisterRoutes = (app: FastifyInstance, { faults, companyRegister }: Parties) => {
  answerRefusals(app, { notFound: refusal(404, "Not Found"), other: () => refusal(400, "Bad Request") });
  sufferFaults(app, faults, "companyRegister");
  const tokens = new Map<string, number>();

  app.post("/token", ({ headers: { authorization = "" } }) => {
    const given = Buffer.from(/^Basic (\S+)$/.exec(authorization)?.[1] ?? "", "base64").toString();
    if (!sameText(given, `${companyRegister.clientId}:${companyRegister.secret}`)) throw refusal(401, "invalid_client");
    const token = randomBytes(24).toString("base64url");
    tokens.set(token, Date.now() + goodForSeconds * 1_000);
    return { access_token: token, token_type: "Bearer", expires_in: goodForSeconds };
  });

  app.post("/v1/organisationer", ({ headers: { authorization = "" }, body }) => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? "";
    if ((tokens.get(token) ?? 0) < Date.now()) throw refusal(401, "Unauthorized");
    const { identitetsbeteckning } = asked.parse(body);
    const company = companies.find(({ number }) => number === identitetsbeteckning);
    if (!company) throw refusal(404, "Not Found");
    return { organisationer: [organisation(company)] };
  });
};
