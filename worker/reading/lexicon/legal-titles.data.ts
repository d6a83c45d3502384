const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Nouns that name a lawyer wherever they end a phrase. */
export const lawyers = words(
  `attorney attorneys lawyer lawyers counsel counsels solicitor solicitors barrister barristers litigator litigators
   prosecutor prosecutors conveyancer rechtsanwalt rechtsanwältin avocat avocate abogado abogada avvocato advocaat of-counsel
   lawclerk legaldirector legalofficer publicdefender summerassociate legalcounsel judge magistrate notary legaladviser`,
)
/** Nouns that name a lawyer in a law firm or beside a practice area, and many others elsewhere. */
export const perhaps = words(
  'associate associates partner partners shareholder principal fellow fellowship trainee scholar',
)
/** Nouns that name those who support lawyers, when the title is about law. */
export const supporters = words(
  `paralegal paralegals legalassistant legalsecretary legaladministrator legalintern legalexecutive legalanalyst legalclerk
   legalspecialist legalcoordinator patentagent litigationassistant litigationsecretary docketing casemanager`,
)
/** Nouns of other work. The last noun of a phrase decides: an "attorney recruiting manager" is a manager. */
export const others = words(
  `assistant secretary coordinator analyst specialist manager director administrator clerk receptionist librarian engineer
   developer recruiter recruiting recruitment marketing consultant technician accountant bookkeeper representative
   executive officer advisor adviser supervisor lead head investigator researcher editor writer designer scientist
   trainer generalist strategist planner buyer dentist physician doctor veterinarian pharmacist chef nurse therapist teacher professor instructor driver host cashier intern
   interns internship support services operations development hiring success relations communications biller billing
   docket intake architect programmer tester auditor controller agent broker associate-director vp president ambassador
   facilitator producer estimator underwriter adjuster examiner processor officer negotiator transcriptionist translator
   interpreter referral referrals openings opportunities vacancies careers`,
)
/** Ranks that come before what someone is. */
export const ranks = words('president vp evp svp')
/** Nouns of work that supports lawyers when the phrase is about law. */
export const helpers = words(
  `assistant secretary specialist clerk coordinator manager supervisor administrator analyst receptionist processor writer
   executive intake docket transcriptionist translator interpreter`,
)

/** Two and more words that are one noun in a title, by that noun. */
export const titleCompounds: Readonly<Record<string, string>> = {
  'of-counsel': `of counsel; of-counsel`,
  attorney: `attorney adviser; attorney advisor; attorney-adviser; attorney-advisor; attorney at law; attorney-at-law; attorneys at law`,
  '': `and corporate secretary`,
  instructor: `camp counsel; camp counselor`,
  manager: `client partner`,
  lawclerk: `law clerk`,
  legaldirector: `legal director; director legal; director, legal; director of legal; director, legal affairs; director of legal affairs; director of litigation; head of legal; vp legal; vp, legal; vice president legal; vice president, legal`,
  legalofficer: `vice president of legal affairs; vp of legal affairs; vp legal affairs; practice group leader; chief legal officer; chief legal and compliance officer; clo; legal officer`,
  publicdefender: `public defender`,
  summerassociate: `summer associate; summer law associate`,
  legaladviser: `legal adviser; legal advisor`,
  clerk: `notary public; notaries public`,
  legalassistant: `legal assistant; legal asst; legal administrative assistant; litigation assistant; litigation asst; litigation administrative assistant; law firm assistant; law firm asst; law firm administrative assistant; law assistant; law asst; law administrative assistant; legal coordinator; legal specialist; legal analyst; legal administrator; legal executive; legal clerk; legal operations coordinator; legal operations specialist; legal operations analyst; practice assistant; case assistant`,
  legalsecretary: `legal secretary; legal secretarie; litigation secretary; litigation secretarie; executive legal secretary; legal practice secretary`,
  judge: `administrative law judge; hearing officer; hearing examiner`,
  legalintern: `legal intern; law intern; legal internship; law internship; legal extern; law extern; legal externship; law externship`,
  patentagent: `patent agent; trademark agent; patent paralegal; trademark paralegal; patent engineer; trademark engineer; patent specialist; trademark specialist; patent technology specialist; patent technical specialist; patent technical advisor; patent technical adviser; patent scientific advisor; scientific advisor; technology specialist, patent`,
  counsel: `agc; dgc`,
  docketing: `docketing clerk; docketing specialist; docketing coordinator; docketing analyst; docketing assistant; docketing manager; docket clerk; docket specialist; docket coordinator; docket analyst; docket assistant; docket manager`,
}

