import type { Translations } from "./translation.ts";

export const receipt = {
  "receipt.documentTitle": {
    sv: "Kvitto {reference}, {organisation}",
    en: "Receipt {reference}, {organisation}",
    help: "Titeln på kvittot som dokument. {reference} är kvittots nummer, {organisation} är vårt namn.",
  },
  "receipt.title": { sv: "Kvitto", en: "Receipt", help: "Rubriken överst på kvittot." },
  "receipt.thanks": { sv: "Tack för din gåva", en: "Thank you for your gift", help: "Den stora raden på kvittot." },
  "receipt.effect": {
    sv: "Den går till svensk forskning om hjärta, kärl och lungor.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs.",
    help: "Står under tacket på kvittot.",
  },
  "receipt.givenTo": {
    sv: "Gåva till {organisation}",
    en: "Gift to {organisation}",
    help: "Står över beloppet på kvittot. {organisation} är vårt namn.",
  },
  "receipt.number": { sv: "Ordernummer", en: "Order number", help: "På kvittot, framför ordernumret." },
  "receipt.date": { sv: "Datum", en: "Date", help: "På kvittot, framför dagen då gåvan betalades." },
  "receipt.gift": { sv: "Gåva", en: "Gift", help: "På kvittot, framför slaget av gåva." },
  "receipt.amount": { sv: "Belopp", en: "Amount", help: "På kvittot, framför beloppet." },
  "receipt.method": { sv: "Betalades med", en: "Paid by", help: "På kvittot, framför Swish eller kort." },
  "receipt.donor": {
    sv: "Givare",
    en: "Donor",
    help: "På kvittot, framför givarens namn. Visas inte för den som ger anonymt.",
  },
  "receipt.organisationNumber": {
    sv: "Organisationsnummer",
    en: "Organisation number",
    help: "På kvittot, både för ett företag som har gett och för oss.",
  },
  "receipt.account90": { sv: "90-konto", en: "90 account", help: "Längst ner på kvittot." },
  "receipt.address": { sv: "Adress", en: "Address", help: "Längst ner på kvittot." },
  "receipt.questions": {
    sv: "Frågor om gåvan?",
    en: "Questions about the gift?",
    help: "Längst ner på kvittot, före telefon och e-post.",
  },
  "receipt.mark": {
    sv: "Ett rött hjärta som blommar framför en sol",
    en: "A red heart in bloom before a sun",
    help: "Bildtexten till hjärtat på kvittot, för den som lyssnar.",
  },
  "receipt.kind.gift_certificate": { sv: "Gåvobevis", en: "Gift certificate", help: "Slaget av gåva på kvittot." },
  "receipt.kind.gift_card": { sv: "Gåvokort", en: "Gift card", help: "Slaget av gåva på kvittot." },
  "receipt.kind.memorial": { sv: "Minnesgåva", en: "Memorial gift", help: "Slaget av gåva på kvittot." },
  "receipt.kind.extra": { sv: "Extra gåva", en: "Extra gift", help: "Slaget av gåva på kvittot." },
  "receipt.kind.greeting": {
    sv: "Gåva med hälsningskort",
    en: "Gift with a greeting card",
    help: "Slaget av gåva på kvittot.",
  },
  "receipt.kind.monthly": { sv: "Månadsgåva", en: "Monthly gift", help: "Slaget av gåva på kvittot." },
  "receipt.kind.regular": { sv: "En gåva, en gång", en: "One gift, once", help: "Slaget av gåva på kvittot." },
  "receipt.memorial.thanks": {
    sv: "Tack för din minnesgåva",
    en: "Thank you for your memorial gift",
    help: "Den stora raden på kvittot för en minnesgåva. Den får plats på två rader.",
  },
  "receipt.memorial.effect": {
    sv: "Den går till svensk forskning om hjärta, kärl och lungor.",
    en: "It goes to Swedish research on the heart, blood vessels and lungs.",
    help: "Står under tacket på kvittot för en minnesgåva. Läsaren har sorg: skriv stilla.",
  },
  "receipt.fee.thanks": {
    sv: "Tack för att du är med",
    en: "Thank you for being one of us",
    help: "Den stora raden på kvittot för en medlemsavgift. Den får plats på två rader.",
  },
  "receipt.fee.effect": {
    sv: "Din avgift stöder svensk forskning om hjärta, kärl och lungor.",
    en: "Your fee supports Swedish research on the heart, blood vessels and lungs.",
    help: "Står under tacket på kvittot för en medlemsavgift.",
  },
  "receipt.fee.paidTo": {
    sv: "Medlemsavgift till {organisation}",
    en: "Membership fee to {organisation}",
    help: "Står över beloppet på kvittot för en medlemsavgift. {organisation} är vårt namn.",
  },
  "receipt.fee.membership": {
    sv: "Medlemskap",
    en: "Membership",
    help: "På kvittot för en medlemsavgift, framför medlemskapets namn.",
  },
  "receipt.fee.member": {
    sv: "Medlem",
    en: "Member",
    help: "På kvittot för en medlemsavgift, framför medlemmens namn.",
  },
  "receipt.fee.questions": {
    sv: "Frågor om medlemskapet?",
    en: "Questions about the membership?",
    help: "Längst ner på kvittot för en medlemsavgift, före telefon och e-post.",
  },
  "receipt.method.swish": { sv: "Swish", en: "Swish", help: "Betalsättet på kvittot." },
  "receipt.method.card": { sv: "Kort", en: "Card", help: "Betalsättet på kvittot." },
  "receipt.method.directDebit": { sv: "Autogiro", en: "Direct debit", help: "Betalsättet på kvittot." },
  "receipt.method.bankgiro": { sv: "Bankgiro", en: "Bankgiro", help: "Betalsättet på kvittot." },
  "receipt.tax.reported": {
    sv: "Du har lämnat ditt personnummer. Vi lämnar kontrolluppgift om gåvan till Skatteverket.",
    en: "You have given your personal identity number. We report the gift to the Swedish Tax Agency.",
    help: "På kvittot när gåvan kan ge skattereduktion och personnummer har lämnats.",
  },
  "receipt.tax.noPersonalNumber": {
    sv: "Du har inte lämnat något personnummer. Därför lämnar vi ingen kontrolluppgift om gåvan till Skatteverket.",
    en: "You have not given a personal identity number, so we do not report the gift to the Swedish Tax Agency.",
    help: "På kvittot när gåvan hade kunnat ge skattereduktion men inget personnummer har lämnats.",
  },
  "receipt.tax.tooSmall": {
    sv: "En gåva under {least} kr ger ingen skattereduktion. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "A gift of less than {least} kr gives no tax reduction, so we do not report it to the Swedish Tax Agency.",
    help: "På kvittot när gåvan är för liten för skattereduktion. {least} är gränsen i kronor.",
  },
  "receipt.tax.company.counts": {
    sv: "Gåvan kan ge företaget skattereduktion med {percent} % av beloppet. Högst {most} kr i gåvor räknas under ett år. Ni begär reduktionen i inkomstdeklarationen. Vi lämnar kontrolluppgift om gåvan till Skatteverket.",
    en: "The gift may give the company a tax reduction of {percent}% of the amount. At most {most} kr in gifts counts in a year. You claim the reduction in the income tax return. We report the gift to the Swedish Tax Agency.",
    help: "På kvittot när ett aktiebolag eller en ekonomisk förening har gett. {percent} är skattesatsen, {most} det mesta i kronor som räknas under ett år.",
  },
  "receipt.tax.company.tooSmall": {
    sv: "En gåva från ett företag ger skattereduktion från {least} kr. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "A gift from a company gives a tax reduction from {least} kr, so we do not report it to the Swedish Tax Agency.",
    help: "På kvittot när ett företags gåva är för liten för skattereduktion. {least} är gränsen i kronor.",
  },
  "receipt.tax.company.otherForm": {
    sv: "Av företag är det aktiebolag och ekonomiska föreningar som kan få skattereduktion för gåvor. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "Among companies, it is limited companies and cooperatives that may receive a tax reduction for gifts, so we do not report the gift to the Swedish Tax Agency.",
    help: "På kvittot när den som har gett är varken aktiebolag eller ekonomisk förening, enligt organisationsnumret.",
  },
  "receipt.tax.company.beforeTheLaw": {
    sv: "Företag kan få skattereduktion för gåvor från 2026. Den här gåvan är från tiden före det, så vi lämnar ingen kontrolluppgift till Skatteverket.",
    en: "Companies may receive a tax reduction for gifts from 2026. This gift was made before then, so we do not report it to the Swedish Tax Agency.",
    help: "På kvittot när ett företag har gett före 2026.",
  },
  "receipt.tax.anonymous": {
    sv: "Gåvan är anonym. Därför lämnar vi ingen kontrolluppgift till Skatteverket, och den ger ingen skattereduktion.",
    en: "The gift is anonymous, so we do not report it to the Swedish Tax Agency, and it gives no tax reduction.",
    help: "På kvittot när givaren är anonym.",
  },
  "receipt.tax.fee": {
    sv: "En medlemsavgift räknas inte som gåva och ger ingen skattereduktion. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "A membership fee does not count as a gift and gives no tax reduction, so we do not report it to the Swedish Tax Agency.",
    help: "På kvittot för en medlemsavgift.",
  },
  "receipt.year.documentTitle": {
    sv: "Dina månadsgåvor {year}, {organisation}",
    en: "Your monthly gifts in {year}, {organisation}",
    help: "Titeln på årets kvitto som dokument. {year} är året, {organisation} är vårt namn.",
  },
  "receipt.year.title": {
    sv: "Dina månadsgåvor {year}",
    en: "Your monthly gifts in {year}",
    help: "Rubriken överst på årets kvitto för månadsgåvor. {year} är året.",
  },
  "receipt.year.thanks": {
    sv: "Tack för att du har gett, månad efter månad. Det är så forskningen kan planera framåt.",
    en: "Thank you for giving, month after month. It is what lets research plan ahead.",
    help: "Står under rubriken på årets kvitto.",
  },
  "receipt.year.corrected": {
    sv: "Rättat kvitto. Det ersätter det du fick tidigare: banken har berättat om mer som du gav {year}.",
    en: "Corrected receipt. It replaces the one you had earlier: the bank has told us of more that you gave in {year}.",
    help: "Står under rubriken på årets kvitto när det kommer igen med fler gåvor. {year} är året.",
  },
  "receipt.year.draws": {
    sv: "Det som drogs från kontot",
    en: "What was drawn from the account",
    help: "Rubriken över listan med gåvor på årets kvitto.",
  },
  "receipt.year.day": { sv: "Dag", en: "Day", help: "Över dagarna i listan på årets kvitto." },
  "receipt.year.tax.reported": {
    sv: "Vi har ditt personnummer och lämnar kontrolluppgift till Skatteverket om gåvor på minst {least} kr.",
    en: "We have your personal identity number, and report gifts of at least {least} kr to the Swedish Tax Agency.",
    help: "På årets kvitto när någon av gåvorna kan ge skattereduktion. {least} är gränsen i kronor för en gåva.",
  },
  "receipt.year.tax.noPersonalNumber": {
    sv: "Vi har inte ditt personnummer. Därför lämnar vi ingen kontrolluppgift om gåvorna till Skatteverket.",
    en: "We do not have your personal identity number, so we do not report the gifts to the Swedish Tax Agency.",
    help: "På årets kvitto när givaren inte har lämnat något personnummer.",
  },
  "receipt.year.tax.tooSmall": {
    sv: "En gåva under {least} kr ger ingen skattereduktion. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "A gift of less than {least} kr gives no tax reduction, so we do not report it to the Swedish Tax Agency.",
    help: "På årets kvitto när varje gåva är för liten för skattereduktion. {least} är gränsen i kronor.",
  },
  "receipt.articles.thanks": {
    sv: "Tack för köpet",
    en: "Thank you for your order",
    help: "Den stora raden på kvittot för en beställning av artiklar. Den får plats på två rader.",
  },
  "receipt.articles.effect": {
    sv: "Vi packar din beställning inom några dagar.",
    en: "We pack your order within a few days.",
    help: "Står under tacket på kvittot för en beställning.",
  },
  "receipt.articles.paidTo": {
    sv: "Beställning hos {organisation}",
    en: "Order from {organisation}",
    help: "Står över beloppet på kvittot för en beställning. {organisation} är vårt namn.",
  },
  "receipt.articles.lines": {
    sv: "Artiklar",
    en: "Articles",
    help: "På kvittot för en beställning, framför raderna med artiklar.",
  },
  "receipt.articles.postage": {
    sv: "Porto, {amount}",
    en: "Postage, {amount}",
    help: "Den sista av raderna med artiklar på kvittot. {amount} är portot med kr.",
  },
  "receipt.articles.customer": {
    sv: "Beställare",
    en: "Customer",
    help: "På kvittot för en beställning, framför namnet.",
  },
  "receipt.articles.questions": {
    sv: "Frågor om beställningen?",
    en: "Questions about the order?",
    help: "Längst ner på kvittot för en beställning, före telefon och e-post.",
  },
  "receipt.tax.articles": {
    sv: "En beställning räknas inte som gåva och ger ingen skattereduktion. Därför lämnar vi ingen kontrolluppgift till Skatteverket.",
    en: "An order does not count as a gift and gives no tax reduction, so we do not report it to the Swedish Tax Agency.",
    help: "På kvittot för en beställning av artiklar.",
  },
} satisfies Translations;
