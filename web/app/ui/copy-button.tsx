import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const saidMs = 2_000

/** Puts a text on the clipboard and says so for a moment; where the browser refuses, it says that. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('refused')
    }
  }
  const Icon = said === 'copied' ? Check : Copy
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">
        {said === 'copied' ? 'Copied' : said === 'refused' ? 'Please copy it by hand' : label}
      </span>
    </Button>
  )
}
