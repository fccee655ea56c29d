import { screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadGiftOrder } from "#src/features/gift/lazy-steps.ts";
import { loadMembershipOrder } from "#src/features/membership/lazy-steps.ts";
import { arriveAt as arriveAtGift } from "../../features/gift/gift-visitor.tsx";
import { arriveAt as arriveAtMembership } from "../../features/membership/membership-visitor.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { order } from "../payment/payment-answers.ts";
import { api, freshBeforeEach, payment } from "./order-api.ts";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshBeforeEach();
beforeAll(() => Promise.all([loadGiftOrder(), loadMembershipOrder()]));

test.each([
  ["a membership on the gift's page", arriveAtGift, "/ge-en-gava/", "membership_gift", "/bli-medlem/"],
  ["a gift on the membership's page", arriveAtMembership, "/bli-medlem/", "regular_gift", "/ge-en-gava/"],
] as const)("%s is led to its own, and not thanked for as the wrong kind", async (_, arriveAt, here, kind, there) => {
  navigate.mockClear();
  api.says.set("Poll", [payment({ state: "paid" }, { kind })]);
  arriveAt(`${here}?order=${order}`);
  const led = () => expect(navigate).toHaveBeenCalledWith(`${there}?order=${order}`, { replace: true });
  await vi.waitFor(led);
  expect(screen.queryByRole("heading", { name: /Tack|Välkommen/ })).toBeNull();
});
