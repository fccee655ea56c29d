export class ReleaseError extends Error {
  readonly forEditors: string;
  constructor(message: string, forEditors: string) {
    super(message);
    this.name = "ReleaseError";
    this.forEditors = forEditors;
  }
}
