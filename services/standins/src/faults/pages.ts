import type { FastifyInstance } from "fastify";
import { html } from "../http/html.ts";
import type { Html } from "../http/html.ts";
import { page, selectField, sendPage } from "../http/page.ts";
import type { Parties } from "../parties.ts";
import { callbackModes, fault, modes, providers } from "./faults.ts";
import type { Fault, Faults, Provider } from "./faults.ts";

const names: Record<Provider, string> = {
  swish: "Swish",
  swishQr: "Swish, koder",
  mondido: "Kort (Mondido)",
  bankId: "BankID",
  brite: "Konton från banker (Brite)",
  bankgirot: "Banken (Bankgirot)",
  mail: "Post",
  search: "Sök (Algolia)",
  tagManager: "Tagghanterare",
  errorReporting: "Felrapporter",
  researchPortal: "Forskningsportalen",
};

const modeNames: Record<Fault["mode"], string> = {
  none: "Inget fel",
  slow: "Långsam",
  down: "Nere",
  garbage: "Svarar nonsens",
  lostAnswer: "Utför, men svaret försvinner",
  slowAnswer: "Utför, men svaret dröjer",
  reject: "Tar inte emot",
};

const callbackNames: Record<Fault["callback"], string> = {
  normal: "Som vanligt",
  lost: "Kommer aldrig",
  late: "Sent",
  doubled: "Två gånger",
  forged: "Förfalskad först",
  outOfOrder: "I fel ordning",
};

const callers: readonly Provider[] = ["swish", "mondido", "bankgirot"];

const optionsOf = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
  values.map((value) => [value, texts[value]] as const);

const number = (id: string, name: string, label: string, value: number | null): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" inputmode="numeric" value="${value}" />
  </div>`;

const providerForm = (provider: Provider, now: Fault): Html => {
  const mode = { name: "mode", label: "Svar", id: `${provider}-mode` };
  const callback = { name: "callback", label: "Besked till oss", id: `${provider}-callback` };
  return html`<form class="card" method="post" action="/faults/${provider}" aria-label="${names[provider]}">
    <h2>${names[provider]}</h2>
    <div class="fields">
      ${selectField(mode, optionsOf(modes, modeNames), now.mode)}
      ${number(`${provider}-delay`, "delayMs", "Väntan, ms", now.delayMs)}
      ${number(`${provider}-calls`, "calls", "Antal anrop (tomt: alla)", now.calls)}
      ${
        callers.includes(provider) &&
        html`${selectField(callback, optionsOf(callbackModes, callbackNames), now.callback)}
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
      ${providers.map((provider) => providerForm(provider, faults.of(provider)))}
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
      const provider = providers.find((name) => name === params.provider);
      const given = Object.entries(body).filter(([, value]) => value !== "");
      if (provider !== undefined) faults.set(provider, fault.parse(Object.fromEntries(given)));
      return reply.redirect("/faults", 303);
    },
  );
};
