import type { Dispatcher } from "undici";
import { callProvider } from "./call.ts";

const drawWithinMs = 2_500;

const looksLikeSvg = /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/;

export const createCodeDrawer =
  ({ qrUrl, dispatcher }: { qrUrl: string; dispatcher: () => Dispatcher }) =>
  async (token: string): Promise<string | null> => {
    const answer = await callProvider(
      {
        method: "POST",
        url: `${qrUrl}/api/v1/commerce`,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token, format: "svg", border: 0, transparent: true }),
      },
      { timeoutMs: drawWithinMs, dispatcher: dispatcher() },
    );
    if (answer.kind === "noAnswer" || answer.status !== 200 || !looksLikeSvg.test(answer.text)) return null;
    return answer.text;
  };
