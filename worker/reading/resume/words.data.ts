// Words that tell what a part of a résumé is. Lists are parted by semicolons.

/** Words of which one is in nearly every title, in any capitals. */
export const titleWords =
  'associate; associates; partner; counsel; attorney; attorneys; lawyer; clerk; clerkship; intern; internship; extern; externship; paralegal; prosecutor; defender; solicitor; barrister; advocate; director; vice president; vp; avp; svp; evp; fellow; shareholder; member; consultant; manager; professor; instructor; lecturer; researcher; analyst; officer; clo; gc; president; judge; magistrate; assistant; secretary; principal; founder; owner; litigator; advisor; adviser; specialist; head of; chief; trainee; law student; research; editor; volunteer; engineer; teacher; coordinator; administrator; arbitrator; mediator; aide; jag; practitioner; proprietor; commissioner; nurse; accountant; auditor; scientist; technician; supervisor; server; cashier; barista; representative; agent; reporter; journalist; pharmacist; developer; programmer; captain; lieutenant; sergeant; banker; broker; trader; underwriter; adjuster; examiner; planner; chemist; biologist; tutor; translator; interpreter; bookkeeper; receptionist; architect; actuary; strategist; producer; team member; jurist; scholar; executive; landman; firefighter; organizer; ranger; chef; waiter; waitress; driver; musician; actor; artist; designer; writer; correspondent; lobbyist; staffer; liaison; ombudsman; coach; pilot; detective; investigator; inspector; surveyor; appraiser; realtor; recruiter; controller; treasurer; cfo; ceo; coo; cto; bailiff; referee; counselor; therapist; social worker; psychologist; physician; surgeon; dentist; veterinarian; carpenter; electrician; mechanic; technologist; statistician; economist; geologist; physicist; archivist; librarian; curator; salesperson; negotiator; buyer; merchandiser; operator; crew; abogado; abogada; advogado; advogada; rechtsanwalt; rechtsanwältin; avocat; avocate; avvocato; advocaat; notary; notario; notaire; notar; jurista; juriste; giurista; syndikus; referendar; referendarin; procurador; procuradora; pasante; praktikant; praktikantin; praktikum; werkstudent; werkstudentin; hilfskraft; mitarbeiter; mitarbeiterin; sachbearbeiter; sachbearbeiterin; leiter; leiterin; berater; beraterin; entwickler; entwicklerin; ingenieur; ingénieur; ingénieure; ingeniero; ingeniera; engenheiro; engenheira; ingegnere; profesor; profesora; professora; professeur; professeure; docente; dozent; dozentin; lehrer; lehrerin; analista; analyste; asistente; assistente; auxiliar; gerente; directora; diretor; diretora; directeur; directrice; direttore; direktor; coordinador; coordinadora; coordenador; coordenadora; coordinateur; coordinatrice; orientador; orientadora; estagiário; estagiária; becario; becaria; stagiaire; stagista; stagiair; técnico; técnica; technicien; technicienne; vendedor; vendedora; vendeur; vendeuse; verkäufer; verkäuferin; desarrollador; desarrolladora; desenvolvedor; desenvolvedora; développeur; développeuse; sviluppatore; consultor; consultora; consulente; responsable; responsabile; encargado; encargada; chargé; chargée; jefe; jefa; medewerker; adviseur; monitora; student worker; student assistant; tester; trainer; foreman; superintendent; estimator; draftsman; draughtsman; welder; fitter; machinist; plumber; baker; butcher; tailor; barber; florist; stylist; hairdresser; animator; storekeeper; store keeper; cook; lifeguard; security guard; caretaker; housekeeper; attendant; steward; stewardess; dispatcher; scheduler; photographer; illustrator; copywriter; proofreader; paramedic; midwife; radiographer; optician; optometrist; dietitian; nutritionist; physiotherapist; pathologist; radiologist; psychiatrist; pediatrician; apprentice; freelancer; freelance; self-employed; self employed; entrepreneur; co-ordinator; team lead; team leader; tech lead; technical lead; project lead; module lead; shift lead; group leader; scrum master; webmaster; dba; sdet; postdoc; postdoctoral; doctoral candidate; phd student; dean; provost; registrar; headmaster; headmistress; generalist; evangelist; mentor; facilitator; demonstrator; ambassador; crew member; subject matter expert; domain expert; contractor; subcontractor; salesman; saleswoman; sales person; telecaller; cryptographer; bartender; barman; concierge; porter; courier; postman; conductor; dancer; singer; sculptor; farmer; gardener; landscaper; forester; fisherman; miner; driller; rigger; painter; mason; bricklayer; roofer; glazier; locksmith; watchmaker; joiner; cabinetmaker; seamstress; machine operator; loader; packer; picker; forklift operator; cleaner; janitor; nanny; babysitter; childminder; caregiver; carer; social media manager; game designer; product owner'
