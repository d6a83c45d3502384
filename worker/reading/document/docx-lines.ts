import type { ReadingBudget } from '#worker/reading/budget.ts'
import { unzipParts } from '#worker/reading/inflate.ts'
import { around, byTag, codeOf, findAll, parseXmlTree, type Element } from './html/parse-html.ts'
import { cellText, closedUp, isHeading, lineText, plainLine, sizedLines, webAddress } from './document-lines.ts'
import type { DocumentLine, TextRun } from './document-lines.ts'
import type { DocumentReading } from './document-text.ts'

const maxParts = 30

/**
 * Reads the lines of a Word document, including links, tables, headers and footers (where contact details often are). Hidden, white
 * and tiny text is kept apart. The markup is parsed like that of a web page: a DTD, custom entities and external files are ignored.
 *
 * @throws BudgetExceeded
 */
export function readDocxLines(bytes: Uint8Array, budget: ReadingBudget): DocumentReading {
  const isWanted = (name: string) =>
    /^word\/(?:_rels\/)?(?:document|header|footer|styles)\d*\.xml(?:\.rels)?$/.test(name)
  const files = unzipParts(bytes, { isWanted, maxParts }, budget)
  const hidden: string[] = []
  const takeFrom = (name: string, isTaken: (element: Element) => boolean) =>
    parseXmlTree(new TextDecoder('utf-8').decode(files.get(name)), isTaken, budget)
  const styles = stylesOf(takeFrom('word/styles.xml', () => false))
  const partOf = (name: string): DocumentLine[] => {
    const links = new Map<string | undefined, string | undefined>()
    takeFrom(name.replace('word/', 'word/_rels/').concat('.rels'), ({ tag, attributes }) => {
      if (tag === 'Relationship') links.set(attributes['Id'], attributes['Target'])
      return tag === 'Relationship'
    })
    const place: Place = { links, styles, hidden, link: undefined, isOnGround: false, isInTable: false }
    const lines: DocumentLine[] = []
    takeFrom(name, (element) => {
      if (!isBlock(element) || around(element, isBlock)) return false
      if (!around(element, isUnread)) lines.push(...linesOf(element, place))
      return true
    })
    budget.spend('items', lines.length)
    return asBlock(withBlocks(lines))
  }
  const names = [...files.keys()].toSorted()
  const parts = ['header', 'document', 'footer'].flatMap((kind) =>
    names.filter((name) => name.startsWith(`word/${kind}`)).map(partOf),
  )
  // A file may store the same header twice, for the first page and for later ones. Identical parts count once.
  const different = new Map(parts.map((lines) => [lines.map(lineText).join('\n'), lines]))
  return { state: 'read', lines: sizedLines([...different.values()].flat()), hidden, pages: null }
}

/** Letters of three points or less are too small to read. */
const tinyPoints = 3
/** Size of text if the file doesn't state it. Points. */
const usualPoints = 11
/** Measures of paragraphs are in twentieths of a point. */
const twipsPerPoint = 20
/** Least space before a paragraph that starts a block, and distance between tab stops. Points. */
const [apartPoints, tabPoints] = [5, 36]

/** State that an element passes down to its children. */
type Place = {
  /** Link targets of the part, by relationship id. */
  links: ReadonlyMap<string | undefined, string | undefined>
  styles: ReadonlyMap<string, Properties>
  hidden: string[]
  link: string | undefined
  /** White text counts as visible: it is in a shaded cell, paragraph or run, or in a text box. */
  isOnGround: boolean
  isInTable: boolean
}

const elementsOf = (element: Element | undefined): Element[] =>
  element?.children.filter((child) => typeof child !== 'string') ?? []
const childOf = (element: Element | undefined, tag: string): Element | undefined =>
  elementsOf(element).find((child) => child.tag === tag)

/** Attributes of the properties that an element states, or that a style gives, by their tags. */
type Properties = ReadonlyMap<string, Element['attributes']>
const propertiesOf = (...elements: readonly (Element | undefined)[]): Properties =>
  new Map(elements.flatMap(elementsOf).map(({ tag, attributes }) => [tag, attributes]))
/** An attribute of a property: empty if the attribute is missing, undefined if the property is. */
const valueOf = (properties: Properties, tag: string, attribute = 'w:val'): string | undefined => {
  const attributes = properties.get(tag)
  return attributes && (attributes[attribute] ?? '')
}
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|none)$/.test(value)
const isWhite = (color = ''): boolean => /^f[ef]f[ef]f[ef]$/i.test(color)

