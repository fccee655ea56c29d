import type { Environment } from "../environment.ts";
import type { Store } from "../store/open.ts";
import { createAskedQueries } from "./asked-queries.ts";
import { createSearchEvents } from "./events.ts";
import { createIndexes } from "./indexes.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import { createSuggestions } from "./suggestions.ts";

/** The search provider: indexes, suggestions, and what it has been asked and told. */
export const createAlgolia = ({ store, keys }: { store: Store; keys: Environment["searchKeys"] }) => {
  const indexes = createIndexes(store);
  const asked = createAskedQueries(store);
  const suggestions = createSuggestions(indexes, asked);
  return {
    keys,
    indexes,
    asked,
    events: createSearchEvents(store),
    searchable: (name: string): SearchableIndex => suggestions.find(name) ?? indexes.searchable(name),
    /** Questions and events, never the indexes: the site's build fills those, and only when it is built. */
    forget: () => {
      store.together(() => store.db.exec("delete from search_query; delete from search_event"));
      asked.forget();
    },
    stop: asked.stop,
  };
};
export type Algolia = ReturnType<typeof createAlgolia>;
