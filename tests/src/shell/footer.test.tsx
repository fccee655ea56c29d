import { beforeEach, expect, test, vi } from "vitest";
import { answerQueries } from "../gatsby-stand-in.tsx";
import { organisation, shellData } from "./shell-data.ts";
import { footer, open } from "./shell-page.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

beforeEach(() => answerQueries(shellData));

test("the foot says who the charity is and how money reaches it", () => {
  open();
  for (const fact of [organisation.account90, organisation.swish, organisation.bankgiro, organisation.purpose]) {
    expect(footer().getByText(fact)).toBeDefined();
  }
  expect(footer().getByText(organisation.assurance)).toBeDefined();
  expect(footer().getByText("Telefon (vardagar 9–16)")).toBeDefined();
  expect(footer().getByRole("link", { name: "08-123 45 67" }).getAttribute("href")).toBe("tel:+4681234567");
  expect(footer().getByText("Organisationsnummer 802000-0000")).toBeDefined();
});

test("a link at the foot to a page in another language says so", () => {
  open();
  const link = footer().getByRole("link", { name: "In English" });
  expect([link.lang, link.getAttribute("hreflang")]).toEqual(["en", "en"]);
});

test("editors may list the same page, or the same heading, twice", () => {
  const [twice] = shellData.allSiteNavigation.nodes.map(({ main, footer: groups, ...rest }) => ({
    ...rest,
    main: [...main, ...main],
    footer: [...groups, ...groups].map(({ heading, links }) => ({ heading, links: [...links, ...links] })),
  }));
  answerQueries({ ...shellData, allSiteNavigation: { nodes: [twice] } });
  open();
  expect(footer().getAllByRole("link", { name: "Bli medlem" })).toHaveLength(4);
});
