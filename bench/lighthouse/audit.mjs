// Lighthouse on one page of a browser that listens at a port: prints the scores as JSON. The games that lie in the browser
// stay there; its caches are emptied before.
import lighthouse, { desktopConfig } from 'lighthouse';

const [port, url, preset] = process.argv.slice(2);
const base = preset === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' };
const result = await lighthouse(
  url,
  {
    port: Number(port),
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  },
  { ...base, settings: { ...base.settings, clearStorageTypes: ['service_workers', 'cache_storage'] } },
);
const { categories, runtimeError } = result.lhr;
if (runtimeError !== undefined) throw new Error(runtimeError.message);
const scoreOf = id => Math.round((categories[id].score ?? 0) * 100);
process.stdout.write(
  JSON.stringify({
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
  }),
);
