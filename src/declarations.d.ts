declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.svg?inline" {
  const dataUrl: string;
  export default dataUrl;
}
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.css";
/** Gatsby writes it: each template, to be loaded when a page needs it. */
declare module "$virtual/async-requires" {
  export const components: Record<string, () => Promise<unknown>>;
}
