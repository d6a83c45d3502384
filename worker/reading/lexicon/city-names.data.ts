import type { UsState } from '#contract/domain/us-states.ts'

const cities = (text: string): string[] => text.split(',').map((city) => city.trim())

/** Cities where lawyers work, by state: the hundred largest, capitals, county seats and suburbs with law offices. */
export const citiesByState: Readonly<Record<UsState, readonly string[]>> = {
  AL: cities('Birmingham, Montgomery, Mobile, Huntsville, Tuscaloosa, Dothan, Auburn, Decatur, Hoover, Florence'),
  AK: cities('Anchorage, Juneau, Fairbanks'),
  AZ: cities(
    'Phoenix, Tucson, Scottsdale, Tempe, Mesa, Chandler, Glendale, Gilbert, Flagstaff, Peoria, Prescott, Yuma',
  ),
  AR: cities('Little Rock, Fayetteville, Fort Smith, Bentonville, Rogers, Jonesboro, Springdale, Conway'),
  CA: cities(
    `Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Oakland, Palo Alto, Menlo Park, Mountain View, Redwood City, Irvine, Newport Beach, Costa Mesa, Santa Monica, Century City, Beverly Hills, Pasadena, Long Beach, Fresno, Walnut Creek, Santa Ana, Riverside, Anaheim, Burbank, Glendale, Santa Barbara, Santa Clara, Sunnyvale, Cupertino, San Mateo, Bakersfield, Culver City, Encino, Sherman Oaks, Woodland Hills, Santa Rosa, Berkeley, Carlsbad, La Jolla, Ontario, San Bernardino, Oxnard, Ventura, Westlake Village, Torrance, El Segundo, Manhattan Beach, Stockton, Modesto, Emeryville, San Rafael, San Luis Obispo, Monterey, Salinas, Santa Cruz, Fremont, Pleasanton, Roseville, Rancho Cucamonga, Temecula, Palm Springs, Palm Desert, Thousand Oaks, Calabasas, Laguna Beach, Huntington Beach, Hayward, South San Francisco, Foster City, Campbell, Los Gatos, Napa, Chico, Visalia, Orange, Escondido, Aliso Viejo, Brea, West Hollywood, Hollywood, Studio City, Van Nuys, Marina del Rey, Playa Vista, East Palo Alto, San Ramon, Concord, Richmond, Folsom, Mission Viejo, Laguna Hills, Pomona, Fullerton, Corona, Redding, Murrieta, Downey, Los Altos, Burlingame`,
  ),
  CO: cities(
    'Denver, Boulder, Colorado Springs, Aurora, Fort Collins, Greenwood Village, Englewood, Lakewood, Golden, Broomfield, Aspen, Vail, Grand Junction, Littleton, Lone Tree, Westminster, Pueblo, Centennial, Durango, Steamboat Springs, Louisville',
  ),
  CT: cities(
    'Hartford, Stamford, New Haven, Greenwich, Westport, Norwalk, Bridgeport, Danbury, Waterbury, Fairfield, West Hartford, Glastonbury, Farmington, Darien, New London, Milford, New Canaan, Southport, Middletown, Shelton',
  ),
  DE: cities('Wilmington, Dover, Newark, Georgetown, Rehoboth Beach, Lewes'),
  DC: cities('Washington'),
  FL: cities(
    `Miami, Fort Lauderdale, Ft. Lauderdale, West Palm Beach, Tampa, Orlando, Jacksonville, Tallahassee, Boca Raton, Coral Gables, St. Petersburg, Saint Petersburg, Sarasota, Naples, Fort Myers, Ft. Myers, Palm Beach, Palm Beach Gardens, Gainesville, Pensacola, Clearwater, Daytona Beach, Melbourne, Lakeland, Miami Beach, Hollywood, Delray Beach, Winter Park, Doral, Maitland, Plantation, Stuart, Vero Beach, Key West, Ocala, Bradenton, Aventura, Weston, Jupiter, Ponte Vedra, Destin, Kissimmee, Bonita Springs, Coconut Grove, Fort Pierce, Sunrise, Pembroke Pines, Lake Mary, St. Augustine, Panama City, Cape Coral, Pompano Beach, Deerfield Beach`,
  ),
  GA: cities(
    'Atlanta, Savannah, Augusta, Macon, Athens, Columbus, Marietta, Alpharetta, Decatur, Roswell, Sandy Springs, Duluth, Lawrenceville, Albany, Norcross, Johns Creek, Kennesaw, Peachtree City, Buckhead, Gainesville, Rome, Brunswick, Valdosta',
  ),
  HI: cities('Honolulu, Hilo, Kailua, Maui, Kahului, Kona'),
  ID: cities("Boise, Idaho Falls, Coeur d'Alene, Meridian, Pocatello, Nampa, Twin Falls, Ketchum, Sun Valley"),
  IL: cities(
    'Chicago, Springfield, Naperville, Peoria, Rockford, Champaign, Oak Brook, Schaumburg, Rosemont, Evanston, Wheaton, Aurora, Belleville, Edwardsville, Bloomington, Joliet, Waukegan, Lake Forest, Deerfield, Northbrook, Skokie, Elgin, Carbondale, Urbana, Downers Grove, Oakbrook Terrace, Lisle, Decatur, Geneva, Arlington Heights, Highland Park, Moline, Rock Island, Alton, Oak Park, Oakbrook, Itasca, Libertyville',
  ),
  IN: cities(
    'Indianapolis, Fort Wayne, South Bend, Evansville, Bloomington, Carmel, Lafayette, West Lafayette, Merrillville, Fishers, Hammond, Gary, Terre Haute, Muncie, Valparaiso, Elkhart, Crown Point',
  ),
  IA: cities(
    'Des Moines, Cedar Rapids, Iowa City, Davenport, West Des Moines, Sioux City, Ames, Waterloo, Dubuque, Council Bluffs',
  ),
  KS: cities('Wichita, Overland Park, Topeka, Kansas City, Lawrence, Leawood, Olathe, Lenexa, Manhattan, Salina'),
  KY: cities(
    'Louisville, Lexington, Covington, Frankfort, Bowling Green, Owensboro, Florence, Paducah, Fort Mitchell, Crestview Hills',
  ),
  LA: cities(
    'New Orleans, Baton Rouge, Lafayette, Shreveport, Metairie, Lake Charles, Covington, Monroe, Mandeville, Alexandria, Houma, Slidell',
  ),
  ME: cities('Portland, Augusta, Bangor, Lewiston, Kennebunk, Bar Harbor, Brunswick'),
  MD: cities(
    'Baltimore, Bethesda, Rockville, Towson, Annapolis, Silver Spring, Columbia, Chevy Chase, Greenbelt, Frederick, Gaithersburg, Potomac, Salisbury, Hunt Valley, Ellicott City, Hagerstown, College Park, Upper Marlboro, Laurel, Bowie, National Harbor, Owings Mills, Germantown, Easton',
  ),
  MA: cities(
    'Boston, Cambridge, Worcester, Springfield, Burlington, Waltham, Newton, Wellesley, Quincy, Lexington, Westborough, Framingham, Braintree, Andover, Lowell, Salem, Needham, Woburn, Norwood, Plymouth, Hingham, Hyannis, Concord, Northampton, Somerville, Brookline, Dedham, Peabody, Marlborough, Fall River, New Bedford, Watertown, Natick, Pittsfield, Brockton, Wakefield, Medford, Malden, Lawrence, Danvers, Canton, Barnstable',
  ),
  MI: cities(
    'Detroit, Grand Rapids, Ann Arbor, Lansing, Troy, Bloomfield Hills, Kalamazoo, Southfield, Birmingham, Farmington Hills, Novi, Flint, Livonia, Dearborn, East Lansing, Royal Oak, Holland, Traverse City, Saginaw, Auburn Hills, Plymouth, Muskegon, Battle Creek, Warren, Sterling Heights, Marquette, Midland, Okemos',
  ),
  MN: cities(
    'Minneapolis, St. Paul, Saint Paul, Rochester, Duluth, Bloomington, Edina, St. Cloud, Minnetonka, Eden Prairie, Wayzata, Mankato, Golden Valley, Eagan, St. Louis Park',
  ),
  MS: cities('Jackson, Gulfport, Ridgeland, Oxford, Biloxi, Hattiesburg, Tupelo, Southaven, Madison'),
  MO: cities(
    'St. Louis, Saint Louis, Kansas City, Springfield, Columbia, Clayton, Jefferson City, Chesterfield, St. Charles, Independence, Branson, Joplin, Creve Coeur',
  ),
  MT: cities('Billings, Missoula, Bozeman, Helena, Great Falls, Kalispell, Butte, Whitefish'),
  NE: cities('Omaha, Lincoln, Grand Island, Kearney, Bellevue'),
  NV: cities('Las Vegas, Reno, Henderson, Carson City, Summerlin, North Las Vegas, Incline Village'),
  NH: cities('Manchester, Portsmouth, Concord, Nashua, Hanover, Dover, Keene, Salem'),
  NJ: cities(
    'Newark, Princeton, Jersey City, Morristown, Cherry Hill, Trenton, Hackensack, Roseland, Short Hills, Florham Park, Parsippany, New Brunswick, Red Bank, Haddonfield, Mount Laurel, Camden, Atlantic City, Woodbridge, Hoboken, Livingston, Bridgewater, Edison, Paramus, Summit, Princeton Junction, Toms River, Freehold, Basking Ridge, Somerset, Cranford, Woodland Park, Lawrenceville, Englewood, Chatham, East Brunswick, Fort Lee, West Orange, Marlton, Mt. Laurel, Secaucus, Elizabeth, Paterson, Montclair, Madison, Iselin, Bedminster, Saddle Brook, Holmdel, Union, Voorhees, Fairfield, Westfield, Clifton, Springfield, Piscataway, Whippany, Millburn, Rutherford, Vineland, Hamilton, Moorestown, East Hanover, Lyndhurst, Fair Lawn, Cedar Knolls, Flemington, Ridgewood, Rochelle Park, Glen Rock, Wayne, Warren',
  ),
  NM: cities('Albuquerque, Santa Fe, Las Cruces, Roswell, Taos, Rio Rancho'),
  NY: cities(
    `New York, Brooklyn, Manhattan, Queens, Bronx, Staten Island, Buffalo, Rochester, Albany, Syracuse, White Plains, Garden City, Melville, Uniondale, Mineola, Great Neck, Long Island City, Yonkers, New Rochelle, Tarrytown, Rye, Purchase, Poughkeepsie, Hauppauge, Lake Success, Jericho, Islandia, Saratoga Springs, Ithaca, Utica, Binghamton, Goshen, New City, Bedford, Scarsdale, Woodbury, Westbury, Rye Brook, Harrison, Armonk, Hempstead, Hicksville, Smithtown, Southampton, East Hampton, Newburgh, Kingston, Schenectady, Troy, Niagara Falls, Bridgehampton, Forest Hills, Flushing, Jamaica, Riverhead, Carle Place, Elmsford, Port Washington, Farmingdale, Babylon, Commack, East Meadow, Elmira, Watertown, Mount Kisco, Hawthorne, Central Islip, Ronkonkoma, New Hyde Park, Rockville Centre, Bohemia, Syosset, Midtown Manhattan`,
  ),
  NC: cities(
    'Charlotte, Raleigh, Durham, Greensboro, Winston-Salem, Wilmington, Asheville, Chapel Hill, Cary, High Point, Fayetteville, Morrisville, Hickory, Research Triangle Park, Greenville, Concord, New Bern, Mooresville',
  ),
  ND: cities('Fargo, Bismarck, Grand Forks, Minot'),
  OH: cities(
    'Cleveland, Columbus, Cincinnati, Dayton, Akron, Toledo, Canton, Youngstown, Dublin, Beachwood, Independence, Westlake, Mason, New Albany, Mansfield, Westerville, Pepper Pike, Perrysburg, Hudson, Lima, Blue Ash',
  ),
  OK: cities('Oklahoma City, Tulsa, Norman, Edmond, Stillwater, Broken Arrow, Lawton'),
  OR: cities('Portland, Eugene, Salem, Bend, Lake Oswego, Beaverton, Medford, Hillsboro, Tigard, Corvallis, Ashland'),
  PA: cities(
    `Philadelphia, Pittsburgh, Harrisburg, King of Prussia, Conshohocken, Blue Bell, Radnor, Wayne, Allentown, Lancaster, Scranton, Bala Cynwyd, Media, Doylestown, West Chester, Norristown, Bethlehem, Erie, Reading, York, State College, Malvern, Exton, Berwyn, Wilkes-Barre, Horsham, Fort Washington, Plymouth Meeting, Canonsburg, Easton, Langhorne, Mechanicsburg, Camp Hill, Newtown, Bensalem, Chadds Ford, Jenkintown, Lehigh Valley, Washington, Greensburg, Wyomissing, Lemoyne, Cranberry Township, West Conshohocken, Villanova, Bryn Mawr`,
  ),
  RI: cities('Providence, Newport, Warwick, East Providence, Cranston, Pawtucket'),
  SC: cities(
    'Charleston, Columbia, Greenville, Myrtle Beach, Hilton Head, Hilton Head Island, Spartanburg, Mount Pleasant, Rock Hill, Florence, Bluffton, Anderson, Fort Mill',
  ),
  SD: cities('Sioux Falls, Rapid City, Pierre'),
  TN: cities(
    'Nashville, Memphis, Knoxville, Chattanooga, Franklin, Brentwood, Murfreesboro, Germantown, Jackson, Johnson City, Clarksville, Kingsport',
  ),
  TX: cities(
    `Houston, Dallas, Austin, San Antonio, Fort Worth, Ft. Worth, Plano, Frisco, Irving, El Paso, Midland, The Woodlands, Corpus Christi, McKinney, Lubbock, Amarillo, Arlington, Sugar Land, Richardson, Southlake, Round Rock, McAllen, Laredo, Waco, Tyler, Beaumont, Galveston, College Station, Odessa, Abilene, Las Colinas, Addison, Grapevine, Denton, Westlake, Katy, Bryan, Longview, Pasadena, Brownsville, Harlingen, Allen, Conroe, Garland, Texarkana, Marshall, Farmers Branch, Carrollton, Coppell, Georgetown, Temple, Killeen, San Marcos, New Braunfels, Victoria, Edinburg, Boerne`,
  ),
  UT: cities(
    'Salt Lake City, Provo, Lehi, Park City, Ogden, St. George, Draper, Sandy, Orem, South Jordan, Cottonwood Heights, American Fork, Murray',
  ),
  VT: cities('Burlington, Montpelier, Rutland, Brattleboro, Stowe'),
  VA: cities(
    'Richmond, Norfolk, Virginia Beach, McLean, Tysons, Tysons Corner, Reston, Alexandria, Arlington, Fairfax, Vienna, Roanoke, Charlottesville, Falls Church, Williamsburg, Leesburg, Newport News, Chesapeake, Herndon, Lynchburg, Harrisonburg, Chantilly, Hampton, Sterling, Manassas, Glen Allen, Fredericksburg, Ashburn, Winchester, Woodbridge, Midlothian, Henrico, Rosslyn, Crystal City, Abingdon, Bristol',
  ),
  WA: cities(
    'Seattle, Spokane, Tacoma, Bellevue, Olympia, Vancouver, Redmond, Kirkland, Everett, Bellingham, Kennewick, Yakima, Issaquah, Renton, Bothell, Mercer Island, Wenatchee, Walla Walla, Richland',
  ),
  WV: cities('Charleston, Morgantown, Wheeling, Huntington, Martinsburg, Parkersburg, Bridgeport, Clarksburg'),
  WI: cities(
    'Milwaukee, Madison, Green Bay, Waukesha, Brookfield, Appleton, Racine, Kenosha, Eau Claire, La Crosse, Oshkosh, Wausau, Mequon, Pewaukee',
  ),
  WY: cities('Cheyenne, Jackson, Casper, Laramie, Jackson Hole, Cody'),
}

