import fc from 'fast-check'

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

/** Values that no form sends: wrong types, sizes, encodings, and texts that mean something elsewhere. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\u202Etxt.exe',
  '\u200B',
  '\u{1F600}'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(10_001),
  'x'.repeat(60_000),
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '" OR ""="',
  '%',
  '_%_',
  '*',
  '"',
  'NEAR(a b)',
  'title:a AND NOT b OR (',
  '"unbalanced',
  'a* ^b -c',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  'https://user:pass@evil.example/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  '../../etc/passwd',
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '\r\nSet-Cookie: a=b',
  '9999-99-99T99:99:99Z',
  '2026-02-30T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  'NaN',
  'Infinity',
  '0x1F',
  [],
  [null],
  ['a', 'b'],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { $gt: '' },
  { toString: 'x' },
  deep(200),
]

/**
 * Values that nobody thought of: texts of any code units, numbers of any size, JSON of any shape.
 * @param seed The same seed makes the same values.
 */
export const madeUpValues = (seed: number, count: number): readonly unknown[] =>
  fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'\'"%_*?:;()[]{}<>&=#/\\\0\r\n\t -–\u202E'), maxLength: 30 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.webUrl(),
      fc.emailAddress(),
      fc.jsonValue({ maxDepth: 3 }),
    ),
    { seed, numRuns: count },
  )

/** Fields that no body may set: each is the server's to decide. */
export const stolenFields = {
  id: 1,
  role: 'admin',
  status: 'active',
  password: 'x',
  sessionEpoch: 0,
  assignedPartnerId: 1,
  senderId: 1,
  userId: 1,
  ownerId: 1,
  submittedBy: 1,
  reviewedBy: 1,
  adminNotes: 'approved',
  createdAt: '2000-01-01T00:00:00.000Z',
  deletedAt: null,
  matchScore: 100,
  isRead: true,
  constructor: { prototype: { role: 'admin' } },
} as const
