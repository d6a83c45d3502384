// Pages of jobs, of lawyers and of a firm's people that show what a rule does where no other document does.

const duties =
  '<p>We are looking for a tax associate with three to five years of experience. You will draft opinions, advise banks and funds on their taxes, and report to the head of the tax group. We offer medical, dental and vision insurance.</p>'
const job = `<main><h1>Tax Associate</h1>${duties}</main>`
const facts = '<p>Location: Boston, MA</p><p>Salary: $150,000 to $180,000</p>'

/** Pages of jobs: a column beside the text has facts of the job, other jobs or a filter; a banner; a form around the page. */
const jobPages: readonly string[] = [
  `<body>${job}<aside>${facts}</aside>`,
  `<body>${job}<div role="complementary">${facts}</div>`,
  `<body>${job}<aside><h3>Similar jobs</h3><p>Real Estate Associate</p><p>Location: Denver, CO</p></aside>`,
  `<body>${job}<aside><form></form><p>Location: Denver, CO</p><input name="city"></aside>`,
  `<body><header><p>Roe & Doe LLP</p></header><h1>Tax Associate</h1>${duties}</body>`,
  `<body><form action="/apply"><nav>Home</nav><h1>Tax Associate</h1><p>Boston, MA</p>${duties}<input name="email"></form></body>`,
]

/** Pages that name the employer in a logo alone. */
const logoPages: readonly string[] = [
  `<body><img alt="Orvane Mutual Casualty Company logo"><h1>Tax Associate</h1>${duties}<p>Orvane Mutual insures farms.</p></body>`,
  `<body><img alt="Brae & Holt LLP"><h1>Tax Associate</h1>${duties}</body>`,
]

const partner = '<h1>Amy Wu</h1><p>Partner</p>'

/** Pages of lawyers: lists and labels, emails that hide from spam or have a nickname, and footers with an address or without. */
const lawyers: readonly string[] = [
  `${partner}<h3>Bar Admissions</h3><ul><li>Ohio; 2011</li></ul>`,
  `${partner}<h3>Practice Areas</h3><ul><li>Divorce, Adoption and Guardianship</li><li>Tax</li></ul>`,
  `${partner}<dl><dt>Education</dt><dd>Yale Law School, 2011</dd><dt>Admissions</dt><dd>Ohio</dd><dt>Practices</dt><dd>Tax</dd></dl>`,
  '<h1>Amy Wu</h1><p><strong>Partner</strong></p><p><strong>Education</strong></p><p>Yale Law School, 2011</p><p><b>Admissions</b></p><p>Ohio</p><p>Maine</p>',
  '<h1>Amy Wu</h1><p>Associate</p><h3>Admissions</h3><ul><li>Ask Amy about her work for shipping companies in the port of Boston, Massachusetts.</li></ul>',
  '<body><main><p class="title">Member of the</p><h1>Amy Wu</h1><p>Partner | Tax</p><p>awu@firm.example</p><h3>Education</h3><ul><li>Yale Law School, J.D., 2011</li></ul><h3>Bar Admissions</h3><ul><li>Washington, D.C.</li><li>Ohio</li></ul><h3>Practices</h3><p>Tax; Estates; Trusts</p></main></body>',
  `${partner}<p>awu-nospam@firm.example</p>`,
  '<h1>Wei-Han Ng</h1><p>Partner</p><p>wei-han.ng@firm.example</p>',
  '<h1>Augustus “Gus” Moss</h1><p>gus@firm.example</p>',
  '<h1>William Poe</h1><p>Dayton</p><p>Will Poe, Solicitor</p><p>Will Poe has tried cases for farms and families for twenty years, and he teaches trial practice.</p>',
  `${partner}<p>Office: Kirkholm</p><p>T: (617) 555-0100</p>`,
  `${partner}<footer>17 Ayala Street, Makati City</footer>`,
  `${partner}<footer>12 Park Street, Kolkata -700016</footer>`,
  `${partner}<footer>Winner of 12 awards, and the best of Denver in 2024.</footer>`,
]

/** Pages of a firm's people: somebody whom only data names, and a link that isn't a position. */
const directories: readonly string[] = [
  '<h1>Our People</h1><script type="application/ld+json">{"@type":"Person","name":"Amy Wu","jobTitle":"Partner"}</script>',
  '<h1>Our People</h1><div><p>Hale Porter</p><p>Find an Attorney</p></div><div><p>Ida Stone</p><p>Find an Attorney</p></div>',
]

export const ownPages: readonly string[] = [...jobPages, ...logoPages, ...lawyers, ...directories]

/**
 * Pages with their addresses: an office that only the firm's list of offices has, a directory of one name, lists of offices, a tab
 * before its panel, and people beside whose names there is only a phone number.
 */
export const ownSitePages: readonly string[] = [
  `https://firm.example/people/amy-wu\n${partner}<p>Kendal office</p>`,
  'https://firm.example/our-team\n<h1>Our Team</h1><h2>Amy Wu</h2><p>Tax</p>',
  'https://firm.example/offices\n<a href="/offices/boston">Boston</a>',
  'https://firm.example/offices/index.html\n<a href="/offices/boston.html">Boston</a>',
  'https://firm.example/about\n<div role="tab">Partners</div><div role="tabpanel"><p>Amy Wu</p></div>',
  'https://firm.example/about\n<div><h3>Amy Wu</h3><p>617-555-0100</p></div><div><h3>Jane Stone</h3><p>617-555-0101</p></div>',
]
