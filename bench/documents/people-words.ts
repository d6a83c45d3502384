// Words that people of generated documents are made of. Nobody in particular: given and family names are combined at random.
const words = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/)

/** Given names of many cultures. */
export const givenNames = words(`
James, Mary, Robert, Patricia, Jennifer, Michael, Linda, William, Elizabeth, Barbara, Susan, Jessica, Thomas, Sarah, Karen, Nancy, Lisa, Matthew, Betty, Margaret, Sandra, Ashley, Kimberly, Donna, Emily, Michelle, Carol, Amanda, Dorothy, Melissa, Deborah, Stephanie, Rebecca, Sharon, Laura, Cynthia, Kathleen, Amy, Angela, Shirley, Brenda, Pamela, Nicole, Samantha, Katherine, Christine, Helen, Rachel, Carolyn, Janet, Maria, Heather, Diane, Gregory, Joshua, Patrick, Alexander, Jack, Dennis, Jerry, Tyler, Aaron, Jose, Nathan, Henry, Douglas, Zachary, Peter, Kyle, Noah, Ethan, Jeremy, Walter, Christian, Keith, Roger, Terry, Austin, Sean, Gerald, Carl, Harold, Dylan, Arthur, Lawrence, Jordan, Jesse, Bryan, Bruce
Siobhan, Niamh, Aoife, Cormac, Eoin, Gráinne, Rhiannon, Angharad, Hamish, Ewan, Isla, Fergus
Wei, Xiaoming, Jiayi, Yuchen, Mei-Ling, Hao, Lihua, Zhen, Qiang, Ming, Chia-Hui, Yi-Chen, Kwok-Wai, Minh, Thuy, Linh, Duc, Huong, Quang, Bao, Ngoc Anh, Kenji, Haruka, Takumi, Aiko, Yuki, Naoko, Hiroshi, Ji-woo, Seo-yeon, Min-jun, Hyun-joo, Eun-ji, Sang-hoon, Somchai, Siriporn, Putri, Agus, Dewi
Aarav, Ananya, Rohit, Sneha, Vikram, Lakshmi, Arvind, Deepika, Harpreet, Gurpreet, Manpreet, Faisal, Imran, Zainab, Farah, Bilal, Nusrat, Tahmina, Sanjay, Kavita, Rajesh, Padma, Ishaan, Tanvi, Dinesh, Chamari, Nimal
Mohammed, Fatima, Omar, Layla, Youssef, Hanan, Khalid, Rania, Tariq, Samira, Nadia, Karim, Yasmin, Reza, Shirin, Dariush, Parisa, Kaveh, Golnaz, Ayşe, Mehmet, Elif, Emre, Zeynep, Avi, Shira, Noam, Yael, Eitan, Talia, Ariel
Chukwuemeka, Adaobi, Oluwaseun, Folake, Kwame, Akosua, Kofi, Abena, Thabo, Nomvula, Sipho, Wanjiru, Kamau, Amina, Tendai, Chipo, Desta, Selam, Mariam, Ousmane, Aïssatou, Mamadou, Jelani, Latoya, DeShawn, Keisha, Tyrone, Imani, Darnell, Ebony
Sofía, Mateo, Valentina, Santiago, Camila, Joaquín, Guadalupe, Alejandra, Ignacio, Ximena, Rodrigo, Marisol, Esteban, Pilar, Thiago, Beatriz, João, Luísa, Rafael, Fernanda, Xavier, Montserrat, Lázaro, Yolanda
François, Amélie, Benoît, Chloé, Jean-Pierre, Marie-Claire, Étienne, Solène, Giovanni, Chiara, Lorenzo, Francesca, Matteo, Ilaria, Jürgen, Annika, Klaus, Liesel, Matthias, Ulrike, Lars, Ingrid, Sven, Astrid, Søren, Freja, Bjørn, Solveig, Pekka, Aino, Joris, Femke, Pieter, Marijke
Krzysztof, Agnieszka, Paweł, Małgorzata, Zbigniew, Václav, Jitka, Zoltán, Katalin, Dragan, Jelena, Milica, Goran, Dmitri, Svetlana, Anastasia, Yevgeny, Oksana, Taras, Nataliya, Ioana, Bogdan, Stavros, Eleni, Konstantinos, Despina, Aram, Anahit, Giorgi, Nino, Arben, Vjosa
Brooke, Madison, Tanner, Peyton, Hunter, Mackenzie, Skyler, Whitney, Preston, Sterling, Beau, Savannah, Wyatt, Lane, Price, Grant, Reed, Blair, Quinn, Rowan
Keoni, Leilani, Kalani, Malia, Sione, Mele, Tui, Wiremu, Aroha, Dakota, Cheyenne, Nizhoni`)

