import { chromium } from "playwright";
import type { Browser } from "playwright";

/** No calls home, and no graphics card that other machines lack. As root there is no sandbox. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"],
];

export const withBrowser = async <Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