/** Properties of styles that decide how a text looks. */
const isLook = byTag(...'b i caps smallCaps sz vanish shd jc ind'.split(' ').map((name) => `w:${name}`))

/** Styles by their ids, with what they inherit from styles before them. An empty id has the style of most paragraphs. */
function stylesOf(part: Element): ReadonlyMap<string, Properties> {
  const styles = new Map<string, Properties>()
  for (const style of findAll(part, byTag('w:style'))) {
    const inherited = styles.get(valueOf(propertiesOf(style), 'w:basedOn') ?? '-') ?? []
    const own = ['w:pPr', 'w:rPr'].flatMap((tag) => elementsOf(childOf(style, tag))).filter(isLook)
    const { 'w:styleId': id = '', 'w:type': type, 'w:default': isDefault } = style.attributes
    const all = new Map([...inherited, ...own.map(({ tag, attributes }) => [tag, attributes] as const)])
    styles.set(id, all)
    if (type === 'paragraph' && isDefault === '1') styles.set('', all)
  }
  return styles
}

/** State within a cell, paragraph or run, whose properties may give it a background. */
function placeIn(place: Place, properties: Properties): Place {
  const fill = valueOf(properties, 'w:shd', 'w:fill') ?? 'auto'
  return { ...place, isOnGround: place.isOnGround || (fill !== 'auto' && !isWhite(fill)) }
}

/** Checks for deleted and moved text, and the copy of a text box that Word writes for older programs. */
const isUnread = byTag('w:del', 'w:moveFrom', 'mc:Fallback')
/** Paragraphs and rows of tables have lines. Other elements only hold them. */
const isBlock = byTag('w:p', 'w:tr')

function linesOf(element: Element, place: Place): DocumentLine[] {
  if (isUnread(element)) return []
  if (element.tag === 'w:p') return paragraphOf(element, place)
  return element.tag === 'w:tr' ? rowOf(element, place) : elementsOf(element).flatMap((child) => linesOf(child, place))
}

/** The lines of a cell or a text box. */
const linesIn = (holder: Element, place: Place): DocumentLine[] => withBlocks(linesOf(holder, place))

/** Lines without the empty ones. The line after an empty one starts a block. */
const withBlocks = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines
    .map((line, at) => ({ ...line, startsBlock: line.startsBlock || lines[at - 1]?.cells.length === 0 }))
    .filter(({ cells }) => cells.length > 0)

const asBlock = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.map((line, at) => ({ ...line, startsBlock: line.startsBlock || at === 0 }))

/** A line that is being put together. */
type OpenLine = ReturnType<typeof newLine>
const newLine = () => ({ cells: [[]] as TextRun[][], points: 0, tabs: 0, hasText: false })

/** Lines of a paragraph, after those of its text boxes. */
function paragraphOf(paragraph: Element, within: Place): DocumentLine[] {
  const stated = propertiesOf(childOf(paragraph, 'w:pPr'))
  const style = valueOf(stated, 'w:pStyle') ?? ''
  const given = within.styles.get(style) ?? propertiesOf()
  const properties = new Map([...given, ...stated])
  const lines = [newLine()]
  const boxes: DocumentLine[] = []
  const add = (element: Element, place: Place) => {
    const { tag, attributes } = element
    if (isUnread(element)) return
    if (tag === 'w:txbxContent') return void boxes.push(...asBlock(linesIn(element, { ...place, isOnGround: true })))
    const link = tag === 'w:hyperlink' ? webAddress(place.links.get(attributes['r:id'] ?? '')) : place.link
    if (tag === 'w:r') addRun(element, { ...place, link }, given, lines)
    for (const child of elementsOf(element)) add(child, { ...place, link })
  }
  add(paragraph, placeIn(within, properties))
  const level = /^(?:title|name)/i.test(style) ? 1 : Number(/^heading *(\d)/i.exec(style)?.[1] ?? 0)
  const pointsOf = (tag: string, attribute: string) => Number(valueOf(properties, tag, attribute) ?? 0) / twipsPerPoint
  const isListItem = stated.has('w:numPr') || /list/i.test(style)
  const indent = pointsOf('w:ind', 'w:left') + pointsOf('w:ind', 'w:firstLine') - pointsOf('w:ind', 'w:hanging')
  const own = lines.map(({ cells, points, tabs, hasText }, at): DocumentLine => {
    const full = hasText ? cells.filter((runs, index) => index === 0 || cellText({ runs }).trim() !== '') : []
    return {
      ...plainLine,
      cells: full.map((runs) => ({ runs: closedUp(runs) })),
      left: indent + tabs * tabPoints,
      size: points || usualPoints,
      isInTable: within.isInTable,
      level,
      isCentered: valueOf(properties, 'w:jc') === 'center',
      isListItem: isListItem && at === 0,
      startsBlock: at === 0 && (pointsOf('w:spacing', 'w:before') >= apartPoints || level > 0 || boxes.length > 0),
    }
  })
  return [...boxes, ...own]
}

