import type { Plugin } from 'vite'

/** Replaces the client build in Worker tests: the site's two files under fixed names. */
export function testSiteAssets(): Plugin {
  const id = 'virtual:site-assets'
  return {
    name: 'placet:test-site-assets',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const css = '/assets/site.css'; export const js = '/assets/enhance.js'; export const fonts = ['/assets/a.woff2']; export const build = 'test'`
        : undefined,
  }
}
