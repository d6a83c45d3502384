import { filledIn, mailBlocks } from '#contract/domain/mail-blocks.ts'
import type { MailItem, MailTemplate } from '#contract/domain/mail-templates.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'

export type MailContent = {
  template: MailTemplate
  /** Values of the placeholders; `link` is an absolute address. */
  values: Record<string, string>
  items?: readonly MailItem[]
  brand: { brandName: string; brandPhone: string; brandEmail: string; brandCity: string; brandRegion: string }
  /** Where one click stops mails of this kind, for those that may be stopped. */
  stopUrl?: string | undefined
}

export type MailText = { subject: string; text: string; html: string }

/** Writes a mail from its template: the subject, the plain text, and the same as HTML that every mail program shows. */
export function mailText({ template, values, items = [], brand, stopUrl }: MailContent): MailText {
  const known = { ...values, agency: brand.brandName }
  const subject = cleanLine(filledIn(template.subject, known)).slice(0, 250)
  const link = values['link'] ?? ''
  const sender = [`${brand.brandCity}, ${brand.brandRegion}`, brand.brandPhone, brand.brandEmail].filter(Boolean)
  // A paragraph of nothing but a value that is empty, such as a recruiter's note, is left out.
  const blocks = mailBlocks(template.body).filter(
    (block) => block.kind !== 'text' || filledIn(block.text, known).trim() !== '',
  )

  const text = [
    ...blocks.map((block) => {
      if (block.kind === 'button') return `${block.label}:\n${link}`
      if (block.kind === 'text') return filledIn(block.text, known)
      return items
        .map(({ title, detail, url }) =>
          [`- ${title}`, detail && `  ${detail}`, url && `  ${url}`].filter(Boolean).join('\n'),
        )
        .join('\n')
    }),
    ['-- ', brand.brandName, sender.join(' · '), stopUrl && `Unsubscribe: ${stopUrl}`].filter(Boolean).join('\n'),
  ].join('\n\n')

  const parts = blocks.map((block) => {
    if (block.kind === 'button') return button(block.label, link)
    if (block.kind === 'text')
      return `<p style="${block.isStrong ? styles.strong : styles.p}">${escaped(filledIn(block.text, known)).replaceAll('\n', '<br>')}</p>`
    return `<ul style="${styles.ul}">${items.map(item).join('')}</ul>`
  })
  const stop = stopUrl ? `<br><a href="${escaped(stopUrl)}" class="quiet" style="${styles.quiet}">Unsubscribe</a>` : ''
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${darkStyles}</style></head>
<body class="ground" style="${styles.body}"><div class="sheet" style="${styles.sheet}">
<p class="rule" style="${styles.brand}">${escaped(brand.brandName)}</p>
${parts.join('\n')}
<p class="rule quiet" style="${styles.foot}">${escaped(brand.brandName)}<br>${escaped(sender.join(' · '))}${stop}</p>
</div></body></html>`
  return { subject, text: `${text}\n`, html }
}

/**
 * The site's dark theme, for the programs that read a style sheet and follow the reader's choice; without it they invert
 * colors as they see fit. It has to outbid what the elements carry themselves.
 */
const darkStyles = `@media (prefers-color-scheme: dark) {
.ground{background:#12161f!important;color:#ece7db!important}
.sheet{background:#1a202c!important;border-color:#3a4252!important}
.rule{border-color:#3a4252!important}
.quiet{color:#a9afbd!important}
.act{background:#e08a94!important;color:#1d0a0d!important}
.link{color:#eda3ac!important}
}`

/** Email programs hardly read style sheets: every element carries its own. The colors are those of the site's light theme. */
const styles = {
  body: 'margin:0;padding:24px 12px;background:#faf6ec;color:#1b2438;font:16px/1.55 Georgia,serif',
  sheet:
    'max-width:560px;margin:0 auto;padding:28px 32px;background:#fffdf8;border:1px solid #ddd3bd;border-radius:6px',
  brand: 'margin:0 0 20px;padding-bottom:14px;border-bottom:1px solid #ddd3bd;font-size:20px',
  p: 'margin:0 0 16px',
  strong: 'margin:0 0 16px;font-size:18px;font-weight:bold',
  ul: 'margin:0 0 16px;padding-left:20px',
  li: 'margin:0 0 10px',
  button:
    'display:inline-block;padding:11px 20px;background:#7a1f2b;color:#fffaf2;border-radius:5px;text-decoration:none;font-family:Arial,sans-serif;font-size:15px',
  link: 'color:#7a1f2b',
  detail: 'color:#5b6070;font-size:14px',
  foot: 'margin:28px 0 0;padding-top:14px;border-top:1px solid #ddd3bd;color:#5b6070;font:13px/1.6 Arial,sans-serif',
  quiet: 'color:#5b6070',
} as const

const button = (label: string, link: string) =>
  `<p style="${styles.p}"><a class="act" href="${escaped(link)}" style="${styles.button}">${escaped(label)}</a></p>`

const item = ({ title, detail, url }: MailItem) => {
  const head = url
    ? `<a class="link" href="${escaped(url)}" style="${styles.link}">${escaped(title)}</a>`
    : escaped(title)
  return `<li style="${styles.li}">${head}${detail ? `<br><span class="quiet" style="${styles.detail}">${escaped(detail)}</span>` : ''}</li>`
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
