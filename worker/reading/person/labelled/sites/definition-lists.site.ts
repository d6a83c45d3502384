import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, each, handwritten, part } from '#worker/reading/person/labelled/written-site.fixture.ts'

const everlyPeople = `
Leonard P. Fusco | Member | Providence, Rhode Island | lpf | (401) 555-0113 | Condemnation; Title Insurance | J.D./Suffolk University Law School/1986/cum laude; B.A./Providence College/1983 | Rhode Island; Massachusetts | - | Mr. Fusco has tried more land cases than he can count.
Deborah Anne Sokolow | Member | Worcester, Massachusetts | das | (508) 555-0124 | Divorce; Adoption; Guardianship | J.D./Western New England University School of Law/1991; B.A./Clark University/1988 | Massachusetts | - | Ms. Sokolow is patient.
Vincent Tran | Associate | Providence, Rhode Island | vt | (401) 555-0135 | Business Formation; Franchise & Distribution | J.D./Roger Williams University School of Law/2017; B.S./Bryant University/2013 | Rhode Island; Connecticut | Hon. Maureen Keough, Rhode Island Supreme Court | Mr. Tran was a founder before he was a lawyer.
Harriet B. Lowe | Of Counsel | Worcester, Massachusetts | hbl | (508) 555-0146 | Probate; Estate Planning | J.D./Boston University School of Law/1974; A.B./Radcliffe College/1970 | Massachusetts; New Hampshire | - | Mrs. Lowe opened the Worcester office.
Samuel Achterhof, Jr. | Managing Member | Providence, Rhode Island | sja | (401) 555-0157 | Maritime; Admiralty | J.D./Tulane University Law School/1995; B.S./Massachusetts Maritime Academy/1989 | Rhode Island; Louisiana | - | Mr. Achterhof sailed for three years.
Noreen Gallagher | Senior Paralegal | Worcester, Massachusetts | ng | (508) 555-0168 | Probate | B.A./Worcester State University/2004 | - | - | Ms. Gallagher knows every clerk in the county.
Isaac Pell | Associate | Providence, Rhode Island | ip | (401) 555-0179 | Zoning | J.D./Northeastern University School of Law/2020; B.A./Bates College/2014 | Rhode Island | Chief Judge Ronald Tavares, U.S. District Court for the District of Rhode Island | Mr. Pell appears before boards.
Bettina Cole | Member | Worcester, Massachusetts | bc | (508) 555-0180 | Workers' Compensation | J.D./New England Law Boston/2001/cum laude; B.A./Stonehill College/1996 | Massachusetts | - | Ms. Cole represents the injured.`

