/** Heads of people who aren't lawyers. X the line of a job board that leads to a profile there. */
export const tradeHeads = [
  'N / T / P - X',
  'N / P - X',
  'N / T / P - X',
  '*N / T / P | H | E',
  '*N / P / H / E',
  'N / E / H / P',
  'c *N / E | H',
  '*N > E / P > H',
  '!N / Q / P - X',
  '!*N > H / E / P',
  '!N / H | E | P',
] as const

/** Jobs as job boards export them: a blank line is between all lines. */
export const exportedJobs = [
  'T // F - P ; // D',
  'T // F - P ; // D',
  'T // F ; // D',
  'T // F - P // D',
  'F - P // T // D',
  'T // F , P // D',
  'F // D // T',
  'T // D // F - P',
  'T // F // P // D',
  'f : F // t : T // d : D',
  'd : D // f : F // t : T',
  'F // t : T // d : D',
  't : T // f : F // d : D',
  'f : F // d : D // t : T',
  '!F // T // P ; // D',
  '!D // T // F - P',
  '!T - F // P // D',
] as const
