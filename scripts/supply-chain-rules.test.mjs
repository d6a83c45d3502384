// @ts-check
import { expect, test } from 'vitest'
import { secretsIn } from './secret-patterns.mjs'
import {
  installScriptProblems,
  integrityProblems,
  isAllowed,
  licenseProblems,
  unusedProblems,
} from './supply-chain-rules.mjs'

const sum = `sha512-${'a'.repeat(86)}==`
/** @param {Record<string, object>} packages */
const lock = (packages) => ({ packages: { '': {}, ...packages } })

test('reports a package without a sum, unless it is another system’s part of a tool', () => {
  const problems = integrityProblems(
    lock({
      'node_modules/sound': { integrity: sum },
      'node_modules/@oxlint/binding-win32-x64-msvc': { optional: true },
      'node_modules/loose': {},
      'node_modules/optional-but-no-tool': { optional: true },
      'node_modules/weak': { integrity: 'sha1-abc' },
      'node_modules/@oxlint/binding-linux-x64-gnu': { optional: true, integrity: 'sha512-cut' },
    }),
  )
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual([
    'node_modules/loose',
    'node_modules/optional-but-no-tool',
    'node_modules/weak',
    'node_modules/@oxlint/binding-linux-x64-gnu',
  ])
})

test('requires a line for each install script and a script for each line', () => {
  const packages = lock({
    'node_modules/a': { hasInstallScript: true },
    'node_modules/b/node_modules/@c/d': { hasInstallScript: true },
  })
  expect(installScriptProblems(packages, { allowScripts: { a: true, '@c/d': false } })).toEqual([])
  expect(installScriptProblems(packages, { allowScripts: { a: true, gone: true } })).toHaveLength(2)
})

test('judges license expressions as they are written', () => {
  const free = (/** @type {string} */ name) => name === 'MIT' || name === 'ISC'
  expect(isAllowed('(MIT OR GPL-3.0-or-later)', free)).toBe(true)
  expect(isAllowed('MIT AND ISC', free)).toBe(true)
  expect(isAllowed('MIT AND GPL-3.0-only', free)).toBe(false)
  expect(isAllowed('', free)).toBe(false)
  const none = () => undefined
  expect(licenseProblems(lock({ 'node_modules/a': { integrity: sum, license: 'AGPL-3.0-only' } }), none)).toHaveLength(
    1,
  )
  expect(licenseProblems(lock({ 'node_modules/a': { integrity: sum } }), none)).toHaveLength(1)
  expect(licenseProblems(lock({ 'node_modules/a': { integrity: sum } }), () => 'MIT')).toEqual([])
  const lesser = { integrity: sum, license: 'LGPL-3.0-or-later' }
  expect(licenseProblems(lock({ 'node_modules/a': { ...lesser, dev: true } }), none)).toEqual([])
  expect(licenseProblems(lock({ 'node_modules/a': lesser }), none)).toHaveLength(1)
})

test('reports a package that nothing imports', () => {
  const own = { dependencies: { used: '1.0.0', '@a/b': '1.0.0', unused: '1.0.0' } }
  expect(unusedProblems(own, [`import x from 'used/part'`, `import("@a/b")`, `import 'unused-not'`])).toEqual([
    'package.json: nothing uses unused.',
  ])
})

test('finds secrets by their shape and never prints them whole', () => {
  const made = {
    aws: ['AKIA', 'ABCDEFGHIJKLMNOP'].join(''),
    github: `ghp_${'a1B2'.repeat(9)}`,
    key: ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
    model: ['sk', 'proj', 'a1B2c3D4'.repeat(5)].join('-'),
    setting: ['SECRET_KEY', 'Zm9vYmFyYmF6cXV4MTIzNDU2'].join('='),
  }
  for (const [name, secret] of Object.entries(made)) {
    const found = secretsIn(`before ${secret} after`)
    expect(found, name).toHaveLength(1)
    expect(found[0]).not.toContain(secret)
  }
  expect(secretsIn('SECRET_KEY=test-only-secret-test-only-secret-0000000000 sk-short')).toEqual([])
})
