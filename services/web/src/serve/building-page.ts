export const buildingPage = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Webbplatsen byggs</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; text-align: center;
  font: 1.125rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
p { margin: 0; max-width: 32ch; }
</style>
</head>
<body>
<main>
<h1>Webbplatsen byggs</h1>
<p>Vi är strax tillbaka. Sidan laddas om av sig själv, så du kan vänta kvar här.</p>
</main>
</body>
</html>
`;
export const buildingRetrySeconds = 5;
