import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
];

const nextConfig: NextConfig = {
  distDir: ".next",
  poweredByHeader: false,
  transpilePackages: ["@hjarta-lunga/contract"],
  // Types are checked by `npm run types`; a second check would only make the build slower.
  typescript: { ignoreBuildErrors: true },
  // Builds happen when the code has changed; writing a cache for the next one took longer than it saved.
  experimental: { turbopackFileSystemCacheForBuild: false },
  images: { unoptimized: true },
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
  headers: () => Promise.resolve([{ source: "/:path*", headers: securityHeaders }]),
  redirects: () => Promise.resolve([{ source: "/", destination: "/admin", permanent: false }]),
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
