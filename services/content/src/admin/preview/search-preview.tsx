import type { UIFieldServerProps } from "payload";
import { readEnvironment } from "../../environment.ts";
import { SearchHit } from "./search-hit.tsx";

export async function SearchPreview({ payload }: UIFieldServerProps) {
  const { siteUrl } = readEnvironment(process.env);
  const { organisation } = await payload.findGlobal({ slug: "siteConfiguration", depth: 0 });
  return <SearchHit siteUrl={siteUrl} siteName={organisation.name} />;
}