/** Where a name that several states have means, when no state is named: where most of its lawyers are. */
export const likelyState: Readonly<Record<string, UsState>> = {
  albany: 'NY',
  alexandria: 'VA',
  arlington: 'VA',
  athens: 'GA',
  auburn: 'AL',
  augusta: 'GA',
  aurora: 'CO',
  bellevue: 'WA',
  birmingham: 'AL',
  bloomington: 'IL',
  bridgeport: 'CT',
  bristol: 'VA',
  brunswick: 'GA',
  burlington: 'VT',
  canton: 'OH',
  charleston: 'SC',
  columbia: 'SC',
  columbus: 'OH',
  concord: 'NH',
  covington: 'KY',
  decatur: 'GA',
  dover: 'DE',
  duluth: 'MN',
  easton: 'PA',
  englewood: 'CO',
  fairfield: 'CT',
  fayetteville: 'AR',
  florence: 'SC',
  gainesville: 'FL',
  georgetown: 'DE',
  germantown: 'TN',
  glendale: 'CA',
  greenville: 'SC',
  hollywood: 'FL',
  independence: 'OH',
  jackson: 'MS',
  'kansas city': 'MO',
  lafayette: 'LA',
  lawrence: 'KS',
  lawrenceville: 'NJ',
  lexington: 'KY',
  louisville: 'KY',
  madison: 'WI',
  manchester: 'NH',
  manhattan: 'NY',
  medford: 'OR',
  midland: 'TX',
  newark: 'NJ',
  oxford: 'MS',
  pasadena: 'CA',
  peoria: 'IL',
  plymouth: 'MA',
  portland: 'OR',
  richmond: 'VA',
  rochester: 'NY',
  rome: 'GA',
  roswell: 'GA',
  salem: 'OR',
  springfield: 'IL',
  troy: 'MI',
  vancouver: 'WA',
  warren: 'NJ',
  washington: 'DC',
  watertown: 'NY',
  wayne: 'PA',
  westlake: 'TX',
  wilmington: 'DE',
  woodbridge: 'NJ',
}

