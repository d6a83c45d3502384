import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const resultMs = 2_000

const resultTexts = { copied: 'Copied', refused: 'Couldn’t copy. Select the text instead.' }

/** Copies a text to the clipboard and shows for a moment whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState<keyof typeof resultTexts>()
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(undefined), resultMs)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }
  const Icon = result === 'copied' ? Check : Copy
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{result ? resultTexts[result] : label}</span>
    </Button>
  )
}
