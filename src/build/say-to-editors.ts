import { BuildError } from "../lib/build-error.ts";

/** The web server retries a build that fails with this. */
export class AwayError extends BuildError {
  override name = "AwayError";
}

/** The web server shows editors how far a build has come. */
export const sayStep = (step: "fetching" | "compiling" | "drawing", pages?: number): void =>
  console.log(`SITE-BUILD-STEP: ${step}${pages === undefined ? "" : ` ${pages}`}`);

/** Editors are led to the page. */
export async function ofPage<T>(page: { path: string; title: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BuildError) || error instanceof AwayError) throw error;
    console.log(`SITE-BUILD-PAGE: ${page.path}`);
    throw new BuildError(`Sidan ”${page.title}” går inte att visa: ${error.message}`, { cause: error });
  }
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