/** City names that are more often a word, a person or another place: read only with their state, or after "in" with a capital. */
export const nameLikeCities: ReadonlySet<string> = new Set(
  `allen alton anderson babylon bedford bellevue bend bethlehem bowie bristol bryan butte campbell canton
   chandler chatham clayton clifton cody commerce concord conway corona covington decatur dublin easton edison
   elizabeth florence franklin frederick geneva georgetown georgia gilbert golden hamilton hampton hanover
   harrison hawthorne henderson holland hollywood hudson huntington independence irving jackson jamaica jericho
   katy kingston kirkland laurel lawrence lima livingston marshall mason media melbourne meridian mesa milford mobile
   monroe murray newton newtown norman ontario orange oxford peoria pierre plantation plymouth purchase
   reading rogers rome rye salem sandy somerset sterling stowe stuart summit sunrise temple tyler union vail
   victoria wakefield warren warwick waterloo wayne westminster weston winchester york`.split(/\s+/),
)

/** Cities abroad with US law offices: as they are shown, and the country for the second part of a job's location. */
export const citiesAbroad: Readonly<Record<string, string>> = {
  London: 'England',
  'Hong Kong': 'Hong Kong',
  Singapore: 'Singapore',
  Tokyo: 'Japan',
  Shanghai: 'China',
  Beijing: 'China',
  Seoul: 'South Korea',
  Dubai: 'United Arab Emirates',
  'Abu Dhabi': 'United Arab Emirates',
  Riyadh: 'Saudi Arabia',
  Brussels: 'Belgium',
  Frankfurt: 'Germany',
  Munich: 'Germany',
  Berlin: 'Germany',
  Toronto: 'Canada',
  Montreal: 'Canada',
  Calgary: 'Canada',
  'Mexico City': 'Mexico',
  'São Paulo': 'Brazil',
  Sydney: 'Australia',
  'Tel Aviv': 'Israel',
  Amsterdam: 'Netherlands',
  Luxembourg: 'Luxembourg',
  Milan: 'Italy',
  Madrid: 'Spain',
  Zurich: 'Switzerland',
  Paris: 'France',
  Geneva: 'Switzerland',
  Vancouver: 'Canada',
  Ottawa: 'Canada',
  Stockholm: 'Sweden',
  Copenhagen: 'Denmark',
  Oslo: 'Norway',
  Helsinki: 'Finland',
  Warsaw: 'Poland',
  Prague: 'Czech Republic',
  Budapest: 'Hungary',
  Lisbon: 'Portugal',
  Barcelona: 'Spain',
  Düsseldorf: 'Germany',
  Hamburg: 'Germany',
  Edinburgh: 'Scotland',
  Istanbul: 'Turkey',
  Mumbai: 'India',
  'New Delhi': 'India',
  Bangalore: 'India',
  Bengaluru: 'India',
  Doha: 'Qatar',
  Nairobi: 'Kenya',
  Johannesburg: 'South Africa',
  Melbourne: 'Australia',
  'Buenos Aires': 'Argentina',
  Bogotá: 'Colombia',
  'San Juan': 'Puerto Rico',
  Lagos: 'Nigeria',
  Bangkok: 'Thailand',
  Jakarta: 'Indonesia',
  Taipei: 'Taiwan',
  Shenzhen: 'China',
  Guangzhou: 'China',
  Brisbane: 'Australia',
  Auckland: 'New Zealand',
  'Rio de Janeiro': 'Brazil',
}

