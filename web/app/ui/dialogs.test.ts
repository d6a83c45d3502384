import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every component outside ui/, with its source. */
const features = globSync('web/app/{features,layouts}/**/*.tsx')
  .filter((path) => !path.endsWith('.test.tsx'))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const fields = /<(form|input|textarea|select|TextInput|TextArea|PasswordInput|NumberInput|Combobox|MultiSelect)\b/

/** Dialogs that show something and have a field all the same. */
const nothingToLose = new Map([
  [
    'web/app/features/candidates/status/interview-feedback-dialog.tsx',
    'shows that the earlier notes are being read; the form is a FormDialog',
  ],
  [
    'web/app/features/candidates/status/schedule-interview-dialog.tsx',
    'shows that the interviews are being read; the form is a FormDialog',
  ],
  ['web/app/features/candidates/list/resume-search.tsx', 'words to search for'],
  [
    'web/app/features/candidates/list/saved-views-dialog.tsx',
    'its small forms report to the dialog by useContractForm',
  ],
  [
    'web/app/features/identity/settings/mail-templates-section.tsx',
    'the fields are on the page, the dialog is a preview',
  ],
  ['web/app/features/identity/users/reset-link-dialog.tsx', 'a link to copy, which can’t be edited'],
])

test('no dialog with fields bypasses FormDialog', () => {
  const views = features.filter(({ source }) => /<ViewDialog\b/.test(source))
  expect(views.length).toBeGreaterThan(5)
  const bypassing = views.filter(({ source }) => fields.test(source)).map(({ path }) => path)
  expect(bypassing.toSorted()).toEqual([...nothingToLose.keys()].toSorted())
})

test('no confirmation holds a field', () => {
  const texts = features.flatMap(({ source }) => source.match(/<ConfirmDialog\b[\s\S]*?\/>/g) ?? [])
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((text) => fields.test(text))).toEqual([])
})

test('only ui/ draws dialogs, with Radix or without', () => {
  const drawing = features.filter(({ source }) =>
    /from 'radix-ui'|role="(alert)?dialog"|<dialog\b|showModal\(/.test(source),
  )
  expect(drawing.map(({ path }) => path)).toEqual([])
})

test('every modal of ui/ returns the focus and handles Esc', () => {
  const modals = globSync('web/app/ui/*.tsx')
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => /(Alert)?Dialog as Primitive/.test(source))
  expect(modals.length).toBeGreaterThanOrEqual(4)
  expect(modals.filter(({ source }) => !/\{\.\.\.layer\}/.test(source)).map(({ path }) => path)).toEqual([])
})

const dialogTags = /<((?:Form|View|Confirm|Command)Dialog|SidePanel)\b/g

/** Dialogs that no focus table can open. */
// Until the earlier notes, or the interviews, have been read.
const notOpened = ['interview-feedback-dialog ViewDialog', 'schedule-interview-dialog ViewDialog']

test('every dialog is in a table of the browser tests that expect the focus back', () => {
  const drawn = features.flatMap(({ path, source }) =>
    [...source.matchAll(dialogTags)].map(([, tag]) => `${path.replace(/^.*\/|\.tsx$/g, '')} ${tag}`),
  )
  expect(drawn.length).toBeGreaterThan(40)
  // Named by file and tag, so a file draws each tag once.
  expect(drawn.filter((name, at) => drawn.indexOf(name) !== at)).toEqual([])
  const opened = globSync('e2e/*.test.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/drawnBy: '([^']+)'/g)].map(([, name]) => name),
  )
  expect([...new Set([...opened, ...notOpened])].toSorted()).toEqual(drawn.toSorted())
})
