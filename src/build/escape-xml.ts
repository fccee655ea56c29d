/** XML has no control characters, not even escaped. */
export const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- those are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