/** Countries as written after a city's name. */
export const countries: readonly string[] =
  'Ireland; Northern Ireland; Scotland; Wales; England; United Kingdom; UK; Canada; Germany; France; Netherlands; The Netherlands; Belgium; Luxembourg; Switzerland; Austria; Italy; Spain; Portugal; Poland; Czech Republic; Hungary; Romania; Greece; Sweden; Denmark; Norway; Finland; Turkey; Israel; India; China; Japan; South Korea; Australia; New Zealand; South Africa; Kenya; Nigeria; Mexico; Brazil; Argentina; Colombia; Chile; Philippines; United Arab Emirates; UAE; Saudi Arabia; Qatar; Bermuda; Cayman Islands; Thailand; Malaysia; Indonesia; Vietnam; Pakistan; Bangladesh; Nepal; Taiwan; Russia; Ukraine; Egypt; Ghana; Bahrain; Oman; Jordan; Lebanon; Iceland; Malta; Cyprus; Croatia; Bulgaria; Serbia; Slovakia; Slovenia; Estonia; Latvia; Lithuania; Morocco; Tunisia; Uganda; Tanzania; Zimbabwe; Peru; Ecuador; Sri Lanka; Costa Rica; Dominican Republic; Puerto Rico'.split(
    '; ',
  )

