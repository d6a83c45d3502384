/** Words with which headings of a résumé begin, on either side of a page in two columns. */
export const headingWords: ReadonlySet<string> = new Set(
  'about admissions affiliations awards career certifications competencies contact details education employment experience expertise history honors interests languages memberships objective practice profile publications references skills summary'.split(
    ' ',
  ),
)
