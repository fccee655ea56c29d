import { Failure } from "./failure.ts";

export const callWell = async (url: string, request?: RequestInit): Promise<Response> => {
  const response = await fetch(url, request);
  if (!response.ok) throw new Failure(`${url} was answered ${response.status}: ${await response.text()}`);
  return response;
};

type Call = { method?: string; body?: object | undefined; headers?: Record<string, string> };

export const callJson = async <Answer>(url: string, { method, body, headers = {} }: Call = {}): Promise<Answer> => {
  const response = await callWell(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (await response.json()) as Answer;
};
