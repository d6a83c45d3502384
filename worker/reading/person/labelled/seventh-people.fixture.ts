// People of the seventh round, written by hand: none of them lives. Their form is told at `handwritten`.

export const abingerPeople = `
Wei-Han Ng | Partner | New York | wei-han.ng | +1 212 555 0111 | Credit; Fund Finance; Restructuring | J.D./Columbia Law School/2004; A.B./Harvard College/2000 | State of New York | - | Wei-Han advises lenders to funds.
Grace Law | Associate | New York | grace.law | +1 212 555 0112 | Capital Markets | J.D./Cornell Law School/2020; B.A./Wellesley College/2016 | State of New York | Law Clerk, Hon. Noreen Castle, U.S. Court of Appeals, Second Circuit, 2021-2022 | Grace drafts disclosure.
Kevin Partner | Counsel | Washington, DC | kevin.partner | +1 202 555 0113 | Antitrust; Merger Clearance | J.D./George Washington University Law School/2009; B.S./Virginia Tech/2004 | District of Columbia | - | Kevin was at the Bureau of Competition.
Ludmila Horáková | Partner | London | ludmila.horakova | +44 20 7946 0114 | Private Credit; Collateralized Loan Obligations | LL.B./King's College London/2001 | England and Wales | - | Ludmila leads the London team.
Theo K. Anagnostou | Associate | New York | theo.anagnostou | +1 212 555 0115 | Tax | J.D./New York University School of Law/2018; B.A./Tufts University/2013 | State of New York; State of New Jersey | Law Clerk, Hon. Abel Stone, U.S. Tax Court, 2018-2019 | Theo writes on partnerships.
Saoirse Quill | Senior Counsel | Menlo Park | saoirse.quill | +1 650 555 0116 | Executive Compensation | J.D./Stanford Law School/1999; B.A./Rice University/1996 | State of California; State of New York | - | Saoirse designs plans.
Everett Moon | Partner | Menlo Park | everett.moon | +1 650 555 0117 | Patent Litigation; Trade Secrets | J.D./UC Berkeley School of Law/2003; M.S./Stanford University/2000 | State of California | - | Everett tries patent cases.
Yuki Castellane | Associate | Washington, DC | yuki.castellane | +1 202 555 0118 | White Collar Defense | J.D./Howard University School of Law/2021; B.A./Oberlin College/2017 | District of Columbia; State of Maryland | - | Yuki was a debater.`

export const brockwayPeople = `
Nicholas Abernethy | Shareholder | Tulsa, OK | nabernethy | 918-555-0121 | Oil & Gas; Royalty Disputes | J.D./University of Tulsa College of Law/1999; B.A./Hendrix College/1996 | Oklahoma; Kansas | - | Nicholas is a third-generation oil and gas lawyer.
Maribeth Crowe | Shareholder | Oklahoma City, OK | mcrowe | 405-555-0122 | Healthcare Litigation | J.D./Oklahoma City University School of Law/2004; B.S./Oklahoma State University/2000 | Oklahoma | Hon. Tomas Redbird, U.S. District Court for the Western District of Oklahoma | Maribeth defends hospitals.
Jamal Whitehorse | Associate | Tulsa, OK | jwhitehorse | 918-555-0123 | Federal Indian Law | J.D./University of Oklahoma College of Law/2019; B.A./Northeastern State University/2015 | Oklahoma; Muscogee (Creek) Nation | - | Jamal represents tribes.
Sandra K. Petty | Of Counsel | Oklahoma City, OK | spetty | 405-555-0124 | Probate; Guardianship | J.D./University of Oklahoma College of Law/1980; B.A./University of Central Oklahoma/1976 | Oklahoma | - | Sandra has settled a thousand estates.
Hung Pham | Associate | Oklahoma City, OK | hpham | 405-555-0125 | Construction | J.D./Southern Methodist University Dedman School of Law/2020; B.S./University of Texas at Arlington/2014 | Oklahoma; Texas | - | Hung was a civil engineer.
Cecily Drummond | Shareholder & Director | Tulsa, OK | cdrummond | 918-555-0126 | Banking; Agriculture Lending | J.D./Washington University School of Law/1995; B.A./Drury University/1992 | Oklahoma; Missouri | - | Cecily lends money for other people.
Orville Teague | Retired Shareholder | Tulsa, OK | oteague | 918-555-0127 | Litigation | LL.B./University of Tulsa/1966; B.A./University of Tulsa/1963 | Oklahoma | - | Orville is in on Mondays.
Priscilla Yazzie | Associate | Tulsa, OK | pyazzie | 918-555-0128 | Employment | J.D./University of Arkansas School of Law/2021; B.A./Fort Lewis College/2016 | Oklahoma; Arkansas | Hon. Lyman Foster, Oklahoma Supreme Court | Priscilla trains supervisors.`

