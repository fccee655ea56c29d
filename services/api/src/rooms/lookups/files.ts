import { z } from "zod";

/** The columns of the files that registers come in (docs/decisions/0025-registers.md). An empty cell is nothing. */
const text = (letters: number) =>
  z
    .string()
    .max(letters, `must be at most ${letters} letters`)
    .regex(/\p{L}/u, "must have letters")
    .regex(/^[^\p{C}]*$/u, "has an invisible sign in it")
    .normalize("NFC");
const orNothing = <Cell extends z.ZodType<unknown, string>>(cell: Cell) =>
  z.preprocess((written) => (written === "" ? null : written), cell.nullable());

const year = z
  .string()
  .regex(/^\d{4}$/, "must be a year of four digits, or empty")
  .transform(Number)
  .refine((number) => number >= 1850 && number <= 2100, "must be a year from 1850 to 2100, or empty");

export const personLine = z
  .strictObject({ name: text(100), town: orNothing(text(60)), born: orNothing(year), died: orNothing(year) })
  .refine(({ born, died }) => born === null || died === null || born <= died, {
    path: ["died"],
    message: "must not be before the year of birth",
  });

export const parlorLine = z.strictObject({
  name: text(100),
  street: orNothing(text(100)),
  postal_code: orNothing(z.string().regex(/^\d{3} ?\d{2}$/, "must be five digits, or empty")),
  town: text(60),
  phone: orNothing(z.string().regex(/^\+?[\d -]{5,20}$/, "must be a telephone number, or empty")),
  email: orNothing(z.email("must be an e-mail address, or empty")),
});
