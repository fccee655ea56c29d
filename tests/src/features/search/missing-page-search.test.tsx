import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { wordsInPath } from "#src/features/search/search-params.ts";
import { MissingPageSearch } from "#src/features/search/missing-page-search.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

test.each([
  ["/halsa/hjartsvikt-symtom/", "hjartsvikt symtom"],
  ["/hj%C3%A4rtsvikt.html", "hjärtsvikt"],
  ["/minnesgava/12345/", "minnesgava"],
  ["/%E4%F6/om-oss", "om oss"],
  ["/404.html", ""],
  ["/", ""],
  ["/en/tva/tre-fyra-fem-sex-sju-atta-nio/", "tre fyra fem sex sju atta"],
])("%s was perhaps about %j", (path, words) => {
  expect(wordsInPath(path)).toBe(words);
});

test("who comes to no page can search for what its URL was about", async () => {
  history.replaceState(null, "", "/halsa/hjartsvikt/");
  render(<MissingPageSearch />, { wrapper: Words });
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Vad letar du efter?" });
  expect(field.value).toBe("hjartsvikt");
  expect([field.form?.getAttribute("action"), field.form?.method, field.name]).toEqual(["/sok/", "get", "query"]);
  await userEvent.click(screen.getByRole("button", { name: "Sök" }));
  expect(navigate).toHaveBeenCalledWith("/sok/?query=hjartsvikt");
});
