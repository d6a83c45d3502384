const list = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((term) => term.trim())
    .filter(Boolean)

/** Words of a page around a posting: a line with nothing else isn't part of it. */
const furniture: ReadonlySet<string> = new Set(
  list(
    `skip to main content; skip to content; skip to navigation; skip navigation; apply; apply now; apply today; apply here; apply online; apply for this job; apply for this position; apply to this job; apply on company site; apply on employer site; apply on company website; easy apply; quick apply; 1-click apply; apply with linkedin; apply with indeed; share; share job; share this job; share this; save; saved; save job; save this job; save for later; print; print job; print this page; email; e-mail; email this job; email job; copy link; refer; refer a friend; report; report job; report this job; back; back to search; back to search results; back to results; back to jobs; back to job search; back to all jobs; back to careers; back to job list; return to search; return to job search; view all jobs; view all openings; view more jobs; see all jobs; all jobs; all openings; more jobs; similar jobs; related jobs; show more; show less; see more; see less; read more; learn more; sign in; sign up; log in; login; register; create account; create alert; create job alert; set job alert; set alert; job alert; get job alerts; join now; join our talent community; join our talent network; menu; close; close menu; open menu; toggle navigation; search; search jobs; search careers; job search; find a job; find jobs; home; careers home; next; previous; next job; previous job; promoted; promoted by hirer; actively recruiting; actively hiring; responses managed off linkedin; be an early applicant; urgently hiring; view job; view company; view profile; follow; follow us; message; connect; accept; accept all; accept all cookies; accept cookies; reject all; decline; manage preferences; manage cookies; cookie settings; cookie preferences; cookie policy; cookies; privacy policy; terms of use; terms of service; terms and conditions; terms; sitemap; site map; accessibility; contact us; translate; english; submit; submit resume; submit your resume; submit application; upload resume; start your application; visit website; visit site; hide; details; expand; collapse; facebook; twitter; linkedin; instagram; youtube; advertisement; skip; continue; get directions; view map; view on map`,
  ),
)
/** In a bar of several they are the page's; alone they may head a part of the posting. */
const bar: ReadonlySet<string> = new Set(
  list(
    `careers; jobs; attorneys; lawyers; people; professionals; our people; offices; locations; practices; industries; services; capabilities; insights; news; events; news & events; publications; about; about us; our firm; contact; diversity; pro bono; alumni; blog; students; law students; laterals; lateral attorneys; lateral hiring; business services; staff; open positions; openings; current openings; job openings; job details; job detail; search results; overview; culture; benefits; faq; faqs; life at the firm; media; home page; main; my account; my profile; saved jobs; salaries; company reviews; for employers; post a job; post jobs; help; companies; messages; notifications`,
  ),
)

const separators = /\s*[|·•/>»›→]\s*|\s{3,}/
const buttons =
  /^(?:(?:apply(?: now| online| here)?|share(?: job| this job)?|save(?: job| this job)?|print|e-?mail|tweet|refer|report|back|sign in|log in|search|menu|home|copy link|follow)(?:\s+|$))+$/i
const posted =
  /^(?:(?:re)?posted(?: on)?:?\s+)?(?:posted\s+)?(?:(?:today|yesterday|just now)|(?:over |more than |about )?\d{1,3}\+? (?:minutes?|hours?|days?|weeks?|months?)(?: ago)?|(?:over |be among the first )?\d{1,4}\+? (?:applicants?|applied|clicked apply|people clicked apply|views?))$/i
const cookieTalk = /\b(?:we|this (?:web)?site) uses? cookies\b|\bcookies? (?:to|policy|settings|preferences|notice)\b/i

const isFurniture = (piece: string): boolean => furniture.has(piece) || posted.test(piece)

/** Checks whether a line is the page's and not the posting's: navigation, buttons, "posted 3 days ago", talk of cookies. */
export function isNoise(line: string): boolean {
  const plain = line
    .replace(/^• /, '')
    .replace(/[.!:]$/, '')
    .trim()
    .toLowerCase()
  if (plain === '' || plain.length > 300) return false
  if (isFurniture(plain) || buttons.test(plain)) return true
  if (cookieTalk.test(plain)) return true
  const pieces = plain.split(separators).filter(Boolean)
  if (pieces.length < 2) return false
  const known = pieces.filter((piece) => isFurniture(piece) || bar.has(piece)).length
  // "Home / Careers / Lateral attorneys / Finance associate": a trail that ends at this page.
  const isTrail = /^(?:home|careers|jobs|menu|job search|all jobs)$/.test(pieces[0] ?? '') && known >= 2
  return known === pieces.length || isTrail
}

/** A line's pieces that are the posting's: "Boise, Idaho · On-site · Posted 3 days ago" without its last. */
export function withoutNoise(line: string): string {
  if (!/[·•|]/.test(line) || line.startsWith('• ')) return line
  const pieces = line.split(/\s+[·•|]\s+/)
  const own = pieces.filter((piece) => !isFurniture(piece.trim().toLowerCase()))
  return own.length === 0 || own.length === pieces.length ? line : own.join(' | ')
}
