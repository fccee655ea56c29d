type Address = { street: string; postalCode: string; town: string };
export type Company = { number: string; name: string; form: string; address: Address | null };

const at = (street: string, postalCode: string, town: string): Address => ({ street, postalCode, town });

/** All of them are invented. */
export const companies: Company[] = [
  {
    number: "5599123451",
    name: "Norrskenets Bygg & Betong AB",
    form: "AB",
    address: at("Hamngatan 3", "97234", "Luleå"),
  },
  {
    number: "5599887766",
    name: "Nordvästra Skärgårdens Fiskberednings- och Konservfabriksaktiebolag",
    form: "AB",
    address: at("Gamla Konservfabriken, Norra Hamnpromenaden 114 B", "45020", "Kungshamn"),
  },
  { number: "5599000014", name: "Åsa Öberg Redovisning AB", form: "AB", address: null },
  {
    number: "7699001231",
    name: "Havets Redskap ekonomisk förening",
    form: "EK",
    address: at("Strandvägen 9", "45631", "Hunnebostrand"),
  },
  {
    number: "9699123452",
    name: "Handelsbolaget Två Systrars Bageri",
    form: "HB",
    address: at("Storgatan 41", "59130", "Motala"),
  },
  {
    number: "8024998877",
    name: "Stiftelsen Vita Lindens Minne",
    form: "S",
    address: at("Lindgatan 2", "22350", "Lund"),
  },
];
