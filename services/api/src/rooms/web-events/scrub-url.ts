const reference = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Z])/g;

/**
 * Path and campaign alone. The browser tells no more than that; what it tells all the same is not kept: other parameters,
 * fragments, and whatever has the form of an order reference, which opens a receipt.
 */
export const scrubUrl = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return "";
  const campaign = new URLSearchParams([...parsed.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  const query = campaign.size > 0 ? `?${campaign}` : "";
  return `${parsed.origin}${parsed.pathname}${query}`.replaceAll(reference, "-");
};
