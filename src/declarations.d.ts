declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.svg?inline" {
  const dataAddress: string;
  export default dataAddress;
}
declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.css";
