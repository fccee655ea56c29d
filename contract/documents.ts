/** Where the site offers editors' files. */
export const documentFolder = "dokument";

export const documentPath = (filename: string): string => `/${documentFolder}/${filename}`;

const swedish = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 1 });
const kilobyte = 1000;

/** "PDF, 1,2 MB" */
export const documentSize = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `PDF, ${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `PDF, ${swedish.format(bytes / (kilobyte * kilobyte))} MB`;
