import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files lose more by the look for another one than they gain. */
const WORTH_IT = 1024;
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

const compressed = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/**
 * Puts a compressed copy beside every file that carries a hash in its name, as small as it gets: the server has no time for
 * that while somebody waits. What may be changed after the build, as the first page, has no copy.
 */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const folder = join(dir, 'assets');
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name));
      if (content.length >= WORTH_IT) writeFileSync(join(folder, `${name}.br`), compressed(content));
    }
  },
});
