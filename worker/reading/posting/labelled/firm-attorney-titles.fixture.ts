/**
 * Lawyers' positions at firms: `title @ place > area > seniority`. A place or area left out isn't judged; `-` for an area says that
 * there isn't one to find. The development set is what the rules were
 * written with; the others were labeled before the rules saw them.
 */
export const firmAttorneyTitles = {
  development: `
Associate (Class of 2021-2023) – Fund Formation > Investment Funds > associate
Mid-Senior Level Associate, Executive Compensation and Benefits > Employee Benefits >
Lateral Partner - Chapter 11 > Bankruptcy & Restructuring > partner
Junior-Mid Level Emerging Companies Associate > Venture Capital > associate
Associate Attorney (Workers' Comp Defense) – Hybrid > > associate
Toxic Tort Litigation Associate > > associate
Real Estate Finance Counsel > > counsel
Entry Level Associate Attorney - 2025 Bar Admittees > - > associate
Contract Attorney - Document Review (Japanese) > >
Special Counsel, FDA Regulatory > >
Equity Partner, Trusts and Estates > Trusts & Estates > partner
Income Partner – ERISA Litigation > > partner
Sr. Associate - Leveraged Finance > Banking & Finance > senior-associate
Attorney (1-3 yrs), Medical Malpractice Defense > >
Staff Attorney II, Asbestos > > staff-attorney
Knowledge & Innovation Attorney > >
Professional Support Lawyer – Funds > Investment Funds >
Career Associate, Patent Litigation > Patent Litigation > associate
Trial Attorney (Homeowners) > >
Associate, Structured Finance & Securitization > > associate
Discovery Counsel > > counsel
First-Year Associate > - > associate
Counsel/Senior Associate – Cross-Border M&A > Mergers & Acquisitions >
Litigation Attorney - Civil Rights & Police Misconduct > Litigation >
Associate @ New York, NY > - > associate
Senior Associate @ London > - > senior-associate
Mid-Level Associate @ Chicago, IL > - > associate
Junior Associate @ Boston, Massachusetts > - > associate
Litigation Associate @ Los Angeles, CA > Litigation > associate
Corporate Associate @ San Francisco, California, United States > Corporate > associate
Real Estate Associate @ Dallas, TX > Real Estate > associate
Tax Associate @ Washington, DC > Tax > associate
Senior Tax Associate @ Washington, D.C. > Tax > senior-associate
M&A Associate @ New York, New York > Mergers & Acquisitions > associate
Mergers & Acquisitions Associate (3-5 years) @ New York, NY > Mergers & Acquisitions > associate
Private Equity Associate @ Boston, MA > Private Equity > associate
Capital Markets Associate @ Houston, Texas > Capital Markets > associate
Banking & Finance Associate @ Charlotte, NC > Banking & Finance > associate
Finance Associate @ Charlotte, NC > Banking & Finance > associate
Project Finance Associate @ Houston, TX > Project Finance > associate
Public Finance Associate @ Sacramento, CA > Public Finance > associate
Bankruptcy Associate @ Wilmington, DE > Bankruptcy & Restructuring > associate
Restructuring Associate @ New York, NY > Bankruptcy & Restructuring > associate
Labor & Employment Associate @ Atlanta, GA > Labor & Employment > associate
Employment Litigation Associate @ Newark, NJ > > associate
Employee Benefits Associate @ Minneapolis, MN > Employee Benefits > associate
ERISA Associate @ Chicago, IL > Employee Benefits > associate
Trusts & Estates Associate @ Palm Beach, FL > Trusts & Estates > associate
White Collar Associate @ Washington, DC > White Collar > associate
Antitrust Associate @ Brussels > Antitrust > associate
Patent Litigation Associate @ Palo Alto, CA > Patent Litigation > associate
Patent Prosecution Associate @ San Diego, CA > Patent Prosecution > associate
Trademark Associate @ New York, NY > Trademark > associate
IP Associate @ Menlo Park, CA > Intellectual Property > associate
Intellectual Property Litigation Associate @ Austin, TX > > associate
Technology Transactions Associate @ Seattle, WA > Technology Transactions > associate
Privacy & Cybersecurity Associate @ Denver, CO > Privacy & Cybersecurity > associate
Healthcare Associate @ Nashville, TN > Healthcare > associate
Life Sciences Associate @ Cambridge, MA > Life Sciences > associate
Insurance Coverage Associate @ Philadelphia, PA > Insurance > associate
Product Liability Associate @ Kansas City, MO > Product Liability > associate
Personal Injury Associate @ Las Vegas, NV > Personal Injury > associate
Environmental Associate @ Portland, OR > Environmental > associate
Energy Associate @ Houston, TX > Energy > associate
Government Contracts Associate @ Tysons, VA > Government Contracts > associate
International Trade Associate @ Washington, DC > International Trade > associate
Immigration Associate @ Miami, FL > Immigration > associate
Family Law Associate @ Orlando, FL > Family Law > associate
Construction Associate @ Phoenix, AZ > Construction > associate
Land Use Associate @ White Plains, NY > Land Use > associate
Investment Funds Associate @ New York, NY > Investment Funds > associate
Venture Capital Associate @ Redwood City, CA > Venture Capital > associate
Appellate Associate @ Washington, DC > Appellate > associate
Commercial Litigation Associate @ Cleveland, OH > Commercial Litigation > associate
Securities Litigation Associate @ New York, NY > Securities Litigation > associate
Associate Attorney @ Columbus, OH > - > associate
Associate Attorney - Insurance Defense @ Tampa, FL > Insurance > associate
Associate Attorney, Workers' Compensation @ Fresno, CA > > associate
Litigation Associate Attorney @ St. Louis, MO > Litigation > associate
Lateral Associate - Corporate @ Pittsburgh, PA > Corporate > associate
Lateral Litigation Associate @ Detroit, MI > Litigation > associate
Associate (Corporate) @ Salt Lake City, UT > Corporate > associate
Associate, Real Estate Finance @ New York, NY > > associate
Associate: Tax @ Chicago, IL > Tax > associate
Associate/Senior Associate, Energy @ Houston, TX > Energy >
Associate II - Litigation @ Indianapolis, IN > Litigation > associate
3rd-5th Year Corporate Associate @ Boston, MA > Corporate > associate
Sr. Litigation Associate @ San Jose, CA > Litigation > senior-associate
Senior Corporate Associate @ New York, NY > Corporate > senior-associate
Senior Associate - Private Equity @ Chicago, IL > Private Equity > senior-associate
Summer Associate @ New York, NY > - >
2027 Summer Associate Program @ Chicago, IL > - >
Staff Attorney @ Richmond, VA > - > staff-attorney
Staff Attorney - eDiscovery @ Washington, DC > > staff-attorney
Discovery Attorney @ Wheeling, WV > - >
Document Review Attorney @ Remote > - >
Contract Attorney @ Remote - US > - >
Attorney @ Omaha, NE > - > attorney
Attorney, Litigation @ Louisville, KY > Litigation > attorney
Attorney - Family Law @ Raleigh, NC > Family Law > attorney
Senior Attorney @ Milwaukee, WI > - > senior-attorney
Senior Attorney, Trusts & Estates @ Hartford, CT > Trusts & Estates > senior-attorney
Litigation Attorney @ Buffalo, NY > Litigation > attorney
Family Law Attorney @ Plano, TX > Family Law > attorney
Estate Planning Attorney @ Scottsdale, AZ > Trusts & Estates > attorney
Personal Injury Attorney @ Los Angeles, CA > Personal Injury > attorney
Immigration Attorney @ El Paso, TX > Immigration > attorney
Patent Attorney @ Raleigh, NC > > attorney
Patent Attorney (Electrical Engineering) @ San Jose, CA > > attorney
Trial Attorney @ Jacksonville, FL > > attorney
Workers' Compensation Attorney @ Oakland, CA > > attorney
Bankruptcy Attorney @ Memphis, TN > Bankruptcy & Restructuring > attorney
Tax Attorney @ Dallas, TX > Tax > attorney
Real Estate Attorney @ Charleston, SC > Real Estate > attorney
Employment Attorney @ Oakland, CA > Labor & Employment > attorney
Attorney/Lawyer - Criminal Defense @ Tulsa, OK > >
Attorney I @ Lincoln, NE > - > attorney
Supervising Attorney @ Bronx, NY > - >
Managing Attorney @ Albuquerque, NM > - >
Lawyer @ Toronto, ON > - >
Lawyer - Commercial Litigation @ Vancouver, BC > Commercial Litigation >
Counsel @ New York, NY > - > counsel
Counsel, Tax @ Washington, DC > Tax > counsel
Senior Counsel @ Chicago, IL > - > senior-counsel
Of Counsel @ Irvine, CA > - > of-counsel
Of Counsel - Real Estate @ Bethesda, MD > Real Estate > of-counsel
Of-Counsel, Environmental @ Sacramento, CA > Environmental > of-counsel
Special Counsel @ New York, NY > - >
Litigation Counsel @ Boston, MA > Litigation > counsel
Partner @ New York, NY > - > partner
Partner, Corporate @ Dallas, TX > Corporate > partner
Lateral Partner @ Miami, FL > - > partner
Litigation Partner @ Los Angeles, CA > Litigation > partner
Partner - Intellectual Property @ San Francisco, CA > Intellectual Property > partner
Equity Partner @ Denver, CO > - > partner
Managing Partner @ Boise, ID > - > managing-partner
Senior Partner @ Honolulu, HI > - > senior-partner
Real Estate Partner @ New York City > Real Estate > partner
Law Clerk @ New York, NY > - >
Judicial Law Clerk @ Brooklyn, NY > - >
Law Clerk/Associate Attorney @ Stamford, CT > - >
Solicitor @ London > - >
Commercial Property Solicitor @ Manchester > >
Trainee Solicitor @ London > - >
Barrister @ London > - >
Lateral Attorney - Healthcare @ Nashville, TN > Healthcare > attorney
Capital Markets Attorney @ New York, NY > Capital Markets > attorney
Corporate Attorney @ Wilmington, DE > Corporate > attorney
Associate - Labor and Employment @ San Diego, CA > Labor & Employment > associate
Associate - Trusts and Estates @ Greenwich, CT > Trusts & Estates > associate
Associate, Banking and Finance @ Atlanta, GA > Banking & Finance > associate
Associate | Antitrust | New York @ New York, NY > Antitrust > associate
Litigation & Dispute Resolution Associate @ Hong Kong > Litigation > associate
Associate Attorney (Hybrid) @ Hybrid - Austin, TX > - > associate
Health Care Associate @ Birmingham, AL > Healthcare > associate
Cybersecurity Associate @ Arlington, VA > Privacy & Cybersecurity > associate
Insurance Defense Attorney @ New Orleans, LA > Insurance > attorney
Associate, Litigation (Class of 2022-2024) @ Atlanta, GA > Litigation > associate
Junior Litigation Associate @ Providence, RI > Litigation > associate
Mid-Level Real Estate Associate @ Baltimore, MD > Real Estate > associate
Senior Litigation Attorney @ Des Moines, IA > Litigation > senior-attorney
Corporate Partner @ Cincinnati, OH > Corporate > partner
Tax Partner @ Charlotte, NC > Tax > partner
Employment Partner @ Sacramento, CA > Labor & Employment > partner
Real Estate Of Counsel @ Phoenix, AZ > Real Estate > of-counsel
Appellate Attorney @ Springfield, IL > Appellate > attorney
Antitrust Counsel @ Washington, DC > Antitrust > counsel
Energy Counsel @ Houston, TX > Energy > counsel
Environmental Attorney @ Baton Rouge, LA > Environmental > attorney
Construction Litigation Attorney @ Tampa, FL > > attorney
Healthcare Regulatory Associate @ Nashville, TN > > associate
Immigration Associate Attorney @ San Antonio, TX > Immigration > associate
Trademark Attorney @ Alexandria, VA > Trademark > attorney
Family Law Associate Attorney @ Fort Lauderdale, FL > Family Law > associate
Probate Attorney @ Oklahoma City, OK > > attorney
Municipal Attorney @ Madison, WI > > attorney
Elder Law Attorney @ Rochester, NY > > attorney
Bankruptcy Counsel @ New York, NY > Bankruptcy & Restructuring > counsel
White Collar Defense Associate @ Newark, NJ > White Collar > associate
Government Contracts Counsel @ McLean, VA > Government Contracts > counsel
Private Equity Partner @ Chicago, IL > Private Equity > partner
Investment Funds Counsel @ Boston, MA > Investment Funds > counsel
Insurance Recovery Associate @ Washington, DC > Insurance > associate
`,
  validation: `
Associate – Debt Finance > Banking & Finance > associate
Private Credit Associate > Banking & Finance > associate
Associate (4th-6th year), Real Estate Joint Ventures > Real Estate > associate
Hospitality & Leisure Real Estate Counsel > Real Estate > counsel
Litigation Shareholder > Litigation > partner
Non-Equity Partner, Health Law > Healthcare > partner
Workers' Compensation Hearing Representative Attorney > >
Plaintiff Personal Injury Trial Attorney > Personal Injury > attorney
Pre-Litigation Attorney > > attorney
Elder Law Attorney > Trusts & Estates > attorney
Water Law Associate > > associate
FDA Associate > > associate
FERC Regulatory Associate > > associate
CFIUS / National Security Associate > > associate
Customs & Trade Counsel > International Trade > counsel
Lawyer – Wills, Probate > Trusts & Estates >
Matrimonial Associate > Family Law > associate
Foreclosure Attorney > > attorney
Eminent Domain Attorney > > attorney
Zoning & Land Use Counsel > Land Use > counsel
Patent Attorney – Medical Devices > > attorney
Trademark & Copyright Counsel > Trademark > counsel
Data Privacy Senior Associate > Privacy & Cybersecurity > senior-associate
Fintech Associate > > associate
Tax Controversy Associate > Tax > associate
State & Local Tax (SALT) Senior Associate > Tax > senior-associate
Municipal Bond Attorney > Public Finance > attorney
Cannabis Law Associate > > associate
Sports & Entertainment Associate > Media & Entertainment > associate
Associate Attorney – Nursing Home Defense > > associate
Law Clerk (Post-Bar) > - >
Summer Associate 2027 > - >
Of Counsel – Environmental Litigation > Environmental > of-counsel
Managing Partner, Tampa Office > - > managing-partner
Senior Counsel – Executive Benefits > Employee Benefits > senior-counsel
Senior Staff Attorney, eDiscovery > > staff-attorney
`,
  test: `
Mid-Level Associate, Sponsor-Side Leveraged Finance > Banking & Finance > associate
Associate (2-5 yrs) CLO / Structured Products > > associate
Executive Compensation & ERISA Counsel > Employee Benefits > counsel
Senior Associate, Contentious Probate > Trusts & Estates > senior-associate
Private Wealth Associate > Trusts & Estates > associate
Food & Drug Associate > > associate
Community Association Attorney > > attorney
Emerging Growth & Venture Associate > Venture Capital > associate
Retail Leasing Associate > > associate
First Party Property Attorney > > attorney
Construction Defect Litigation Associate > > associate
Associate, Transportation Litigation > > associate
Maritime & Admiralty Partner > > partner
Aviation Finance Counsel > > counsel
Native American Law Associate > > associate
Guardianship Attorney > > attorney
Social Security Disability Attorney > > attorney
Lemon Law Attorney > > attorney
Wage & Hour Class Action Associate > Labor & Employment > associate
Civil Litigation Attorney (Bilingual) > > attorney
DUI Defense Attorney > > attorney
Patent Litigator, ITC > Patent Litigation > attorney
Biotech Patent Prosecution Counsel > Patent Prosecution > counsel
Associate Attorney, School Law > > associate
Bond Counsel Associate > Public Finance > associate
Special Education Attorney > > attorney
Partner, Head of Tax > Tax > partner
Hybrid Senior Corporate Associate (Series A-C) > Corporate > senior-associate
Of Counsel, Antitrust > Antitrust > of-counsel
Staff Attorney, Mass Torts > > staff-attorney
`,
}
