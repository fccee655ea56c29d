import { noAnswer } from "./call.ts";
import type { NoAnswer } from "./port.ts";

type Page<One> = { kind: "found"; all: One[] } | NoAnswer;

/** Pages grow while they are read. A list in another order would end too early without a word: it is no answer. */
export const readNewest = async <One extends { id: string }>(
  readPage: (offset: number) => Promise<Page<One>>,
  begunAt: (one: One) => Date | null,
  since: Date,
): Promise<Page<One>> => {
  const isEarlier = (one: One): boolean => (begunAt(one) ?? since) < since;
  const found = new Map<string, One>();
  for (let offset = 0, lowest = Infinity; ;) {
    const page = await readPage(offset);
    if (page.kind === "noAnswer") return page;
    const last = page.all.at(-1);
    if (!last) break;
    const ids = page.all.map(({ id }) => Number(id));
    const isInOrder = ids.every((id, index) => id < (ids[index - 1] ?? Infinity));
    if (!isInOrder || !(Number(last.id) < lowest)) return noAnswer("the list is not the newest first");
    for (const one of page.all) if (!isEarlier(one)) found.set(one.id, one);
    if (isEarlier(last)) break;
    offset += page.all.length;
    lowest = Number(last.id);
  }
  return { kind: "found", all: [...found.values()] };
};
