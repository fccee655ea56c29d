import type { GlobalBeforeChangeHook, GlobalConfig } from "payload";
import { fillsReferences } from "./fill-references.ts";

const fills: GlobalBeforeChangeHook = ({ data, req }) => fillsReferences({ data: data as object, req });

/** For globals that hold links. */
export const withReferences = (hooks: NonNullable<GlobalConfig["hooks"]>): NonNullable<GlobalConfig["hooks"]> => ({
  ...hooks,
  beforeChange: [...(hooks.beforeChange ?? []), fills],
});