/** Family names of many cultures. */
export const familyNames = words(`
Abernathy, Ackerman, Aldridge, Applegate, Armitage, Ashworth, Atwater, Babcock, Bainbridge, Barrow, Beauchamp, Birdsong, Blackwood, Bloomfield, Bostwick, Brackett, Bridger, Broughton, Buckley, Burnham, Cadwell, Calloway, Carmody, Castleton, Chadwick, Clayborne, Colfax, Copeland, Crenshaw, Culpepper, Dalrymple, Darrow, Denholm, Dillard, Drummond, Dunleavy, Eastman, Eldridge, Ellsworth, Fairbanks, Farnsworth, Featherstone, Fenwick, Finch, Flanagan, Forsythe, Gallagher, Garrity, Gilchrist, Goodwin, Greer, Grissom, Halvorsen, Hargrove, Hathaway, Heller, Hollis, Hollingsworth, Huxley, Ingram, Jamison, Jorgensen, Kavanaugh, Keating, Kendrick, Kirkpatrick, Lancaster, Langford, Lattimore, Lockhart, Lowery, MacAllister, Maddox, Mayfield, McAdams, McCafferty, McDermott, McGillicuddy, Merriweather, Middleton, Montague, Mulligan, Nesbitt, Newcomb, Norwood, O'Donnell, O’Malley, Oglesby, Ostrander, Paddock, Pemberton, Pickett, Pomeroy, Prescott, Quigley, Radcliffe, Ravenscroft, Redmond, Rockwell, Rutledge, Sandoval, Satterfield, Shackelford, Sinclair, Somerset, Stanhope, Sutherland, Tillman, Townsend, Trimble, Underhill, Vandermeer, Wadsworth, Wainwright, Whitaker, Whitcomb, Winthrop, Woodruff, Yarborough, Young, Price, Stone, Rivers, Bishop, Parks, Law, Court, Banks, Judge, Marshall, Counts, Lane, Field, Brooks
Chen, Zhang, Huang, Zhou, Xu, Sun, Lin, Gao, Luo, Liang, Tang, Cheung, Kwan, Leung, Lau, Hsieh, Nguyen, Tran, Pham, Vo, Dang, Bui, Tanaka, Yamamoto, Nakamura, Kobayashi, Fujimoto, Okafuji, Kim, Park, Choi, Jeong, Kang, Yoon, Srisai, Wijaya, Santoso, Reyes, Dela Cruz, Bautista, Villanueva
Patel, Sharma, Gupta, Reddy, Iyer, Krishnamurthy, Chatterjee, Mukherjee, Banerjee, Singh, Gill, Dhillon, Kaur, Khan, Ahmed, Hussain, Qureshi, Siddiqui, Rahman, Chowdhury, Perera, Fernando, Wickramasinghe, Venkatesan, Raghunathan, Deshpande, Kulkarni
Al-Rashid, El-Sayed, Haddad, Khoury, Nasser, Farouk, Mansour, Bensalem, Hosseini, Tehrani, Moradi, Ahmadi, Yılmaz, Demir, Kaya, Öztürk, Cohen, Levy, Ben-David, Goldstein, Rosenberg, Shapiro, Friedman, Katz, Azoulay, Mizrahi
Okonkwo, Adeyemi, Oyelaran, Balogun, Mensah, Owusu, Asante, Nkosi, Dlamini, Mokoena, Mwangi, Odhiambo, Kiplagat, Abebe, Tesfaye, Diallo, Traoré, Ndiaye, Washington, Jefferson, Booker, Gaines, Tubman, Freeman
García, Rodríguez, Hernández, Martínez, Gutiérrez, Echeverría, Villarreal, Zamora, Montoya, Castellanos, de la Rosa, de la Vega, Ruiz-Herrera, Silva, Oliveira, dos Santos, Pereira, Carvalho, Figueiredo, Quintero, Cárdenas, Benavides, Fuentes, Peña
Lefebvre, Moreau, Girard, Beaulieu, Tremblay, Desjardins, Rossi, Bianchi, Ricci, Esposito, DiNardo, De Luca, Müller, Schneider, Weiß, Hoffmann, Schäfer, von Hagen, Zimmermann, van der Berg, van Dijk, de Vries, Janssen, Andersson, Lindgren, Nilsson, Pedersen, Kristiansen, Virtanen, Korhonen
Kowalczyk, Wiśniewska, Nowak, Zieliński, Novák, Dvořáková, Horváth, Szabó, Petrović, Marković, Kovačević, Ivanov, Volkova, Sokolov, Shevchenko, Kovalenko, Popescu, Ionescu, Papadopoulos, Georgiou, Petrosyan, Hakobyan, Beridze, Krasniqi
Kealoha, Kahananui, Tuimavave, Begay, Tsosie, Whitehorse, Ngata`)

