export { siteConfig as default } from "./src/build/site-config.ts";
