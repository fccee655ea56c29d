import { useMemo } from "react";
import { graphql, useStaticQuery } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Navigation, SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ShownPicture } from "#src/lib/shown-content.ts";

export type Organisation = Omit<SiteConfiguration["organisation"], "logo"> & { logo?: ShownPicture };

type ShellQuery = {
  allSiteTexts: { nodes: { language: Language; texts: Record<string, string> }[] };
  allSiteNavigation: { nodes: ({ language: Language } & Navigation)[] };
  siteConfiguration: { organisation: Organisation };
  search: { path: string } | null;
  myPages: { path: string } | null;
};

export function useShellData(language: Language) {
  const data = useStaticQuery<ShellQuery>(graphql`
    query Shell {
      allSiteTexts(filter: { namespace: { in: ["shell", "consent", "serverError", "searchField"] } }) {
        nodes {
          language
          texts
        }
      }
      allSiteNavigation {
        nodes {
          language
          main
          footer
        }
      }
      siteConfiguration {
        organisation
      }
      search: sitePage(path: { eq: "/sok/" }) {
        path
      }
      myPages: sitePage(path: { eq: "/mina-sidor/" }) {
        path
      }
    }
  `);
  // Memoised: new words would render everything again.
  return useMemo(() => {
    const own = <T extends { language: Language }>({ nodes }: { nodes: T[] }) =>
      nodes.filter((node) => node.language === language);
    return {
      texts: Object.assign({}, ...own(data.allSiteTexts).map(({ texts }) => texts)) as Record<string, string>,
      navigation: own(data.allSiteNavigation)[0] ?? { main: [], footer: [] },
      organisation: data.siteConfiguration.organisation,
      search: data.search?.path,
      myPages: data.myPages?.path,
    };
  }, [data, language]);
}
