import { sql, type SQL } from 'drizzle-orm'
import { digitsOfPhone, minSurnameWithInitial, spellingsOf, wordsOfName, type Mentioned } from './erase-mentions.ts'
import { linkedinKey } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { erasedEvidence } from './erased-evidence.ts'
import type { Database, Statement } from '#worker/db/client.ts'

/** Free text in which others may name a person: table, column, and a condition where only few rows have text. */
const freeTexts: readonly (readonly [table: string, column: string, rows?: string])[] = [
  ['candidate_messages', 'message'],
  ['application_events', 'to_value', "kind in ('rejected', 'note')"],
  ['rejections', 'note', 'note is not null'],
  ['notifications', 'message'],
  ['notifications', 'title'],
  ['follow_ups', 'text'],
  ['client_submissions', 'notes'],
  ['client_submissions', 'gate', 'gate is not null'],
  ['client_submissions', 'outcome_reason', 'outcome_reason is not null'],
  ['prior_contacts', 'note'],
  ['job_applications', 'additional_notes'],
  ['job_applications', 'interview_notes'],
  ['saved_job_lists', 'candidate_name'],
  ['saved_job_lists', 'admin_notes'],
  ['setting_changes', 'from_value', 'from_value is not null'],
  ['setting_changes', 'to_value', 'to_value is not null'],
  ['feedback', 'title'],
  ['feedback', 'description'],
  ['feedback', 'admin_notes'],
  ['mails', 'subject'],
  ['mails', 'text'],
  ['mails', 'html'],
  ['saved_searches', 'name'],
  ['saved_searches', 'criteria'],
  ['people_search_queries', 'keywords'],
  ['people_search_queries', 'search_query'],
  ['people', 'do_not_contact_reason', 'do_not_contact_at is not null'],
  ['candidates', 'notes'],
  ['correspondence', 'subject'],
  ['correspondence', 'text'],
  ['contact_emails', 'subject'],
  ['contact_emails', 'text'],
  ['received_emails', 'subject'],
  ['received_emails', 'left_out'],
  ['candidates', 'query_text'],
  ['evidence', 'body', 'erased_at is null'],
  ['firms', 'notes', 'notes is not null'],
  ['firm_events', 'detail', "kind in ('note', 'document_added', 'document_removed', 'document_downloaded')"],
  ['firm_agreements', 'document_name', 'document_name is not null'],
  ['consents', 'message', 'message is not null'],
  ['consents', 'answer', 'answer is not null'],
  ['consents', 'prior_contact_text', 'prior_contact_text is not null'],
  ['consents', 'withdraw_reason', 'withdraw_reason is not null'],
  ['profiles', 'headline'],
  ['profiles', 'body'],
  ['review_rooms', 'title'],
  ['review_rooms', 'note', 'note is not null'],
  ['review_items', 'text', 'text is not null'],
  ['ownerships', 'owner_reason', 'owner_reason is not null'],
  ['ownerships', 'release_reason', 'release_reason is not null'],
  ['ownerships', 'dispute_text', 'dispute_text is not null'],
  ['firm_contacts', 'notes', 'notes is not null'],
  ['firm_limits', 'reason'],
  ['inquiries', 'message'],
  ['inquiries', 'note', 'note is not null'],
  // Somebody who left only a phone number is found by it, and by the name.
  ['inquiries', 'phone', 'phone is not null'],
  ['inquiries', 'name', 'email is null'],
  // A row with another email is a different person of the same name.
  ['candidates', 'name', "coalesce(email, '') = ''"],
]

/** The text without the person. An entry of the evidence has a fingerprint of its whole text, so it is erased whole. */
const textWithout = (table: string, before: string, erase: (text: string) => string): string => {
  const after = erase(before)
  return table === 'evidence' && after !== before ? erasedEvidence : after
}

/** Says what the plain text beside it says. */
const isRepeated = (column: string) => column === 'html'

/** Maximum number of names, phone numbers and addresses searched for; real people have fewer. */
const maxKeys = 12

const rowsAtOnce = 200

/** A text that names a person, before and after erasing. */
type Rewrite = { id: number; before: string; after: string }
export type Rewrites = { table: string; column: string; texts: Rewrite[] }[]

/**
 * Finds texts that others wrote about a person. The database filters out texts that can't name them (`mayMention`), so
 * that few are read; `erase` then decides.
 */
