import type { WebEvent, WebEventAnswer } from "../schemas/web-events.ts";
import { post } from "./call.ts";

export const webEventCall = /* @__PURE__ */ post<WebEvent, WebEventAnswer>("/api/RegisterWebEvent");
