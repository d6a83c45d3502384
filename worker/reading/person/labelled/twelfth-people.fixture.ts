// People of the twelfth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const kanePeople = `
Jordan Kane | Founding Attorney | Albany, NY | jkane | (518) 555-2401 | Tax Certiorari; Municipal Law | J.D./Albany Law School/1995; B.A./Siena College/1992 | New York | - | Jordan challenges assessments.
Marisol Quick | Associate Attorney | Albany, NY | mquick | (518) 555-2402 | Zoning; Article 78 Proceedings | J.D./Syracuse University College of Law/2018; B.A./Skidmore College/2014 | New York; Massachusetts | - | Marisol appears before boards at night.
Tobin Ferris-Lang | Of Counsel | Saratoga Springs, NY | tferris | (518) 555-2403 | Thoroughbred Racing; Equine Contracts | J.D./Cornell Law School/1981; B.S./Cornell University/1978 | New York; Kentucky | - | Tobin is at the track by six.
Xiu Ying Zhao | Associate Attorney | Albany, NY | xzhao | (518) 555-2404 | Immigration | J.D./Albany Law School/2021; LL.B./Xiamen University/2015 | New York | - | Xiu Ying speaks three languages.
Paula Dray, Paralegal=Paula Dray | Paralegal | Albany, NY | pdray | (518) 555-2405 | - | A.A.S./Hudson Valley Community College/2008 | - | - | Paula files.
Thomas Law | Partner | Saratoga Springs, NY | tlaw | (518) 555-2406 | Family Law | J.D./Pace University School of Law/2004; B.A./SUNY Oswego/2000 | New York | - | Thomas Law has heard every joke.`

export const northfoldPeople = `
Alasdair Kincaid | Partner | Seattle | akincaid | 206.555.2411 | Cloud Contracts; Software Audits | J.D./University of Washington School of Law/2003; B.S./Rose-Hulman Institute of Technology/1998 | Washington; Oregon | - | Alasdair negotiates with vendors.
Ngozi Umunna | Partner | Seattle | numunna | 206.555.2412 | Aviation Manufacturing; Export Controls | J.D./Georgetown University Law Center/2006; B.S.E./University of Michigan/2002 | Washington; District of Columbia | Hon. Leland Voss, U.S. Court of International Trade | Ngozi exports what flies.
Petronella van Wyk | Associate | Boise | pvanwyk | 208.555.2413 | Dairy; Water Adjudication | J.D./University of Idaho College of Law/2020; B.Com./Stellenbosch University/2012 | Idaho; Utah | - | Petronella measures ditches.
Dwight Sorrell | Senior Counsel | Boise | dsorrell | 208.555.2414 | Timber; Public Lands | J.D./Lewis & Clark Law School/1984; B.S.F./University of Montana/1979 | Idaho; Montana | - | Dwight walks cut lines.
Jiwoo Hahn | Associate | Seattle | jhahn | 206.555.2415 | Video Games; Licensing | J.D./University of Southern California Gould School of Law/2022; B.A./Pomona College/2018 | Washington; California | - | Jiwoo speedruns contracts.
Carlotta Bene | Director of Marketing | Seattle | cbene | 206.555.2416 | - | B.A./Gonzaga University/2005 | - | - | Carlotta writes the site.`

export const ridgelinePeople = `
Harper St. James | Shareholder | Asheville, NC | hstjames | 828-555-2421 | Breweries; Hospitality | J.D./Wake Forest University School of Law/2008; B.A./Warren Wilson College/2003 | North Carolina; Tennessee | - | Harper drinks her clients' beer.
Obed Nyarko | Shareholder | Asheville, NC | onyarko | 828-555-2422 | Condemnation; Easements | J.D./North Carolina Central University School of Law/2001; B.S./Western Carolina University/1997 | North Carolina | - | Obed knows what a view is worth.
Lettie Mae Crisp | Associate | Boone, NC | lcrisp | 828-555-2423 | Elder Law; Medicaid Planning | J.D./Elon University School of Law/2019; B.A./Appalachian State University/2015 | North Carolina | Judge Harlan Peek, North Carolina Court of Appeals | Lettie Mae visits homes.
Silvan Roth | Of Counsel | Boone, NC | sroth | 828-555-2424 | Christmas Tree Farms; Agricultural Labor | J.D./University of North Carolina School of Law/1979; B.A./Davidson College/1976 | North Carolina; Virginia | - | Silvan grows firs.
Tamika Rowe-Ellis | Associate | Asheville, NC | trowe-ellis | 828-555-2425 | Criminal Defense; Expunctions | J.D./Campbell University School of Law/2021; B.S.W./UNC Asheville/2016 | North Carolina | - | Tamika clears records.`

export const solanoPeople = `
Inés Solano Pardo | Principal | San Diego, CA | isolano | +1 619 555 2431 | Cross-Border Real Estate; Maquiladora Operations | J.D./University of San Diego School of Law/2002; Lic./Universidad Autónoma de Baja California/1997 | California; Mexico | - | Inés works on both sides of the fence.
Devon Ashcroft-Wu | Principal | San Diego, CA | dashcroft-wu | +1 619 555 2432 | Biotech Collaborations; Patent Licensing | J.D./Stanford Law School/2009; Ph.D./UC San Diego/2004 | California | Hon. Ione Carver, U.S. Court of Appeals for the Federal Circuit | Devon sequenced phage.
Marguerita O'Dowd | Counsel | Carlsbad, CA | modowd | +1 760 555 2433 | Golf & Resorts; Trademark | J.D./California Western School of Law/1998; B.A./Loyola Marymount University/1994 | California; Nevada | - | Marguerita plays to a nine.
Kenji Alvarado | Associate | San Diego, CA | kalvarado | +1 619 555 2434 | Wage & Hour; Class Actions | J.D./UCLA School of Law/2021; B.A./UC Riverside/2016 | California | - | Kenji counts minutes.
Freya Lindholm | Senior Associate | Carlsbad, CA | flindholm | +1 760 555 2435 | Medical Devices; FDA | J.D./Thomas Jefferson School of Law/2014; M.S./Karolinska Institutet/2009 | California | - | Freya files 510(k)s.`

export const tidewaterPeople = `
Beatrice Ann Holloman | Managing Director | Norfolk, VA | baholloman | 757.555.2441 | Shipbuilding; Government Contracts | J.D./William & Mary Law School/1993; B.A./Hampton University/1990 | Virginia; District of Columbia | Hon. Josiah Reade, U.S. Court of Federal Claims | Beatrice builds ships on paper.
Cullen O'Hara Byrd | Director | Richmond, VA | cobyrd | 804.555.2442 | Tobacco; Product Regulation | J.D./University of Richmond School of Law/1997; B.A./Washington and Lee University/1994 | Virginia; North Carolina | - | Cullen knows each rule.
Jamila Prince | Associate | Norfolk, VA | jprince | 757.555.2443 | Admiralty; Collision | J.D./Tulane University Law School/2019; B.S./Norfolk State University/2014 | Virginia; Louisiana | - | Jamila boards at dawn.
Radomir Novak | Associate | Richmond, VA | rnovak | 804.555.2444 | Public Finance; Bonds | J.D./University of Virginia School of Law/2020; B.A./Virginia Commonwealth University/2016 | Virginia | - | Radomir reads indentures.
Eudora Finch | Senior Counsel | Norfolk, VA | efinch | 757.555.2445 | Trusts; Charitable Gifts | J.D./Regent University School of Law/1989; B.M./Shenandoah Conservatory/1984 | Virginia | - | Eudora plays the organ.`

export const vantagePeople = `
Rhys Penhaligon | Partner | Chicago, IL; New York, NY | rpenhaligon | 312-555-2451 | Commodities; Derivatives Enforcement | J.D./University of Chicago Law School/2001; B.A./Swarthmore College/1997 | Illinois; New York | - | Rhys trades in rules.
Adanna Eze-Clarke | Partner | New York, NY; Chicago, IL | aeze-clarke | 212-555-2452 | Sovereign Debt; Emerging Markets | J.D./Yale Law School/2004; B.Sc./London School of Economics/2000 | New York | Judge Miriam Katz, U.S. District Court for the Southern District of New York | Adanna restructures countries.
Lowell Briggs, Jr. | Counsel | Chicago, IL | lbriggs | 312-555-2453 | Railroads; Surface Transportation | J.D./Loyola University Chicago School of Law/1990; B.S./Purdue University/1986 | Illinois; Indiana | - | Lowell moves freight.
Sunniva Dahl | Associate | New York, NY | sdahl | 212-555-2454 | Shipping Finance | LL.M./New York University School of Law/2020; Cand.jur./University of Oslo/2018 | New York; Norway | - | Sunniva finances tankers.
Marek Zielinski-Hart | Associate | Chicago, IL | mzielinski-hart | 312-555-2455 | Futures; Clearing | J.D./Chicago-Kent College of Law/2021; B.S./DePaul University/2017 | Illinois | - | Marek clears.`
