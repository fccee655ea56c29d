/** What any program may need to know of the machine. None of it is a secret. */
const names = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TEMP", "TMP", "TZ", "LANG", "LANGUAGE"],
  ...["NODE_ENV", "TERM", "NO_COLOR", "FORCE_COLOR", "CI", "LD_LIBRARY_PATH"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"],
]);
const families = ["LC_", "XDG_"];

export const machineEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => names.has(name) || families.some((family) => name.startsWith(family))),
  ) as NodeJS.ProcessEnv;
