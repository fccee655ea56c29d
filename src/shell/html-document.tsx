import React, { type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";
import besley from "#src/ui/fonts/besley.woff2";
import commissioner from "#src/ui/fonts/commissioner.woff2";
import { offlinePath } from "#src/lib/offline-path.ts";
import { beforeHydrationScript } from "./before-hydration-script.ts";

/** Pages by which cards are shared. They tell which they are (build/gatsby-internals/shared-pages.cjs). */
const shared = /^\/(?:d|mc|_internal\w*)\//;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  if (shared.test(pathname)) setHtmlAttributes({ "data-page": pathname } as object);
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: beforeHydrationScript }} />,
    ...[besley, commissioner].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
};

/**
 * The whole page in one piece. The stream that Gatsby would use moves large parts of a page to its end and puts them in
 * place by inline script: unseen without script, and against the script policy.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

type Keyed = { key?: unknown };
type LinkProps = { rel?: string; as?: string };

/** What stands in for a page that cannot be had must ask for nothing: it keeps its words and styles, and no script. */
function isForOffline(node: ReactNode): boolean {
  if (!React.isValidElement<LinkProps>(node)) return true;
  if (node.type === "script" || node.type === "noscript") return false;
  return node.type !== "link" || node.props.as === "font";
}

/**
 * The script that tells a page its own path differs on every page, and would need a hash of its own in the script
 * policy. Nothing of ours reads it. The script before hydration comes first, before styles and anything that paints.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  if (api.pathname === offlinePath) {
    api.replaceHeadComponents(api.getHeadComponents().filter(isForOffline));
    api.replacePostBodyComponents([]);
    return;
  }
  const keyOf = (node: ReactNode) => (node as Keyed | null)?.key;
  api.replacePostBodyComponents(api.getPostBodyComponents().filter((node) => keyOf(node) !== "script-loader"));
  const head = api.getHeadComponents();
  const first = head.filter((node) => keyOf(node) === "early");
  // Which Gatsby made the page is nobody's business, and its bytes are words that come later.
  const rest = head.filter((node) => !/^(early$|generator)/.test(String(keyOf(node))));
  api.replaceHeadComponents([...first, ...rest]);
};
