import type { CollectionBeforeOperationHook } from "payload";
import { Refused } from "../calls/refused.ts";
import { holdsWellFormedText } from "../rich-text/well-formed.ts";
import { blocks } from "./registry.ts";

const isKnown = (block: unknown) =>
  typeof block === "object" && block !== null && "blockType" in block && Object.hasOwn(blocks, String(block.blockType));

/** The admin cannot send these, but a call can, and then no publish succeeds. */
export const refuseMalformedBlocks: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = args as { data?: { blocks?: unknown } };
  const stored = data?.blocks;
  const isRight = !Array.isArray(stored) || (stored.every(isKnown) && holdsWellFormedText(stored));
  if (!isRight) throw new Refused("Ett av blocken har en form som inte kan läsas.");
};
