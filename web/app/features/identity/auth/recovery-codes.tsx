import { Download } from 'lucide-react'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'

/** Shows the ten recovery codes, which can't be shown again, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        Save these recovery codes somewhere you can reach without your phone. Each one signs you in once. You won’t see
        them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1.5 rounded-md border border-rule bg-paper-sunk p-4 font-mono text-sm tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" />
        <Button onClick={download}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}
