import type { FastifyInstance } from "fastify";
import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { page, selectField, sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { callbackModes, fault, modes, providerNames, providers } from "./faults.ts";
import type { Fault, Faults, Provider } from "./faults.ts";

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
