import { expect, test } from "vitest";
import { makeLate } from "#src/build/late-scripts.ts";

const mapping = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>`;

test("the site's scripts wait, in their order, and what else stands there stays", () => {
  const written = `${mapping}<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>`;
  expect(makeLate(written)).toBe(
    `${mapping}<script type="late" src="/runtime-1.js"></script><script type="late" src="/app-2.js"></script>`,
  );
});

test("a Gatsby that writes them otherwise stops the build", () => {
  expect(() => makeLate(`${mapping}<script src="/app-2.js" defer></script>`)).toThrow("inte längre");
});
