/** Shared by the bench, which tells, and the budgets, which stop. */
export const contentPageScriptKilobytes = 112;
/** A journey to an order, at its first step. */
export const journeyPageScriptKilobytes = 165;
/** A content page with a list to search in. */
export const researchPageScriptKilobytes = contentPageScriptKilobytes + 6;
export const searchPageScriptKilobytes = 172;
export const startPageHtmlKilobytes = 14;

export const startPage = "/";
/** Has most kinds of blocks. */
export const contentPage = "/om-oss/";
/** Has only those for reading. */
export const readingPage = "/kontakt/";
export const giftPage = "/ge-en-gava/";
export const membershipPage = "/bli-medlem/";
export const articlesPage = "/bestall/";
export const memorialPage = "/minnesgava/";
export const candlePage = "/tand-ett-ljus/";
/** All cards beside each other. */
export const wallPage = "/gratulera/";
export const greetingPage = "/digitalt-gratulationskort/";
export const giftCertificatePage = "/gavobevis/";
export const giftCardPage = "/gavokort/";
export const monthlyPage = "/bli-manadsgivare/";
/** Of nobody too: a link that is not known. */
export const increasePage = "/oka-manadsgava/";
export const extraPage = "/extra-gava/";
/** Of nobody: which card it is decides nothing of what is fetched before it is asked for. */
export const sharedCardPage = "/mc/ml25/00000000000000000000";
export const sharedGreetingPage = "/d/GENERELL_1/00000000000000000000";
export const researchPage = "/forskning/beviljade-projekt/";
/** With a question in its URL, it needs all that searching takes. */
export const searchPage = "/sok/?query=hj%C3%A4rta";
