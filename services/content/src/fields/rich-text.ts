import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { RichTextField, TextField } from "payload";
import { richText } from "payload/shared";
import { PastedFeature } from "../rich-text/pasted/pasted-feature.ts";
import { checkHref, checkRichText } from "./rules.ts";

const linkUrl: TextField = {
  name: "url",
  type: "text",
  label: "Adress",
  required: true,
  admin: { description: "Till exempel /om-oss/, https://exempel.se eller mailto:namn@exempel.se." },
  validate: (value: unknown) => checkHref(value),
};

/** Exactly the contract's tags, so that nothing an editor writes is lost. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => [
        ...defaultFields.filter(({ name }) => name !== "url" && name !== "newTab"),
        linkUrl,
      ],
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    PastedFeature(),
  ],
});

export function richTextField(name: string, label: string, { required = true } = {}): RichTextField {
  return {
    ...{ name, type: "richText", label, required, editor },
    validate: (value, options) => {
      const verdict = checkRichText(value);
      return verdict === true ? richText(value, options) : verdict;
    },
  };
}
