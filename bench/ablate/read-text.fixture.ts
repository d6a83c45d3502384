// Everything that the readers say of a text: the rules' examples are texts that are read so, with the rule and without it.
import { lastPosition } from '#contract/domain/last-position.ts'
import { strToU8, zipSync } from 'fflate'
import { budgetFor } from '#worker/reading/budget.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { pdf } from '#worker/reading/document/hostile-files.fixture.ts'
import { linesOfHtml } from '#worker/reading/document/html/html-lines.ts'
import { htmlToText, parseHtml, parseXmlTree } from '#worker/reading/document/html/parse-html.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { firmKey, firmKeys, knownFirm, withLegalForm } from '#worker/reading/lexicon/firm-names.ts'
import { isLawFirmName, titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { isPlaceName, placeFit, placeNamed } from '#worker/reading/lexicon/places.ts'
import { foldForSearch, searchLine } from '#worker/reading/lexicon/fold.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { canonicalAddress as pageAddress, isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { personInVcard } from '#worker/reading/person/people-in-data.ts'
import { readWebResult } from '#worker/reading/person/web-result.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { classifyPosting } from '#worker/reading/posting/classify-posting.ts'
import { dateOf, unitOf } from '#worker/reading/posting/field-values.ts'
import { payInText } from '#worker/reading/posting/online-posting.ts'
import { postingsOfPage } from '#worker/reading/posting/page/page-openings.ts'
import { pageFinding } from '#worker/reading/posting/page/page-postings.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { readQuery } from '#worker/reading/query/read-query.ts'
import { readLocation, readSearch, searchMeaning } from '#worker/reading/query/read-search.ts'
import { outlineResume, readResume } from '#worker/reading/resume/read-resume.ts'
import { listingLinks, looksDrawn } from '#worker/reading/site/listings.ts'
import { directoriesOf, entrancesOf, menuOf } from '#worker/features/sourcing/people-search/sources/site-menu.ts'
import { peopleAmong, pageOf } from '#worker/reading/site/people-addresses.ts'
import { personAlone } from '#worker/reading/site/page-people.ts'
import { entriesOf } from '#worker/reading/site/sitemap-entries.ts'
import { setsDay } from '../accuracy.ts'
import { fieldsOf } from '../documents/judge-job-pages.fixture.ts'

const page = () => budgetFor('page')
const at = 'https://www.firm.example/people/jane-doe'
const from = { url: at, firm: 'Roe & Doe LLP', host: 'firm.example', isPeopleAddress: true }

/** Answers of the readers; of one that refuses the text, its error. */
const said = (readers: readonly (() => unknown)[]): unknown[] =>
  readers.map((read) => {
    try {
      return read() ?? null
    } catch (error) {
      return (error as Error).name
    }
  })

const address = (text: string) => [
  () => canonicalAddress(text),
  () => pageAddress(text),
  () => isPeopleAddress(text),
  () => peopleAmong([pageOf(text), pageOf(`${text}x`)]),
]

/** The lines of a file, and what they state as a résumé. */
async function readFile(bytes: Uint8Array, kind: 'docx' | 'doc' | 'txt' | 'pdf') {
  const found = await readDocument(bytes, kind, budgetFor('document'))
  return [found, found.state === 'read' ? readResume(found.lines, setsDay) : null]
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text)

/** Kinds of text, and what is read of each. */
export const textReaders = {
  /** A few words: a title, a name, a place, a firm ("Acme | Acme Media LLC"), an amount, an address, what somebody types into a search. */
  line: (text: string) =>
    said([
      () => readMentions(text, { now: setsDay }),
      () => readMentions(text, { now: setsDay, isProse: true }),
      () => readSearch(text),
      () => readSearch(text, { isWide: true }),
      () => [readLocation(text), searchMeaning(text)],
      () => [searchLine(text), foldForSearch(text)],
      () => [titleKind(text), titleKind(text, { isLawFirm: true }), isLawFirmName(text)],
      () => [knownFirm(text), firmKeys(text)],
      () => withLegalForm(text.split(' | ', 1)[0] ?? '', text),
      () => [placeNamed(text), isPlaceName(text), readPlaces([text])],
      () => placeFit(placeNamed(text) as never, placeNamed('New York, NY') as never),
      () => [payInText(text, setsDay), dateOf(text), unitOf(text)],
      () => [readName(text), judgePerson(text)],
      () => htmlToText(text, page()),
      ...(isAddress(text) ? address(text) : []),
    ]),
  query: (text: string) => readQuery(text, setsDay),
  /** The title of a posting in an index, and behind " @ " its place. */
  title: (text: string) => {
    const [title = '', place = ''] = text.split(' @ ')
    const posting = { id: '1', title, url: 'https://firm.example/1', places: place ? [place] : [] }
    return ['Roe & Doe LLP', 'Acme Inc.'].map((firm) => classifyPosting(posting, firm, setsDay))
  },
  /** A posting of one of several sources: "firm | title | place | address". */
  job: (text: string) => {
    const [firm = '', title = '', place = '', url = ''] = text.split(' | ')
    return [firmKey(firm), readPlaces([title]), readPlaces([place]), canonicalAddress(url)]
  },
  posting: (text: string) =>
    said([
      () => readPosting(text, setsDay),
      () => classifyPosting({ id: '1', title: 'Attorney', url: at, description: text }, 'Roe & Doe LLP', setsDay),
    ]),
  résumé: (text: string) =>
    said([() => readResume(text, setsDay), () => lastPosition(readResume(text, setsDay)), () => outlineResume(text)]),
  /** A web page. */
  page: (text: string) =>
    said([
      () => readBio(text, from),
      () => personAlone(text, at),
      () => [
        listingLinks(text, at),
        directoriesOf(text, at),
        menuOf(text, at),
        looksDrawn(text),
        entrancesOf(text, at),
      ],
      () => pageFinding(text, at),
      () => postingsOfPage(text, at),
      () => htmlToText(text, page()),
      () => shapeOf(parseHtml(text, page())),
      () => linesOfHtml(parseHtml(text, page())),
    ]),
  /** A page whose fields go into the form of a job. */
  form: (text: string) => fieldsOf(text, async (own) => ({ engine: 'rules', fields: readPosting(own, setsDay) })),
  /** The address of a page of a firm with offices in Boston and Kendal, and below it the page. */
  site: (text: string) => {
    const [url = '', ...html] = text.split('\n')
    const page = html.join('\n')
    return said([
      () => listingLinks(page, url),
      () => readBio(page, { ...from, url, card: { seat: 'Boston, MA | Kendal, UK' } }),
    ])
  },
  /** The body of a Word file, or how one run of it looks. */
  docx: (text: string) => {
    const isBody = /<w:(?:p|r|tbl)>/.test(text)
    const body = isBody ? text : `<w:p><w:r><w:rPr>${text}</w:rPr><w:t>one run</w:t></w:r></w:p>`
    const first = '<w:p><w:r><w:t>Jane Doe</w:t></w:r></w:p>'
    const part = strToU8(`<w:document><w:body>${first}${body}</w:body></w:document>`)
    const links = strToU8('<Relationships><Relationship Id="r1" Target="https://example.com/jane"/></Relationships>')
    const styles = strToU8('<w:styles><w:style w:styleId="Small"><w:rPr><w:smallCaps/></w:rPr></w:style></w:styles>')
    const parts = { 'word/document.xml': part, 'word/_rels/document.xml.rels': links, 'word/styles.xml': styles }
    return readFile(zipSync(parts), 'docx')
  },
  /** The text of an old Word file, with its marks. */
  doc: (text: string) => readFile(wordFile(text), 'doc'),
  /** A plain text file. */
  file: (text: string) => readFile(strToU8(text), 'txt'),
  /** The drawing operators of a PDF page, or a whole file. */
  pdf: (text: string) => readFile(text.startsWith('%PDF') ? strToU8(text, true) : pdf(text), 'pdf'),
  /** A file of a feed, a sitemap, a card, or data in a page. */
  data: (text: string) =>
    said([
      () => entriesOf(text, page()),
      () => parseXmlTree(text, () => false, page()),
      () => personInVcard(text),
      () => parseLenientJson(text, page()),
    ]),
  /** An entry of a web search: its title, and below it what the search shows of the page. */
  result: (text: string) => {
    const [title = '', ...rest] = text.split('\n')
    const url = /^[a-z]+:\/\/\S+$/.test(rest.at(-1) ?? '') ? rest.pop() : at
    return readWebResult({ title, url, description: rest.join('\n') } as never, 'New York, NY', page())
  },
} satisfies Record<string, (text: string) => unknown>

export type TextKind = keyof typeof textReaders

type Shape = string | { tag: string; attributes: object; children: Shape[] }

/** A tree without its parents. */
function shapeOf(element: { tag: string; attributes: object; children: readonly unknown[] }): Shape {
  const { tag, attributes, children } = element
  return {
    tag,
    attributes,
    children: children.map((child) => (typeof child === 'string' ? child : shapeOf(child as typeof element))),
  }
}

/** Kinds of text that a text without a label may be: one reader of everything would take longer. */
export function kindsOfText(text: string): TextKind[] {
  if (text.includes('<w:')) return ['docx']
  if (/ T[jJ]\b/.test(text)) return ['pdf']
  if (/<\/?[a-z][^>]*>/i.test(text)) return /<\?xml|<urlset|<rss|<feed/.test(text) ? ['data'] : ['page']
  if (/^\s*[[{]|BEGIN:VCARD/.test(text)) return ['data']
  if (text.includes('\n')) return ['posting', 'résumé', 'result']
  if (text.length > 200) return ['posting']
  return text.length > 60 ? ['line'] : ['line', 'query']
}
