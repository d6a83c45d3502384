import { useSuspenseQuery } from '@tanstack/react-query'
import { candidateRightsApi } from '#contract/api/candidates/candidate-rights.ts'
import { read } from '#web/app/api/query.ts'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { Time } from '#web/app/ui/time.tsx'

/** That people were erased, by whom and when: the proof, without who they were. */
export function Erasures() {
  const { data } = useSuspenseQuery(read(candidateRightsApi.erasures))
  return (
    <Card title="Erased so far">
      {data.items.length === 0 ? (
        <EmptyState
          title="Nobody was erased yet"
          text="Every erasure is noted here: when, by whom and how much, never who it was."
          level={3}
        />
      ) : (
        <Table caption="Erased so far" className="-mx-4 max-h-[40dvh] sm:-mx-5">
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
                <Cell>{isByRule ? 'The rule of retention' : (erasedBy ?? 'An account that is gone')}</Cell>
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
