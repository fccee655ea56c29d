import { mailPictureHref, type MailPicture } from "@hjarta-lunga/contract/calls/mail-pictures.ts";
import type { OrderTone } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { Say } from "../content/published.ts";
import { escapeHtml } from "./escape-html.ts";
import { inlineStyle, type Look } from "./look.ts";

/** `wide` fills the mail from edge to edge, or in dusk from margin to margin; `sheet` lies on a field, whole. */
export type Picture = { src: string; alt: string; width: number; height: number; lies: "wide" | "sheet" };

const sizes = {
  microscope: { width: 600, height: 470 },
  bird: { width: 600, height: 380 },
  candle: { width: 600, height: 450 },
  month: { width: 600, height: 262 },
} as const satisfies Partial<Record<MailPicture, { width: number; height: number }>>;

/** The same for everybody: who fetches it tells us nothing of who reads. */
export const housePicture = (name: keyof typeof sizes, siteUrl: string, say: Say): Picture => ({
  ...{ src: siteUrl + mailPictureHref(name), alt: say(`mail.picture.${name}`), lies: "wide" },
  ...sizes[name],
});

/** Of a document with somebody's words on it. It goes with the mail: nobody between us and its reader ever fetches it. */
export const attachedPicture = (png: Buffer, { fileName, alt }: { fileName: string; alt: string }) => {
  const [wide, tall] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const width = wide < tall ? 340 : 460;
  const height = Math.round((width * tall) / wide);
  const cid = `${fileName}@picture`;
  return {
    picture: { src: `cid:${cid}`, alt, width, height, lies: "sheet" } satisfies Picture,
    attachment: { fileName, png, cid },
  };
};

const image = ({ src, alt, width, height }: Picture, { day, quote }: Look): string =>
  `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;${inlineStyle({ ...quote, color: day.text })}">`;

const linked = (html: string, url: string | undefined, { day }: Look): string =>
  url === undefined
    ? html
    : `<a href="${escapeHtml(url)}" style="display:block;text-decoration:none;color:${day.text}">${html}</a>`;

type Drawn = { picture: Picture; url: string | undefined; look: Look };

export const pictureInHtml = ({ picture, url, look }: Drawn): string => {
  const drawn = linked(image(picture, look), url, look);
  const { fieldAir } = look.day;
  return picture.lies === "wide"
    ? `<td class="quiet" bgcolor="${fieldAir}" style="background-color:${fieldAir}">${drawn}</td>`
    : `<td class="quiet" align="center" bgcolor="${fieldAir}" style="padding:28px 20px;background-color:${fieldAir}"><table role="presentation" align="center" width="${picture.width}" class="wide" cellpadding="0" cellspacing="0" border="0" style="max-width:${picture.width}px"><tr><td>${drawn}</td></tr></table></td>`;
};

/** Two, of which one is seen: Outlook for Windows has no night of its own and is shown the first. */
export const markInHtml = (tone: OrderTone, siteUrl: string): string => {
  const [byDay, byNight] =
    tone === "quiet" ? (["mark-dusk", "mark-dusk-night"] as const) : (["mark", "mark-night"] as const);
  const drawn = (name: MailPicture, of: string) =>
    `<img class="${of}" src="${escapeHtml(siteUrl + mailPictureHref(name))}" width="40" height="37" alt="" style="`;
  return `${drawn(byDay, "by-day")}display:block"><!--[if !mso]><!-->${drawn(byNight, "by-night")}display:none;max-height:0;mso-hide:all"><!--<![endif]-->`;
};
