import { jobPlatforms } from './platforms/registry.ts'

const platformHosts = Object.values(jobPlatforms).flatMap(({ hosts }) => hosts)

/**
 * The lane of an address: its platform's domain, since a platform's boards share servers, else its host. Sources of one
 * lane are read one after the other.
 */
export function laneOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.toLowerCase()
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  return (
    platformHosts.find((platform) => host === platform || host.endsWith(`.${platform}`)) ??
    host + (url.port && `:${url.port}`)
  )
}
