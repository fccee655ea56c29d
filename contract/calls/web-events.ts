export const webEventCall = { method: "POST", path: "/api/RegisterWebEvent" } as const;
