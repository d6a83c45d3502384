/** "Open until the position is filled" and "The position is filled through an agency" say nothing of the kind. */
export const closedWords =
  /\b(?:no longer (?:accepting applications|available|open|active)|(?<!\b(?:until|till|when|once|before|if|after) (?:(?:the|this|a) )?)(?:position|job|role|posting|opening) (?:has been|is|was) (?:now )?(?:filled|closed|removed|expired)(?! (?:by|through|on|via|as|with|from)\b)|(?:job|posting|requisition|position) (?:has )?expired|not accepting applications|job not found)\b/i

/** Headings above jobs other than the page's own. */
export const related =
  /^(?:similar|related|other|more|further|all|additional) (?:\w+ )?(?:jobs?|openings?|positions?|roles?|opportunities|vacancies|postings?|listings?|announcements|projects|searches)\b.{0,20}$|^(?:also (?:open|hiring)|more (?:from|at) this (?:organization|employer|company|firm)|people also viewed|(?:you (?:may|might) also (?:like|be interested in)|recommended for you|jobs? like this)\b.{0,20})$/i

/** Texts of links and headings that are never a title. */
export const notTitles =
  /^(?:apply(?: now| here)?|learn more|read more|view (?:job|details|position|all).*|details|more info.*|see (?:all|more).*|home|contact(?: us)?|careers?|search jobs|our (?:people|attorneys|lawyers)|attorneys?|lawyers?|partners?|people|professionals|associates?|law students?|lateral (?:attorneys|associates)|for (?:lawyers|attorneys|associates|partners)|(?:for )?(?:lawyers|attorneys|associates).*careers?|.* \(\d+\)|(?:the )?offices? of .*|.* (?:joins|named|elected|promoted|welcomes?) .*|.* lawyers|.*\?)$/i
/** Paths of pages that aren't postings: biographies, news, practices. "/careers/attorneys/12" is a posting. */
export const notJobPaths =
  /^(?!.*\/(?:careers?|jobs?|openings?|positions?|opportunities|vacanc(?:y|ies))\/).*\/(?:people|attorneys?|lawyers?|professionals|our-team|team|bio|news|insights|practices?|events?|alerts?|blog|publications?)\//i

/** Signs of a sentence, a question, an amount, or the rest of a line behind a label, which aren't titles. */
export const sentence = /^[:;,.)]|[.?!:]["”’)]*$|[$£€]\d/

/**
 * Variables in which a page's own program holds data: `window.__INITIAL_STATE__ = {…}`, `phApp.ddo = {…}`. Each run is bounded: a
 * megabyte of "jobjobjob" after `var` is tried once at each letter.
 */
export const assigned =
  /(?:window\s{0,9}(?:\.\s{0,9}|\[\s{0,9}["'])(__[A-Z_]{1,60}__|__\w{1,60}|[a-zA-Z]{0,60}(?:State|Data|Props|Job)\w{0,60})(?:["']\s{0,9}\])?|phApp\.(?:ddo|eagerLoadRefineSearch)|(?:var|let|const)\s{1,9}\w{0,60}[jJ]ob\w{0,60})\s{0,9}=\s{0,9}(?=[{[])/g

/** Classes and ids of what isn't read. */
export const unreadClasses =
  /\b(?:cookie|consent|breadcrumbs?|share|social|related-jobs|similar-jobs|site-header|site-footer|skip-link|testimonials?)\b/i

/** The number of a company before its name, what employers that hide are called, and names of job boards. */
export const companyCode = /^(?:0\d+|\d{4,}) (?=\p{Lu})/u
export const hiddenEmployer = /^(?:confidential|undisclosed|anonymous|not disclosed|unavailable)\b/i
export const jobBoard = /\b(?:careers?|jobs?) (?:center|board|bank|site)\b|\bjobs$/i
/** Words of a page's name that are in no name of a firm. */
export const notFirm =
  /\b(?:careers?|jobs?|join|hiring|openings?|positions?|opportunities|team|work|search|recruit\w*|staffing|talent)\b/i
