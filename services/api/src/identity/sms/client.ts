import { z } from "zod";
import { callProvider, openAgent, readJson } from "../../ledger/providers/call.ts";
import type { Environment } from "../../platform/environment/environment.ts";

const answered = z.object({ id: z.string().min(1), status: z.string() });

export type Sms = { to: string; message: string };
type Settings = Pick<Environment, "sms" | "providerTimeoutMs">;

/** 46elks. Why it was not taken, or nothing: an answer that is lost may be of one that goes all the same. */
export const sendSms = async (
  { sms: { url, user, password, from }, providerTimeoutMs: timeoutMs }: Settings,
  { to, message }: Sms,
): Promise<string | undefined> => {
  const dispatcher = openAgent();
  const headers = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded",
  };
  const body = new URLSearchParams({ from, to, message }).toString();
  const call = { method: "POST", url: `${url}/sms`, headers, body } as const;
  const answer = await callProvider(call, { timeoutMs, dispatcher }).finally(() => dispatcher.close());
  if (answer.kind === "noAnswer") return answer.why;
  const read = answer.status === 200 ? readJson(answered, answer.text) : undefined;
  return read === undefined || read.status === "failed" ? `status ${answer.status}` : undefined;
};
