/** The practice areas the platform ships with (DESIGN 5.20); staff add their own to the stored registry. */
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
 * The slug of a label (spec 2 §5, DESIGN 5.20): lowercase, spaces to hyphens, other characters dropped, and what "&"
 * leaves collapsed: "Mergers & Acquisitions" is `mergers-acquisitions`. Accents are taken off first ("Médias" is
 * `medias`). Empty when no letter or digit of a–z and 0–9 is left, which is no practice area.
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

/** A label as it is stored: cleaned of double blanks, with a capital first letter (spec 2 §5). */
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