export const everly: WrittenPlan = {
  key: 'definition-lists',
  firm: 'Everly, Fusco & Lowe, PC',
  host: 'everlyfusco.example',
  structure: 'definition lists in a table layout, the address joined by a script, education in one paragraph',
  people: handwritten('everlyfusco.example', everlyPeople),
  path: (person) => `/bio.asp?id=${100 + person.slug.length}${person.slug.charCodeAt(0)}`,
  page: (title, inner, head = '') =>
    markup`
      <HTML><HEAD><TITLE>Everly, Fusco &amp; Lowe, PC: ${escaped(title)}</TITLE>${head}</HEAD>
      <BODY BGCOLOR="#FFFFFF"><TABLE WIDTH="780" BORDER="0"><TR><TD COLSPAN="2"><A HREF="/default.asp">
      <IMG SRC="/logo.gif" ALT="Everly, Fusco &amp; Lowe, PC"></A></TD></TR><TR><TD WIDTH="150" VALIGN="top">
      <A HREF="/attorneys.asp">Attorneys</A><BR><A HREF="/practice.asp">Practice Areas</A><BR>
      <A HREF="/directions.asp">Directions</A><BR><A HREF="/contact.asp">Contact Us</A></TD><TD VALIGN="top">
      ${inner}</TD></TR><TR><TD COLSPAN="2" ALIGN="center">
      <FONT SIZE="1">Everly, Fusco &amp; Lowe, PC | 40 Westminster Street, Providence, RI 02903 | Telephone (401) 555-0100 | Facsimile (401) 555-0199</FONT>
      </TD></TR></TABLE></BODY></HTML>
    `,
  bio: (person) =>
    `<FONT SIZE="5"><B>${escaped(person.shown)}</B></FONT><BR><FONT SIZE="3"><I>${escaped(person.title)}</I></FONT><HR><IMG SRC="/img/p.jpg" ALT="${escaped(person.name)}" ALIGN="right"><P>${escaped(person.bio)}</P>
<DL><DT><B>Office:</B></DT><DD>${each(person.offices, escaped, '; ')}</DD><DT><B>Telephone:</B></DT><DD>${person.phone}</DD><DT><B>Facsimile:</B></DT><DD>(401) 555-0199</DD><DT><B>E-mail:</B></DT><DD><SCRIPT LANGUAGE="JavaScript">document.write('<a href="mail' + 'to:' + ['${person.email?.split('@')[0]}', 'everlyfusco.example'].join('@') + '">' + ['${person.email?.split('@')[0]}', 'everlyfusco.example'].join('@') + '</a>');</SCRIPT><NOSCRIPT>Please enable JavaScript.</NOSCRIPT></DD>
<DT><B>Practice Areas:</B></DT><DD>${each(person.areas, escaped, ', ')}</DD><DT><B>Education:</B></DT><DD>${each(person.education, (one) => `${escaped(one.school)}, ${one.degree}${one.honor ? `, <I>${one.honor}</I>` : ''}${one.year ? `, ${one.year}` : ''}`, '; ')}</DD>
${part(person.bars, `<DT><B>Admitted:</B></DT><DD>${each(person.bars, (bar, at) => `${1990 + at}, ${bar}`, '; ')}</DD>`)}${part(person.clerkships, `<DT><B>Law Clerk:</B></DT><DD>${each(person.clerkships, (one) => `${escaped(one)}, 2012-2013`)}</DD>`)}<DT><B>Member:</B></DT><DD>Rhode Island and American Bar Associations.</DD><DT><B>Born:</B></DT><DD>Fall River, Massachusetts</DD></DL>`,
  others: [
    [
      '/attorneys.asp',
      'Attorneys',
      '<UL><LI><A HREF="/bio.asp?id=1">Leonard P. Fusco</A>, Member</LI><LI><A HREF="/bio.asp?id=2">Vincent Tran</A>, Associate</LI></UL>',
    ],
    [
      '/practice.asp',
      'Practice Areas',
      '<DL><DT>Probate</DT><DD>Wills and what follows.</DD><DT>Maritime</DT><DD>Ships and what sinks.</DD></DL>',
    ],
    [
      '/directions.asp',
      'Directions',
      '<P>From Boston take I-95 South to exit 22.</P><P>Worcester, Massachusetts: 10 Mechanic Street.</P>',
    ],
    [
      '/history.asp',
      'Firm History',
      '<P>Founded in 1931 by Thomas Everly, who was graduated from Boston University School of Law in 1925.</P>',
    ],
    [
      '/newsletter.asp?n=12',
      'Fall Newsletter',
      '<P>Vincent Tran has been admitted in Connecticut. Harriet B. Lowe spoke on trusts.</P>',
    ],
  ],
  other: (heading, body) => `<FONT SIZE="5"><B>${escaped(heading)}</B></FONT><HR>${body}`,
  more(url, { pages }) {
    if (url.pathname !== '/attorneys.asp') return undefined
    const rows = each(
      pages.filter(({ person }) => person),
      ({ path, person }) =>
        `<LI><A HREF="${path}">${escaped(person?.name ?? '')}</A>, ${escaped(person?.title ?? '')}</LI>`,
    )
    return htmlAnswer(everly.page('Attorneys', `<FONT SIZE="5"><B>Attorneys</B></FONT><HR><UL>${rows}</UL>`))
  },
}
