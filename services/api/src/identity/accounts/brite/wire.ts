import { z } from "zod";

export const access = z.object({ access_token: z.string().min(1), expires: z.number() });

export const createdSession = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });

export const session = z.object({
  id: z.string(),
  state: z.number(),
  merchant_reference: z.string(),
  customer_id: z.string().nullish(),
  bank_account_id: z.string().nullish(),
  bank: z.object({ name: z.string() }).nullish(),
});
export type Session = z.infer<typeof session>;

export const bankAccount = z.object({
  holder: z.string(),
  iban: z.string().nullish(),
  bban: z.string().nullish(),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const kyc = z.object({
  ssn: z.string().nullish(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  error_message: z.string().nullish(),
});
export type Kyc = z.infer<typeof kyc>;

export const refused = z.object({ error_name: z.string() });
