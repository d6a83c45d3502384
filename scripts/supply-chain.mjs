// @ts-check
// Checks the packages that the project uses and the secrets that it must not contain. Part of `npm test`; alone it is
// `npm run supply-chain`, which with `--write` writes docs/licenses.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './process.mjs'
import { secretsIn } from './secret-patterns.mjs'
import {
  installScriptProblems,
  integrityProblems,
  licensePage,
  licenseProblems,
  unusedProblems,
} from './supply-chain-rules.mjs'

/** @typedef {import('./supply-chain-rules.mjs').LockFile} LockFile */
/** @typedef {import('./supply-chain-rules.mjs').PackageFile} PackageFile */

/** @param {string} path */
const jsonOf = (path) => /** @type {unknown} */ (JSON.parse(readFileSync(join(root, path), 'utf8')))

/** Answers nothing where git or the repository is missing: a downloaded archive has no history. @param {string[]} args */
async function git(args) {
  const { code, output } = await run('git', args, { output: 'keep' })
  return code === 0 ? output : undefined
}

/** License that a package declares, where the lock file has none. @param {string} path */
function installedLicense(path) {
  const file = join(path, 'package.json')
  if (!existsSync(join(root, file))) return undefined
  const { license } = /** @type {{ license?: unknown }} */ (jsonOf(file))
  return typeof license === 'string' ? license : undefined
}

/** Text files of the tree as git knows it, without what tools write. */
async function trackedFiles() {
  const listed = await git(['ls-files', '-z'])
  return (listed ?? '').split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}

/**
 * Secrets in the tree and in every line that any commit ever added.
 * @param {string[]} files
 */
async function secretsEverywhere(files) {
  const binary = /\.(?:png|jpe?g|gif|ico|woff2?|ttf|pdf|docx?|zip|wasm|gz)$/i
  const here = files
    .filter((path) => !binary.test(path))
    .flatMap((path) => secretsIn(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`))
  const history = await git(['log', '--all', '-p', '--unified=0', '--no-color', '--no-ext-diff', '--format=commit %h'])
  let commit = ''
  let [commits, lines] = [0, 0]
  const before = (history ?? '').split('\n').flatMap((line) => {
    if (line.startsWith('commit ')) {
      commit = line.slice(7)
      commits++
    } else if (line.startsWith('+')) lines++
    return line.startsWith('+') ? secretsIn(line).map((found) => `commit ${commit}: ${found}`) : []
  })
  return { found: [...new Set([...here, ...before])], commits, lines }
}

/**
 * @param {{ isWriting: boolean }} options
 * @returns {Promise<{ problems: string[], looked: Record<'packages' | 'scripts' | 'named' | 'files' | 'lines' | 'commits', number> }>}
 *   sentences, none when all is well; and how much was looked at
 */
export async function supplyChain({ isWriting }) {
  const lock = /** @type {LockFile} */ (jsonOf('package-lock.json'))
  const own = /** @type {PackageFile} */ (jsonOf('package.json'))
  const files = await trackedFiles()
  const sources = files
    .filter((path) => /\.(?:m?[jt]sx?|css|toml|json)$/.test(path) && !/package(?:-lock)?\.json$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const page = licensePage(lock, own, installedLicense)
  const pagePath = join(root, 'docs', 'licenses.md')
  if (isWriting) writeFileSync(pagePath, page)
  const isStale = !existsSync(pagePath) || readFileSync(pagePath, 'utf8') !== page
  const secrets = await secretsEverywhere(files)
  const problems = [
    ...integrityProblems(lock),
    ...installScriptProblems(lock, own),
    ...licenseProblems(lock, installedLicense),
    ...(isStale ? ['docs/licenses.md is not what the lock file says: run `npm run supply-chain -- --write`.'] : []),
    // Without git there is no list of sources to look for uses in.
    ...(files.length > 0 ? unusedProblems(own, sources) : []),
    ...secrets.found,
  ]
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const looked = {
    packages: packages.length,
    scripts: packages.filter(([, { hasInstallScript }]) => hasInstallScript).length,
    named: Object.keys({ ...own.dependencies, ...own.devDependencies }).length,
    files: files.length,
    lines: secrets.lines,
    commits: secrets.commits,
  }
  return { problems, looked }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, looked } = await supplyChain({ isWriting: process.argv.includes('--write') })
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) {
    console.log(
      `${looked.packages} packages, ${looked.scripts} with install scripts; ${looked.files} files and ${looked.commits} commits without a secret: nothing to complain of.`,
    )
  }
  process.exitCode = problems.length === 0 ? 0 : 1
}
