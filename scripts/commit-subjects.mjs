// @ts-check
// `node scripts/commit-subjects.mjs`: checks the subjects of commits that neither a remote nor the main branch has.
// Older history stays as it is.
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './process.mjs'

const maxLength = 72

/** Imperatives that look like a past tense, a gerund or a third person. */
const imperatives = /^(?:bring|embed|exceed|feed|need|ring|seed|shed|speed|string|\w+ss|bias|focus)$/i

/**
 * Lists what is wrong with a subject; empty when nothing is.
 * @param {string} subject
 */
export function subjectProblems(subject) {
  const [first = ''] = subject.split(' ')
  const problems = []
  if (subject.length > maxLength) problems.push(`is ${subject.length} characters long; the limit is ${maxLength}`)
  if (subject.endsWith('.')) problems.push('ends with a period')
  if (subject.includes(';')) problems.push('names two changes; make two commits')
  if (!/^[A-Z]/.test(first)) problems.push('does not start with a capital letter')
  if (/^\w+(?:ed|ing|s)$/i.test(first) && !imperatives.test(first))
    problems.push(`does not start with an imperative verb ("${first}")`)
  return problems
}

/** @param {string[]} args */
const git = (args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Subjects of the commits that only this branch has. A main branch without remotes and a downloaded archive have none.
 * @returns {string[]}
 */
function newSubjects() {
  try {
    const remotes = git(['for-each-ref', '--format=%(refname)', 'refs/remotes']).split('\n').filter(Boolean)
    const main = git(['for-each-ref', '--format=%(refname)', 'refs/heads/main']).split('\n').filter(Boolean)
    const isMain = git(['branch', '--show-current']).trim() === 'main'
    const known = isMain ? remotes : [...remotes, ...main]
    if (known.length === 0) return []
    return git(['log', '--no-merges', '--format=%h %s', 'HEAD', '--not', ...known])
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const commits = newSubjects()
  const wrong = commits.flatMap((commit) => {
    const subject = commit.slice(commit.indexOf(' ') + 1)
    return subjectProblems(subject).map((problem) => `${commit}\n  ${problem}`)
  })
  for (const line of wrong) console.log(line)
  console.log(`${commits.length} new commits, ${wrong.length} problems`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
