/** What we use of it. Its published types lack the order that the server prefers. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encodings<Encoding extends string>(available: Encoding[], options: { preferred: Encoding[] }): Encoding[];
  }
}
