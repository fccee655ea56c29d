import type { AxiosRequestConfig } from "axios";
import { fillPath, hrefOf, type AnswerType, type Call } from "@hjarta-lunga/contract/calls/call.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { ApiError } from "./api-error.ts";
import { frontEndApi } from "./clients.ts";

export type AskOptions = Pick<AxiosRequestConfig, "headers" | "params" | "responseType" | "signal" | "timeout"> & {
  client?: typeof frontEndApi;
};

/** Something between here and the API may answer in its place, with a page of its own. That says nothing. */
export function unreadable(call: string): never {
  throw new ApiError(call, { code: "network" });
}

export async function ask<Sent, Answer>(
  call: Call<Sent, Answer>,
  sent: Sent,
  { client = frontEndApi, ...options }: AskOptions = {},
): Promise<Answer> {
  const { method, path, answers } = call;
  const { data } = await client.request<Answer>({ ...options, method, ...requestOf(call, sent) });
  const isAnswer = Object.entries(answers ?? {}).every(([name, type]) => hasField(data, name, type as AnswerType));
  return isAnswer ? data : unreadable(path);
}

function hasField(data: unknown, name: string, type: AnswerType): boolean {
  if (!isRecord(data)) return false;
  const value = data[name];
  return type === "list" ? Array.isArray(value) : typeof value === type;
}

/** What is asked for by query stays out of the URL that errors tell of. */
function requestOf<Sent, Answer>(call: Call<Sent, Answer>, sent: Sent): AxiosRequestConfig {
  if (call.method === "POST" && call.inUrl === undefined) return { url: call.path, data: sent };
  const { filled, rest } = fillPath(call, sent as Record<string, string>);
  return { url: filled, params: rest };
}

export const asking =
  <Sent, Answer>(call: Call<Sent, Answer>) =>
  (sent: Sent): Promise<Answer> =>
    ask(call, sent);

export async function askForFile<Sent extends Record<string, string>>(
  call: Call<Sent, Blob>,
  sent: Sent,
): Promise<Blob> {
  const { data } = await frontEndApi.get<Blob>(hrefOf(call, sent), { responseType: "blob" });
  return data;
}
