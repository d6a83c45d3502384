import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonSize } from './button-class.ts'

const resultMs = 2_000

const resultTexts = { copied: 'Copied', refused: 'Couldn’t copy. Select the text instead.' }

type CopyButtonProps = {
  text: string
  label: string
  /** Continues the label for screen readers, where several buttons share it. */
  hiddenLabel?: string
  size?: ButtonSize
}

/** Copies a text to the clipboard and shows for a moment whether that worked. */
export function CopyButton({ text, label, hiddenLabel, size = 'md' }: CopyButtonProps) {
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
    <Button size={size} onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{result ? resultTexts[result] : label}</span>
      {hiddenLabel ? <span className="sr-only"> {hiddenLabel}</span> : null}
    </Button>
  )
}