/** Last words of titles behind which "in" may name the employer, as a pattern: "Accountant in Acme Ltd.". */
export const rolesBeforeIn =
  '[Aa]ccountant|[Aa]dministrator|[Aa]nalyst|[Aa]ssistant|[Cc]onsultant|[Dd]eveloper|[Ee]ngineer|[Ee]xecutive|[Ll]ead|[Ll]eader|[Mm]anager|[Oo]fficer|[Oo]perator|[Pp]rogrammer|[Ss]upervisor|[Tt]eacher|[Tt]echnician|[Tt]ester|[Tt]rainee'
/** Words of the names of firms and offices, in capitals as written. */
export const firmWords =
  "LLP; L.L.P.; LLC; L.L.C.; PLLC; P.L.L.C.; PLC; LPA; Inc; Corp; Corporation; Company; Co; Ltd; Limited; Bank; Capital; Partners LP; Holdings; Group; Industries; Technologies; University; College; School; Department of; Dep't of; Ministry; Office of; Offices of; Law Office; Law Offices; Law Firm; Legal Aid; Legal Services; Court; Commission; Agency; Authority; Administration; Board; Bureau; Congress; Senate; House of; U.S. Army; Navy; Air Force; Foundation; Institute; Society; Clinic; Center; Chambers; Committee; Attorney's Office; Attorney General; Defender; Defenders; City of; County of; State of; Commonwealth of; Securities and Exchange; Internal Revenue; Federal; Judge; Hon; Honorable; Justice; Trust; Ventures; Insurance; Pharmaceutical; Pharmaceuticals; Systems; Lab; Labs; Solutions; Associates; Bros; Brothers; & Sons; Hospital; Hospitals; Medical Center; Health System; Public Schools; Schools; ISD; Airlines; Software; Studios; GmbH; Advogados; Abogados; Avocats; Coalition; Alliance; Council; Laboratory; Laboratories; Corps; Army; Marines; Coast Guard; P.C.; PC; P.A.; S.C.; Pvt; Pte; S.A.; AG"
/** Words that say what kind of firm or office a name is of. */
export const legalForms =
  'LLP; L.L.P.; LLC; L.L.C.; PLLC; P.L.L.C.; Inc; Corp; Corporation; Ltd; Limited; Company; Bank; Court; University; Office of; Department of; Commission; Agency; Authority; Board of; Council; Institute; Center; School; College; P.C.; P.A.; Pvt; Pte'
/** Words of clubs and honorary posts, in any capitals. */
export const clubWords =
  'member; board; committee; association; society; volunteer; trustee; chair; section; alumni; council; club; rotary; foundation; league; nonprofit; advisory'
export const schoolWords =
  'university; universidad; universidade; universität; université; college; school; law center; institute; faculty; academy; UCLA; NYU'
/** Words of bar admissions, in any capitals. */
export const barWords =
  'bar; bars; admitted; admission; admissions; licensed; uspto; patent office; circuit; supreme court; district'
/** Names of groups of a firm. */
export const groupWords =
  'group; practice; practice group; section; division; team; unit; desk; branch; department; dept; bureau'
/** First words of sentences about work. */
export const workVerbs =
  'represent; represented; representing; advise; advised; advises; advising; draft; drafted; drafting; negotiate; negotiated; negotiating; managed; manages; assisted; assisting; assists; assist; conduct; conducted; conducting; prepare; prepared; preparing; handle; handled; handling; researched; researching; counseled; counseling; litigated; litigating; served; serving; supported; supporting; support; coordinated; coordinating; provide; provided; providing; argued; defended; defending; prosecuted; prosecuting; reviewed; reviewing; worked; working; responsible; successfully; led; took; obtained; secured; developed; developing; develop; created; trained; supervised; supervising; mentored; analyzed; performed; collaborated; participated; practiced; closed; wrote; authored; oversaw; oversee; executed; spearheaded; built; joined; briefed; deposed'

