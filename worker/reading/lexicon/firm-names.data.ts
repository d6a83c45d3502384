/** Legal forms that law firms take, and those of any company, as in folded names: without periods. */
export const lawFirmForms = 'llp pllp lllp pllc pc pa lpa aplc apc'
export const companyForms =
  'llc plc psc ps pl lp inc incorporated corporation corp co ltd limited pte sdn bhd na sc chartered gmbh ag se aps ab bv nv sa sas srl mbb kg kgaa pty'

const names = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Large US law firms (of the size that recruiters call Big Law: the AmLaw 200 and US offices of global firms), one a line:
 * the name, then after "|" what else it is called. Public facts.
 */
export const bigLawFirms: readonly string[] = names(`
Cravath, Swaine & Moore | Cravath
Wachtell, Lipton, Rosen & Katz | Wachtell; Wachtell Lipton
Skadden, Arps, Slate, Meagher & Flom | Skadden; Skadden Arps
Latham & Watkins | Latham
Kirkland & Ellis | Kirkland; K&E
Sullivan & Cromwell | S&C; SullCrom; Sull Crom
Davis Polk & Wardwell | Davis Polk; DPW
Paul, Weiss, Rifkind, Wharton & Garrison | Paul Weiss; Paul, Weiss
Milbank | Milbank Tweed
Simpson Thacher & Bartlett | Simpson Thacher; STB
Gibson, Dunn & Crutcher | Gibson Dunn; Gibson, Dunn
Cleary Gottlieb Steen & Hamilton | Cleary Gottlieb; Cleary
Debevoise & Plimpton | Debevoise
Weil, Gotshal & Manges | Weil Gotshal; Weil
Covington & Burling | Covington and Burling
Sidley Austin | Sidley
Arnold & Porter Kaye Scholer | Arnold & Porter; A&P
WilmerHale | Wilmer Hale; Wilmer Cutler Pickering Hale and Dorr; Wilmer
Morrison & Foerster | MoFo; Morrison Foerster
Paul Hastings | PH LLP
Cadwalader, Wickersham & Taft | Cadwalader
Fried, Frank, Harris, Shriver & Jacobson | Fried Frank; Fried, Frank
Willkie Farr & Gallagher | Willkie; Willkie Farr
Wilson Sonsini Goodrich & Rosati | Wilson Sonsini; WSGR
Cooley | Cooley LLP; Cooley Godward
Quinn Emanuel Urquhart & Sullivan | Quinn Emanuel; QE
O'Melveny & Myers | O'Melveny
Irell & Manella | Irell
Jones Day
Mayer Brown
White & Case
Vinson & Elkins | V&E
Baker Botts
Proskauer Rose | Proskauer
Dechert
King & Spalding | K&S
Fenwick & West | Fenwick
Goodwin Procter | Goodwin
McDermott Will & Schulte | McDermott Will & Emery; McDermott; MWE
Akin Gump Strauss Hauer & Feld | Akin Gump; Akin
Winston & Strawn | Winston and Strawn
Hogan Lovells | HoLove
A&O Shearman | Allen & Overy; Shearman & Sterling; Shearman; A&O
Norton Rose Fulbright | NRF; Norton Rose
Orrick, Herrington & Sutcliffe | Orrick
Gunderson Dettmer | Gunderson; Gunderson Dettmer Stough
Jenner & Block
Foley & Lardner
Katten Muchin Rosenman | Katten
Perkins Coie
Baker McKenzie | Baker & McKenzie; BakerMac
Sheppard, Mullin, Richter & Hampton | Sheppard Mullin; Sheppard
Morgan, Lewis & Bockius | Morgan Lewis; MLB
Holland & Knight | H&K; HK Law
Greenberg Traurig | GT Law; Greenberg
DLA Piper | DLA
Alston & Bird
Fish & Richardson
Ropes & Gray | Ropes
Kramer Levin Naftalis & Frankel | Kramer Levin; HSF Kramer; Herbert Smith Freehills Kramer
Schulte Roth & Zabel | Schulte Roth; Schulte
Cahill Gordon & Reindel | Cahill Gordon; Cahill
Hughes Hubbard & Reed | Hughes Hubbard
Boies Schiller Flexner | Boies Schiller; BSF
Munger, Tolles & Olson | Munger Tolles; Munger; MTO
Williams & Connolly
Reed Smith
Troutman Pepper Locke | Troutman Pepper; Troutman; Troutman Sanders; Locke Lord; Pepper Hamilton
Crowell & Moring | Crowell
K&L Gates
Pillsbury Winthrop Shaw Pittman | Pillsbury Winthrop; Pillsbury
McGuireWoods
Mintz, Levin, Cohn, Ferris, Glovsky and Popeo | Mintz Levin; Mintz
Adams and Reese
Akerman
ArentFox Schiff | Arent Fox
BakerHostetler | Baker Hostetler; Baker & Hostetler
Barclay Damon
Barnes & Thornburg
Blank Rome
Bond, Schoeneck & King | Bond Schoeneck
Bryan Cave Leighton Paisner | Bryan Cave; BCLP
Buchalter
Choate, Hall & Stewart | Choate Hall; Choate
Clifford Chance
Cozen O'Connor | Cozen
Davis Wright Tremaine | DWT; Davis Wright
Duane Morris
Eversheds Sutherland
Faegre Drinker Biddle & Reath | Faegre Drinker; Faegre
Fennemore Craig | Fennemore
Fox Rothschild
Fragomen, Del Rey, Bernsen & Loewy | Fragomen
Gordon Rees Scully Mansukhani | Gordon Rees; GRSM; Gordon & Rees
Haynes and Boone | Haynes Boone
Hunton Andrews Kurth | Hunton; Hunton & Williams
Husch Blackwell
Kilpatrick Townsend & Stockton | Kilpatrick Townsend; Kilpatrick
Lewis Brisbois Bisgaard & Smith | Lewis Brisbois
Linklaters
Nelson Mullins Riley & Scarborough | Nelson Mullins
Nixon Peabody
Polsinelli
Seyfarth Shaw | Seyfarth
Spencer Fane
Steptoe | Steptoe LLP
Taft Stettinius & Hollister | Taft Stettinius; Taft Law
Venable
Wilson Elser Moskowitz Edelman & Dicker | Wilson Elser
Womble Bond Dickinson | Womble
Williams Mullen
Best Best & Krieger | BB&K
Eckert Seamans Cherin & Mellott | Eckert Seamans
Freshfields | Freshfields Bruckhaus Deringer
Slaughter and May
Kelley Drye & Warren | Kelley Drye
Armstrong Teasdale
Baker Donelson Bearman Caldwell & Berkowitz | Baker Donelson
Bass, Berry & Sims | Bass Berry
Benesch, Friedlander, Coplan & Aronoff | Benesch
Bracewell
Bradley Arant Boult Cummings | Bradley Arant
Brownstein Hyatt Farber Schreck | Brownstein Hyatt; Brownstein
Buchanan Ingersoll & Rooney | Buchanan Ingersoll
Butler Snow
Carlton Fields
Chapman and Cutler
Clark Hill
Dickinson Wright
Dinsmore & Shohl | Dinsmore
Dorsey & Whitney
Dykema Gossett | Dykema
Epstein Becker & Green | Epstein Becker
Foley Hoag
Frost Brown Todd
Hinshaw & Culbertson | Hinshaw
Holland & Hart
Ice Miller
Jackson Walker
Jackson Lewis
Littler Mendelson | Littler
Ogletree, Deakins, Nash, Smoak & Stewart | Ogletree Deakins; Ogletree
Fisher Phillips | Fisher & Phillips
Loeb & Loeb
Lowenstein Sandler | Lowenstein
Manatt, Phelps & Phillips | Manatt
Maynard Nexsen
Patterson Belknap Webb & Tyler | Patterson Belknap
Quarles & Brady | Quarles
Saul Ewing
Stinson
Stoel Rives
Thompson Coburn
Thompson Hine
Vedder Price
Ballard Spahr
Burr & Forman
Dentons
Honigman
Kutak Rock
Lathrop GPM
McCarter & English | McCarter
Miles & Stockbridge
Michael Best & Friedrich | Michael Best
Miller, Canfield, Paddock and Stone | Miller Canfield
Phelps Dunbar
Robinson+Cole | Robinson & Cole
Shook, Hardy & Bacon | Shook Hardy
Shutts & Bowen
Smith Gambrell & Russell | Smith Gambrell
Squire Patton Boggs | Squire Patton
Winstead
Sterne, Kessler, Goldstein & Fox | Sterne Kessler
Finnegan, Henderson, Farabow, Garrett & Dunner | Finnegan Henderson
Knobbe, Martens, Olson & Bear | Knobbe Martens; Knobbe
Snell & Wilmer
Allen Matkins Leck Gamble Mallory & Natsis | Allen Matkins
Cole Schotz
Day Pitney
Hanson Bridgett
Ashurst Perkins Coie
Ulmer & Berne
Vorys, Sater, Seymour and Pease | Vorys
Porter Wright Morris & Arthur | Porter Wright
Parker Poe Adams & Bernstein | Parker Poe
Smith, Anderson, Blount | Smith Anderson
Stites & Harbison
Wiley Rein | Wiley
Wyatt, Tarrant & Combs
`)

