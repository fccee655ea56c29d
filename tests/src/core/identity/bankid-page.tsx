import { act, render, screen } from "@testing-library/react";
import axios, { AxiosHeaders, type InternalAxiosRequestConfig } from "axios";
import React from "react";
import type { BankIdAction } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { BankIdAnswer } from "@hjarta-lunga/contract/schemas/bankid.ts";
import { afterEach, beforeEach, vi } from "vitest";
import { authenticateBankId } from "#src/calls/bankid.ts";
import { frontEndApi } from "#src/calls/clients.ts";
import { BankId } from "#src/core/identity/bankid.tsx";
import { TextsProvider } from "#src/core/texts.tsx";
import { bankid } from "@hjarta-lunga/contract/seed/texts/bankid.ts";

type Reply = BankIdAnswer | { status: number; code: string; retryAfter?: number } | "cut" | Promise<BankIdAnswer>;
type Asked = { call: string; body: unknown; type: string };

/** The API, which says what the test has it say. */
export const api = {
  /** By call. The last of a list is said for ever. */
  says: new Map<string, Reply[]>(),
  asked: [] as Asked[],
  /** What the page sends as its last word. */
  lastWords: [] as { path: string; body: string; type: string }[],
  calls: (call: string) => api.asked.filter((one) => one.call === call),
};

async function answer(config: InternalAxiosRequestConfig) {
  const call = config.url?.split("/").at(-1) ?? "";
  const body: unknown = config.data;
  api.asked.push({ call, body, type: String(config.headers.getContentType()) });
  const list = api.says.get(call) ?? [];
  const said = await (list.length > 1 ? list.shift() : list[0]);
  const rest = { config, request: {}, statusText: "" };
  if (said === undefined || said === "cut") throw new axios.AxiosError("cut", "ERR_NETWORK", config);
  if (!("status" in said)) return { ...rest, status: 200, data: said, headers: new AxiosHeaders() };
  const { status, code, retryAfter } = said;
  const headers = new AxiosHeaders(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
  const response = { ...rest, status, data: { code, message: "" }, headers };
  throw new axios.AxiosError("refused", "ERR_BAD_REQUEST", config, {}, response);
}

/** Other tabs of the same browser, without a thread of Node's between them. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
  close = () => Channel.open.delete(this);
}
export const otherTab = () => new Channel();

let hidden = false;
export const device = { isPhone: false, isTablet: false };
export const onComplete = vi.fn();
export const onIdentityExpired = vi.fn();

export function freshBeforeEach(): void {
  const { adapter = "xhr" } = frontEndApi.defaults;
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    history.replaceState(null, "", "/mina-sidor/");
    Object.assign(api, { says: new Map(), asked: [], lastWords: [] });
    [hidden, device.isPhone, device.isTablet] = [false, false, false];
    onComplete.mockReset();
    onIdentityExpired.mockReset();
    frontEndApi.defaults.adapter = answer;
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: device.isPhone || (device.isTablet && query === "(pointer: coarse)"),
    }));
    vi.stubGlobal("BroadcastChannel", Channel);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    const sendBeacon = (path: string, blob: Blob) => {
      const [type] = [blob.type];
      void blob.text().then((body) => api.lastWords.push({ path, body, type }));
      return true;
    };
    Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });
  });
  afterEach(() => {
    frontEndApi.defaults.adapter = adapter;
    Channel.open.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

const phone = { shown: "08-465 004 00", dialled: "+46846500400" };
const textsIn = (language: Language) =>
  Object.fromEntries(Object.entries(bankid).map(([key, words]) => [key, words[language]]));

export function show({ action = "auth", language = "sv" }: { action?: BankIdAction; language?: Language } = {}) {
  return render(
    <TextsProvider language={language} texts={textsIn(language)}>
      <BankId
        purpose="my_pages"
        action={action}
        start={(how) => authenticateBankId({ ...how, purpose: "my_pages" })}
        onComplete={onComplete}
        onIdentityExpired={onIdentityExpired}
        phone={phone}
      />
    </TextsProvider>,
  );
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const press = async (name: RegExp | string) => {
  const [target] = [...screen.queryAllByRole("button", { name }), ...screen.queryAllByRole("link", { name })];
  if (target === undefined) throw new Error(`nothing is called ${String(name)}`);
  target.focus();
  act(() => target.click());
  await pass(0);
};
export const see = async (isHidden: boolean) => {
  hidden = isHidden;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(0);
};
export const leavePage = async () => {
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await pass(0);
};
export const heading = () => screen.queryByRole("heading", { level: 2 })?.textContent ?? null;
export const readAloud = () => screen.getByRole("status").textContent;
export const code = () => screen.queryByRole<HTMLImageElement>("img", { name: "QR-kod för BankID" });
export const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
