import { expect, test } from "vitest";
import { deferScripts } from "#src/build/gatsby-internals/deferred-scripts.ts";

const mapping = String.raw`
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"app\":[\"/app-2.js\"]}";
          </script>
        `;
const noMapping = `<script>window.___chunkMapping="";</script>`;

test("the site's scripts wait, in their order, and carry no list of files in which nothing is found", () => {
  const written = `${mapping}<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>`;
  expect(deferScripts(written)).toBe(
    mapping.replace(/<script[^]*<\/script>/, noMapping) +
      `<script type="late" src="/runtime-1.js"></script><script type="late" src="/app-2.js"></script>`,
  );
});

test("a Gatsby that writes them otherwise stops the build", () => {
  expect(() => deferScripts(`${mapping}<script src="/app-2.js" defer></script>`)).toThrow("inte längre");
  const table = `<script id="gatsby-chunk-mapping">window.___chunkMapping={"app":["/app-2.js"]};</script>`;
  expect(() => deferScripts(`${table}<script src="/app-2.js" async></script>`)).toThrow("inte längre");
});
