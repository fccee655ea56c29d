const standins = process.env.STANDINS_URL ?? "http://localhost:8003";

const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${standins}/control${path}`, {
    method,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /control${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

type SwishPayment = { id: string; token: string | null; status: string; payerAlias?: string | null };
export type SwishOutcome = "approve" | "decline" | "bankid-cancel" | "unknown" | "bank-error" | "timeout";

/** The visitor's phone: takes the payment with this token, or the one that was sent to this number. */
export const onThePhone = async (what: { token: string } | { payer: string }, outcome: SwishOutcome): Promise<void> => {
  const payments = (await call("GET", "/swish/payments")) as SwishPayment[];
  const mine = payments.find((payment) =>
    "token" in what ? payment.token === what.token : payment.payerAlias === what.payer && payment.status === "CREATED",
  );
  if (mine === undefined) throw new Error("There is no such payment on the phone");
  await call("POST", `/swish/payments/${mine.id}/${outcome}`);
};

type BankIdOrder = { id: string; qrStartToken: string };

/** The app on somebody's phone: takes the order whose code it reads, and says yes. Whether the code was good. */
export const approveByBankId = async (qr: string, person: string): Promise<boolean> => {
  const { done } = (await call("POST", "/bankid/phone", { do: "scan", qr })) as { done: boolean };
  if (!done) return false;
  const orders = (await call("GET", "/bankid/orders")) as BankIdOrder[];
  const mine = orders.find(({ qrStartToken }) => qr.includes(qrStartToken));
  if (mine === undefined) throw new Error("What was scanned is not among the newest orders");
  await call("POST", "/bankid/phone", { do: "approve", orderRef: mine.id, person });
  return true;
};

export type Fault = { mode?: string; delayMs?: number; calls?: number; callback?: string; callbackDelayMs?: number };
export const setFault = (provider: string, fault: Fault) => call("PUT", `/faults/${provider}`, fault);
export const resetStandins = () => call("POST", "/reset", {});

export type SentMail = { id: number; to: string[]; subject: string; messageId: string; text: string; html: string };
export const mailsTo = async (address: string): Promise<SentMail[]> =>
  ((await call("GET", "/mails")) as SentMail[]).filter(({ to }) => JSON.stringify(to).includes(address));
export const wholeMail = (id: number) =>
  call("GET", `/mails/${id}`) as Promise<SentMail & { attachments: { name: string; type: string; base64: string }[] }>;

export const tagManagerEntries = () => call("GET", "/tag-manager");
export const errorReports = () => call("GET", "/error-reports");

type Sms = { recipient: string; message: string };
/** What has come to a mobile, oldest first. */
export const messagesTo = async (mobile: string): Promise<string[]> =>
  ((await call("GET", "/sms")) as Sms[])
    .filter(({ recipient }) => recipient === mobile)
    .map(({ message }) => message)
    .toReversed();
