/** Somebody who can be mentioned. Letter case of the email doesn't matter. */
type Person = { id: number; email: string }

const partOfAddress = /[\p{L}\p{N}_%+\-@]/u

/**
 * Ids of the people whom a text mentions as `@name@firm.com`, in the order of `people`. The address must be complete:
 * `@ann@firm.com.` at the end of a sentence is a mention, `@ann@firm.community` and `joe@ann@firm.com` are not.
 */
export function mentionedIn(text: string, people: readonly Person[]): number[] {
  const lower = text.toLowerCase()
  return people.filter(({ email }) => email !== '' && isMentioned(lower, `@${email.toLowerCase()}`)).map(({ id }) => id)
}

function isMentioned(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text.slice(at + address.length, at + address.length + 2)
    const goesOn = partOfAddress.test(after[0] ?? ' ') || (after[0] === '.' && partOfAddress.test(after[1] ?? ' '))
    if (!partOfAddress.test(before) && before !== '.' && !goesOn) return true
  }
  return false
}
