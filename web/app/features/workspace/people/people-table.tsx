import type { PersonListItem } from '#contract/api/candidates/people.ts'
import { Cell, HeaderCell, Row, RowHeaderCell, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { cx } from '#web/app/ui/cx.ts'

type PeopleTableProps = {
  people: readonly PersonListItem[]
  openId: number | undefined
  onOpen: (id: number) => void
}

/** "Boston, MA". */
export const placeText = ({ city, region }: Pick<PersonListItem, 'city' | 'region'>) =>
  [city, region].filter(Boolean).join(', ')

/** People as a table, and as cards where a table would cut names. */
export function PeopleTable({ people, openId, onOpen }: PeopleTableProps) {
  return (
    <>
      <Table caption="People" className="max-xl:hidden">
        <thead>
          <tr>
            {['Name', 'Class', 'Last firm', 'City', 'Bars', 'Owner', 'Last touched'].map((name) => (
              <HeaderCell key={name}>{name}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row
              key={person.id}
              isInteractive
              isSelected={person.id === openId}
              onClick={() => onOpen(person.id)}
              className="cursor-pointer"
            >
              <RowHeaderCell>
                <NameButton person={person} onOpen={onOpen} />
              </RowHeaderCell>
              <Cell className="tabular-nums">{person.jdYear ?? <None />}</Cell>
              <Cell className="wrap-anywhere">{person.lastFirmName ?? <None />}</Cell>
              <Cell className="wrap-anywhere">{placeText(person) || <None />}</Cell>
              <Cell className="wrap-anywhere">{person.barStates.join(', ') || <None />}</Cell>
              <Cell>{person.owner?.name ?? <span className="text-ink-muted">No owner</span>}</Cell>
              <Cell className="whitespace-nowrap">
                <Time at={person.touchedAt} show="day" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ul aria-label="People" className="flex flex-col gap-2 xl:hidden">
        {people.map((person) => (
          <li
            key={person.id}
            className={cx(
              'relative rounded-lg border border-rule p-3',
              person.id === openId ? 'bg-accent-soft' : 'bg-paper-raised',
            )}
          >
            <p className="font-serif text-base">
              <NameButton person={person} onOpen={onOpen} isCard />
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">
              {[person.jdYear && `Class of ${person.jdYear}`, person.lastFirmName, placeText(person)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm text-ink-muted wrap-anywhere">
              {[person.barStates.length > 0 && `Bars: ${person.barStates.join(', ')}`, person.owner?.name ?? 'No owner']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const None = () => <span className="text-ink-muted">–</span>

function NameButton({
  person,
  onOpen,
  isCard = false,
}: {
  person: PersonListItem
  onOpen: (id: number) => void
  isCard?: boolean
}) {
  return (
    <button
      type="button"
      data-person={person.id}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(person.id)
      }}
      className={cx(
        'min-h-8 cursor-pointer text-left wrap-anywhere hover:underline',
        // The whole card opens the record.
        isCard && 'after:absolute after:inset-0',
      )}
    >
      {person.name}
    </button>
  )
}