/** Words that show what kind of work a title is about, and phrases in which those words mean something else. */
export const workOfTitles: Readonly<Record<string, readonly [words: string, except?: string]>> = {
  /** Work that supports lawyers at any employer. */
  law: [
    `legal; law firm; litigation; pre-litigation; prelitigation; paralegal; paralegals; court; judicial; patent; patents; trademark; trademarks; docket; docket*; probate; e-filing; efiling;
     attorney assistant; attorneys assistant; attorney support assistant; attorney secretary; attorneys secretary; lawyer assistant; lawyers assistant; lawyer secretary; practice assistant;
     practice secretary; practice support assistant; practice support`,
  ],
  /** Work that supports lawyers if it is at a law firm or the title names a practice area. */
  cases: ['case; cases; calendar; calendar*; demand; demands; trial; discovery; filing; filings; closing; closings'],
  health: ['nurs*; health; medical; clinical; behavioral; social'],
  /** Work for the business of a firm or company. Its titles mention law only because the employer does. */
  business: [
    `litigation support; enforcement; school; technology; technologist; engineer; engineer*; designer; product; solutions; developer; development; librar*; book; book*; compensation;
     integration; onboarding; services; value; talent; recruit; recruit*; marketing; sales; billing; accounting; finance; payroll; hr; human resources; business; facilities; records; collections;
     event; events; conflict; conflicts; pricing; procurement; pro bono; diversity; knowledge; insurance; medical; client relations; client success; customer`,
    'legal records',
  ],
  /** Work of an "associate" or "partner" who isn't a lawyer. */
  others: [
    `sales; marketing; business development; hr; human resources; people ops; people operations; people partner; talent; recruit; recruit*; accounting; billing; payroll; customer;
     client success; client service; client services; client relations; client experience; retail; store; warehouse; research; product; design; engineering; software; data; it;
     information technology; helpdesk; help desk; technical; operations; facilities; office services; record; records; event; events; communication; communications; admin; administrative; support;
     channel; alliance; alliances; strategic partnership; strategic partnerships; business partner; hospitality; clinical; postdoc; post-doc; postdoc*; post-doc*; advisory; treasury;
     operating partner; medical assistant; nursing; teaching; finance & accounting; finance and accounting; conflict; conflicts; docket; docketing; library; procurement; e-discovery project;
     ediscovery project; e-discovery analyst; ediscovery analyst; production; food; guest; care; delivery; investment banking; wealth; tax preparer; audit; consulting; learning; training;
     community; content; growth; revenue; pricing; knowledge`,
    `sales tax; sales practices; sales and use tax; sales & use tax; retail leas*; product liability; product safety; product regulat*; design professional; design professionals;
     data privacy; data protection; data security; child support; hospitality and; hospitality &; procurement and government; procurement & government; procurement and public;
     procurement & public; food and drug; food & drug; food and beverage; food & beverage; food and agri*; food & agri*; health care; health-care; term care; term-care; private wealth;
     community association; emerging growth`,
  ],
  /** Words that make an "associate" or "partner" a lawyer. */
  lawyers: ['legal; law; litigation; lateral; jd; juris; bar'],
  /** Words of corporate titles. Outside a law firm, they mean that an "associate" of a practice area isn't a lawyer. */
  companies: ['director; analyst; investment; vice president; compliance'],
}
