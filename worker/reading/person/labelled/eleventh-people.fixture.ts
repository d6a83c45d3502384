// People of the eleventh round, written by hand: none of them lives. Their form is told at `handwritten`.

export const abernathyPeople = `
Dorothy Abernathy-Quill | Principal | Burlington, VT | dorothy | 802-555-2301 | Estate Planning; Land Conservation | J.D./Vermont Law and Graduate School/1994; B.A./Middlebury College/1989 | Vermont; New Hampshire | - | Dorothy keeps farms in families.
Isaiah Penhallow | Associate | Burlington, VT | isaiah | 802-555-2302 | Act 250 Permitting; Zoning | J.D./Vermont Law and Graduate School/2019; B.S./University of Vermont/2014 | Vermont | Hon. Beatrice Cobb, Vermont Supreme Court | Isaiah knows the criteria by heart.
Magnus Thorsen | Of Counsel | Montpelier, VT | magnus | 802-555-2303 | Legislative Affairs | J.D./Boston College Law School/1978; A.B./Bowdoin College/1975 | Vermont; Massachusetts | - | Magnus has outlasted nine governors.
Thu Trang Le | Senior Associate | Burlington, VT | thu | 802-555-2304 | Employment; Captive Insurance | J.D./Northeastern University School of Law/2014; B.A./Smith College/2009 | Vermont | - | Thu writes handbooks that are read.
Calvin Roque | Paralegal | Montpelier, VT | calvin | 802-555-2305 | Real Estate Closings | A.S./Community College of Vermont/2015 | - | - | Calvin orders the title.
Winifred “Freddie” Stowe | Partner | Montpelier, VT | freddie | 802-555-2306 | Ski Resorts; Premises Liability | J.D./Albany Law School/2001; B.A./St. Lawrence University/1997 | Vermont; New York | - | Freddie raced.`

export const montroyalPeople = `
Anders Holmqvist | Partner | Minneapolis | anders.holmqvist | 612.555.2311 | ERISA Litigation; Class Actions | J.D./University of Minnesota Law School/2001; B.A./Gustavus Adolphus College/1997 | Minnesota; Wisconsin | Hon. Elsa Nyberg, U.S. District Court for the District of Minnesota | Anders defends plans.
Hodan Warsame | Associate | Minneapolis | hodan.warsame | 612.555.2312 | Health Care; Telemedicine | J.D./Mitchell Hamline School of Law/2020; B.S.N./St. Catherine University/2012 | Minnesota | - | Hodan was an emergency nurse.
Clifton Beaulieu | Partner | St. Paul | clifton.beaulieu | 651.555.2313 | Tribal Finance; Gaming Compacts | J.D./University of North Dakota School of Law/1998; B.A./Bemidji State University/1994 | Minnesota; North Dakota; White Earth Nation | - | Clifton finances clinics and casinos.
Mai See Vang | Counsel | St. Paul | maisee.vang | 651.555.2314 | Elder Law; Special Needs Trusts | J.D./William Mitchell College of Law/2009; B.A./Macalester College/2005 | Minnesota | - | Mai See explains in Hmong and English.
Desmond O'Rourke-Bly | Chief Operating Officer | Minneapolis | desmond.orourkebly | 612.555.2315 | - | M.B.A./University of St. Thomas/2003; B.A./Carleton College/1996 | - | - | Desmond runs the place.
Greta Sandvik | Associate | Minneapolis | greta.sandvik | 612.555.2316 | Patent Prosecution; Medical Devices | J.D./University of Minnesota Law School/2021; B.M.E./University of Minnesota/2015 | Minnesota | - | Greta drew stents.`

export const larkPeople = `
Juniper Lark | Owner and Attorney | Boise, ID | juniper | 208-555-2321 | Bankruptcy; Debt Defense | J.D./University of Idaho College of Law/2010; B.A./Boise State University/2006 | Idaho; Oregon | - | I help people start over.
Mateo Ybarra | Attorney | Boise, ID | mateo | 208-555-2322 | Workers' Compensation | J.D./Willamette University College of Law/2016; B.A./College of Idaho/2012 | Idaho | Hon. Sylvia Brandt, Idaho Court of Appeals | My father was hurt at a sawmill.
Harriet Cole-Nakai | Attorney | Nampa, ID | harriet | 208-555-2323 | Adoption; Guardianship | J.D./Gonzaga University School of Law/2005; B.S.W./Northwest Nazarene University/2001 | Idaho; Washington | - | I have seen four hundred families made.
Bryce Okada | Legal Assistant | Nampa, ID | bryce | 208-555-2324 | Bankruptcy | A.A./College of Western Idaho/2016 | - | - | I am who you talk to first.
Rosamund Teller | Senior Attorney | Boise, ID | rosamund | 208-555-2325 | Tax Problems; Audits | J.D./Lewis & Clark Law School/1996; B.B.A./Idaho State University/1991 | Idaho; Utah | - | I used to work for the other side.`

