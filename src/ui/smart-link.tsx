import React, { type AnchorHTMLAttributes } from "react";
import { Link, type GatsbyLinkProps } from "gatsby";
import { documentFolder } from "@hjarta-lunga/contract/documents.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string };

/** No page of Gatsby's. */
const isFile = (href: string) => href.startsWith(`/${documentFolder}/`);

export function SmartLink({ href, children, ...rest }: Props) {
  if (href.startsWith("/") && !isFile(href)) {
    return (
      <Link to={href} {...(rest as Omit<GatsbyLinkProps<unknown>, "to" | "ref">)}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