/** Provinces of Canada by their abbreviation. */
export const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
}

/** States as newspapers and older letterheads abbreviate them, behind a city. */
export const olderAbbreviations: ReadonlyMap<string, UsState> = new Map(
  Object.entries<UsState>({
    ala: 'AL',
    ariz: 'AZ',
    ark: 'AR',
    calif: 'CA',
    cal: 'CA',
    colo: 'CO',
    conn: 'CT',
    del: 'DE',
    fla: 'FL',
    ill: 'IL',
    ind: 'IN',
    kan: 'KS',
    mass: 'MA',
    mich: 'MI',
    minn: 'MN',
    miss: 'MS',
    mont: 'MT',
    neb: 'NE',
    nev: 'NV',
    okla: 'OK',
    ore: 'OR',
    penn: 'PA',
    tenn: 'TN',
    tex: 'TX',
    wash: 'WA',
    wis: 'WI',
    wisc: 'WI',
    wyo: 'WY',
  }),
)

/** Capitalized words that begin or end no town's name. */
export const notTownWords: ReadonlySet<string> = new Set(
  `remote hybrid office offices location locations based attorney attorneys only preferred the in or and of bar university
   college associate counsel partner law llp pc associates senior junior level group practice our salary with for from street
   st suite ave avenue floor road rd blvd inc llc corp state commonwealth court county onsite firm school at a an to position
   role job opportunity district city pllc corporation pqe justice judge pte ltd
   limited bhd sdn bank board association institute society company industries polytechnic`.split(/\s+/),
)
/** Words that right behind a city's name make it another town's: "Cleveland Heights". */
export const townWords: ReadonlySet<string> = new Set(
  `heights park hills beach lake ridge grove village center township springs falls junction shore shores garden gardens estates
   island bay valley city corner station mill mills wood woods run creek point field fields forest terrace gardens oaks`.split(
    /\s+/,
  ),
)
/** Abbreviations of states that are words in lower case or abbreviate a degree: behind a city they need capitals or a comma. */
export const wordLikeStates: ReadonlySet<string> = new Set(
  'in or me hi ok oh id la de ma pa al co ms md ia ne'.split(' '),
)
/** Words before a place that say it is one. */
export const placeCues: ReadonlySet<string> = new Set(
  'in near around from to outside at based located location office offices area within greater downtown'.split(' '),
)
/** Words of a text whose cities are British where Britain has the larger one of a name. */
export const britishWords: ReadonlySet<string> = new Set(
  '£ gbp uk england scotland wales pqe solicitor solicitors barrister barristers'.split(' '),
)
/** Towns that between commas or alone on a line are a word, such as a label. */
export const wordTowns: ReadonlySet<string> = new Set(
  `male university nice sale enterprise normal mission split best bath battle deal police liberty mobile media reading commerce
   purchase independence union summit temple plantation sunrise golden`.split(/\s+/),
)