/** Other known firms: too small, or of one practice, to be Big Law. */
export const otherFirms: readonly string[] = names(`
Susman Godfrey | Susman
Kellogg, Hansen, Todd, Figel & Frederick | Kellogg Hansen
Keker, Van Nest & Peters | Keker
Bowman and Brooke
Harter Secrest & Emery
Hodgson Russ
Kean Miller
Miller Nash
Schwabe, Williamson & Wyatt | Schwabe
Steptoe & Johnson PLLC | Steptoe & Johnson
Stevens & Lee
Stradley Ronon Stevens & Young | Stradley Ronon
Tucker Ellis
White and Williams
Calfee, Halter & Griswold | Calfee
Freeman Mathis & Gary
Goldberg Segalla
Goulston & Storrs
Herrick, Feinstein | Herrick Feinstein
Hinckley, Allen & Snyder | Hinckley Allen
Lewis Rice
Marshall, Gerstein & Borun | Marshall Gerstein
McDonald Hopkins
Nossaman
Nutter McClennen & Fish | Nutter McClennen
Phillips Lytle
Rivkin Radler
Robins Kaplan
Robinson, Bradshaw & Hinson | Robinson Bradshaw
Seward & Kissel
Sullivan & Worcester
UB Greensfelder
Whiteford, Taylor & Preston | Whiteford Taylor
Marshall Dennehey
GrayRobinson
Hall Booth Smith
Hall Estill
Hirschler
Levenfeld Pearlstein
Morris, Manning & Martin
Munsch Hardt
Offit Kurman
Porter Hedges
Roetzel & Andress
Shipman & Goodwin
Sills Cummis
Woods Rogers Vandeventer Black | Woods Rogers
Young Conaway Stargatt & Taylor | Young Conaway
Bartlit Beck
Hueston Hennigan
Selendy Gay
Kaplan Hecker & Fink | Kaplan Hecker
Holwell Shuster & Goldberg
Axinn, Veltrop & Harkrider | Axinn
Choate Rosenberg
Zuckerman Spaeder
MoloLamken
Morgan & Morgan
`)
