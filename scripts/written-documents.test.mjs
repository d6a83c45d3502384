// @ts-check
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../bench/written/', import.meta.url)

/** The labels, the form of a row, and the number of documents of each kind (bench/written/README.md). */
const kinds = {
  resumes: {
    labels: ['name', 'contact', 'place', 'date', 'title', 'firm', 'unit', 'degree', 'school', 'bar', 'member'],
    row: /^(?!# )|^# (?:summary|experience|education|bar|matters|member|other) \| \S/,
    count: 1948,
  },
  postings: {
    labels: ['title', 'firm', 'place', 'pay', 'years', 'area', 'remote', 'office', 'type'],
    row: /^[odrbpfxnODRBPFX]\S{0,3} /,
    count: 3440,
  },
}

/** Documents of a kind, by their first lines. @param {string} kind */
const documentsOf = (kind) =>
  readdirSync(new URL(`${kind}/`, folder)).flatMap((name) =>
    readFileSync(new URL(`${kind}/${name}`, folder), 'utf8')
      .split(/^@@ /m)
      .slice(1),
  )

for (const [kind, { labels, row, count }] of Object.entries(kinds))
  test(`written ${kind} have only known labels and rows`, () => {
    const documents = documentsOf(kind)
    expect(documents).toHaveLength(count)
    for (const text of documents) {
      const [id = '', stated = '', ...rows] = text.trimEnd().split('\n')
      expect(stated, id).toMatch(/^= .*title:/)
      const bare = rows.join('\n').replaceAll(/\{(\w+) [^{}]*\}/g, (_, label) => {
        expect(labels, id).toContain(label)
        return ''
      })
      expect(bare, id).not.toMatch(/[{}]/)
      for (const one of rows) if (one.trim() !== '') expect(one, id).toMatch(row)
    }
  })

/** Files of a folder. @param {string} kind */
const filesOf = (kind) =>
  readdirSync(new URL(`${kind}/`, folder)).map((name) => readFileSync(new URL(`${kind}/${name}`, folder), 'utf8'))

test('written job pages state what they are, with known labels', () => {
  const pages = filesOf('pages').flatMap((text) => text.split(/^@@ /m).slice(1))
  expect(pages).toHaveLength(228)
  for (const page of pages) {
    const [about = '', stated = '', ...html] = page.split('\n')
    expect(about).toMatch(/^w\d+-\d+ \| https?:\/\/\S+$/)
    expect(stated, about).toMatch(/^= kind: (?:job; title: \S|list; jobs: \S|other$)/)
    const bare = html.join('\n').replaceAll(/⟦(\w+) [^⟦⟧<>]*⟧/g, (_, label) => {
      expect(kinds.postings.labels, about).toContain(label)
      return ''
    })
    expect(bare, about).not.toMatch(/[⟦⟧]/)
  }
})

test('written firm sites name people and have their pages', () => {
  const sites = filesOf('sites')
  expect(sites).toHaveLength(60)
  for (const site of sites) {
    expect(site).toMatch(
      /^@@ site s\d+-\d+ \| https?:\/\/\S+\n= people\n(?:[^\n;]+;[^\n;]*;[^\n;]*;[^\n;]*\n)+@@ page https?:\/\//,
    )
    const [home] = /(?<=\| )\S+/.exec(site) ?? []
    expect(site).toContain(`\n@@ page ${home}\n`)
  }
})

test('email addresses in written documents are invented', () => {
  const text = [...Object.keys(kinds).flatMap(documentsOf), ...filesOf('pages'), ...filesOf('sites')].join('\n')
  const hosts = new Set([...text.matchAll(/@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) => host.toLowerCase()))
  const odd = [...hosts].filter(
    (host) => !/\.(?:example(?:\.(?:edu|gov))?|test|invalid)$|\bexample\.(?:com|org|net)$/.test(host),
  )
  expect(odd).toEqual([])
})
