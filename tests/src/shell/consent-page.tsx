import { render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import Cookies from "js-cookie";
import type { ServerResponse } from "node:http";
import React from "react";
import { afterEach, beforeEach, expect } from "vitest";
import { frontEndApi } from "#src/calls/clients.ts";
import { openConsent } from "#src/core/consent-choice.ts";
import ConsentDialog from "#src/shell/consent-dialog.tsx";
import { serveLocally, type Asked, type LocalServer } from "../local-server.ts";
import { Words } from "../words.tsx";

let server: LocalServer;

/** The charity's service, a real one on this machine, and what it answers to a proof. */
export const api = {
  status: 201,
  proofs: () => server.asked.filter(({ method }) => method === consentCall.method),
  close: () => server.close(),
};

/** The page of the test stands at another port than the API, so the browser asks before it sends. */
function answer({ method, headers }: Asked, response: ServerResponse) {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-allow-headers", "content-type");
  response.writeHead(method === "OPTIONS" ? 204 : api.status).end();
}

/** A device that remembers nothing, and a service that takes proofs. */
export function freshBeforeEach(): void {
  beforeEach(async () => {
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
    api.status = 201;
    server = await serveLocally(answer);
    frontEndApi.defaults.baseURL = server.url;
  });
  afterEach(() => server.close());
}

export const onDevice = () => JSON.parse(Cookies.get(cookies.consent) ?? "null") as Record<string, unknown> | null;
export const dialog = () => screen.queryByRole("dialog", { name: "Får vi använda kakor?" });
export const button = (name: string) => screen.getByRole("button", { name });
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

export function show(): UserEvent {
  const user = userEvent.setup();
  render(
    <>
      <main id="content" tabIndex={-1}>
        <button type="button" onClick={openConsent}>
          Ändra kakor
        </button>
      </main>
      <ConsentDialog path="/" isQuiet={false} />
    </>,
    { wrapper: Words },
  );
  return user;
}

export async function answerWith(user: UserEvent, name: string): Promise<void> {
  await user.click(button(name));
  await waitFor(() => expect(api.proofs()).toHaveLength(1));
}
