type Person = { number: string; givenName: string; surname: string; about: string };

/** Numbers that Skatteverket gives out for tests and nobody has, with names that are made up. */
export const people: readonly Person[] = [
  { number: "195205292260", givenName: "Birgitta", surname: "Sundin", about: "allt går väl" },
  { number: "198807012391", givenName: "Johan", surname: "Ekdahl", about: "allt går väl" },
  { number: "194606109108", givenName: "Gunvor", surname: "Lindh", about: "månadsgivare" },
  { number: "193805179177", givenName: "Sven", surname: "Hallberg", about: "pensionär" },
  { number: "191202119945", givenName: "Elsa", surname: "Nordin", about: "äldst av alla" },
  { number: "199406262395", givenName: "Amir", surname: "Hosseini", about: "aldrig gett" },
  { number: "199907012380", givenName: "Skyddad", surname: "Identitet", about: "skyddade uppgifter" },
  { number: "200407022383", givenName: "Alva", surname: "Brandt", about: "ung vuxen" },
  { number: "195907142599", givenName: "Lars", surname: "Ångman", about: "ångrar sig i appen" },
  { number: "196407133252", givenName: "Ulf", surname: "Spärrman", about: "BankID spärrat" },
  { number: "197105142397", givenName: "Per", surname: "Sölander", about: "hinner inte" },
  { number: "199007082390", givenName: "Kim", surname: "Dubbel", about: "har redan en pågående" },
];

export const fates: Readonly<Record<string, string>> = {
  "195907142599": "userCancel",
  "196407133252": "certificateErr",
  "197105142397": "expiredTransaction",
};
export const alwaysBusy = "199007082390";
