/*
 * Gatsby parses each file in whose text one of these stands, also within a longer word: "Heading", "configured". Most
 * of our files then were parsed at each build, for nothing.
 */
const asked = /\b(graphql|getServerData|Slice)\b|\bexport\b(\s*\{[^}]*|.*)\b(Head|config)\b|gatsby-plugin-image/;

export const holdsWhatGatsbyAsks = (text: string): boolean => asked.test(text);
