import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { codeOf, find, findAll, htmlToText, textOf, byTag } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { judgePerson } from './is-person.ts'

/** Facts of a person in structured data; lists may be empty. */
export type StructuredPerson = {
  by: 'json-ld' | 'microdata' | 'vcard'
  name: string
  title?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  places: string[]
  areas: string[]
  education: string[]
  text?: string | undefined
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
const said = (value: unknown, budget: ReadingBudget): string | undefined => {
  if (Array.isArray(value)) return value.map((one) => said(one, budget)).find(Boolean)
  if (typeof value === 'string') return htmlToText(value, budget).replaceAll(/\s+/g, ' ').trim() || undefined
  if (!isObject(value)) return undefined
  return said(value['name'] ?? value['@value'] ?? value['roleName'] ?? value['url'], budget)
}
const typesOf = (node: Json): string[] =>
  listOf(node['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/:#]/, '').toLowerCase()] : [],
  )

/** Every object of the page's JSON-LD, graphs and nested ones included. */
function nodesOf(page: Element): Json[] {
  const found: Json[] = []
  const add = (value: unknown, depth: number) => {
    if (depth > 6 || found.length > 400) return
    if (Array.isArray(value)) for (const one of value) add(one, depth + 1)
    if (!isObject(value)) return
    if (value['@type'] !== undefined) found.push(value)
    for (const [key, one] of Object.entries(value))
      if (typeof one === 'object' && key !== 'worksFor') add(one, depth + 1)
  }
  for (const script of findAll(
    page,
    ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? ''),
  )) {
    const code = codeOf(script)
      .trim()
      .replace(/^<!--|-->$/g, '')
      .replace(/^\/\*.*?\*\/|^\/\/<!\[CDATA\[|\/\/\]\]>$/g, '')
    try {
      add(parseJson(code, page.budget), 0)
    } catch {
      // Line breaks within texts are the usual fault.
      try {
        add(parseJson(code.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/,\s*([}\]])/g, '$1'), page.budget), 0)
      } catch {
        continue
      }
    }
  }
  return found
}

const nameOf = (node: Json, budget: ReadingBudget): string | undefined => {
  const parts = [
    said(node['givenName'], budget),
    said(node['additionalName'], budget),
    said(node['familyName'], budget),
  ].filter(Boolean)
  return said(node['name'], budget) ?? (parts.length > 1 ? parts.join(' ') : undefined)
}

function placeOf(address: unknown, budget: ReadingBudget): string | undefined {
  if (typeof address === 'string') return said(address, budget)
  if (!isObject(address)) return undefined
  const inner = isObject(address['address']) ? address['address'] : address
  const city = said(inner['addressLocality'], budget)
  const region = said(inner['addressRegion'], budget)
  if (city) return [city, region].filter(Boolean).join(', ')
  return typeof address['address'] === 'string' ? address['address'] : undefined
}

function schoolOf(value: unknown, budget: ReadingBudget): string | undefined {
  if (!isObject(value)) return said(value, budget)
  const name = said(value['name'], budget)
  const degree = said(value['credentialCategory'] ?? value['educationalCredentialAwarded'] ?? value['roleName'], budget)
  const school = said(value['recognizedBy'] ?? value['alumniOf'] ?? value['sourceOrganization'], budget)
  const year = /\b(?:19|20)\d{2}\b/.exec(
    JSON.stringify(value['endDate'] ?? value['dateCreated'] ?? value['validFrom'] ?? ''),
  )?.[0]
  const parts = [degree, name, school, year].filter((part, at, all) => part && all.indexOf(part) === at)
  return parts.length > 0 ? parts.join(', ') : undefined
}

function fromNode(node: Json, budget: ReadingBudget): StructuredPerson | undefined {
  const name = nameOf(node, budget)
  if (!name) return undefined
  const contact = listOf(node['contactPoint']).filter(isObject)
  const mail = said(node['email'], budget) ?? contact.map((one) => said(one['email'], budget)).find(Boolean)
  return {
    by: 'json-ld',
    name,
    title:
      said(node['jobTitle'], budget) ??
      listOf(node['hasOccupation'])
        .map((one) => said(one, budget))
        .find(Boolean),
    email: mail?.replace(/^mailto:/i, '').toLowerCase(),
    phone: said(node['telephone'], budget) ?? contact.map((one) => said(one['telephone'], budget)).find(Boolean),
    places: [...listOf(node['address']), ...listOf(node['workLocation'])].flatMap((one) => placeOf(one, budget) ?? []),
    areas: listOf(node['knowsAbout']).flatMap((one) => said(one, budget)?.split(/\s*;\s*/) ?? []),
    education: [...listOf(node['alumniOf']), ...listOf(node['hasCredential'])].flatMap(
      (one) => schoolOf(one, budget) ?? [],
    ),
    text: said(node['description'], budget),
  }
}

/**
 * The person that a page's JSON-LD describes. "Attorney" is what many firms call themselves there, so a node counts only
 * when its name could be a person's and is not the firm's.
 *
 * @param heading The page's heading, which tells the person from colleagues and authors.
 */
