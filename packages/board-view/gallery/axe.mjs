// Looks through every hall with axe and prints what it finds; ends with 1 if there is anything.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const root = dirname(fileURLToPath(import.meta.url));
const HALLS = ['table', 'scenarios', 'wheels', 'motion'];
const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: { port: 5196 },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless'],
});
let found = 0;
try {
  const page = await browser.newPage();
  for (const hall of HALLS)
    for (const theme of ['light', 'dark']) {
      await page.goto(`http://localhost:5196/?hall=${hall}&theme=${theme}`);
      await page.waitForSelector('.plates');
      await page.addScriptTag({ content: axe.source });
      const { violations } = await page.evaluate(() => globalThis.axe.run('.plates'));
      found += violations.length;
      for (const { id, help, nodes } of violations)
        process.stdout.write(
          `${hall} ${theme}: ${id}: ${help}\n${nodes
            .map(node => `  ${node.html}`)
            .slice(0, 3)
            .join('\n')}\n`,
        );
    }
} finally {
  await browser.close();
  await server.close();
}
process.stdout.write(`${found} findings\n`);
process.exitCode = found === 0 ? 0 : 1;