export async function findMentions(
  db: Database,
  person: Mentioned,
  erase: (text: string) => string,
): Promise<{ rewrites: Rewrites; rows: number }> {
  const rewrites: Rewrites = []
  let rows = 0
  for (const [table, columns] of Map.groupBy(freeTexts, ([name]) => name)) {
    const ids = new Set<number>()
    const found = columns.map(([, column]) => ({ table, column, texts: [] as Rewrite[] }))
    const anywhere = sql.join(
      columns.flatMap(([, column, where = '1']) =>
        isRepeated(column) ? [] : [sql`(${sql.raw(where)} and ${mayMention(column, person)})`],
      ),
      sql` or `,
    )
    const names = sql.raw(columns.map(([, column]) => column).join(', '))
    for (let after = 0; ;) {
      const page = await db.all<Record<string, unknown>>(sql`
        select rowid as row_number, ${names} from ${sql.raw(table)}
        where rowid > ${after} and (${anywhere}) order by rowid limit ${rowsAtOnce}`)
      for (const row of page) {
        const id = Number(row['row_number'])
        for (const { column, texts } of found) {
          const before = row[column]
          const text = typeof before === 'string' ? textWithout(table, before, erase) : before
          if (typeof before !== 'string' || typeof text !== 'string' || text === before) continue
          texts.push({ id, before, after: text })
          ids.add(id)
        }
      }
      if (page.length < rowsAtOnce) break
      after = Number(page.at(-1)?.['row_number'])
    }
    rewrites.push(...found.filter(({ texts }) => texts.length > 0))
    rows += ids.size
  }
  return { rewrites, rows }
}

/** Far below the maximum size of one bound value. Characters. */
const maxJson = 400_000

/** Saves the texts without the person. A text that was changed since it was read is left for the next search. */
export function rewriteStatements(db: Database, rewrites: Rewrites): Statement[] {
  return rewrites.flatMap(({ table, column, texts }) => {
    const chunks: Rewrite[][] = [[]]
    let size = 0
    for (const text of texts) {
      if (size > maxJson) {
        chunks.push([])
        size = 0
      }
      chunks.at(-1)?.push(text)
      size += text.before.length + text.after.length
    }
    const [to, field] = [sql.raw(table), sql.raw(column)]
    return chunks.map((chunk) =>
      db.run(sql`update ${to} set ${field} = j.value ->> 'after' from json_each(${JSON.stringify(chunk)}) j
        where ${to}.rowid = cast(j.value ->> 'id' as integer) and ${to}.${field} = j.value ->> 'before'`),
    )
  })
}

/** Saved views whose name or address contains a person's name; nobody needs them anymore. */
export async function viewsThatName(db: Database, erase: (text: string) => string): Promise<number[]> {
  const ids: number[] = []
  for (let after = 0; ;) {
    const page = await db.all<{ id: number; name: string; query: string }>(
      sql`select id, name, query from saved_views where id > ${after} order by id limit 1000`,
    )
    for (const { id, name, query } of page) {
      const said = [name, ...new URLSearchParams(query).values()]
      if (said.some((text) => erase(text) !== text)) ids.push(id)
    }
    if (page.length < 1000) return ids
    after = page.at(-1)?.id ?? 0
  }
}

/**
 * Addresses of firms' pages that name a person, in the address or in what the firm's directory shows for it. A page that is
 * still public is found again when the firm is next read.
 */
export async function firmPagesThatName(
  db: Database,
  person: Mentioned,
  erase: (text: string) => string,
): Promise<number[]> {
  const ids: number[] = []
  for (let after = 0; ;) {
    const page = await db.all<{ id: number; url: string; label: string | null }>(sql`
      select id, url, label from people_pages
      where id > ${after} and (${mayMention('url', person)} or (label is not null and ${mayMention('label', person)}))
      order by id limit ${rowsAtOnce}`)
    for (const { id, url, label } of page) if ([url, label ?? ''].some((text) => erase(text) !== text)) ids.push(id)
    if (page.length < rowsAtOnce) return ids
    after = page.at(-1)?.id ?? 0
  }
}

/** Deletes addresses that `firmPagesThatName` found. */
export const deletePages = (db: Database, ids: readonly number[]): Statement =>
  db.run(sql`delete from people_pages where id in (select value from json_each(${JSON.stringify(ids)}))`)

