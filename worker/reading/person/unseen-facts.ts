import { findAll } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { cityOfLine } from './offices.ts'
import { isTitle, placeBesideTitle } from './titles.ts'

/**
 * The position and the office that markup has and no line shows: in the text of the person's picture ("Amy Wu, Partner"), in
 * attributes for filters, in tags of the head. None where several are named.
 */
export function unseenFacts(parts: readonly Element[], name: string): { title: string | null; office: string | null } {
  const elements = parts.flatMap((part) => [part, ...findAll(part, () => true)])
  const stated = (fact: RegExp) => elements.flatMap((element) => valuesIn(element, fact))
  const pictured = elements.flatMap(({ tag, attributes: { alt = '' } }) => {
    const at = tag === 'img' ? alt.indexOf(name) : -1
    return at < 0 ? [] : [alt.slice(at + name.length).replace(/^[\s,|–—-]+/, '')]
  })
  const inPictures = pictured.flatMap((text) => [placeBesideTitle(text) ?? '', ...text.split(/\s*[,|•·]\s*|\s[–—-]\s/)])
  return {
    title: only([...stated(/(?:^|[-_])(?:title|position|role|rank|level)$/), ...pictured].filter(isTitle)),
    office: only(
      [...stated(/(?:^|[-_])(?:office|location|city)s?$/), ...inPictures].flatMap((text) => cityOfLine(text) ?? []),
    ),
  }
}

/** "data-office" of any element, and a tag of the head called "office". */
function valuesIn({ tag, attributes }: Element, fact: RegExp): string[] {
  const { name = '', content = '' } = attributes
  if (tag === 'meta') return fact.test(name) ? [content] : []
  return Object.entries(attributes).flatMap(([key, value]) =>
    key.startsWith('data-') && fact.test(key) ? [value.replaceAll(/[-_]+/g, ' ')] : [],
  )
}

const only = (texts: readonly string[]): string | null =>
  new Set(texts.map((text) => text.toLowerCase())).size === 1 ? (texts[0] ?? null) : null
