import { expect, test } from "vitest";
import { holdsWhatGatsbyAsks } from "#src/build/gatsby-internals/parsed-files.ts";

test.each([
  "export const query = graphql`query { site { id } }`;",
  "export function Head() { return null; }",
  'export { JourneyHead as Head } from "#src/templates/journey-page.tsx";',
  "export {\n  JourneyHead as Head,\n  query,\n};",
  "export const Head: HeadFC = () => null;",
  "export async function config() { return () => ({ defer: true }); }",
  "export async function getServerData() {}",
  '<Slice alias="banner" />',
  'import { StaticImage } from "gatsby-plugin-image";',
])("Gatsby parses %s", (text) => {
  expect(holdsWhatGatsbyAsks(text)).toBe(true);
});

test.each([
  'import { ScreenHeading } from "#src/ui/screen-heading.tsx";',
  "export function Heading() { return <Header />; }",
  'import { siteConfig } from "./site-config.ts";',
  "export { pageTitle };\nconst Head = () => null;",
  "const slices = list.Slices;",
])("Gatsby does not parse %s", (text) => {
  expect(holdsWhatGatsbyAsks(text)).toBe(false);
});