/** Words of headings: those of which one names the section, and those that go with them. */
export const headingWords = {
  header: [
    'contact; personal details; personal information; personal info; personal data; details; datos personales; dados pessoais; persönliche daten; angaben zur person; informazioni personali; informations personnelles; persoonlijke gegevens; contacto; contato; contatti; kontakt; kontaktdaten; coordonnées',
    'information; info; me; datos de; zur person; y; e; und; et',
  ],
  summary: [
    'summary; profile; overview; objective; about; about me; statement; highlights; introduction; qualifications; bio; biography; practice areas; practice area; areas of practice; areas of expertise; area of expertise; areas of concentration; core competencies; expertise; practice focus; specialties; specializations; perfil; perfil profesional; perfil profissional; resumen; resumo; sobre mí; sobre mim; profil; kurzprofil; profiel; profilo; objetivo; à propos',
    'professional; executive; career; attorney; personal; practice; legal; of; of qualifications; of experience; key; skills',
  ],
  experience: [
    'experience; experiences; employment; appointment; career; jobs; clerkship; clerkships; positions; position; roles; posts; seats; internships; appointments; work; work history; employment history; background; government service; public service; judicial service; private practice; law practice; legal practice; law firm practice; career path; experiencia; experiencias; experiência; experiências; expérience; expériences; esperienza; esperienze; berufserfahrung; praxiserfahrung; arbeitserfahrung; berufspraxis; beruflicher werdegang; werdegang; praktika; werkervaring; trayectoria; trajetória; parcours professionnel',
    'professional; working; past; industry; research; technical; full-time; job; details; profile; of; legal; relevant; selected; law; firm; law firm; practice; in-house; government; judicial; litigation; transactional; clinical; additional; other; prior; previous; earlier; recent; attorney; corporate; federal; military; business; pre-law; non-legal; current; present; past; former; held; history; record; summary; highlights; continued; cont; public sector; private sector; organizational; teaching; academic; related; volunteer; laboral; laborales; profesional; profesionales; profissional; profissionais; professionnelle; professionnelles; professionale; professionali; lavorativa; lavorative; berufliche; docente; educativa; y; e; et; und; formadora; previa; relevante',
  ],
  education: [
    'education; educational background; academics; academic background; academic history; academic credentials; degrees; degree; schooling; law school; academic qualifications; educational qualifications; academic details; formación; educación; estudios; formação; educação; formation; formations; études; formazione; istruzione; ausbildung; bildung; bildungsweg; schulbildung; studium; hochschulstudium; opleiding; opleidingen; escolaridade; escolaridad',
    'legal; formal; higher; history; training; honors; awards; credentials; admissions; admission; bar; activities; certifications; licenses; licensure; background; académica; académicas; acadêmica; académique; universitaire; universitaria; reglada; complementaria; schulische; akademische; y; e; et; und',
  ],
  bar: [
    'bar; bars; admission; admissions; licenses; license; licensure; registrations; registration; jurisdictions; jurisdiction; admitted; licensed; credentials',
    'state; court; courts; federal; membership; memberships; status; information; professional; legal; uspto; patent office; certifications; to practice; to; in; of; activities; languages; affiliations',
  ],
  matters: [
    'representative matters; selected matters; notable matters; recent matters; significant matters; key matters; representative transactions; selected transactions; transactions; notable transactions; deal sheet; representative experience; selected representations; representative representations; representative cases; notable cases; selected cases; representative engagements; representative clients; selected deals; representative deals',
    'and results; clients; other; litigation; corporate',
  ],
  other: [
    'skills; languages; language; publications; publication; presentations; speaking; interests; hobbies; activities; affiliations; memberships; associations; organizations; awards; honors; recognition; recognitions; certifications; service; involvement; volunteering; volunteer; pro bono; community; references; scholarship; training; technology; military service; personal; information; patents; articles; leadership; accomplishments; achievements; projects; courses; coursework; declaration; links; idiomas; línguas; langues; lingue; sprachen; sprachkenntnisse; talen; habilidades; aptitudes; competencias; competências; compétences; competenze; destrezas; conocimientos; conhecimentos; kenntnisse; fähigkeiten; vaardigheden; intereses; interesses; interessen; interessi; intérêts; loisirs; cursos; certificados; certificaten; zertifikate; weiterbildung; weiterbildungen; referencias; referências; références; referenzen; publicaciones; publicações; publikationen; proyectos; projetos; projets; projekte; progetti; voluntariado; bénévolat; ehrenamt; ehrenamtliches engagement; premios; prêmios',
    'professional; additional; selected; top; core; soft; hard; technical; computer; legal; key; relevant; other; academic; civic; industry; engagements; work; bar; skill; level; open source; personal; research; of; principais; principales; digitales; digitale; informáticas; informatiques; informatiche; técnicas; techniques; tecniche; linguistiques; linguistiche; lingüísticas; personales; personali; persönliche; weitere; capacità; y; e; et; und; en; edv; it; complementarios; sociales',
  ],
} as const

