// People of the sixth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const sableyPeople = `
Virgil A. Sabley | Partner | Knoxville, TN | vsabley | (865) 555-0111 | Social Security Disability; Workers Compensation | J.D./University of Tennessee College of Law/1989; B.A./Carson-Newman University/1986 | Tennessee; Kentucky | - | Mr. Sabley has represented coal miners since 1989.
Dorothea Winn | Partner | Knoxville, TN | dwinn | (865) 555-0112 | Medical Malpractice; Nursing Home Neglect | J.D./Lincoln Memorial University Duncan School of Law/2013; B.S.N./East Tennessee State University/2002 | Tennessee | - | Ms. Winn was a nurse for eight years.
Hector Ballesteros | Associate | Johnson City, TN | hballesteros | (423) 555-0113 | Auto Accidents | J.D./Belmont University College of Law/2020; B.A./Milligan University/2016 | Tennessee; Virginia | Hon. Grover Tate, Tennessee Court of Criminal Appeals | Mr. Ballesteros answers in Spanish.
Ruth Ellen Pickett | Of Counsel | Knoxville, TN | rpickett | (865) 555-0114 | Adoption; Juvenile Court | J.D./Memphis State University School of Law/1977; B.A./Maryville College/1974 | Tennessee | - | Ms. Pickett has placed nine hundred children.
Clay Dotson | Associate | Johnson City, TN | cdotson | (423) 555-0115 | Truck Accidents; Wrongful Death | J.D./Appalachian School of Law/2018; B.B.A./King University/2014 | Tennessee; Virginia; North Carolina | - | Mr. Dotson drove a truck.
Marva Jean Hodge | Case Manager | Knoxville, TN | mhodge | (865) 555-0116 | Social Security Disability | B.S./Tusculum University/2001 | - | - | Ms. Hodge gathers the records.
Eustace Crane | Founding Partner | Knoxville, TN | ecrane | (865) 555-0117 | Product Liability; Mass Torts | J.D./Vanderbilt University Law School/1968; A.B./Davidson College/1965 | Tennessee; Georgia | - | Mr. Crane tried the first asbestos case in the county.
Neve O'Malley | Associate | Knoxville, TN | nomalley | (865) 555-0118 | Appeals | J.D./Wake Forest University School of Law/2019; B.A./Furman University/2016 | Tennessee | Judge Opal Keane, U.S. Court of Appeals for the Sixth Circuit | Ms. O'Malley writes the briefs.`

export const tarrantPeople = `
Celeste Arbogast | Founder | Portland, ME | celeste | 207-555-0121 | Divorce Mediation; Parental Rights | J.D./University of Maine School of Law/2003; B.A./Colby College/1998 | Maine | - | Celeste believes that most fights end at a table.
Ansel Roy | Partner | Bangor, ME | ansel | 207-555-0122 | Lobster & Fisheries Law; Boundary Disputes | J.D./Vermont Law School/2007; B.S./Maine Maritime Academy/2001 | Maine; New Hampshire | Hon. Philippa Grant, Maine Supreme Judicial Court | Ansel hauls traps in summer.
Bashir Warsame | Associate | Lewiston, ME | bashir | 207-555-0123 | Immigration; Naturalization | J.D./University of Maine School of Law/2021; B.A./Bates College/2017 | Maine | - | Bashir came to Lewiston as a child.
Juniper Haskell | Associate | Portland, ME | juniper | 207-555-0124 | Elder Law; Guardianships | J.D./Boston University School of Law/2018; B.A./Bowdoin College/2013 | Maine; Massachusetts | - | Juniper sits with families.
Thaddeus Kemp | Of Counsel | Portland, ME | thaddeus | 207-555-0125 | Timberland; Conservation Easements | J.D./Harvard Law School/1975; A.B./Dartmouth College/1971 | Maine | - | Thaddeus has walked each parcel.
Odette Michaud | Paralegal | Bangor, ME | odette | 207-555-0126 | Real Estate Closings | A.S./Husson University/2010 | - | - | Odette closes on Fridays.
Royal Pennington | Partner | Portland, ME | royal | 207-555-0127 | Breweries; Restaurants; Liquor Licensing | J.D./Suffolk University Law School/2005; B.A./University of Vermont/1999 | Maine; Massachusetts | - | Royal was a brewer.
Sigrid Alden | Associate | Bangor, ME | sigrid | 207-555-0128 | Wind Power | J.D./Lewis & Clark Law School/2019; B.S./College of the Atlantic/2012 | Maine; Oregon | Justice Milo Farnham, Maine Superior Court | Sigrid reads maps.`

export const umberPeople = `
Zephyr Castellano | Partner | San Diego, CA | zcastellano | 619.555.0131 | Biotech Licensing; Venture Financing | J.D./University of San Diego School of Law/2004; Ph.D./University of California, San Diego/2000; B.S./Harvey Mudd College/1994 | California | - | Zephyr ran a laboratory.
Mireille Fontaine | Partner | Irvine, CA | mfontaine | 949.555.0132 | Trademark; Right of Publicity | J.D./Chapman University Fowler School of Law/2006; B.A./McGill University/2001 | California; New York | - | Mireille protects surf brands.
Kenji Watanabe-Lopez | Senior Associate | San Diego, CA | kwatanabe-lopez | 619.555.0133 | Medical Devices; FDA Clearance | J.D./California Western School of Law/2015; B.S./UC San Diego/2009 | California | - | Kenji holds two patents.
Blessing Okafor-Lang | Associate | San Diego, CA | bokafor-lang | 619.555.0134 | Commercial Leasing | J.D./Thomas Jefferson School of Law/2019; B.A./San Diego State University/2014 | California; Nevada | Hon. Rufus Adair, U.S. District Court for the Southern District of California | Blessing negotiates for tenants.
Arlo Whitfield | Registered Patent Agent | Irvine, CA | awhitfield | 949.555.0135 | Robotics; Optics | M.S./California Institute of Technology/2012; B.S./University of California, Irvine/2008 | - | - | Arlo builds telescopes.
Henrike Vogel | Of Counsel | San Diego, CA | hvogel | 619.555.0136 | Cross-Border Tax | LL.M./Georgetown University Law Center/1999; J.D./University of Virginia School of Law/1996 | California; District of Columbia | - | Henrike advises families on both sides of the border.
Dashiell Monroe | Associate | Irvine, CA | dmonroe | 949.555.0137 | Trade Secrets | J.D./UC Irvine School of Law/2022; B.A./Pomona College/2018 | California | - | Dashiell codes at night.
Paloma Ybarra | Director of Client Relations | San Diego, CA | pybarra | 619.555.0138 | - | B.A./Point Loma Nazarene University/2005 | - | - | Paloma listens.`

export const vesperPeople = `
Ignatius Vesper | Chair | St. Louis, MO | ignatius.vesper | 314-555-0141 | Class Action Defense; Antitrust | J.D./Washington University School of Law/1987; A.B./Saint Louis University/1984 | Missouri; Illinois | Hon. Bernadette Klein, U.S. Court of Appeals for the Eighth Circuit | Ignatius has defended forty class actions.
Coretta Baines-Hall | Member | Kansas City, MO | coretta.baineshall | 816-555-0142 | Railroads; FELA | J.D./University of Missouri-Kansas City School of Law/2000; B.A./Lincoln University/1996 | Missouri; Kansas | - | Coretta grew up by the yards.
Anders Nygaard | Member | St. Louis, MO | anders.nygaard | 314-555-0143 | Grain Trading; Crop Insurance | J.D./University of Nebraska College of Law/2003; B.S./Iowa State University/1999 | Missouri; Nebraska | - | Anders knows futures.
Tabitha Osei-Bonsu | Associate | Kansas City, MO | tabitha.oseibonsu | 816-555-0144 | Workplace Safety | J.D./University of Kansas School of Law/2020; B.A./Kansas State University/2016 | Kansas; Missouri | - | Tabitha visits plants.
Leopold Stern | Senior Member | St. Louis, MO | leopold.stern | 314-555-0145 | Bankruptcy; Receiverships | J.D./Saint Louis University School of Law/1979; B.S./Truman State University/1976 | Missouri | - | Leopold has closed two banks.
Farrah Jamil | Associate | St. Louis, MO | farrah.jamil | 314-555-0146 | Health Care Fraud | J.D./University of Missouri School of Law/2021; B.A./Drake University/2017 | Missouri | Judge Lucius Warner, Missouri Court of Appeals | Farrah was an auditor.
Quincy Abbott | Litigation Technology Manager | Kansas City, MO | quincy.abbott | 816-555-0147 | - | B.S./Rockhurst University/2007 | - | - | Quincy runs the war room.
Maeve Delahunt | Counsel | St. Louis, MO; Kansas City, MO | maeve.delahunt | 314-555-0148 | ERISA Litigation; Fiduciary Duty | J.D./University of Iowa College of Law/2012; B.A./Creighton University/2008 | Missouri; Iowa | - | Maeve defends trustees.`

export const wychePeople = `
Lucinda Wyche | Managing Partner | Charleston, SC | lwyche | 843.555.0151 | Historic Preservation; Hospitality | J.D./University of South Carolina School of Law/1996; B.A./College of Charleston/1993 | South Carolina | - | Lucinda has saved thirty houses.
Beauregard Tate, IV=Beauregard Tate IV | Partner | Greenville, SC | btate | 864.555.0152 | Automotive Suppliers; Incentives | J.D./Charleston School of Law/2008; B.S./Clemson University/2004 | South Carolina; Georgia | - | Beau brings plants to the Upstate.
Shanice Whitlock-Boyd | Associate | Charleston, SC | swhitlock-boyd | 843.555.0153 | Heirs’ Property; Land Loss | J.D./North Carolina Central University School of Law/2019; B.A./Claflin University/2015 | South Carolina; North Carolina | Hon. Alonzo Mays, U.S. District Court for the District of South Carolina | Shanice keeps land in families.
Emil Kasprzak | Associate | Greenville, SC | ekasprzak | 864.555.0154 | Textiles; Customs Duties | J.D./Elon University School of Law/2020; B.A./Wofford College/2016 | South Carolina | - | Emil reads tariff schedules.
Georgiana Pruitt | Special Counsel | Charleston, SC | gpruitt | 843.555.0155 | Port Operations; Admiralty | J.D./Tulane University Law School/2001; B.A./Sewanee: The University of the South/1997 | South Carolina; Louisiana | - | Georgiana boards before breakfast.
Tobias Gadsden | Partner | Charleston, SC | tgadsden | 843.555.0156 | Gullah Heritage; Nonprofits | J.D./Howard University School of Law/1999; B.A./South Carolina State University/1995 | South Carolina; District of Columbia | - | Tobias serves three churches.
Delphine Roark | Records Manager | Greenville, SC | droark | 864.555.0157 | - | B.A./Converse University/2000 | - | - | Delphine files.
Augustus Limehouse | Of Counsel | Charleston, SC | alimehouse | 843.555.0158 | Wills; Equity Courts | J.D./University of Virginia School of Law/1970; A.B./Princeton University/1967 | South Carolina | - | Augustus remembers the storm of 1959.`
