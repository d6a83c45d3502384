/** The practice areas the platform ships with; staff add their own to the stored registry. */
export const shippedPracticeAreas = [
  'Corporate',
  'Mergers & Acquisitions',
  'Private Equity',
  'Venture Capital',
  'Capital Markets',
  'Securities',
  'Investment Funds',
  'Banking & Finance',
  'Project Finance',
  'Public Finance',
  'Bankruptcy & Restructuring',
  'Real Estate',
  'Construction',
  'Land Use',
  'Tax',
  'Trusts & Estates',
  'Employee Benefits',
  'Labor & Employment',
  'Litigation',
  'Commercial Litigation',
  'Securities Litigation',
  'White Collar',
  'Appellate',
  'Antitrust',
  'Intellectual Property',
  'Patent Litigation',
  'Patent Prosecution',
  'Trademark',
  'Technology Transactions',
  'Privacy & Cybersecurity',
  'Healthcare',
  'Life Sciences',
  'Insurance',
  'Product Liability',
  'Personal Injury',
  'Environmental',
  'Energy',
  'Government Contracts',
  'International Trade',
  'Regulatory',
  'Immigration',
  'Family Law',
  'Media & Entertainment',
  'In-House',
] as const

/** Longest label, in characters. */
export const practiceAreaLabelMax = 80

export type PracticeArea = { value: string; label: string }

/**
 * The slug of a label: lowercase, spaces to hyphens, other characters dropped, and what "&"
 * leaves collapsed: "Mergers & Acquisitions" is `mergers-acquisitions`. Accents are taken off first ("Médias" is
 * `medias`). Empty when no letter or digit of a–z and 0–9 is left, which isn't a practice area.
 */
export function practiceAreaSlug(label: string): string {
  return label
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A label as it is stored: cleaned of double blanks, with a capital first letter. */
export function practiceAreaLabel(label: string): string {
  const line = label.trim().replaceAll(/\s+/g, ' ')
  // By code point, so that a letter outside the basic plane is not cut in half.
  const [first = '', ...rest] = line
  return first.toLocaleUpperCase('en-US') + rest.join('')
}

/** The shipped registry as stored rows. */
export const defaultPracticeAreas: readonly PracticeArea[] = shippedPracticeAreas.map((label) => ({
  value: practiceAreaSlug(label),
  label,
}))

const otherPrefix = 'Other: '

/** The text of a practice area outside the registry, "Space law" of "Other: Space law"; null for one of the registry. */
export function otherPracticeArea(stored: string): string | null {
  return stored.startsWith(otherPrefix.trim()) ? stored.slice(otherPrefix.trim().length).trim() : null
}

/** A practice area outside the registry as it is stored, and shown to staff: "Other: Space law". */
export const asOtherPracticeArea = (text: string): string => otherPrefix + text

/**
 * The stored form of the practice area that an applicant stated: the registry's own label where it is one of them, in any
 * case and spelling that makes the same slug; otherwise "Other: …", so that a fragment ("Merg") never passes for a
 * practice. Undefined without any text.
 */
export function statedPracticeArea(stated: string | undefined, registry: readonly PracticeArea[]): string | undefined {
  const text = stated === undefined ? '' : (otherPracticeArea(stated) ?? stated).trim()
  if (text === '') return undefined
  const slug = practiceAreaSlug(text)
  return registry.find(({ value }) => value === slug)?.label ?? asOtherPracticeArea(text)
}

/** The practice area to compare with: null where an applicant stated none, or one outside the registry. */
export function knownPracticeArea(stored: string | null): string | null {
  return stored === null || otherPracticeArea(stored) !== null ? null : stored
}
