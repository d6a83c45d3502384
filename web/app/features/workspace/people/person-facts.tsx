import { Link } from 'react-router'
import type { Person } from '#contract/api/candidates/people.ts'
import { engineLabels } from '#contract/domain/intelligence.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { bookText } from '#web/app/features/candidates/scoring/book-text.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Time } from '#web/app/ui/time.tsx'
import { placeText } from './people-table.tsx'
import { External, Nothing, PersonFields, Quote, type PersonField } from './person-fields.tsx'

type PersonProps = { person: Person }

/** Contact data, career and the newest résumé. */
export function PersonFacts({ person }: PersonProps) {
  const { email, phone, linkedinUrl, resume } = person
  return (
    <PersonFields
      fields={[
        { label: 'Email', value: email },
        { label: 'Phone', value: phone },
        { label: 'LinkedIn', value: linkedinUrl ? <External href={linkedinUrl}>Profile</External> : null },
        { label: 'Class year', value: person.jdYear },
        { label: 'Law school', value: person.lawSchool },
        { label: 'City', value: placeText(person) },
        { label: 'Bar admissions', value: person.barStates.join(', ') },
        { label: 'Practice areas', value: person.practiceAreas.join(', ') },
        { label: 'Years of experience', value: person.yearsExperience },
        { label: 'Résumé', value: resume ? <Resume resume={resume} /> : null },
        { label: 'Notes', value: person.notes ? <span className="whitespace-pre-line">{person.notes}</span> : null },
      ]}
    />
  )
}

const Resume = ({ resume: { url, name, isPdf, addedAt, message } }: { resume: NonNullable<Person['resume']> }) => (
  <>
    {isPdf ? (
      <External href={`/api${url}?view=1`}>{name}</External>
    ) : (
      <a href={`/api${url}`} download className={linkClass()}>
        {name}
      </a>
    )}
    <span className="block text-ink-muted">
      Added <Time at={addedAt} show="day" />
      {message ? ` · ${message}` : null}
    </span>
  </>
)

/** Portable business, as the résumé and applications state it. */
export function PersonBook({ person: { resume, applications } }: PersonProps) {
  const stated = resume?.facts?.portableBook
  const applied = applications.filter(({ hasPortableBook }) => hasPortableBook)
  if (!stated && applied.length === 0) {
    return <Nothing>No portable book is stated in the résumé or an application that you can see.</Nothing>
  }
  const fields: PersonField[] = applied.map(({ id, job, appliedAt }) => ({
    label: 'Application',
    value: (
      <>
        Has a portable book, according to the application for{' '}
        <Link to={`${paths.candidates}?selected=${id}`} className={linkClass()}>
          {job.title}
        </Link>{' '}
        (<Time at={appliedAt} show="day" />)
      </>
    ),
  }))
  return (
    <PersonFields
      fields={[
        ...(stated
          ? [
              {
                label: 'Résumé',
                value: stated.value ? `${bookText(stated)} a year` : bookText(stated),
                quote: stated.quote,
              },
            ]
          : []),
        ...fields,
      ]}
    />
  )
}

/** Words of the résumé that state the value on record. */
const quoteFor = <Value,>(value: Value, fact: { value: Value; quote: string } | undefined) =>
  fact && fact.value === value ? fact.quote : undefined

/** Bars on record, each with the words of the résumé that state it, and bars that only the résumé states. */
function barsOf({ barStates, resume }: Person) {
  const stated = (resume?.facts?.barAdmissions ?? []).map((bar) => ({
    ...bar,
    names: [bar.value, stateCode(bar.value)],
  }))
  return {
    onRecord: barStates.map((value) => ({ value, quote: stated.find(({ names }) => names.includes(value))?.quote })),
    inResumeOnly: stated.filter(({ names }) => !barStates.some((bar) => names.includes(bar))),
  }
}

/** Degree and bars on record, and admissions that the résumé states but the record lacks. */
export function PersonAdmissions({ person }: PersonProps) {
  const { jdYear, lawSchool } = person
  const facts = person.resume?.facts
  const { onRecord, inResumeOnly } = barsOf(person)
  const fields: PersonField[] = [
    { label: 'Class year', value: jdYear, quote: quoteFor(jdYear, facts?.jdYear) },
    { label: 'Law school', value: lawSchool, quote: quoteFor(lawSchool, facts?.lawSchool) },
    { label: 'Bar admissions', value: statedList(onRecord) },
    { label: 'In the résumé, not on record', value: statedList(inResumeOnly) },
    { label: 'Clerkships', value: statedList(facts?.clerkships ?? []) },
  ]
  if (fields.every(({ value }) => value === null)) return <Nothing>No bar admissions or law degree on record.</Nothing>
  const engine = person.resume?.engine
  return (
    <>
      <PersonFields fields={fields} />
      {engine ? <p className="mt-2 text-xs text-ink-muted">Résumé read by: {engineLabels[engine]}</p> : null}
    </>
  )
}

type StatedItem = { value: string; quote?: string | undefined }

const statedList = (items: readonly StatedItem[]) => (items.length > 0 ? <Stated items={items} /> : null)

const Stated = ({ items }: { items: readonly StatedItem[] }) => (
  <ul className="flex flex-col gap-1">
    {items.map(({ value, quote }) => (
      <li key={value}>
        {value}
        {quote && quote !== value ? <Quote text={quote} /> : null}
      </li>
    ))}
  </ul>
)
