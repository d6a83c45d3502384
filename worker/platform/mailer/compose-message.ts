import { calendarFile, calendarType, extraHeaders, type OutgoingMail } from './mailer.ts'

const encoder = new TextEncoder()

/** Lines of 76 characters (RFC 2045, 6.8). */
const base64 = (text: string) =>
  (
    encoder
      .encode(text)
      .toBase64()
      .match(/.{1,76}/g) ?? ['']
  ).join('\r\n')

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Text of a header: as it is in ASCII, else in encoded words of at most 75 characters (RFC 2047). */
function headerText(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  if (isAscii(line)) return line
  const words: string[] = []
  let word = ''
  for (const character of line) {
    if (encoder.encode(word + character).length > 42) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((part) => `=?utf-8?B?${encoder.encode(part).toBase64()}?=`).join('\r\n ')
}

const part = (type: string, body: string, more: string[] = []) =>
  [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more, '', base64(body)].join('\r\n')

const multipart = (type: string, boundary: string, parts: string[]) =>
  [
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
  ].join('\r\n')

/**
 * A mail as an Internet message (RFC 5322): plain text and HTML as alternatives, an invitation both as an alternative
 * (calendars of mail programs read it) and as a file (everything else does).
 *
 * @param at The `Date` of the message.
 */
export function composeMessage(mail: OutgoingMail, at: Date): string {
  const { key, from, to, replyTo, subject, text, html, calendar } = mail
  const domain = from.email.split('@')[1] ?? 'localhost'
  const alternatives = multipart('alternative', `a-${key}`, [
    part('text/plain; charset=utf-8', text),
    part('text/html; charset=utf-8', html),
    ...(calendar ? [part(calendarType(calendar.method), calendar.text)] : []),
  ])
  const body = calendar
    ? multipart('mixed', `m-${key}`, [
        alternatives,
        part(`${calendarType(calendar.method)}; name="${calendarFile}"`, calendar.text, [
          `Content-Disposition: attachment; filename="${calendarFile}"`,
        ]),
      ])
    : alternatives
  const plainName = from.name.replaceAll(/[\\"\r\n]/g, '')
  const name = isAscii(plainName) ? `"${plainName}"` : headerText(plainName)
  const headers = {
    From: `${name} <${from.email}>`,
    To: to,
    'Reply-To': replyTo,
    Subject: headerText(subject),
    Date: at.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${key}@${domain}>`,
    'MIME-Version': '1.0',
    ...extraHeaders(mail),
  }
  const head = Object.entries(headers).map(([header, value]) => `${header}: ${value}`)
  return [...head, body, ''].join('\r\n')
}
