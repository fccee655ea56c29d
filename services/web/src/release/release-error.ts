/** A build that must not go live. `forEditors` is shown in the content service, in Swedish. */
export class ReleaseError extends Error {
  readonly forEditors: string;
  constructor(message: string, forEditors: string) {
    super(message);
    this.name = "ReleaseError";
    this.forEditors = forEditors;
  }
}