/** Characters of the elements in a run that contain no text, such as a tab. */
const marks: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }

/** Adds a run to the lines of its paragraph. It has one style, so it is visible or hidden as a whole. */
function addRun(run: Element, place: Place, given: Properties, lines: OpenLine[]): void {
  const { link, hidden, styles } = place
  const stated = propertiesOf(childOf(run, 'w:rPr'))
  const properties = new Map([...given, ...(styles.get(valueOf(stated, 'w:rStyle') ?? '-') ?? []), ...stated])
  const written = elementsOf(run)
    .map((own) => marks[own.tag] ?? (own.tag === 'w:t' ? codeOf(own).replaceAll(/[\n\t]/g, ' ') : ''))
    .join('')
  const areCapitals = ['w:caps', 'w:smallCaps'].some((tag) => isOn(valueOf(properties, tag)))
  const text = areCapitals ? written.toUpperCase() : written
  const points = Number(valueOf(properties, 'w:sz') ?? usualPoints * 2) / 2
  const isUnseen = isWhite(valueOf(properties, 'w:color')) && !placeIn(place, properties).isOnGround
  if (isOn(valueOf(properties, 'w:vanish')) || isUnseen || points <= tinyPoints) {
    if (text.trim() !== '') hidden.push(text.trim())
    return
  }
  const style = { isBold: isOn(valueOf(properties, 'w:b')), isItalic: isOn(valueOf(properties, 'w:i')), link }
  for (const piece of text.split(/([\n\t]|(?<=^|\S\S) {4,})/)) addPiece({ ...style, text: piece }, points, lines)
}

/** A line break ends a line. A tab or four blanks start a cell, except at the start of a line, where they only indent. */
function addPiece(piece: TextRun, points: number, lines: OpenLine[]): void {
  const line = lines.at(-1)
  if (piece.text === '\n') lines.push(newLine())
  else if (/^(?:\t| {4})/.test(piece.text)) {
    if (line?.hasText) line.cells.push([])
    else if (line) line.tabs++
  } else if (line && piece.text !== '') {
    line.cells.at(-1)?.push(piece)
    line.points = Math.max(line.points, points)
    line.hasText ||= piece.text.trim() !== ''
  }
}

/** Most lines of a cell that labels its row, such as a date and a place, and most letters of each. */
const [maxLabelLines, maxLabelLength] = [3, 80]
const isLabel = (lines: readonly DocumentLine[]): boolean =>
  lines.length <= maxLabelLines && lines.every((line) => lineText(line).length <= maxLabelLength)

/** Lines of a table row: side by side if one cell only labels the others, or else one cell after another, as sections are. */
function rowOf(row: Element, place: Place): DocumentLine[] {
  const cells = findCells(row)
    .map((cell) => linesIn(cell, placeIn({ ...place, isInTable: true }, propertiesOf(childOf(cell, 'w:tcPr')))))
    .filter((lines) => lines.length > 0)
  const areSections = cells.every(([first, second]) => first && second && isHeading(lineText(first)))
  if (cells.length < 2 || areSections || !cells.some(isLabel))
    return cells.flatMap((lines, column) => (column > 0 ? asBlock(lines) : lines).map((line) => ({ ...line, column })))
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) => {
    const own = cells.flatMap((lines) => lines[at] ?? [])
    return {
      ...plainLine,
      ...own[0],
      cells: own.flatMap((line) => line.cells),
      size: Math.max(...own.map(({ size }) => size)),
      isListItem: own.every(({ isListItem }) => isListItem),
      startsBlock: own.some(({ startsBlock }) => startsBlock),
    }
  })
}

/** Cells of a row, including those in content controls. */
const findCells = (row: Element): Element[] =>
  elementsOf(row).flatMap((child) => (child.tag === 'w:tc' ? [child] : findCells(child)))
