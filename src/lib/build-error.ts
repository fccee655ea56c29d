/** What stands in the content and cannot be shown: the web server shows the message to editors. */
export class BuildError extends Error {
  override name = "BuildError";
}
