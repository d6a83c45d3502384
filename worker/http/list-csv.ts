import { easternDay } from '#contract/domain/eastern-time.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import type { Page } from '#worker/db/page.ts'
import type { Deps } from '#worker/deps.ts'
import type { Actor } from './access.ts'
import { csvLines, csvStream, csvText } from './csv.ts'

type ListCsvDeps = Pick<Deps, 'archives' | 'budget' | 'log' | 'now'>
type Place = { cursor: string | undefined; limit: number }

type List<Item> = {
  /** Name of the list, for the file and the log: "Candidates". */
  name: string
  columns: CsvColumns<Item>
  /** Reads a page of the list, with the filters and the order of the screen and only what the actor may see. */
  read: (place: Place) => Promise<Pick<Page<Item>, 'items' | 'nextCursor'>>
}

/** Rows in memory at once. Pages are large because each repeats the queries for the totals of its screen. */
const rowsAtOnce = 1_000

/** Without it, spreadsheets read a file as Windows-1252. */
const byteOrderMark = '\uFEFF'

/**
 * All rows of a list as a CSV file, made page by page while the browser takes it. The first page is read before the
 * answer, so that filters which aren't valid are refused as on screen. If the queries of one invocation don't suffice for
 * all rows, the last line says so. The history of exports keeps who downloaded which list, and how many rows: nothing leaves
 * before the download is noted.
 *
 * @example
 * return listCsv(deps, actor, {
 *   name: 'Feedback',
 *   columns: feedbackColumns,
 *   read: (place) => pageFeedback(deps, { ...query, ...place }).then(presented),
 * })
 */
export function listCsv<Item>(deps: ListCsvDeps, actor: Actor, list: List<Item>): Promise<Response> {
  return csvStream(piecesOf(deps, actor, list), `${list.name} ${easternDay(deps.now())}.csv`)
}

async function* piecesOf<Item>(
  { archives, budget, log, now }: ListCsvDeps,
  actor: Actor,
  { name, columns, read }: List<Item>,
): AsyncGenerator<string> {
  const header = csvText(
    columns.map(([title]) => title),
    [],
  )
  let page = await read({ cursor: undefined, limit: rowsAtOnce })
  const noted = await archives.noteList(name, actor.id, now())
  let rows = 0
  let isWhole = false
  try {
    for (let start = byteOrderMark + header; ; start = '') {
      rows += page.items.length
      yield start + csvLines(page.items.map((item) => columns.map(([, cell]) => cell(item))))
      if (page.nextCursor === null) {
        isWhole = true
        return
      }
      if (budget.isSpent()) {
        yield csvLines([[`This file ends after ${rows} rows. Filter the list to download the others.`]])
        return
      }
      page = await read({ cursor: page.nextCursor, limit: rowsAtOnce })
    }
  } finally {
    // The rows are out: a count that can't be saved doesn't fail the file, and the history lists it without one.
    const isCounted = await archives.listDownloaded(noted, rows).then(
      () => true,
      () => false,
    )
    log('list.downloaded', { list: name, userId: actor.id, rows, isWhole, isCounted })
  }
}
