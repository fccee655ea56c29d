import { useEffect, useSyncExternalStore } from "react";
import type {
  MyData,
  MyDataChanged,
  MyDataUpdate,
  MyDocument,
  NewComment,
} from "@hjarta-lunga/contract/schemas/my-data.ts";
import { tabKeys } from "@hjarta-lunga/contract/tab-storage.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { forgetInTab, storeInTab, storedInTab } from "#src/lib/stored-in-tab.ts";
import { watchIdle } from "./idle-watch.ts";
import { setLogOut } from "./signed-in.ts";
import { openTabs, type TabNews } from "./tabs.ts";
import { tellSparingly } from "./tell-alive.ts";

/** `untold`: here, but the API could not be reached. */
export type WhyOut = "idle" | "left" | "untold" | "refused";

export type SessionState =
  | { name: "out"; why: WhyOut | null }
  | {
      name: "in";
      token: string;
      data: MyData | null;
      hasFailed: boolean;
      /** Nobody has been here for a while: "Är du kvar?". */
      isWarned: boolean;
      /** The computer slept: until the API has said that it is open still, nothing is shown. */
      isChecking: boolean;
    };

/** Fetched when somebody logs in: the client of the API is no part of the first script. */
const loadCalls = () => import("#src/calls/my-data.ts");

const out: SessionState = { name: "out", why: null };
const isRefused = (error: unknown) => error instanceof ApiError && error.code === "unauthorized";

