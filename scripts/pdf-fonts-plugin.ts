import { Buffer } from 'node:buffer'
import type { Plugin } from 'vite'

const folder = 'assets/pdf-fonts'
const id = 'virtual:pdf-fonts'
const fontId = 'virtual:pdf-font/'
// An ending that no other plugin takes for its own.
const fontEnd = '.bytes'

/**
 * Gives the Worker the fonts of printed documents (`virtual:pdf-fonts`). A build puts them beside the client's files, from
 * where the Worker reads the few a text needs; development server and tests, which have no such files, get each as a
 * module of its own.
 */
export function pdfFonts(): Plugin {
  let isBuild = false
  let made: Promise<Map<string, Uint8Array>> | undefined
  // Made, with its tools loaded, only on demand: most test runs don't need it.
  const fonts = () => (made ??= import('./pdf-fonts.mjs').then(({ makePdfFonts }) => makePdfFonts()))
  return {
    name: 'placet:pdf-fonts',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source === id || source.startsWith(fontId) ? `\0${source}` : undefined),
    async load(source) {
      if (source === `\0${id}`) return isBuild ? fromAssets : fromModules([...(await fonts()).keys()])
      if (!source.startsWith(`\0${fontId}`)) return undefined
      const font = (await fonts()).get(source.slice(fontId.length + 1, -fontEnd.length))
      return font && `export default ${JSON.stringify(Buffer.from(font).toString('base64'))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of await fonts()) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
      }
    },
  }
}

const fromAssets = `export async function readFontFile(assets, name) {
  const answer = await assets.fetch('http://assets/${folder}/' + name)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
}`

/** Each import spelled out: a module runner resolves only what it has seen in the source. */
const fromModules = (names: string[]) => `const files = {
${names.map((name) => `  '${name}': () => import('${fontId}${name}${fontEnd}'),`).join('\n')}
}
export async function readFontFile(_assets, name) {
  const file = await files[name]?.()
  return file && Uint8Array.from(atob(file.default), (character) => character.charCodeAt(0))
}`
