// People of the fifteenth round, written by hand: none of them lives. Their form is told at `handwritten`.

export const eastwickPeople = `
Delphine Eastwick | Shareholder | Milwaukee, WI | deastwick | 414-555-2701 | Commercial Lending; Agricultural Credit | J.D./Marquette University Law School/2001/magna cum laude; B.B.A./University of Wisconsin-Madison/1998 | Wisconsin; Illinois | - | Delphine lends against cheese.
Obadele Turner | Associate | Milwaukee, WI | oturner | 414-555-2702 | Fair Housing; Land Use | J.D./University of Wisconsin Law School/2020/cum laude; B.A./Beloit College/2015 | Wisconsin | Justice Rebecca Stahl, Wisconsin Supreme Court | Obadele maps covenants.
Katarzyna Mazur-Bell | Shareholder | Green Bay, WI | kmazur-bell | 920-555-2703 | Paper Mills; Environmental Permitting | J.D./Vermont Law and Graduate School/2003; B.S./University of Wisconsin-Stevens Point/1999 | Wisconsin; Michigan | - | Katarzyna permits mills.
Gunther Voight, Jr. | Of Counsel | Green Bay, WI | gvoight | 920-555-2704 | Estate Planning; Hunting Camps | J.D./University of Minnesota Law School/1976; B.A./Lawrence University/1973 | Wisconsin | - | Gunther divides acreage.`

export const pennockPeople = `
Thalia Pennock | Member | Charleston, WV | tpennock | 304.555.2711 | Coal; Reclamation | J.D./West Virginia University College of Law/1998; B.S./Marshall University/1994 | West Virginia; Kentucky | - | Thalia closes mines.
Jedidiah Crow | Member | Morgantown, WV | jcrow | 304.555.2712 | Gas Leases; Title Opinions | J.D./Appalachian School of Law/2004; B.A./Fairmont State University/2000 | West Virginia; Pennsylvania; Ohio | Hon. Ruth Anne Sims, Supreme Court of Appeals of West Virginia | Jedidiah reads courthouse ledgers.
Soraya Haidari | Associate | Morgantown, WV | shaidari | 304.555.2713 | University Spinouts; Medical Staff | J.D./University of Pittsburgh School of Law/2021; M.P.H./Johns Hopkins University/2017 | West Virginia | - | Soraya advises hospitals.
Dale Ray Hutchins | Director of Finance | Charleston, WV | dhutchins | 304.555.2714 | - | B.B.A./University of Charleston/1999 | - | - | Dale Ray balances.`

export const oceanaPeople = `
Kaimana Oceana | Partner | Portsmouth, NH | kaimana.oceana | 603.555.2721 | Tidelands; Aquaculture | J.D./University of New Hampshire Franklin Pierce School of Law/2005; B.S./University of Hawaii at Manoa/2000 | New Hampshire; Maine | - | Kaimana leases the sea floor.
Bridie Fallowfield | Partner | Portland, ME | bridie.fallowfield | 207.555.2722 | Cruise Terminals; Municipal Contracts | J.D./University of Maine School of Law/1999; A.B./Bates College/1995 | Maine | Hon. Silas Thorne, U.S. District Court for the District of Maine | Bridie docks ships.
Luca Ferrante | Senior Associate | Portsmouth, NH | luca.ferrante | 603.555.2723 | Craft Distilling; Trademark | J.D./Suffolk University Law School/2015; B.A./Keene State College/2010 | New Hampshire; Massachusetts | - | Luca labels gin.
Esther Abiodun-Lake | Associate | Portland, ME | esther.abiodunlake | 207.555.2724 | Immigration; Refugee Resettlement | J.D./Northeastern University School of Law/2022; B.A./Bowdoin College/2018 | Maine; Massachusetts | - | Esther meets planes.`
