// @ts-check
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

/** @type {[file: string, imports: string][]} */
const refused = [
  // Areas: identity ← jobs ← candidates ← clients ← sourcing, insight ← workspace.
  ['worker/features/identity/a/a.service.ts', '#worker/features/jobs/b/b.service.ts'],
  ['worker/features/jobs/a/a.repo.ts', '#worker/features/candidates/b/b.table.ts'],
  ['worker/features/candidates/a/a.repo.ts', '#worker/features/clients/b/b.writes.ts'],
  ['worker/features/clients/a/a.service.ts', '#worker/features/sourcing/b/b.policy.ts'],
  ['worker/features/clients/a/a.service.ts', '#worker/features/sourcing/b/inner/b.service.ts'],
  ['worker/features/sourcing/a/a.service.ts', '#worker/features/insight/b/b.service.ts'],
  ['worker/features/insight/a/a.service.ts', '#worker/features/sourcing/b/b.service.ts'],
  ['worker/features/insight/a/inner/a.routes.ts', '#worker/features/workspace/b/b.service.ts'],
  ['contract/api/identity/a.ts', '#contract/api/jobs/b.ts'],
  ['contract/api/jobs/a.ts', '#contract/api/candidates/b.ts'],
  ['contract/api/candidates/a.ts', '#contract/api/clients/b.ts'],
  ['contract/api/clients/a.ts', '#contract/api/sourcing/b.ts'],
  ['contract/api/sourcing/a.ts', '#contract/api/insight/b.ts'],
  ['contract/api/insight/a.ts', '#contract/api/sourcing/b.ts'],
  ['web/app/features/identity/a/a.tsx', '#web/app/features/jobs/b/b.tsx'],
  ['web/app/features/jobs/a/a.tsx', '#web/app/features/candidates/b/b.tsx'],
  ['web/app/features/candidates/a/a.tsx', '#web/app/features/clients/b/b.tsx'],
  ['web/app/features/clients/a/a.tsx', '#web/app/features/sourcing/b/inner/b.tsx'],
  ['web/app/features/sourcing/a/a.tsx', '#web/app/features/insight/b/b.tsx'],
  ['web/app/features/insight/a/a.tsx', '#web/app/features/workspace/b/b.tsx'],
  // Features: through the service.
  ['worker/features/jobs/a/a.routes.ts', '#worker/features/jobs/b/b.repo.ts'],
  ['worker/features/jobs/a/a.routes.ts', '#worker/features/jobs/b/inner/b.repo.ts'],
  ['worker/features/jobs/a/a.service.ts', '#worker/features/jobs/b/b.writes.ts'],
  ['worker/features/jobs/a/a.service.ts', '#worker/features/jobs/b/inner/b.ts'],
  ['worker/features/jobs/site/a.routes.ts', '#worker/features/jobs/b/b.writes.ts'],
  // Layers.
  ['worker/features/jobs/a/a.service.ts', 'hono'],
  ['worker/features/jobs/a/a.service.ts', 'drizzle-orm'],
  ['worker/features/jobs/a/a.service.ts', './a.table.ts'],
  ['worker/features/jobs/a/inner/a.service.ts', '#worker/features/jobs/a/inner/a.table.ts'],
  ['worker/features/jobs/a/a.service.ts', '#worker/deps.ts'],
  ['worker/features/jobs/a/a.service.ts', '#web/app/ui/button.tsx'],
  ['worker/features/jobs/a/a.repo.ts', '#worker/tasks/registry.ts'],
  ['worker/features/jobs/a/a.repo.ts', '#web/app/ui/button.tsx'],
  ['worker/features/jobs/a/a.repo.ts', '../b/b.table.ts'],
  ['worker/features/jobs/site/a.tsx', '#web/app/ui/button.tsx'],
  ['worker/db/a.ts', '#worker/features/jobs/b/b.service.ts'],
  ['worker/http/a.ts', '#worker/features/jobs/b/inner/b.service.ts'],
  ['worker/platform/a/a.ts', '#web/site/pages/home.tsx'],
  ['worker/reading/query/a.ts', '#worker/http/errors.ts'],
  ['worker/reading/query/a.ts', '#worker/features/jobs/b/b.service.ts'],
  ['contract/domain/a.ts', '#worker/reading/lexicon/places.ts'],
  ['contract/domain/a.ts', '#web/app/ui/button.tsx'],
  ['contract/domain/a.ts', 'zod'],
  ['web/site/a.tsx', '#web/app/ui/button.tsx'],
  ['web/site/a.tsx', '#worker/http/errors.ts'],
  ['web/app/lib/a.ts', '#web/site/pages/home.tsx'],
  ['web/app/lib/a.ts', '#worker/http/errors.ts'],
  ['web/app/lib/a.ts', 'radix-ui'],
  ['web/app/features/jobs/a/a.tsx', '#web/app/ui/dialog.tsx'],
  ['web/app/ui/a.tsx', '#worker/http/errors.ts'],
  ['web/app/ui/a.tsx', '#web/site/pages/home.tsx'],
]

/** @type {[file: string, imports: string][]} */
const allowed = [
  ['worker/features/insight/a/a.service.ts', '#worker/features/identity/b/b.service.ts'],
  ['worker/features/workspace/a/a.service.ts', '#worker/features/sourcing/b/b.service.ts'],
  ['worker/features/jobs/a/a.repo.ts', '#worker/features/jobs/b/b.table.ts'],
  ['worker/features/jobs/a/outer/a.service.ts', '#worker/features/jobs/a/inner/rules.ts'],
  ['worker/features/jobs/a/a.feature.ts', './inner/a.repo.ts'],
  ['worker/features/jobs/site/a.tsx', '#web/site/pages/home.tsx'],
  ['worker/features/jobs/a/a.test.ts', '#worker/features/insight/b/b.repo.ts'],
  ['worker/reading/query/a.ts', '#worker/reading/lexicon/places.ts'],
  ['contract/api/insight/a.ts', '#contract/api/identity/b.ts'],
  ['web/app/features/workspace/a/a.tsx', '#web/app/features/insight/b/b.tsx'],
]

test('refuses each import that goes through a wall, and no other', () => {
  const copy = mkdtempSync(join(tmpdir(), 'placet-walls-'))
  try {
    for (const file of ['.oxlintrc.json', 'scripts/areas.mjs', 'scripts/lint-walls.mjs', 'package.json']) {
      cpSync(join(root, file), join(copy, file))
    }
    /** Cases by the file that imports: each in a folder of its own would change which walls it meets. */
    const files = Map.groupBy([...refused, ...allowed], ([file]) => file)
    for (const [file, cases] of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), cases.map(([, path], at) => `export { x as x${at} } from '${path}'\n`).join(''))
    }
    const found = refusedLines(copy)
    const isRefused = (/** @type {[string, string]} */ [file, path]) =>
      found.has(`${file}:${(files.get(file) ?? []).findIndex((each) => each[1] === path) + 1}`)
    expect(refused.filter((each) => !isRefused(each))).toEqual([])
    expect(allowed.filter(isRefused)).toEqual([])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}, 60_000)

/** Lines of a project that a wall refuses, as "file:line". @param {string} folder */
function refusedLines(folder) {
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [linter, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  /** @type {{ diagnostics: { code: string, filename: string, labels: { span: { line: number } }[] }[] }} */
  const { diagnostics } = JSON.parse(stdout)
  const walls = diagnostics.filter(({ code }) => /no-restricted-imports|walls/.test(code))
  return new Set(walls.map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`))
}