export const devereuxPeople = `
Philippa Devereux KC=Philippa Devereux | Barrister | London | pdevereux | 020 7946 2331 | Chancery; Trusts; Art Law | B.A./University of Oxford/1988 | England and Wales | - | Philippa is instructed in the heaviest of trust disputes.
Rohan Mukherjee | Barrister | London | rmukherjee | 020 7946 2332 | Commercial Fraud; Insolvency | LL.B./University of Bristol/2006; LL.M./University of Cambridge/2007 | England and Wales | Judicial Assistant to Lord Justice Penhaligon, Court of Appeal | Rohan traces assets through four islands.
Siân ap Gwilym | Barrister | London | sapgwilym | 020 7946 2333 | Public Law; Devolution | LL.B./Cardiff University/2012 | England and Wales | - | Siân appears for councils and against them.
Olufemi Adesanya | Pupil Barrister | London | oadesanya | 020 7946 2334 | Chancery | B.A./University of Durham/2020 | - | - | Olufemi is in the second six.
Nigel Cartwright-Hume | Senior Clerk | London | ncartwrighthume | 020 7946 2335 | - | - | - | - | Nigel has clerked since 1989.`

export const bellflowerPeople = `
Antoinette Bellflower | Shareholder | Baton Rouge, LA | abellflower | 225-555-2341 | Insurance Coverage; Hurricane Claims | J.D./Louisiana State University Paul M. Hebert Law Center/1997; B.A./Southern University/1993 | Louisiana; Texas | - | Antoinette has tried wind against water.
Thibaut Arceneaux | Shareholder | Lafayette, LA | tarceneaux | 337-555-2342 | Oil & Gas; Levee Districts | J.D./Loyola University New Orleans College of Law/2000; B.S./University of Louisiana at Lafayette/1996 | Louisiana | Hon. Camille Fontenot, Louisiana Third Circuit Court of Appeal | Thibaut knows each parish.
Keziah Plaisance | Associate | Baton Rouge, LA | kplaisance | 225-555-2343 | Maritime; Jones Act | J.D./Tulane University Law School/2021; B.A./Xavier University of Louisiana/2018 | Louisiana; Mississippi | - | Keziah boards the rigs.
Octave Ledet, III=Octave Ledet III | Special Counsel | Lafayette, LA | oledet | 337-555-2344 | Successions; Civil Law Property | J.D./Louisiana State University Paul M. Hebert Law Center/1986; B.A./Nicholls State University/1982 | Louisiana | - | Octave quotes the Code in French.
Minh-Chau Tran | Associate | Baton Rouge, LA | mtran | 225-555-2345 | Fisheries; BP Claims | J.D./Southern University Law Center/2016; B.S./Louisiana State University/2011 | Louisiana | - | Minh-Chau's parents shrimp.
Bernadette Guidry | Director of Recruiting | Baton Rouge, LA | bguidry | 225-555-2346 | - | B.A./Loyola University New Orleans/2002 | - | - | Bernadette finds talent.`

export const ironwoodPeople = `
Sterling Ironwood | Managing Member | Phoenix, AZ | - | 602.555.2351 | Water Rights; Mining | J.D./Arizona State University Sandra Day O'Connor College of Law/1995; B.S./Northern Arizona University/1991 | Arizona; Nevada | - | Sterling can name each aquifer.
Citlali Moreno-Vance | Member | Tucson, AZ | - | 520.555.2352 | Border Commerce; Produce | J.D./University of Arizona James E. Rogers College of Law/2004; B.A./University of Arizona/2000 | Arizona | Hon. Roberto Salcido, U.S. District Court for the District of Arizona | Citlali clears mangoes.
Haskie Begaye | Associate | Phoenix, AZ | - | 602.555.2353 | Indian Law; Renewable Energy | J.D./University of New Mexico School of Law/2019; B.A./Dartmouth College/2013 | Arizona; Navajo Nation | - | Haskie drafts leases for the sun.
Ursula Kempf | Of Counsel | Tucson, AZ | - | 520.555.2354 | Astronomy & Space Law; Research Contracts | J.D./University of Arizona James E. Rogers College of Law/1989; M.S./California Institute of Technology/1983 | Arizona; California | - | Ursula contracts for telescopes.
Rex Dunaway | Business Manager | Phoenix, AZ | - | 602.555.2355 | - | B.S./Grand Canyon University/2001 | - | - | Rex pays the bills.`
