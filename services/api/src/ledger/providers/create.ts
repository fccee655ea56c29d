import type { Agent } from "undici";
import type { Environment } from "../../platform/environment/environment.ts";
import { openAgent, readIfNamed } from "./call.ts";
import { directDebit } from "./direct-debit.ts";
import { createMondido } from "./mondido.ts";
import type { Providers } from "./port.ts";
import { createCodeDrawer } from "./swish-code.ts";
import { createSwish } from "./swish.ts";

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
    },
    close: async () => {
      await Promise.all([merchant.close(), drawer.close(), card.close()]);
    },
  };
};
