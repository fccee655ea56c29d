import sharp from "sharp";
import type { Editor } from "../lib/editor.ts";
import { untilAt, untilShown, type PublishedSite } from "../lib/until-shown.ts";

/** Each is published by a warm build of its own. */
type Change = {
  what: string;
  press: (editor: Editor) => Promise<unknown>;
  seen: (site: PublishedSite) => Promise<true>;
};

const addPicture = async (editor: Editor, red: number): Promise<number> => {
  const colour = { r: red, g: 90, b: 120 };
  const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return editor.addPicture(png, "En enfärgad yta.");
};

const makePage = async (editor: Editor, address: string, heading: string, red: number) => {
  const picture = { source: "media", media: await addPicture(editor, red) };
  await editor.makePage(address, heading, { blockType: "picture", picture });
};

const hasStatus = (site: PublishedSite, path: string, status: number) =>
  untilAt(site, `The status ${status}`, path, (response) => Promise.resolve(response.status === status));

export const changes: Change[] = [
  {
    what: "A text of every page",
    press: (editor) => editor.changeText("shell.skip", "Till det som står här"),
    seen: (site) => untilShown(site, "/", "Till det som står här"),
  },
  {
    what: "A new page with a new picture",
    press: (editor) => makePage(editor, "/en-ny-sida/", "En ny sida", 200),
    seen: (site) => untilShown(site, "/en-ny-sida/", "En ny sida"),
  },
  {
    what: "Another one, and a heading",
    press: async (editor) => {
      await makePage(editor, "/kort-stund/", "En kort stund", 40);
      await editor.changeHeading("/kontakt/", "Hör av dig");
    },
    seen: (site) => untilShown(site, "/kontakt/", "Hör av dig"),
  },
  {
    what: "A page under another name",
    press: (editor) => editor.renamePage("/press/", "/pressrum/"),
    seen: (site) => hasStatus(site, "/pressrum/", 200),
  },
  {
    what: "A page that is taken away",
    press: (editor) => editor.takePageAway("/kort-stund/"),
    seen: (site) => hasStatus(site, "/kort-stund/", 404),
  },
];