/** Condition for texts that may name a person: true for every text that the eraser would change, and few others. */
function mayMention(column: string, { emails, names, phones, profiles }: Mentioned): SQL {
  const has = (text: string) => sql`instr(lower(${sql.raw(column)}), ${text.toLowerCase()}) > 0`
  const conditions = [
    ...emails.slice(0, maxKeys).flatMap((email) => {
      const domain = email.split('@')[1]
      return domain ? [sql`(${has(domain)} and ${has(email.split('@')[0]?.split('+')[0] ?? '')})`] : []
    }),
    ...profiles.slice(0, maxKeys).flatMap((url) => {
      const part = longest(linkedinKey(url)?.match(/[a-z0-9]+/g) ?? [])
      return part === undefined ? [] : [has(part)]
    }),
    ...phones.slice(0, maxKeys).flatMap((phone) => {
      const digits = digitsOfPhone(phone)
      return digits === null ? [] : [sql`${sql.raw(column)} glob ${`*${[...digits].join('*')}*`}`]
    }),
    ...names.slice(0, maxKeys).flatMap((name) => nameConditions(column, name)),
  ]
  return conditions.length === 0 ? sql`0` : sql`(${sql.join(conditions, sql` or `)})`
}

function nameConditions(column: string, name: string): SQL[] {
  return spellingsOf(name).flatMap((spelling) => {
    const words = wordsOfName(spelling)
    const last = words.at(-1) ?? ''
    // Every form that is erased contains the surname, and the first name too where the surname is short.
    const word = last.length >= minSurnameWithInitial ? last : longest(words)
    if (word === undefined) return []
    if (/^[a-z]+$/.test(word)) return [foldedContains(column, anchorOf(word))]
    const raw = spelling.split(/\s+/).at(-1) ?? spelling
    const forms = [raw, raw.toUpperCase(), raw.charAt(0).toUpperCase() + raw.slice(1), raw.normalize('NFD')]
    return [...new Set(forms)].map((form) => sql`instr(${sql.raw(column)}, ${form}) > 0`)
  })
}

const longest = (words: readonly string[]): string | undefined => words.toSorted((a, b) => b.length - a.length)[0]

/** Accented letters, keyed by their base letter. */
const accented: readonly (readonly [letter: string, plain: string])[] = Array.from({ length: 0x180 - 0xc0 }, (_, at) =>
  String.fromCodePoint(0xc0 + at),
).flatMap((letter) => {
  const plain = fold(letter)
  return /^[a-z]{1,2}$/.test(plain) && plain !== letter ? [[letter, plain] as const] : []
})
const marks = [...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0323\u0327\u0328\u0331']
const apostrophes = ["'", '’', '‘', '`', '&#39;']

const foldsOf = (part: string) => accented.filter(([, plain]) => [...plain].some((letter) => part.includes(letter)))

/** Maximum number of nested calls in one expression. SQLite limits these, and D1 more strictly. */
const maxFolds = 70

/** A part of a word that is long enough to search for, has few letters with accents and no "e" of a transliteration. */
function anchorOf(word: string): string {
  const part = longest(word.split(/(?<=[aou])e/)) ?? word
  const windows = Array.from({ length: Math.max(1, part.length - 3) }, (_, at) => part.slice(at, at + 4))
  const [best = part] = windows.toSorted((a, b) => foldsOf(a).length - foldsOf(b).length)
  return foldsOf(best).length > maxFolds ? best.slice(0, 3) : best
}

/** Condition for a column that contains a word, in any case and with any accents. */
function foldedContains(column: string, word: string): SQL {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const replaced = [...foldsOf(word), ...[...marks, ...apostrophes].map((mark) => [mark, ''] as const)].reduce(
    (text, [from, to]) => `replace(${text}, ${quoted(from)}, ${quoted(to)})`,
    `lower(${column})`,
  )
  // Most texts are plain and don't need the slower folding.
  const isPlain = `length(${column}) = length(cast(${column} as blob)) and instr(${column}, '''') = 0
    and instr(${column}, '&#39;') = 0 and instr(${column}, '\`') = 0`
  return sql.raw(
    `(case when ${isPlain} then instr(lower(${column}), ${quoted(word)}) else instr(${replaced}, ${quoted(word)}) end > 0)`,
  )
}
