import { useQuery } from '@tanstack/react-query'
import { firmsApi } from '#contract/api/clients/firms.ts'
import { read } from '#web/app/api/query.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { Button } from '#web/app/ui/button.tsx'

/** Typing pauses this long before a name is looked up. Milliseconds. */
const pauseMs = 400

type FirmNameHintProps = { name: string; onSelect: (name: string) => void }

/** Says which firm of the directory a typed name means, and offers firms with a similar name. */
export function FirmNameHint({ name, onSelect }: FirmNameHintProps) {
  const typed = useSettled(name.trim().slice(0, 200), pauseMs)
  const { data } = useQuery({
    ...read(firmsApi.resolve, { query: { name: typed } }),
    enabled: typed.length > 1,
    staleTime: 60_000,
  })
  if (!data || typed.length < 2) return null
  const { firm, near } = data
  if (firm) {
    const isSame = firm.name === typed
    return <span>{isSame ? 'In the directory of firms' : `In the directory as ${firm.name}`}</span>
  }
  if (near.length === 0) return <span>New to the directory. It will be one of the names to verify.</span>
  return (
    <span className="flex flex-wrap items-center gap-2">
      New to the directory. Did you mean
      {near.map(({ id, name: known }) => (
        <Button key={id} size="sm" onClick={() => onSelect(known)}>
          {known}
        </Button>
      ))}
    </span>
  )
}
