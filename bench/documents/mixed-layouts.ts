import { makeRandom } from './random.ts'

/** The order and the signs of a layout, whatever its styles. */
const bare = (notation: string) => notation.replaceAll(/[!*_^]/g, '')

/** Layouts of jobs put together at random: one to three lines of a firm, a title and dates. None is like a held-out one. */
export function mixedJobs(count: number, heldOutJobs: readonly string[], seed = 11): string[] {
  const random = makeRandom(seed)
  const heldOut = new Set(heldOutJobs.map(bare))
  const found = new Set<string>()
  while (found.size < count) {
    const parts = ['F', 'T', 'D', ...(random.chance(0.75) ? ['P'] : []), ...(random.chance(0.3) ? ['U'] : [])]
    for (let at = parts.length - 1; at > 0; at--) {
      const other = random.below(at + 1)
      ;[parts[at], parts[other]] = [parts[other] ?? '', parts[at] ?? '']
    }
    // A group follows its title.
    if (parts.includes('U')) {
      parts.splice(parts.indexOf('U'), 1)
      parts.splice(parts.indexOf('T') + 1, 0, 'U')
    }
    const styles: Record<string, string> = { F: '', T: '', D: '', P: '', U: '' }
    styles[random.pick(['F', 'T'])] = random.pick(['*', '*', '*', '^', '_', ''])
    if (random.chance(0.35)) styles[random.pick(['F', 'T', 'D', 'P'])] = random.pick(['_', '*', '_'])
    const usual = random.pick([',', ',', '|', '-', '>', '>'])
    const notation = parts
      .map((part, at) => {
        const own = `${styles[part]}${part}`
        if (at === 0) return own
        if (part === 'U') return `${random.pick([',', ',', '-', '(', '|'])} ${own}`.replace(/^\( (.*)$/, '( $1 )')
        if (random.chance(0.4)) return `// ${own}`
        if (part === 'D') return random.pick(['> ', '> ', '( ', `${usual} `]) + own
        if (part === 'F' && parts[at - 1] === 'T' && random.chance(0.2)) return `@ ${own}`
        return `${random.chance(0.75) ? usual : random.pick(['>', ',', '|', '-', '.', ':', '~'])} ${own}`
      })
      .join(' ')
      .replaceAll(/\( ([*_^]?D)(?= |$)/g, '( $1 )')
    if (!heldOut.has(bare(notation))) found.add(notation)
  }
  return [...found]
}
