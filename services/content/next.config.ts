import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  distDir: ".next",
  poweredByHeader: false,
  transpilePackages: ["@hjarta-lunga/contract"],
  // `npm run types` checks types.
  typescript: { ignoreBuildErrors: true },
  // Pages and calls are bundled apart, but share one running Payload. Bundled, each would hold its own copy
  // of Payload's error classes, and no editor would read why something was refused.
  serverExternalPackages: ["payload", "@payloadcms/db-postgres", "@payloadcms/drizzle"],
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // The limit for editors in server/body-limits.ts.
    serverActions: { bodySizeLimit: "2mb" },
  },
  images: { unoptimized: true },
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
  redirects: () => Promise.resolve([{ source: "/", destination: "/admin", permanent: false }]),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
