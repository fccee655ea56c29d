export { wrapPageElement } from "./src/shell/wrap-page.tsx";
export { onRenderBody, onPreRenderHTML, replaceRenderer } from "./src/shell/html-document.tsx";
