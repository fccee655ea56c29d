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

test("on an English page the foot says in English what the charity does, who examines it and when to call", () => {
  open({ language: "en" });
  const { purpose, assurance, hours } = organisation.english;
  for (const words of [purpose, assurance]) expect(footer().getByText(words).closest("[lang]")).toBeNull();
  expect(footer().getByText(`Telefon (${hours})`).closest("[lang]")).toBeNull();
  for (const words of [organisation.purpose, organisation.assurance, /vardagar/]) {
    expect(footer().queryByText(words)).toBeNull();
  }
});

test("what nobody has put into English stands at the foot in Swedish, and says so", () => {
  const english = { ...organisation.english, purpose: "", hours: "" };
  answerQueries({ ...shellData, siteConfiguration: { organisation: { ...organisation, english } } });
  open({ language: "en" });
  expect(footer().getByText(organisation.purpose).lang).toBe("sv");
  expect(footer().getByText("Telefon (vardagar 9–16)").lang).toBe("sv");
  expect(footer().getByText(english.assurance).lang).toBe("");
});

test("the foot leads to my pages", () => {
  answerQueries({ ...shellData, myPages: { path: "/mina-sidor/" } });
  open();
  expect(footer().getByRole("link", { name: "Mina sidor" }).getAttribute("href")).toBe("/mina-sidor/");
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
