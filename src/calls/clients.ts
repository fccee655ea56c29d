import axios from "axios";
import { frontEndTimeoutMs } from "contract/timing.ts";

/** Calls of the site's own API. Journeys load it; it is no part of a page's first script. */
export const frontEndApi = axios.create({ baseURL: "/", timeout: frontEndTimeoutMs });
