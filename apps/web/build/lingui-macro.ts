import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Turns Lingui's macros into plain calls. The React plugin of Vite 8 brings no Babel of its own, so only files that
 * import a macro go through it here.
 */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  async transform(code, id) {
    const [file = id] = id.split('?');
    if (!/\.tsx?$/.test(file) || !/@lingui\/(core|react)\/macro/.test(code)) return undefined;
    const result = await transformAsync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    });
    return result?.code == null ? undefined : { code: result.code, map: result.map ?? null };
  },
});