export const cordovaPeople = `
Esteban Cordova | Managing Partner | San Antonio, TX | ecordova | (210) 555-0131 | Eminent Domain; Condemnation | J.D./St. Mary's University School of Law/1994/magna cum laude; B.A./Our Lady of the Lake University/1990 | Texas | - | Esteban has tried takings cases in thirty counties.
Wilhelmina Strauss | Partner | Austin, TX | wstrauss | (512) 555-0132 | Administrative Law; Water | J.D./The University of Texas School of Law/1999/with honors; B.S./Texas A&M University/1995 | Texas | Hon. Rosalind Pena, Supreme Court of Texas | Wilhelmina appears before agencies.
Terrell Boudreaux | Partner | San Antonio, TX | tboudreaux | (210) 555-0133 | Commercial Litigation; Appeals | J.D./Baylor Law School/2003; B.A./Louisiana Tech University/2000 | Texas; Louisiana | - | Terrell has tried fifty cases.
Anjali Mehra-Stone | Senior Associate | Austin, TX | amehra-stone | (512) 555-0134 | Technology; Data Privacy | J.D./University of Houston Law Center/2016; B.B.A./The University of Texas at Dallas/2012 | Texas; California | - | Anjali advises software companies.
Rex Holloway | Associate | San Antonio, TX | rholloway | (210) 555-0135 | Insurance Coverage | J.D./Texas Tech University School of Law/2021; B.A./Angelo State University/2017 | Texas | - | Rex reads exclusions.
Consuelo Ibarra-Webb | Of Counsel | San Antonio, TX | cibarra-webb | (210) 555-0136 | Public Finance | J.D./Georgetown University Law Center/1986; B.A./Incarnate Word College/1982 | Texas; District of Columbia | - | Consuelo has closed bonds for forty cities.
Lowell Gentry | Associate | Austin, TX | lgentry | (512) 555-0137 | Real Estate | J.D./Southern Illinois University School of Law/2018; B.A./Murray State University/2014 | Texas | Judge Amelia Storm, U.S. Bankruptcy Court for the Western District of Texas | Lowell closes on land.
Danica Petrovic | Marketing Director | Austin, TX | dpetrovic | (512) 555-0138 | - | B.S./Ball State University/2006 | - | - | Danica runs events.`

export const dunmorePeople = `
Aoife Brannigan | Partner | London; Dublin | aoife.brannigan | +44 20 7946 0141 | Aviation; Asset Finance | LL.B./Trinity College Dublin/2000 | Ireland; England and Wales | - | Aoife finances aircraft.
Sebastián Larraín | Partner | Madrid | sebastian.larrain | +34 91 555 0142 | Energy; Infrastructure | LL.M./University of Chicago Law School/2007; LL.B./Pontificia Universidad Católica de Chile/2001 | New York; Chile; Spain | - | Sebastián closes solar deals.
Dr. Annegret Fuchs=Annegret Fuchs | Counsel | Munich | annegret.fuchs | +49 89 5555 0143 | Patent Litigation | LL.M./University of Edinburgh/2010 | Germany | - | Annegret litigates in Munich and Mannheim.
Kwabena Owusu-Ansah | Associate | London | kwabena.owusu-ansah | +44 20 7946 0144 | Project Finance; Mining | LL.B./University of Ghana/2014; LL.M./University of Cambridge/2016 | England and Wales; Ghana | - | Kwabena works on mines.
Mathilde de Vries | Senior Associate | Amsterdam | mathilde.devries | +31 20 555 0145 | Private Equity | LL.M./Leiden University/2013 | Netherlands | - | Mathilde acts for sponsors.
Haruto Mori | Partner | Tokyo | haruto.mori | +81 3 5555 0146 | International Arbitration | J.D./Duke University School of Law/2003; LL.B./University of Tokyo/1998 | California; Japan | - | Haruto arbitrates.
Rania Khoury | Associate | Dubai | rania.khoury | +971 4 555 0147 | Construction Disputes | LL.B./Saint Joseph University of Beirut/2016 | Lebanon | - | Rania reads delay reports.
Gareth Pryce-Jones | Head of Pro Bono | London | gareth.pryce-jones | +44 20 7946 0148 | Pro Bono | B.A./Cardiff University/2001 | - | - | Gareth finds the cases.`

export const eastlakePeople = `
Bernard Eastlake | Chairman | Cleveland, OH | beastlake | 216.555.0151 | Mergers & Acquisitions; Corporate Governance | J.D./Case Western Reserve University School of Law/1982; B.A./Kenyon College/1979 | Ohio | - | Bernard counsels boards.
Lorena Zepeda-Hart | Partner | Columbus, OH | lzepeda-hart | 614.555.0152 | Public Law; Elections | J.D./The Ohio State University Moritz College of Law/2002; B.A./Ohio University/1998 | Ohio | Hon. Cyrus Bell, Supreme Court of Ohio | Lorena counts votes.
Muhammad Siddiq | Partner | Cleveland, OH | msiddiq | 216.555.0153 | Steel; Supply Chain | J.D./Cleveland-Marshall College of Law/2005; B.S./University of Akron/2000 | Ohio; Pennsylvania | - | Muhammad keeps mills running.
Petra Novak-Lind | Associate | Cincinnati, OH | pnovak-lind | 513.555.0154 | Consumer Products; Advertising | J.D./University of Cincinnati College of Law/2019; B.A./Miami University/2015 | Ohio; Kentucky | - | Petra clears claims.
Jerome Tolliver | Associate | Columbus, OH | jtolliver | 614.555.0155 | Education | J.D./Capital University Law School/2021; B.A./Wilberforce University/2016 | Ohio | - | Jerome advises school boards.
Faye Lindqvist-Moss | Of Counsel | Cincinnati, OH | flindqvist-moss | 513.555.0156 | Trusts & Estates | J.D./University of Michigan Law School/1978; B.A./Denison University/1975 | Ohio; Florida | - | Faye drafts for four generations.
Dov Rosenblatt | Partner | Cleveland, OH | drosenblatt | 216.555.0157 | Tax; ERISA | LL.M./Georgetown University Law Center/1996; J.D./University of Pittsburgh School of Law/1993 | Ohio; Pennsylvania | Judge Simone Archer, U.S. Tax Court | Dov reads the Code for pleasure.
Ashby Crane-Wu | Staff Attorney | Columbus, OH | acrane-wu | 614.555.0158 | eDiscovery | J.D./University of Dayton School of Law/2016; B.S./Wright State University/2012 | Ohio | - | Ashby finds the e-mail.`
