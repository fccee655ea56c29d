import "./src/lib/no-eval.ts";
import "./src/ui/tokens.css";
import "./src/ui/base.css";
import "./src/ui/reading.css";
import "./src/shell/shell.css";
export { wrapPageElement } from "./src/shell/wrap-page.tsx";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onRouteUpdateDelayed,
} from "./src/shell/browser-events.ts";
export { replaceHydrateFunction } from "./src/shell/hydrate.ts";
