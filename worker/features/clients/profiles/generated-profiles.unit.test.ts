import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blindName } from '#contract/domain/profiles.ts'
import { ProfileSheet } from '#web/site/components/profile-sheet.tsx'
import { composeProfile } from './compose-profile.ts'
import { generatedCandidate, namingIn, neededFacts, plainText, textsOfPage } from './generated-candidates.fixture.ts'
import { identifyingInHtml } from './profile-check.ts'

const now = new Date('2026-06-15T15:00:00Z')
const own = {
  texts: ['Placet Partners', 'New York', 'NY', 'Grace Kim'],
  emails: ['grace.kim@placet.test'],
  phone: '(212) 555-0140',
}

test('masks 500 generated candidates and keeps every fact that is shown', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(generatedCandidate, (candidate) => {
      const { source, wish, harmless } = candidate
      const { headline, summary, blocks, forbidden, shown } = composeProfile(source, wish, now)
      const code = 'P-7F3K2M'
      const title = wish.kind === 'blind' ? blindName(code) : source.facts.name
      const html = renderToString(
        createElement(ProfileSheet, { profile: { code, title, headline: headline.text, blocks } }),
      )
      const texts = textsOfPage(html)
      expect(namingIn(wish.kind === 'blind' ? texts : texts.filter((text) => text !== title), candidate)).toEqual([])
      expect(identifyingInHtml(html, { forbidden, shown }, own)).toEqual([])
      expect(summary.text).not.toMatch(/the (?:candidate|firm),? (?:LLP|L\.L\.P|P\.C|Inc|Esq|Jr)|(?:the|Ms\.) the /)
      const plain = plainText(texts.join(' '))
      for (const fact of neededFacts(candidate)) expect(plain).toContain(plainText(fact))
      for (const sentence of harmless) expect(summary.text).toContain(sentence)
    }),
    { numRuns: 500, seed: 23 },
  )
})
