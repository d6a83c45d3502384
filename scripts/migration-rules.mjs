// @ts-check
// Migrations only add: the version that runs meets the new schema while the next one is being deployed, and for as long as
// a rollback lasts. What a migration takes away or tightens has to be excused here, in writing.

/**
 * Excused statements, by migration, and why each breaks no running version.
 * @type {Record<string, Record<string, string>>}
 */
export const excused = {
  '0010_plain-names.sql': {
    'ALTER TABLE follow_ups RENAME COLUMN told_at TO notified_at':
      'nothing has been released, so no running version reads it',
    'DROP INDEX follow_ups_untold': 'replaced by follow_ups_unnotified in the same migration',
  },
  '0012_resume-ids.sql': {
    'ALTER TABLE job_applications RENAME COLUMN resume_url TO resume_id':
      'nothing has been released, so no running version reads it',
    'ALTER TABLE documents RENAME COLUMN url TO key': 'nothing has been released, so no running version reads it',
  },
  '0013_follow-up-owners.sql': {
    'DROP TRIGGER follow_ups_assigned': 'nothing has been released, so no running version relies on it',
    'DROP TRIGGER follow_ups_job_assigned': 'no version assigns jobs to partners',
  },
  '0016_reviews.sql': Object.fromEntries(
    [
      'TRIGGER application_unread_insert',
      'TRIGGER application_unread_update',
      'TRIGGER application_unread_role',
      'TRIGGER application_views_insert',
      'TRIGGER application_views_update',
      'TABLE application_views',
    ].map((gone) => [`DROP ${gone}`, 'nothing has been released, so no running version relies on it']),
  ),
  '0017_anonymous_texts.sql': {
    'DROP VIEW jobs_public_words': 'made again in the same migration',
    'DROP VIEW plain_firm_words': 'only that view read it',
  },
  '0019_people.sql': {
    'CREATE UNIQUE INDEX candidates_person': 'holds rows with is_person = 1 alone, which no earlier version writes',
  },
  '0023_applicant-places.sql': {
    'DROP TABLE applications_contains': 'made and filled again in the same migration',
    'DROP VIEW application_search_texts': 'made again in the same migration, with one more column',
  },
  '0024_person-order.sql': {
    'DROP INDEX candidates_people': 'nothing has been released, so no running version names it',
  },
  '0025_person-words.sql': {
    'DROP VIEW candidate_word_rows': 'made again in the same migration',
    'DROP TABLE candidate_words': 'made again in the same migration, from rows that are all stored',
  },
  '0026_imports.sql': {
    'CREATE UNIQUE INDEX candidates_import': 'holds rows with an import_id alone, which no earlier version writes',
  },
  '0035_import-lookups.sql': {
    'DROP INDEX import_rows_name': 'nothing has been released, so no running version names it',
  },
  '0051_live-submissions.sql': {
    'DROP INDEX ownerships_ends': 'nothing has been released, so no running version names it',
  },
  '0038_firm-links.sql': {
    'DROP INDEX firms_merged': 'made again in the same migration, without the firms that are not merged',
  },
  '0047_person-hours.sql': {
    'DROP VIEW candidate_text_rows': 'made again in the same migration',
    'DROP VIEW candidate_word_rows': 'made again in the same migration',
    'DROP INDEX candidates_list': 'made again in the same migration',
    'ALTER TABLE candidates DROP COLUMN list_order': 'made again in the same migration; the column stores nothing',
  },
}

/**
 * The statements of a migration, without comments, in one line each. A trigger's body is part of its statement.
 * @param {string} sql
 */
export function statementsOf(sql) {
  return sql
    .split('--> statement-breakpoint')
    .flatMap((part) => {
      const text = part.replaceAll(/^\s*--.*$/gm, '')
      return /\bcreate\s+trigger\b/i.test(text) ? [text] : text.split(';')
    })
    .map((text) => text.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').trim().replace(/;$/, ''))
    .filter(Boolean)
}

/**
 * Finds statements of a migration that could break the running version.
 * @param {string} sql the migration
 * @param {ReadonlySet<string>} before tables that earlier migrations have made
 * @returns {string[]} the beginnings of its statements
 */
export function breakages(sql, before) {
  const statements = statementsOf(sql)
  return statements.flatMap(
    (statement) => dropIn(statement, statements) ?? tighteningIn(statement) ?? uniqueIndexIn(statement, before) ?? [],
  )
}

/** @param {string} statement @param {string[]} all of the migration */
function dropIn(statement, all) {
  const [, kind, name = ''] = /^drop (table|view|index|trigger) (?:if exists )?(\w+)/i.exec(statement) ?? []
  if (kind === undefined) return undefined
  // No version reads a trigger, so replacing one is safe. One that is gone for good leaves something out of step.
  if (kind.toLowerCase() === 'trigger' && isMadeAgain(all, name)) return undefined
  return `DROP ${kind.toUpperCase()} ${name}`
}

/** @param {string} statement */
function tighteningIn(statement) {
  const [, table, what = ''] = /^alter table (\w+) (.*)$/i.exec(statement) ?? []
  const isRequired = /^add\b.*\bnot null\b/i.test(what) && !/\b(default|generated)\b/i.test(what)
  return isRequired || /^(rename|drop)\b/i.test(what) ? `ALTER TABLE ${table} ${what}` : undefined
}

/** @param {string} statement @param {ReadonlySet<string>} before tables that the running version may write */
function uniqueIndexIn(statement, before) {
  const [, name, table = ''] = /^create unique index (\w+) on (\w+)/i.exec(statement) ?? []
  return name !== undefined && before.has(table) ? `CREATE UNIQUE INDEX ${name}` : undefined
}

/** @param {string[]} statements @param {string} trigger */
const isMadeAgain = (statements, trigger) =>
  statements.some((one) => new RegExp(`^create trigger (if not exists )?${trigger}\\b`, 'i').test(one))

/** The tables that a migration makes. @param {string} sql */
export const tablesMade = (sql) =>
  statementsOf(sql).flatMap((one) => /^create (?:virtual )?table (?:if not exists )?(\w+)/i.exec(one)?.[1] ?? [])
