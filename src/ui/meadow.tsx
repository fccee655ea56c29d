import React from "react";
import { styled } from "styled-components";
import { from } from "./media.ts";
import meadow from "../../artwork/ang.svg";

export function Meadow() {
  return (
    <Row className="meadow">
      <img src={meadow} width="900" height="430" alt="" />
      <img src={meadow} width="900" height="430" alt="" />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  overflow: clip;
  img {
    flex: none;
    width: 100%;
  }
  ${from("S")} {
    img {
      width: 50%;
    }
    img + img {
      transform: scaleX(-1);
    }
  }
  ${from("L")} {
    img {
      width: 100%;
    }
    img + img {
      display: none;
    }
  }
`;
