import type { ServerResponse } from "node:http";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { afterEach, beforeEach, vi } from "vitest";
import { frontEndApi } from "#src/calls/clients.ts";
import { answerWith, order, shortOrder } from "../payment/payment-answers.ts";
import { serveLocally, type Asked, type LocalServer } from "../../local-server.ts";

type Reply = { status?: number; body: unknown } | "cut" | "silence";
let server: LocalServer;

/** A real server on this machine in the API's place, which says what the test has it say. */
export const api = {
  /** By the end of the path. The last of a list is said for ever. */
  says: new Map<string, (Reply | Promise<Reply>)[]>(),
  bodies: (call: string) =>
    server.asked
      .filter(({ method, url }) => method === "POST" && url.pathname.endsWith(call))
      .map(({ body }) => JSON.parse(body === "" ? "{}" : body) as Record<string, unknown>),
};

export const refuses = (status: number, code: string, fields?: Record<string, string>): Reply => ({
  status,
  body: { code, message: "", requestId: "1", ...(fields && { fields }) },
});
export const payment = (...given: Parameters<typeof answerWith>): { body: PaymentAnswer } => ({
  body: answerWith(...given),
});

/** The page of the test stands at another port than the API, so the browser asks before it sends. */
async function answer({ method, url, headers }: Asked, response: ServerResponse): Promise<void> {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-headers", "content-type");
  if (method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const call = url.pathname.split("/").at(-1) ?? "";
  const list = api.says.get(call) ?? [];
  const said = await (list.length > 1 ? list.shift() : list[0]);
  if (said === "silence") return;
  if (said === undefined || said === "cut") response.destroy();
  else response.writeHead(said.status ?? 200, { "content-type": "application/json" }).end(JSON.stringify(said.body));
}

export function freshBeforeEach(): void {
  beforeEach(async () => {
    sessionStorage.clear();
    history.replaceState(null, "", "/ge-en-gava/");
    document.documentElement.setAttribute("data-script", "");
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("scrollTo", () => undefined);
    api.says = new Map([
      ["Add", [{ status: 201, body: { ...answerWith(null), shortOrderReference: shortOrder } }]],
      ["Poll", [payment(null)]],
      ["CreateDirectSwish", [payment({ swish: { token: "t", qr: "<svg/>" }, expiresInMs: 161_000 })]],
    ]);
    server = await serveLocally((asked, response) => void answer(asked, response));
    frontEndApi.defaults.baseURL = server.url;
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await server.close();
  });
}

export const orderHref = `/ge-en-gava/?order=${order}`;
