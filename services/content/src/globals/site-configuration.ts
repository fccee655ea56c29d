import type { Field, GlobalConfig, TextField } from "payload";
import { administratorField } from "../access/access.ts";
import { checkbox, group, line, lines, optional, row, wholeNumber } from "../fields/fields.ts";
import { linkField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { checkEmail } from "../fields/rules.ts";
import { drafts } from "../history/drafts.ts";
import { withReferences } from "../links/with-references.ts";
import { keepGlobalPublished } from "../publish/keep-published.ts";

const banner: Field[] = [
  checkbox("enableNotification", "Visa meddelandet överst på alla sidor"),
  lines("notificationMessage", "Meddelande", {
    ...optional,
    description: "Kort och viktigt. Den som har dolt ett meddelande får se det igen när du har ändrat texten.",
  }),
  linkField("notificationLink", "Länk i meddelandet", optional),
  group("english", "På engelska", "Står på de engelska sidorna. Utan engelsk text står meddelandet där på svenska.", [
    lines("notificationMessage", "Meddelande", optional),
    linkField("notificationLink", "Länk i meddelandet", optional),
  ]),
];

const dialled: TextField = {
  name: "dialled",
  type: "text",
  label: "Numret som rings",
  required: true,
  admin: { width: "50%", placeholder: "+46812345678" },
  validate: (value: unknown) =>
    typeof value === "string" && /^\+\d{6,15}$/.test(value)
      ? true
      : "Skriv numret med landsnummer och utan mellanslag, till exempel +46812345678.",
};

const organisation: Field[] = [
  line("name", "Namn"),
  row(
    line("organisationNumber", "Organisationsnummer"),
    line("account90", "90-konto (plusgiro)"),
    line("bankgiro", "Bankgiro"),
    line("swish", "Swishnummer"),
  ),
  group("phone", "Telefon", undefined, [
    row(line("shown", "Numret som visas", { placeholder: "08-123 456 78" }), dialled),
    line("hours", "Telefontid", { placeholder: "Vardagar 9–15" }),
  ]),
  { name: "email", type: "email", label: "E-post", required: true, validate: (value: unknown) => checkEmail(value) },
  lines("address", "Postadress"),
  lines("purpose", "Ändamål", { description: "En mening om vad organisationen gör. Står i sidfoten." }),
  lines("assurance", "Trygghet", { description: "Om granskning och 90-konto. Står vid gåvorna." }),
  group("english", "På engelska", "Står på de engelska sidorna. Det som lämnas tomt står där på svenska.", [
    lines("purpose", "Ändamål", optional),
    lines("assurance", "Trygghet", optional),
    line("hours", "Telefontid", { ...optional, placeholder: "weekdays 9 am–3 pm" }),
  ]),
  { ...pictureField({ required: false, label: "Logotyp" }), name: "logo" },
];

const researchHour = wholeNumber("researchHour", "Vad en timmes forskning kostar", {
  ...{ least: 1, defaultValue: 500, wrong: "Skriv ett helt antal kronor." },
  admin: { description: "Kronor. Mina sidor räknar med det vad gåvorna har blivit, i timmar vid mikroskopet." },
});

export const siteConfiguration: GlobalConfig = {
  slug: "siteConfiguration",
  label: "Webbplatsen",
  admin: { group: "Inställningar", description: "Meddelandet överst på sidorna, och uppgifter om organisationen." },
  versions: { max: 50, drafts },
  hooks: withReferences(
    keepGlobalPublished(
      "siteConfiguration",
      "Webbplatsen kan inte vara utan sina uppgifter. Du kan ändra dem, men inte avpublicera dem.",
    ),
  ),
  fields: [
    {
      type: "tabs",
      tabs: [
        { label: "Meddelande", fields: banner },
        {
          label: "Organisationen",
          fields: [
            {
              ...group("organisation", "Organisationen", "Ändras bara av administratörer.", organisation),
              access: { update: administratorField },
            },
          ],
        },
        { label: "Mina sidor", fields: [researchHour] },
      ],
    },
  ],
};
