import { createAlgolia } from "./algolia/service.ts";
import { createBankgirot } from "./bankgirot/service.ts";
import { createBankId } from "./bankid/service.ts";
import { createBrite } from "./brite/service.ts";
import { startDelivering, createDeliveries, type Deliveries } from "./delivery/deliveries.ts";
import type { Environment } from "./environment.ts";
import type { Report } from "./error-reporting.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import { createMails } from "./mail/mails.ts";
import { createMondido } from "./mondido/service.ts";
import type { PortalCall } from "./research-portal/routes.ts";
import { createLog, openStore, type Store } from "./store/open.ts";
import { createSettings, type Settings } from "./store/settings.ts";
import { createSms } from "./sms/messages.ts";
import { createSwish } from "./swish/service.ts";
import type { DataLayerEntry } from "./tag-manager.ts";

/** What every party is made of. */
export type Common = {
  store: Store;
  settings: Settings;
  faults: Faults;
  deliveries: Deliveries;
  deliverNow: () => void;
};

/** What each third party knows and decides, without its protocol. `base` is where the application is reached. */
export const createParties = (environment: Environment, ca: string, base: () => string) => {
  const { dataDir, mondido: merchant, siteUrl } = environment;
  const store = openStore(dataDir);
  const settings = createSettings(store);
  const faults = createFaults(settings);
  const deliveries = createDeliveries(store, faults);
  const delivering = startDelivering(deliveries, ca);
  const common: Common = { store, settings, faults, deliveries, deliverNow: delivering.now };
  const algolia = createAlgolia({ store, keys: environment.searchKeys });
  return {
    ...common,
    delivering,
    swish: createSwish(common),
    mondido: createMondido({ ...common, merchant, base }),
    bankId: createBankId(common),
    brite: createBrite({ ...common, merchant: environment.brite }),
    bankgirot: createBankgirot({ ...common, folder: environment.bankFiles, payee: environment.payee }),
    mails: createMails(store),
    sms: createSms(store, environment.sms),
    entries: createLog<DataLayerEntry>(store, "dataLayer"),
    reports: createLog<Report>(store, "errorReport"),
    portalCalls: createLog<PortalCall>(store, "portalCall"),
    algolia,
    merchant,
    companyRegister: environment.companyRegister,
    siteUrl,
    base,
    forgetAll: () => {
      store.empty();
      algolia.forget();
    },
  };
};
export type Parties = ReturnType<typeof createParties>;
