/** Platforms whose boards share servers: all their boards are one lane. */
const platforms = [
  'greenhouse.io',
  'lever.co',
  'ashbyhq.com',
  'smartrecruiters.com',
  'workable.com',
  'recruitee.com',
  'personio.de',
  'personio.com',
  'myworkdayjobs.com',
  'myworkdaysite.com',
  'viglobalcloud.com',
  'florecruit.com',
  'ultipro.com',
  'icims.com',
  'oraclecloud.com',
  'bamboohr.com',
  'rippling.com',
  'breezy.hr',
  'pinpointhq.com',
  'jobvite.com',
  'adp.com',
  'taleo.net',
]

/** The lane of an address: sources of one lane are read one after the other. */
export function laneOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.toLowerCase()
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  return (
    platforms.find((platform) => host === platform || host.endsWith(`.${platform}`)) ??
    host + (url.port && `:${url.port}`)
  )
}
