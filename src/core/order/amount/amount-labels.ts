import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Say } from "#src/core/texts.tsx";

type NamespaceOf<Key> = Key extends `${infer Namespace}.otherLabel` ? Namespace : never;
type Namespace = NamespaceOf<TextKey>;

/** The words in and beside the field of an amount of one's own. */
export const amountLabels = (say: Say, namespace: Namespace) => ({
  other: say(`${namespace}.other`),
  otherLabel: say(`${namespace}.otherLabel`),
  currency: say(`${namespace}.currency`),
});
