import React from "react";
import type { HeadProps, PageProps } from "gatsby";
import { styled } from "styled-components";

type Context = { title: string; text: string };

const Heading = styled.h1`
  color: darkred;
`;

export default function Page({ pageContext: { title, text } }: PageProps<object, Context>) {
  return (
    <main>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </main>
  );
}

export function Head({ pageContext: { title } }: HeadProps<object, Context>) {
  return (
    <>
      <html lang="sv" />
      <title>{title}</title>
    </>
  );
}
