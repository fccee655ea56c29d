import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { readStoredDraft } from "#src/core/order/draft/order-draft.ts";
import { companyGift } from "#src/features/company-gift/company-gift.ts";
import { loadDonorStep } from "#src/features/gift/lazy-steps.ts";
import { navigate } from "../../gatsby-stand-in.tsx";
import { api, freshBeforeEach } from "../../core/order/order-api.ts";
import { product } from "../company-gift/given-company.ts";
import { arriveAt, birgitta, toDonor, write } from "./gift-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeAll(() => loadDonorStep());

test("a company goes on at its own page with what was written, and only the amount in the URL", async () => {
  const { user } = arriveAt("/ge-en-gava/?belopp=7500");
  await toDonor(user);
  await write(user, birgitta);
  await user.click(screen.getByRole("radio", { name: "Företag" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "donor.companyGoOn" }));
  const href = "/foretagsgava/?belopp=7500";
  expect(navigate).toHaveBeenCalledExactlyOnceWith(href, { state: { broughtAlong: true } });
  expect(api.bodies("Add")).toEqual([]);
  expect(companyGift.arrive({ search: "?belopp=7500", state: null }, product).draft).toMatchObject({
    preset: null,
    own: "7\u00a0500",
    company: { email: birgitta["E-post"] },
  });
});

test("what was begun there before stays, but for what was written since", async () => {
  sessionStorage.setItem(
    "hlf_draft_company_gift",
    JSON.stringify({ diploma: { name: "Norrskenet" }, company: { email: "gammal@norrskenet.se", name: "Norrskenet" } }),
  );
  const { user } = arriveAt();
  await toDonor(user);
  await write(user, birgitta);
  await user.click(screen.getByRole("radio", { name: "Företag" }));
  await user.click(screen.getByRole("button", { name: "donor.companyGoOn" }));
  expect(readStoredDraft("company_gift")).toMatchObject({
    diploma: { name: "Norrskenet" },
    company: { email: birgitta["E-post"], name: "Norrskenet" },
  });
});
