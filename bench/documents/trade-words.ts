import type { Random } from './random.ts'

// Words of people who aren't lawyers, in the United States and abroad. Titles, employers and projects are put together at random, so
// that few of them are ever in a list.
const words = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)

const ranks = words(
  '; ; ; ; ; Senior; Senior; Sr.; Junior; Lead; Associate; Assistant; Principal; Chief; Deputy; Trainee; Regional; Graduate; Staff; Head; Shift; Global; Area; L1; Certified',
)
const fields = words(
  `Software; Network; Systems; Data; Quality Assurance; Test; Sales; Marketing; Human Resources; HR; Payroll; Clinical; Civil; Structural; Electrical; Supply Chain; Warehouse; Logistics; Procurement; Finance; Accounts; Credit; Risk; Operations; Customer Service; Customer Support; Technical Support; IT; Cloud; Security; Database; Web; Mobile; Front End; Back End; Full Stack; Java; .NET; ERP; CRM; Mainframe; Embedded; Product; Project; Program; Business; Content; Graphic; UX; Training; Recruitment; Store; Restaurant; Hotel; Front Office; Travel; Pharmacy; Laboratory; Research; Process; Production; Maintenance; Plant; Safety; Environmental; Petroleum; Mechanical; Automation; DevOps; Site Reliability; Machine Learning; Analytics; Migration; Integration; Release; Infrastructure; Desktop; Server; Linux; Windows; Storage; Telecom; Radio; Field; Service Delivery; Relationship; Branch; Retail; Audit; Treasury; Insurance; Claims; Medical Billing; Nursing; Radiology; Dental; Kitchen; Housekeeping; Events; Media; Advertising; Digital Marketing; SEO; Growth; Partner; Channel; Pre-Sales; Inside Sales; Key Account; Export; Import; Customs; Fleet; Transport; Site; Quantity; Interior; Landscape; Soil; Marine; Aviation; Ground; Cabin; Primary School; Mathematics; English; Music; Sports; Physiotherapy; Social Media; Community; Grants; Office; Executive; Administrative; Facilities; Incident; Change; Problem; Configuration; Performance; Functional; Technical; Solutions; Enterprise; Application; Applications; Middleware; Firmware; Hardware; VLSI; Game; Video; Sound; Print; Textile; Food; Dairy; Agronomy; Forestry; Mining; Steel; Paint; Welding; Tooling`,
)
const roles = words(
  `Engineer; Developer; Analyst; Consultant; Manager; Lead; Administrator; Executive; Specialist; Associate; Coordinator; Officer; Architect; Tester; Technician; Assistant; Supervisor; Trainer; Intern; Head; Director; Representative; Designer; Programmer; Auditor; Accountant; Planner; Buyer; Advisor; Expert; Operator; Inspector; Scientist; Trainee; Team Lead; Team Leader; Project Manager; Product Owner; Scrum Master; Controller; Clerk; Instructor; Strategist; Evangelist; Agent; Partner; Owner; Generalist; Business Partner; Superintendent; Foreman; Estimator; Draftsman; Surveyor; Steward; Host; Cashier; Operations; Support; Delivery`,
)
const wholes = words(
  `Staff Nurse; Registered Nurse; Chef de Partie; Sous Chef; Head Chef; Class Teacher; Lecturer; Physiotherapist; Pharmacist; Fitter; Electrician; Welder; Machinist; Pilot; Steward; Receptionist; Bookkeeper; Copywriter; Journalist; Photographer; Illustrator; Translator; Barber; Florist; Proofreader; Tailor; Baker; Butcher; Plumber; Librarian; Midwife; Paramedic; Radiographer; Optician; Dietitian; SDET; DBA; BDM; SME; QA; PMO; CTO; COO; Founder; Co-Founder; Freelancer; Freelance; Self-employed; Proprietor; Apprentice; Volunteer; Student Ambassador; Campus Lead; Content Writer; Storekeeper; Rigger; Geologist; Economist; Statistician; Actuary; Underwriter; Stockbroker; Undertaker; Programmer; Web Master; Webmaster; Tech Lead; Module Lead; Delivery Head; Zonal Head; Counter Sales; Data Entry; Night Auditor; Store Keeper; Merchandiser; Stylist; Animator; Compositor; Game Tester; Subject Matter Expert; Individual Contributor; Self Employed; Family Business; Research Scholar; Postdoc`,
)
const endings = words(
  '; ; ; ; ; ; ; ; ; II; III; - L2; (Contract); & Team Lead; / Team Lead; - EMEA; (Part Time); , Payments; , Asia Pacific; - Night Shift; / Trainer; (Onsite); - Automation & Testing; (Intern); and Trainer; (Domestic, International & Retail); (Software Delivery); ( APAC ); | Module Lead',
)
const systems = words(
  'SAP; Oracle; Salesforce; Workday; PeopleSoft; ServiceNow; Siebel; Tableau; Hadoop; AWS; Azure; Android; iOS; COBOL; Python; PHP; Angular; Selenium; Informatica; SharePoint',
)

