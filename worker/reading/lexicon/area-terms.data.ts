import type { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'

export type AreaLabel = (typeof shippedPracticeAreas)[number]

export type AreaEntry = {
  /** The wider areas that this one is part of. */
  parents: readonly AreaLabel[]
  /** Areas whose lawyers are considered for each other's jobs; read in both directions. */
  neighbours: readonly AreaLabel[]
  /** Names that recruiters, postings and résumés use. The label itself is always one. */
  terms: readonly string[]
  /** Words that mean the area in a recruiter's query, and often something else in running prose ("great benefits"). */
  weak?: readonly string[]
  /** Counts only in capitals. */
  capitals?: readonly string[]
}

const entry = (
  parents: readonly AreaLabel[],
  neighbours: readonly AreaLabel[],
  terms: string,
  weak = '',
  capitals = '',
): AreaEntry => ({
  parents,
  neighbours,
  terms: list(terms),
  weak: list(weak),
  capitals: list(capitals),
})

const list = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((term) => term.trim())
    .filter(Boolean)

/** The shipped practice areas with their relations and the words people use for them. */
export const areaTerms: Readonly<Record<AreaLabel, AreaEntry>> = {
  Corporate: entry(
    [],
    ['Mergers & Acquisitions', 'Private Equity', 'Venture Capital', 'Capital Markets', 'Securities', 'In-House'],
    `franchise law; franchising; franchisor; franchise lawyer; franchise attorney; franchise associate; franchise counsel; franchise work; corporate law; general corporate; corp; corporate transactional; corporate governance; corporate transactions; transactional;
     transactional law; corporate and securities; corporate/securities; business law; entity formation; commercial contracts;
     corporate generalist; board governance; corporate m&a generalist; shareholder agreements; gen corp; corporate matters;
     corporate practice; corporate group; corporate department; corporate attorney; corporate associate; corporate lawyer;
     corporate paralegal; transactions; joint ventures; corporate finance; business transactions; corporate secretary`,
    'governance',
  ),
  'Mergers & Acquisitions': entry(
    ['Corporate'],
    ['Private Equity', 'Capital Markets', 'Venture Capital'],
    `m&a; m and a; m+a; mergers and acquisition; mergers; merger & acquisition; public m&a; private m&a; corporate m&a; cross-border m&a; buy-side; sell-side;
     stock purchase agreements; asset purchase agreements; carve-outs; take-private; going private; public company m&a; mna;
     m&a transactions; strategic m&a; middle market m&a; shareholder activism; activism defense; takeover`,
    'acquisitions',
  ),
  'Private Equity': entry(
    ['Corporate'],
    ['Mergers & Acquisitions', 'Investment Funds', 'Venture Capital', 'Banking & Finance'],
    `pe; private equity m&a; pe m&a; m&a pe; sponsor side; sponsor m&a; buyouts; buyout; leveraged buyout; lbo; lbos; portfolio company; portfolio companies; growth equity;
     fund sponsors; pe sponsors; platform acquisitions; add-on acquisitions; private equity sponsors; pe deals; private equity transactions`,
  ),
  'Venture Capital': entry(
    ['Corporate'],
    ['Private Equity', 'Technology Transactions', 'Mergers & Acquisitions'],
    `vc; emerging companies; emerging company; emerging growth; ecvc; ecvc associate; startup law; startup companies; venture financings; venture financing; venture;
     venture finance; series a; seed financing; emerging growth companies; egc; nvca; ec/vc; safes; company-side vc; ec vc; early stage companies; venture deals`,
  ),
  'Capital Markets': entry(
    ['Corporate'],
    ['Securities', 'Mergers & Acquisitions', 'Banking & Finance', 'Public Finance'],
    `cap markets; cap mkts; cap mkt; capital mkts; capmkts; ecm; dcm; ipo; ipos; initial public offerings; equity capital markets; debt capital markets; high yield; high-yield;
     underwriters; follow-on offerings; securities offerings; 144a offerings; 144a; registered offerings; spac; spacs; equity offerings; debt offerings;
     securities and capital markets; capital markets and securities; atm offerings; underwritten offerings; de-spac; public offerings; note offerings`,
  ),
  Securities: entry(
    ['Corporate'],
    ['Capital Markets', 'Securities Litigation', 'Investment Funds', 'Regulatory'],
    `securities law; securities reg; securities regulation; securities regulatory; 34 act; 33 act; exchange act reporting; sec reporting; public company reporting; public company counseling;
     public company advisory; 10-k; 10-q; form 10-k; section 16; reg d; regulation d; broker-dealer regulation; broker-dealer; blue sky; sec compliance; securities compliance;
     public company representation; public company; proxy statements; sec filings; sec disclosure; finra; public companies`,
  ),
  'Investment Funds': entry(
    ['Corporate'],
    ['Private Equity', 'Securities', 'Tax', 'Regulatory'],
    `fund formation; funds; private funds; private fund; hedge funds; hedge fund; investment management; asset management; 40 act; 1940 act; registered funds; mutual funds;
     investment advisers; investment adviser; investment advisor; investment advisers act;  pe funds; private equity funds; venture funds; real estate funds; credit funds;
     fund of funds; fund sponsors side; funds formation; pe fund formation; private equity fund formation; gp/lp; secondaries; closed-end funds; open-end funds; investment company act;
     advisers act; fund counsel; private investment funds; alternative investments; interval funds; etfs; etf; bdc; bdcs; funds lawyer; private funds formation`,
    '',
    'IM',
  ),
  'Banking & Finance': entry(
    ['Corporate'],
    ['Project Finance', 'Capital Markets', 'Bankruptcy & Restructuring', 'Private Equity', 'Real Estate'],
    `bank counsel; bank lawyer; bank attorney; lender side; lender-side; lender counsel; ag lending; agricultural lending; lev fin; venture debt; venture lending; levfin; lev-fin; leveraged finance; finance; debt finance; banking; bank finance; secured lending; lending; syndicated lending; syndicated loans; commercial lending;
     private credit; direct lending; acquisition finance; asset-based lending; abl; structured finance; securitization; securitisation; clo; clos; fund finance; subscription lines; sub lines; sub line; subscription finance;
     credit facilities; credit agreements; commercial finance; corporate lending; asset finance; aviation finance; aircraft finance; equipment finance; equipment leasing; ship finance; derivatives; isda; abs;
     lender-side; borrower-side; borrower side; lender side; finance and banking; banking and financial services; loan documentation; trade finance; middle market lending; structured credit; receivables finance;
     banking law; unitranche; syndicated finance; lender counsel; specialty finance; asset backed securities; fintech; finance transactions; swaps; consumer finance transactions; leveraged lending; nav facilities; warehouse facilities; abf`,
    'credit; financing; financings',
  ),
  'Project Finance': entry(
    ['Banking & Finance'],
    ['Energy', 'Public Finance', 'Construction', 'Real Estate'],
    `proj fin; proj finance; project fin; p3 projects; infrastructure finance; project development; project development and finance; projects; tax equity; infrastructure finance; infrastructure; p3; ppp; public-private partnerships; renewable energy finance; energy finance; energy project finance;
     projects and infrastructure; energy and infrastructure projects; project financing; project financings; infrastructure projects; renewables finance; energy transition finance`,
  ),
  'Public Finance': entry(
    ['Banking & Finance'],
    ['Capital Markets', 'Project Finance', 'Tax', 'Real Estate'],
    `muni; munis; municipal finance; municipal bonds; municipal bond; muni bonds; muni finance; bond counsel; bond lawyer; bond lawyers; bond attorney; bond attorneys; public finance law; tax-exempt bonds; tax exempt bonds; underwriter's counsel; municipal securities; disclosure counsel;
     conduit financing; revenue bonds; general obligation bonds; tax increment financing; public finance tax; tif`,
  ),
  'Bankruptcy & Restructuring': entry(
    [],
    ['Banking & Finance', 'Commercial Litigation', 'Litigation'],
    `bankruptcy; restructuring; bk; bky; chapter 11; ch 11; ch. 11; chapter 7; chapter 13; insolvency; creditors' rights; creditors rights; creditor's rights; debtor-side; creditor-side; debtor side; creditor side; debtors; distressed;
     distressed debt; distressed m&a; workouts; workout; business reorganization; reorganizations; 363 sales; financial restructuring; restructuring and insolvency; rx; special situations; liability management; debtor/creditor; bankruptcy law;
     business restructuring; creditors' committees; bankruptcy litigation; out-of-court restructuring; corporate restructuring; chapter 15; debtor-in-possession; dip financing; fiduciary litigation trustee`,
    'reorganization',
    'RX',
  ),
  'Real Estate': entry(
    [],
    ['Land Use', 'Construction', 'Banking & Finance', 'Environmental', 'Tax'],
    `real-estate; realestate; commercial real estate; residential closings; real estate closing; closing attorney; title examination; cre; real property; reit; reits; leasing; commercial leasing; real estate finance; real estate transactions; real estate transactional; dirt; dirt lawyer; dirt law; joint venture real estate;
     cmbs; multifamily; affordable housing; hospitality real estate; real estate private equity; repe; acquisitions and dispositions; landlord tenant; landlord-tenant; landlord/tenant; real estate law; ground leases; retail leasing; office leasing;
     industrial real estate; shopping centers; mortgage lending; commercial mortgage; real estate development; opportunity zones; title insurance; real estate investment; lihtc; condos; condominium; condominiums; co-op; hoa; common interest communities; real estate acquisitions; real estate joint ventures; timeshare; hotel and hospitality; hospitality law; hospitality; hotels; retail real estate`,
    '',
    'RE; CRE',
  ),
  Construction: entry(
    [],
    ['Real Estate', 'Commercial Litigation', 'Government Contracts', 'Litigation', 'Insurance'],
    `construction law; construction litigation; construction defect; construction defects; construction disputes; construction contracts; mechanics liens; mechanics lien; surety; design-build; construction lit; epc contracts; aia contracts; construction claims;
     construction and design; surety and fidelity; architects and engineers; design professionals; construction lawyer; construction transactional; surety law; engineering and construction`,
  ),
  'Land Use': entry(
    ['Real Estate'],
    ['Environmental', 'Real Estate', 'Construction'],
    `land-use; zoning; entitlements; muni law; muni lawyer; muni attorney; municipal attorney; municipal lawyer; land use and zoning; ceqa; municipal land use; planning and zoning; planning law; planning lawyer; planning solicitor; planning and highways; town and country planning; planning enforcement; planning inquiries; planning appeals; eminent domain; condemnation; land use law; rezoning; subdivision approvals; ulurp; seqra; land development; variances; annexation; coastal zone; historic preservation`,
    'municipal law; municipal',
  ),
  Tax: entry(
    [],
    ['Trusts & Estates', 'Employee Benefits', 'Investment Funds', 'Corporate'],
    `taxation; tax law; federal tax; international tax; partnership tax; corporate tax; transactional tax; tax controversy; tax litigation; salt; state and local tax; tax planning; tax llm; fund tax; m&a tax; transfer pricing; tax credits; irs controversy;
     tax structuring; tax counsel; tax associate; real estate tax; property tax; funds tax; tax exempt organizations; tax-exempt organizations; exempt organizations; nonprofit tax; tax advisory; tax lawyer; tax attorney; tax partner; u.s. tax; us tax; federal income tax; subchapter k; renewable tax credits; tax disputes; sales and use tax`,
    '',
  ),
  'Trusts & Estates': entry(
    [],
    ['Tax', 'Family Law'],
    `t&e; t and e; t+e; trust and estates; trusts and estate; trust & estate; trusts; estates; estate planning; probate; private client; private clients; private client services; private wealth; wealth planning; wealth management; elder law; estate administration; trust administration;
     fiduciary litigation; estate litigation; trust litigation; trust and estate litigation; probate litigation; wills; wills and trusts; estate and gift tax; gift and estate tax; estate tax; estate planning and probate; wills trusts and estates; high net worth; high-net-worth; hnw; uhnw; family office; family offices;
     guardianship; conservatorship; estate plan; estates and trusts; t & e; trusts and wealth; estates lawyer; surrogate's court; fiduciary; special needs trusts; succession planning; medicaid planning; wills and estates; estate law`,
  ),
  'Employee Benefits': entry(
    ['Labor & Employment'],
    ['Tax', 'Labor & Employment', 'Mergers & Acquisitions'],
    `erisa; exec comp; executive compensation; executive comp; employee benefits and executive compensation; benefits and exec comp; benefits and executive compensation; compensation and benefits; eb/ec; ebec; eb&ec; ec&b; ecb; ecb&e; ebc; benefits law; benefits and compensation; benefits/exec comp; employee benefit; retirement plans; qualified plans;
     health and welfare plans; 409a; 280g; section 409a; section 280g; equity compensation; benefits associate; benefits attorney; benefits lawyer; benefits counsel; benefits and comp; comp and benefits; erisa litigation; employee benefits law; multiemployer plans; esop; esops; pension; pensions; executive comp & benefits; exec comp/benefits; exec compensation; welfare plans; employee benefits & erisa; comp & ben; rewards`,
    'benefits; executive pay',
  ),
  'Labor & Employment': entry(
    [],
    ['Employee Benefits', 'Immigration', 'Litigation'],
    `l&e; l and e; l+e; l & e; l/e; emp lit; emp litigation; empl lit; emp law; empl law; labor and employment; labor; labour; labour and employment; labour & employment; labor & employment litigation; labor/employment; employment; employment law; employment litigation; employment lit; employment counseling; wage and hour; wage & hour; wage-hour; wage/hour; wage-and-hour; ada; ada defense; w&h; nlrb; nlra; labor law; labor relations; traditional labor; union-side; management-side employment;
     discrimination; eeoc; title vii; fmla; flsa; employment discrimination; employment defense; employment advice; employment counsel; collective bargaining; collective action; paga; restrictive covenants; non-compete; non-competes; noncompete; noncompetes; trade union; unions; workplace investigations; unemployment insurance; unemployment hearings; unemployment law; workplace; osha; workers' compensation; workers compensation; worker's compensation; workers' comp; workers comp; worker's comp; work comp; employment disputes; labor lawyer; labor attorney; employment lawyer; employment attorney; employment associate; labor associate; labor disputes; employment class actions; wage claims; harassment; retaliation; plaintiff employment; plaintiff-side employment; epl; epli; employment practices; feha; l&e litigation; l&e lit; employer defense; management-side labor; management side labor; eeo`,
    '',
    'LE; LEL',
  ),
  Litigation: entry(
    [],
    [
      'Commercial Litigation',
      'Appellate',
      'White Collar',
      'Labor & Employment',
      'Bankruptcy & Restructuring',
      'Insurance',
    ],
    `litig; litigations; lit; litigator; litigators; litigate; litigating; general litigation; gen lit; general lit; civil litigation; civil lit; civil defense; trial; trials; trial lawyer; trial attorney; trial work; trial practice; trial team; disputes; dispute resolution; dispute; dispute work; class action; class actions; class action defense; complex litigation; complex lit; complex civil litigation; jury trials; litigation associate; courtroom; first-chair; first chair;
     arbitration; international arbitration; international arb; int'l arbitration; int'l arb; intl arbitration; intl arb; investor-state arbitration; commercial arb; adr; mediation; e-discovery; ediscovery; litigation defense; defense litigation; plaintiff litigation; plaintiff-side litigation; plaintiffs' litigation; plaintiffs' side; plaintiff side; plaintiff's side; plaintiff-side; defense-side litigation; multi-district litigation; federal litigation; state court litigation; litigation and dispute resolution; litigation and arbitration; lit and arb; consumer litigation; consumer class actions; government litigation; civil rights; civil rights litigation; section 1983; general civil litigation; professional liability; professional malpractice; legal malpractice; lawyers' professional liability; election law; defense litigator; tcpa; fcra litigation; consumer protection litigation; collections; general liability defense; civil trial; discovery practice; doc review; document review; tort; torts`,
    '',
  ),
  'Commercial Litigation': entry(
    ['Litigation'],
    ['Securities Litigation', 'Bankruptcy & Restructuring', 'Antitrust', 'Construction'],
    `commercial lit; complex commercial litigation; complex commercial; complex commercial lit; business litigation; business lit; business disputes; commercial disputes; contract disputes; contract litigation; breach of contract; business torts; partnership disputes; shareholder disputes; corporate litigation; corporate lit; general commercial litigation; gen com lit; comm lit; com lit; commercial litigator; business litigator; commercial litigators; commercial and business litigation; complex business litigation; commercial trial; financial services litigation; fin services lit; banking litigation; finance litigation; trade secret litigation; trade secrets; real estate litigation; real estate lit; commercial arbitration; commercial dispute resolution; general commercial lit; chancery litigation; delaware corporate litigation; complex commercial disputes; commercial landlord-tenant litigation; business tort; high-stakes commercial litigation; commerical litigation; comlit`,
  ),
  'Securities Litigation': entry(
    ['Litigation'],
    ['White Collar', 'Commercial Litigation', 'Securities'],
    `securities lit; sec lit; securities class actions; securities class action; shareholder litigation; shareholder derivative; derivative suits; derivative litigation; derivative actions; 10b-5; m&a litigation; merger litigation; stockholder litigation; securities fraud litigation; securities fraud; securities enforcement litigation; securities and shareholder litigation; appraisal litigation; securities litigator; securities and corporate litigation; fiduciary duty litigation; pslra; securities arbitration; finra arbitration; section 220; securities enforcement`,
  ),
  'White Collar': entry(
    ['Litigation'],
    ['Securities Litigation', 'Litigation', 'Regulatory', 'Antitrust'],
    `white-collar; whitecollar; wc; wcc; white collar crime; white collar defense; white collar criminal defense; white collar and investigations; white collar litigation; white collar and government investigations; white-collar lit; white collar lit; fcpa; anti-corruption; anticorruption; anti-bribery; foreign corrupt practices; internal investigations; internal investigation; government investigations; investigations; investigations and enforcement; government enforcement; corporate investigations; criminal defense; criminal law; criminal; criminal litigation; criminal trial; criminal prosecution; criminal prosecutions; felony; misdemeanor; dui; dwi; public defense; indigent defense;  doj investigations; doj enforcement; sec enforcement; enforcement defense; enforcement; false claims act; fca; qui tam; whistleblower; bsa/aml; anti-money laundering; aml; money laundering; grand jury; regulatory investigations; regulatory enforcement; ausa; former ausa; congressional investigations; state attorney general investigations; state ag; white collar investigations; gov investigations; wire fraud; government investigations and white collar`,
    '',
  ),
  Appellate: entry(
    ['Litigation'],
    ['Litigation', 'Commercial Litigation'],
    `appeals; appellate law; appellate litigation; appellate practice; appellate lit; appellate and supreme court; supreme court; scotus; supreme court and appellate; law and motion; brief writing; appellate advocacy; critical motions; issues and appeals; appellate briefs; appellate lawyer; strategic motions; appellate work; circuit court appeals; amicus`,
    '',
  ),
  Antitrust: entry(
    [],
    ['Litigation', 'Regulatory', 'Mergers & Acquisitions', 'White Collar'],
    `anti-trust; antitrust and competition; competition; competition law; hsr; merger control; merger clearance; second request; second requests; sherman act; clayton act; antitrust litigation; antitrust lit; antitrust class actions; hart-scott-rodino; cartel; cartels; antitrust counseling; ftc; merger review; price fixing; price-fixing; robinson-patman; antitrust/competition; antitrust enforcement`,
  ),
  'Intellectual Property': entry(
    [],
    ['Patent Litigation', 'Patent Prosecution', 'Trademark', 'Technology Transactions', 'Media & Entertainment'],
    `ip; i.p.; intellectual prop; copyright; copyrights; ip counseling; ip counsel; ip law; ip strategy; soft ip transactional; ip generalist; intellectual property law; ip associate; ip attorney; ip lawyer; ip partner; copyright litigation; freedom to operate; fto; ip due diligence; ip portfolio; intellectual property portfolio; general ip; ip transactional; copyright lit; copyright law; trade secret; trade secret law; piracy; ip enforcement`,
  ),
  'Patent Litigation': entry(
    ['Intellectual Property', 'Litigation'],
    ['Patent Prosecution', 'Commercial Litigation', 'Life Sciences'],
    `patent lit; patent litigator; patent litigators; itc; itc litigation; section 337; 337 investigations; hatch-waxman; hatch waxman; hatchwaxman; anda; anda litigation; ptab; ipr; iprs; inter partes review; post-grant; post grant; post-grant proceedings; patent trial; patent trials; patent infringement; claim construction; markman; markman hearings; bpcia; paragraph iv; patent disputes; pharma patent litigation; patent trial lawyer; patent enforcement; sep litigation; frand; edtx; patent infringement litigation; biosimilar litigation`,
  ),
  'Patent Prosecution': entry(
    ['Intellectual Property'],
    ['Patent Litigation', 'Trademark', 'Life Sciences', 'Technology Transactions'],
    `patent pros; prosecution; pat pros; patents prosecution; patent prosecutor; patent agent; patent agents; patent drafting; patent preparation; patent prep; prep and pros; patent prep and pros; patent prep & pros; patent preparation and prosecution; patent drafting and prosecution; patent applications; office actions; office action responses; patent attorney; patent portfolio; patent bar eligible; patent counseling; ip prosecution; uspto practice; pct applications; patent portfolio management; patent procurement; design patents; biotech patents; patent strategy; registered patent attorney; patent engineer; ee patent; patent scientist; chemistry patents; life sciences patents`,
  ),
  Trademark: entry(
    ['Intellectual Property'],
    ['Media & Entertainment', 'Patent Prosecution', 'Intellectual Property'],
    `trade mark; trade marks; tm; tms; trademark prosecution; tm prosecution; soft ip; ttab; brand protection; trademark litigation; trademark lit; lanham act; trademark clearance; brand management; trademark counseling; false advertising; anti-counterfeiting; anticounterfeiting; trademark enforcement; brand enforcement; trademark portfolio; domain names; udrp; trade dress; trademark/copyright; trademark attorney; brands`,
  ),
  'Technology Transactions': entry(
    ['Corporate', 'Intellectual Property'],
    ['Privacy & Cybersecurity', 'Intellectual Property', 'Venture Capital', 'Life Sciences', 'In-House'],
    `tech trans; tech transactions; tech transaction; tech trx; techtrans; ttx; technology transactional; tech transactional; technology and ip transactions; technology & ip transactions; ip transactions; ip/tech transactions; ip and technology transactions; tech & ip transactions; ip tech trans; licensing; software licensing; technology licensing; patent licensing; ip licensing; saas; saas agreements; outsourcing; cloud agreements; technology contracts; strategic transactions and licensing; commercial technology; tech contracts; it outsourcing; technology and outsourcing; technology law; tech law; commercial tech; technology licensing and commercialization; software agreements; tech and sourcing; technology and sourcing; data licensing; ai transactions; technology agreements; generative ai; emerging technology; emerging technologies; machine learning; master services agreements; ip & commercial transactions; artificial intelligence; commercial and technology transactions; intellectual property transactions`,
    'commercial agreements; commercial transactions; technology lawyer; technology attorney; technology associate; technology counsel',
  ),
  'Privacy & Cybersecurity': entry(
    [],
    ['Technology Transactions', 'Regulatory', 'Litigation', 'Healthcare'],
    `privacy; data privacy; privacy and data security; privacy & data security; cybersecurity; cyber; cyber security; cyber-security; data security; data protection; gdpr; ccpa; cpra; cipp; cipp/us; cipp/e; data breach; data breaches; breach response; incident response; privacy litigation; privacy counsel; privacy law; privacy compliance; privacy and cyber; privacy/cyber; information security; data governance; information governance; bipa; data security and privacy; privacy, data security; privacy and security; coppa; cyber law; data privacy and security; data privacy and cybersecurity; privacy and data protection; cyber incident; adtech privacy; data strategy; privacy class actions`,
    '',
  ),
  Healthcare: entry(
    [],
    ['Life Sciences', 'Regulatory', 'Insurance', 'Privacy & Cybersecurity'],
    `health care; nursing home; nursing homes; long-term care; long term care; health law; healthcare law; health care law; health; healthcare regulatory; health care regulatory; healthcare transactions; health care transactions; healthcare transactional; health care transactional; healthcare m&a; stark; stark law; anti-kickback; anti-kickback statute; aks; hipaa; medicare; medicaid; hospital; hospitals; health systems; healthcare fraud; health care fraud; healthcare compliance; health care compliance; physician practice; physician practices; healthcare providers; health care providers; managed care; payor; payer; payors; healthcare litigation; health care litigation; healthcare corporate; health care corporate; telehealth; digital health; provider-side; reimbursement; long-term care; long term care; certificate of need; healthcare reg; health reg; fraud and abuse; nursing homes; healthcare finance; healthcare operations; healthcare private equity; behavioral health; healthcare it`,
  ),
  'Life Sciences': entry(
    [],
    ['Healthcare', 'Patent Prosecution', 'Technology Transactions', 'Regulatory', 'Product Liability'],
    `life science; life sci; life scis; lifesci; lifesciences; biotech; biotechnology; pharma; pharmaceutical; pharmaceuticals; fda; fda regulatory; food and drug; food & drug; fda law; medical device; medical devices; medtech; med device; clinical trials; clinical trial agreements; drug and device; biologics; life sciences transactions; life sciences regulatory; pharma regulatory; life sciences transactional; life sciences licensing; fda compliance; biopharma; drug development; life sciences corporate; cannabis`,
  ),
  Insurance: entry(
    [],
    ['Litigation', 'Product Liability', 'Personal Injury', 'Construction', 'Regulatory'],
    `insurance law; insurance coverage; coverage; coverage litigation; coverage attorney; coverage counsel; insurance litigation; insurance lit; insurance coverage litigation; policyholder; policyholder-side; policyholder side; carrier-side; carrier side; insurer-side; insurance defense; insurance defence; ins defense; id litigation; insurance recovery; insurance regulatory; reinsurance; bad faith; first-party property; first party property; property insurance; insurance transactional; insurance corporate; subrogation; d&o; d&o coverage; directors and officers; e&o; general liability; insurance fraud; no-fault; pip; auto liability defense; insurance carriers; insurers; captive insurance; insurance companies; insurer; insurance company; insurance carrier; liability defense; insurance bad faith; insurance brokers`,
  ),
  'Product Liability': entry(
    ['Litigation'],
    ['Personal Injury', 'Insurance', 'Life Sciences', 'Environmental'],
    `products liability; product liability litigation; products liability defense; products; products lit; product lit; mass tort; mass torts; toxic tort; toxic torts; asbestos; mdl; mdls; mass tort litigation; drug and medical device litigation; pharma and device litigation; drug and device litigation; products and mass torts; product defect; automotive product liability; talc; mass actions; consumer products; product safety; product recalls; pfas litigation; products defense; life sciences litigation; pharmaceutical litigation; medical device litigation; prod liab; prod liability; mass arbitration; multidistrict litigation`,
  ),
  'Personal Injury': entry(
    ['Litigation'],
    ['Product Liability', 'Insurance', 'Litigation'],
    `pi attorney; pi lawyer; pi litigation; pi lit; pi firm; pi associate; plaintiff's pi; plaintiff pi; plaintiffs pi; plaintiff-side pi; plaintiffs' personal injury; plaintiff personal injury; med mal; medmal; medical malpractice; med-mal; premises liability; slip and fall; auto accident; auto accidents; car accidents; motor vehicle; motor vehicle accidents; mva; wrongful death; catastrophic injury; catastrophic injuries; trucking; transportation litigation; trucking defense; trucking litigation; auto liability; nursing home litigation; nursing home abuse; injury law; bodily injury; dog bite; fela;  labor law 240; labor law 240/241; auto negligence; negligence; dram shop; p.i.; injury; workplace injuries; birth injury; pi`,
  ),
  Environmental: entry(
    [],
    ['Energy', 'Land Use', 'Regulatory', 'Product Liability', 'Real Estate'],
    `environmental law; env'l; envtl; environmental litigation; environmental regulatory; environmental lit; enviro;  cercla; superfund; clean air act; clean water act; nepa; rcra; epa; environmental compliance; natural resources; environment; climate change; esg; sustainability; brownfields; water law; water rights; environmental permitting; pfas; remediation; environmental transactional; environmental due diligence; environmental health and safety; ehs; eh&s; endangered species; environmental and natural resources; environmental enforcement; conservation easement; conservation law; land conservation; land trust; climate law; climate policy; agriculture; ag law; agricultural law; wetlands; public lands`,
    'climate; conservation',
  ),
  Energy: entry(
    [],
    ['Project Finance', 'Environmental', 'Regulatory', 'Real Estate'],
    `energy law; oil and gas; oil & gas; o&g; upstream; midstream; downstream; ferc; power; electric; renewables; renewable; renewable energy; utilities; utility; energy regulatory; energy transactions; energy transactional; power purchase agreements; ppa; ppas; wind and solar; solar; solar and wind; wind; clean energy; energy transition; energy m&a; energy corporate; energy finance and transactions; lng; energy litigation; oil gas; oil/gas; nuclear; nuclear energy; power and utilities; power & energy; pipelines; pipeline; puc; public utilities; public utility; electricity; energy and natural resources; mining; energy & infrastructure; mineral rights; land man; battery storage; electric utilities; public utility commission; hydrogen; carbon capture`,
  ),
  'Government Contracts': entry(
    [],
    ['Regulatory', 'International Trade', 'White Collar', 'Construction'],
    `gov con; govcon; gov contracts; govt contracts; gov't contracts; govcons; government contract; government contracting; government procurement; procurement law; public procurement; bid protest; bid protests;  dfars; federal contracts; federal contracting; procurement; federal procurement; government contractor; government contractors; contract disputes act; board of contract appeals; fiscal law; public contracts; gsa schedule; cost accounting standards; suspension and debarment; asbca; small business contracting; defense contractors; gcon; state and local procurement; cmmc`,
    '',
    'FAR',
  ),
  'International Trade': entry(
    [],
    ['Regulatory', 'Government Contracts', 'White Collar'],
    `trade; trade law; int'l trade; intl trade; international trade law; customs; customs law; export controls; export control; export compliance; sanctions; ofac; cfius; itar;  antidumping; anti-dumping; ad/cvd; countervailing duty; countervailing duties; trade remedies; tariffs; tariff; wto; national security; economic sanctions; trade compliance; customs and trade; import/export; imports; exports; trade controls; foreign investment; trade and customs; cross-border trade; trade regulation; export; section 301; section 232; trade regulatory; foreign investment review; fara; cbp`,
    '',
    'EAR',
  ),
  Regulatory: entry(
    [],
    [
      'Privacy & Cybersecurity',
      'Healthcare',
      'Energy',
      'Environmental',
      'Securities',
      'International Trade',
      'Government Contracts',
    ],
    `reg; regulatory law; regulatory compliance; compliance; administrative law; financial regulatory; fin reg; finreg; bank regulatory; banking regulatory; banking reg; bank reg; financial services regulatory; financial services regulation; fs reg; bank reg; consumer financial services; consumer finance; cfpb; cftc; fcc; telecom; telecommunications; communications law; telecommunications law; lobbying; public policy; government affairs; government relations; legislative; political law; regulatory counseling; regulatory affairs; rulemaking; payments regulatory; unfair trade practice; unfair trade practices; consumer protection; dodd-frank; bank holding company; occ; alcohol beverage; alcohol regulatory; gaming; gaming law; aviation regulatory; transportation regulatory; aviation; transportation; ethics and compliance; licensing and regulatory; crypto regulatory; digital assets regulatory; campaign finance; money transmission; state attorneys general; regulatory advice; administrative; postal;  crypto; cryptocurrency; digital assets; blockchain; education law; education; higher education; school law; tribal law; indian law; native american law`,
    '',
  ),
  Immigration: entry(
    [],
    ['Labor & Employment'],
    `immigration law; business immigration; employment-based immigration; corporate immigration; h-1b; h1b;  eb-5; eb5; visas; uscis; green card; green cards; i-9; i-9 compliance; family-based immigration; removal defense; asylum; deportation; deportation defense; naturalization; global mobility; global immigration; l-1; o-1; immigration attorney; immigration associate; removal proceedings; immigration litigation; employment based immigration; work visas; humanitarian immigration`,
    '',
    'PERM',
  ),
  'Family Law': entry(
    [],
    ['Trusts & Estates', 'Litigation'],
    `family; divorce; divorces; matrimonial; matrimonial law; matrimonial and family law; custody; child custody; child support; domestic relations; family court; prenup; prenups; prenuptial; prenuptial agreements; adoption; adoptions; spousal support; alimony; equitable distribution; juvenile; juvenile law; family and matrimonial; dissolution of marriage; family law litigation; domestic violence; marital; juvenile dependency; child welfare; indian child welfare act; icwa; child protection; dependency and neglect; abuse and neglect; guardian ad litem; surrogacy`,
  ),
  'Media & Entertainment': entry(
    [],
    ['Trademark', 'Intellectual Property', 'Technology Transactions', 'Litigation'],
    `film finance; film financing; media finance; entertainment; entertainment law; media; media law; media and entertainment; entertainment and media; entertainment litigation; entertainment lit; entertainment transactional; entertainment transactions; music; music law; film; film and tv; film and television; film & tv; tv; television; motion picture;  talent-side; talent side; production legal;  production counsel; sports; sports law; sports and entertainment; advertising; advertising law; advertising and marketing; marketing law; adlaw; ad law; first amendment; defamation; publishing; video games; video game; digital media; gaming and esports; esports; sweepstakes;   streaming; theater; theatre; fashion; fashion law; art law; business affairs; business and legal affairs; media litigation; libel; influencer; motion pictures;  hollywood; broadcasting`,
  ),
  'In-House': entry(
    [],
    ['Corporate', 'Technology Transactions'],
    `in house; inhouse; in-house legal; legal counsel; in-house counsel; in house counsel; inhouse counsel; in-house role; in-house position; general counsel; gc; gc role; deputy general counsel; assistant general counsel; associate general counsel; assoc general counsel; assoc gen counsel; asst general counsel; asst gen counsel; dep general counsel; dep gen counsel; gen counsel; asst gc; assoc gc; dep gc; agc; dgc; deputy gc; associate gc; assistant gc; corporate legal department; legal department; chief legal officer; clo role; general counsel's office; first legal hire; sole counsel; company-side legal; product counsel; commercial counsel; go in-house; going in-house; corporate counsel; senior corporate counsel; head of legal; legal director; director of legal; vp legal; vp of legal; svp legal; division counsel; regional counsel; internal counsel`,
  ),
}

/** Recruiters' words that name several areas at once. */
export const jointTerms: readonly { terms: readonly string[]; areas: readonly AreaLabel[] }[] = [
  {
    terms: list(
      'trademark and copyright; trademarks and copyrights; trademark & copyright; copyright and trademark; trademark/copyright; copyright/trademark',
    ),
    areas: ['Trademark', 'Intellectual Property'],
  },
  { terms: list('corp/sec; corporate/sec; corp sec; corp & sec; corp and sec'), areas: ['Corporate', 'Securities'] },
  {
    terms: list(
      'ip lit; ip litigation; ip litigator; ip litigators; intellectual property litigation; ip trial; ip disputes; intellectual property lit; ip & patent litigation',
    ),
    areas: ['Intellectual Property', 'Patent Litigation'],
  },
  {
    terms: list(
      'patent; patents; patent law; patent work; patent lawyer; patent associate; patent practice; patent matters',
    ),
    areas: ['Patent Prosecution', 'Patent Litigation'],
  },
  {
    terms: list(
      'm&a/pe; pe/m&a; private equity and m&a; m&a and private equity; mergers & acquisitions and private equity; private equity/m&a; private equity/mergers & acquisitions',
    ),
    areas: ['Mergers & Acquisitions', 'Private Equity'],
  },
  { terms: list('corporate and securities'), areas: ['Corporate', 'Securities'] },
  {
    terms: list(
      'securities and capital markets; capital markets and securities; capital markets/securities; securities/capital markets',
    ),
    areas: ['Capital Markets', 'Securities'],
  },
  {
    terms: list(
      'white collar and securities litigation; securities and white collar; securities litigation and white collar',
    ),
    areas: ['White Collar', 'Securities Litigation'],
  },
  { terms: list('real estate finance; real estate lending'), areas: ['Real Estate', 'Banking & Finance'] },
  {
    terms: list('healthcare m&a; health care m&a; healthcare mergers & acquisitions'),
    areas: ['Healthcare', 'Mergers & Acquisitions'],
  },
  { terms: list('energy m&a'), areas: ['Energy', 'Mergers & Acquisitions'] },
  { terms: list('real estate litigation; real estate lit'), areas: ['Real Estate', 'Litigation'] },
  { terms: list('bank regulatory; banking regulatory'), areas: ['Regulatory', 'Banking & Finance'] },
  {
    terms: list('energy project finance; energy finance; renewable energy finance; renewables finance'),
    areas: ['Project Finance', 'Energy'],
  },
  {
    terms: list('privacy and tech transactions; tech transactions and privacy'),
    areas: ['Technology Transactions', 'Privacy & Cybersecurity'],
  },
]

/**
 * Terms that mean their area in a recruiter's short query, but in running prose mostly for something else ("health
 * insurance", "equal employment opportunity", "a career in finance"). A description's reader asks for more than one such.
 */
export const looseInProse: ReadonlySet<string> = new Set(
  list(`corporate; legal counsel; consumer products; finance; banking; lending; transactions; transactional; compliance; power; wind; solar; utilities; utility; trade; imports; exports; customs; export; coverage; products; reg; trial; trials; transportation;
    aviation; marketing law; theater; theatre; education; administrative; hospital; hospitals; health; health care; healthcare; insurance; insurer; insurers; insurance company; insurance carrier; insurance carriers; privacy; family; competition; prosecution; workplace; discrimination; harassment; retaliation;
    eeoc; eeo; title vii; safes; startup; startups; start-up; start-ups; infrastructure; tm; tms; environment; environmental; advertising; pension; pensions; electric; employment; labor; cyber; cybersecurity; mediation; collections; pi; prosecutor; sports; music; film; tv; media; streaming; fashion; unions;
    corporate; hotels; hospitality; visas; green card; dispute; disputes; general counsel; gc; legal department; trusts; estates; rewards; leasing; buyout; projects; energy; construction; immigration; tax; benefits; employee benefits; governance; credit; financing; financings; litigate; litigating; litigator; litigation; investigations; data security; data protection; information security;
    regulatory; securities; technology; licensing; joint ventures; settlement; intellectual property; ip; appeals; fiduciary; domestic violence; venture; wealth management; family office; public policy; legislative; lobbying; municipal; municipal law; commercial contracts; commercial agreements; portfolio company; portfolio companies; public company; public companies; criminal; criminal law; enforcement; whistleblower; payer; payor; payors; reimbursement; long-term care; biotech; biotechnology; pharma; pharmaceutical; pharmaceuticals; medical device; medical devices; life sciences; mining; nuclear; infrastructure projects;
    sustainability; esg; negligence; injury; transit; publishing; hollywood; brands; negotiation; financial services regulation; private clients; private client; high net worth; discovery practice; document review; courtroom; arbitration; adr; dispute resolution; tort; torts; real estate; in-house; in house; inhouse; medicare; medicaid; hipaa; startup; ai transactions; artificial intelligence; motor vehicle; workout; workouts; national security; consumer protection; juvenile; adoption; adoptions; osha; fmla; workers compensation; workers' compensation; asylum; projects; trucking; surety; business law; debtors; distressed; tariff; tariffs; procurement; hotel and hospitality; bodily injury; crypto; payments; blockchain; digital assets; production counsel; product counsel; development; business transactions; perm; copyright; copyrights; trade secret; trade secrets; patent; patents; trademark; trademarks; policyholder; directors and officers; d&o; business affairs; rx`),
)
