/**
 * The compiled file of a thread that lies beside a source. Threads cannot be started from TypeScript, so tests, which run
 * the sources, take it from the build.
 */
export const threadFile = (moduleUrl: string, name: string): URL => {
  const url = new URL(name, moduleUrl);
  const at = url.pathname.lastIndexOf('/src/');
  if (at < 0 || !moduleUrl.endsWith('.ts')) return url;
  url.pathname = `${url.pathname.slice(0, at)}/dist/${url.pathname.slice(at + '/src/'.length)}`;
  return url;
};
