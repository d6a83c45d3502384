/** A fictional employer. */
export type Firm = {
  name: string
  kind: 'big' | 'regional' | 'boutique' | 'company'
  size: string
  /** "City, ST" of its offices. */
  offices: readonly string[]
  /** Labels of the areas it hires for; a big or regional firm without a list hires for all. */
  areas?: readonly string[]
  about: string
}

const sizes = {
  big: '500+ attorneys',
  regional: '100-499 attorneys',
  boutique: '10-49 attorneys',
  company: 'Legal department',
}

const firm = (name: string, kind: Firm['kind'], offices: string, about: string, areas?: readonly string[]): Firm => ({
  name,
  kind,
  size: sizes[kind],
  offices: offices.split(' | '),
  about,
  ...(areas ? { areas } : {}),
})

/** Thirty employers that do not exist. */
export const firms: readonly Firm[] = [
  firm('Harrowgate Sterne', 'big', 'New York, NY | Washington, DC', 'an international firm with nine offices'),
  firm(
    'Ellery Voss & Marchetti',
    'big',
    'New York, NY | Los Angeles, CA | Houston, TX',
    'a firm of more than eight hundred attorneys known for large transactions',
  ),
  firm(
    'Castellane Quill',
    'big',
    'San Francisco, CA | Palo Alto, CA | Seattle, WA',
    'a West Coast firm built around technology and life sciences',
  ),
  firm(
    'Ostrander Bellwether',
    'big',
    'Chicago, IL | New York, NY | Dallas, TX',
    'a firm with leading finance and disputes groups',
  ),
  firm(
    'Thornquist Abara & Lowe',
    'big',
    'Boston, MA | New York, NY | San Diego, CA',
    'a firm with deep roots in private capital and biotechnology',
  ),
  firm(
    'Pemberwick Halloran',
    'big',
    'Washington, DC | Chicago, IL | Denver, CO',
    'a firm that pairs regulatory depth with trial practice',
  ),
  firm(
    'Rosendahl Crane & Iyer',
    'big',
    'Los Angeles, CA | San Francisco, CA | Austin, TX',
    'a full-service firm with a growing presence in Texas',
  ),
  firm(
    'Silverbrook Tate',
    'regional',
    'Atlanta, GA | Charlotte, NC | Nashville, TN',
    'a Southeastern firm of two hundred attorneys',
  ),
  firm(
    'Larkspur Osei',
    'regional',
    'Minneapolis, MN | Milwaukee, WI',
    'an Upper Midwest firm with long client relationships',
  ),
  firm(
    'Winslade Kestrel & Moore',
    'regional',
    'Philadelphia, PA | Wilmington, DE | Newark, NJ',
    'a Mid-Atlantic firm serving public companies and family businesses',
  ),
  firm(
    'Caldbeck Ferreira',
    'regional',
    'Miami, FL | Tampa, FL | Orlando, FL',
    'a Florida firm with clients across Latin America',
  ),
  firm(
    'Redfern Nakagawa',
    'regional',
    'Portland, OR | Seattle, WA',
    'a Northwest firm with a strong natural resources practice',
  ),
  firm(
    'Montrose Achterberg',
    'regional',
    'Denver, CO | Salt Lake City, UT | Phoenix, AZ',
    'a Mountain West firm that advises growing companies',
  ),
  firm(
    'Hollingsmoor Pratt',
    'regional',
    'Columbus, OH | Cleveland, OH | Pittsburgh, PA',
    'a firm that industry in the Great Lakes has trusted for decades',
  ),
  firm(
    'Delacroix Fontaine & Webb',
    'regional',
    'New Orleans, LA | Houston, TX',
    'a Gulf Coast firm with energy and maritime roots',
  ),
  firm(
    'Tamarack Ridley',
    'regional',
    'Kansas City, MO | St. Louis, MO',
    'a Midwestern firm with a national products and insurance docket',
  ),
  firm('Quillon & Sable', 'boutique', 'New York, NY', 'a trial boutique founded by former federal prosecutors', [
    'White Collar',
    'Securities Litigation',
    'Commercial Litigation',
    'Litigation',
    'Appellate',
  ]),
  firm(
    'Brandreth Ip',
    'boutique',
    'Palo Alto, CA | Austin, TX',
    'an intellectual property boutique where most attorneys hold technical degrees',
    ['Patent Litigation', 'Patent Prosecution', 'Intellectual Property', 'Trademark'],
  ),
  firm('Larkhill Trust Counsel', 'boutique', 'Boston, MA', 'a private client boutique', [
    'Trusts & Estates',
    'Tax',
    'Family Law',
  ]),
  firm('Okonjo Brightman', 'boutique', 'Atlanta, GA', 'an employment boutique that acts for management', [
    'Labor & Employment',
    'Employee Benefits',
    'Immigration',
  ]),
  firm('Vantongeren Appellate Group', 'boutique', 'Washington, DC', 'a small appellate firm of former clerks', [
    'Appellate',
    'Regulatory',
    'Antitrust',
  ]),
  firm('Saltmarsh & Dunne', 'boutique', 'Charleston, SC', 'a land use and construction boutique on the coast', [
    'Land Use',
    'Construction',
    'Real Estate',
    'Environmental',
  ]),
  firm('Carrow Mendel', 'boutique', 'Philadelphia, PA', 'a plaintiffs firm whose partners try cases', [
    'Personal Injury',
    'Product Liability',
    'Insurance',
  ]),
  firm(
    'Ridgepole Ventures Law',
    'boutique',
    'San Francisco, CA',
    'a boutique for emerging companies and their investors',
    ['Venture Capital', 'Corporate', 'Technology Transactions'],
  ),
  firm(
    'Marisol Kettering',
    'boutique',
    'Los Angeles, CA',
    'a media boutique close to studios, creators and game makers',
    ['Media & Entertainment', 'Trademark', 'Intellectual Property'],
  ),
  firm('Northlight Biosciences', 'company', 'Cambridge, MA', 'a clinical-stage biotechnology company', [
    'Life Sciences',
    'In-House',
    'Healthcare',
  ]),
  firm('Ferrostone Energy', 'company', 'Houston, TX', 'an independent power producer with projects in eleven states', [
    'Energy',
    'Project Finance',
    'In-House',
    'Environmental',
  ]),
  firm('Lumenfold Software', 'company', 'Seattle, WA', 'a cloud software company with four thousand customers', [
    'Technology Transactions',
    'Privacy & Cybersecurity',
    'In-House',
  ]),
  firm('Cedarline Mutual', 'company', 'Hartford, CT', 'a mutual insurer with a national book', [
    'Insurance',
    'Regulatory',
    'In-House',
  ]),
  firm('Aldermoor Capital', 'company', 'Stamford, CT', 'an alternative asset manager', [
    'Investment Funds',
    'Private Equity',
    'In-House',
    'Regulatory',
  ]),
]

/** Where applicants have worked before, beside the firms above; none of these exists either. */
export const formerEmployers = [
  'Ashgrove Tillman',
  'Bexley Moran & Shaw',
  'Corvane Legal Group',
  'Dunmere & Falk',
  'Eastlake Rourke',
  'Farrington Oduya',
  'Glenhaven Pryce',
  'Inverness Chaudhry',
  'Juniper Locke & Daly',
  'Kingsmere Alcott',
  'Loxley Barrientos',
  'Merrow Tan',
] as const
