import { cleanText } from './plain-text.ts'

/** Fills in the placeholders of a text. Leaves out unknown ones. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export type MailBlock =
  | { kind: 'text'; text: string; isStrong: boolean }
  | { kind: 'button'; label: string }
  | { kind: 'items' }

/**
 * Splits a template into blocks at empty lines. `[label]({link})` alone is a button, `{items}` alone a list, and another
 * placeholder alone (`{when}`) the main fact of the email. Runs before values are filled in, so a person's name can't become a
 * link.
 */
export function mailBlocks(body: string): MailBlock[] {
  return cleanText(body)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part): MailBlock => {
      const button = /^\[([^\]\n]+)\]\(\{link\}\)$/.exec(part.trim())
      if (button) return { kind: 'button', label: button[1] ?? '' }
      if (part.trim() === '{items}') return { kind: 'items' }
      return { kind: 'text', text: part, isStrong: /^\{(?!agency\}|details\})\w+\}$/.test(part.trim()) }
    })
}
