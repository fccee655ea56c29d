import type { Payload } from "payload";

export type Letter = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  afterwards?: readonly string[];
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const sans = "font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5;color:#15303d";
const serif = "font-family:Georgia,serif;font-size:26px;line-height:1.25;color:#15303d;margin:0 0 20px";
const pill = `${sans};display:inline-block;padding:14px 24px;border-radius:6px;background:#a4182f;color:#fffaf2;font-weight:bold;text-decoration:none`;

const paragraph = (text: string) => `<p style="${sans};margin:0 0 16px">${escaped(text)}</p>`;

const htmlOf = ({ heading, paragraphs, button, afterwards = [] }: Letter) =>
  `<!doctype html><html lang="sv"><body style="margin:0;background:#fffaf2">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="${sans};margin:0 0 28px;font-weight:bold;color:#1d5066">Hjärta &amp; Lunga</p>
<h1 style="${serif}">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join("\n")}
${button === undefined ? "" : `<p style="margin:24px 0"><a href="${escaped(button.href)}" style="${pill}">${escaped(button.label)}</a></p>`}
${afterwards.map(paragraph).join("\n")}
</div></body></html>`;

const textOf = ({ heading, paragraphs, button, afterwards = [] }: Letter) =>
  [
    heading,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...afterwards,
    "Hjärta & Lunga",
  ].join("\n\n");

const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** The mail server's own words quote the address and may quote the letter, so only its code is logged. */
export async function sendLetter(payload: Payload, address: string, letter: Letter): Promise<boolean> {
  const words = { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
  try {
    await payload.sendEmail({ to: { name: "", address }, ...words, headers: automatic });
    return true;
  } catch (error) {
    const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
    payload.logger.error(`A mail to an editor was not sent: SMTP ${[code, responseCode].filter(Boolean).join(" ")}`);
    return false;
  }
}
