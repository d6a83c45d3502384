import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const appHtml = 'web/app/app.html'
const enhance = 'web/site/enhance/enhance.ts'
const siteCss = 'web/site/site.css'

type Manifest = Record<string, { file: string; css?: string[] }>

/**
 * Gives the Worker the addresses of the site's one style sheet and one script (`virtual:site-assets`): the hashed names
 * of the client build, which therefore runs first, or the sources themselves under the development server.
 */
export function siteAssets(): Plugin {
  const id = 'virtual:site-assets'
  let isDev = false
  return {
    name: 'placet:site-assets',
    configResolved(config) {
      isDev = config.command === 'serve'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      if (isDev) return `export const css = '/${siteCss}?direct'; export const js = '/${enhance}'`
      const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest
      const css = manifest[siteCss]?.file
      const js = manifest[enhance]?.file
      if (!css || !js) this.error('the client build has no site.css or enhance.ts')
      return `export const css = '/${css}'; export const js = '/${js}'`
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteAssets(),
    cloudflare({ persistState: { path: process.env['STATE_DIR'] ?? '.state' } }),
  ],
  server: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: { input: [appHtml, enhance, siteCss] },
      },
    },
  },
  builder: {
    // The Worker names the site's hashed files, so the client is built before it.
    async buildApp(builder) {
      const { client, placet } = builder.environments
      if (!client || !placet) throw new Error('expected the environments client and placet')
      await builder.build(client)
      await builder.build(placet)
    },
  },
})
