/** Each answers with `bankIdAnswer`, and works only for the browser that began: it holds a cookie that no script reads. */
export const bankIdCalls = {
  authenticate: { method: "POST", path: "/api/BankID/Authenticate" },
  sign: { method: "POST", path: "/api/BankID/Sign" },
  /** Once a second while a visitor waits: however many ask, BankID is asked every two seconds. */
  poll: { method: "POST", path: "/api/BankID/Poll" },
  /** The order's reference as plain text, which a page that is left can still send (`navigator.sendBeacon`). */
  cancel: { method: "POST", path: "/api/BankID/Cancel" },
} as const;
