import { templatesFrom } from '#worker/reading/model/feature-templates.ts'

/** Attributes of the lines of a page about a person that are looked at together (label-page.ts). "k-1" is of the line before. */
export const pageTemplates = templatesFrom(`
  k
  k size
  look length
  tag size
  away
  away k
  away size look
  joint k
  times k
  kind
  kind size
  kind away
  mark
  mark k
  all
  first size
  last size
  w
  w size
  two
  k-1 k
  k k+1
  k-1 k+1
  k+1 k+2 look
  k-1 row k
  short-1
  short-1 k
  joined+1 k
  headkind k
  headlook k
  head
  head k
  headword
  headword k
  headword size far
  higher
  higher k
`)
