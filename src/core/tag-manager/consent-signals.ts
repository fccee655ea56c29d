const signals = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
] as const;

export const consentSignals = (state: "denied" | "granted"): Record<string, string> =>
  Object.fromEntries(signals.map((signal) => [signal, state]));
