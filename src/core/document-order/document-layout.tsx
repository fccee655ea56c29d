import { styled } from "styled-components";
import { PreviewLayout } from "#src/core/preview/preview-layout.tsx";
import { from } from "#src/ui/media.ts";

/** What is said of a document, and the document beside it. On paper it fills the page. */
export const DocumentLayout = styled(PreviewLayout)`
  .words .btn {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .words > .downloads {
    justify-items: start;
  }
  .correct .btn {
    margin-top: var(--s4);
  }
  ${from("L")} {
    .words {
      grid-column: 1;
    }
    aside {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  @media print {
    aside div {
      aspect-ratio: auto;
    }
    aside img {
      display: block;
      width: auto;
      max-width: 100%;
      height: 94vh;
      margin: auto;
      object-fit: contain;
    }
  }
`;
