// People of the thirteenth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const beaulacPeople = `
Clémentine Beaulac | Associée | Paris | cbeaulac | +33 1 55 55 25 01 | Droit fiscal; Fusions et acquisitions | Master 2/Université Paris-Dauphine/2004; LL.M./New York University School of Law/2006 | Paris; New York | - | Clémentine Beaulac conseille des groupes familiaux.
Friedrich von Hagen | Rechtsanwalt | Munich | fvonhagen | +49 89 5555 2502 | Patentrecht; Lizenzverträge | Dr. iur./Universität Heidelberg/2009 | Germany | - | Friedrich von Hagen führt Patentprozesse.
Montserrat Puig i Roca | Socia | Barcelona | mpuig | +34 93 555 2503 | Derecho laboral; Arbitraje | Licenciatura en Derecho/Universitat de Barcelona/2001 | Spain | - | Montserrat Puig asesora a empresas del sector químico.
Arnaud Lefèvre-Diop | Collaborateur | Paris | alefevre | +33 1 55 55 25 04 | Droit de la concurrence | Master 2/Université Paris-Saclay/2018 | Paris | - | Arnaud Lefèvre-Diop plaide devant la Commission.
Ulrike Sommerfeld | Partnerin | Munich | usommerfeld | +49 89 5555 2505 | Gesellschaftsrecht | LL.M./University of Edinburgh/2011; Dr. iur./Universität Passau/2010 | Germany; England and Wales | - | Ulrike Sommerfeld begleitet Gründer.`

export const crandallPeople = `
Everard Crandall | Senior Partner | Providence, RI | ecrandall | 401-555-2511 | Insurance; Subrogation | J.D./Suffolk University Law School/1978; B.A./Providence College/1975 | Rhode Island; Massachusetts | - | Everard recovers what was paid.
Oluwaseun Bright-Ames | Partner | Providence, RI | obright-ames | 401-555-2512 | Offshore Wind; Permitting | J.D./Roger Williams University School of Law/2006; B.S./University of Rhode Island/2002 | Rhode Island; Connecticut; New York | Hon. Delia Frye, Rhode Island Supreme Court | Oluwaseun puts turbines at sea.
Kathleen “Kit” Moriarty | Partner | Newport, RI | kmoriarty | 401-555-2513 | Yachts; Marinas | J.D./Boston College Law School/1999; A.B./College of the Holy Cross/1995 | Rhode Island | - | Kit closes on boats.
Tae-hyun Seo | Associate | Providence, RI | tseo | 401-555-2514 | Jewelry Trade; Trademark | J.D./University of Connecticut School of Law/2020; B.F.A./Rhode Island School of Design/2013 | Rhode Island; Massachusetts | - | Tae-hyun made rings.
Rosalie Duarte | Client Services Manager | Newport, RI | rduarte | 401-555-2515 | - | B.A./Salve Regina University/2011 | - | - | Rosalie greets everyone.`

export const fallonPeople = `
Griffin Fallon | Managing Shareholder | Reno, NV | gfallon | 775.555.2521 | Gaming Licenses; Mining | J.D./University of Nevada, Las Vegas, William S. Boyd School of Law/2003; B.S./University of Nevada, Reno/1999 | Nevada; California | - | Griffin licenses casinos.
Aurora Whitehorse | Shareholder | Elko, NV | awhitehorse | 775.555.2522 | Grazing Rights; Water | J.D./University of Utah S.J. Quinney College of Law/2009; B.A./Utah State University/2005 | Nevada; Utah | Judge Rex Tolan, Nevada Court of Appeals | Aurora knows every spring.
Benicio Salas-Roy | Associate | Reno, NV | bsalas-roy | 775.555.2523 | Data Centers; Tax Abatements | J.D./University of San Francisco School of Law/2019; B.A./Santa Clara University/2015 | Nevada | - | Benicio plugs in server farms.
Leta Christiansen | Of Counsel | Elko, NV | lchristiansen | 775.555.2524 | Ranch Sales; Estate Planning | J.D./Gonzaga University School of Law/1984; B.S./Montana State University/1980 | Nevada; Idaho | - | Leta sells land by the section.
Omar Fayed | Associate | Reno, NV | ofayed | 775.555.2525 | Battery Metals; Project Finance | J.D./UC Davis School of Law/2022; B.S./Colorado School of Mines/2016 | Nevada; California | - | Omar finances lithium.`

export const glenmorePeople = `
Vivienne Glenmore | Partner | Minneapolis, MN | vglenmore | (612) 555-2531 | Cooperatives; Food Safety | J.D./University of Minnesota Law School/1997; B.A./St. Olaf College/1993 | Minnesota; Iowa | - | Vivienne recalls what must be recalled.
Håkon Brekke | Partner | Duluth, MN | hbrekke | (218) 555-2532 | Great Lakes Shipping; Taconite | J.D./University of Wisconsin Law School/1991; B.A./Concordia College/1987 | Minnesota; Wisconsin | Hon. Gerald Heaney-Ross, U.S. Court of Appeals for the Eighth Circuit | Håkon moves ore.
Sunita Raghavan | Senior Associate | Minneapolis, MN | sraghavan | (612) 555-2533 | Medical Device Reimbursement | J.D./Mitchell Hamline School of Law/2015; M.P.H./University of Minnesota/2011 | Minnesota | - | Sunita gets devices paid for.
Cormac Dunleavy | Associate | Duluth, MN | cdunleavy | (218) 555-2534 | Cabins; Lakeshore Zoning | J.D./University of North Dakota School of Law/2021; B.A./College of St. Scholastica/2017 | Minnesota; North Dakota | - | Cormac measures setbacks.`

export const harrowPeople = `
Antonia Harrow | Founding Partner | Baltimore, MD | aharrow | 410.555.2541 | Ports; Customs | J.D./University of Maryland Francis King Carey School of Law/1992; B.A./Goucher College/1988 | Maryland; District of Columbia | - | Antonia clears cargo.
Darius Belfort | Partner | Baltimore, MD | dbelfort | 410.555.2542 | Police Reform; Municipal Liability | J.D./Howard University School of Law/2002; B.A./Morgan State University/1998 | Maryland | Judge Yvette Sloan, Appellate Court of Maryland | Darius monitors consent decrees.
Ilse Van Dorn | Counsel | Annapolis, MD | ivandorn | 410.555.2543 | Critical Areas; Oysters | J.D./University of Baltimore School of Law/2010; M.S./Duke University/2005 | Maryland; Delaware | - | Ilse leases the bottom of the bay.
Preston Okeke | Associate | Annapolis, MD | pokeke | 410.555.2544 | Legislative Affairs | J.D./American University Washington College of Law/2021; B.A./Salisbury University/2016 | Maryland | - | Preston lobbies for ninety days a year.`
