import { useSuspenseQuery } from '@tanstack/react-query'
import { candidateRightsApi } from '#contract/api/candidates/candidate-rights.ts'
import { read } from '#web/app/api/query.ts'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'

/** The erasures, with when and by whom, but not of whom: proof without personal data. */
export function Erasures() {
  const { data } = useSuspenseQuery(read(candidateRightsApi.erasures))
  return (
    <Card title="Erasures">
      {data.items.length === 0 ? (
        <EmptyState
          title="No erasures yet"
          text="Each erasure is recorded here: when, by whom and how much, but never whose data it was."
          level={3}
        />
      ) : (
        <Table caption="Erasures" className="-mx-4 max-h-[40dvh] sm:-mx-5">
          <thead>
            <tr>
              <HeaderCell>When</HeaderCell>
              <HeaderCell>By</HeaderCell>
              <HeaderCell isNumeric>Applications</HeaderCell>
              <HeaderCell isNumeric>Files</HeaderCell>
              <HeaderCell isNumeric>Other records</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, erasedBy, isByRule, applications, files, others, erasedAt }) => (
              <Row key={id}>
                <Cell className="whitespace-nowrap">
                  <Time at={erasedAt} />
                </Cell>
                <Cell>{isByRule ? 'Retention' : (erasedBy ?? 'Deleted account')}</Cell>
                <Cell isNumeric>{applications}</Cell>
                <Cell isNumeric>{files}</Cell>
                <Cell isNumeric>{others}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
