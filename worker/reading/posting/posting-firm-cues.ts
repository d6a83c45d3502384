const either = (text: string): string =>
  text
    .split(/[;\n]/)
    .map((term) => term.trim())
    .filter(Boolean)
    .join('|')

/** Legal forms behind a name. */
export const legalForm = String.raw`(?:L\.?L\.?P\.?|P\.?L\.?L\.?P\.?|L\.?L\.?L\.?P\.?|P\.?L\.?L\.?C\.?|L\.?L\.?C\.?|P\.C\.|P\.?L\.?C\.|PC|P\.A\.|PA|LPA|L\.P\.A\.|APLC|APC|A\.P\.C\.|P\.S\.C\.|PSC|P\.S\.|P\.L\.|Inc\.?|Corporation|Corp\.?|Co\.|Ltd\.?|N\.A\.|S\.C\.|Chartered|LP|plc|GmbH|AG|SE|A\/S|ApS|AB|B\.?V\.?|N\.V\.|S\.A\.S?\.?|S\.p\.A\.|S\.r\.l\.|mbB|KGaA?|Pty\.? Ltd\.?)`

/** Verbs of a firm or company in the sentence that introduces it: "Lindqvist Harte represents …". */
export const companyVerb = `(?:${either(`
  is; are; was; has; have; had; seeks; continues; currently; would; invites; announces; needs; welcomes; wishes; desires; wants; hires;
  represents; represent; serves; provides; offers; operates; makes; builds; owns; develops; designs; manufactures; moves; powers; ships; runs; prepares; protects; handles; helps; advises; counsels; defends;
  focuses; specializes; practices; combines; brings; works; supports; delivers; creates; sells; manages; invests; insures; transports; employs; enrolls; celebrates; recruits; participates; maintains; believes; values; complies;
  considers; will consider; does not; do not; is not; will not; provides; prides; strives; remains; opened; launched; began; grew; raised; recently; proudly; now; treats; trains; lends; finances; publishes; educates; accepts; requires; expects; pays; uses; understands; fosters; embraces; encourages; reserves; conducts; hereby; stands; connects; funds; leads; acts; seek`)})`

/** Closing words of a posting that name its author. */
export const employerTalk =
  /^(?:,? an? [^.,]{3,60},)?,?\s+(?:is|are)\s+(?:an?|proud to be an?|committed to|dedicated to|fully committed|firmly committed)\s+(?:[\w\s/-]{0,40}\s)?(?:equal|eeo|eoe|e-verify|affirmative|divers|inclusi|drug[- ]free|second chance)|^,?\s+(?:LLP\s+)?(?:provides? equal|participates in e-verify|does not (?:discriminate|accept|sponsor|pay)|do not discriminate|will (?:not )?(?:consider|accept|sponsor)|considers? (?:all|qualified|applicants)|complies with|values divers|celebrates divers|recruits, employs|prohibits discrimination|maintains a|makes (?:all )?(?:employment|hiring) decisions|evaluates (?:all|qualified)|reserves the right|welcomes applicants|encourages applica)/i

/** Words in the names of companies and institutions that are seldom in anything else at a posting's top. */
export const companyWord = new RegExp(
  String.raw`\b(?:${either(`
  group; trust; bank; bancorp; insurance; mutual; assurance; systems; technologies; technology; tech; labs; laboratories; robotics; foods; brands; beverages; dairy; farms; energy; power; electric; gas; water; utilities; oil; pipeline; railways?; railroad; airlines?; airways; logistics; freight; transit; motors; automotive;
  partners; capital; holdings; ventures; investments?; financial; equity; advisors; advisers; asset management; properties; realty; homes; hotels?; resorts; entertainment; studios; media; pictures; records; publishing; games; sports; retail; stores; markets?; pharma; pharmaceuticals?; therapeutics; biologics; biosciences; biotech; bio; medical; medicine; health; healthcare; hospitals?; clinics?; care; dental; wellness; sciences; genomics; diagnostics; devices;
  software; data; networks?; cloud; digital; semiconductors?; aerospace; space; defense; industries; manufacturing; materials; steel; chemicals?; mining; construction; engineering; solutions; services; enterprises; international; global; worldwide; americas?; cooperative; co-op; alliance; association; federation; council; society; institute; institution; foundation; fund; university; college; school; academy; museum; library; church; diocese; ministries; charities;
  law; law firm; law group; law office; law offices; law center; legal; attorneys; lawyers; law partners; associates; advocates; defenders?; justice; rights; legal aid; legal services; project; initiative; center; network; agency; authority; commission; department; bureau; board; district; county; city; town; village; state; commonwealth; office; court; division; administration; company; corporation; corp; inc; llc; payments; pay; title; escrow; title & escrow; union; credit union; exchange; platform; platforms; collective; works`)})\b`,
  'i',
)

/** Who looks for others: a search firm is never the employer that a posting names. */
export const agencyName =
  /\b(?:search|recruit(?:ing|ment|ers?)?|staffing|placements?|headhunt\w*|talent(?: (?:partners|platform|solutions|group|agency))?|executive search|legal search|resourcing|personnel|careers?)\b(?:\s+(?:group|partners|firm|llc|inc\.?|associates|solutions|services|consultants|international|network|ltd\.?|platform|agency))*\.?$/i

/** Checks whether a posting is written for someone whom it does not name. */
export const speaksForClient =
  /\b(?:our (?:law firm |corporate |am ?law \d+ )?clients?\b(?=,| is\b| has\b| seeks| needs| would| wants| offers)|client of (?:ours|mine)|my client|on behalf of (?:our|a|an|my|one of)|retained (?:us|exclusively|by an?)|has (?:asked|engaged|retained|instructed) us|the client is|client is (?:an?|looking|seeking)|exclusively retained|confidential (?:client|search|firm|company)|firm \(confidential\)|undisclosed|name (?:disclosed|withheld|available)|(?:^|\n)confidential\b)/i
