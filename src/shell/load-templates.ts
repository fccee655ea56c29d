import { components } from "$virtual/async-requires";

/**
 * styled-components numbers components in the order in which they are loaded. Without this, each process that writes
 * pages would have another order, and the same page other bytes in each build.
 */
for (const load of Object.values(components)) void load();
