import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  distDir: ".next",
  poweredByHeader: false,
  transpilePackages: ["@hjarta-lunga/contract"],
  // Types are checked by `npm run types`; a second check would only make the build slower.
  typescript: { ignoreBuildErrors: true },
  // Builds happen when the code has changed; writing a cache for the next one took longer than it saved.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // Payload chooses what an editor is told by the name of an error's class, and minified it has none: every reason
    // would read "An unknown error occurred".
    turbopackMinify: { server: false, client: true },
    // As much as a page of editors' may send (server/body-limits.ts).
    serverActions: { bodySizeLimit: "2mb" },
  },
  images: { unoptimized: true },
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
  redirects: () =>
    Promise.resolve([
      { source: "/", destination: "/admin", permanent: false },
      // A new password comes from an administrator, as the login says.
      { source: "/admin/forgot", destination: "/admin/login", permanent: false },
      { source: "/admin/reset/:token*", destination: "/admin/login", permanent: false },
    ]),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
