import type { WebEvent, WebEventAnswer } from "../schemas/web-events.ts";
import type { Call } from "./call.ts";

export const webEventCall: Call<WebEvent, WebEventAnswer> = { method: "POST", path: "/api/RegisterWebEvent" };
