/**
 * Lawyers' positions at companies, labeled like those at firms. The development set is what the rules were
 * written with; the others were labeled before the rules saw them.
 */
export const companyAttorneyTitles = {
  development: `
Deputy General Counsel, Litigation > >
AGC, Commercial > >
Corporate Counsel II (Product) > >
Senior Director, Associate General Counsel - Employment > >
Attorney Advisor (General) > >
Assistant District Attorney - Felony Trials > >
Supervising Attorney, Housing Unit > >
Staff Attorney – Immigrant Youth > > staff-attorney
Managing Counsel, Payments > >
Principal Counsel, Privacy & AI > >
Legal Counsel EMEA > >
Associate Director, Counsel - Oncology > >
Hearing Officer / Administrative Law Judge > >
General Counsel @ Austin, TX > > 
Associate General Counsel @ Seattle, WA > > 
Assistant General Counsel @ Plano, TX > > 
Deputy General Counsel @ Remote, US > > 
Vice President, General Counsel @ Denver, CO > > 
General Counsel and Corporate Secretary @ Boston, MA > > 
Corporate Counsel @ San Francisco, CA > > 
Senior Corporate Counsel @ Mountain View, CA > > 
Commercial Counsel @ New York, NY > > 
Senior Commercial Counsel @ Remote - United States > > 
Product Counsel @ San Francisco, CA > > 
Senior Product Counsel, AI @ San Francisco, CA > > 
Privacy Counsel @ Remote > Privacy & Cybersecurity > 
Employment Counsel @ Chicago, IL > Labor & Employment > 
Regulatory Counsel @ Washington, DC > Regulatory > 
Litigation Counsel @ Minneapolis, MN > Litigation > 
IP Counsel @ Cupertino, CA > Intellectual Property > 
Patent Counsel @ San Diego, CA > > 
Securities Counsel @ New York, NY > Securities > 
Real Estate Counsel @ Bentonville, AR > Real Estate > 
Tax Counsel @ New York, NY > Tax > 
Legal Counsel @ Dublin > > 
Senior Legal Counsel @ Berlin > > 
Legal Counsel, EMEA @ Amsterdam > > 
Lead Counsel @ Redmond, WA > > 
Managing Counsel @ New York, NY > > 
Chief Legal Officer @ Palo Alto, CA > > 
Legal Director @ London > > 
Director, Legal @ New York, NY > > 
Head of Legal @ Remote > > 
VP, Legal @ San Mateo, CA > > 
Director of Legal Affairs @ Los Angeles, CA > > 
Attorney @ Albany, NY > > 
Staff Attorney @ New Orleans, LA > > staff-attorney
Senior Staff Attorney @ Washington, DC > > 
Staff Attorney, Voting Rights @ Atlanta, GA > > staff-attorney
Immigration Staff Attorney @ Brooklyn, NY > Immigration > staff-attorney
Public Defender @ Oakland, CA > > 
Assistant Public Defender @ Miami, FL > > 
Assistant District Attorney @ Bronx, NY > > 
Deputy District Attorney @ Santa Ana, CA > > 
Assistant United States Attorney @ Chicago, IL > > 
Assistant City Attorney @ Fort Worth, TX > > 
Assistant County Attorney @ Phoenix, AZ > > 
City Attorney @ Eugene, OR > > 
Deputy Attorney General @ Trenton, NJ > > 
Assistant Attorney General @ Boise, ID > > 
Attorney-Advisor @ Washington, DC > > 
General Attorney @ Kansas City, MO > > 
Trial Attorney @ Washington, DC > > 
Attorney Adviser (General) @ Falls Church, VA > > 
Supervisory General Attorney @ Denver, CO > > 
Legal Fellow @ New York, NY > > 
Litigation Fellow @ Washington, DC > > 
Associate Legal Counsel @ Singapore > > 
Corporate Counsel - M&A @ New York, NY > Mergers & Acquisitions > 
Compliance Counsel @ Charlotte, NC > > 
Contracts Attorney @ Herndon, VA > > 
In-House Counsel @ Tampa, FL > In-House > 
Counsel, Privacy & Data Protection @ New York, NY > Privacy & Cybersecurity > 
Senior Counsel, Employment @ Dallas, TX > Labor & Employment > 
Principal Counsel @ Remote > > 
Prosecutor @ Spokane, WA > > 
Administrative Law Judge @ Baltimore, MD > > 
Law Clerk @ Juneau, AK > > 
`,
  validation: `
Corporate Counsel, M&A and Securities > > counsel
Senior Director, Legal Counsel > > counsel
VP & Associate General Counsel > > counsel
Chief Legal Officer > >
Head of Legal, North America > >
Employment Counsel > Labor & Employment > counsel
Lead Counsel, Commercial Contracts > > counsel
Regulatory Counsel – Payments > Regulatory > counsel
Assistant District Attorney > > attorney
Deputy Public Defender III > > attorney
Assistant City Attorney > > attorney
Attorney-Adviser (General) > - > attorney
Senior Legal Counsel (EMEA) > > senior-counsel
Patent Counsel > > counsel
Staff Attorney – Housing Unit > > staff-attorney
Supervising Attorney, Tenant Rights > > senior-attorney
Legal Director, Immigrant Justice > >
Hearing Officer / Administrative Law Judge > >
`,
  test: `
Sr. Corporate Counsel > > senior-counsel
Counsel II, Litigation > > counsel
Associate General Counsel, Privacy > Privacy & Cybersecurity > counsel
Global Trade Counsel > > counsel
Assistant United States Attorney > > attorney
Assistant State's Attorney > > attorney
Appellate Public Defender > > attorney
Immigration Staff Attorney > Immigration > staff-attorney
Trial Attorney, Civil Rights Division > > attorney
Managing Attorney, Family Unit > > senior-attorney
General Counsel & Corporate Secretary > > counsel
Attorney Advisor (Tax) > Tax > attorney
Equal Justice Works Fellow Attorney > > attorney
Deputy City Attorney > > attorney
Lead Product Counsel > > counsel
`,
}
