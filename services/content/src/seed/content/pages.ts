import { about } from "./pages/about.ts";
import { accessibility } from "./pages/accessibility.ts";
import { approvedProjects } from "./pages/approved-projects.ts";
import { articles } from "./pages/articles.ts";
import { asthma } from "./pages/asthma.ts";
import { candle } from "./pages/candle.ts";
import { cellsInTime } from "./pages/cells-in-time.ts";
import { coldWeather } from "./pages/cold-weather.ts";
import { companyGift } from "./pages/company-gift.ts";
import { congratulate } from "./pages/congratulate.ts";
import { contact } from "./pages/contact.ts";
import { cookies } from "./pages/cookies.ts";
import { copd } from "./pages/copd.ts";
import { englishAbout } from "./pages/english-about.ts";
import { englishApprovedProjects } from "./pages/english-approved-projects.ts";
import { englishGive } from "./pages/english-give.ts";
import { englishResearch } from "./pages/english-research.ts";
import { englishToTheIslet } from "./pages/english-to-the-islet.ts";
import { giftCertificate } from "./pages/gift-certificate.ts";
import { give } from "./pages/give.ts";
import { directDebit } from "./pages/direct-debit.ts";
import { giveMonthly } from "./pages/give-monthly.ts";
import { grants } from "./pages/grants.ts";
import { greetingCard } from "./pages/greeting-card.ts";
import { heart } from "./pages/heart.ts";
import { heartAndLungs } from "./pages/heart-and-lungs.ts";
import { heartAttack } from "./pages/heart-attack.ts";
import { heartFailure } from "./pages/heart-failure.ts";
import { join } from "./pages/join.ts";
import { lungs } from "./pages/lungs.ts";
import { memorialGift } from "./pages/memorial-gift.ts";
import { press } from "./pages/press.ts";
import { privacy } from "./pages/privacy.ts";
import { remember } from "./pages/remember.ts";
import { research } from "./pages/research.ts";
import { toTheIslet } from "./pages/to-the-islet.ts";
import { start } from "./pages/start.ts";
import { will } from "./pages/will.ts";
import type { SeedPage } from "./seed-page.ts";

export const pages: SeedPage[] = [
  start,
  give,
  directDebit,
  giveMonthly,
  memorialGift,
  companyGift,
  join,
  articles,
  giftCertificate,
  greetingCard,
  candle,
  will,
  remember,
  congratulate,
  heartAndLungs,
  heart,
  heartAttack,
  heartFailure,
  lungs,
  copd,
  asthma,
  coldWeather,
  research,
  cellsInTime,
  toTheIslet,
  grants,
  approvedProjects,
  about,
  contact,
  press,
  privacy,
  cookies,
  accessibility,
  englishAbout,
  englishGive,
  englishResearch,
  englishToTheIslet,
  englishApprovedProjects,
];
