import type { Random } from './random.ts'

// Vocabulary for students, engineers, academics, clerks and craftspeople from many countries. Titles, employers and projects are composed at
// random, and so are many of the words, so few of them ever repeat.
const words = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)

const starts = words(
  'Al; Am; Ar; Bel; Ber; Bri; Cal; Car; Cla; Cor; Da; Del; Dor; El; Em; Fal; Fi; Ga; Gen; Gri; Ha; Hel; In; Ja; Ka; Kel; La; Le; Lu; Ma; Mer; Mi; Na; Ne; No; Ol; Or; Pa; Per; Qua; Ra; Re; Ro; Sa; Sel; Si; So; Ta; Ter; Ti; To; Tri; Ul; Va; Ve; Vi; Wa; Wil; Xe; Ya; Zo; Zu',
)
const middles = words(
  '; ; ; la; ma; no; ri; ta; ve; ni; co; lo; ra; mi; do; ga; ne; si; be; lli; nto; rra; pho; xo; shi; che; qui',
)
const ends = words(
  'a; ax; en; ex; ia; ic; id; in; io; is; ix; la; lix; lo; ly; max; mo; na; nia; nix; no; on; or; os; ra; ro; ry; sa; ta; tek; tis; to; tra; va; via; vo; x; za; zo; ware; soft; tech; works; labs; bank; pay; hub; cast; point; line; field; stone; ford; berg; son; ton; mark',
)
const levels = words(
  '; ; ; ; ; ; ; Senior; Senior; Sr.; Jr.; Junior; Lead; Associate; Assistant; Principal; Staff; Chief; Deputy; Graduate; Undergraduate; Trainee; Regional; Acting; Part-time; Visiting; Founding; Head; Student; Summer; Interim; Group; Global; Volunteer; Adjunct; Temporary; Freelance; Certified; Executive',
)
const subjects = words(
  `Software; Software; Software Engineering; Software Development; Web; Frontend; Backend; Full-Stack; Full Stack; Mobile; iOS; Android; Data; Data Science; Data Engineering; Machine Learning; Deep Learning; AI; Computer Vision; Robotics; Embedded; Firmware; Hardware; VLSI; ASIC Design; Cloud; DevOps; Site Reliability; Platform; Infrastructure; Network; Security; Cyber Security; QA; Test Automation; Game; Graphics; Product; Project; Program; UX; UI/UX; Systems; Systems Integration; 5G Systems; Radio Frequency; Satellite; Electrical; Electronics; Instrumentation; Mechanical; HVAC; MEP; Civil; Structural; Site; Planning; Quantity; Quality; QA/QC; Piping; Process; Chemical; Production; Manufacturing; Industrial; Maintenance; Commissioning; Installation; Welding; Safety; HSE; Environmental; Marine; Mining; Petroleum; Aerospace; Automotive; Biomedical; Materials; Physics; Chemistry; Biology; Mathematics; Statistics; Economics; History; English; Philosophy; Psychology; Linguistics; Research; Clinical; Nursing; Pharmacy; Laboratory; Accounting; Finance; Financial; Tax; Audit; Internal Audit; Compliance; AML; Risk; Credit; Treasury; Fund Accounting; Investment; Equity Research; Portfolio; Wealth; Private Banking; Operations; Sales; Marketing; Digital Marketing; Content; Brand; Communications; Human Resources; Recruitment; Admissions; Events; Customer Service; Technical Support; IT; IT Support; Help Desk; Database; Business; Business Development; Supply Chain; Logistics; Warehouse; Procurement; Store; Retail; Kitchen; Line; Front Desk; Hotel; Teaching; Residential; Orientation; Library; Media; Video; Sound; Design; Interior; Urban; Policy; Legislative; Legal; Regulatory Affairs; Client; Relationship; Key Account; Fire Fighting; Plumbing; Elevator; Crane; Solar; Power; Transmission; Telecom; Fiber; CCTV; Automation; SCADA; PLC; Academic Affairs; Student Affairs; Public Relations; Advertising; Grants; Outreach; Community; Math; Science; Deli; Grocery; Information Security; Real Estate; Payroll; Benefits; Billing; Claims; Underwriting; Mortgage; Lending; Hospitality; Catering; Film; Documentary; Music; Theater; Fashion; Agriculture; Forestry; Geological; Mapping; Defense; Intelligence; Cryptography; Blockchain; Bioinformatics; Genomics`,
)
const nouns = words(
  `Engineer; Engineer; Engineer; Developer; Developer; Analyst; Manager; Manager; Intern; Intern; Intern; Researcher; Research Assistant; Teaching Assistant; Assistant; Associate; Consultant; Specialist; Scientist; Lead; Architect; Technician; Executive; Officer; Coordinator; Director; Supervisor; Administrator; Designer; Tester; Instructor; Tutor; Fellow; Lecturer; Professor; Trainee; Apprentice; Foreman; Inspector; Surveyor; Operator; Planner; Controller; Programmer; Representative; Co-op; Mentor; Leader; Contractor; Advisor; Worker; Draughtsman; Helper; Fitter; Electrician; Welder; Cook; Scheduler; Facilitator; Contributor; Maintainer; Strategist; Expert; Clerk; Creator; Writer; Editor; Artist; Producer; Agent; Buyer; Estimator; Dispatcher; Guard; Teacher; Counselor; Proctor; Grader; Chair; Nurse; Secretary; Mechanic; Chef; Host; Translator; Interpreter; Photographer; Demonstrator; Ambassador; Broker; Attendant; Crew Member; Learning Assistant; Team Lead; Team Leader; Account Executive; Receptionist; Bookkeeper; Cryptographer; Geologist; Biologist; Chemist; Economist; Statistician`,
)
const wholes = words(
  `Assistant professor of history; Associate Professor of Physics; Professor and Chair; Associate dean of research; Dean of students; Vice dean for faculty affairs; Instructor; Instructor of Record; Instructor MATH 201; Teaching Fellow, ECON 10; Chair of the department; Part-time lecturer; Lecturer; Senior Lecturer in Economics; Reader; Postdoc; Postdoctoral Researcher; Postdoctoral Fellow; PhD Student; Doctoral Candidate; Visiting Scholar; Graduate Teaching Assistant; Graduate Research Assistant; Undergraduate Researcher; Undergraduate Teaching Assistant; Research Associate; Resident Advisor; Peer Tutor; Grader; Lab Demonstrator; Scheduler; Barista; Line Cook; Sous Chef; Server; Shift Lead; Duty manager; Retail assistant; Butcher; Cashier; Driver; Lifeguard; Camp Counselor; Web Engineer; Webmaster; Co-Founder; Co-founder & CTO; Founder; Owner; CEO; CTO; VP of Engineering; Vice President; Assistant Vice President; Senior Vice President; AVP; Director; Managing Director; Executive; Manager; Assistant Manager; General Manager; Team Leader; Squad Leader; Sergeant; Member of Technical Staff; Technical Lead; Tech Lead; SDE II; SDE Intern; SWE Intern; SDET; SRE; MTS; Quant Trader; Trader; Actuary; Financial Controller; Chief Accountant; Senior Audit Associate; Compliance Officer; Money Laundering Reporting Officer; Company Secretary; Personal Assistant; Civil Engineer; Site Engineer; Resident Engineer; Electrical Engineer; Project Engineer; Construction Manager; Land Surveyor; AutoCAD Operator; Document Controller; Storekeeper; Safety Officer; Security Guard; Staff Nurse; Physiotherapist; Pharmacist; Medical Officer; Teacher; Class Teacher; Head of Department; Principal; Librarian; Journalist; Editor; Copywriter; Illustrator; Photographer; Producer; Translator; Volunteer; Ambassador; Freelancer; Self-employed; Consultant; Independent Contractor; Entrepreneur; Student; Trainee; Intern; Apprentice; Developer; Engineer; Analyst; Programmer; Researcher`,
)
const tails = words(
  `; ; ; ; ; ; ; ; ; ; ; II; III; I; (Contract); (volunteer); (Part-time); (Remote); Intern; Trainee; & Team Lead; (Operations); (Grade 2); / Scrum Master; and Trainer; for Online Courses; of the Year One Program; (Electrical); (E&I); Co-op; Lead`,
)
const firmTails = words(
  `; ; ; ; ; ; ; ; ; ; Inc.; Inc; LLC; Ltd; Ltd.; Limited; Co., Ltd.; Corp.; Corporation; GmbH; AG; S.A.; B.V.; AB; Oy; Pte. Ltd.; Pte Ltd; (Singapore) Pte. Ltd.; (HK) Limited; Sdn Bhd; Sdn. Bhd.; Pvt. Ltd.; PVT LTD; Private Limited; (India) Pvt Ltd; Co. W.L.L; WLL; LLC, Dubai; FZE; FZCO; K.K.; plc; Group; Holdings; Technologies; Systems; Solutions; Software; Labs; Lab; Games; Studios; Studio; Media; Consulting; Partners; Capital; Asset Management; Investment Management; Securities; Bank; Insurance; Energy; Power; Electric; Motors; Robotics; Semiconductor; Electronics; Aerospace; Foods; Brewing Company; Market; Coffee; Kitchen; Hotel; Resort; Hospital; Clinic; Pharma; Health; Biotech; Construction; Contracting; Engineering; Builders; Infra; Steel; Cement; Oil Tools; Petroleum; Shipping; Logistics; Airlines; Railways; Telecom; Networks; Digital; Interactive; Ventures; Foundation; Institute; Academy; School; High School; College; Store; Stores; Mall; Elevators; Trading & Contracting; General Trading; Establishment; Industries; Enterprises; Services; International; Worldwide`,
)
const departments = words(
  'Department of Computer Science; Department of Physics; School of Engineering; Faculty of Arts; College of Law; Graduate School; Mathematics Department; Housing Office; Library; Career Center; Athletics; Medical School; Business School; Robotics Institute; Computer Vision Lab; Vision and Learning Group; Center for Data Science; Writing Center',
)
/** Ordinary words that firms are named for. */
const brands = words(
  'Harbor; Lantern; Sprout; Beacon; Compass; Anchor; Meadow; Ember; Pebble; Juniper; Falcon; Orchard; Canvas; Ladder; Bridge; Summit; Prism; Copper; Willow; Granite; Sparrow; Tandem; Relay; Vector; Kettle; Saddle; Timber; Velvet; Signal; Pivot; Ripple; Thimble; Marble; Garnet; Acorn; Ivory; Scout; Drift; Quarry; Lotus; Birch; Cobalt; Hearth; Nimbus; Plume; Rally; Sable; Trellis; Umber; Verge; Wander; Zephyr; Bolt; Crisp; Dash; Flint; Gather; Hollow; Inlet; Jolt; Kite; Latch; Mint; Notch',
)
const cities = words(
  `Atlanta; Athens; Pittsburgh; Salem; Boulder; Lafayette; Portland; Provo; Ithaca; Austin; Reno; Tulsa; Toledo; Madison; Raleigh; Eugene; Rugby; Leeds; Bristol; Exeter; Reading; Pune; Chennai; Kochi; Madurai; Bhopal; Kanpur; Jaipur; Howrah; Patna; Vellore; Surat; Nashik; Dhaka; Kandy; Lahore; Penang; Johor Bahru; Ipoh; Cebu; Hanoi; Da Nang; Bangkok; Chiang Mai; Taipei; Kaohsiung; Busan; Daejeon; Osaka; Kyoto; Nagoya; Shenzhen; Wuhan; Nanjing; Xiamen; Macau; Doha; Muscat; Manama; Sharjah; Dammam; Jeddah; Cairo; Tunis; Accra; Lagos; Kigali; Porto; Graz; Ghent; Lund; Turku; Gdansk; Brno; Cluj; Sofia; Tartu; Lausanne; Torino; Bilbao; Quito; Cusco; Rosario; Recife; Guadalajara; Halifax; Guelph; Waterloo; Perth; Hobart; Dunedin`,
)
const countries = words(
  'USA; U.S.A.; United States; UK; United Kingdom; England; India; INDIA; Singapore; Malaysia; Thailand; Vietnam; Taiwan; South Korea; S.Korea; Republic of Korea; Japan; China; P.R. China; Hong Kong; Qatar; Oman; UAE; U.A.E; KSA; Saudi Arabia; Kuwait; Bahrain; Egypt; Nigeria; Ghana; Germany; France; Italy; Spain; Portugal; Poland; Sweden; Switzerland; Brazil; Mexico; Canada; Australia; New Zealand; Philippines; Indonesia; Pakistan; Bangladesh; Sri Lanka; Nepal',
)
const states = words(
  'CA; NY; TX; MA; GA; PA; OH; WA; IL; CO; MD; VA; NC; FL; MI; IN; OR; AZ; MO; MN; NJ; UT; Ohio; Georgia; California; Massachusetts; Colorado; Oregon; Texas; Maharashtra; Tamil Nadu; Kerala; Gujarat; West Bengal; Ontario; ON; BC; NSW; TN; UP',
)
const hostTowns = words(
  'Remote; remote; Hybrid; Singapore; Hong Kong; London; Dubai; Doha, Qatar; New York; New York, NY; San Francisco; SF Bay Area; Seoul, S.Korea; Bangkok, Thailand; NEW DELHI, INDIA; SINGAPORE; Delhi NCR; Washington, D.C.',
)
const tools = words(
  'Python; Java; C++; C#; C; R; Go; Rust; Kotlin; Swift; TypeScript; JavaScript; React; React Native; Angular; Vue; Node.js; Django; Flask; Spring Boot; Ruby on Rails; PHP; Laravel; WordPress; SQL; PostgreSQL; MySQL; MongoDB; Redis; Kafka; Spark; Hadoop; TensorFlow; PyTorch; Keras; OpenCV; scikit-learn; AWS; Azure; GCP; Docker; Kubernetes; Terraform; Jenkins; Git; Linux; MATLAB; Simulink; SolidWorks; AutoCAD; Revit; ANSYS; LabVIEW; Verilog; FPGA; Arduino; Raspberry Pi; Excel; Power BI; Tableau; SAP; Tally; Primavera; MS Project; Photoshop; Figma; Unity; Unreal Engine; Selenium; JUnit; Jira; LaTeX; Stata; SPSS; Bloomberg; VBA',
)
const things = words(
  `a weather app; a chess engine; the ordering service; a recommendation engine; the payments module; a line-following robot; the company website; a booking portal; an image classifier; a compiler for a small language; the internal dashboard; the test bench; an inventory tool; the onboarding flow; a data pipeline; the CI pipeline; cable trays and panels; switchgear and transformers; HVAC ducts; a 22-storey tower; the fit-out of a hotel; monthly accounts; the audit of listed companies; KYC files; product launches; the fund's regulatory returns; undergraduate labs; weekly recitations; exams for 120 students; the freshman seminar; menu items; daily stock; customer orders; a team of eight; survey data; mass spectrometry data; gene expression data; the newsletter; social media accounts; a crowd simulation; the search page; the mobile client; site drawings; shop drawings; method statements; bills of quantities; purchase orders; vendor contracts; support tickets; training material; tutoring sessions; client onboarding; user interviews; the backend; the ranking model`,
)
const acts = words(
  `Built; Built; Designed; Designed and implemented; Implemented; Developed; Created; Led; Managed; Maintained; Wrote; Tested; Deployed; Automated; Improved; Optimized; Migrated; Refactored; Analyzed; Prepared; Prepare; Reviewed; Supervised; Supervising; Installed; Commissioned; Inspected; Coordinated; Taught; Graded; Tutored; Mentored; Organized; Presented; Researched; Worked on; Working on; Responsible for; Assisted with; Assisted in; Helped with; In charge of; Handling; Handled; Monitored; Launched; Shipped; Collaborated on; Contributed to; Participated in; Won an award for; Conducted; Processed; Checked`,
)
const ways = words(
  `; ; ; using {}; using {} and {}; with {}; in {}; , reducing costs by 30%; , improving accuracy by 12%; for 20,000 users; , cutting load time in half; with a cross-functional team; under the guidance of a senior engineer; as per client's specification; on a daily basis; for the Asia Pacific region; in a fast-paced environment; and trained new staff; , resulting in 20x speedup; to meet deadlines; within budget; across three sites; (https://example.com/demo); , which was adopted company-wide; at peak hours; from design to hand-over`,
)
const projects = words(
  'Weather App; Chess Engine; Move2Music; Trip Planner; Robot Arm; Soil Sensor; Maze Solver; Ray Tracer; Mini Shell; Stock Predictor; Sudoku Solver; Chat Server; Photo Mosaic; Smart Mirror; Library System; Face Recognition; Music Visualizer; Bug Tracker; Recipe Finder; Personal Website; Traffic Simulator; Spam Filter; Heart Rate Monitor; Game of Life; Graph Matching; Anagrams; Budget Tracker; E-Voting; Solar Tracker; Attendance System; Flight Delays; Movie Ratings',
)
const schools = words(
  `University of {}; {} University; {} State University; {} Institute of Technology; {} College; {} College of Engineering; {} Polytechnic; National University of {}; {} University of Science and Technology; Technical University of {}; {} Community College; {} High School; Anna University; IIT {}; NIT {}; {} School of Economics; University of {}, School of Computing`,
)
const degrees = words(
  `B.S. in Computer Science; B.S., Computer Science; BSc Computer Science; BSc (Hons) Mathematics; B.A. Philosophy; BA Economics; Bachelor of Science in Mechanical Engineering; Bachelor of Engineering in Logistics Engineering; B.E. (Electrical & Electronics); B.Tech in Electronics; B.Com; Bachelor of Commerce (Honors); Bachelor of Business Administration (Accountancy), Honours; M.S. Computer Science; M.S. in Machine Learning; MSc Data Science; MEng Aerospace Engineering; Master of Finance; MBA; MBA in Finance; MA in History; PhD in Engineering; PhD, Philosophy; Ph.D. Candidate, Physics; Doctor of Philosophy (Chemistry); Diploma in Electrical Engineering; Higher Diploma in Accounting; Associate of Arts; High School Diploma; GCE 'A' Levels; SSLC; HSC; I.T.I. (Fitter); NVQ Level 2; Certificate in AutoCAD; Minor in Economics; Exchange Programme`,
)

