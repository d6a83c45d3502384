/** Letters that Unicode doesn't decompose, as people write them without them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
}

/** Abbreviations whose period doesn't end a sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  'n s lic ch st ste ft mt sr jr snr dr mr ms mrs assoc assocs atty attys sec yr yrs approx min max vs corp inc lit dept univ no est ca co ltd gen asst mgmt reg comm prac ave blvd'.split(
    ' ',
  ),
)
