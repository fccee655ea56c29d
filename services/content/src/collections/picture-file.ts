import sharp from "sharp";
import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import { isOperation } from "../calls/operation.ts";
import { mediaSizeLimitBytes, mediaSizeLimitMegabytes } from "../media-size.ts";

/** Against decompression bombs. */
export const mostPixels = 50_000_000;

const pictureTypes = "JPEG, PNG, WebP eller AVIF";
const textAt = (file: Buffer, from: number, to: number) => file.subarray(from, to).toString("latin1");

type Kind = { is: (file: Buffer) => boolean; reason: string };

const heic = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;
const isAvif = (file: Buffer) => /avi[fs]/.test(textAt(file, 8, 40));

/** By the first bytes: a name can say anything. */
const refusedKinds: Kind[] = [
  {
    is: (file) => heic.test(textAt(file, 4, 12)) && !isAvif(file),
    reason: `Bilden är i formatet HEIC, som bara vissa telefoner kan läsa. Dela den från telefonen som JPEG, eller öppna den på datorn och spara den som JPEG.`,
  },
  {
    is: (file) =>
      /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(textAt(file, 0, 512).replace(/^\u00EF\u00BB\u00BF/, "")),
    reason: `Filen är en SVG, som kan innehålla program och därför inte tas emot. Spara bilden som PNG.`,
  },
  {
    is: (file) => textAt(file, 0, 4) === "GIF8",
    reason: `Filen är en GIF. Spara bilden som PNG eller JPEG. Rörliga bilder har vi inte på webbplatsen.`,
  },
  {
    is: (file) => textAt(file, 0, 5) === "%PDF-",
    reason: `Filen är en PDF och ingen bild. Spara sidan som bild, i formatet PNG eller JPEG.`,
  },
];

const unreadable = `Filen går inte att läsa som bild. Välj en bild i formatet ${pictureTypes}.`;
const cut =
  "Bilden är avbruten: slutet av filen saknas. Hämta den på nytt där den kommer ifrån och ladda upp den igen.";
const formats = ["jpeg", "png", "webp", "heif", "avif"];
const shown = new Intl.NumberFormat("sv-SE");

async function checkPictureFile(file: Buffer): Promise<string | true> {
  if (file.length > mediaSizeLimitBytes)
    return `Filen är större än ${mediaSizeLimitMegabytes} MB. Gör bilden mindre först.`;
  const refused = refusedKinds.find(({ is }) => is(file));
  if (refused !== undefined) return refused.reason;
  const read = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (read === null || !formats.includes(read.format)) return unreadable;
  const { width, height } = read;
  if (width * height > mostPixels) {
    return `Bilden är för stor: ${shown.format(width)} × ${shown.format(height)} punkter. Högst 50 miljoner punkter tas emot. Gör den mindre, 2 400 punkter bred räcker.`;
  }
  // Reads the whole file.
  const whole = sharp(file, { limitInputPixels: mostPixels }).resize(16).raw().toBuffer();
  return whole.then(
    () => true,
    () => cut,
  );
}

/** Before Payload, whose own reasons are in English or none at all. */
export const refuseBadPicture: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  const { file } = req;
  const isCopy = (args as { duplicateFromID?: unknown }).duplicateFromID !== undefined;
  const isNew = isOperation(hook, "create") && !isCopy;
  if (file === undefined && !isNew) return;
  const verdict = file === undefined ? "Välj en bild." : await checkPictureFile(file.data);
  if (verdict === true) return;
  throw new ValidationError(
    { collection: "media", errors: [{ label: "Filen", path: "file", message: verdict }], req },
    req.t,
  );
};
