import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { answerCall } from "../../../../calls/answer-call.ts";

export const GET = answerCall(REST_GET(config));
export const POST = answerCall(REST_POST(config));
export const DELETE = answerCall(REST_DELETE(config));
export const PATCH = answerCall(REST_PATCH(config));
export const PUT = answerCall(REST_PUT(config));
