import { easternDay } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { archiveFiles, columnsOfFile } from './archive-catalog.ts'

type Contents = {
  brandName: string
  at: Date
  rows: Readonly<Record<string, number>>
  files: number
  missingFiles: number
}

/** Text of the README in an archive: what each file and each of its columns contains, from the catalog. */
export function archiveReadme({ brandName, at, rows, files, missingFiles }: Contents): string {
  const missing =
    missingFiles > 0 ? ` ${numberText(missingFiles)} more are listed there, but their content was lost before.` : ''
  return [
    `# ${brandName}: everything, ${easternDay(at)}`,
    '',
    'CSV files are UTF-8 with a header, separated by commas. Dates and times are in UTC where nothing else is said. An apostrophe before a text',
    'that begins with = + - or @ keeps a spreadsheet from running it; an import of people takes it off again.',
    '',
    `files/ has ${numberText(files)} résumés and documents. resumes.csv, documents.csv and firm-agreements.csv say whose each is.${missing}`,
    'People, jobs and other rows refer to each other by the numbers in the columns named Id.',
    'Passwords and other secrets are in no file.',
    ...archiveFiles.flatMap((file) => [
      '',
      `## ${file.name}`,
      '',
      `${file.about}. ${numberText(rows[file.name] ?? 0)} rows.`.replace('..', '.'),
      '',
      '| column | type | meaning |',
      '| --- | --- | --- |',
      ...columnsOfFile(file).map(({ title, type, about }) => `| ${title} | ${type} | ${about} |`),
    ]),
    '',
  ].join('\n')
}
