import { templatesFrom } from '#worker/reading/model/feature-templates.ts'

/** Attributes of pieces that are looked at together (piece-features.ts). "m-1" is the piece before, in the same line. */
export const pieceTemplates = templatesFrom(`
  s
  k
  k s
  m s place
  m before count
  m length shape
  shape s style
  style z
  top s m
  top z shape
  top named length place
  line index
  line index s
  bullet m
  bullet s prose
  held m s
  held inside place m
  in place m s
  gap m
  heading
  open place m s
  cell m s
  f
  f s
  f before
  w
  class
  firstclass
  firstclass s
  lastclass
  lastclass s
  lastclass m
  first s
  first
  last
  end
  long
  given top
  given n
  three
  date m index
  date title m
  date entry index style s
  m-1 m m+1
  k-1 m
  k+1 m
  up m
  down m
  up down m index
  down below m s
  up line index
  line index down
`)

/** Attributes of pieces with first guesses that are looked at together (context-features.ts). */
export const contextTemplates = templatesFrom(`
  g sure
  own sure
  g s
  own m
  g-1 g g+1
  g-1 n g+1
  line index
  up own
  down own
  up line down index
  down below g
  bullet g
  top own
  steps own
  steps s line index
  table own
  vote
  vote own
  vote g sure
  most n
  twin
  twin own
  twin sure g
  entry own
  entry s
  job own
  job g sure
  study g
`)
