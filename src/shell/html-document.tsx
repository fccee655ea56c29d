import React, { type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";
import besley from "#src/ui/fonts/besley.woff2";
import commissioner from "#src/ui/fonts/commissioner.woff2";
import { offlinePath } from "#src/lib/offline-path.ts";
import { beforeHydrationScript } from "./before-hydration-script.ts";

/** Marked for build/gatsby-internals/shared-pages.cjs. */
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

/** Gatsby's stream moves parts into place by inline script, which the script policy forbids. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

type Keyed = { key?: unknown };
type LinkProps = { rel?: string; as?: string };

/** The offline page may not need files, except fonts. */
function isForOffline(node: ReactNode): boolean {
  if (!React.isValidElement<LinkProps>(node)) return true;
  if (node.type === "script" || node.type === "noscript") return false;
  return node.type !== "link" || node.props.as === "font";
}

/** Removes the script with the page's path: different on each page, it would need a hash of its own in the policy. */
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
  // The generator tag tells strangers the version of Gatsby.
  const rest = head.filter((node) => !/^(early$|generator)/.test(String(keyOf(node))));
  api.replaceHeadComponents([...first, ...rest]);
};
