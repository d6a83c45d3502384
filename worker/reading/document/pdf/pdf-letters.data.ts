/** Letters of the standard encoding from code 0x20 on (ISO 32000-1, annex D); a blank where a code has none. */
export const standardLetters =
  ' !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~                                  ¡¢£⁄¥ƒ§¤\'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß    '

/** Names of letters that are in none of the library's encodings. */
export const moreLetters: Readonly<Record<string, string>> = {
  dotlessi: 'ı',
  lslash: 'ł',
  Lslash: 'Ł',
  dcroat: 'đ',
  Dcroat: 'Đ',
  openbullet: '◦',
}

/** Marks over and under letters, whose names end in these words: "eacute". */
export const letterMarks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dieresis: '\u0308',
  ring: '\u030A',
  hungarumlaut: '\u030B',
  caron: '\u030C',
  commaaccent: '\u0326',
  cedilla: '\u0327',
  ogonek: '\u0328',
}
