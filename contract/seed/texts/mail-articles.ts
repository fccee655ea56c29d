import type { Translations } from "./translation.ts";

export const articleMail = {
  "mail.articleOrder.subject": {
    sv: "Vi har tagit emot din beställning",
    en: "We have received your order",
    help: "Ämnesraden och den första raden i mejlet som bekräftar en beställning av artiklar.",
  },
  "mail.articleOrder.lines": {
    sv: "Det här har du beställt",
    en: "This is what you have ordered",
    help: "I mejlet som bekräftar en beställning, före raderna med artiklar.",
  },
  "mail.articleOrder.free": {
    sv: "Det kostar ingenting, inte heller att skicka.",
    en: "It costs nothing, and neither does sending it.",
    help: "I mejlet som bekräftar en beställning av bara gratis artiklar.",
  },
  "mail.articleOrder.to": {
    sv: "Vi skickar till {address}.",
    en: "We send it to {address}.",
    help: "I mejlet som bekräftar en beställning. {address} är gatan, postnumret och orten.",
  },
  "mail.articleOrder.postcode": {
    sv: "adressen du skrev, med postnummer {postcode}",
    en: "the address you wrote, with postcode {postcode}",
    help: "Står i stället för {address} i mejlen om det som inte kostar något: gatan och orten kan vara skrivna av någon annan än den som får mejlet.",
  },
  "mail.articleOrder.next": {
    sv: "Vi packar inom några dagar, och skriver till dig när paketet är på väg.",
    en: "We pack within a few days, and write to you when the parcel is on its way.",
    help: "I mejlet som bekräftar en beställning.",
  },
  "mail.articleOrder.questions": {
    sv: "Ordernumret är {reference}. Har något blivit fel? Ring oss på {phone}, eller svara på det här mejlet, så rättar vi det innan vi skickar.",
    en: "The order number is {reference}. Is something wrong? Call us on {phone} or reply to this e-mail, and we will put it right before we send it.",
    help: "I mejlet som bekräftar en beställning. {reference} är ordernumret, {phone} vårt telefonnummer.",
  },
  "mail.articleOrder.page": {
    sv: "Så går det för beställningen: {url}",
    en: "How the order is coming along: {url}",
    help: "I mejlen om en beställning som kostade något. {url} är adressen till beställningens sida.",
  },
  "mail.articleOrder.withdraw": {
    sv: "Ångrar du dig? Du har {days} dagar på dig, från dagen då du fick paketet. Ångra köpet här: {url}",
    en: "Have you changed your mind? You have {days} days, from the day you got the parcel. Withdraw here: {url}",
    help: "I mejlen om en beställning som kostade något. Lagen kräver det. {days} är 14, {url} adressen till sidan.",
  },
  "mail.articlesShipped.subject": {
    sv: "Din beställning är på väg",
    en: "Your order is on its way",
    help: "Ämnesraden och den första raden i mejlet när en beställning är skickad.",
  },
  "mail.articlesShipped.lines": {
    sv: "I paketet ligger",
    en: "In the parcel",
    help: "I mejlet när en beställning är skickad, före raderna med artiklar.",
  },
  "mail.articlesShipped.to": {
    sv: "Det går till {address}, och brukar ta två till fyra vardagar.",
    en: "It goes to {address}, and usually takes two to four working days.",
    help: "I mejlet när en beställning är skickad. {address} är gatan, postnumret och orten.",
  },
  "mail.articlesShipped.tracking": {
    sv: "Paketets nummer hos Postnord är {number}.",
    en: "The parcel's number with Postnord is {number}.",
    help: "I mejlet när en beställning är skickad med ett spårbart paket. {number} är numret.",
  },
  "mail.articlesShipped.questions": {
    sv: "Ordernumret är {reference}. Har det inte kommit inom en vecka? Ring oss på {phone}.",
    en: "The order number is {reference}. Has it not arrived within a week? Call us on {phone}.",
    help: "I mejlet när en beställning är skickad. {reference} är ordernumret, {phone} vårt telefonnummer.",
  },
} satisfies Translations;
