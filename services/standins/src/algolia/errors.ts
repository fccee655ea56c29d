/** The provider's error responses. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const refusals = {
  badKey: () => new Refusal(403, "Invalid Application-ID or API key"),
  notWithThisKey: () => new Refusal(403, "Method not allowed with this API key"),
  noIndex: (name: string) => new Refusal(404, `Index ${name} does not exist`),
  noObject: () => new Refusal(404, "ObjectID does not exist"),
  noKey: () => new Refusal(404, "Key does not exist"),
  noPath: () => new Refusal(404, "Path not supported by the API"),
  badRequest: (message: string) => new Refusal(400, message),
  tooBig: (objectID: string, bytes: number, most: number) =>
    new Refusal(400, `Record objectID=${objectID} is too big size=${bytes}/${most} bytes`),
} as const;
