export { wrapPageElement } from "./src/shell/wrap-page.tsx";
export { onRenderBody, onPreRenderHTML } from "./src/shell/html-document.tsx";
