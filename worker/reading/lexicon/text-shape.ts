/** Capitals, title case, a sentence or small letters. */
export function shapeOf(text: string): string {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []
  if (words.length === 0) return 'none'
  if (!/\p{Ll}/u.test(text)) return 'caps'
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  if (small.every((word) => /^(?:and|of|the|for|in|to|at|de|la|du|von|van|y|e|an?|with|on)$/.test(word))) return 'title'
  return /^\p{Ll}/u.test(text) ? 'small' : 'mixed'
}
