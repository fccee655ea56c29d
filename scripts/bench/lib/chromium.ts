import { chromium } from "playwright";

/** No calls home, and no graphics card that other machines lack. As root there is no sandbox. */
export const chromiumFlags: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"],
];

export const launchBrowser = (executablePath: string) => chromium.launch({ executablePath, args: chromiumFlags });

export const phone = { width: 412, height: 823 };
