import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import { BuildError, sayingWhatFailed } from "./build-error.ts";

type Query = {
  allContentPage: { nodes: { id: string; address: string; language: string; mood: string; translation?: string }[] };
};

export const createPages: GatsbyNode["createPages"] = ({ actions, graphql }) =>
  sayingWhatFailed(async () => {
    const templates = path.resolve("src/templates");
    const result = await graphql<Query>(`
      {
        allContentPage {
          nodes {
            id
            address
            language
            mood
            translation
          }
        }
      }
    `);
    if (result.data === undefined) throw new BuildError("Sidorna kunde inte läsas.", { cause: result.errors });

    actions.createSlice({ id: "notice", component: path.resolve("src/shell/notice.tsx") });

    for (const { id, address, language, mood, translation } of result.data.allContentPage.nodes) {
      actions.createPage({
        path: address,
        component: path.join(templates, "content-page.tsx"),
        context: { id, language, mood, translation },
      });
    }

    if (readBuildEnvironment(process.env).showComponents) {
      actions.createPage({
        path: "/_components/",
        component: path.join(templates, "component-page.tsx"),
        context: { language: "sv", mood: "day" },
      });
    }
  });
