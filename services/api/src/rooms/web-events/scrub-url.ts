const reference = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Z])/g;

/** What looks like an order reference opens a receipt, so it is not stored. */
export const scrubUrl = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return "";
  const campaign = new URLSearchParams([...parsed.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  const query = campaign.size > 0 ? `?${campaign}` : "";
  return `${parsed.origin}${parsed.pathname}${query}`.replaceAll(reference, "-");
};
