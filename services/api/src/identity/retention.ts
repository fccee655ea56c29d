import type { Retention } from "../platform/database/kept.ts";
import { removeOldLookups } from "./accounts/repository.ts";
import { removeOldBankId } from "./bankid/repository.ts";

export const identityRetention = { bankIdOrder: removeOldBankId, accountLookup: removeOldLookups } satisfies Retention;
