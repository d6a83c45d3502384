// People of the fourth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const hartwellPeople = `
Sydney Houston | Partner | Miami, FL | shouston | +1 (305) 555.0134 | Aviation Finance; Yacht Transactions | J.D./University of Miami School of Law/2008/cum laude; B.A./Florida International University/2005 | Florida | - | Sydney has financed more jets than she has flown in.
Israel Cohen | Founding Partner | Miami, FL | icohen | +1 (305) 555.0135 | Hospitality; Real Estate Development | J.D./Benjamin N. Cardozo School of Law/1992; B.A./Yeshiva University/1989 | Florida; New York | - | Israel started the firm in a borrowed room.
María del Carmen Ruiz-Soto | Associate | San Juan, Puerto Rico | mruizsoto | +1 (787) 555.0136 | Tax Incentives | J.D./Universidad de Puerto Rico/2019/magna cum laude; B.B.A./Universidad del Sagrado Corazón/2015 | Puerto Rico | Hon. Gustavo Antonio Ledesma, U.S. District Court for the District of Puerto Rico | María knows the Incentives Code by heart.
Alex Morgan (they/them)=Alex Morgan | Associate | Miami, FL | amorgan | +1 (305) 555.0137 | Entertainment; Sports | J.D./Nova Southeastern University Shepard Broad College of Law/2021; B.S./University of Central Florida/2017 | Florida | - | Alex sings, and reads contracts of those who do.
Q. Xavier Lott | Of Counsel | Miami, FL | qlott | +1 (305) 555.0138 | Appeals | J.D./Stetson University College of Law/1985; B.A./Rollins College/1982 | Florida; Georgia | Judge Winifred Abel, Florida Supreme Court | Mr. Lott has argued two hundred appeals.
Thi Ha Nguyen | Immigration Specialist | Miami, FL | tnguyen | +1 (305) 555.0139 | Immigration | B.A./Miami Dade College/2012 | - | - | Thi Ha files on time.
Charlotte England | Senior Associate | San Juan, Puerto Rico | cengland | +1 (787) 555.0140 | Bankruptcy | J.D./Pontifical Catholic University of Puerto Rico/2014; B.A./Emory University/2010 | Puerto Rico; Florida | - | Charlotte restructures hospitals.
DeShawn McKinley | Partner | Miami, FL | dmckinley | +1 (305) 555.0141 | White Collar; Government Investigations | J.D./Florida A&M University College of Law/2006; B.S./Florida A&M University/2003 | Florida; District of Columbia | - | DeShawn was a prosecutor for nine years.`

export const inglePeople = `
Katherine Ingle | Partner | Santa Barbara, CA | katherine | 805-555-0111 | Estate Planning; Trust Administration; Conservatorships | J.D./Loyola Law School, Los Angeles/1997; B.A./University of California, Santa Barbara/1993 | California; United States Tax Court | - | She is a certified specialist.
Rafael Montoya-Pierce | Partner | Santa Barbara, CA | rafael | 805-555-0112 | Land Use; Coastal Permits | J.D./University of California, Davis School of Law/2001; B.S./Cal Poly San Luis Obispo/1996 | California; United States Tax Court | - | He surfs where he litigates.
Bronwyn Hale-Okoro | Associate | Ventura, CA | bronwyn | 805-555-0113 | Trust Litigation | J.D./Pepperdine University School of Law/2018; B.A./Westmont College/2014 | California; United States Tax Court | Hon. Diego Arroyo, Ventura County Superior Court | She writes well.
Winston Chu | Associate | Santa Barbara, CA | winston | 805-555-0114 | Probate | J.D./Santa Barbara College of Law/2020; B.A./University of California, Irvine/2012 | California; United States Tax Court | - | He came to the law from banking.
Dolores Vega | Paralegal | Ventura, CA | dolores | 805-555-0115 | Probate | B.A./California Lutheran University/2009 | - | - | She runs the calendar.
Harold T. Ames | Of Counsel | Santa Barbara, CA | harold | 805-555-0116 | Family Law | J.D./UC Hastings College of the Law/1971; A.B./Stanford University/1968 | California; United States Tax Court | - | He still comes in on Tuesdays.
Jessamyn Ford | Counsel | Santa Barbara, CA | jessamyn | 805-555-0117 | Nonprofit Organizations | J.D./UCLA School of Law/2009; B.A./Pitzer College/2004 | California; Oregon; United States Tax Court | - | She sits on three boards.
Paul Okabe | Associate | Ventura, CA | paul | 805-555-0118 | Agricultural Law | J.D./University of San Diego School of Law/2016; B.S./California State University, Fresno/2011 | California; Arizona; United States Tax Court | - | He grew up among lemons.`

export const juddPeople = `
Ottoline Graves | Managing Partner | Edinburgh | ottoline.graves | +44 131 555 0101 | Energy; Infrastructure | LL.B./University of Edinburgh/1995 | Scotland | - | Ottoline leads the firm.
Callum MacAskill | Partner | Glasgow | callum.macaskill | +44 141 555 0102 | Shipping; Insurance | LL.B./University of Glasgow/1999; Dip.L.P./University of Strathclyde/2000 | Scotland | - | Callum has an eye for charterparties.
Zainab Hussein | Senior Associate | London | zainab.hussein | +44 20 7946 0103 | Employment; Pensions | LL.B./University of Warwick/2013; LL.M./University College London/2014 | England and Wales | - | Zainab defends universities.
Fiona Ní Dhomhnaill | Associate | Dublin | fiona.nidhomhnaill | +353 1 555 0104 | Data Protection | B.C.L./University College Dublin/2017 | Ireland | - | Fiona reads what others click away.
Rupert St John-Smythe | Consultant | London | rupert.stjohnsmythe | +44 20 7946 0105 | Private Client | M.A./University of Oxford/1981 | England and Wales | - | Rupert keeps secrets.
Agnieszka Kowal | Trainee Solicitor | Glasgow | agnieszka.kowal | +44 141 555 0106 | Banking | LL.B./University of Aberdeen/2022 | - | - | Agnieszka joined in 2024.
Tom Baird | Legal Director | Edinburgh; London | tom.baird | +44 131 555 0107 | Construction | LL.B./University of Dundee/2007 | Scotland; England and Wales | - | Tom is on site by seven.
Imogen Hart | Head of Business Development | London | imogen.hart | +44 20 7946 0108 | - | B.A./University of Bristol/2003 | - | - | Imogen plans.`

export const kilnPeople = `
Preston Lyle Hargrove IV | Shareholder | Dallas, TX | phargrove | (214) 555-0151 | Oil & Gas Transactions; Midstream | J.D./SMU Dedman School of Law/2003; B.B.A./Texas Christian University/2000 | Texas; Oklahoma | - | Preston closes at midnight.
Xiomara Delgado | Associate | Austin, TX | xdelgado | (512) 555-0152 | Labor | J.D./St. Mary's University School of Law/2020; B.A./University of Texas at El Paso/2016 | Texas | Hon. Beatrice Okonkwo, U.S. District Court for the Western District of Texas | Xiomara clerked in San Antonio.
Ray Don Tuttle | Of Counsel | Dallas, TX | rtuttle | (214) 555-0153 | Banking | J.D./Baylor Law School/1976; B.B.A./Baylor University/1973 | Texas | - | Ray Don knows every banker in Lubbock.
Simone Arceneaux | Shareholder | New Orleans, LA | sarceneaux | (504) 555-0154 | Maritime Personal Injury Defense; Admiralty | J.D./Louisiana State University Paul M. Hebert Law Center/1998; B.A./Dillard University/1995 | Louisiana; Mississippi | - | Simone tries cases under the Jones Act.
Blake Nakai | Associate | Austin, TX | bnakai | (512) 555-0155 | Water Rights | J.D./University of New Mexico School of Law/2019; B.S./Fort Lewis College/2014 | Texas; New Mexico | - | Blake maps aquifers.
Cordelia Banks | Senior Attorney | Dallas, TX | cbanks | (214) 555-0156 | Credit Unions; Fintech | J.D./Texas A&M University School of Law/2012; B.A./Spelman College/2008 | Texas; Arkansas | - | Cordelia is asked before a product ships.
Lance Petrov | Chief Information Officer | Dallas, TX | lpetrov | (214) 555-0157 | - | M.S./University of North Texas/2005; B.S./University of Houston/2001 | - | - | Lance keeps the lights on.
June Abernathy-Cole | Shareholder | Austin, TX; Dallas, TX | jabernathycole | (512) 555-0158 | Public Utilities; Telecommunications | J.D./University of Houston Law Center/1994; B.J./University of Texas at Austin/1991 | Texas | Justice Earl Whitcomb, Texas Court of Criminal Appeals | June appears before the Commission.`

export const lyricPeople = `
Amélie Rousseau-Diop | Partner | Paris; New York | amelie.rousseau-diop | +33 1 55 55 01 61 | International Arbitration; Public International Law | LL.M./Harvard Law School/2006; Maîtrise/Université Paris 1 Panthéon-Sorbonne/2004 | Paris; New York | - | Amélie sits and pleads in three languages.
Casper Willoughby | Counsel | New York | casper.willoughby | +1 212 555 0162 | Art Law; Restitution | J.D./NYU School of Law/2010; B.A./Williams College/2005 | New York | Hon. Esther Malinowski, New York Court of Appeals | Casper returns paintings.
Noa Ben-David | Associate | New York | noa.ben-david | +1 212 555 0163 | Blockchain & Digital Assets | J.D./Brooklyn Law School/2021; B.A./Tel Aviv University/2016 | New York; Israel | - | Noa explains tokens to regulators.
Theodore Lyric | Name Partner | New York | theodore.lyric | +1 212 555 0164 | Music; Copyright | J.D./Columbia Law School/1983; B.M./The Juilliard School/1979 | New York | - | Theodore represents estates of composers.
Wambui Njoroge | Foreign Associate | New York | wambui.njoroge | +1 212 555 0165 | Project Bonds | LL.M./University of Pennsylvania Carey Law School/2023; LL.B./University of Nairobi/2017 | Kenya | - | Wambui is on secondment.
Daniel Okuda | Associate | Los Angeles | daniel.okuda | +1 310 555 0166 | Film Finance | J.D./Southwestern Law School/2017; B.F.A./California Institute of the Arts/2011 | California | - | Daniel made two documentaries.
Portia Marchetti | Partner | Los Angeles | portia.marchetti | +1 310 555 0167 | Talent Agreements; Television | J.D./Loyola Law School/2002; B.A./Occidental College/1998 | California; New York | - | Portia negotiates series.
Silas Grange | Director of Knowledge & Research | New York | silas.grange | +1 212 555 0168 | - | M.L.S./Rutgers University/2003; B.A./Bard College/1999 | - | - | Silas finds it.`

export const morrowPeople = `
Finch, Adelaide R.=Adelaide R. Finch | Member | Morristown, NJ | afinch | 973-555-0171 | Condominium & Community Associations | J.D./Seton Hall University School of Law/1999; B.A./Drew University/1996 | New Jersey; New York | - | Ms. Finch advises four hundred boards.
Oyelowo, Tunde=Tunde Oyelowo | Associate | Morristown, NJ | toyelowo | 973-555-0172 | Land Use | J.D./Rutgers Law School/2018; B.A./Montclair State University/2014 | New Jersey | Hon. Lorraine DeFalco, Superior Court of New Jersey, Morris County | Mr. Oyelowo attends every planning board.
Brandywine, Scott J., Jr.=Scott J. Brandywine, Jr. | Managing Member | Cherry Hill, NJ | sbrandywine | 856-555-0173 | Tax Appeals; Redevelopment | J.D./Widener University Delaware Law School/1990; B.S./Drexel University/1985 | New Jersey; Pennsylvania | - | Mr. Brandywine is asked to name a fair value.
Liu, Jiayi=Jiayi Liu | Associate | Morristown, NJ | jliu | 973-555-0174 | Cannabis Licensing; Business | J.D./New York Law School/2020; B.A./Rutgers University/2015 | New Jersey; New York | - | Ms. Liu helps growers.
Van Houten, Claire=Claire Van Houten | Of Counsel | Cherry Hill, NJ | cvanhouten | 856-555-0175 | Wills & Estates | J.D./Rutgers School of Law - Camden/1982; B.A./Douglass College/1979 | New Jersey | - | Ms. Van Houten is patient with siblings.
Kaplan-Reid, Morris=Morris Kaplan-Reid | Member | Morristown, NJ | mkaplan-reid | 973-555-0176 | Municipal Law; School Law | J.D./Temple University School of Law/1987; B.A./Muhlenberg College/1984 | New Jersey; Pennsylvania | - | Mr. Kaplan-Reid serves six towns.
D'Souza, Ashwin=Ashwin D'Souza | Associate | Cherry Hill, NJ | adsouza | 856-555-0177 | Insurance Defense | J.D./Villanova University Charles Widger School of Law/2019; B.A./La Salle University/2015 | Pennsylvania; New Jersey | - | Mr. D'Souza tries small cases well.
Marsh, Tabitha=Tabitha Marsh | Legal Assistant | Morristown, NJ | tmarsh | 973-555-0178 | - | A.A./County College of Morris/2010 | - | - | Ms. Marsh answers.`
