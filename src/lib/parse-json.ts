/** Of what may have been written by anybody: what is no JSON is nothing. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