/** Credentials behind a name, in any capitals. */
export const credentials =
  'esq; esquire; j.d.; ll.m.; ll.b.; ph.d.; m.b.a.; mba; m.d.; c.p.a.; ca; aca; fca; acca; cia; cisa; cams; frm; caia; cipp; cipm; cipt; s.j.d.; ed.d.; psy.d.; m.p.h.; m.p.a.; m.s.w.; b.s.n.; usaf; usafr; usn; usmc; uscg; jagc; usar; r.n.; acp; rp; crp; p.e.; n.p.; d.n.p.; cfa; cfe; cfp; pmp; ccep; cela; aep; pls; ppls; m.s.; m.a.; b.a.; b.s.; dphil; m.phil; faia; sphr; phr; csm; attorney; attorney at law; attorney-at-law; ret; retired'
/** Forms of address before a name, in any capitals. */
export const ranks =
  'hon; honorable; the honorable; the hon; dr; prof; professor; mr; ms; mrs; mx; lt; lieutenant; col; colonel; commander; cmdr; major; maj; captain; capt; cdr; lcdr; sergeant; sgt; brigadier general; general; er; shri'
/** Words of which none is in a name. */
export const notNames =
  'résumé; resume; curriculum; vitae; cv; attorney; lawyer; counsel; partner; associate; address; street; avenue; road; suite; apt; phone; email; linkedin; profile; summary; experience; education; objective; confidential; llp; llc; inc; university; college; school; law; firm; group; office; esquire; litigator; page; contact; bar; admitted; professional; legal; candidate; references; court; practice; tax; corporate; present; mobile; cell; juris; doctor; skill; skills; top; languages; native; bilingual; fluent; certifications; career; employment; work; history; engineer; developer; manager; systems; software; project; projects; and; the; of; in; with; not; www; com'
/** Small words within a name. */
export const particles =
  'de; del; della; da; das; do; dos; di; du; la; le; van; von; der; den; ter; ten; al; el; bin; ibn; ben; bint; abu; y; e; ní; ó; mac; af; av; zu; zur; st; st.; san'

/** Labels before a value, by what the value is; in any capitals. */
export const valueLabels = {
  name: 'name; full name; name of candidate; candidate name',
  contact:
    'email; mail; mail id; email id; phone; mobile; cell; tel; telephone; contact; contact no; mobile no; phone no; linkedin; skype; skype id; website; address; permanent address',
  place: 'location; place; city; based in; residence; current location; work location; place of posting',
  date: 'date; dates; duration; period; working period; tenure; from; from-to; years; time period; job period; service period',
  title:
    'position; position held; title; job title; designation; role; post; job appointment; occupation; job role; current role; appointment; rank',
  firm: 'company; company name; employer; employer name; organization; firm; name of employer; name of company; institution; company name & address; consultant; contractor; worked with; worked for',
  other:
    'project; project name; client; end client; team size; environment; technologies; tools; gender; sex; nationality; religion; marital status; date of birth; dob; age; languages; languages known; passport no; visa status; notice period; responsibilities; roles and responsibilities; description; duties; skills; hobbies; reporting to; industry; domain; salary; reason for leaving; dependents',
} as const
