import type { Environment } from "../environment.ts";
import type { Store } from "../store/open.ts";
import { createQueryLog } from "./query-log.ts";
import { createSearchEvents } from "./events.ts";
import { createIndexes } from "./indexes.ts";
import { createSuggestions } from "./suggestions.ts";

/** The search provider: indexes, suggestions, and a log of queries and events. */
export const createAlgolia = ({ store, keys }: { store: Store; keys: Environment["searchKeys"] }) => {
  const indexes = createIndexes(store);
  const queryLog = createQueryLog(store);
  const suggestions = createSuggestions(indexes, queryLog);
  return {
    keys,
    indexes,
    queryLog,
    events: createSearchEvents(store),
    searchable: (name: string) => suggestions.find(name) ?? indexes.searchable(name),
    /** Queries and events, never the indexes: the site's build fills those, and only when it is built. */
    forget: () => {
      queryLog.forget();
      store.db.exec("delete from search_event");
    },
    stop: queryLog.stop,
  };
};
export type Algolia = ReturnType<typeof createAlgolia>;
