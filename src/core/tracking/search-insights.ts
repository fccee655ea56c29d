import Cookies from "js-cookie";
import { cookies, sessionKeys } from "@hjarta-lunga/contract/cookies.ts";
import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";

export function clearSearchInsights(): void {
  Cookies.remove(cookies.searchInsights);
  try {
    localStorage.removeItem(storageKeys.openedHits);
    sessionStorage.removeItem(sessionKeys.searchVisit);
  } catch {
    // Closed storage holds nothing.
  }
}
