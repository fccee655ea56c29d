import type { Store } from "../store/open.ts";
import { refusals } from "./errors.ts";
import { createKeptIndexes } from "./kept-indexes.ts";
import { buildIndex } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import { readSettings } from "./settings.ts";
import type { IndexSettings } from "./settings.ts";
import { act } from "./write-actions.ts";
import type { WriteAction } from "./write-actions.ts";

export type Scope = "settings" | "rules" | "synonyms";

const asJson = (text: string) => JSON.parse(text) as Record<string, unknown>;

/** All indexes: on the disk, and in memory from the first search after a change. */
export const createIndexes = (store: Store) => {
  const kept = createKeptIndexes(store);
  const inMemory = new Map<string, SearchableIndex>();
  // Work is done before it is acknowledged; the number only has to be a new one, also after a restart.
  let lastTask = Date.now();

  const changed = (...names: string[]): number => {
    for (const name of names) inMemory.delete(name);
    lastTask = Math.max(lastTask + 1, Date.now());
    return lastTask;
  };
  const needed = (name: string) => {
    const found = kept.find(name);
    if (found === undefined) throw refusals.noIndex(name);
    return found;
  };
  const settingsOf = (name: string): IndexSettings => readSettings(asJson(needed(name).settings));

  const copyTo = (name: string, to: string, scope: Scope[] | undefined): void => {
    const { settings } = needed(name);
    kept.open(to);
    if (scope === undefined) {
      kept.clear(to);
      kept.copy(name, to);
    }
    if (scope === undefined || scope.includes("settings")) kept.setSettings(to, asJson(settings));
  };

  return {
    exists: (name: string) => kept.find(name) !== undefined,
    all: () => kept.all(),
    count: kept.count,
    settingsOf,
    records: (name: string) => {
      needed(name);
      return kept.records(name);
    },
    record: (name: string, objectID: string) => kept.record(name, objectID),
    searchable: (name: string): SearchableIndex => {
      const known = inMemory.get(name);
      if (known !== undefined) return known;
      const built = buildIndex(name, settingsOf(name), kept.records(name));
      inMemory.set(name, built);
      return built;
    },
    /** All or nothing, in the order given. */
    write: (actions: { index: string; action: WriteAction }[]) => {
      const objectIDs = kept.together(() => actions.map(({ index, action }) => act(kept, index, action)));
      const task = changed(...actions.map(({ index }) => index));
      return { task, objectIDs: objectIDs.map((objectID) => objectID ?? "") };
    },
    changeSettings: (name: string, settings: Record<string, unknown>): number => {
      readSettings(settings);
      kept.together(() => {
        kept.open(name);
        const before = asJson(needed(name).settings);
        const after = Object.entries({ ...before, ...settings }).filter(([, value]) => value !== null);
        kept.setSettings(name, Object.fromEntries(after));
      });
      return changed(name);
    },
    clear: (name: string): number => {
      kept.clear(name);
      return changed(name);
    },
    remove: (name: string): number => {
      kept.remove(name);
      return changed(name);
    },
    /** The other one is replaced whole, in one step. */
    move: (name: string, to: string): number => {
      needed(name);
      kept.together(() => {
        kept.remove(to);
        kept.rename(name, to);
      });
      return changed(name, to);
    },
    copy: (name: string, to: string, scope: Scope[] | undefined): number => {
      kept.together(() => copyTo(name, to, scope));
      return changed(to);
    },
    isDone: (task: number) => task <= lastTask,
  };
};
export type Indexes = ReturnType<typeof createIndexes>;
