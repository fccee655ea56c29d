import { membershipCall } from "@hjarta-lunga/contract/calls/memberships.ts";
import { asking } from "./ask.ts";

export const addMembership = asking(membershipCall);
