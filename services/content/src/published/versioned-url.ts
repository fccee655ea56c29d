import { fileVersion } from "@hjarta-lunga/contract/calls/published-content.ts";

/** Who reads it may keep the file for as long as the URL is the same. */
export function versionedUrl(url: string, contentUrl: string, updatedAt: string): string {
  const whole = new URL(url, contentUrl);
  whole.searchParams.set(fileVersion, String(Date.parse(updatedAt)));
  return whole.href;
}
