/** The kinds of employer a candidate would work for. */
export const firmPreferences = ['big_firm', 'boutique', 'in_house'] as const

export type FirmPreference = (typeof firmPreferences)[number]

export const firmPreferenceLabels = {
  big_firm: 'Big firm',
  boutique: 'Boutique',
  in_house: 'In-house',
} as const satisfies Record<FirmPreference, string>

/** The wire form: comma-joined, each once, in the order of the list; empty text for none. */
export function joinFirmPreferences(chosen: readonly FirmPreference[]): string {
  return firmPreferences.filter((preference) => chosen.includes(preference)).join(',')
}

/** Reads the wire form; spaces are forgiven, unknown parts are left out. Takes stored text, or nothing. */
export function splitFirmPreferences(joined: string | null | undefined): FirmPreference[] {
  const parts = new Set((joined ?? '').split(',').map((part) => part.trim()))
  return firmPreferences.filter((preference) => parts.has(preference))
}

/** The stored text for people: "Big firm, Boutique"; empty when none is known. */
export function firmPreferenceText(joined: string | null | undefined): string {
  return splitFirmPreferences(joined)
    .map((preference) => firmPreferenceLabels[preference])
    .join(', ')
}
