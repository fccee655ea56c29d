/** Apart, because the server reads it without Payload. */
export const mediaSizeLimitMegabytes = 10;
export const mediaSizeLimitBytes = mediaSizeLimitMegabytes * 1024 * 1024;
