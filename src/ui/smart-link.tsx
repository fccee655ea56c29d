import React, { type AnchorHTMLAttributes } from "react";
import { Link, type GatsbyLinkProps } from "gatsby";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string };

export function SmartLink({ href, children, ...rest }: Props) {
  if (href.startsWith("/")) {
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