const names = words(
  `Zentora; Quintal; Arvello; Bexley; Corvane; Deltic; Elmora; Fintrix; Galvex; Hexaron; Intellum; Jovian; Kalpesh; Lumica; Mantrix; Novatel; Optiva; Pragati; Quadrex; Ramtek; Sanvi; Telesoft; Unisource; Vectra; Westbay; Xelcom; Yantra; Zenith; Ambar; Bluepeak; Cedarline; Dynatek; Everest; Falconer; Greenfield; Himal; Indra; Jagran; Karuna; Lakshmi; Metro; Neelkanth; Orient; Punjab; Royal; Shakti; Trident; Universal; Vishwa; Windsor; Atlas; Beacon; Crystal; Diamond; Eagle; Fortune; Golden Gate; Horizon; Imperial; Jupiter; Klarna Hill; Landmark; Majestic; Navkar; Oceanic; Pacific; Regent; Sterling; Titan; Urban; Victory; Wellspring; Allied; Bharat; Coastal; Delta; Emirates; First; Gulf; Heritage; Integra; Jubilee; Kingfisher; Liberty; Modern; National; Olympic; Premier; Quality; Reliance Road; Standard; Texmo; United; Vijaya; Wonder; Apex; Breeze; Citadel; Dawn; Embark; Flipside; Gigaspan; Hivewise; Inkwell; Joblane; Kitewing; Looply; Mindgrid; Nestaway; Openfield; Paylane; Quickbite; Ridely; Stackwise; Tripnest; Upswing; Voltera; Wipfield; Zapwell`,
)
const forms = words(
  `; ; ; ; ; ; Ltd; Ltd.; Limited; Pvt Ltd; Pvt. Ltd.; Private Limited; India Pvt Ltd; India; Infotech; Technologies; Technologies Ltd; Solutions; Solutions INC; IT Solutions; Consulting; Systems; Services; Global Services; Services India Pvt. Ltd; Bank; Hospital; Public School; Motors; BPO; Global; Group; Group of Companies; Industries; Software; Software Solutions; Electronics; Foods; Retail; Hotels & Resorts; Airlines; Constructions; Builders; Engineering Works; Pharma; Life Insurance; Telecom; Media; Academy; Institute; Labs; Inc; Inc.; Corp; LLC; GmbH; plc; Energy; Mart; Logistics; FZE; LLC, Dubai; Traders; & Sons; & Co; Steel; Cement Limited; Textiles; Research Park; Finance; Healthcare; Studios`,
)
const clients = words('Client; Client Name; Customer; End Client; Project Client')
const projects = words(
  'Payment Gateway; Claims Portal; Store Rollout; Data Center Migration; Fleet Tracker; Loyalty App; Billing Revamp; Plant Upgrade; HR Self Service; Order Desk; Exam Portal; Ward Records; Route Planner; Price Engine; Stock Ledger; Mobile Recharge; Grid Monitor; Tower Audit',
)
const tools = words(
  'Java; C#; SQL Server; Oracle 11g; HTML; CSS; JavaScript; Unix; Windows 7; MS Office; Excel; Tally; AutoCAD; MATLAB; Jenkins; Git; Jira; Python; R; Spring; Hibernate; Tomcat; Eclipse; Photoshop; Active Directory; VMware; Cisco routers; TCP/IP; Visual Studio; Selenium; JUnit; XML; REST; Power BI; Networking; Operating Systems; Data Structures',
)
const work = words(
  `Worked on the design of new modules; Responsible for daily stock reports; Handled a team of five; Providing support to end users over phone and email; Involved in requirement gathering; Prepared monthly MIS reports; Maintained ward records; Installed and configured routers; Developed screens for the order desk; Coordinated with vendors; Trained new joiners; Resolved tickets within the agreed time; Managed the budget of the branch; Achieved 120% of the sales target; Taught grades six to eight; Assisted in audits; Tested builds before release; Wrote scripts to automate backups; Monitoring of servers and alerts; Conducted interviews; Served guests at the front desk; Checked quality of raw materials; Drafted purchase orders; Planned routes for drivers; Reviewed code of junior developers; Took care of patients after surgery; Responsible for meeting the monthly target; Participated in daily stand-up meetings; Actively involved in the team's decisions; Analysis of the existing system`,
)
const workTails = words(
  `; ; for the Asia Pacific region; using the company's standard tools; and reported to the plant manager; as per the customer's needs; on a daily basis; in coordination with the offshore team; and ensured timely delivery; during the night shift`,
)
const hopes = words(
  `I am looking for a position that lets me use my skills and grow with the organization; To work in a challenging environment; Seeking a responsible role in a growing company; To obtain a position where I can contribute to the goals of the team; Hard working, with good communication skills; Over six years in the industry with a record of delivery; Looking for a job in the field of operations`,
)
const degrees = words(
  `B.E in Computer Science; B.Tech in Electronics; Bachelor of Commerce; B.Com; MBA in Finance; MCA; BCA; Diploma in Mechanical Engineering; Bachelor of Science in Nursing; B.Sc.; M.Tech; Master of Science in Information Systems; High School; HSC; SSC; Bachelor of Engineering; Master of Business Administration; BE; Certificate in Hotel Management; Bachelor of Arts; Associate of Science; Higher Secondary; BSc (Hons) Mathematics; PGDM in Marketing; Bachelor's in Economics; Master's in Data Science`,
)
const sites = words('jobport; hirewell; workboard; cvbank; findstaff')

