/**
 * Postings as several sources give them, distinguished manually. A block between lines of `=` is one job, however often it is
 * posted; postings of different blocks are different jobs, however alike they look. A line is
 * `firm | title | place | address`. Written from how boards, aggregators and firms' pages write the same thing, before the
 * rules were looked at.
 */
export const labelledDuplicates = `
= one platform, with what mails and campaigns hang on its address
Harlow & Finch LLP | Corporate Associate | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120031
Harlow & Finch LLP | Corporate Associate | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120031?utm_source=linkedin&utm_medium=social
Harlow & Finch LLP | Corporate Associate | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120031?gh_src=abc123def
Harlow & Finch LLP | Corporate Associate (Class of 2022 preferred) | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120031#app
= the same firm, another class
Harlow & Finch LLP | Corporate Associate (Class of 2019) | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120077
= the same firm, another city
Harlow & Finch LLP | Corporate Associate | New York, NY | https://boards.greenhouse.io/harlowfinch/jobs/5120032
Harlow and Finch | Corporate Associate | New York City | https://www.lawboard.example/jobs/harlow-finch-corporate-associate-998
= the same firm, another practice
Harlow & Finch LLP | Finance Associate | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120040
= the same firm, one level up
Harlow & Finch LLP | Senior Corporate Associate | Boston, MA | https://boards.greenhouse.io/harlowfinch/jobs/5120041
Harlow & Finch, LLP | Sr. Corporate Associate | Boston, Massachusetts | https://harlowfinch.example/careers/senior-corporate-associate/
= under two platforms
Beaumont Reyes PLLC | Tax Counsel | Chicago, IL | https://jobs.lever.co/beaumontreyes/0d1c6c0e-7e55-4b0e-9b43-0c2bfa6e1234
Beaumont Reyes | Tax Counsel | Chicago, Illinois, United States | https://apply.workable.com/beaumont-reyes/j/3F0A9D11B2/
Beaumont Reyes, P.L.L.C. | Counsel, Tax | Chicago | https://www.attorneyjobs.example/listing/88213
= the first's application form is the same job
Beaumont Reyes PLLC | Estate Planning Attorney | Chicago, IL | https://jobs.lever.co/beaumontreyes/77aa6c0e-7e55-4b0e-9b43-0c2bfa6e9999
Beaumont Reyes PLLC | Estate Planning Attorney | Chicago, IL | https://jobs.lever.co/beaumontreyes/77aa6c0e-7e55-4b0e-9b43-0c2bfa6e9999/apply?lever-source=Indeed
= posted anew after a month, with a new number
Okafor Lindqvist LLP | Real Estate Associate | New York, NY | https://okafor.wd5.myworkdayjobs.com/careers/job/New-York/Real-Estate-Associate_R-1033
Okafor Lindqvist LLP | Real Estate Associate | New York, NY | https://okafor.wd5.myworkdayjobs.com/careers/job/New-York/Real-Estate-Associate_R-1172
Okafor Lindqvist LLP | Real Estate Associate | New York, New York | https://okafor.wd5.myworkdayjobs.com/en-US/careers/job/New-York/Real-Estate-Associate_R-1172?source=LinkedIn
= the same platform, another level
Okafor Lindqvist LLP | Real Estate Counsel | New York, NY | https://okafor.wd5.myworkdayjobs.com/careers/job/New-York/Real-Estate-Counsel_R-1034
= the same platform, and a partner
Okafor Lindqvist LLP | Real Estate Partner | New York, NY | https://okafor.wd5.myworkdayjobs.com/careers/job/New-York/Real-Estate-Partner_R-1035
= with the number in the title
Tanaka Brandt LLP | Patent Prosecution Associate - Electrical (REQ-2041) | San Francisco, CA | https://tanaka.example/jobs?id=2041
Tanaka Brandt LLP | Patent Prosecution Associate - Electrical | San Francisco, CA | https://tanaka.example/jobs?id=2041&lang=en
Tanaka Brandt LLP | Patent Prosecution Associate, Electrical | San Francisco | https://www.lawboard.example/jobs/tanaka-patent-electrical-17
= another technology
Tanaka Brandt LLP | Patent Prosecution Associate - Life Sciences | San Francisco, CA | https://tanaka.example/jobs?id=2042
= another technology, for agents of chemistry
Tanaka Brandt LLP | Patent Prosecution Associate - Mechanical | San Francisco, CA | https://tanaka.example/jobs?id=2043
= another town of the same state
Tanaka Brandt LLP | Patent Prosecution Associate - Electrical | Palo Alto, CA | https://tanaka.example/jobs?id=2044
= the firm's own page and a board that shortens
Delgado Immigration Law PC | Staff Attorney, Immigration | El Paso, TX | https://delgado.example/careers/staff-attorney
Delgado Immigration Law | Immigration Staff Attorney | El Paso, Texas | http://www.delgado.example/careers/staff-attorney/
Delgado Immigration Law, P.C. | Immigration Staff Attorney | El Paso, TX, US | https://aggregate.example/viewjob?jk=77ad12&from=serp
= not staff
Delgado Immigration Law PC | Immigration Attorney | El Paso, TX | https://delgado.example/careers/attorney
= managing
Delgado Immigration Law PC | Managing Immigration Attorney | El Paso, TX | https://delgado.example/careers/managing-attorney
= litigation of every kind: general
Marsh Whitfield LLP | Litigation Associate | Houston, TX | https://marsh.example/openings/litigation-associate?utm_campaign=spring&fbclid=XyZ
Marsh Whitfield LLP | Associate - Litigation | Houston, TX | https://MARSH.example/openings/litigation-associate
Marsh Whitfield | Litigation Associate (Hybrid) | Houston, Texas | https://lawboard.example/jobs/marsh-litigation-associate
= litigation of every kind: securities
Marsh Whitfield LLP | Securities Litigation Associate | Houston, TX | https://marsh.example/openings/securities-litigation-associate
= litigation of every kind: commercial
Marsh Whitfield LLP | Commercial Litigation Associate | Houston, TX | https://marsh.example/openings/commercial-litigation-associate
= litigation of every kind: patent
Marsh Whitfield LLP | Patent Litigation Associate | Houston, TX | https://marsh.example/openings/patent-litigation-associate
= junior
Marsh Whitfield LLP | Junior Litigation Associate | Houston, TX | https://marsh.example/openings/junior-litigation-associate
Marsh Whitfield LLP | Jr. Litigation Associate | Houston, TX | https://marsh.example/openings/junior-litigation-associate?ref=home
= mid-level
Marsh Whitfield LLP | Mid-Level Litigation Associate | Houston, TX | https://marsh.example/openings/midlevel-litigation-associate
Marsh Whitfield LLP | Midlevel Associate, Litigation | Houston, TX | https://lawboard.example/jobs/marsh-midlevel-litigation
= years two to four
Abernathy Voss LLP | Trusts & Estates Associate (2-4 years) | White Plains, NY | https://abernathy.example/job/11
Abernathy Voss LLP | Trusts and Estates Associate (2-4 years) | White Plains, New York | https://lawboard.example/jobs/abernathy-te-2-4
= years five to seven
Abernathy Voss LLP | Trusts & Estates Associate (5-7 years) | White Plains, NY | https://abernathy.example/job/12
= one page, told apart by its query
Gilden Crane LLP | Associate Attorney | Kansas City, MO | https://gilden.example/opportunities/detail.php?id=77
Gilden Crane LLP | Associate Attorney | Kansas City, MO | https://gilden.example/opportunities/detail.php?id=77&utm_source=newsletter
= one page, told apart by its query: the second
Gilden Crane LLP | Of Counsel | Kansas City, MO | https://gilden.example/opportunities/detail.php?id=78
= one page, told apart by its query: the third
Gilden Crane LLP | Associate Attorney | St. Louis, MO | https://gilden.example/opportunities/detail.php?id=79
Gilden Crane LLP | Associate Attorney | Saint Louis, Missouri | https://lawboard.example/jobs/gilden-associate-stl
= routed behind the hash
Fenmoor LLP | Healthcare Associate | Denver, CO | https://fenmoor.example/careers#/job/12
= routed behind the hash, another
Fenmoor LLP | Healthcare Counsel | Denver, CO | https://fenmoor.example/careers#/job/13
= iCIMS with its frame
Ashgrove LLP | Banking & Finance Associate | Charlotte, NC | https://careers-ashgrove.icims.com/jobs/4410/banking-finance-associate/job
Ashgrove LLP | Banking & Finance Associate | Charlotte, NC | https://careers-ashgrove.icims.com/jobs/4410/banking-finance-associate/job?mobile=false&width=1200&in_iframe=1
Ashgrove LLP | Banking and Finance Associate | Charlotte, North Carolina | https://ashgrove.example/join/finance-associate
= iCIMS, the next number
Ashgrove LLP | Investment Funds Associate | Charlotte, NC | https://careers-ashgrove.icims.com/jobs/4411/investment-funds-associate/job
= remote, written twice
Northpeak Software, Inc. | Privacy Counsel | Remote | https://jobs.ashbyhq.com/northpeak/1b1bb0d2-8f0c-4a2b-9a11-0f8b2a2a7777
Northpeak Software | Privacy Counsel (Remote) | Remote - United States | https://remoteboard.example/jobs/northpeak-privacy-counsel
Northpeak Software Inc | Counsel, Privacy | Remote, US | https://jobs.ashbyhq.com/northpeak/1b1bb0d2-8f0c-4a2b-9a11-0f8b2a2a7777/application?utm_source=x
= the same in an office
Northpeak Software, Inc. | Privacy Counsel | Austin, TX | https://jobs.ashbyhq.com/northpeak/2c2cc0d2-8f0c-4a2b-9a11-0f8b2a2a8888
= another subject
Northpeak Software, Inc. | Product Counsel | Remote | https://jobs.ashbyhq.com/northpeak/3d3dd0d2-8f0c-4a2b-9a11-0f8b2a2a9999
= commercial
Northpeak Software, Inc. | Commercial Counsel | Remote | https://jobs.ashbyhq.com/northpeak/4e4ee0d2-8f0c-4a2b-9a11-0f8b2a2a1111
= senior commercial
Northpeak Software, Inc. | Senior Commercial Counsel | Remote | https://jobs.ashbyhq.com/northpeak/5f5ff0d2-8f0c-4a2b-9a11-0f8b2a2a2222
Northpeak Software | Sr. Commercial Counsel | Remote (US) | https://remoteboard.example/jobs/northpeak-sr-commercial-counsel
= two offices, in either order
Castellan Rowe LLP | Energy Associate | Houston, TX; Denver, CO | https://castellan.example/careers/energy-associate
Castellan Rowe | Energy Associate | Denver, CO; Houston, TX | https://lawboard.example/jobs/castellan-energy
= another firm of nearly the same name
Castellan Roe PC | Energy Associate | Houston, TX; Denver, CO | https://castellanroe.example/jobs/energy
= twins in two states of one name: Portland, Oregon
Oxbow Legal PLLC | Environmental Counsel | Portland, OR | https://oxbow.example/careers/environmental-counsel
Oxbow Legal PLLC | Environmental Counsel | Portland, Oregon | https://oxbow.example/careers/environmental-counsel?trk=public_jobs
= twins in two states of one name: Portland, Maine
Oxbow Legal PLLC | Environmental Counsel | Portland, ME | https://oxbow.example/careers/environmental-counsel-maine
= Columbia and Columbus
Oxbow Legal PLLC | Environmental Counsel | Columbus, OH | https://oxbow.example/careers/environmental-counsel-columbus
= Arlington, Virginia
Merrow Stane LLP | Government Contracts Associate | Arlington, VA | https://merrow.example/p/1
= Arlington, Texas
Merrow Stane LLP | Government Contracts Associate | Arlington, TX | https://merrow.example/p/2
= the capital in its spellings
Merrow Stane LLP | White Collar Associate | Washington, DC | https://merrow.example/p/3
Merrow Stane LLP | White-Collar Associate | Washington, D.C. | https://merrow.example/p/3/
Merrow Stane | White Collar Associate | Washington DC | https://lawboard.example/jobs/merrow-white-collar
= the state of that name
Merrow Stane LLP | White Collar Associate | Seattle, Washington | https://merrow.example/p/4
= shortened words
Quillon Marsh LLP | M&A Associate | New York, NY | https://quillon.example/j/ma-associate
Quillon Marsh LLP | Mergers and Acquisitions Associate | New York, NY | https://lawboard.example/jobs/quillon-ma
Quillon Marsh LLP | Associate – M&A | New York, NY | https://quillon.example/j/ma-associate?source=indeed
= private equity is not mergers
Quillon Marsh LLP | Private Equity Associate | New York, NY | https://quillon.example/j/pe-associate
= IP in short and in long
Quillon Marsh LLP | IP Litigation Associate | New York, NY | https://quillon.example/j/ip-litigation
Quillon Marsh LLP | Intellectual Property Litigation Associate | New York, NY | https://lawboard.example/jobs/quillon-ip-litigation
= IP transactions
Quillon Marsh LLP | IP Transactions Associate | New York, NY | https://quillon.example/j/ip-transactions
= with the city in the title
Winterbourne LLP | Construction Associate | Phoenix, AZ | https://winterbourne.example/c/9
Winterbourne LLP | Construction Associate - Phoenix | Phoenix, AZ | https://lawboard.example/jobs/winterbourne-construction-phoenix
Winterbourne LLP | Construction Associate (Phoenix, AZ) | Phoenix, Arizona | https://aggregate.example/viewjob?jk=aa11
= the same words in Tucson
Winterbourne LLP | Construction Associate - Tucson | Tucson, AZ | https://winterbourne.example/c/10
= one aggregator, told apart by its query alone
Winterbourne LLP | Land Use Associate | Phoenix, AZ | https://aggregate.example/viewjob?jk=bb22
= with time and manner in the title
Pinecrest Family Law PLLC | Family Law Associate - Full Time | Seattle, WA | https://pinecrest.example/o/family-law-associate
Pinecrest Family Law | Family Law Associate | Seattle, WA | https://lawboard.example/jobs/pinecrest-family
= part-time is another position
Pinecrest Family Law PLLC | Part-Time Family Law Associate | Seattle, WA | https://pinecrest.example/o/part-time-family-law-associate
= a contract is another position
Pinecrest Family Law PLLC | Family Law Contract Attorney | Seattle, WA | https://pinecrest.example/o/contract-attorney
= attorney and associate attorney
Ridgeway Law Group | Insurance Coverage Attorney | Philadelphia, PA | https://ridgeway.example/join/insurance-coverage-attorney
Ridgeway Law Group, P.C. | Insurance Coverage Attorney | Philadelphia, Pennsylvania | https://lawboard.example/jobs/ridgeway-coverage?ref=mail
= senior attorney
Ridgeway Law Group | Senior Insurance Coverage Attorney | Philadelphia, PA | https://ridgeway.example/join/senior-insurance-coverage-attorney
= defense
Ridgeway Law Group | Insurance Defense Attorney | Philadelphia, PA | https://ridgeway.example/join/insurance-defense-attorney
= plural and urgent
Sandoval Grant PC | Immigration Attorney | San Diego, CA | https://sandoval.example/jobs/immigration-attorney-san-diego
Sandoval Grant, PC | URGENT: Immigration Attorney | San Diego, CA | https://aggregate.example/viewjob?jk=cc33
Sandoval Grant PC | Immigration Attorney - Now Hiring! | San Diego, California | https://lawboard.example/jobs/sandoval-immigration
= asylum
Sandoval Grant PC | Asylum Attorney | San Diego, CA | https://sandoval.example/jobs/asylum-attorney
= general counsel
Tessaly Health | General Counsel | Denver, CO | https://job-boards.greenhouse.io/tessaly/jobs/700001
Tessaly Health, Inc. | General Counsel | Denver, Colorado, USA | https://tessaly.example/careers?gh_jid=700001
= deputy
Tessaly Health | Deputy General Counsel | Denver, CO | https://job-boards.greenhouse.io/tessaly/jobs/700002
= associate general counsel
Tessaly Health | Associate General Counsel | Denver, CO | https://job-boards.greenhouse.io/tessaly/jobs/700003
Tessaly Health | Associate General Counsel | Denver, CO | https://tessaly.example/careers?gh_jid=700003&gh_src=f00
= assistant general counsel
Tessaly Health | Assistant General Counsel | Denver, CO | https://job-boards.greenhouse.io/tessaly/jobs/700004
= associate general counsel of employment
Tessaly Health | Associate General Counsel, Employment | Denver, CO | https://job-boards.greenhouse.io/tessaly/jobs/700005
= two firms with one opening each, in one building
Delacroix Huang LLP | Tax Partner | Miami, FL | https://delacroix.example/tax-partner
Delacroix Huang | Partner, Tax | Miami, Florida | https://lawboard.example/jobs/delacroix-tax-partner
Delacroix Huang LLP | Lateral Partner - Tax | Miami, FL | https://www.partnermoves.example/o/4432
= the other firm
Huang Delacroix & Sons LLP | Tax Partner | Miami, FL | https://huangdelacroix.example/tax-partner
= income partner of another subject
Delacroix Huang LLP | International Arbitration Partner | Miami, FL | https://delacroix.example/arbitration-partner
= accents and ampersands
Núñez & Gray LLP | Trial Attorney | Las Vegas, NV | https://nunezgray.example/trial-attorney
Nunez and Gray | Trial Attorney | Las Vegas, Nevada | https://lawboard.example/jobs/nunez-trial
= appellate
Núñez & Gray LLP | Appellate Attorney | Las Vegas, NV | https://nunezgray.example/appellate-attorney
= a first year of autumn
Larkhall & Byrne LLP | Entry-Level Associate (Fall 2026) | Dallas, TX | https://larkhall.example/v/1
= a first year of the next autumn
Larkhall & Byrne LLP | Entry-Level Associate (Fall 2027) | Dallas, TX | https://larkhall.example/v/2
= ERISA is employee benefits
Larkhall & Byrne LLP | ERISA Associate | Dallas, TX | https://larkhall.example/v/3
= executive compensation
Larkhall & Byrne LLP | Executive Compensation Associate | Dallas, TX | https://larkhall.example/v/4
= SmartRecruiters with its slug
Larkhall & Byrne LLP | Antitrust Counsel | Brussels, Belgium | https://jobs.smartrecruiters.com/LarkhallByrne/743999900001-antitrust-counsel
Larkhall & Byrne LLP | Antitrust Counsel | Brussels | https://jobs.smartrecruiters.com/LarkhallByrne/743999900001-antitrust-counsel?trid=8a1&oga=true
= in London
Larkhall & Byrne LLP | Antitrust Counsel | London, United Kingdom | https://jobs.smartrecruiters.com/LarkhallByrne/743999900002-antitrust-counsel
Larkhall & Byrne | Antitrust Counsel | London | https://lawboard.example/jobs/larkhall-antitrust-london
`
