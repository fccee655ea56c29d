import { expect, test } from "vitest";
import { privatePaths } from "@hjarta-lunga/contract/private-paths.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";

const patterns = Object.values(routes).map(({ pattern }) => pattern);
const isPrivate = (pattern: string) => privatePaths.some((beginning) => pattern.startsWith(beginning));

test("every path that names an order, a card or a person is private", () => {
  const named = patterns.filter((pattern) => /[:*]/.test(pattern));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((pattern) => !isPrivate(pattern))).toEqual([]);
  const ofPersons = [routes.myPages, routes.myDetails, routes.withdraw, routes.withdrawEnglish];
  expect(ofPersons.filter(({ pattern }) => !isPrivate(pattern))).toEqual([]);
});

test("pages that anybody may read are not", () => {
  const open = [routes.start, routes.gift, routes.search, routes.approvedProjects, routes.memorialCandle];
  expect(open.filter(({ pattern }) => isPrivate(pattern))).toEqual([]);
});
