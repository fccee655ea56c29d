/** A fault that an editor or operator can act on. The web server shows the marked line to editors. */
export class BuildError extends Error {
  override name = "BuildError";
}

/** A service that the build needs does not answer. The same build may succeed in a moment, so the web server retries it. */
export class AwayError extends BuildError {
  override name = "AwayError";
}

/** Prints the one line that the web server looks for, then lets Gatsby stop the build. */
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