/** Towns of many countries, as people there write them. */
const townsOfTheWorld = words(
  `Bengaluru, Karnataka; Bangalore, Karnataka; Pune, Maharashtra; Mumbai, Maharashtra; Hyderabad, Telangana; Chennai, Tamil Nadu; Noida, Uttar Pradesh; Gurgaon, Haryana; Kolkata, West Bengal; Jaipur, Rajasthan; Kochi, Kerala; Ahmedabad, Gujarat; Bhopal, Madhya Pradesh; Indore; Nagpur; Lahore, Pakistan; Karachi; Dhaka; Colombo; Kathmandu; Dubai, UAE; Abu Dhabi; Doha, Qatar; Riyadh; Singapore; Kuala Lumpur, Malaysia; Manila, Philippines; Cebu City; Jakarta; Bangkok; Shanghai; Beijing, China; Taipei; Tokyo; Osaka, Japan; Sydney NSW; Brisbane, Queensland; Perth; Auckland; London; Leeds, West Yorkshire; Manchester, UK; Glasgow; Cardiff; Belfast; Dublin 2; Toronto, ON; Mississauga, Ontario; Vancouver, British Columbia; Calgary, Alberta; Montreal, QC; Berlin; München; Zürich; Vienna, Austria; Paris; Lyon, France; Madrid; Lisboa; Milano; Rotterdam; Brussels; Stockholm; Oslo; Warsaw; Prague; Bucharest; Kyiv; Athens; Istanbul; Cairo; Nairobi; Lagos, Nigeria; Accra; Johannesburg; Cape Town; Mexico City; Monterrey; Bogotá; Lima; Santiago; Buenos Aires; São Paulo, SP; Austin, TX; Dallas, TX; Columbus, OH; Omaha, NE; Fresno, CA; Tampa, FL; Remote; Boise, ID; Dayton, OH; Akron, OH; Tulsa, OK; Newark, NJ; Fremont, CA; Irvine, CA; Plano, TX`,
)

