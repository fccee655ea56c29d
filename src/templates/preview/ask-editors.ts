import { type PreviewAnswer, type PreviewAsk, previewMessages } from "@hjarta-lunga/contract/calls/preview.ts";
import type { Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";

type Asked = { data: { data?: unknown }; endpoint: string };

const isAnswer = (data: unknown): data is PreviewAnswer =>
  typeof data === "object" && data !== null && "type" in data && data.type === previewMessages.answer;

const longestWaitMs = 10_000;

/** ”pages/undefined”, ”globals/navigation”. */
const slugOf = (endpoint: string) => endpoint.replace(/^globals\//, "").replace(/\/.*$/, "");

/**
 * For Payload's hook, which would ask the content service itself: this page has no login. The screen around it has, and
 * converts. One question at a time; of those that come meanwhile the newest is asked, and answers all.
 */
export function createAsker(editorsOrigin: string) {
  let count = 0;
  let latest: Previewed | null = null;
  let running: Promise<void> | undefined;
  let next: Asked | undefined;

  function ask({ data, endpoint }: Asked): Promise<Previewed | null> {
    const id = (count += 1);
    return new Promise((answered) => {
      const done = (previewed: Previewed | null) => {
        clearTimeout(timer);
        window.removeEventListener("message", listen);
        answered(previewed);
      };
      const listen = (event: MessageEvent<unknown>) => {
        if (event.origin === editorsOrigin && isAnswer(event.data) && event.data.id === id) done(event.data.previewed);
      };
      const timer = setTimeout(done, longestWaitMs, null);
      window.addEventListener("message", listen);
      const message: PreviewAsk = { type: previewMessages.ask, id, slug: slugOf(endpoint), data: data.data };
      window.parent.postMessage(message, editorsOrigin);
    });
  }

  async function askInTurn(): Promise<void> {
    while (next !== undefined) {
      const asked = next;
      next = undefined;
      latest = (await ask(asked)) ?? latest;
    }
    running = undefined;
  }

  return async (asked: Asked): Promise<Response> => {
    next = asked;
    running ??= askInTurn();
    await running;
    return Response.json(latest);
  };
}
