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