const first = (text: string, index: number) => text.charCodeAt(index) || 0
/** Words for held-out documents and words for training are never the same. */
export const isHeldOutWord = (word: string): boolean =>
  (first(word, 0) * 7 + first(word, 1) * 3 + first(word, word.length - 1) + word.length) % 4 === 0

/** Towns by state or country, as résumés write them. */
export const towns = words(`
New York: NY, Brooklyn: NY, White Plains: NY, Buffalo: NY, Albany: NY, Newark: NJ, Princeton: NJ, Hoboken: NJ, Montclair: NJ, Philadelphia: PA, Pittsburgh: PA, Harrisburg: PA, Boston: MA, Cambridge: MA, Worcester: MA, Hartford: CT, Stamford: CT, New Haven: CT, Providence: RI, Portland: ME, Burlington: VT, Manchester: NH, Wilmington: DE, Baltimore: MD, Bethesda: MD, Silver Spring: MD, Washington: DC, Arlington: VA, Richmond: VA, McLean: VA, Charlotte: NC, Raleigh: NC, Durham: NC, Charleston: SC, Columbia: SC, Atlanta: GA, Savannah: GA, Miami: FL, Tampa: FL, Orlando: FL, Fort Lauderdale: FL, Jacksonville: FL, Nashville: TN, Memphis: TN, Knoxville: TN, Birmingham: AL, Mobile: AL, Jackson: MS, New Orleans: LA, Baton Rouge: LA, Little Rock: AR, Louisville: KY, Lexington: KY, Columbus: OH, Cleveland: OH, Cincinnati: OH, Dayton: OH, Detroit: MI, Ann Arbor: MI, Grand Rapids: MI, Indianapolis: IN, South Bend: IN, Chicago: IL, Evanston: IL, Naperville: IL, Milwaukee: WI, Madison: WI, Minneapolis: MN, St. Paul: MN, Des Moines: IA, Omaha: NE, Lincoln: NE, Kansas City: MO, St. Louis: MO, Tulsa: OK, Oklahoma City: OK, Wichita: KS, Dallas: TX, Houston: TX, Austin: TX, San Antonio: TX, Fort Worth: TX, Plano: TX, El Paso: TX, Denver: CO, Boulder: CO, Salt Lake City: UT, Provo: UT, Phoenix: AZ, Scottsdale: AZ, Tucson: AZ, Albuquerque: NM, Santa Fe: NM, Las Vegas: NV, Reno: NV, Los Angeles: CA, San Francisco: CA, San Diego: CA, San Jose: CA, Oakland: CA, Sacramento: CA, Irvine: CA, Palo Alto: CA, Pasadena: CA, La Verne: CA, Santa Monica: CA, Portland: OR, Eugene: OR, Seattle: WA, Tacoma: WA, Spokane: WA, Boise: ID, Billings: MT, Bozeman: MT, Cheyenne: WY, Fargo: ND, Sioux Falls: SD, Honolulu: HI, Anchorage: AK`)
  .map((town) => town.split(': '))
  .map(([city = '', state = '']) => ({ city, state }))

