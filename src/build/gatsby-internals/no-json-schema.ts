/** For zod: the browser judges by the schemas, and never writes them out. */
const refuse = (): never => {
  throw new Error("Schemas are not written out in the browser.");
};

export { refuse as createStandardJSONSchemaMethod, refuse as createToJSONSchemaMethod };
