import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { analyticsApi } from '#contract/api/insight/analytics.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { easternMidnight } from '#contract/domain/days.ts'
import { usersApi } from '#contract/api/identity/users.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { read } from '#web/app/api/query.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { DatePicker } from '#web/app/ui/date-picker.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Cell, HeaderCell, Row, RowHeaderCell, Table } from '#web/app/ui/table.tsx'
import {
  namedRanges,
  readAnalyticsFilters,
  usualRange,
  useAnalyticsFilters,
  type AnalyticsFilters,
} from './analytics-filters.ts'
import { partsOf, type Part } from './analytics-parts.ts'

// The chart library is a third of a megabyte, so the figures don't wait for it.
const charts = () => import('./analytics-charts.tsx')
const Bars = lazyNamed(charts, 'Bars')
const Trend = lazyNamed(charts, 'Trend')

const analyticsQuery = (query: AnalyticsFilters) => ({ ...read(analyticsApi.read, { query }), staleTime: 30_000 })

/** Starts reading the figures and fetching the charts, without waiting for them. */
export function loader({ request }: LoaderFunctionArgs): null {
  Bars.preload()
  void queryClient.prefetchQuery(analyticsQuery(readAnalyticsFilters(new URL(request.url).searchParams)))
  return null
}

