import type { Layout } from './layouts.ts'

/** Jobs in LinkedIn profiles, as LinkedIn exports them and as people copy them. */
const linkedInJobs = [
  ['F // A // T // D // P', 'text'],
  ['F // A // T // D', 'text'],
  ['*F // A // T // D // P', 'pdf left'],
  ['F // T // D // P', 'pdf left'],
  ['T // F // D // P', 'text'],
  ['T // F // D // P', 'pdf'],
  ['*T // F // D // P', 'docx'],
  ['F // A // T // D // P', 'docx'],
] as const

const special = (id: string, isHeldOut: boolean, rest: Partial<Layout>): Layout => ({
  id,
  isHeldOut,
  job: '*F // T // D // P',
  head: '*N / T / P',
  degree: 'S / G , D',
  form: 'pdf',
  kind: 'mixed',
  ...rest,
})

/** Layouts of LinkedIn profiles and of common résumé forms. */
export const specialLayouts = (): Layout[] => [
  special('linkedin', false, {
    job: '*F // T // D // P',
    head: '*N / Q / P',
    degree: '*S / G ( D )',
    form: 'pdf left',
    kind: 'linkedin',
  }),
  special('linkedin roles', false, {
    job: '*F // A // T // D // P',
    head: '*N / Q / P',
    degree: '*S / G ( D )',
    form: 'pdf left',
    kind: 'linkedin',
  }),
  special('linkedin text', false, {
    job: 'F // T // D // P',
    head: 'N / Q / P',
    degree: 'S / G ( D )',
    form: 'text',
    kind: 'linkedin',
  }),
  ...linkedInJobs.map(([job, form], at) =>
    special(`linkedin ${at}`, false, {
      job,
      head: at % 2 === 0 ? '*N / Q / P' : 'N / T @ F / P',
      degree: at % 2 === 0 ? 'S / G ( D )' : 'S / G , D',
      form,
      kind: 'linkedin',
    }),
  ),
  special('europass', false, {
    job: 'D > T // > F , P',
    head: 'N / A , P / H / E',
    degree: 'D > G / > S',
    form: 'docx table',
    kind: 'europass',
  }),
  special('europass 2', true, {
    job: '*T // D // F , P',
    head: 'N / P | H | E',
    degree: '*G / S / D',
    form: 'pdf',
    kind: 'europass',
  }),
  special('cards', true, {
    job: '*T // F // D // P',
    head: '*N / T / E / H / P',
    degree: 'G / S / D',
    form: 'docx side',
    kind: 'cards',
  }),
  special('linkedin groups', true, {
    job: '*F // A // *T // D',
    head: '*N / T @ F / P',
    degree: '*S / G ( D )',
    form: 'pdf right',
    kind: 'linkedin',
  }),
  special('europass 3', true, {
    job: 'D // > T // > F // > P',
    head: '*N / E | H / A , P',
    degree: 'D > G / S',
    form: 'docx table',
    kind: 'europass',
  }),
  special('cards 2', true, {
    job: 'D // *F // P // T',
    head: '*N / F / E | H / P',
    degree: '*G / D / S',
    form: 'pdf left',
    kind: 'cards',
  }),
]