export const townsAbroad = words(`
London: England, London: United Kingdom, Dublin: Ireland, Toronto: Ontario, Vancouver: British Columbia, Paris: France, Frankfurt: Germany, Madrid: Spain, Amsterdam: Netherlands, Hong Kong: , Singapore: , Tokyo: Japan, Seoul: South Korea, Mumbai: India, New Delhi: India, Lagos: Nigeria, Accra: Ghana, Nairobi: Kenya, Johannesburg: South Africa, Dubai: UAE, Tel Aviv: Israel, São Paulo: Brazil, Bogotá: Colombia, Mexico City: Mexico, Buenos Aires: Argentina, Sydney: Australia, Melbourne: Australia, Auckland: New Zealand, Warsaw: Poland, Zurich: Switzerland`)
  .map((town) => town.split(': '))
  .map(([city = '', state = '']) => ({ city, state: state.trim() }))

export const stateNames: Readonly<Record<string, string>> = {
  NY: 'New York',
  NJ: 'New Jersey',
  PA: 'Pennsylvania',
  MA: 'Massachusetts',
  CT: 'Connecticut',
  RI: 'Rhode Island',
  ME: 'Maine',
  VT: 'Vermont',
  NH: 'New Hampshire',
  DE: 'Delaware',
  MD: 'Maryland',
  DC: 'District of Columbia',
  VA: 'Virginia',
  NC: 'North Carolina',
  SC: 'South Carolina',
  GA: 'Georgia',
  FL: 'Florida',
  TN: 'Tennessee',
  AL: 'Alabama',
  MS: 'Mississippi',
  LA: 'Louisiana',
  AR: 'Arkansas',
  KY: 'Kentucky',
  OH: 'Ohio',
  MI: 'Michigan',
  IN: 'Indiana',
  IL: 'Illinois',
  WI: 'Wisconsin',
  MN: 'Minnesota',
  IA: 'Iowa',
  NE: 'Nebraska',
  MO: 'Missouri',
  OK: 'Oklahoma',
  KS: 'Kansas',
  TX: 'Texas',
  CO: 'Colorado',
  UT: 'Utah',
  AZ: 'Arizona',
  NM: 'New Mexico',
  NV: 'Nevada',
  CA: 'California',
  OR: 'Oregon',
  WA: 'Washington',
  ID: 'Idaho',
  MT: 'Montana',
  WY: 'Wyoming',
  ND: 'North Dakota',
  SD: 'South Dakota',
  HI: 'Hawaii',
  AK: 'Alaska',
}

