type Search = { appId: string | undefined; host: string | undefined; insightsHost: string | undefined };

const ownHosts = (appId: string) => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];
const ownInsights = "https://insights.algolia.io";

export function searchOrigins({ appId, host, insightsHost }: Search): string[] {
  if (appId === undefined) return [];
  const searched = host === undefined ? ownHosts(appId.toLowerCase()) : [new URL(host).origin];
  return [...searched, insightsHost === undefined ? ownInsights : new URL(insightsHost).origin];
}