/** Vocabulary for one person; `own` keeps held-out words separate. */
export function workWords(random: Random, own: (list: readonly string[]) => string, surname: () => string) {
  const joined = (...parts: string[]) =>
    parts
      .filter((one) => one !== '')
      .join(' ')
      .replaceAll(' ,', ',')
  const coined = () => {
    const word = random.pick(starts) + random.pick(middles) + random.pick(ends)
    return random.chance(0.08) ? word.toUpperCase() : word
  }
  const acronym = () =>
    Array.from({ length: 2 + random.below(3) }, () => String.fromCharCode(65 + random.below(26))).join('')
  const title = (): string => {
    const kind = random.below(12)
    if (random.chance(0.06)) return `${oneTitle()}${random.pick([' / ', '/', ' & ', ' and ', ', '])}${oneTitle()}`
    return random.chance(0.05) ? `${oneTitle()} ${random.pick(['I', 'II', 'III', '1', '2', '3', '4'])}` : titleOf(kind)
  }
  const oneTitle = () => titleOf(random.below(12))
  const titleOf = (kind: number): string => {
    if (kind < 3) return joined(own(wholes), random.chance(0.2) ? random.pick(tails) : '')
    if (kind === 3) return joined(random.pick(levels), own(wholes))
    if (kind === 4) return joined(own(subjects), own(nouns))
    if (kind === 5) return `${own(nouns)}${random.pick([', ', ' ('])}${own(subjects)}`.replace(/\((.*)$/, '($1)')
    if (kind === 6) return `${own(nouns)} ${random.pick(['of', 'for', 'in'])} ${own(subjects)}`
    if (kind === 7) return joined(random.pick(levels), random.pick(tools), own(nouns))
    return joined(random.pick(levels), own(subjects), own(nouns), random.pick(tails))
  }
  const school = () => random.pick(schools).replace('{}', random.pick([() => random.pick(cities), surname, coined])())
  const firm = (isAcademic: boolean): string => {
    if (isAcademic && random.chance(0.75))
      return random.pick([
        school,
        school,
        school,
        () => random.pick(departments),
        () => `${surname()} Lab`,
        () => acronym(),
      ])()
    const name = random.pick([
      coined,
      coined,
      coined,
      () => `${coined()} ${coined()}`,
      surname,
      acronym,
      () => random.pick(brands),
      () => `${random.pick(brands)} ${random.pick(subjects)}`,
      () => `${random.pick(brands)} & ${random.pick(brands)}`,
      () => `${surname()} & ${surname()}`,
      () => `${surname()} ${surname()}`,
      () => `${random.pick(cities)} ${coined()}`,
      () => `${coined()} ${random.pick(subjects)}`,
      () => `The ${coined()} Group`,
      () => `${coined()}.${random.pick(['ai', 'io', 'com', 'org', 'net'])}`,
      () => `${coined()}${random.pick(starts)}`,
      () => `Al ${coined()}`,
      () => `City of ${random.pick(cities)}`,
      () =>
        `${random.pick(cities)} ${random.pick(['Times', 'Herald', 'Museum', 'Zoo', 'Public Library', 'Police Department', 'Metro', 'Airport', 'School District', 'Cafe', 'Church'])}`,
      () => `Ministry of ${random.pick(subjects)}`,
      () =>
        `U.S. ${random.pick(['Army', 'Navy', 'Geological Survey', 'Census Bureau', 'Air Force Research Laboratory'])}`,
    ])()
    const whole = joined(name, random.pick(firmTails))
    return random.chance(0.1) ? whole.toUpperCase() : whole
  }
  /** A team, a department or a part of a firm. */
  const unit = (isAcademic: boolean): string =>
    random.pick([
      () => random.pick(subjects),
      () =>
        `${random.pick(subjects)} ${random.pick(['Team', 'Group', 'Department', 'Dept.', 'Division', 'Unit', 'Section', 'Center', 'Program', 'Lab', 'Committee'])}`,
      () =>
        `${random.pick(['Department', 'Dept.', 'Division', 'School', 'Institute', 'Center', 'Office'])} ${random.pick(['of', 'of', 'for'])} ${random.pick(subjects)}`,
      () => random.pick(departments),
      isAcademic
        ? () => `${surname()} Lab`
        : () => `${coined()} ${random.pick(['Program', 'Platform', 'Project', 'Division', 'Team'])}`,
      () => acronym(),
    ])()
  const filled = (text: string) => text.replaceAll('{}', () => random.pick(tools))
  const sentence = () => filled(joined(random.pick(acts), random.pick(things), random.pick(ways)))
  const place = (): string =>
    random.pick([
      () => `${random.pick(cities)}, ${random.pick(states)}`,
      () => `${random.pick(cities)}, ${random.pick(states)}`,
      () => `${random.pick(cities)}, ${random.pick(countries)}`,
      () => random.pick(cities),
      () => `${random.pick(cities)} ${random.pick(states)}`,
      () => `${random.pick(cities)}, ${random.pick(states)}, ${random.pick(countries)}`,
      () => random.pick(hostTowns),
      () => random.pick(countries),
    ])()
  return {
    title: () => {
      const text = title()
      const kind = random.below(16)
      if (kind === 0) return text.toUpperCase()
      // "Assistant professor of law": a capital at the beginning alone.
      return kind < 3
        ? text.charAt(0) + text.slice(1).replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
        : text
    },
    firm,
    unit,
    coined,
    acronym,
    place,
    home: () =>
      random.pick([
        () => `${random.pick(cities)}, ${random.pick(states)}`,
        () => `${random.pick(cities)}, ${random.pick(countries)}`,
        () => random.pick(cities),
        () => `${random.pick(cities)}, ${random.pick(states)} ${10000 + random.below(89999)}`,
        () => `${random.pick(cities)}, ${random.pick(states)}, ${random.pick(countries)}`,
      ])(),
    school,
    department: () => random.pick(departments),
    degree: () => own(degrees),
    sentence,
    project: () =>
      random.chance(0.5)
        ? own(projects)
        : `${coined()} ${random.pick(['App', 'Bot', 'Engine', 'Tracker', 'Portal', 'for Android', ''])}`.trim(),
    tool: () => random.pick(tools),
    tools: (count: number) =>
      Array.from({ length: count }, () => random.pick(tools)).join(random.pick([', ', ', ', ' | ', ' · ', '/'])),
    subject: () => random.pick(subjects),
  }
}
