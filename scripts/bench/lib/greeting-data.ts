/** What stands on a greeting card while somebody types: another letter each time, so nothing is kept from before. */
export const greetingOf = (number: number) => ({
  campaignCode: "GRATULATION_1",
  to: "Karin Lindqvist",
  from: "Birgitta och Nils",
  message: `Vi tänker på dig och hoppas att dagen blir fin.\nVi ses på lördag! ${number}`,
});

/** The same, as the template takes it. */
export const greetingData = (number: number) => {
  const { to, from, message } = greetingOf(number);
  return {
    language: "sv",
    organisation: "Hjärta & Lunga",
    documentTitle: "Ett kort till dig",
    toLabel: "Till",
    fromLabel: "Från",
    artwork: "gratulation-1",
    pictureAlt: "En födelsedagstårta",
    isQuiet: false,
    greeting: "Grattis på födelsedagen!",
    to,
    message: message.split("\n"),
    from,
  };
};