/** Abbreviations that may be alone in any capitals; the others are words (in, or, me), names or degrees (MA, MS, PA). */
export const plainAbbreviations: ReadonlySet<string> = new Set(
  'ny nj ct ca tx fl ga nc sc tn va wv il mn wi ky nv ut nm az wa dc nh vt ri mi ohio'.split(' '),
)
/** Those that are read alone only in capitals. */
export const capitalAbbreviations: ReadonlySet<string> = new Set(
  'PA MD MA CO DE KS MO IA AR NE MT WY AK ND OH AL'.split(' '),
)

const partsOf = (country: string, parts: string): readonly (readonly [string, string])[] =>
  parts.split('; ').map((part) => [part, country])

/** Other names of regions, each with the code or name that `Place.region` holds. Counties and states abroad map to their country. */
export const regionNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    ...Object.entries(provinces).map(([code, name]) => [name, code] as const),
    ...partsOf(
      'England',
      'Bedfordshire; Buckinghamshire; Cambridgeshire; Cumbria; Derbyshire; East Sussex; Gloucestershire; Hampshire; Herefordshire; Hertfordshire; Lancashire; Leicestershire; Lincolnshire; Merseyside; North Yorkshire; Northamptonshire; Northumberland; Nottinghamshire; Oxfordshire; Shropshire; Staffordshire; Tyne and Wear; Warwickshire; West Midlands; West Sussex; West Yorkshire; Wiltshire; Worcestershire; Yorkshire',
    ),
    ...partsOf(
      'India',
      'Andhra Pradesh; Assam; Bihar; Gujarat; Haryana; Jharkhand; Karnataka; Kerala; Madhya Pradesh; Maharashtra; Odisha; Punjab; Rajasthan; Tamil Nadu; Tamilnadu; Telangana; Uttar Pradesh; Uttarakhand; West Bengal',
    ),
    ...partsOf('Malaysia', 'Johor; Melaka; Negeri Sembilan; Pahang; Penang; Perak; Sabah; Sarawak; Selangor'),
    ...partsOf('Australia', 'New South Wales; Queensland; Tasmania'),
  ]),
  Québec: 'QC',
  UAE: 'United Arab Emirates',
  'U.A.E.': 'United Arab Emirates',
  UK: 'United Kingdom',
  'U.K.': 'United Kingdom',
}
