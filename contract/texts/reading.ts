export const readingTexts = ["reading.breadcrumbs", "reading.start", "reading.onward", "reading.emergency"] as const;
