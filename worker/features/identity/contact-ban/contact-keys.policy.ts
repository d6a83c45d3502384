import { fold } from '#worker/reading/lexicon/fold.ts'

/** Normalized email addresses, phone numbers and profiles. Different spellings of one contact have the same key. */
export type ContactKeys = { emails: string[]; phones: string[]; linkedin: string[] }

/** Contact details of a person, as typed or read; `texts` may hold addresses and numbers too. */
type ContactText = string | null | undefined
export type ContactFacts = Partial<Record<'email' | 'phone' | 'url', ContactText>> & { texts?: readonly ContactText[] }

const emailPattern = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const linkedinPattern = /linkedin\.com\/(?:in|pub)\/([^\s/?#"'<>()]{1,120})/gi
/** A run of digits and the separators that people put between them, without an extension. */
const phonePattern = /\+?\(?\d(?:[\s().\-–—/\u00a0\u2011]{0,3}\d){9,14}/gu

/** The digits that a phone number is compared by: the last ten, without an extension; null for fewer. */
export function phoneKey(phone: string): string | null {
  const [main = ''] = phone.split(/(?:ext|x|#|;)/i)
  const digits = main.replaceAll(/\D/g, '')
  return digits.length >= 10 ? digits.slice(-10) : null
}

/** The slug of a LinkedIn profile in lower case, or null for any other address. */
export const linkedinKey = (url: string): string | null => slugsIn(url)[0] ?? null

const slugsIn = (text: string): string[] =>
  [...text.matchAll(linkedinPattern)].map(([, slug = '']) => decoded(slug).toLowerCase())

/** Decodes a part of an address. Other than `decodeURIComponent`, it leaves broken sequences as they are. */
const decoded = (slug: string): string => new URLSearchParams(`slug=${slug}`).get('slug') ?? slug

/** Every key that these facts hold. */
export function contactKeys({ email, phone, url, texts = [] }: ContactFacts): ContactKeys {
  const all = [email, phone, url, ...texts].filter((text) => typeof text === 'string').join('\n')
  const phones = [phone, ...[...all.matchAll(phonePattern)].map(([text]) => text)]
  return {
    emails: unique([...all.matchAll(emailPattern)].map(([text]) => text.toLowerCase())),
    phones: unique(phones.map((text) => (text ? phoneKey(text) : null))),
    linkedin: unique(slugsIn(all)),
  }
}

const unique = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))]

/** The words of a name, folded, without initials: "José M. Núñez" is jose and nunez. */
export const nameWords = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** Checks whether two names share a word. Everybody at a firm may share its number, so a match by number needs a shared name too. */
export const sharesName = (one: string, other: string): boolean =>
  !new Set(nameWords(one)).isDisjointFrom(new Set(nameWords(other)))
