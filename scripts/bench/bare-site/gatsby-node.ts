import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** As many pages from one template as asked for. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  const count = Number(process.env.BARE_PAGES ?? 0);
  for (let number = 1; number <= count; number++) {
    actions.createPage({
      path: `/sida-${number}/`,
      component: path.resolve("src/templates/page.tsx"),
      context: { title: `Sida ${number}`, text: `Detta är sida ${number} av ${count}.` },
    });
  }
};
