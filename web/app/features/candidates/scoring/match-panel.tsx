import { Check, Tag, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import {
  firstReasons,
  groupReasons,
  isGoodMatch,
  readReason,
  reasonGroupLabels,
  reasonGroupOrder,
  type ReasonKind,
} from '#contract/domain/score.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { MatchBadge } from '#web/app/features/candidates/applications/candidate-facts.tsx'

const looks = {
  strengths: { icon: Check, tone: 'text-success' },
  concerns: { icon: X, tone: 'text-danger' },
  risks: { icon: TriangleAlert, tone: 'text-warning' },
  tags: { icon: Tag, tone: 'text-ink-muted' },
} as const satisfies Record<ReasonKind, { icon: LucideIcon; tone: string }>

function Reason({ kind, text, isOnTint = false }: { kind: ReasonKind; text: string; isOnTint?: boolean }) {
  const { icon: Icon, tone } = looks[kind]
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden className={cx('mt-0.5 size-3.5 shrink-0', !isOnTint && tone)} strokeWidth={2.5} />
      <span className="min-w-0">
        {kind === 'tags' ? null : <span className="sr-only">{reasonGroupLabels[kind]}: </span>}
        {text}
      </span>
    </span>
  )
}

/** The first three reasons, concerns beside strengths, and the number of further ones. */
export function CompactReasons({ score, reasons }: Pick<MatchPanelProps, 'score' | 'reasons'>) {
  const { shown, rest } = firstReasons(reasons, score)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Match reasons" className="flex flex-col gap-1 text-xs">
      {shown.map((reason) => (
        <li key={reason}>
          <Reason {...readReason(reason)} />
        </li>
      ))}
      {rest.length > 0 ? <li className="font-medium">+{rest.length} more</li> : null}
    </ul>
  )
}

type MatchPanelProps = { score: number | null; summary: string | null; reasons: readonly string[] }

/** The match: score, summary (from 50 on), and the reasons in their groups. */
export function MatchPanel({ score, summary, reasons }: MatchPanelProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { shown, rest } = firstReasons(reasons, score)
  const groups = groupReasons(isWhole ? [...shown, ...rest] : shown)
  return (
    <div className="flex flex-col gap-3">
      <p>
        <MatchBadge score={score} />
      </p>
      {summary && isGoodMatch(score) ? <p>{summary}</p> : null}
      {reasonGroupOrder(score).map((kind) =>
        groups[kind].length > 0 ? (
          <div key={kind}>
            <h4 className="text-xs font-medium text-ink-muted">{reasonGroupLabels[kind]}</h4>
            <ul className="mt-1 flex flex-col gap-1">
              {groups[kind].map((text) => (
                <li key={text}>
                  <Reason kind={kind} text={text} />
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
      {groups.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {groups.tags.map((text) => (
            <li key={text} className="rounded-sm bg-neutral-soft px-1.5 py-0.5 text-xs text-on-neutral-soft">
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {rest.length > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `+${rest.length} more`}
        </Button>
      ) : null}
    </div>
  )
}
