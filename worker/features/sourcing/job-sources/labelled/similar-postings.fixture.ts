type Pair = readonly [a: readonly [firm: string, title: string, place: string], b: readonly [string, string, string]]

/** Postings that are one, written twice. */
export const samePostings: readonly Pair[] = [
  [
    ['Acme LLP', 'Senior Tax Associate', 'Boston, MA'],
    ['Acme, L.L.P.', 'Sr. Tax Associate', 'Boston, Massachusetts'],
  ],
  [
    ['Acme LLP', 'Litigation Associate', 'New York, NY'],
    ['Acme', 'Litigation Associate - New York', 'New York, New York, USA'],
  ],
  [
    ['Roe & Doe LLP', 'Labor & Employment Associate', 'Chicago, IL'],
    ['Roe and Doe', 'Labor and Employment Associate', 'Chicago'],
  ],
  [
    ['Roe LLP', 'M&A Associate', 'New York, NY'],
    ['Roe LLP', 'Mergers & Acquisitions Associate', 'New York City'],
  ],
  [
    ['Roe LLP', 'Associate, Corporate', 'Dallas, TX'],
    ['Roe LLP', 'Corporate Associate', 'Dallas, TX'],
  ],
  [
    ['Roe LLP', 'Associate Attorney - Litigation', 'Dallas, TX'],
    ['Roe LLP', 'Litigation Associate', 'Dallas, TX'],
  ],
  [
    ['Roe P.C.', 'Patent Attorney', 'Austin, TX'],
    ['Roe PC', 'Patent Attorney (Hybrid)', 'Austin, TX'],
  ],
  [
    ['Roe LLP', 'Mid-Level Associate – Real Estate', 'Denver, CO'],
    ['Roe LLP', 'Midlevel Real Estate Associate', 'Denver, Colorado'],
  ],
  [
    ['The Roe Group', 'Counsel', 'Remote'],
    ['Roe Group', 'Counsel (Remote)', 'Remote - US'],
  ],
  [
    ['Roe LLP', 'Lateral Corporate Associate', 'Miami, FL'],
    ['Roe LLP', 'Corporate Associate', 'Miami, FL'],
  ],
  [
    ['Roe LLP', 'Tax Counsel - Full Time', 'Boston, MA'],
    ['Roe LLP', 'Tax Counsel', 'Boston, MA'],
  ],
  [
    ['Roe LLP', 'Litigation Attorney', 'Reno, NV; Las Vegas, NV'],
    ['Roe LLP', 'Litigation Attorney', 'Las Vegas, NV; Reno, NV'],
  ],
  [
    ['Roe LLP', 'Jr. Associate', 'Boston, MA'],
    ['Roe LLP', 'Junior Associate', 'Boston, MA'],
  ],
  [
    ['Müller LLP', 'Tax Associate', 'Boston, MA'],
    ['Muller LLP', 'Tax Associate', 'Boston, MA'],
  ],
]

/** Postings that look alike and are two. */
export const otherPostings: readonly Pair[] = [
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Senior Tax Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Tax Associate', 'Chicago, IL'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Beta LLP', 'Tax Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Tax Counsel', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Litigation Associate', 'Boston, MA'],
    ['Acme LLP', 'Commercial Litigation Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Associate', 'Boston, MA'],
    ['Acme LLP', 'Corporate Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Corporate Associate', 'Portland, OR'],
    ['Acme LLP', 'Corporate Associate', 'Portland, ME'],
  ],
  [
    ['Acme LLP', 'Patent Attorney (Electrical)', 'Austin, TX'],
    ['Acme LLP', 'Patent Attorney (Chemistry)', 'Austin, TX'],
  ],
  [
    ['Acme LLP', 'Junior Associate', 'Boston, MA'],
    ['Acme LLP', 'Senior Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Staff Attorney', 'Boston, MA'],
    ['Acme LLP', 'Attorney', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Employee Benefits Associate', 'Boston, MA'],
    ['Acme LLP', 'Employment Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Real Estate Partner', 'Boston, MA'],
    ['Acme LLP', 'Real Estate Associate', 'Boston, MA'],
  ],
]
