import type { ProfilePreview } from '#contract/api/clients/profiles.ts'
import type { ProfileBlock } from '#contract/domain/profiles.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'

type MaskedParts = ProfilePreview['headline']['parts']

/** A profile as a client will read it, with masked words struck out beside their replacements, and the check below. */
export function LiveProfile({ preview }: { preview: ProfilePreview | undefined }) {
  if (!preview) return <SkeletonText lines={12} />
  const { title, headline, summary, blocks, removed, found } = preview
  return (
    <>
      <article aria-label="Preview" className="rounded-(--corner) border border-rule bg-paper p-5">
        <h3 className="border-b-2 border-accent pb-2 font-serif text-xl">{title}</h3>
        <p className="mt-2 text-ink-muted">
          <Masked text={headline.text} parts={headline.parts} />
        </p>
        {blocks.map((block) => (
          <section key={block.title} className="mt-4">
            <h4 className="font-serif text-base">{block.title}</h4>
            {block.kind === 'text' ? (
              <p className="whitespace-pre-line">
                <Masked text={summary.text} parts={summary.parts} />
              </p>
            ) : (
              <BlockContents block={block} />
            )}
          </section>
        ))}
      </article>
      <p className="flex flex-wrap items-center gap-2" aria-live="polite">
        <span>Removed: {removed}</span>
        <CheckBadge preview={preview} />
      </p>
      {found.length > 0 ? (
        <ul className="list-disc pl-5 text-danger">
          {found.map(({ word, place }) => (
            <li key={`${place} ${word}`}>
              “{word}” ({place})
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Texts as they are written pass only once their masked words are taken over. */
function CheckBadge({ preview: { found, headline, summary } }: { preview: ProfilePreview }) {
  if (found.length > 0) return <Badge tone="danger">Check: still identifying</Badge>
  if (isMasked(headline) || isMasked(summary)) return <Badge tone="warning">Check: passed with the masked text</Badge>
  return <Badge tone="success">Check: passed</Badge>
}

/** True for a text in which something was replaced. */
export const isMasked = ({ parts }: ProfilePreview['headline']): boolean => parts.some(({ now }) => now !== null)

function Masked({ text, parts }: { text: string; parts: MaskedParts }) {
  if (!isMasked({ text, parts })) return text
  return parts.map(({ before, now }, at) =>
    now === null ? (
      <span key={at}>{before}</span>
    ) : (
      <span key={at}>
        <del className="text-danger">{before}</del>
        {now ? <ins className="text-success"> {now}</ins> : null}
      </span>
    ),
  )
}

function BlockContents({ block }: { block: Exclude<ProfileBlock, { kind: 'text' }> }) {
  if (block.kind === 'facts') {
    return (
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {block.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className="flex flex-col gap-1">
      {block.positions.map(({ title, firm, years }, at) => (
        <li key={at}>
          <span className="font-medium">{title}</span>
          {[firm, years].filter(Boolean).map((text) => (
            <span key={text} className="text-ink-muted">
              {` · ${text}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
