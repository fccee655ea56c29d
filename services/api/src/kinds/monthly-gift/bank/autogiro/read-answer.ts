import { answerFiles, answerRecords, type AnswerFile, type AnswerRecordName } from "./answer-layouts.ts";
import { BankFileError, readLine, splitLines, type NumberedLine } from "./line.ts";
import type { ValuesOf } from "./fields.ts";
import { totalsOf } from "./totals.ts";

export type AnswerRecord = {
  [Name in AnswerRecordName]: {
    file: (typeof answerRecords)[Name]["file"];
    name: Name;
    line: number;
    values: ValuesOf<(typeof answerRecords)[Name]["layout"]>;
  };
}[AnswerRecordName];

/** Who we are to Bankgirot: a file for somebody else is not ours to read. */
export type Payee = { bankgiro: string; customerNumber: string };

const closings = ["09", "59"];
const fileKinds = Object.keys(answerFiles) as AnswerFile[];
const recordList = Object.entries(answerRecords) as [AnswerRecordName, (typeof answerRecords)[AnswerRecordName]][];

const readOpening = ({ text, line }: NumberedLine, payee: Payee): AnswerFile => {
  for (const kind of fileKinds) {
    let opened: { bankgiro: string; customerNumber?: string };
    try {
      opened = readLine(answerFiles[kind].opening, text, line);
    } catch {
      continue;
    }
    if (opened.bankgiro !== payee.bankgiro) throw new BankFileError("anotherPayee", line);
    if ((opened.customerNumber ?? payee.customerNumber) !== payee.customerNumber)
      throw new BankFileError("anotherCustomer", line);
    return kind;
  }
  throw new BankFileError("unknownFile", line);
};

const readRecord = (file: AnswerFile, { text, line }: NumberedLine, payee: Payee): AnswerRecord => {
  const code = text.slice(0, 2);
  const found = recordList.find(([, facts]) => facts.file === file && facts.codes.some((each) => each === code));
  if (!found) throw new BankFileError("unknownRecord", line);
  const [name, facts] = found;
  const values = readLine(facts.layout, text, line);
  if ("bankgiro" in values && values.bankgiro !== payee.bankgiro) throw new BankFileError("anotherPayee", line);
  return { file, name, line, values } as AnswerRecord;
};

/** Some mistakes show only at the end: nobody may act on a record before the whole file has been read once. */
export async function* readAnswer(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  payee: Payee,
): AsyncGenerator<AnswerRecord> {
  let file: AnswerFile | undefined;
  let totals: ReturnType<(typeof totalsOf)[AnswerFile]> | undefined;
  let closed = false;
  let lines = 0;
  for await (const each of splitLines(bytes)) {
    lines = each.line;
    if (closed) throw new BankFileError("order", each.line);
    if (!file || !totals) {
      file = readOpening(each, payee);
      totals = totalsOf[file]();
    } else if (closings.includes(each.text.slice(0, 2))) {
      if (!totals.agrees(readLine(answerFiles[file].closing, each.text, each.line)))
        throw new BankFileError("count", each.line);
      closed = true;
    } else {
      const record = readRecord(file, each, payee);
      totals.take(record);
      yield record;
    }
  }
  if (!closed) throw new BankFileError("notClosed", lines);
}
