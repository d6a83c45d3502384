import type { UsState } from '#contract/domain/us-states.ts'

/** Commuting areas, which decide whether a job is near a place. A city that is in none of them is only near itself. */
export const metroAreas = {
  'New York metro':
    'New York, NY; Brooklyn, NY; Manhattan, NY; Queens, NY; Bronx, NY; Staten Island, NY; Long Island City, NY; Jersey City, NJ; Hoboken, NJ; Newark, NJ; White Plains, NY; Yonkers, NY; New Rochelle, NY; Tarrytown, NY; Rye, NY; Rye Brook, NY; Purchase, NY; Harrison, NY; Armonk, NY; Scarsdale, NY; Garden City, NY; Mineola, NY; Melville, NY; Uniondale, NY; Great Neck, NY; Lake Success, NY; Jericho, NY; Hauppauge, NY; Westbury, NY; Hempstead, NY; Forest Hills, NY; Flushing, NY; Jamaica, NY; Roseland, NJ; Morristown, NJ; Short Hills, NJ; Florham Park, NJ; Hackensack, NJ; Parsippany, NJ; Livingston, NJ; Fort Lee, NJ; Paramus, NJ; Secaucus, NJ; Summit, NJ; Montclair, NJ; Woodbridge, NJ; Iselin, NJ; Edison, NJ; New Brunswick, NJ; Stamford, CT; Greenwich, CT; Westport, CT; Norwalk, CT; Darien, CT; New York, NJ',
  'San Francisco Bay Area':
    'San Francisco, CA; Oakland, CA; Palo Alto, CA; San Jose, CA; Menlo Park, CA; Mountain View, CA; Redwood City, CA; San Mateo, CA; Foster City, CA; South San Francisco, CA; Burlingame, CA; Santa Clara, CA; Sunnyvale, CA; Cupertino, CA; Campbell, CA; Los Gatos, CA; Los Altos, CA; East Palo Alto, CA; Walnut Creek, CA; Emeryville, CA; Berkeley, CA; Fremont, CA; Hayward, CA; Pleasanton, CA; San Ramon, CA; Concord, CA; Richmond, CA; San Rafael, CA; Silicon Valley, CA',
  'Los Angeles metro':
    'Los Angeles, CA; Century City, CA; Santa Monica, CA; Beverly Hills, CA; Pasadena, CA; Burbank, CA; Glendale, CA; Long Beach, CA; Culver City, CA; Encino, CA; Sherman Oaks, CA; Woodland Hills, CA; Torrance, CA; El Segundo, CA; Manhattan Beach, CA; West Hollywood, CA; Hollywood, CA; Studio City, CA; Van Nuys, CA; Marina del Rey, CA; Playa Vista, CA; Calabasas, CA; Westlake Village, CA; Thousand Oaks, CA; Downey, CA; Pomona, CA',
  'Orange County':
    'Irvine, CA; Newport Beach, CA; Costa Mesa, CA; Santa Ana, CA; Anaheim, CA; Orange, CA; Huntington Beach, CA; Laguna Beach, CA; Aliso Viejo, CA; Brea, CA; Mission Viejo, CA; Laguna Hills, CA; Fullerton, CA; Orange County, CA',
  'San Diego metro': 'San Diego, CA; Carlsbad, CA; La Jolla, CA; Escondido, CA',
  'Sacramento metro': 'Sacramento, CA; Roseville, CA; Folsom, CA',
  'Washington metro':
    'Washington, DC; McLean, VA; Tysons, VA; Tysons Corner, VA; Reston, VA; Alexandria, VA; Arlington, VA; Fairfax, VA; Vienna, VA; Falls Church, VA; Herndon, VA; Chantilly, VA; Sterling, VA; Ashburn, VA; Leesburg, VA; Manassas, VA; Rosslyn, VA; Crystal City, VA; Bethesda, MD; Rockville, MD; Silver Spring, MD; Chevy Chase, MD; Greenbelt, MD; Gaithersburg, MD; Potomac, MD; College Park, MD; National Harbor, MD; Upper Marlboro, MD; Laurel, MD; Bowie, MD; Germantown, MD; Woodbridge, VA; Northern Virginia, VA',
  'Baltimore metro':
    'Baltimore, MD; Towson, MD; Columbia, MD; Annapolis, MD; Hunt Valley, MD; Ellicott City, MD; Owings Mills, MD',
  'Boston metro':
    'Boston, MA; Cambridge, MA; Waltham, MA; Burlington, MA; Newton, MA; Wellesley, MA; Quincy, MA; Lexington, MA; Needham, MA; Woburn, MA; Braintree, MA; Framingham, MA; Somerville, MA; Brookline, MA; Watertown, MA; Dedham, MA; Norwood, MA; Natick, MA; Medford, MA; Malden, MA; Wakefield, MA; Canton, MA; Westborough, MA; Marlborough, MA; Hingham, MA; Peabody, MA; Danvers, MA; Andover, MA',
  'Philadelphia metro':
    'Philadelphia, PA; King of Prussia, PA; Conshohocken, PA; West Conshohocken, PA; Blue Bell, PA; Radnor, PA; Wayne, PA; Bala Cynwyd, PA; Media, PA; Norristown, PA; West Chester, PA; Malvern, PA; Exton, PA; Berwyn, PA; Horsham, PA; Fort Washington, PA; Plymouth Meeting, PA; Doylestown, PA; Langhorne, PA; Newtown, PA; Bensalem, PA; Jenkintown, PA; Villanova, PA; Bryn Mawr, PA; Cherry Hill, NJ; Haddonfield, NJ; Camden, NJ; Mount Laurel, NJ; Mt. Laurel, NJ; Marlton, NJ; Voorhees, NJ; Moorestown, NJ; Wilmington, DE',
  'Chicago metro':
    'Chicago, IL; Oak Brook, IL; Oakbrook, IL; Oakbrook Terrace, IL; Schaumburg, IL; Naperville, IL; Rosemont, IL; Evanston, IL; Wheaton, IL; Northbrook, IL; Skokie, IL; Lake Forest, IL; Deerfield, IL; Waukegan, IL; Lisle, IL; Downers Grove, IL; Joliet, IL; Aurora, IL; Elgin, IL; Arlington Heights, IL; Highland Park, IL; Oak Park, IL; Itasca, IL; Libertyville, IL; Geneva, IL; Merrillville, IN; Hammond, IN; Gary, IN; Crown Point, IN',
  'Dallas–Fort Worth':
    'Dallas, TX; Fort Worth, TX; Ft. Worth, TX; Plano, TX; Frisco, TX; Irving, TX; Las Colinas, TX; Addison, TX; Richardson, TX; McKinney, TX; Southlake, TX; Arlington, TX; Grapevine, TX; Denton, TX; Westlake, TX; Allen, TX; Garland, TX; Farmers Branch, TX; Carrollton, TX; Coppell, TX',
  'Houston metro': 'Houston, TX; The Woodlands, TX; Sugar Land, TX; Katy, TX; Conroe, TX; Pasadena, TX; Galveston, TX',
  'Austin metro': 'Austin, TX; Round Rock, TX; Georgetown, TX; San Marcos, TX',
  'San Antonio metro': 'San Antonio, TX; New Braunfels, TX; Boerne, TX',
  'South Florida':
    'Miami, FL; Fort Lauderdale, FL; Ft. Lauderdale, FL; West Palm Beach, FL; Boca Raton, FL; Coral Gables, FL; Palm Beach, FL; Palm Beach Gardens, FL; Miami Beach, FL; Hollywood, FL; Delray Beach, FL; Doral, FL; Plantation, FL; Aventura, FL; Weston, FL; Jupiter, FL; Coconut Grove, FL; Sunrise, FL; Pembroke Pines, FL; Pompano Beach, FL; Deerfield Beach, FL',
  'Tampa Bay': 'Tampa, FL; St. Petersburg, FL; Saint Petersburg, FL; Clearwater, FL; Lakeland, FL; Bradenton, FL',
  'Orlando metro': 'Orlando, FL; Winter Park, FL; Maitland, FL; Lake Mary, FL; Kissimmee, FL',
  'Jacksonville metro': 'Jacksonville, FL; Ponte Vedra, FL; St. Augustine, FL',
  'Atlanta metro':
    'Atlanta, GA; Alpharetta, GA; Marietta, GA; Decatur, GA; Roswell, GA; Sandy Springs, GA; Duluth, GA; Lawrenceville, GA; Norcross, GA; Johns Creek, GA; Kennesaw, GA; Peachtree City, GA; Buckhead, GA',
  'Charlotte metro': 'Charlotte, NC; Concord, NC; Mooresville, NC; Rock Hill, SC; Fort Mill, SC',
  'Research Triangle':
    'Raleigh, NC; Durham, NC; Chapel Hill, NC; Cary, NC; Morrisville, NC; Research Triangle Park, NC',
  'Piedmont Triad': 'Greensboro, NC; Winston-Salem, NC; High Point, NC',
  'Seattle metro':
    'Seattle, WA; Bellevue, WA; Redmond, WA; Kirkland, WA; Tacoma, WA; Everett, WA; Renton, WA; Bothell, WA; Issaquah, WA; Mercer Island, WA',
  'Portland metro': 'Portland, OR; Lake Oswego, OR; Beaverton, OR; Hillsboro, OR; Tigard, OR; Vancouver, WA',
  'Denver metro':
    'Denver, CO; Boulder, CO; Aurora, CO; Greenwood Village, CO; Englewood, CO; Lakewood, CO; Golden, CO; Broomfield, CO; Littleton, CO; Lone Tree, CO; Westminster, CO; Centennial, CO; Louisville, CO',
  'Phoenix metro':
    'Phoenix, AZ; Scottsdale, AZ; Tempe, AZ; Mesa, AZ; Chandler, AZ; Glendale, AZ; Gilbert, AZ; Peoria, AZ',
  'Las Vegas metro': 'Las Vegas, NV; Henderson, NV; Summerlin, NV; North Las Vegas, NV',
  'Salt Lake metro':
    'Salt Lake City, UT; Lehi, UT; Draper, UT; Sandy, UT; Park City, UT; Provo, UT; South Jordan, UT; Cottonwood Heights, UT; Murray, UT; American Fork, UT; Orem, UT',
  'Twin Cities':
    'Minneapolis, MN; St. Paul, MN; Saint Paul, MN; Bloomington, MN; Edina, MN; Minnetonka, MN; Eden Prairie, MN; Wayzata, MN; Golden Valley, MN; Eagan, MN; St. Louis Park, MN',
  'Detroit metro':
    'Detroit, MI; Troy, MI; Bloomfield Hills, MI; Southfield, MI; Birmingham, MI; Farmington Hills, MI; Novi, MI; Livonia, MI; Dearborn, MI; Royal Oak, MI; Auburn Hills, MI; Plymouth, MI; Ann Arbor, MI; Warren, MI; Sterling Heights, MI',
  'St. Louis metro':
    'St. Louis, MO; Saint Louis, MO; Clayton, MO; Chesterfield, MO; St. Charles, MO; Creve Coeur, MO; Edwardsville, IL; Belleville, IL; Alton, IL',
  'Kansas City metro':
    'Kansas City, MO; Kansas City, KS; Overland Park, KS; Leawood, KS; Olathe, KS; Lenexa, KS; Independence, MO',
  'Cleveland metro':
    'Cleveland, OH; Beachwood, OH; Independence, OH; Westlake, OH; Akron, OH; Pepper Pike, OH; Hudson, OH',
  'Columbus metro': 'Columbus, OH; Dublin, OH; New Albany, OH; Westerville, OH',
  'Cincinnati metro':
    'Cincinnati, OH; Blue Ash, OH; Mason, OH; Covington, KY; Florence, KY; Fort Mitchell, KY; Crestview Hills, KY',
  'Pittsburgh metro': 'Pittsburgh, PA; Canonsburg, PA; Cranberry Township, PA; Greensburg, PA',
  'Milwaukee metro': 'Milwaukee, WI; Waukesha, WI; Brookfield, WI; Mequon, WI; Pewaukee, WI',
  'Indianapolis metro': 'Indianapolis, IN; Carmel, IN; Fishers, IN',
  'Nashville metro': 'Nashville, TN; Franklin, TN; Brentwood, TN; Murfreesboro, TN',
  'New Orleans metro': 'New Orleans, LA; Metairie, LA; Covington, LA; Mandeville, LA; Slidell, LA',
  'Hartford metro': 'Hartford, CT; West Hartford, CT; Glastonbury, CT; Farmington, CT; Middletown, CT',
  'New Haven metro': 'New Haven, CT; Milford, CT; Shelton, CT; Bridgeport, CT; Fairfield, CT',
  'Richmond metro': 'Richmond, VA; Glen Allen, VA; Henrico, VA; Midlothian, VA',
  'Hampton Roads': 'Norfolk, VA; Virginia Beach, VA; Chesapeake, VA; Newport News, VA; Hampton, VA; Williamsburg, VA',
  'Albany area': 'Albany, NY; Schenectady, NY; Troy, NY; Saratoga Springs, NY',
} as const

