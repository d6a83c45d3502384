// People of the fourteenth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const ashgrovePeople = `
Honor Ashgrove | Partner and Head of Wills | Bristol | hashgrove | +44 117 496 2601 | Private Client; Court of Protection | LL.B./University of Exeter/1996 | England and Wales | - | Honor acts for landed families.
Iestyn Rhydderch | Solicitor | Cardiff | irhydderch | +44 29 2049 2602 | Planning; Renewables | LL.B./Swansea University/2015; LL.M./Cardiff University/2016 | England and Wales | - | Iestyn consents wind farms.
Mairead Nic Dhonnchaidh | Senior Associate | Bristol | mnicdhonnchaidh | +44 117 496 2603 | Employment; Equality | B.C.L./University College Dublin/2011 | Ireland; England and Wales | - | Mairead appears in tribunals.
Barnaby Winterton-Cole | Chartered Legal Executive | Cardiff | bwinterton-cole | +44 29 2049 2604 | Conveyancing | - | - | - | Barnaby completes on Fridays.
Zeinab Warsi | Trainee Solicitor | Bristol | zwarsi | +44 117 496 2605 | Private Client | LL.B./University of the West of England/2021 | - | - | Zeinab drafts attendance notes.`

export const blackmorePeople = `
Dr. Lionel T. Blackmore, PhD, Esq.=Lionel T. Blackmore | Patent Partner | Research Triangle Park, NC | lblackmore | (919) 555-2611 | Small Molecules; Hatch-Waxman Litigation | J.D./University of North Carolina School of Law/2002; Ph.D./Duke University/1997; B.S./Clemson University/1992 | North Carolina; U.S. Patent and Trademark Office | Hon. Sharon Plage, U.S. Court of Appeals for the Federal Circuit | Lionel invalidates patents.
Anh Tuyet Pham-Reilly | Of Counsel | Durham, NC | apham-reilly | (919) 555-2612 | Plant Patents; Licensing | J.D./Wake Forest University School of Law/1999; M.S./North Carolina State University/1994 | North Carolina; U.S. Patent and Trademark Office | - | Anh Tuyet bred tomatoes.
Cole Younger Hatch | Associate | Durham, NC | chatch | (919) 555-2613 | Medical Imaging; Software Patents | J.D./Campbell University School of Law/2021; B.S.E./Duke University/2015 | North Carolina | - | Cole wrote firmware.
Ingeborg "Inge" Solheim | Patent Agent | Research Triangle Park, NC | isolheim | (919) 555-2614 | Antibodies | Ph.D./University of Bergen/2010 | U.S. Patent and Trademark Office | - | Inge drafts claims.
Maurice Tillery | Docketing Manager | Durham, NC | mtillery | (919) 555-2615 | - | B.A./North Carolina Central University/2003 | - | - | Maurice misses nothing.`

export const cascadiaPeople = `
Willa Cascade-Moore | Co-Founder | Eugene, OR | willa | 541.555.2621 | Cannabis Licensing; Hemp | J.D./University of Oregon School of Law/2012; B.A./Evergreen State College/2007 | Oregon; Washington | - | Willa licensed the first hundred shops.
Thaddeus Okello | Co-Founder | Eugene, OR | thad | 541.555.2622 | Breweries; Distilleries; Hospitality Leases | J.D./Lewis & Clark Law School/2010; B.S./Oregon State University/2005 | Oregon | - | Thaddeus homebrews.
Paloma Reyes-Finch | Attorney | Bend, OR | paloma | 541.555.2623 | Short-Term Rentals; Resort Development | J.D./Willamette University College of Law/2018; B.A./Linfield University/2014 | Oregon; Idaho | Hon. Jack Ruffner, Deschutes County Circuit Court | Paloma climbs.
Rowan Blythe | Attorney | Bend, OR | rowan | 541.555.2624 | Water; Irrigation Districts | J.D./University of Denver Sturm College of Law/2016; B.S./University of Montana/2010 | Oregon; Colorado | - | Rowan reads gauges.
Kit Nakashima | Client Concierge | Eugene, OR | kit | 541.555.2625 | - | B.F.A./Pacific Northwest College of Art/2012 | - | - | Kit remembers your dog.`

export const dunhavenPeople = `
R. Prescott Dunhaven IV | Chairman Emeritus | Hartford, CT | pdunhaven | 860-555-2631 | Insurance Regulation; Demutualization | LL.B./Yale Law School/1968; B.A./Yale University/1965 | Connecticut; New York | Judge Warren Osgood, U.S. Court of Appeals for the Second Circuit | Prescott advised three commissioners.
Lucretia Mott-Sanders | Managing Partner | Hartford, CT | lmottsanders | 860-555-2632 | Reinsurance; Arbitration | J.D./University of Connecticut School of Law/1996; B.A./Mount Holyoke College/1992 | Connecticut; Massachusetts | - | Lucretia arbitrates treaties.
Emeka Ifeanyi Obiora | Counsel | Stamford, CT | eobiora | 203-555-2633 | Hedge Funds; Family Offices | LL.M./Fordham University School of Law/2011; LL.B./University of Nigeria/2006 | New York; Connecticut; Nigeria | - | Emeka forms funds.
Stella Kowalczyk | Associate | Stamford, CT | skowalczyk | 203-555-2634 | ERISA; Executive Benefits | J.D./Quinnipiac University School of Law/2021; B.S./Sacred Heart University/2017 | Connecticut | - | Stella calculates.`
