export const consentCall = { method: "POST", path: "/api/Consent/Register" } as const;
