import React, { type HTMLAttributes, type ReactNode } from "react";

type Props = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The page itself. */
  body: string;
  postBodyComponents: ReactNode;
};

/** Around every page that is built. Gatsby's own also speaks to browsers that cannot show this site. */
export default function Html(props: Props) {
  return (
    // Gatsby marks what came from Head, and never reads the mark on this element.
    <html lang="sv" {...props.htmlAttributes} data-original-tag={undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