export const streets = words(
  `Maple Avenue, Oak Street, Broadway, W. 74th Street, Prospect Park West, Lakeview Drive, Cedar Lane, N. Clark Street, Beacon Hill Road, Ocean Parkway, Juniper Court, Magnolia Blvd., Elm Street, Peachtree Road NE, S. Congress Avenue, Mission Street, 5th Avenue, Harbor Way, Sycamore Place, Chestnut Street, Wisconsin Avenue NW, Bayou Bend, Hillcrest Terrace, Mulberry Street, Riverside Drive`,
)
export const mailHosts = words(
  'example.com, example.org, example.net, mail.example.com, alumni.example.edu, inbox.example',
)
export const nicknames = words('“Bill”, (Kim), "TJ", (Jenny), “Chip”, (Sam), "Mac", (Liz), “Tex”, (Raj), "JP"')
export const schools = words(`
Harvard Law School, Yale Law School, Columbia Law School, New York University School of Law, Fordham University School of Law, Brooklyn Law School, St. John's University School of Law, Hofstra University, Cornell Law School, University of Pennsylvania Carey Law School, Temple University Beasley School of Law, Villanova University, Boston College Law School, Boston University School of Law, Suffolk University Law School, Northeastern University School of Law, University of Connecticut School of Law, Georgetown University Law Center, The George Washington University Law School, American University Washington College of Law, Howard University School of Law, University of Virginia School of Law, William & Mary Law School, Washington and Lee University, Duke University School of Law, University of North Carolina School of Law, Emory University School of Law, University of Georgia School of Law, University of Florida Levin College of Law, University of Miami School of Law, Vanderbilt University Law School, Tulane University Law School, Louisiana State University, University of Kentucky College of Law, The Ohio State University Moritz College of Law, Case Western Reserve University, University of Michigan Law School, Wayne State University Law School, Notre Dame Law School, Indiana University Maurer School of Law, Northwestern Pritzker School of Law, University of Chicago Law School, Loyola University Chicago, DePaul University College of Law, University of Illinois College of Law, Marquette University Law School, University of Wisconsin Law School, University of Minnesota Law School, Drake University Law School, University of Iowa College of Law, Washington University in St. Louis, University of Kansas School of Law, University of Texas School of Law, Baylor Law School, SMU Dedman School of Law, University of Houston Law Center, South Texas College of Law, University of Colorado Law School, BYU Law School, University of Arizona James E. Rogers College of Law, UNLV William S. Boyd School of Law, Stanford Law School, UC Berkeley School of Law, UCLA School of Law, USC Gould School of Law, Pepperdine Caruso School of Law, Santa Clara University School of Law, University of San Diego School of Law, University of La Verne College of Law, University of Oregon School of Law, Lewis & Clark Law School, Seattle University School of Law, University of Washington School of Law, Gonzaga University School of Law`)
export const schoolsAbroad = words(`
University of Oxford, King's College London, London School of Economics, Trinity College Dublin, University College Dublin, McGill University, Osgoode Hall Law School, University of Toronto Faculty of Law, Université Paris 1 Panthéon-Sorbonne, Sciences Po, Humboldt-Universität zu Berlin, Ludwig-Maximilians-Universität München, Universidad de los Andes, Universidade de São Paulo, UNAM, National Law School of India University, University of Delhi, National University of Singapore, University of Hong Kong, Peking University, Seoul National University, University of Tokyo, University of Lagos, University of Ghana, University of Cape Town, Tel Aviv University, American University in Cairo, University of Melbourne, University of Auckland, Uniwersytet Warszawski`)
export const colleges = words(`
Amherst College, Bowdoin College, Brown University, Bucknell University, Clemson University, Colgate University, Dartmouth College, Davidson College, Denison University, Dickinson College, Florida State University, Hamilton College, Hunter College, Iowa State University, James Madison University, Kenyon College, Lehigh University, Macalester College, Michigan State University, Middlebury College, Morehouse College, Oberlin College, Penn State University, Pomona College, Purdue University, Rice University, Rutgers University, Smith College, Spelman College, SUNY Binghamton, Texas A&M University, Trinity University, Tufts University, University of Alabama, University of Delaware, University of Maryland, University of Massachusetts Amherst, University of Nebraska, University of Richmond, University of Rochester, University of Vermont, Vassar College, Wake Forest University, Wellesley College, Wesleyan University, Xavier University`)
