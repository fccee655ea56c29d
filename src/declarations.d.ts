declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.svg?inline" {
  const dataUrl: string;
  export default dataUrl;
}
declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.css";
