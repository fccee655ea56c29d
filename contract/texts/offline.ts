export const offlineTexts = [
  "offline.title",
  "offline.heading",
  "offline.lead",
  "offline.gift",
  "offline.again",
  "offline.reach",
  "offline.english",
] as const;