export function createSession() {
  let state: SessionState = out;
  let isStarted = false;
  let isFetching = false;
  let stopWatching: (() => void) | undefined;
  let idle: ReturnType<typeof watchIdle> | undefined;
  const listeners = new Set<() => void>();
  const files = new Set<() => void>();
  const tabs: { tell: (news: TabNews) => void } = { tell: () => undefined };

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function put(change: Partial<Extract<SessionState, { name: "in" }>>): void {
    if (state.name === "in") set({ ...state, ...change });
  }
  const isOf = (token: string) => state.name === "in" && state.token === token;

  function enter(token: string, agoMs = 0): void {
    stopWatching?.();
    storeInTab(tabKeys.myData, token);
    set({ name: "in", token, data: null, hasFailed: false, isWarned: false, isChecking: false });
    setLogOut(logOut);
    const alive = tellSparingly(() => void stay(token));
    const watch = watchIdle({
      onSign: () => {
        tabs.tell({ type: "alive", agoMs: 0 });
        alive.sign();
      },
      onWarn: (isWarned) => put({ isWarned }),
      onNearEnd: () => tabs.tell({ type: "who" }),
      onEnd: () => leave("idle"),
      onSlept: () => void check(token),
    });
    watch.hear(agoMs);
    idle = watch;
    stopWatching = () => {
      watch.stop();
      alive.stop();
    };
  }

  /** In this tab. */
  function end(why: WhyOut): void {
    stopWatching?.();
    stopWatching = undefined;
    idle = undefined;
    forgetInTab(tabKeys.myData);
    for (const revoke of files) revoke();
    files.clear();
    // The browser's own list of what was fetched has the token in it.
    performance.clearResourceTimings();
    setLogOut(null);
    set({ name: "out", why });
  }

  function leave(why: "idle" | "left"): void {
    if (state.name === "out") return;
    const { token } = state;
    end(why);
    tabs.tell({ type: "out", why });
    loadCalls()
      .then(({ updateMyData }) => updateMyData(token, { change: "logOut" }))
      .catch((error: unknown) => {
        if (!isRefused(error) && state.name === "out" && why === "left") set({ name: "out", why: "untold" });
      });
  }
  function logOut(): void {
    leave("left");
  }

  function refuse(token: string, why: "idle" | "refused" = "refused"): void {
    if (!isOf(token)) return;
    end(why);
    tabs.tell({ type: "out", why });
  }

  /** Whatever is asked with the token: a refusal logs out, and says so. */
  async function call<Answer>(
    ask: (calls: Awaited<ReturnType<typeof loadCalls>>, token: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (state.name === "out") throw new ApiError("", { code: "unauthorized" });
    const { token } = state;
    try {
      return await ask(await loadCalls(), token);
    } catch (error) {
      if (isRefused(error)) refuse(token);
      throw error;
    }
  }

  async function load(): Promise<void> {
    if (state.name === "out" || isFetching) return;
    const { token } = state;
    isFetching = true;
    put({ hasFailed: false });
    try {
      const data = await call(({ fetchMyData }) => fetchMyData(token));
      if (isOf(token)) put({ data, hasFailed: false });
    } catch {
      if (isOf(token)) put({ hasFailed: true });
    } finally {
      isFetching = false;
    }
  }

  async function stay(token: string): Promise<boolean> {
    try {
      await call(({ updateMyData }) => updateMyData(token, { change: "stay" }));
      return isOf(token);
    } catch {
      return false;
    }
  }

  async function check(token: string): Promise<void> {
    put({ isChecking: true });
    try {
      const { updateMyData } = await loadCalls();
      await updateMyData(token, { change: "stay" });
      if (isOf(token)) put({ isChecking: false });
    } catch (error) {
      if (isRefused(error)) refuse(token, "idle");
      else if (isOf(token)) put({ isChecking: false, data: null, hasFailed: true });
    }
  }

  function hear(news: TabNews): void {
    switch (news.type) {
      case "who":
        if (state.name === "in" && idle) tabs.tell({ type: "in", token: state.token, agoMs: idle.idleMs() });
        break;
      case "in":
        if (isOf(news.token)) idle?.hear(news.agoMs);
        else enter(news.token, news.agoMs);
        break;
      case "alive":
        idle?.hear(news.agoMs);
        break;
      case "changed":
        if (state.name === "in" && state.data !== null) void load();
        break;
      case "out":
        if (state.name === "in") end(news.why);
        break;
    }
  }

  function merge(changed: MyDataChanged): void {
    if (state.name === "out" || state.data === null) return;
    const { mandate, contact, choices } = changed;
    const { data } = state;
    put({
      data: {
        ...data,
        ...(contact && { contact }),
        ...(choices && { choices }),
        ...(mandate && { mandates: data.mandates.map((each) => (each.number === mandate.number ? mandate : each)) }),
      },
    });
    tabs.tell({ type: "changed" });
  }

  return {
    /** Once a document: takes up the token of the tab, or asks the other tabs for theirs. */
    start: () => {
      if (isStarted) return;
      isStarted = true;
      tabs.tell = openTabs(hear).tell;
      // What is kept to be shown by Back is empty: it is fetched again, or refused.
      window.addEventListener("pagehide", () => put({ data: null, hasFailed: false }));
      const stored = storedInTab(tabKeys.myData);
      if (stored === null) tabs.tell({ type: "who" });
      else enter(stored);
    },
    begin: (token: string) => {
      enter(token);
      tabs.tell({ type: "in", token, agoMs: 0 });
    },
    logOut,
    load,
    /** To "Är du kvar?". Whether the API heard it. */
    stay: async () => {
      if (state.name === "out") return false;
      const isHeard = await stay(state.token);
      if (isHeard) {
        idle?.hear(0);
        tabs.tell({ type: "alive", agoMs: 0 });
      }
      return isHeard;
    },
    change: async (change: MyDataUpdate): Promise<MyDataChanged> => {
      const changed = await call(({ updateMyData }, token) => updateMyData(token, change));
      merge(changed);
      return changed;
    },
    comment: (comment: NewComment) => call(({ sendComment }, token) => sendComment(token, comment)),
    download: async (document: MyDocument, name: string): Promise<void> => {
      const file = await call(({ fetchMyDocument }, token) => fetchMyDocument(token, document));
      if (state.name === "in") files.add(saveFile(file, name));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
}

/** One a document: it goes on while its visitor walks from page to page. */
export const session = createSession();

export function useSession(): SessionState {
  useEffect(() => session.start(), []);
  return useSyncExternalStore(session.subscribe, session.state, () => out);
}
