import type { MembershipKind } from "@hjarta-lunga/contract/schemas/published-content.ts";

export const membershipKinds: MembershipKind[] = [
  {
    code: "ENSKILD",
    name: "Enskild medlem",
    description: "För dig som vill vara med. Du får rösta på årsmötet och får vår tidning fyra gånger om året.",
    yearlyFee: 200,
    isForHousehold: false,
  },
  {
    code: "FAMILJ",
    name: "Familj",
    description: "För alla som bor på samma adress. Varje vuxen har en röst, och ni får en tidning tillsammans.",
    yearlyFee: 300,
    isForHousehold: true,
  },
  {
    code: "UNG",
    name: "Ung medlem",
    description: "För dig som inte har fyllt 26 år. Samma rättigheter som andra medlemmar, till halva priset.",
    yearlyFee: 100,
    isForHousehold: false,
  },
  {
    code: "STOD",
    name: "Stödmedlem",
    description:
      "För dig som vill bidra lite extra. Du är medlem som alla andra, och resten av avgiften går till forskningen.",
    yearlyFee: 500,
    isForHousehold: false,
  },
];
