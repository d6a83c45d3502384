// @ts-check
// `npm run mail-preview [-- FOLDER]`: writes every mail, with its example filled in, as HTML and as plain text, to be
// looked at in a browser. It sends nothing and needs no server.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { main } from './process.mjs'
import { useOwnNode } from './prepare.mjs'

/** @typedef {{ label: string, about: string, example: Record<string, string>, items?: readonly { title: string, detail?: string, url?: string }[], subject: string, body: string, isOptional: boolean }} Template */

await main(async () => {
  await useOwnNode()
  const folder = resolve(process.argv[2] ?? 'test-results/mails')
  mkdirSync(folder, { recursive: true })
  // Named at run time: the types of the Worker's world are not those of Node's.
  const load = (/** @type {string} */ path) => import(new URL(`../contract/domain/${path}`, import.meta.url).href)
  const { mailTemplates } = /** @type {{ mailTemplates: Record<string, Template> }} */ (await load('mail-templates.ts'))
  const { mailText } = await load('mail-text.ts')
  const { defaultSettings } = await load('settings.ts')
  const origin = 'https://agency.example'
  /** @type {string[]} */
  const list = []
  for (const [kind, { label, about, example, items = [], subject, body }] of Object.entries(mailTemplates)) {
    const { link } = example
    const mail = mailText({
      template: { subject, body },
      values: { ...example, ...(link ? { link: origin + link } : {}) },
      brand: defaultSettings,
      items: items.map((item) => (item.url ? { ...item, url: origin + item.url } : item)),
      stopUrl: ['digest', 'assignment', 'mention', 'job_alert'].includes(kind)
        ? `${origin}/mail/stop/example`
        : undefined,
    })
    writeFileSync(join(folder, `${kind}.html`), mail.html)
    writeFileSync(join(folder, `${kind}.txt`), mail.text)
    list.push(
      `<li><a href="${kind}.html">${label}</a> (<a href="${kind}.txt">plain text</a>): ${about} Subject: “${mail.subject}”</li>`,
    )
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${list.join('\n')}</ul>`,
  )
  console.log(`${list.length} mails: ${join(folder, 'index.html')}`)
})
