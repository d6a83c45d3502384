// Words and phrases of firm sites that are no names, for training. Nothing here is a rule: names share some of the words.
const words = (text: string): string[] => text.trim().split(/\s+/)
const phrases = (text: string): string[] => text.trim().split(/\s*;\s*/)

/** Words that headings, menus and titles are made of. */
export const headingWords = words(`
accident accidents assault assaults burglary charge charges claims crime crimes custody death divorce drug felony felonies fraud harassment
injuries injury juvenile misdemeanors murder offense offenses sex theft traffic truck violence wrongful
about academy accessibility acquisitions administration advisers advisors advisory agency agents alert alerts alumni and
anniversary announcement announcements annual answers antitrust application applications apply arbitration arbitrators
associates association attorneys authority authors avenue award awards bank banking bankruptcy barristers belonging
biographies biography blog board bono boulevard breakfast briefing briefings building bulletin bureau capabilities capital
career careers celebration center ceremony checklist city clerkship clerkships client clients clinic college
commercial commission committee community company compliance conference conferences consultants consultation consultations
contact contacts contributors copyright corp corporate corporation council counseling county cybersecurity defense
department development digest directions directors directory disclaimer diversity edition employment enforcement episode
equity estate estates event events executives experience experts facts faq faqs fees fellows fellowship fellowships
finance firm floor for forms forum foundation from fund funds gala gallery global graduates group groups guide guidelines
help highway hiring history holdings holiday holidays home hospital hotel how humans immigration in inc inclusion
industries industry initiative initiatives insight insights insolvency institute insurance intellectual international
interns internship internships interview investigations join judges lawyers leader leaders leadership lecture limited litigation
litigations llc llp location locations login ltd luncheon luncheons management map marathon marketing matters media
mediation mediators meet members memorial mentors menu mergers monthly museum national navigation network networks news
newsletter notice of office offices opening openings operations opportunities our overview page panel paralegals partners
partnership party payment payments people photos picnic platform plaza pllc podcast policy portal positions practice
practices press pricing privacy prize pro professionals profile profiles program programs properties property publication
publications quarterly questions reception recognition recognitions recovery recruiting recruitment regional regulation
regulatory release releases report reports reserved resource resources restructuring results review rights road roundtable
rules scholars scholarship scholarships school search secretaries securities seminar seminars series service services
sitemap society solicitors solutions speakers spotlight staff state statement stories street students subscribe suite
summer summit support symposium systems talk talks taxation team teams technology terms testimonial testimonials the tips
to tournament tower trainees transactions trends trusts university update updates us vacancies vacancy ventures video
videos visit webcast webinar webinars weekly welcome what when why with workshop your`)

/** Words of positions. */
export const titleWords = words(`
partner associate counsel shareholder member principal attorney lawyer paralegal assistant administrator director manager secretary officer
receptionist coordinator specialist clerk analyst librarian president chair solicitor barrister advocate trainee`)

/** Begins and ends of the names of buildings. */
export const numberWords = words('One Two Three Four Five Six Seven Eight Nine Ten')
export const buildingWords = words('Square Street Plaza Tower House Building Place Wharf Center Court Park Avenue Road')

/** Words that are family names too. */
export const surnameWords = words(`
abbey associate associates baker banker banks bar barr best bill bills bishop black bond book books bridge bridges brook
brooks brown case cash castle chambers chance chancellor christian church city college constable cook council counsel
county court day dean deeds dollar east energy english faith fee fellow field fields french gamble general gold good grace
grant gray green  guard hall hill hills hope house joy judge justice king knight lake lane law lawyer list love major
marsh marshall may mayor means merchant miller minor month moor noble north pace page parish park parks partner patent pay
pope power powers price read reeves rhodes rich rivers school season sharp sheriff silver south speaker spring state steel
sterling steward stone story street strong summer swift tax temple tower towers trademark trader weeks west white wills
winter wise witness wood woods write young`)

/** Organizations whose names begin like a person's. */
export const organizations = phrases(`
morgan stanley; grant thornton; jones day; baker mckenzie; baker botts; baker hughes; jp morgan; charles schwab; wells
fargo; goldman sachs; merrill lynch; ernst young; mayer brown; arnold porter; duane morris; kirkland ellis; sidley austin;
cooley godward; ropes gray; king spalding; holland knight; holland hart; troutman pepper; alston bird; perkins coie; davis
polk; paul weiss; paul hastings; fried frank; clifford chance; allen overy; linklaters llp; slaughter may; hogan lovells;
reed smith; blank rome; cozen oconnor; fox rothschild; fish richardson; steptoe johnson; thompson hine; thompson coburn;
husch blackwell; mcguire woods; hunton andrews; jackson lewis; littler mendelson; ogletree deakins; fisher phillips;
seyfarth shaw; proskauer rose; willkie farr; martindale hubbell; best lawyers; super lawyers; thomson reuters; lexis
nexis; johnson johnson; procter gamble; black rock; white case; stanley morgan; edward jones; raymond james; dean witter;
martin marietta; lockheed martin; sherwin williams; tiffany company; harley davidson; ralph lauren; calvin klein; tommy
hilfiger; philip morris; eli lilly; ben jerry; abercrombie fitch; neiman marcus; st regis; ritz carlton; marsh mclennan;
willis towers; arthur andersen; grant street; marina bay; walter reed; chambers usa`)

