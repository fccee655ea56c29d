import { email } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { a, h2, h3, p, strong, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const cookies: SeedPage = {
  path: "/kakor/",
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
      picture: pictures.coffee,
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
          [
            strong("hlf_draft_regular_gift"),
            ", ",
            strong("hlf_draft_memorial_gift"),
            ", ",
            strong("hlf_draft_memorial_card"),
            ", ",
            strong("hlf_draft_greeting_card"),
            ", ",
            strong("hlf_draft_gift_certificate"),
            ", ",
            strong("hlf_draft_gift_card"),
            ", ",
            strong("hlf_draft_company_gift"),
            ", ",
            strong("hlf_draft_extra_gift"),
            ", ",
            strong("hlf_draft_membership_gift"),
            " och ",
            strong("hlf_draft_article_order"),
            " – minns en gåva, en gåva från ett företag, ett minnesljus, ett kort, ett gåvobevis, ett medlemskap eller en beställning som du har börjat på, så att det finns kvar om sidan laddas om: vad du har valt, betalsätt, de uppgifter du har skrivit och vilken betalning som pågår. Aldrig ditt personnummer. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          [
            strong("hlf_candles"),
            " – kommer ihåg ljus som du har tänt på kort som andra har delat med dig, så att du hittar ditt eget. Ligger i webbläsarens lokala lagring tills du rensar den.",
          ],
          [
            strong("hlf_words"),
            " – minns orden som du skriver på ett diplom, när du rättar ett gåvobevis, ett minnesblad eller ett kort, eller när du tackar för ett kort, tills du har sparat eller skickat dem. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          [
            strong("hlf_giver"),
            " och ",
            strong("hlf_giver_said"),
            " – minns att det var du som började på en gåva, så att du kan skriva vart kvittot ska och vem det gäller också när gåvan är betald, och om du har skrivit det. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          [
            strong("hlf_card"),
            " – minns att du kom från länken i mejlet om ditt eget kort eller minnesljus, eller nyss tände ljuset, så att du kan rätta det eller ta bort det. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          [
            strong("hlf_bankid"),
            " – ett slumpat id medan du legitimerar dig eller skriver under med BankID, så att ingen annan webbläsare kan ta över. Försvinner efter en timme.",
          ],
          [
            strong("hlf_account_lookup"),
            " – minns att du är hos din bank för att hämta ditt kontonummer, så att det kommer med när du är tillbaka. Ligger i webbläsarens sessionslagring och försvinner när kontot är hämtat eller du stänger fliken.",
          ],
          [
            strong("hlf_bankid_order"),
            " – vilken legitimering eller underskrift som väntar på dig, om mobilen stänger sidan medan du är i BankID-appen. Ligger i webbläsarens sessionslagring och tas bort när det är klart.",
          ],
          [
            strong("hlf_bankid_page"),
            " – kontot som du skriver under för, om mobilen stänger sidan medan du är i BankID-appen, så att du slipper börja om. Ligger i webbläsarens sessionslagring och tas bort när underskriften är klar eller avbruten.",
          ],
          [
            strong("hlf_mandate_identity"),
            " – minns i en halvtimme att du har legitimerat dig för en månadsgåva eller ett autogiro, om sidan laddas om eller du är hos din bank. Ligger i webbläsarens sessionslagring och försvinner när du är klar eller stänger fliken.",
          ],
          [
            strong("hlf_gift_link"),
            " – vilken länk i ett brev från oss som du har öppnat för att höja din månadsgåva eller ge lite extra, så att den inte står kvar i adressfältet. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          [
            strong("hlf_my_data"),
            " – att du är inloggad på Mina sidor, så att du slipper legitimera dig igen när du byter sida. Ligger i webbläsarens sessionslagring och försvinner när du loggar ut, stänger fliken eller inte gör något på en kvart.",
          ],
          [
            strong("hlf_draft_monthly_gift"),
            " och ",
            strong("hlf_draft_direct_debit"),
            " – minns i ett dygn en månadsgåva eller ett autogiro som du har börjat på, så att du kan fortsätta senare på samma enhet: belopp, dag, namnet på den som ger och e-post. Aldrig personnummer eller kontonummer. Ligger i webbläsarens lokala lagring, och du kan ta bort det själv på sidan.",
          ],
          [
            strong("@@scroll"),
            " – hur långt ner på en sida du har läst, så att du kommer tillbaka till samma ställe. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
          "Webbläsaren kan också spara sidor du har läst, så att de öppnas snabbt nästa gång.",
          "Betalar du med kort kommer du till betaltjänstens egen sida. Där gäller betaltjänstens kakor.",
        ),
        h2("Sådant du kan välja"),
        p(
          "Det finns två val: statistik och marknadsföring. Inget av dem är påslaget från början. De flesta uppgifter tjänar båda, så det som står här nedanför sparas och skickas bara om du har sagt ja till båda, om inget annat står.",
        ),
        h3("Statistik"),
        p(
          "Med statistik kan vi se hur webbplatsen används: vilka sidor som läses och hur länge, vilka formulär som påbörjas och skickas, och var något krånglar. Det du skriver i ett formulär följer aldrig med. Det här hör till, och allt kommer från oss:",
        ),
        ul(
          [
            strong("hlf_identity"),
            " – ett slumpat id som gör att vi känner igen samma webbläsare, men inte vem du är. Finns kvar i 365 dagar.",
          ],
          [strong("hlf_session"), " – ett slumpat id för ett besök. Försvinner när du stänger webbläsaren."],
          [strong("hlf_timestamp"), " – när du öppnade sidan. Tas bort när du lämnar den."],
          [
            strong("hlf_started_forms"),
            " – vilka formulär du har börjat fylla i under besöket. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
        ),
        p(
          "När du söker på webbplatsen kan vi också se vilka träffar som visas och öppnas, så att det bästa svaret hamnar överst. Här räcker det med ja till statistik. Det räknas av vår söktjänst, Algolia, vars program då sparar detta:",
        ),
        ul(
          [strong("_ALGOLIA"), " – ett slumpat id för webbläsaren, som inte säger vem du är. Finns kvar i 180 dagar."],
          [
            strong("AlgoliaObjectQueryCache"),
            " – vilka träffar du har öppnat. Ligger i webbläsarens lokala lagring tills du säger nej eller rensar den.",
          ],
          [
            strong("ais.usage.sessionId"),
            " – ett slumpat id för besöket. Ligger i webbläsarens sessionslagring och försvinner när du stänger fliken.",
          ],
        ),
        h3("Marknadsföring"),
        p(
          "Med marknadsföring kan vi se vad som får människor att hitta hit, till exempel ett brev eller en annons. Då behöver vi inte lägga pengar på sådant som inte fungerar.",
        ),
        p(
          "Har du gett en gåva skickar vi beloppet, vilken sorts gåva det var och ett kort nummer som ingen annan kan öppna något med. Namn, adress och andra kontaktuppgifter skickas aldrig. Hos oss tas uppgifterna om besök bort efter tretton månader.",
        ),
        p(
          "För det här hämtar vi ett program från Google som heter Tag Manager, också det först när du har sagt ja till båda. Google får då veta att din webbläsare har hämtat det, och därmed din IP-adress. Programmet sätter inga egna kakor, och i dag ligger inget i det som gör det. Skulle det ändras skriver vi det här och frågar dig på nytt.",
        ),
      ],
    },
    {
      type: "text",
      content: [
        h2("Om du ändrar dig"),
        p(
          "Längst ner på varje sida finns ”Inställningar för kakor”. Där kan du säga nej lika lätt som du sa ja. När du säger nej tar vi bort hlf_identity, hlf_session, hlf_timestamp och hlf_started_forms direkt, och vid nej till statistik även det som söktjänsten har sparat. Från den stunden skickas inget mer, och Tag Manager hämtas inte när nästa sida laddas.",
        ),
        p(
          "Du kan också ta bort kakor i din webbläsares inställningar. Då försvinner även ditt val, och vi frågar igen nästa gång du kommer hit.",
        ),
        h2("Bevis för ditt val"),
        p(
          "När du har valt sparar vi en rad hos oss också: det slumpade id:t, versionen, vad du valde och när. Så kan vi visa att du har fått välja. Ditt namn och din adress finns inte med.",
        ),
        h2("När du söker"),
        p(
          "Det du skriver i sökfältet skickas till vår söktjänst, Algolia, som letar upp sidorna. Det behövs för att du ska få svar, så det gäller även om du har sagt nej till kakor. Inget sparas då i din webbläsare. Skriv gärna inte personnummer eller annat känsligt i sökfältet.",
        ),
        h2("När något går sönder"),
        p(
          "Om ett fel uppstår på sidan får vi en rapport: vilken sida det var, vad som gick fel och var i vår kod. Den behövs för att webbplatsen ska fungera och sparar inget i din webbläsare. Det du har skrivit, vem du är och vad du gjorde innan följer inte med.",
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
