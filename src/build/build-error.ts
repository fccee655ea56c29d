/** The web server shows the message to editors. */
export class BuildError extends Error {
  override name = "BuildError";
}

/** The web server retries a build that fails with this. */
export class AwayError extends BuildError {
  override name = "AwayError";
}

export async function sayingWhatFailed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = error instanceof BuildError ? error.message : "Webbplatsen kunde inte byggas. Se byggloggen.";
    const mark = error instanceof AwayError ? "SITE-BUILD-AWAY" : "SITE-BUILD-ERROR";
    console.log(`${mark}: ${words.replaceAll(/\s*\n\s*/g, " ")}`);
    throw error;
  }
}
