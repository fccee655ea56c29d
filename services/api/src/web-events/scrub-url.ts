const reference = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{20}(?![0-9A-Z])/g;

/**
 * Path and campaign alone. The browser tells no more than that; what it tells all the same is not kept: other parameters,
 * fragments, and whatever has the form of an order reference, which opens a receipt.
 */
export const scrubUrl = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return "";
  const campaign = new URLSearchParams([...url.searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  const query = campaign.size > 0 ? `?${campaign}` : "";
  return `${url.origin}${url.pathname}${query}`.replaceAll(reference, "-");
};