export function personInJsonLd(page: Element, heading: string, firm: string): StructuredPerson | undefined {
  const found = nodesOf(page).flatMap((node) => {
    const types = typesOf(node)
    if (!types.some((type) => ['person', 'attorney', 'legalservice', 'profilepage'].includes(type))) return []
    const person = fromNode(node, page.budget)
    if (!person) return []
    const isPerson = types.includes('person')
    const verdict = judgePerson(person.name, {
      isStructured: isPerson,
      email: person.email ?? null,
      title: person.title ?? null,
      firm,
    })
    return verdict.isPerson ? [{ person: { ...person, name: verdict.name.name }, isPerson, key: verdict.name.key }] : []
  })
  const own = judgePerson(heading, { isStructured: true, firm })
  const key = own.isPerson ? own.name.key : undefined
  const match =
    found.find((one) => one.key === key) ?? found.find((one) => key !== undefined && sharesWords(one.key, key))
  if (match) return match.person
  if (key !== undefined) return undefined
  const [only, ...others] = found.filter(({ isPerson }) => isPerson)
  return only && others.every((one) => one.key === only.key) ? only.person : undefined
}

const sharesWords = (a: string, b: string) => {
  const [one, two] = [a.split(' '), b.split(' ')]
  return one.at(-1) === two.at(-1) && (one[0] ?? '').slice(0, 3) === (two[0] ?? '').slice(0, 3)
}

/** The person that microdata (schema.org/Person) or an h-card of the page describes. */
export function personInMarks(page: Element): StructuredPerson | undefined {
  const scopes = findAll(page, ({ attributes }) =>
    /schema\.org\/(?:Person|Attorney)$/i.test(attributes['itemtype'] ?? ''),
  )
  const scope =
    scopes.length === 1 || scopes.some((one) => find(one, byTag('h1')))
      ? (scopes.find((one) => find(one, byTag('h1'))) ?? scopes[0])
      : undefined
  const card = scope ? undefined : cardOf(page)
  const root = scope ?? card
  if (!root) return undefined
  const prop = (name: string, classes: string): string[] =>
    findAll(root, (element) =>
      scope
        ? (element.attributes['itemprop'] ?? '').split(/\s+/).includes(name)
        : (element.attributes['class'] ?? '').split(/\s+/).some((one) => classes.split(' ').includes(one)),
    ).flatMap((element) => {
      const { content, href } = element.attributes
      const value =
        content ??
        (element.tag === 'a' && /^(?:mailto|tel):/i.test(href ?? '') ? href?.replace(/^\w+:/, '') : textOf(element))
      return value?.trim() ? [value.trim()] : []
    })
  const [name] = [
    ...prop('name', 'p-name fn'),
    [prop('givenName', 'p-given-name given-name')[0], prop('familyName', 'p-family-name family-name')[0]]
      .filter(Boolean)
      .join(' '),
  ].filter(Boolean)
  if (!name) return undefined
  const city = prop('addressLocality', 'p-locality locality')
  const region = prop('addressRegion', 'p-region region')
  return {
    by: 'microdata',
    name,
    title: prop('jobTitle', 'p-job-title title')[0],
    email: prop('email', 'u-email email')[0]?.toLowerCase(),
    phone: prop('telephone', 'p-tel tel')[0],
    places: city.map((one, at) => [one, region[at] ?? region[0]].filter(Boolean).join(', ')),
    areas: prop('knowsAbout', 'p-category category'),
    education: prop('alumniOf', 'p-education'),
    text: prop('description', 'p-note note')[0],
  }
}

function cardOf(page: Element): Element | undefined {
  const cards = findAll(page, ({ attributes }) =>
    (attributes['class'] ?? '').split(/\s+/).some((one) => one === 'h-card' || one === 'vcard'),
  )
  return cards.length === 1 ? cards[0] : undefined
}

/** A vCard (RFC 6350 and its elders) as structured data. Undefined when it holds no name. */
export function personInVcard(text: string): StructuredPerson | undefined {
  if (!/BEGIN:VCARD/i.test(text)) return undefined
  const fields = fieldsOf(text)
  const first = (name: string) => fields.get(name)?.[0]
  const [family, given, middle] = (first('N') ?? '').split(';').map((part) => part.trim())
  const name = first('FN') ?? [given, middle, family].filter(Boolean).join(' ')
  if (!name) return undefined
  return {
    by: 'vcard',
    name,
    title: first('TITLE') ?? first('ROLE'),
    email: first('EMAIL')?.toLowerCase(),
    phone: first('TEL')?.replace(/^tel:/i, ''),
    places: (fields.get('ADR') ?? []).flatMap((address) => {
      const parts = address.split(';').map((part) => part.trim())
      return parts[3] ? [[parts[3], parts[4]].filter(Boolean).join(', ')] : []
    }),
    areas: [],
    education: [],
  }
}

/** The values of a card's fields by name; numbers of fax machines and private ones have names of their own. */
function fieldsOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const line of text
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll(/=\r?\n/g, '')
    .split(/\r?\n/)) {
    const [, head = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
    const [name = '', ...parameters] = head
      .toUpperCase()
      .replace(/^ITEM\d+\./, '')
      .split(';')
    const kind = parameters.join(';')
    const plain = (kind.includes('QUOTED-PRINTABLE') ? quotedPrintable(value) : value)
      .replaceAll(/\\n/gi, ' ')
      .replaceAll(/\\([,;\\])/g, '$1')
      .trim()
    if (plain === '') continue
    const key = keyOf(name, kind)
    const known = fields.get(key)
    if (known) known.push(plain)
    else fields.set(key, [plain])
  }
  return fields
}

function keyOf(name: string, kind: string): string {
  if (name !== 'TEL') return name
  if (/FAX/.test(kind)) return 'FAX'
  return /CELL|HOME|PAGER/.test(kind) ? 'OTHERTEL' : name
}

function quotedPrintable(text: string): string {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const hex = /^=([\dA-F]{2})/i.exec(text.slice(at, at + 3))?.[1]
    if (hex) {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    } else bytes.push(...new TextEncoder().encode(text[at] ?? ''))
  }
  return new TextDecoder().decode(new Uint8Array(bytes))
}
