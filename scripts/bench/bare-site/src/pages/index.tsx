import React from "react";
import { styled } from "styled-components";

const Heading = styled.h1`
  color: darkred;
`;

export default function StartPage() {
  return <Heading>Hej</Heading>;
}

export function Head() {
  return (
    <>
      <html lang="sv" />
      <title>Hej</title>
    </>
  );
}
