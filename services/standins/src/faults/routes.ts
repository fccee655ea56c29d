import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Parties } from "../parties.ts";
import { fault, providerNames, callbackModes, modes, providers } from "./faults.ts";
import type { Fault, Faults, Provider } from "./faults.ts";
import { html, page, selectField, sendPage, type Html } from "../http/page.ts";

const ofProvider = z.object({ provider: z.enum(providerNames) });
const autopilots = z.strictObject({ swish: z.unknown(), mondido: z.unknown() }).partial();
const reset = z.strictObject({ data: z.boolean().default(false) });

/** /control: what goes wrong, and who pays when nobody is at the phone. */
export const faultControl = (control: FastifyInstance, { faults, settings, swish, mondido, forgetAll }: Parties) => {
  control.get("/faults", faults.all);
  control.get("/faults/:provider", ({ params }) => faults.of(ofProvider.parse(params).provider));
  control.put("/faults/:provider", ({ params, body }) => {
    const { provider } = ofProvider.parse(params);
    faults.set(provider, fault.parse(body));
    return faults.of(provider);
  });

  const current = () => ({ swish: swish.autopilot.get(), mondido: mondido.autopilot.get() });
  control.get("/autopilot", current);
  control.put("/autopilot", ({ body }) => {
    const given = autopilots.parse(body);
    if (given.swish !== undefined) swish.autopilot.set(given.swish);
    if (given.mondido !== undefined) mondido.autopilot.set(given.mondido);
    return current();
  });

  control.post("/reset", ({ body }) => {
    const { data } = reset.parse(body ?? {});
    faults.clear();
    settings.reset();
    if (data) forgetAll();
    return { status: "ok" };
  });
};

const callers: readonly Provider[] = ["swish", "mondido", "bankgirot"];

const number = (id: string, name: string, label: string, value: number | null): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" inputmode="numeric" value="${value}" />
  </div>`;

const providerForm = (provider: Provider, now: Fault): Html => {
  const mode = { name: "mode", label: "Svar", id: `${provider}-mode` };
  const callback = { name: "callback", label: "Besked till oss", id: `${provider}-callback` };
  return html`<form class="card" method="post" action="/faults/${provider}" aria-label="${providers[provider]}">
    <h2>${providers[provider]}</h2>
    <div class="fields">
      ${selectField(mode, Object.entries(modes), now.mode)}
      ${number(`${provider}-delay`, "delayMs", "Väntan, ms", now.delayMs)}
      ${number(`${provider}-calls`, "calls", "Antal anrop (tomt: alla)", now.calls)}
      ${
        callers.includes(provider) &&
        html`${selectField(callback, Object.entries(callbackModes), now.callback)}
        ${number(`${provider}-callback-delay`, "callbackDelayMs", "Beskedets väntan, ms", now.callbackDelayMs)}
        ${number(`${provider}-failed-refunds`, "failedRefunds", "Återbetalningar som slutar med fel", now.failedRefunds)}`
      }
    </div>
    <button>Spara</button>
  </form>`;
};

const faultsPage = (faults: Faults): Html =>
  page(
    "Fel",
    html`<p>Här bestäms vad som går fel hos var och en. Ändringar gäller genast.</p>
      ${providerNames.map((provider) => providerForm(provider, faults.of(provider)))}
      <form method="post" action="/faults"><button class="main">Ta bort alla fel</button></form>`,
  );

export const faultPages = (app: FastifyInstance, { faults }: Parties) => {
  app.get("/faults", (_request, reply) => sendPage(reply, faultsPage(faults)));
  app.post("/faults", (_request, reply) => {
    faults.clear();
    return reply.redirect("/faults", 303);
  });
  app.post<{ Params: { provider: string }; Body: Record<string, string> }>(
    "/faults/:provider",
    ({ params, body }, reply) => {
      const provider = providerNames.find((name) => name === params.provider);
      const given = Object.entries(body).filter(([, value]) => value !== "");
      if (provider !== undefined) faults.set(provider, fault.parse(Object.fromEntries(given)));
      return reply.redirect("/faults", 303);
    },
  );
};
