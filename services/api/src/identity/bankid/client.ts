import { statSync, readFileSync } from "node:fs";
import type { BankIdAction } from "@hjarta-lunga/contract/bankid.ts";
import type { Agent } from "undici";
import { z } from "zod";
import { X509Certificate } from "node:crypto";
import type { Environment } from "../../platform/environment/environment.ts";
import { callProvider, noAnswer, openAgent, readIfNamed, readJson, unexpected } from "../../ledger/providers/call.ts";
import type { NoAnswer } from "../../ledger/providers/port.ts";

const started = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});
export type Started = z.infer<typeof started>;

const completion = z.object({
  user: z.object({ personalNumber: z.string().regex(/^\d{12}$/), name: z.string() }),
  device: z.object({ ipAddress: z.string() }).optional(),
  signature: z.string().min(1),
  ocspResponse: z.string().min(1),
});
export type Completion = z.infer<typeof completion>;

const collected = z.discriminatedUnion("status", [
  z.object({ orderRef: z.string(), status: z.literal("pending"), hintCode: z.string().optional() }),
  z.object({ orderRef: z.string(), status: z.literal("failed"), hintCode: z.string().optional() }),
  z.object({ orderRef: z.string(), status: z.literal("complete"), completionData: completion }),
]);

const refused = z.object({ errorCode: z.string().max(100) });

export const certificateStates = ["good", "expires_soon", "expired", "missing"] as const;
type CertificateState = (typeof certificateStates)[number];

const soonMs = 30 * 24 * 3_600_000;

export const certificateState = (file: string | undefined, now = Date.now()): CertificateState => {
  try {
    const leftMs = new X509Certificate(readFileSync(file ?? "")).validToDate.getTime() - now;
    if (leftMs <= 0) return "expired";
    return leftMs <= soonMs ? "expires_soon" : "good";
  } catch {
    return "missing";
  }
};

type StartFields = {
  action: BankIdAction;
  endUserIp: string;
  shown: string;
  returnUrl: string | null;
  personalNumber: string | null;
};

type Refused = { kind: "refused"; code: string; waitSeconds: number | undefined };
type Result<Data> = { kind: "answer"; data: Data } | Refused | NoAnswer;

const anything = z.unknown();
const refusal = (code: string, waitSeconds = Number.NaN): Refused => ({
  ...{ kind: "refused", code },
  waitSeconds: Number.isFinite(waitSeconds) ? Math.min(Math.max(waitSeconds, 0), 60) : undefined,
});
const writtenAt = (file: string | undefined) => (file === undefined ? undefined : statSync(file).mtimeMs);
const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");

export const createBankIdClient = ({
  bankId,
  providerTimeoutMs,
}: Pick<Environment, "bankId" | "providerTimeoutMs">) => {
  const { caFile, certFile, keyFile, keyPassphrase: passphrase } = bankId;
  let made: { agent: Agent; of: string } | undefined;
  const make = () =>
    openAgent({
      ...(caFile !== undefined && { ca: readIfNamed(caFile) }),
      cert: readIfNamed(certFile),
      key: readIfNamed(keyFile),
      passphrase,
      minVersion: "TLSv1.2",
    });
  /** Made at a call, so that a missing file does not stop the start, and anew once the certificate is renewed. */
  const agent = () => {
    const of = [caFile, certFile, keyFile].map(writtenAt).join(" ");
    if (made?.of !== of) {
      void made?.agent.close();
      made = { agent: make(), of };
    }
    return made.agent;
  };

  const call = async <Schema extends z.ZodType>(
    operation: string,
    body: unknown,
    schema: Schema,
  ): Promise<Result<z.infer<Schema>>> => {
    let dispatcher: Agent;
    try {
      dispatcher = agent();
    } catch {
      return noAnswer("no client certificate");
    }
    const answer = await callProvider(
      {
        ...{ method: "POST", url: `${bankId.url}/${operation}`, headers: { "content-type": "application/json" } },
        body: JSON.stringify(body),
      },
      { timeoutMs: providerTimeoutMs, dispatcher },
    );
    if (answer.kind === "noAnswer") return answer;
    if (answer.status === 200) {
      const data = readJson(schema, answer.text);
      return data === undefined ? noAnswer("unreadable answer") : { kind: "answer", data };
    }
    const code = readJson(refused, answer.text)?.errorCode;
    if (code === undefined) return answer.status === 401 ? refusal("unauthorized") : unexpected(answer);
    return refusal(code, Number(answer.headers["ratelimit-reset"]));
  };

  return {
    start: ({ action, endUserIp, shown, returnUrl, personalNumber }: StartFields) => {
      const requirement = {
        ...(personalNumber !== null && { personalNumber }),
        ...(bankId.requirePin && { pinCode: true }),
        ...(bankId.certificatePolicies.length > 0 && { certificatePolicies: bankId.certificatePolicies }),
      };
      return call(
        action,
        {
          endUserIp,
          userVisibleData: base64(shown),
          userVisibleDataFormat: "simpleMarkdownV1",
          ...(returnUrl !== null && { returnUrl }),
          ...(Object.keys(requirement).length > 0 && { requirement }),
        },
        started,
      );
    },
    collect: (orderRef: string) => call("collect", { orderRef }, collected),
    cancel: (orderRef: string) => call("cancel", { orderRef }, anything),
    close: async () => made?.agent.close(),
  };
};
export type BankIdClient = ReturnType<typeof createBankIdClient>;
