import { mentionsIn, ofKind, type Posting } from './posting.ts'

/** The pay of the job in dollars a year; of ranges by office the one of its own. */
export function salaryOf(posting: Posting, location: string | undefined): { salaryMin?: number; salaryMax?: number } {
  const { labels, sections } = posting
  const lines = [
    ...(labels.pay === undefined ? [] : [`Salary: ${labels.pay}`]),
    ...sections.flatMap(({ kind, heading, lines: all }) =>
      // Under a heading of pay each line speaks of pay.
      all.map((line) =>
        kind === 'pay'
          ? `Salary: ${line}`
          : /salary|compensation|\bpay\b|hiring range/i.test(heading)
            ? `Salary: ${line}`
            : line,
      ),
    ),
  ]
  const found = lines.flatMap((line) => {
    // Most lines hold no figure at all.
    const amounts = /\d/.test(line) ? ofKind(mentionsIn(line, posting), 'salary') : []
    const hasPay = amounts.some(({ isSurelyPay }) => isSurelyPay)
    return amounts.flatMap((pay) => {
      const isRange = pay.min !== undefined && pay.max !== undefined
      const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
      const isPay =
        (pay.isSurelyPay && !isBusiness(line, pay.start, pay.end)) ||
        // "$260,000 (3rd year), $310,000 (4th year)": steps of the scale that the sentence began.
        (hasPay && /\$/.test(pay.text) && (low ?? 0) >= 40_000 && /^\s*\(/.test(line.slice(pay.end))) ||
        ((isRange || line.startsWith('Salary: ')) &&
          (low ?? 0) >= 40_000 &&
          (high ?? 0) <= 2_000_000 &&
          /\$/.test(pay.text))
      return pay.isMarket || !isPay || (low ?? high ?? 0) < 20_000
        ? []
        : [{ low, high, line, isPayLine: line.startsWith('Salary: ') }]
    })
  })
  if (found.length === 0) return {}
  // Where a range is stated, a single amount beside it is something else: a bonus, an example.
  const ranges = found.filter(
    ({ low, high, isPayLine }) => isPayLine || (low !== undefined && high !== undefined && low < high),
  )
  const stated = ranges.length > 0 ? ranges : found
  // Of ranges by office the one of this job's office.
  const city = location?.split(',')[0]
  const here = city === undefined ? [] : stated.filter(({ line }) => line.includes(city))
  const used = here.length > 0 ? here : stated
  const lows = used.flatMap(({ low }) => low ?? [])
  const highs = used.flatMap(({ high }) => high ?? [])
  const min = lows.length > 0 ? Math.min(...lows) : undefined
  const max = highs.length > 0 ? Math.max(...highs) : undefined
  return { ...(min === undefined ? {} : { salaryMin: min }), ...(max === undefined ? {} : { salaryMax: max }) }
}

/** "Portable business of at least $2,000,000" is brought along, not paid. */
const isBusiness = (line: string, at: number, end: number): boolean =>
  /^\s+(?:or more )?(?:in|of) (?:annual |yearly |portable )*(?:collections|billings|receipts|business|originations|fees|revenues?)\b/i.test(
    line.slice(end, end + 60),
  ) ||
  (/\b(?:billing |hourly )?rates?\b[^.;$]{0,40}$/i.test(line.slice(Math.max(0, at - 60), at)) &&
    /\b(?:flexible|billing|firm['’]s|client|average)\b/i.test(line.slice(Math.max(0, at - 80), at))) ||
  (/\b(?:portable|book|originat\w+|billings)\b[^.$]{0,60}$/i.test(line.slice(Math.max(0, at - 80), at)) &&
    !/\b(?:salary|compensation|pay)\b[^$]{0,40}$/i.test(line.slice(Math.max(0, at - 50), at)))
