import type { Terms } from './phrase-book.ts'

const numbered = (names: string, numbers: readonly number[]) =>
  names
    .split('; ')
    .flatMap((name) => numbers.flatMap((number) => [`${name} ${number}`, `${name}${number}`]))
    .join(';')

export const firmKindLabels = {
  'big-law': 'Big Law',
  'mid-size': 'Mid-size firm',
  boutique: 'Boutique',
  small: 'Small firm',
  'in-house': 'In-house',
  government: 'Government',
  plaintiff: 'Plaintiff firm',
} as const

export type FirmKindWord = { kind: 'firmKind'; firmKind: keyof typeof firmKindLabels }

/** Phrases for each kind of firm. */
export const firmKindTerms: Terms<FirmKindWord> = [
  [
    { kind: 'firmKind', firmKind: 'big-law' },
    `big law; biglaw; big-law; big law firm; biglaw firm; big firm; bigfirm; big firms; large firm; large law firm; large law; large-law; major firm; major law firm; big name firm; top firm; top-tier firm; top tier firm; top law firm; tier 1 firm; tier one firm; elite firm; white shoe; white-shoe; white shoe firm; international law firm; international firm; global firm; global law firm; national law firm; national firm; magic circle; amlaw; am law; am-law; amlaw firm; am law firm; amlaw ranked; am law ranked; vault firm; vault ranked; vault-ranked; peer firm; large international law firm; megafirm; big law environment; full-service national firm; large-firm; big-firm; wall street firm; cravath system firm; market-paying firm; market paying firm; major national firm; biglaw shop; elite law firm; big 4 law; prestigious firm; global law practice;
     ${numbered('amlaw; am law; am-law; vault; v; global; nlj; national law journal', [5, 10, 20, 25, 50, 75, 100, 200, 250, 350, 500])};
     ${numbered('amlaw top; am law top; vault top', [10, 20, 25, 50, 100, 200])}`,
  ],
  [
    { kind: 'firmKind', firmKind: 'mid-size' },
    `midmarket firm; midmarket; mid-market firm; midmarket law firm; mid-size; midsize; mid-sized; midsized; mid size; mid sized; mid-size firm; midsize firm; mid-sized firm; midsized firm; mid size law firm; mid-size law firm; mid-sized law firm; midsize law firm; midlaw; mid law; mid-law; regional firm; regional law firm; regional; medium-sized firm; medium firm; medium size firm; medium-sized law firm; middle-market firm; middle market firm; mid-market firm; super-regional; mid-tier firm; mid tier firm; medium-size firm`,
  ],
  [
    { kind: 'firmKind', firmKind: 'boutique' },
    `boutique; boutique firm; boutique law firm; boutique practice; litigation boutique; specialty firm; niche firm; elite boutique; boutiques; specialist firm; specialized firm; spin-off firm; spinoff firm; niche practice firm; boutique shop; boutique environment; botique; boutiqe; biglaw boutique; big law boutique`,
  ],
  [
    { kind: 'firmKind', firmKind: 'small' },
    `small firm; small law; small law firm; smaller firm; solo practice; smaller law firm; small-firm; small shop; smaller shop; smallish firm; solo practitioner; small boutique firm`,
  ],
  [
    { kind: 'firmKind', firmKind: 'in-house' },
    `in-house; in house; inhouse; in-house legal; in-house counsel; in house counsel; inhouse counsel; general counsel; gc; legal department; corporate legal department; company-side; corporate counsel; agc; associate general counsel; assistant general counsel; deputy general counsel; client-side role; go in-house; product counsel; commercial counsel; first legal hire; chief legal officer; in-house role; in-house position`,
  ],
  [
    { kind: 'firmKind', firmKind: 'government' },
    `government agency; public sector; government role; government attorney; government position; public interest; nonprofit; non-profit; nonprofit organization; legal aid`,
  ],
  [
    { kind: 'firmKind', firmKind: 'plaintiff' },
    `plaintiff firm; plaintiffs' firm; plaintiffs firm; plaintiff's firm; plaintiff-side firm; plaintiffs' bar; plaintiff side firm`,
  ],
]
