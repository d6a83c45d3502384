import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, test } from 'vitest'

const here = new URL('.', import.meta.url)
const css = readFileSync(new URL('theme.css', here), 'utf8')

type Role = 'paper' | 'on paper' | 'ground' | 'text' | 'line' | 'ornament'
type Color = { name: string; values: Record<'light' | 'dark', string>; roles: Role[] }

const roles: readonly string[] = ['paper', 'on paper', 'ground', 'text', 'line', 'ornament']

function readColors(): Color[] {
  const declaration = /--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\);(?:\s*\/\*\s*([^*]+?)\s*\*\/)?/g
  return [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '', words = '']) => {
    const found = words.split(',').map((word) => word.trim())
    for (const word of found) {
      if (!roles.includes(word)) throw new Error(`--${name} has an unknown purpose "${word}"`)
    }
    return { name, values: { light, dark }, roles: found as Role[] }
  })
}

/** WCAG 2.2 relative luminance of an opaque `#rrggbb`. */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not an opaque color`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const colors = readColors()
const byName = new Map(colors.map((color) => [color.name, color]))
const having = (role: Role) => colors.filter((color) => color.roles.includes(role))

function named(name: string): Color {
  const color = byName.get(name)
  if (!color) throw new Error(`theme.css lacks --${name}`)
  return color
}

type Pair = { front: Color; ground: Color; least: number }

const pairs: Pair[] = [
  ...having('on paper').flatMap((front) => having('paper').map((ground) => ({ front, ground, least: 4.5 }))),
  ...having('line').flatMap((front) => having('paper').map((ground) => ({ front, ground, least: 3 }))),
  ...having('ground').map((ground) => ({ front: named(`on-${ground.name}`), ground, least: 4.5 })),
  // Text in a selected row or a note keeps its own color.
  ...having('ground')
    .filter((ground) => ground.name.endsWith('-soft'))
    .flatMap((ground) => ['ink', 'ink-muted'].map((name) => ({ front: named(name), ground, least: 4.5 }))),
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test('texts and control lines have enough contrast', ({ expect }) => {
    const poor = pairs
      .map(({ front, ground, least }) => ({
        pair: `${front.name} on ${ground.name}`,
        least,
        ratio: contrast(front.values[theme], ground.values[theme]),
      }))
      .filter(({ ratio, least }) => ratio < least)
    expect(poor).toEqual([])
    expect(pairs.length).toBeGreaterThan(80)
  })
})

test('buttons are oxblood with light text in both themes', ({ expect }) => {
  for (const theme of ['light', 'dark'] as const) {
    for (const name of ['action', 'action-hover', 'action-danger']) {
      expect(luminance(named(name).values[theme]), name).toBeLessThan(0.13)
      expect(luminance(named(`on-${name}`).values[theme]), name).toBeGreaterThan(0.9)
    }
  }
})

test('every token has both values, a purpose and a utility class', ({ expect }) => {
  const root = css.slice(css.indexOf(':root {'), css.indexOf('@theme inline'))
  const raw = root.split('\n').filter((line) => /#[0-9a-f]{3,8}\b|rgb|hsl|oklch/i.test(line))
  expect(raw).toHaveLength(colors.length)
  for (const { name } of having('text')) {
    expect(name.startsWith('on-')).toBe(true)
    expect(named(name.slice(3)).roles).toContain('ground')
  }
  for (const { name } of colors) expect(css).toContain(`--color-${name}: var(--${name});`)
  expect(css.slice(css.indexOf('@theme inline'))).not.toMatch(/#[0-9a-f]{3,8}\b/i)
})

test('screens name only existing tokens for text on a ground', ({ expect }) => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file))
  const unknown = files.flatMap((file) =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/(?:\b(?:text|bg)-|var\(--)(on-[a-z-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !byName.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every font file is small and has a font face', ({ expect }) => {
  const files = readdirSync(new URL('fonts/', here)).filter((file) => file.endsWith('.woff2'))
  expect(files).toHaveLength(8)
  const core = files.filter((file) => file.endsWith('-core.woff2'))
  const firstView = core.reduce((sum, file) => sum + statSync(new URL(`fonts/${file}`, here)).size, 0)
  expect(firstView, 'fonts of a first view').toBeLessThanOrEqual(40_000)
  for (const file of files) {
    expect(statSync(new URL(`fonts/${file}`, here)).size, file).toBeLessThanOrEqual(35_000)
    expect(css).toContain(`url('./fonts/${file}')`)
  }
})

test.each(['Inter', 'Newsreader'])('%s declares the same weights for all its faces', (family) => {
  const weights = css.matchAll(new RegExp(`font-family: ${family};\\s+font-weight: ([^;]+);`, 'g'))
  const declared = [...weights].map(([, weight]) => weight)
  // A browser looks for a letter only among faces of one declaration.
  if (declared.length !== 4 || new Set(declared).size !== 1) throw new Error(`weights ${declared.join(', ')}`)
})

test.each(['Inter', 'Newsreader'])('%s has a face for every letter of a European or Vietnamese name', (family) => {
  const faces = css
    .split('@font-face')
    .slice(1)
    .filter((face) => face.includes(`font-family: ${family};`))
  const ranges = faces.flatMap((face) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  )
  for (const letter of 'Łukasz Żółć-Nguyễn, Đặng Thị Ánh, Çağlar Şahin, Štěpán Dvořák, Ștefan, O’Brien — $250,000') {
    const code = letter.codePointAt(0) ?? 0
    if (!ranges.some(([from = 0, to = 0]) => code >= from && code <= to)) throw new Error(`no face for ${letter}`)
  }
})