/** Phrases of firm sites in the shape of a name. */
export const actionWords = words(
  `about accept ask book call choose contact decline email find follow hire join meet message request schedule text view visit why`,
)
export const sitePhrases = phrases(`
My Account; My Cart; Your Account; My Profile; Log Out; Sign Out; Seen On; As Seen On; As Seen In; Featured On; Featured In; As Featured In; Trusted By; Read More Reviews; Add To Cart; Shopping Cart; Saturday Closed; Sunday Closed; Closed Sunday; Closed Saturday; Monday Friday; Open Daily; Monday Through Friday; Sunday Hours; Saturday Appointment; 
Attorney Details; Lawyer Details; Contact Info; Contact Information; Spanish English; English Spanish; English French; French Spanish; Home Attorneys; I Accept; I Agree; I Decline; Accept All; Accept Cookies; Reject All; Cookie Settings; Manage Cookies; Most Popular; Most Read; Case Studies;
Case Study; Case Won; Cases Won; Cases Wins; Case Wins; Happy Clients; Satisfied Clients; Trusted Clients; Years Experience; Awards Won;
Success Rate; Expert Lawyers; Expert Attorneys; Qualified Lawyers; Winning Awards; Email Address; Phone Number; First Name; Last Name; Full Name;
Your Name; Your Email; Your Message; Send Message; Quick Links; Useful Links; Follow Us; Connect With Us; Facebook Twitter LinkedIn;
Facebook LinkedIn Avvo; Facebook Instagram; LinkedIn Profile; View Profile; View Bio; Full Bio; Full Profile; Read Bio; Read Full Bio; Download VCard;
Get Directions; Get Started; Get In Touch; Book Now; Book Appointment; Call Now; Call Today; Live Chat; Chat Now; Request Callback; Office Hours;
Opening Hours; Working Hours; Capital Market; Money Market; Business Hours; Latest News; Recent News; Recent Posts; Latest Posts; Popular Posts;
Related Posts; Next Post; Previous Post; Leave Comment; Load More; Show More; Show Less; Back Top; Skip Content; Main Menu; Toggle Navigation;
Search Site; Select Office; All Offices; All Practices; Filter By; Sort By; Our Mission; Our Vision; Our Values; Core Values; Our Approach;
Our History; Our Promise; Our Commitment; Why Us; Why Choose Us; What We Do; Who We Are; How We Work; Client Stories; Success Stories;
Happy Client; Small Business; Business Owner; Retired Executive; Family Matters; Criminal Matters; Civil Matters; Corporate Matters;
Contact Us; About Us; About The Firm; Read More; Learn More; View All; Show All; See More; Our People; Our Team; Our Firm; Our Story; Meet The Team;
Client Login; Client Portal; Pay Online; Make A Payment; Privacy Policy; Terms Of Use; Cookie Policy; Attorney Advertising; Site Map;
Free Consultation; Case Results; Client Reviews; Press Releases; News And Events; Practice Areas; Areas Of Practice; Legal Assistant;
Legal Assistants; Legal Secretary; Office Manager; Office Administrator; Managing Partner; Senior Associate; Senior Counsel; Of Counsel;
Founding Partner; Equity Partner; Summer Associate; Associate Attorney; Senior Partner; Special Counsel; General Counsel; Staff Attorney;
Attorney Listing; Attorney Profile; Attorney Directory; Lawyer Profile; Bar Admissions; Court Admissions; Professional Associations;
Representative Matters; Honors And Awards; Community Service; Speaking Engagements; Direct Dial; Main Office; Office Hours; Free Parking;
Real Estate; Private Equity; Family Law; Tax Law; Elder Law; Criminal Defense; Personal Injury; Estate Planning; White Collar Defense;
Wrongful Death; Car Accidents; Medical Malpractice; Workers Compensation; Labor Employment; Water Law; Maritime Law; Land Use; Civil Rights;
Super Lawyers; Best Lawyers; Rising Stars; Martindale Hubbell; Page Not Found; Back To Top; Skip To Content; Main Menu; Follow Us; Share This;
Get Directions; Driving Directions; Se Habla; Habla Usted; Nuestro Equipo; Sobre Nosotros; Copyright Notice; All Rights; Attorneys At Law;
Law Offices; Law Group; Law Firm; Trial Lawyers; Litigation Team; Tax Group; Charlotte Office; Boston Office; Client Alert; Madison Avenue;
Market Street; Main Street; Court Square; State Bar; Supreme Court; District Court; High Court; Yale University; Harvard Law School; Law Review;
Phi Beta Kappa; Order Of The Coif; Cum Laude; Juris Doctor; Bachelor Of Arts; Master Of Laws; New Clients; Upcoming Events; Latest News; Blog Posts;
Business Law; Employment Law; Investment Funds; Capital Markets; Intellectual Property; Data Privacy; Life Sciences; Public Finance; Pro Bono`)