/** Pipeline performance: applications, conversion, time in stages, placements. Admins only. */
export function AnalyticsPage() {
  const { filters, change } = useAnalyticsFilters()
  const query = useQuery({ ...analyticsQuery(filters), placeholderData: keepPreviousData })
  const { data } = query
  const parts = data ? partsOf(data) : []
  return (
    <div className="flex w-full flex-col gap-4">
      <title>{pageTitle('Analytics')}</title>
      <div>
        <h1 className="text-2xl">Analytics</h1>
        <p className="text-sm text-ink-muted">Pipeline performance</p>
      </div>
      <Filters filters={filters} shown={data} onChange={change} />
      <output className="min-h-5 text-xs text-ink-muted">
        {data
          ? `${easternDateText(easternMidnight(data.from))} to ${easternDateText(easternMidnight(data.to))}, days in Eastern time`
          : ''}
        {query.isPlaceholderData ? ' · Loading…' : ''}
        {data?.isRecounting ? ' · A recount is in progress. These figures are incomplete.' : ''}
      </output>
      <ListState
        list={query}
        rows={parts}
        pending={<SkeletonRows label="Loading analytics…" count={10} />}
        failure={{ title: 'Analytics couldn’t be loaded' }}
        empty={null}
      >
        {/* Two columns of their own, so that a high card leaves no hole beside it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          {[0, 1].map((column) => (
            <div key={column} className="flex flex-col gap-4">
              {parts
                .filter((_, at) => at % 2 === column)
                .map((part) => (
                  <PartCard key={part.section} part={part} filters={filters} />
                ))}
            </div>
          ))}
        </div>
      </ListState>
    </div>
  )
}

type FiltersProps = {
  filters: AnalyticsFilters
  /** The range of the figures on screen. */
  shown: { from: string; to: string } | undefined
  onChange: ReturnType<typeof useAnalyticsFilters>['change']
}

const custom = 'custom'

function Filters({ filters, shown, onChange }: FiltersProps) {
  const [ranges] = useState(() => namedRanges(new Date()))
  const usual = ranges.find(({ value }) => value === usualRange)
  const from = filters.from ?? usual?.from ?? shown?.from ?? ''
  const to = filters.to ?? usual?.to ?? shown?.to ?? ''
  const named = ranges.find((range) => range.from === from && range.to === to)?.value ?? custom
  return (
    <search aria-label="Analytics" className="flex flex-wrap items-center gap-2">
      <div className="w-48 max-sm:w-full">
        <Select
          aria-label="Range"
          options={[
            ...ranges.map(({ value, label }) => ({ value, label })),
            ...(named === custom ? [{ value: custom, label: 'Custom range' }] : []),
          ]}
          value={named}
          onValueChange={(value) => {
            const range = ranges.find((one) => one.value === value)
            if (range)
              onChange(value === usualRange ? { from: undefined, to: undefined } : { from: range.from, to: range.to })
          }}
        />
      </div>
      <div className="w-64 max-sm:w-full">
        <DatePicker label="From" value={from} maxDay={to} onValueChange={(day) => onChange({ from: day, to })} />
      </div>
      <div className="w-64 max-sm:w-full">
        <DatePicker label="To" value={to} minDay={from} onValueChange={(day) => onChange({ from, to: day })} />
      </div>
      <div className="w-48 max-sm:w-full">
        <PartnerFilter partnerId={filters.partnerId} onChange={(partnerId) => onChange({ partnerId })} />
      </div>
    </search>
  )
}

type PartnerFilterProps = { partnerId: number | undefined; onChange: (partnerId: number | undefined) => void }

function PartnerFilter({ partnerId, onChange }: PartnerFilterProps) {
  const { data: partners = [] } = useQuery(read(usersApi.partners))
  const selected = partnerId === undefined ? 'all' : String(partnerId)
  const options = [
    { value: 'all', label: 'All Partners' },
    { value: '0', label: 'Unassigned' },
    ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const isKnown = options.some(({ value }) => value === selected)
  return (
    <Select
      aria-label="Partner"
      options={isKnown ? options : [...options, { value: selected, label: `Partner ${selected}` }]}
      value={selected}
      onValueChange={(value) => onChange(value === 'all' ? undefined : Number(value))}
    />
  )
}

function PartCard({ part, filters }: { part: Part; filters: AnalyticsFilters }) {
  const { section, title, note, chart, columns, rows } = part
  const Chart = chart.kind === 'trend' ? Trend : Bars
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Card
      title={title}
      actions={
        <span className="flex flex-wrap gap-1">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>
              {isOpen ? 'Hide numbers' : 'Show numbers'}
              <span className="sr-only"> of {title}</span>
            </span>
          </Button>
          <a
            href={endpointUrl(analyticsApi.csv, {}, { ...filters, section })}
            download
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <Download aria-hidden className="size-4" />
            <span>
              <span className="sr-only">{title} as </span>CSV
            </span>
          </a>
        </span>
      }
    >
      <p className="mb-3 text-xs text-ink-muted">{note}</p>
      {chart.points.every(({ count }) => count === 0) ? (
        <p className="py-4 text-sm text-ink-muted">Nothing to count in this range.</p>
      ) : (
        <LazyPart as="section" title="The chart" fallback={<div className="h-56" />}>
          <Chart points={chart.points} unit={chart.unit} />
        </LazyPart>
      )}
      {/* A table over time starts with the newest row. */}
      <div id={id}>
        {isOpen ? (
          <AllRows title={title} columns={columns} rows={chart.kind === 'trend' ? rows.toReversed() : rows} />
        ) : null}
      </div>
    </Card>
  )
}

/** Rows of a long table before "Show all". */
const rowsAtFirst = 12

/** The figures as a table. A long one shows its first rows and a button for all of them. */
function AllRows({ title, columns, rows }: Pick<Part, 'title' | 'columns' | 'rows'>) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = rows.length > rowsAtFirst
  const id = useId()
  return (
    <>
      <Table id={id} caption={title} className="mt-3">
        <thead>
          <tr>
            {columns.map((column, n) => (
              <HeaderCell key={column} isNumeric={n > 0}>
                {column}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, rowsAtFirst)).map(([name, ...cells]) => (
            <Row key={name}>
              <RowHeaderCell className="h-9 whitespace-nowrap text-sm">{name}</RowHeaderCell>
              {cells.map((cell, n) => (
                <Cell key={columns[n + 1]} isNumeric className="h-9 whitespace-nowrap">
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      {isLong ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          <span className="sr-only"> rows of {title}</span>
        </Button>
      ) : null}
    </>
  )
}
