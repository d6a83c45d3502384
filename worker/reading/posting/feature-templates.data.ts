import { templatesFrom } from '#worker/reading/model/feature-templates.ts'

/** Attributes of words that are looked at together (token-features.ts). "w-1" is the word before. */
export const tokenTemplates = templatesFrom(`
  k
  w
  w s
  s k
  s k s+1
  s+1 k k+1
  k-1 s k
  k-2 k-1 s k
  k s+1 k+1 k+2
  k-1 s k s+1 k+1
  w-1 k
  w+1 k
  w-2 w-1 k
  k w+1 w+2
  w-1 w
  w w+1
  end k
  class s
  class k
  class t number
  class part
  class runafter
  t length place
  t k number
  before s t s+1 after
  before t after number
  before t after k
  line index number
  line index k
  line index up
  line index down
  line index up down
  number t length
  label t
  label k
  label index
  labelword
  labelword k
  behind
  behind k
  behind behind-1
  above t length
  above k
  aboveword t
  first t k
  run runlength runplace
  run k t
  runbefore run
  runbefore k
  runafter run
  runafter k
  runafter runnext
  runbefore runafter
  runend run
  afterclass run
  afterclass nextclass run
  beforeclass run
  beforeclass k
  repeats run
  repeats run runlength number
  runend runbefore
  host run
  host runlength tail
  tail k
  tail t up
  m
  m part
  times k t
  part k
  part t
`)

/** Attributes of the items of a posting that are looked at together (label-items.ts). "word+1" are the words of the next. */
export const itemTemplates = templatesFrom(`
  look
  look gap
  flags form
  top form
  top look
  end form
  look-1 look
  look+1 look gap
  form-1 form+1 gap+1 form gap size
  form+1 form+2 form size
  first form
  two
  three size
  last size
  all
  word
  word size
  begin+1 size
  first-1 first
  begin+2 short
  begin+3 short
  begin+4 short
  shortword-1 form
  head
  headword
  headword form
  para since form
  para-1 para gap form
`)

/** Attributes of words that are looked at together for the second look (word-context.ts). */
export const contextTemplates = templatesFrom(`
  g
  own
  sure k
  sure w
  g t number
  g part
  g place t
  sure-1 sure
  sure sure+1
  sure-1 sure sure+1
  g-2 g-1 g
  g g+1 g+2
  sure-1 s k
  k s+1 sure+1
  g-1 g g+1 k
  g-1 s g
  g-1 g w
  w g+1
  vote
  vote g
  vote own
  vote k
  elsewhere sure
  elsewhere elsewhere-1 g
  elsewhere elsewhere+1 g
  intitle sure
  infirm sure
  intitle infirm k
  intitle-1 intitle intitle+1
  infirm-1 infirm infirm+1
  intitle k part
  infirm k part
  titleline g
  firmline g
  titleline firmline sure
  titleline besttitle sure
  firmline bestfirm sure
  titleline t number
  firmline t number
  titleline k part
  firmline k part
  piece k
  piece place g
  piece k s
  piece t part
  line k g
  up g k
  down g k
  up line
  line down
  up line down
  line number
  label g k
  label own
  label piece
`)
