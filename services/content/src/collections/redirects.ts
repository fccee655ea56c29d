import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest } from "payload";
import { checkbox } from "../fields/fields.ts";
import { hrefHelp, referenceField } from "../fields/link.ts";
import { checkHref } from "../fields/rules.ts";
import { refuseDeadLink } from "../links/dead-link.ts";
import { fillsReferences } from "../links/fill-references.ts";
import { splitHref } from "../links/href.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import { checkFrom, checkTo } from "../links/redirect-rules.ts";
import type { Redirect } from "../payload-types.ts";

/** "/gammal" and "/gammal/" are the same to a visitor. */
const sameForAll: CollectionBeforeValidateHook<Redirect> = ({ data }) => {
  if (typeof data?.from === "string" && /^\/[^?#]*$/.test(data.from)) data.from = splitHref(data.from).path;
  return data;
};

type Context = { data: Partial<Redirect>; req: PayloadRequest };

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Omdirigering", plural: "Omdirigeringar" },
  admin: {
    group: "Innehåll",
    useAsTitle: "from",
    defaultColumns: ["from", "href", "automatic", "updatedAt"],
    listSearchableFields: ["from", "href"],
    description:
      "Gamla adresser som leder vidare till nya. När en publicerad sida byter adress kommer en hit av sig själv.",
  },
  defaultSort: "from",
  hooks: { beforeValidate: [sameForAll], beforeChange: [fillsReferences] },
  fields: [
    {
      name: "from",
      type: "text",
      label: "Gammal adress",
      required: true,
      unique: true,
      index: true,
      admin: { placeholder: "/om-oss/historia/", description: "Det som stod efter webbplatsens namn." },
      validate: async (value: unknown, { req }: { req: PayloadRequest }) => checkFrom(value, await knownAddresses(req)),
    },
    {
      name: "href",
      type: "text",
      label: "Leder till",
      required: true,
      admin: { description: hrefHelp, components: { Field: "/admin/address-field.tsx#AddressField" } },
      validate: async (value: unknown, { data, req }: Context) => {
        const verdict = checkTo(value, data.from, await knownAddresses(req));
        return refuseDeadLink(value, req, verdict === true ? checkHref(value) : verdict);
      },
    },
    referenceField,
    checkbox("automatic", "Kom till när en sida bytte adress", { position: "sidebar", readOnly: true }),
  ],
};
