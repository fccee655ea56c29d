/** Of one picture, as editors are told. In a file of its own: the server's door needs it and nothing else of Payload's. */
export const mediaSizeLimitMegabytes = 10;
export const mediaSizeLimitBytes = mediaSizeLimitMegabytes * 1024 * 1024;
