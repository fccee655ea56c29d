import path from "node:path";
import type { GatsbyNode } from "gatsby";

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  const count = Number(process.env.BARE_PAGES ?? 0);
  for (let number = 0; number <= count; number++) {
    actions.createPage({
      path: number === 0 ? "/" : `/sida-${number}/`,
      component: path.resolve("src/templates/page.tsx"),
      context: { title: `Sida ${number}`, text: `Detta är sida ${number} av ${count}.` },
    });
  }
};
