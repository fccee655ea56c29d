import { readFileSync } from "node:fs";
import { Agent } from "undici";
import type { Environment } from "../../platform/environment/environment.ts";
import { directDebit } from "./direct-debit.ts";
import { createMondido } from "./mondido.ts";
import type { Providers } from "./port.ts";
import { createCodeDrawer } from "./swish-code.ts";
import { createSwish } from "./swish.ts";

type Needed = Pick<Environment, "swish" | "mondido" | "callbackUrl" | "siteUrl" | "providerTimeoutMs">;

const largestAnswerBytes = 500_000;

/** Made when it is first needed and kept: until the files are there, each try looks for them anew. */
const once = (make: () => Agent) => {
  let made: Agent | undefined;
  return { get: () => (made ??= make()), close: () => made?.close() };
};

const read = (file: string | undefined) => (file === undefined ? undefined : readFileSync(file));

export const createProviders = (environment: Needed): Providers => {
  const { certFile, keyFile, keyPassphrase, caFile, qrUrl } = environment.swish;
  const common = { keepAliveTimeout: 30_000, maxResponseSize: largestAnswerBytes };
  const trust = () => ({ ...(caFile !== undefined && { ca: read(caFile) }) });
  const merchant = once(
    () =>
      new Agent({
        ...common,
        connect: { ...trust(), cert: read(certFile), key: read(keyFile), passphrase: keyPassphrase },
      }),
  );
  const drawer = once(() => new Agent({ ...common, connect: trust() }));
  const card = new Agent(common);
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
    },
    close: async () => {
      await Promise.all([merchant.close(), drawer.close(), card.close()]);
    },
  };
};
