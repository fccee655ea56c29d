import type { RegisteredCompany } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { z } from "zod";
import { callProvider, openAgent, readJson, type Answer } from "../../ledger/providers/call.ts";
import type { NoAnswer } from "../../ledger/providers/port.ts";
import type { Environment } from "../../platform/environment/environment.ts";

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const organisationsAnswer = z.object({
  organisationer: z
    .array(
      z.object({
        organisationsnamn: z.object({
          organisationsnamnLista: z.array(
            z.object({ namn: z.string(), organisationsnamntyp: z.object({ kod: z.string() }) }),
          ),
        }),
        postadressOrganisation: z
          .object({
            postadress: z
              .object({
                utdelningsadress: z.string().nullish(),
                postnummer: z.string().nullish(),
                postort: z.string().nullish(),
                land: z.string().nullish(),
              })
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
});
type Organisation = z.infer<typeof organisationsAnswer>["organisationer"][number];

const registeredName = "FORETAGSNAMN";

const addressOf = ({ postadressOrganisation }: Organisation): RegisteredCompany["address"] => {
  const { utdelningsadress: street, postnummer, postort: town } = postadressOrganisation?.postadress ?? {};
  const postalCode = postnummer?.replaceAll(/\s/g, "") ?? "";
  return street && town && /^[1-9]\d{4}$/.test(postalCode) ? { street, postalCode, town } : null;
};

const companyOf = (organisation: Organisation): RegisteredCompany | undefined => {
  const names = organisation.organisationsnamn.organisationsnamnLista;
  const name = names.find(({ organisationsnamntyp }) => organisationsnamntyp.kod === registeredName) ?? names[0];
  return name && { name: name.namn, address: addressOf(organisation) };
};

export type Found = { kind: "found"; company: RegisteredCompany } | { kind: "unknown" } | NoAnswer;

const within = (seconds: number) => Math.max(0, seconds - 30) * 1_000;

/** Bolagsverket's register of companies, by its call for one organisation number. UNVERIFIED: names of its fields. */
export const openCompanyRegister = ({
  companyRegister: { url, tokenUrl, clientId, secret },
  providerTimeoutMs: timeoutMs,
}: Pick<Environment, "companyRegister" | "providerTimeoutMs">) => {
  const dispatcher = openAgent();
  let token: { value: string; untilMs: number } | undefined;

  const call = (to: string, headers: Record<string, string>, body: string) =>
    callProvider({ method: "POST", url: to, headers, body }, { timeoutMs, dispatcher });

  const fetchToken = async (): Promise<string | NoAnswer> => {
    if (token && performance.now() < token.untilMs) return token.value;
    const basic = Buffer.from(`${clientId}:${secret}`).toString("base64");
    const answer = await call(
      tokenUrl,
      { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
      "grant_type=client_credentials",
    );
    if (answer.kind === "noAnswer") return answer;
    const read = answer.status === 200 ? readJson(tokenAnswer, answer.text) : undefined;
    if (!read) return { kind: "noAnswer", why: `token: status ${answer.status}` };
    token = { value: read.access_token, untilMs: performance.now() + within(read.expires_in) };
    return token.value;
  };

  const read = (answer: Answer): Found => {
    if (answer.status === 404) return { kind: "unknown" };
    const found = answer.status === 200 ? readJson(organisationsAnswer, answer.text) : undefined;
    if (!found) return { kind: "noAnswer", why: `status ${answer.status}` };
    const company = found.organisationer.map(companyOf).find((one) => one !== undefined);
    return company ? { kind: "found", company } : { kind: "unknown" };
  };

  return {
    find: async (organisationNumber: string): Promise<Found> => {
      const bearer = await fetchToken();
      if (typeof bearer !== "string") return bearer;
      const answer = await call(
        `${url}/organisationer`,
        { authorization: `Bearer ${bearer}`, "content-type": "application/json", accept: "application/json" },
        JSON.stringify({ identitetsbeteckning: organisationNumber }),
      );
      if (answer.kind === "noAnswer") return answer;
      if (answer.status === 401) token = undefined;
      return read(answer);
    },
    close: () => dispatcher.close(),
  };
};
