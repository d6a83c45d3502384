import type { Context } from 'hono'

/**
 * Who counts as one caller for the limits per address: an IPv4 address, or the /64 of an IPv6 address, since a single home
 * line has a whole /64 to choose from. An IPv4 address written as IPv6 is that IPv4 address. The address is the one that
 * Cloudflare's edge saw; a laptop's own server has one caller, itself.
 */
export const callerAddress = (c: Context): string => callerOf(c.req.header('cf-connecting-ip') ?? 'local')

/** @param address As the edge writes it; anything but an IPv6 address is returned unchanged. */
export function callerOf(address: string): string {
  if (!address.includes(':')) return address
  // The URL parser is the platform's own reader of IPv6: it refuses other text and writes each address in one way.
  const written = URL.parse(`http://[${address.split('%')[0]}]/`)?.hostname.slice(1, -1)
  if (written === undefined) return address
  const groups = groupsOf(written)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address in its shortest form. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))))
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