/** Words of one person who isn't a lawyer; `own` keeps those of held-out documents apart. */
export function tradeWords(random: Random, own: (list: readonly string[]) => string, surname: () => string) {
  const joined = (...parts: string[]) =>
    parts
      .filter((one) => one !== '')
      .join(' ')
      .replaceAll(' ,', ',')
  const title = (): string => {
    const kind = random.below(10)
    if (kind === 0) return own(wholes)
    if (kind === 1) return joined(random.pick(ranks), own(wholes))
    if (kind === 2) return joined(random.pick(ranks), random.pick(systems), own(roles))
    if (kind === 3) return joined(random.pick(systems), own(fields), own(roles), random.pick(endings))
    if (kind === 4) return joined(random.pick(ranks), own(roles), random.pick(['-', ',', '/', 'of', '–']), own(fields))
    return joined(random.pick(ranks), own(fields), own(roles), random.pick(endings))
  }
  const acronym = () =>
    Array.from({ length: 2 + random.below(3) }, () => String.fromCharCode(65 + random.below(26))).join('')
  const firm = (): string => {
    const name = random.pick([
      () => own(names),
      () => own(names),
      () => own(names),
      acronym,
      surname,
      () => `${own(names)} ${own(names)}`,
      () => `${acronym()} ${own(names)}`,
      () => `${own(names)}${random.pick(['soft', 'tech', 'net', 'com', 'mart', '.com', '-IT', '24'])}`,
      () => `${random.pick(systems)} ${own(names)}`,
      () => `${own(fields)} ${own(names)}`,
    ])()
    const whole = joined(name, random.pick(forms))
    return random.chance(0.08) ? whole.toUpperCase() : whole
  }
  const sentence = () => joined(random.pick(work), random.pick(workTails))
  return {
    title: () => {
      const own = title()
      const kind = random.below(24)
      if (kind === 0) return own.toUpperCase()
      return kind === 1 ? own.toLowerCase() : own
    },
    firm,
    town: () => random.pick(townsOfTheWorld),
    degree: () => random.pick(degrees),
    school: () =>
      random.pick([
        () => `${own(names)} Institute of Technology`,
        () => `University of ${random.pick(townsOfTheWorld).split(',')[0]}`,
        () => `${own(names)} University`,
        () => `St. ${surname()}'s College`,
        () => `${own(names)} Public School`,
        () => `Govt. Polytechnic, ${own(names)}`,
        () => `${own(names)} College of Engineering`,
        () => acronym(),
      ])(),
    sentence,
    paragraph: () => Array.from({ length: 1 + random.below(4) }, () => `${sentence()}.`).join(' '),
    summary: () => random.pick(hopes),
    skills: () =>
      Array.from({ length: 4 + random.below(10) }, () =>
        random.chance(0.5)
          ? `${random.pick(tools)} (${random.pick(['Less than 1 year', '2 years', '5 years', '10+ years', '1 year'])})`
          : random.pick(tools),
      ).join(', '),
    tools: () => Array.from({ length: 2 + random.below(6) }, () => random.pick(tools)),
    /** Lines about one project: labels and their values. They look like a job and aren't one. */
    project: (dates: string): string[] => {
      const mark = random.pick([': ', ' : ', ':- ', ' '])
      const lines = [
        `${random.pick(['Project', 'Project Name', 'Project Title', 'Project #1', 'Title'])}${mark}${own(projects)}`,
        `${random.pick(clients)}${mark}${firm()}`,
        `${random.pick(['Role', 'Designation', 'Position', 'My Role'])}${mark}${title()}`,
        `${random.pick(['Duration', 'Period', 'Project Duration'])}${mark}${dates}`,
        `${random.pick(['Environment', 'Tools', 'Technologies', 'Technology', 'Platform'])}${mark}${random.pick(tools)}, ${random.pick(tools)}, ${random.pick(tools)}`,
        `Team Size${mark}${2 + random.below(20)}`,
        `${random.pick(['Location', 'Domain'])}${mark}${random.pick([random.pick(townsOfTheWorld), own(fields)])}`,
      ].filter(() => random.chance(0.6))
      return [
        ...lines,
        ...(random.chance(0.5)
          ? [
              random.pick([
                'Responsibilities:',
                'Roles & Responsibilities:',
                'Description:',
                'Roles and Responsibilities',
                'Key Result Areas:',
              ]),
            ]
          : []),
      ]
    },
    profile: (name: string) => {
      const site = random.pick(sites)
      const id = Array.from({ length: 16 }, () => random.below(16).toString(16)).join('')
      return `${random.pick(['Email me on', 'Contact me at', 'Message me on'])} ${site[0]?.toUpperCase()}${site.slice(1)}: ${site}.example/r/${name.replaceAll(/[^\p{L}]+/gu, '-')}/${id}`
    },
  }
}

export const tradeHeadings = {
  summary: [
    'Objective',
    'Career Objective',
    'Profile',
    'Summary',
    'Professional Summary',
    'Profile Summary',
    'About Me',
  ],
  experience: [
    'Work Experience',
    'WORK EXPERIENCE',
    'Professional Experience',
    'Employment History',
    'Experience',
    'Organizational Experience',
    'Work History',
    'Career Contour',
    'Experience Details',
  ],
  education: ['Education', 'EDUCATION', 'Academic Details', 'Educational Qualification', 'Academic Profile'],
  skills: [
    'Skills',
    'SKILLS',
    'Technical Skills',
    'Technical Proficiency',
    'IT Skills',
    'Skill Set',
    'Links',
    'Certifications',
  ],
  more: [
    'Additional Information',
    'Projects',
    'Project Details',
    'Personal Details',
    'Achievements',
    'Awards',
    'Declaration',
  ],
} as const
