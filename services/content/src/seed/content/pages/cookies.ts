import { email } from "../facts.ts";
import { a, h2, h3, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const cookies: SeedPage = {
  address: "/kakor/",
  language: "sv",
  title: "Om kakor",
  description:
    "Vilka kakor webbplatsen använder, vad de är till för, hur länge de finns kvar och hur du ändrar dig. Utan ditt ja sparas bara det nödvändiga.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Om kakor",
      lead: "En kaka är en liten textfil som sparas i din webbläsare. Du bestämmer själv vilka du vill ha. Webbplatsen fungerar lika bra om du säger nej.",
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Nödvändigt"),
        p("Det här sparas utan att vi frågar, eftersom du annars skulle behöva göra samma val om och om igen."),
        ul(
          [
            strong("hlf_consent"),
            " – kommer ihåg vad du har valt om kakor: ett slumpat id, vilken version av frågan du svarade på, vad du svarade och när. Finns kvar i 365 dagar. Sedan frågar vi igen.",
          ],
          [
            strong("hlf_hidden_notification"),
            " – kommer ihåg vilket meddelande du har dolt högst upp på sidan. Ligger i webbläsarens lokala lagring tills du rensar den eller döljer ett nytt meddelande.",
          ],
          "Webbläsaren kan också spara sidor du har läst, så att de öppnas snabbt nästa gång.",
        ),
        h2("Sådant du kan välja"),
        p("Det finns två val: statistik och marknadsföring. Inget av dem är påslaget från början."),
        h3("Statistik"),
        p(
          "Med statistik kan vi se hur webbplatsen används, till exempel vilka sidor som läses och hur länge. Tre kakor hör till, alla från oss. De sätts aldrig utan ditt ja:",
        ),
        ul(
          [
            strong("hlf_identity"),
            " – ett slumpat id som gör att vi känner igen samma webbläsare, men inte vem du är. Finns kvar i 365 dagar.",
          ],
          [strong("hlf_session"), " – ett slumpat id för ett besök. Försvinner när du stänger webbläsaren."],
          [strong("hlf_timestamp"), " – när du öppnade sidan. Tas bort när du lämnar den."],
        ),
        h3("Marknadsföring"),
        p(
          "Med marknadsföring kan vi se vad som får människor att hitta hit, till exempel ett brev eller en annons. Då behöver vi inte lägga pengar på sådant som inte fungerar.",
        ),
        p(
          "Uppgifter om vilka sidor du läser skickas bara om du har sagt ja till både statistik och marknadsföring. Just nu sätter inga andra företag kakor här. Skulle det ändras frågar vi dig på nytt.",
        ),
      ],
    },
    {
      type: "text",
      content: [
        h2("Om du ändrar dig"),
        p(
          "Längst ner på varje sida finns ”Inställningar för kakor”. Där kan du säga nej lika lätt som du sa ja. När du säger nej tar vi bort hlf_identity, hlf_session och hlf_timestamp direkt.",
        ),
        p(
          "Du kan också ta bort kakor i din webbläsares inställningar. Då försvinner även ditt val, och vi frågar igen nästa gång du kommer hit.",
        ),
        h2("Bevis för ditt val"),
        p(
          "När du har valt sparar vi en rad hos oss också: det slumpade id:t, versionen, vad du valde och när. Så kan vi visa att du har fått välja. Ditt namn och din adress finns inte med.",
        ),
        h2("Vad lagen säger"),
        p(
          "Kakor regleras i 9 kap. 28 § lagen om elektronisk kommunikation (2022:482). ",
          a("Post- och telestyrelsen, PTS,", "https://www.pts.se/"),
          " ser till att den följs. När uppgifterna är personuppgifter gäller också dataskyddsförordningen, GDPR. Läs om ",
          a("hur vi hanterar personuppgifter", "/personuppgifter/"),
          ".",
        ),
        p("Undrar du något? Skriv till ", email, "."),
      ],
    },
  ],
};
