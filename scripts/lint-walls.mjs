// @ts-check
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeOf, whyWrongArea } from './areas.mjs'

/** The project of this file: a test checks a copy of it. */
const root = fileURLToPath(new URL('..', import.meta.url))

/*
 * Walls between areas and features, as rules of the linter (`jsPlugins` of .oxlintrc.json). `no-restricted-imports` can't
 * express them: it compares texts, so it doesn't know the file's own feature, and of several overrides that match a file only
 * the last one counts, so each wall would have to repeat all others.
 */

/** @typedef {{ source?: { type: string, value?: unknown } | null, importKind?: string, exportKind?: string, specifiers?: { importKind?: string, exportKind?: string }[] }} ImportNode */
/** @typedef {{ filename: string, options: { entries?: string[] }[], report: (problem: { node: unknown, message: string }) => void }} RuleContext */

/**
 * A rule about each import of a project file.
 *
 * @param {(file: string, target: string, context: RuleContext) => string | null} judge sentence for a wrong import
 * @param {{ allowsTypes: boolean }} options
 */
const importRule = (judge, { allowsTypes }) => ({
  meta: { schema: [{ type: 'object', properties: { entries: { type: 'array', items: { type: 'string' } } } }] },
  /** @param {RuleContext} context */
  create(context) {
    const file = relative(root, context.filename)
    /** @param {ImportNode} node */
    const check = (node) => {
      const path = node.source?.value
      if (typeof path !== 'string' || (allowsTypes && isTypeOnly(node))) return
      const message = judge(file, targetOf(file, path), context)
      if (message !== null) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
})

/** @param {string} file @param {string} path */
const targetOf = (file, path) => (path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)))

/** @param {ImportNode} node */
const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type'))

/** Refuses an import against the order of areas, types too. */
const areaOrder = importRule(
  (file, target) => {
    const [from, to] = [placeOf(file), placeOf(target)]
    if (!from || !to || from.folder !== to.folder) return null
    const why = whyWrongArea(from.area, to.area)
    return why && `${from.area} imports ${to.area}: ${why}. A later area imports an earlier one, never back.`
  },
  { allowsTypes: false },
)

/** Refuses files inside another feature; `entries` are the suffixes of those that are open, such as "service". */
const featureEntry = importRule(
  (file, target, { options }) => {
    const [from, to] = [placeOf(file), placeOf(target)]
    if (to?.folder !== 'worker/features' || `${from?.area}/${from?.feature}` === `${to.area}/${to.feature}`) return null
    const entries = options[0]?.entries ?? []
    if (entries.some((entry) => target.endsWith(`.${entry}.ts`) || target === entry)) return null
    return `Another feature is reached through its ${entries.map((entry) => `*.${entry}.ts`).join(', ')}.`
  },
  { allowsTypes: true },
)

export default { meta: { name: 'walls' }, rules: { 'area-order': areaOrder, 'feature-entry': featureEntry } }
