const past: Readonly<Record<string, string>> = {
  draft: 'drafted',
  run: 'ran',
  lead: 'led',
  take: 'took',
  try: 'tried',
  write: 'wrote',
  build: 'built',
  oversee: 'oversaw',
  negotiate: 'negotiated',
  advise: 'advised',
  manage: 'managed',
  prepare: 'prepared',
  handle: 'handled',
  argue: 'argued',
  coordinate: 'coordinated',
  structure: 'structured',
  prosecute: 'prosecuted',
  investigate: 'investigated',
  resolve: 'resolved',
}

const verbs = 'advise|argue|brief|defend|draft|maintain|negotiate|prepare|prosecute|report|resolve|review|try'
const firstOrSecond = new RegExp(`^\\w+| and (?:${verbs})\\b`, 'g')

/** A duty as a thing done: "Draft and negotiate leases" becomes "Drafted and negotiated leases". */
export function inThePast(duty: string): string {
  const done = duty.replace(firstOrSecond, (found) => {
    const verb = found.replace(' and ', '').toLowerCase()
    return `${found.startsWith(' and ') ? ' and ' : ''}${past[verb] ?? `${verb}ed`}`
  })
  return done.charAt(0).toUpperCase() + done.slice(1)
}
