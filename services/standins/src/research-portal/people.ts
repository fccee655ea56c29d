import type { Words } from "./subjects.ts";

/** Names as Sweden has them. Put together by chance, so that nobody is meant. */
export const firstNames = [
  ...["Åsa", "Örjan", "Märta", "Göran", "Ylva", "Håkan", "Linnéa", "Björn", "Sölve", "Annika", "Torbjörn", "Gunhild"],
  ...["Selam", "Yusuf", "Parisa", "Goran", "Amina", "Mehdi", "Katarzyna", "Thi Lan", "Niilo", "Aino", "Ragnhild"],
  ...["Ebba", "Viggo", "Signe", "Alvar", "Tuva", "Sixten", "Elsa", "Folke", "Maj", "Ture", "Ingeborg", "Hjalmar"],
  ...["René", "Zoë", "Priya", "Leyla", "Tomasz", "Anh", "Daniela", "Samuel", "Ruth", "Eskil", "Vendela", "Jörgen"],
] as const;

export const lastNames = [
  ...["Åkerhielm", "Öberg-Lind", "Älvros", "Björnhammar", "Sjövall", "Törnemark", "Hjärpe", "Rönnqvist", "Ekström"],
  ...["Lindskog", "Westerlund", "Granath", "Nyholm", "Strandh", "Hallgårda", "Vikander", "Fjällström", "Sundborg"],
  ...["Haddad", "Tesfaye", "Kowalczyk", "Rahimi", "Demir", "Nguyen", "Mäkelä", "Korhonen", "Petrović", "Okafor"],
  ...["Blomdahl", "Kvarnström", "Rydberg", "Ståhlnäs", "Almqvist", "Dahlöf", "Hedenskog", "Isaksdotter", "Wallmyr"],
  ...["Ceder", "Brännlund", "Engdahl", "Näslund", "Quist", "Uddén", "Zetterqvist", "Lagerås", "Malmbäck", "Svedin"],
] as const;

export const institutions: readonly Words[] = [
  ["Karolinska Institutet", "Karolinska Institutet"],
  ["Uppsala universitet", "Uppsala University"],
  ["Lunds universitet", "Lund University"],
  ["Göteborgs universitet", "University of Gothenburg"],
  ["Umeå universitet", "Umeå University"],
  ["Linköpings universitet", "Linköping University"],
  ["Örebro universitet", "Örebro University"],
  ["Luleå tekniska universitet", "Luleå University of Technology"],
  ["Chalmers tekniska högskola", "Chalmers University of Technology"],
  ["Kungliga Tekniska högskolan", "KTH Royal Institute of Technology"],
  ["Sahlgrenska universitetssjukhuset", "Sahlgrenska University Hospital"],
  ["Skånes universitetssjukhus", "Skåne University Hospital"],
  ["Norrlands universitetssjukhus", "University Hospital of Umeå"],
  ["Region Jämtland Härjedalen", "Region Jämtland Härjedalen"],
  ["Centrum för klinisk forskning, Dalarna", "Centre for Clinical Research, Dalarna"],
  ["Högskolan i Jönköping", "Jönköping University"],
];