/** Groups of states that recruiters name as one. */
export const stateRegions: Readonly<Record<string, readonly UsState[]>> = {
  Northeast: ['NY', 'NJ', 'CT', 'MA', 'RI', 'NH', 'VT', 'ME', 'PA'],
  'New England': ['MA', 'CT', 'RI', 'NH', 'VT', 'ME'],
  'Mid-Atlantic': ['NY', 'NJ', 'PA', 'DE', 'MD', 'DC', 'VA'],
  'East Coast': ['ME', 'NH', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA', 'DE', 'MD', 'DC', 'VA', 'NC', 'SC', 'GA', 'FL'],
  Southeast: ['VA', 'NC', 'SC', 'GA', 'FL', 'AL', 'MS', 'TN', 'KY', 'LA', 'AR', 'WV'],
  South: ['VA', 'NC', 'SC', 'GA', 'FL', 'AL', 'MS', 'TN', 'KY', 'LA', 'AR', 'TX', 'OK'],
  Midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
  Southwest: ['AZ', 'NM', 'TX', 'OK', 'NV'],
  'West Coast': ['CA', 'OR', 'WA'],
  'Pacific Northwest': ['WA', 'OR'],
  'Mountain West': ['CO', 'UT', 'ID', 'MT', 'WY', 'NV'],
  'Upstate New York': ['NY'],
}

/** Nicknames of places, and the places meant: cities as jobs write them, names of states, or regions from above. */
export const placeNicknames: readonly {
  names: string
  places: readonly string[]
  capitals?: boolean
  isNameLike?: true
}[] = [
  {
    names:
      'NYC; New York City; N.Y.C.; Big Apple; the city of New York; Midtown; Wall Street; nyc metro; New York metro; NY metro; nyc area; new york area; greater new york; New York metro area; downtown Manhattan; Manhattan; new york, new york; ny ny; ny, ny; nueva york; new yrok; newyork; new york office; nyc/ny; N.Y., N.Y.; NY City; ny city',
    places: ['New York, NY'],
  },
  {
    names:
      'tri-state; tristate; tri state; tri-state area; tristate area; tri state area; new york tri-state; ny tri-state; nyc tri-state; NY/NJ/CT; ny tristate',
    places: ['New York, NY', 'New Jersey', 'Connecticut'],
  },
  {
    names:
      'SF; San Fran; Frisco Bay; San Francisco Bay; Bay Area; the bay; SF Bay Area; S.F.; San Francisco Bay Area; San Francisco area; SF Bay; bay area, california; bay area, ca; frisco california; greater bay area',
    places: ['San Francisco, CA'],
  },
  {
    names:
      'Silicon Valley; the Valley; the Peninsula; Peninsula; SF Peninsula; Mid-Peninsula; South Bay; Silicon valley, ca; Silicon Valley, California',
    places: ['Palo Alto, CA'],
  },
  { names: 'East Bay; the East Bay', places: ['Oakland, CA'] },
  { names: 'North Bay; the North Bay; Marin; Marin County', places: ['San Rafael, CA'] },
  {
    names: 'NorCal; Northern California; Nor Cal; N. California; northern cal; N. Cal',
    places: ['San Francisco, CA', 'Sacramento, CA'],
  },
  {
    names: 'SoCal; Southern California; So Cal; S. California; southern cal; S. Cal',
    places: ['Los Angeles, CA', 'San Diego, CA'],
  },
  {
    names:
      'L.A.; City of Angels; Los Angeles area; greater Los Angeles; DTLA; Los Angeles metro; LA metro; LA area; greater LA; Downtown LA; downtown Los Angeles; L.A. area; los angeles, ca area; West LA; los angles; Westside LA',
    places: ['Los Angeles, CA'],
  },
  { names: 'LA', places: ['Los Angeles, CA'], capitals: true },
  { names: 'Orange County; the O.C.; OC; orange county, ca; Orange County, California; O.C.', places: ['Irvine, CA'] },
  // Codes of airports: beside another place.
  { names: 'SEA', places: ['Seattle, WA'], capitals: true, isNameLike: true },
  { names: 'BOS', places: ['Boston, MA'], capitals: true, isNameLike: true },
  { names: 'DEN', places: ['Denver, CO'], capitals: true, isNameLike: true },
  { names: 'SD', places: ['San Diego, CA'], capitals: true },
  { names: 'Inland Empire', places: ['Riverside, CA'] },
  { names: 'Central Valley', places: ['Fresno, CA'] },
  { names: 'Sactown; Sac-town; Sac town; Sacto', places: ['Sacramento, CA'] },
  { names: 'OKC; O.K.C.', places: ['Oklahoma City, OK'] },
  { names: 'ABQ; Burque', places: ['Albuquerque, NM'] },
  { names: 'Bull City', places: ['Durham, NC'] },
  { names: 'Crescent City', places: ['New Orleans, LA'] },
  { names: 'Derby City', places: ['Louisville, KY'] },
  { names: 'Naptown; Circle City', places: ['Indianapolis, IN'] },
  { names: 'Magic City', places: ['Miami, FL'] },
  { names: 'the Burgh', places: ['Pittsburgh, PA'] },
  { names: 'Bluff City', places: ['Memphis, TN'] },
  {
    names:
      'D.C.; DC; Washington D.C.; Washington, D.C.; Washington DC; the District; the District of Columbia; District of Columbia; the Beltway; nation’s capital; DC metro; DC area; Washington metro; Washington area; wash dc; wash. d.c.; the DC area; dc metro area; greater Washington; D.C. area; D.C. metro; washingtondc; K Street; washington d c',
    places: ['Washington, DC'],
  },
  { names: 'DMV; DMV area; the DMV; DC/MD/VA; DC, MD, VA; National Capital Region', places: ['Washington, DC'] },
  { names: 'NoVA; Tysons Corner; Northern Virginia; N. Virginia; Northern VA; No. Virginia', places: ['Tysons, VA'] },
  {
    names:
      'Philly; PHL; Phila; Phila.; City of Brotherly Love; Philadelphia area; greater Philadelphia; Philly area; Philadelphia metro; philly suburbs; Main Line; Philadelphia suburbs; philadephia',
    places: ['Philadelphia, PA'],
  },
  {
    names:
      'Chi; Chi Town; Chitown; Chi-town; Windy City; Chicagoland; the Loop; Chicago area; greater Chicago; Chicago metro; Chicago Loop',
    places: ['Chicago, IL'],
  },
  {
    names: 'Beantown; Bean Town; Bawston; Boston area; greater Boston; Boston metro; the Hub; Route 128',
    places: ['Boston, MA'],
  },
  {
    names: 'ATL; Hotlanta; Atlanta area; metro Atlanta; Atlanta metro; greater Atlanta; Atl.',
    places: ['Atlanta, GA'],
  },
  {
    names:
      'DFW; Dallas-Fort Worth; Dallas/Fort Worth; Dallas/Ft. Worth; DFW Metroplex; the Metroplex; DFW area; Dallas–Fort Worth; D/FW; Dallas area; Dallas metro; Dallas/ft worth; dfw metro; North Texas; North TX',
    places: ['Dallas, TX', 'Fort Worth, TX'],
  },
  { names: 'Big D', places: ['Dallas, TX'] },
  { names: 'Quebec City; Québec City; Ville de Québec', places: ['Quebec City, QC'] },
  { names: 'HK', places: ['Hong Kong, Hong Kong'], capitals: true },
  { names: 'Brum', places: ['Birmingham, England'] },
  { names: 'Menlo', places: ['Menlo Park, CA'] },
  { names: 'Cowtown; Funkytown', places: ['Fort Worth, TX'] },
  {
    names: 'H-Town; Htown; HTX; H Town; Houston area; greater Houston; Houston metro; Space City',
    places: ['Houston, TX'],
  },
  { names: 'ATX; Austin area; greater Austin; Silicon Hills', places: ['Austin, TX'] },
  { names: 'San Antone; Alamo City; SATX', places: ['San Antonio, TX'] },
  {
    names:
      'South Florida; So Fla; SoFla; S. Florida; S. Fla.; Miami area; greater Miami; Miami-Dade; south fl; Miami metro; Dade County; Miami Dade',
    places: ['Miami, FL'],
  },
  { names: 'Broward; Broward County; Ft Lauderdale; Ft. Lauderdale; Lauderdale', places: ['Fort Lauderdale, FL'] },
  { names: 'Palm Beach County; West Palm; WPB; the Palm Beaches', places: ['West Palm Beach, FL'] },
  { names: 'Boca', places: ['Boca Raton, FL'] },
  { names: 'Tampa Bay; Tampa Bay area; Tampa area', places: ['Tampa, FL'] },
  { names: 'St. Pete; St Pete', places: ['St. Petersburg, FL'] },
  { names: 'Central Florida', places: ['Orlando, FL'] },
  { names: 'Jax; Jax FL; Jacksonville area', places: ['Jacksonville, FL'] },
  {
    names: 'Research Triangle; RTP; the Triangle; Raleigh-Durham; Raleigh/Durham; Triangle area',
    places: ['Raleigh, NC', 'Durham, NC'],
  },
  { names: 'the Triad; Piedmont Triad', places: ['Greensboro, NC', 'Winston-Salem, NC'] },
  { names: 'Queen City; CLT; Charlotte area; Charlotte metro', places: ['Charlotte, NC'] },
  {
    names: 'Twin Cities; the Cities; Minneapolis-St. Paul; Minneapolis/St. Paul; MSP; Minneapolis-Saint Paul',
    places: ['Minneapolis, MN', 'St. Paul, MN'],
  },
  { names: 'Mpls; Minneapolis area; Minny; Mpls.', places: ['Minneapolis, MN'] },
  { names: 'Vegas; Las Vegas area; Sin City; Las Vegas metro', places: ['Las Vegas, NV'] },
  { names: 'NOLA; Big Easy; New Orleans area; N’awlins', places: ['New Orleans, LA'] },
  { names: 'Music City; Nashvegas; Nashville area; greater Nashville; middle Tennessee', places: ['Nashville, TN'] },
  { names: 'PDX; Rose City; Stumptown; Rip City; Portland area; Portland metro', places: ['Portland, OR'] },
  {
    names:
      'Emerald City; Jet City; Puget Sound; Seattle area; greater Seattle; Seattle metro; Eastside Seattle; Seattle-Tacoma',
    places: ['Seattle, WA'],
  },
  {
    names:
      'Front Range; Denver area; Denver suburbs; Denver metro; Mile High City; DTC; Denver Tech Center; greater Denver',
    places: ['Denver, CO'],
  },
  { names: 'SLC; Salt Lake; SL City; Silicon Slopes; Wasatch Front', places: ['Salt Lake City, UT'] },
  { names: 'PHX; Phx; Phoenix area; Valley of the Sun; Phoenix metro; greater Phoenix', places: ['Phoenix, AZ'] },
  {
    names: 'Motor City; metro Detroit; Detroit area; Detroit metro; Motown; Southeast Michigan',
    places: ['Detroit, MI'],
  },
  { names: 'STL; St Louis; St. Louis area; Saint Louis', places: ['St. Louis, MO'] },
  { names: 'KC; KCMO; K.C.', places: ['Kansas City, MO'] },
  { names: 'Indy; Indianapolis area; greater Indianapolis', places: ['Indianapolis, IN'] },
  { names: 'Cincy; Cinci; Cincinatti', places: ['Cincinnati, OH'] },
  { names: 'CLE; Cleve; Northeast Ohio; Cleveland area', places: ['Cleveland, OH'] },
  { names: 'C-bus; Columbus area', places: ['Columbus, OH'] },
  { names: 'Steel City; Pittsburg; Pitt; PGH; Pittsburgh area', places: ['Pittsburgh, PA'] },
  { names: 'MKE; Milw; Brew City; Milwaukee area', places: ['Milwaukee, WI'] },
  { names: 'B-more; Bmore; Charm City; Baltimore area', places: ['Baltimore, MD'] },
  {
    names: 'Long Island; L.I.; Nassau County; Suffolk County; Nassau; long island, ny; Long Island, New York',
    places: ['Long Island, NY'],
  },
  { names: 'Westchester; Westchester County; westchester, ny', places: ['White Plains, NY'] },
  { names: 'Hudson Valley', places: ['Poughkeepsie, NY'] },
  {
    names: 'Upstate New York; Upstate NY; Western New York; Western NY; WNY; Central New York',
    places: ['Upstate New York'],
  },
  { names: 'New York State; NY State; State of New York; NYS', places: ['New York (state)'] },
  {
    names: 'Washington State; WA State; State of Washington; Washington (state); Wash. State',
    places: ['Washington (state)'],
  },
  { names: 'Fairfield County; fairfield county, ct; Gold Coast Connecticut', places: ['Stamford, CT'] },
  {
    names:
      'North Jersey; Northern New Jersey; Northern NJ; North NJ; northern jersey; N. NJ; NNJ; Central Jersey; Central New Jersey; Central NJ; Jersey; South Jersey; Southern New Jersey; South NJ; Southern NJ',
    places: ['New Jersey'],
  },
  { names: 'Bergen County', places: ['Hackensack, NJ'] },
  { names: 'Hampton Roads; Tidewater', places: ['Norfolk, VA'] },
  { names: 'Montgomery County, MD; Montgomery County, Maryland', places: ['Bethesda, MD'] },
  { names: 'Lehigh Valley', places: ['Allentown, PA'] },
  { names: 'the Carolinas; Carolinas; Carolina', places: ['North Carolina', 'South Carolina'] },
  { names: 'the Dakotas; Dakotas', places: ['North Dakota', 'South Dakota'] },
  { names: 'Cali; Calif; Calif.; Golden State', places: ['California'] },
  { names: 'Lone Star State; Tex.', places: ['Texas'] },
  { names: 'Sunshine State; Fla; Fla.', places: ['Florida'] },
  { names: 'Mass; Mass.', places: ['Massachusetts'] },
  { names: 'Conn; Conn.', places: ['Connecticut'] },
  { names: 'Penn.; Penna; Penna.', places: ['Pennsylvania'] },
  {
    names: 'the Northeast; Northeast; northeastern US; northeast region; the northeastern United States',
    places: ['Northeast'],
  },
  { names: 'New England', places: ['New England'] },
  { names: 'Mid-Atlantic; mid atlantic; midatlantic', places: ['Mid-Atlantic'] },
  { names: 'East Coast; eastern seaboard; eastcoast; the East Coast', places: ['East Coast'] },
  { names: 'the Southeast; Southeast; southeastern US', places: ['Southeast'] },
  { names: 'the South; Deep South; Sun Belt; sunbelt', places: ['South'] },
  { names: 'the Midwest; Midwest; midwestern; mid-west', places: ['Midwest'] },
  { names: 'the Southwest; Southwest', places: ['Southwest'] },
  { names: 'West Coast; the West Coast; westcoast', places: ['West Coast'] },
  { names: 'Pacific Northwest; PNW; the Northwest; Pacific NW; Pac NW; Pac Northwest', places: ['Pacific Northwest'] },
  {
    names: 'Mountain West; Rocky Mountains; Rockies; Mountain States; Rocky Mountain region; the Rockies',
    places: ['Mountain West'],
  },
  { names: 'Puerto Rico', places: ['San Juan, Puerto Rico'] },
]
