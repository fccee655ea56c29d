import { CsvError, parse } from "csv-parse/sync";
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

/** Nothing of a file is taken when a line of it is wrong. It names lines, never people. */
class WrongFile extends Error {
  override name = "WrongFile";

  constructor(problems: string[]) {
    const shown = problems.slice(0, mostShown);
    const others = problems.length - shown.length;
    super(
      ["The register is as it was. In the file:", ...shown, ...(others > 0 ? [`and ${others} more.`] : [])].join("\n"),
    );
  }
}
const mostShown = 50;

type Line = { record: string[]; info: { lines: number } };

const textOf = (file: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw new WrongFile(["It is not written in UTF-8."]);
  }
};

const linesOf = (text: string): Line[] => {
  try {
    const options = {
      delimiter: ";",
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    } as const;
    // Its types do not know what `info` adds.
    return parse(text, options) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new WrongFile([`Line ${String(error.lines)}: the quotes are not closed, or stand in the middle of a cell.`]);
  }
};

type Reading = { mayRepeat?: boolean };

export const readCsv = <Row>(
  file: Uint8Array,
  schema: z.ZodType<Row> & { shape: object },
  { mayRepeat = false }: Reading = {},
): Row[] => {
  const [header, ...lines] = linesOf(textOf(file));
  const columns = Object.keys(schema.shape);
  const names = header?.record ?? [];
  if (names.toSorted().join(";") !== columns.toSorted().join(";"))
    throw new WrongFile([`The first line must name these columns: ${columns.join(";")}`]);
  if (lines.length === 0) throw new WrongFile(["There is no line below the first."]);

  const seen = new Map<string, number>();
  const problems: string[] = [];
  const rows = lines.flatMap(({ record, info }) => {
    const tell = (problem: string) => {
      problems.push(`Line ${info.lines}: ${problem}`);
      return [];
    };
    if (record.length !== names.length) return tell(`it has ${record.length} cells, not ${names.length}.`);
    const whole = record.join(";");
    const before = seen.get(whole);
    if (before !== undefined && !mayRepeat) return tell(`it is the same as line ${before}.`);
    seen.set(whole, info.lines);
    const { data, error } = schema.safeParse(Object.fromEntries(names.map((name, at) => [name, record[at]])));
    return error ? tell(error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")) : [data];
  });
  if (problems.length > 0) throw new WrongFile(problems);
  return rows;
};
