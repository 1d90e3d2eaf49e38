import { spawnSync } from 'node:child_process';

const installed = new Map<string, string | undefined>();

// Tests in several processes may want to install at once: each waits for the others.
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=120'];

const apt = (...words: readonly string[]): string | undefined => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = [...WAIT_FOR_OTHERS, ...words];
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8', timeout: 300_000 });
  if (error !== undefined) return `apt-get cannot be run: ${error.message}`;
  return status === 0 ? undefined : `apt-get ${words.join(' ')} ended with ${status}: ${stderr.slice(-400)}`;
};

/** Installs a package of Debian's; undefined if it worked, else the reason. */
export const install = (name: string): string | undefined => {
  if (!installed.has(name)) {
    const words = ['install', '-y', '--no-install-recommends', name];
    const first = apt(...words);
    installed.set(name, first === undefined ? undefined : (apt('update') ?? apt(...words)));
  }
  return installed.get(name);
};
