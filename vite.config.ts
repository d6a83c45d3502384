import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pdfFonts } from './scripts/pdf-fonts-plugin.ts'

const appHtml = 'web/app/app.html'
const enhance = 'web/site/enhance/enhance.ts'
const siteCss = 'web/site/site.css'

type Manifest = Record<string, { file: string; css?: string[] }>

/** The faces that every page of the site shows; it preloads them. */
const fonts = ['web/fonts/newsreader-core.woff2', 'web/fonts/inter-core.woff2']

/** One short name for the sources that make the site's pages: part of their cache key, so a release never meets old pages. */
function nameOfSources(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    for (const file of files.sort()) if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Gives the Worker what its pages name (`virtual:site-assets`): the addresses of the site's one style sheet, one script
 * and two fonts (the hashed names of the client build, which therefore runs first, or the sources themselves under the
 * development server), and the name of this build.
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
      if (isDev) return assetsModule({ css: `${siteCss}?direct`, js: enhance, fonts, build: 'dev' })
      const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest
      const css = manifest[siteCss]?.file
      const script = JSON.parse(readFileSync('dist/client/.vite/enhance.json', 'utf8')) as Manifest
      const js = script[enhance]?.file
      const faces = fonts.flatMap((font) => manifest[font]?.file ?? [])
      if (!css || !js || faces.length < fonts.length)
        this.error('the client build lacks site.css, enhance.ts or a font')
      const build = nameOfSources(['contract', 'web/site', 'worker'])
      return assetsModule({ css, js, fonts: faces, build })
    },
  }
}

const assetsModule = ({ css, js, fonts, build }: { css: string; js: string; fonts: string[]; build: string }) =>
  `export const css = ${JSON.stringify(`/${css}`)}
export const js = ${JSON.stringify(`/${js}`)}
export const fonts = ${JSON.stringify(fonts.map((font) => `/${font}`))}
export const build = ${JSON.stringify(build)}`

/**
 * Hot reload's needs, which production must not have: sources and modules served beside the Worker, and no
 * Content-Security-Policy, since the development server writes scripts and styles into the pages.
 */
function developmentOnly(): Plugin {
  return {
    name: 'placet:development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          name.toLowerCase() === 'content-security-policy' ? response : setHeader(name, value)
        next()
      })
    },
  }
}
/**
 * Leaves the writer of JSON Schema out of the application: zod's schemas refer to it, so a bundler carries all of it along,
 * and nothing in a browser calls it. It weighs 4 kB of the first visit.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'placet:without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/.test(id)) return undefined
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return `const absent = () => () => {
  throw new Error('The application is built without JSON Schema.')
}
${names.map((name) => `export const ${name} = absent`).join('\n')}
${code.includes('export { processSchema as process }') ? 'export { absent as process }' : ''}`
    },
  }
}

const sourcesOfDevelopment = ['!/web/*', '!/contract/*', '!/node_modules/*', '!/@*']

/** Components that nearly every form shows, the sign-in included. */
const formParts =
  /\/web\/app\/ui\/(?:alert-line|button-class|checkbox|control-class|cx|field|field-context|form-element|page-form|password-input|spinner|text-input)\.tsx?$/

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    react(),
    tailwindcss(),
    siteAssets(),
    pdfFonts(),
    developmentOnly(),
    withoutJsonSchema(),
    cloudflare({
      persistState: { path: process.env['STATE_DIR'] ?? '.state' },
      config: (worker) => {
        const first = worker.assets?.run_worker_first
        if (command === 'serve' && Array.isArray(first)) first.push(...sourcesOfDevelopment)
      },
    }),
  ],
  server: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [appHtml, siteCss],
          // One file for the parts that every form needs: as files of their own they add 1 kB to the first visit.
          output: { codeSplitting: { groups: [{ name: 'form-parts', test: formParts }] } },
        },
      },
    },
    // The site's script is built alone: code shared with the application would cost files, and requests, of its own.
    enhance: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/enhance.json',
        rolldownOptions: { input: [enhance] },
      },
    },
  },
  builder: {
    // The Worker names the site's hashed files, so the client is built before it.
    async buildApp(builder) {
      const { client, enhance: script, placet } = builder.environments
      if (!client || !script || !placet) throw new Error('expected the environments client, enhance and placet')
      await builder.build(client)
      await builder.build(script)
      await builder.build(placet)
    },
  },
}))
