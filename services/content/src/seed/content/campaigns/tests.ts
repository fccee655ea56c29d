import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

const codes = ["TEST", "TESTK1", "TESTK2", "TESTK3", "GRAPHQL_TEST"];

/** Never offered; they open by link only. */
export const testCampaigns: Campaign[] = codes.map((code) => ({
  code,
  kind: "test",
  occasion: "Test",
  season: null,
  seasonText: "Erbjuds inte",
  title: `Provkort ${code}`,
  greeting: "Det här är ett prov.",
  artwork: "test",
  alt: "En enkel kvist med blå blad framför en vit cirkel.",
  offered: false,
}));
