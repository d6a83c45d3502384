import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFile } from './pdf-file.ts'
import { plainNumber } from './plain-number.ts'
import { startContent, writeOperator, writePicture, type PlainForm } from './plain-operators.ts'
import { isBlank, isDict, isKeyword, PdfLexer, type PdfDict, type PdfStream, type PdfValue } from './pdf-values.ts'

export type Rewriter = {
  page: (content: Uint8Array, resources: PdfDict) => string
  fonts: () => Iterable<number>
  forms: () => Iterable<number>
  alphas: () => readonly string[]
}

type Sinks = {
  /** Puts a form into the new file. @returns Its number there. */
  addForm: (head: string, content: string) => number
  addFont: (font: PdfDict) => number
}

/** Cost of opening a font. */
const operatorsPerFont = 100
const maxOperands = 4_096
const maxFormDepth = 16
const maxAlphas = 64
/** A form that draws itself, or has nothing to draw. */
const noForm: PlainForm = { id: 0, cost: 0 }

/** Writes contents again, operator by operator: only those that are known here, with operands of the right kinds. */
export function makeContentRewriter(file: PdfFile, budget: ReadingBudget, sinks: Sinks): Rewriter {
  const fonts = new Map<PdfDict, number>()
  const forms = new Map<PdfStream, PlainForm>()
  const alphas: string[] = []

  const fontId = (value: PdfValue | undefined): number | undefined => {
    const found = file.get(value)
    if (!isDict(found)) return undefined
    const known = fonts.get(found)
    if (known !== undefined) return known
    budget.spend('operators', operatorsPerFont)
    const id = sinks.addFont(found)
    fonts.set(found, id)
    return id
  }

  const formOf = (stream: PdfStream, outer: PdfDict, depth: number): PlainForm => {
    const known = forms.get(stream)
    if (known) return known
    budget.atDepth(depth > maxFormDepth ? Infinity : depth)
    forms.set(stream, noForm)
    const { dict } = stream
    const own = dict.has('Resources') ? file.dict(dict.get('Resources')) : outer
    const { content, cost } = rewrite(file.bytes(stream), own, depth + 1)
    const numbers = (name: string, count: number) => {
      const list = file.list(dict.get(name)).map((one) => file.number(one) ?? 0)
      return list.length === count ? `/${name}[${list.map(plainNumber).join(' ')}]` : ''
    }
    const head = `${numbers('BBox', 4) || '/BBox[-32768 -32768 32767 32767]'}${numbers('Matrix', 6)}`
    const made = { id: sinks.addForm(head, content), cost }
    forms.set(stream, made)
    return made
  }

  /** @returns The index of an opacity; beyond the bound, that of the last one. */
  const alphaId = (alpha: string): number => {
    const known = alphas.indexOf(alpha)
    if (known >= 0) return known
    if (alphas.length < maxAlphas) alphas.push(alpha)
    return alphas.length - 1
  }

  /** @returns The new content, and what drawing it once costs, with every form as often as it is drawn. */
  const rewrite = (given: Uint8Array, resources: PdfDict, depth: number): { content: string; cost: number } => {
    const lexer = new PdfLexer(given)
    const formOrNone = (stream: PdfStream) => {
      const form = formOf(stream, resources, depth)
      return form === noForm ? undefined : form
    }
    const content = startContent({ file, resources, budget, plain: { fontId, alphaId, formOf: formOrNone } })
    let lists: PdfValue[][] = []
    const runKeyword = (keyword: string) => {
      if (keyword === 'BI') {
        skipPicture(lexer)
        writePicture(content)
      } else writeOperator(content, keyword)
      content.operands = []
      lists = []
    }
    budget.spend('steps', given.byteLength)
    for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
      const list = lists.at(-1)
      if (!isKeyword(token)) {
        if (list) budget.spend('steps', 4)
        if (list || content.operands.length < maxOperands) (list ?? content.operands).push(token)
      } else if (token.keyword === '[') {
        budget.atDepth(lists.length + 1)
        lists.push([])
      } else if (token.keyword === ']' && list) {
        lists.pop()
        if (content.operands.length < maxOperands) content.operands.push(list)
      } else if (!isValueWord.test(token.keyword)) runKeyword(token.keyword)
    }
    content.out.push('Q\n'.repeat(content.saved))
    return { content: content.out.join(''), cost: content.cost }
  }

  return {
    page(content, resources) {
      const made = rewrite(content, resources, 0)
      budget.spend('operators', made.cost)
      return made.content
    },
    fonts: () => fonts.values(),
    forms: () => [...forms.values()].filter((form) => form !== noForm).map(({ id }) => id),
    alphas: () => alphas,
  }
}

/** Words that are part of a value and not operators. */
const isValueWord = /^(?:<<|>>|\{|\}|true|false|null)$/

/** Passes over an inline picture: to "EI" between blanks. */
function skipPicture(lexer: PdfLexer): void {
  const { bytes } = lexer
  for (let at = bytes.indexOf(0x45, lexer.at); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] !== 0x49 || !isBlank(bytes[at - 1])) continue
    if (at + 2 < bytes.byteLength && !isBlank(bytes[at + 2])) continue
    lexer.at = at + 2
    return
  }
  lexer.at = bytes.byteLength
}
