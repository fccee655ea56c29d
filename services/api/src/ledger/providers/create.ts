import type { Agent, Dispatcher } from "undici";
import type { Environment } from "../../platform/environment/environment.ts";
import { openAgent, readIfNamed, callProvider } from "./call.ts";
import { bankgiro } from "./bankgiro.ts";
import { directDebit } from "./direct-debit.ts";
import { invoice } from "./invoice.ts";
import { createMondido } from "./mondido.ts";
import type { Providers } from "./port.ts";
import { createSwish } from "./swish.ts";

const drawWithinMs = 2_500;

const looksLikeSvg = /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/;

const createCodeDrawer =
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

type Needed = Pick<Environment, "swish" | "mondido" | "callbackUrl" | "siteUrl" | "providerTimeoutMs">;

/** Made when it is first needed and kept: until the files are there, each try looks for them anew. */
const once = (make: () => Agent) => {
  let made: Agent | undefined;
  return { get: () => (made ??= make()), close: () => made?.close() };
};

export const createProviders = (environment: Needed): Providers => {
  const { certFile, keyFile, keyPassphrase, caFile, qrUrl } = environment.swish;
  const trust = () => ({ ...(caFile !== undefined && { ca: readIfNamed(caFile) }) });
  const merchant = once(() =>
    openAgent({
      ...trust(),
      cert: readIfNamed(certFile),
      key: readIfNamed(keyFile),
      passphrase: keyPassphrase,
    }),
  );
  const drawer = once(() => openAgent(trust()));
  const card = openAgent();
  const drawCode = createCodeDrawer({ qrUrl, dispatcher: drawer.get });
  return {
    methods: {
      ...createSwish({
        environment,
        dispatcher: merchant.get,
        drawCode: (token) => drawCode(token).catch(() => null),
      }),
      card: createMondido({ environment, dispatcher: card }),
      directDebit,
      bankgiro,
      invoice,
      pdfInvoice: invoice,
    },
    close: async () => {
      await Promise.all([merchant.close(), drawer.close(), card.close()]);
    },
  };
};
