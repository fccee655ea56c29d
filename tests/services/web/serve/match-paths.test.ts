import { expect, test } from "vitest";
import { createRewrites } from "../../../../services/web/src/serve/live-site.ts";

const rewrite = createRewrites([
  { path: "/mc/ml25/om/", matchPath: "/mc/ml25/om/" },
  { path: "/order/diplom/[ref]/", matchPath: "/order/diplom/:ref/" },
  { path: "/d/TACK_1/", matchPath: "/d/TACK_1/*" },
  { path: "/mc/ml25/[...]/", matchPath: "/mc/ml25/*" },
]);

test.each([
  ["/order/diplom/abc", "/order/diplom/[ref]/"],
  ["/order/diplom/abc/", "/order/diplom/[ref]/"],
  ["/order/diplom/", undefined],
  ["/order/diplom/a/b/", undefined],
  ["/order/Diplom/abc/", undefined],
  ["/d/TACK_1/", "/d/TACK_1/"],
  ["/d/TACK_1/x/y/z", "/d/TACK_1/"],
  ["/d/TACK_12/x", undefined],
  ["/mc/ml25/om", "/mc/ml25/om/"],
  ["/mc/ml25/annat", "/mc/ml25/[...]/"],
  ["/", undefined],
])("%s is answered by the page %s", (path, page) => {
  expect(rewrite(path)).toBe(page);
});
