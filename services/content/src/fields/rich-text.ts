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
import type { PayloadRequest, RichTextField, TextField } from "payload";
import { richText } from "payload/shared";
import { PastedFeature } from "../rich-text/pasted/pasted-feature.ts";
import { hrefHelp, referenceField } from "./link.ts";
import { refuseDeadLink } from "../links/dead-link.ts";
import { linksIn } from "../links/href.ts";
import { checkHref, checkRichText } from "./rules.ts";

const linkUrl: TextField = {
  name: "url",
  type: "text",
  label: "Adress",
  required: true,
  admin: { description: hrefHelp, components: { Field: "/admin/address-field.tsx#AddressField" } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => refuseDeadLink(value, req, checkHref(value)),
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
        referenceField,
      ],
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    PastedFeature(),
  ],
});

/** Payload says only that a link is wrong, and in English. */
async function checkLinks(value: unknown, req: PayloadRequest): Promise<string | true> {
  for (const { href } of linksIn(value)) {
    const verdict = await refuseDeadLink(href, req, checkHref(href));
    if (verdict !== true) return `En länk i texten leder fel, till ${href}. ${verdict}`;
  }
  return true;
}

export function richTextField(name: string, label: string, { required = true } = {}): RichTextField {
  return {
    ...{ name, type: "richText", label, required, editor },
    validate: async (value, options) => {
      const length = checkRichText(value);
      const verdict = length === true ? await checkLinks(value, options.req) : length;
      return verdict === true ? richText(value, options) : verdict;
    },
  };
}
