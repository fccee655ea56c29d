import { z } from "zod";
import { emailAddress, mobileNumber } from "@hjarta-lunga/contract/schemas/donors.ts";
import { postalAddress } from "@hjarta-lunga/contract/schemas/memberships.ts";
import { myComments, myDataUpdate } from "@hjarta-lunga/contract/schemas/my-data.ts";

/* Fetched with all that is shown once somebody has identified: the contract's rules are no part of the first script. */

export { keptInWords, minutesInWords } from "@hjarta-lunga/contract/seed/kept-in-words.ts";

export const addressForm = postalAddress;
export const emailForm = z.strictObject({ email: emailAddress });
export const mobileForm = z.strictObject({ mobile: mobileNumber });
export const findByEmailForm = z.strictObject({ findEmail: emailAddress });
export const findByMobileForm = z.strictObject({ findMobile: mobileNumber });
export const letterForm = myComments.pick({ text: true });

const codeChange = myDataUpdate.options.find(({ shape }) => shape.change.value === "code");
export const codeForm = z.strictObject({ code: (codeChange?.shape as { code: z.ZodString }).code });
