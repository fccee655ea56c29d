import { z } from "zod";

export const lookupQuery = z.strictObject({
  query: z.string().trim().min(2).max(100),
  page: z.coerce.number().int().min(1).max(50).default(1),
});
export type LookupQuery = z.infer<typeof lookupQuery>;
export const lookupPageSize = 10;

const year = z.int().min(1850).max(2100);

export const deceasedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  town: z.string().nullable(),
  bornYear: year.nullable(),
  diedYear: year.nullable(),
});
export type DeceasedPerson = z.infer<typeof deceasedPerson>;

export const funeralParlor = z.object({
  id: z.uuid(),
  name: z.string(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  town: z.string(),
  /** The e-mail address itself is not published. */
  takesSheets: z.boolean(),
});
export type FuneralParlor = z.infer<typeof funeralParlor>;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int().min(0), page: z.int().min(1), pages: z.int().min(0) });
export const deceasedPage = pageOf(deceasedPerson);
export type DeceasedPage = z.infer<typeof deceasedPage>;
export const funeralParlorPage = pageOf(funeralParlor);
export type FuneralParlorPage = z.infer<typeof funeralParlorPage>;
