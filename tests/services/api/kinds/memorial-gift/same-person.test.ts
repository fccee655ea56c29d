import { expect, test } from "vitest";
import { isSamePerson } from "../../../../../services/api/src/kinds/memorial-gift/same-person.ts";

test.each([
  ["Karin Lindqvist", "Karin Lindkvist"],
  ["Karin Lindqvist", "karin lindqvist"],
  ["Krain Lindqvist", "Karin Lindqvist"],
  ["Kristina Karlsson", "Christina Carlsson"],
  ["Sofia Åström", "Sophia Astrom"],
  ["Per Ek", "Pär Eek"],
  ["Karl-Gustav Lindström", "Karlgustav Lindström"],
  ["Karl Gustav Lindström", "Karl-Gustaf Lindstrøm"],
  ["Lindqvist Karin", "Karin Lindqvist"],
  ["Karin Lindqvist", "Karin Maria Lindqvist"],
  ["Karin", "Karin Lindqvist"],
  ["Eva Ek", "Ewa Ek"],
  ["王小明", "王晓明"],
])("%s is spelt %s, and is the same person", (one, other) => {
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([true, true]);
});

test.each([
  ["Karin Lindqvist", "Bo Ek"],
  ["Karin Lindqvist", "Karl Lindqvist"],
  ["Karin Lindqvist", "Karin Svensson"],
  ["Anna Ek", "Anders Ek"],
  ["Bo", "Ulf"],
  ["Mamma", "Karin Lindqvist"],
  ["Karin Lindqvist", "Karin Karin Ek"],
  ["王小明", "李大华"],
  ["❤", "Karin Lindqvist"],
])("%s is not %s: somebody else is no correction", (one, other) => {
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([false, false]);
});
