const wordsOf = (encoding: string, bytes: ArrayBuffer, fatal: boolean) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Excel saves as UTF-8, as UTF-16 ("Unicode-text") or as the old Windows-1252 ("CSV"). */
export function decodeTable(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return wordsOf("utf-16le", bytes, false);
  try {
    return wordsOf("utf-8", bytes, true);
  } catch {
    return wordsOf("windows-1252", bytes, false);
  }
}
