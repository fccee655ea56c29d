import type { Environment } from "../environment.ts";
import { createLog, type Store } from "../store/open.ts";
import type { SearchEvent } from "./routes.ts";
import { createIndexes } from "./indexes.ts";
import { createQueryLog, createSuggestions } from "./suggestions.ts";

export const createAlgolia = ({ store, keys }: { store: Store; keys: Environment["searchKeys"] }) => {
  const indexes = createIndexes(store);
  const queryLog = createQueryLog(store);
  const events = createLog<SearchEvent>(store, "searchEvent");
  const suggestions = createSuggestions(indexes, queryLog);
  return {
    keys,
    indexes,
    queryLog,
    events,
    searchable: (name: string) => suggestions.find(name) ?? indexes.searchable(name),
    /** Queries and events, never the indexes: the site's build fills those, and only when it is built. */
    forget: () => {
      queryLog.forget();
      events.clear();
    },
    stop: queryLog.stop,
  };
};
export type Algolia = ReturnType<typeof createAlgolia>;
