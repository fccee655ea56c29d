import "./src/shell/load-templates.ts";
export { wrapPageElement } from "./src/shell/wrap-page.tsx";
export { onRenderBody, onPreRenderHTML, replaceRenderer } from "./src/shell/html-document.tsx";
