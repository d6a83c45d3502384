// Given and family names that are common in thirty countries, in lower case without accents: public facts. For training only.
const names = (text: string): string[] => text.trim().split(/\s+/)

export const commonGivenNames = names(`
aaban aadi aadil aahil aalim aamir aapo aarif aaron aashif aasim aatiq abaan abbas abbie abdis abel abelone abha abhimanyu
abril abyasa achille ada adam adan adrian adriana adrianna adrien adrienne adrijana afer agakisi agata agnes agnieszka ahter
ahti aida aila aileen aimee aino aisyah aivar ajda ajimat akos akoz akshay alan alana alba albano alberico albert albin albina
aldo alejandra alejandro aleks aleksander aleksandr aleksandra aleksandras aleksei aleksej aleksi alenka ales alessandra alexa
alexander alexandr alexandra alexandre alexandria alf alfio alfred ali alice alicia alison allan allana allen alma alojz
alojzia altinisin alvaro alvin alyssa amado amalia amani amara amarilis amber amelie amin amira amleto ana anabel anastasia
anastazja anatolie anca anda andela andre andrea andreas andree andrei andrej andres andrew andrius andrus andrzej ane anezka
angel angela angelica angeline angelino anghelina angie anh anica aniko anita anja anka ann anna anne annelene anneli annelie
annemijn anniina annunziata ansh antal antanas ante antero antoinette anton antonin antonio antony ants anu anusha apolonia
april ariadna arian ariana arijus arina arja armandas armida arminas arnas arne arnim arnold aron aronas arpad arta arthur
arto artur arturas arunas arziye ashlee ashley asmuni asta aston astrid atasagun atenulf atilio atte attila audrey august
augustas auguste auraq aurelio aurica aurimas aurora austin avni awan awmar ayaan ayla aysuna ayyubi azuolas baaqir babar
badawi bahaa bahuwirya bailey bakhshi baktiadi balazs balint banara bao barbara barbora barbu barnabas barr bart basel bashar
basil batal baytal beatrice beatriz becky bedrich begim bela bella belo benas bence bendeguz benedek benedetto benicio benito
benjamin benoit bente benthe bento berend bernadette bernadine bernardo bernd berta beth betty beyler bhavna bianca bilal bill
billy birousk birsan biserka bitten bjarne bjorg bjorn blake blanka blazej blazena blessing bobby bogdan bohumila bohumir
bojan boleslav bonface boris borivoj borys botond bozo bradley bradut brandi brandon branislava branka brayan breanna brent
brett brian briana bridget briget brigita brittney bruna brunilda bruno bryan burakhan cahyo caitlin caleb calebe calixto
camelia cameron camila camilla candace candrakanta carina carita carla carlos carlota carmen carolina caroline carrie casper
cassidy catalin catherine cathrina catinca cecep cecilia cecilie celia celine celso cesar cesare cetinsu ceylin cezary cezayir
chaitaly chanakya changaz charity charlene charles charlie charlotte charmaine charo charvi chau chelsea cheragh cheryl chi
chloe chris christian christina christine christl christopher christy ciaobella ciril cirkeline claire clara clarice claudio
clayton clemence clinton cliona cole colleen collin colum comfort concepcion concha connor conor consolata consuela corinne
coriolano cornel cornelius cory courtney craig cristian crystal csaba ctibor ctirad custodio cvetka cynthia daanyaal dafina
dag daghfal dagmar dagobert daisy dakota dalibor dalila daliman dalmas dalton damaris damian damijan damjan damurah dan dana
danica daniel daniela danielius danielle danijel danilo danny daphne daria darijan darika dario darius darragh darren daryani
daryl dave davi david davor dawid dawn debbie deborah deborrah debra decebal deger deividas dejan delia demeter denes denisa
dennis dereck derrick desiree devon dezso diamond diana diane dianne diego diken dina dinda dino divya dmitri dobromila dodo
dom domantas domas domenico dominic dominik dominykas domnica don donald donatas donna dora dorota dorothea dorothy dovydas
dragan drago dragos drahomir drew duje dulce duncan dung duong durab dusanka dustin duyen dylan ecemis eddie edgaras edita
edmond eduard eduardo edvard edvardas edvinas edward edwin edwina eerik eftimia egidijus egil egon ehan eileen eimantas einer
eirik eivor ejaz ekanta ekapad eladio eleanora elemer elena eleonore eli elias elifnur eliisa elin elisa elisabeth eliza
elizabeta elizabeth elize ella ellen elmo elodie eloy else elvia elvina elvira ema emanuela emanuella emanuil emil emile
emilia emilis emily emma emmaculate emmanuel enar endra ene enock enrico eraldo erasmo erdibay eric erica erik erika erikas
erin erkki erling ernest ernestas erno ertuncay ervin esben esparta esperanza estela ester esther eszter etela etienne etizaaz
eugen eugene eugenio eunice eva evaldas evan evangelina eve eveliina evelina ezio fabian fabio fabiola fabrizia faith faizan
falguni faqid fatima fatinur federigo feisal feline felipe felix fenne ferdinand ferihan fernanda fernando festus filip finn
fitan fito flannan flora florence frances francesco francisc francisco franciska franciszek franck francoise franjo franklin
frantisek frantiska frederick frederik fredrik freja gabor gabriel gabriela gabrielius gabriella gaetano gail galar galasso
galina ganda garan garrett garvan gaston gaurav gautami gavin gawati geanina geir genevieve geoffrey georges georgia gerald
gerardo gerd germana geza ghaazi ghalib ghasaan ghayoor ghazanfer ghazi gheorghe ghufran ghusharib giacomo gianluca giedrius
gilberto gilles gillis gilman gina gionata giorgiana giovanna giovanni gitta giuliana giulio giuseppe gizella glen glenda
glenn gloria gokcebalan gonzalo gopal goran gordana gordon grace graciano greg gregor gregory grethe griselda grzegorz
guadalupe guarino gulab gulfeza gulsa gundhild gunn gunner gurarda gustavo gusztav guy gytis hailey hajo hakon hana hanna
hannah hanne hannes hans haralamb harbinaz hardana harold harriet harshil hartaka hayden hazeem heather hector hedviga hedvika
heidi heikki heiko helen helena helge heli hellena helmtrud hema hendra henna henrietta henry herman hermanni hermenegildo
hilda hilde hilmar hindal hoang hong honora honore hope hortense howard hubert hugo hung huong hurmet huy hynek ian ibraheem
ibrahim ida idris ifa ignac ignacy ignas igor ihab ihsan ihtesham iiris ijli iker ikrimah ikshita ilarie ilgi ilinca ilka
ilona imaran imke indrek inga ingalill inge ingeborg ingrid iosif ippazio irena irene irfan iridenta irina irma isa isaac
isabel isabell isabelle isabelly isaiah ishani ismail ismo israel itzel ivan ivana ivar iveta ivica iwo izaaz jaabir jaan
jaanus jabbaar jacek jacinta jacintha jack jackie jackson jacob jacqueline jacques jade jadranka jafar jahdami jaime jake
jakub james jamie jan jana janani jane janette janice janko janne japheth jarl jarmila jaromira jarwadi jasmine jasminka jason
jatin jay jayson jean jeanette jedrzej jeffery jekaterina jelena jenifer jenna jenni jenny jens jeptoo jere jeremiah jermaine
jermiah jerry jessica jesus jet jevgeni jill jimmy jindra jindrich jip jitka jo joakim joan joann joanna joanne joaquin job
jodi jodie joel johan johannes john johnathan jokubas jolana jon jonas jonathon joni joost jordan jorge joris jose josef
joseph josephine joshua josue jouko joy jozica jozo jozsef juan juana judit judith juho jules julia julian juliana julianna
juliet juliette julijana julita jure jurgen juri justas justin justinas justine justus juulia jyrki jytte kacper kacung kadri
kaitlin kaja kajsa kajus kala kalina kalle kalman kalpit kamil kamila kanpulat kara kare kari karl karla karolis karoly
karsana kasim kaspar kasper katalin katariina katarina kate katherine kathleen kathryn katie katja katrin katrina kayla
kayleigh kazimierz kazimir keano keijo keisha keith kelli kelly kelsey kenneth kent kerri kerry kerttu kevin khoa kibar
kilicbay kim kimanzi kinyanjui kipkirui kipngeno kirk kirsten kirsty kjetil klara klaudie knut konrad kornel kornelia krisha
kristen kristi kristian kristie kristiina kristina kristine kristjan kristoffer kristupas kristy kristyna krisztina krystian
krystof kuncara kunibert kurt kustaa kutun kyalo kylie lada ladislava lajos laksh lan lana lance langgeng lara lars laszlo
latasha laura laureano laurence laurent laurentia laurie laurynas lavinia lawrence lea leah leandro leela leif leigh leila
lennart lennarth leo leon leona leonard leonel leonora leopold leordean leroy lesia letizia levi levoslav leyre liam liana
libor lidija lidya liesa lieve lilia lilian lina linda lindsey linh lisanne liselotte liva livio liwia liz lizz ljubica ljubov
ljudmila loek lolita lonnie lore lorena loretta lorraine lotta louise lourdes love luara luc lucas luce lucia luciana lucie
lucio ludolf ludomila ludvik luigi luis luka lukas lukasz luke luluh lumir lunna lydia lydiah lynda lynn maanas maarit maciej
madalina madeleine madelief madeline madhavi magdalena magdalene magdolna maggie magnus mahdi mai maie maire maite maja
makayla makokha maks maksim maksymilian malle malwina manca mandy manole mantas manuel marc marcel marcela marcelina marcella
marcin marco mare marek margaret margareta margaretha margaux marguerite margus maria mariadi mariah marian mariana marianela
marianna marie marija marijan marika marilyn marina marine mario marissa marit marius marjatta mark markas marko markus mart
marta martha martin martina martirio martta martynas marvin mary maryse mason massimo matas mate mateja mateusz matheus
mathias mati matias matija matteo matthew matyas maud maura maureen maurice max maximilian maximiliano maxine maya mckenzie
meelis mefharet megan mekhala melanie melissa melita melvin memili mercedes merethe merike meshack mette mia michael michal
micheal michelangelo michele michelle mieszko miguel mihaly mihhail mihkel miia mijo mika mikael mikayla mike miklos milada
milagros milan milena milka miloslav mimi mindaugas minerva minh minna minodora mira miranda miray miriam mirjam mirko
miroslava mladen mohamed mohammed mohamud mojca mojmir molly monica monika monique morgan mourib mugambi mugur mulya mumbi
murithi musafet musee musure mutia muzhir mwendwa myrthe nadezda nadia nadja nakul nam nancy nandor natalia natalja natan
natasa natasha natasza nathalie nathan nathaniel natividad nayeli necdat nedas neil nela neriban nerijus netra ngoc nhien
niall nicanor nicholas nicolae nicolai nicolas nicole nicoletta nicolo niek nigel niina niklas niko nikola nikolai nikolett
nikolina nilam nils nina ninthe nirja nitesh niyaga noel nojus noleen noora norbert norica norma norman nova nurgil nuria
nyaboke nyaga nyanchama nyoman octavian octavio odeline odette oguzman okseven ola olaf ole oleg olga olgierd olivia olli oloo
omar omisha ondrej onveer oriana orla orni oscar osman ossi osvaldo oswaldo otilia oto ottavio ottmar otto ove ovun owen oxana
oystein ozaslan ozudogru paige paiman paivi pal pamela panini paola pascale paschal pasquale patience patricia patrick patrik
patryk patty paul paulette pauli paulina pauline paulius pavao pavel pawel paz peace peder pedro peeter peggy pepito permun
peter petr petri petronela petruta petter philip philippine phillip phuc phyllis pia piergiuseppe pietro pijus piotr piroska
pleun pompiliu povilas prabowo pranav prokop purwa qasim quang queen quinten raagini rachael rachel radim radoslaw radovan
rafael rafaela rafal raffaello rahmi rajko raksha ralf ralph rama ramon randy rasmus rauno raven ravy raymond rebekah regina
regitse rehaan remo rena renata rene renee reynaldo rica ricardo ricciotti richard rick ricky rico rik rita rizki roar robert
robertas robin rodney rodrigo roger rohaan rokas roland roman romana romeo ron rona ronald roos rose rosie ross rostislav
rotraut roy rozalia rozalija ruben rudolf rumeysa rushil russell ruth ruzica ryan ryszard saadat sabatino sabih sabina sabrina
sadina sai sali salim salvador sam samantha samesh sami samira samuel sandalio sander sandy sara sarah sarlota sasa saskia
satya saulius saverio savina sayrak scott sean sebastian sefer selena senna sergej sergio sevican sevindik shakila shane
shannon sharon shaun sheelagh sheena shelby shelley sheri sherry shirley siegrun sifuna sigfrido signe sigurd silvester simeon
simo simon simona simonas simone sindre siobhain siya sjoerd slavko slavomir slavomira sofia sofie sonia sophia souma soyler
sozer spencer srecko stacie staffan stana stanislav stanislava stanka stefan stefanie stefanija steffen stefka steinar stela
stella sten stephen stephene steven stian sue susan susanne suzanne svatoslav svein sydney sylvie szymon tabitha tadas tadeas
tadeja tage tahoor tamara tamas tami tammy tanja tanner tara taranci tasnim tatiana tauno tautvydas tawkeel tea ted teja
teodor terence teresa teresiah terje terrance terry teun tevs thales thanh thao theodore theresa thiago thibault thomas thor
thorsten tibor tiburcio ticen tijmen timea timothee timothy tina titas titi tivadar tjasa tobias toivo tom tomas tomasz tommy
tomo tonino tony tonya tor torbjorn tracey traci tracy travis tricia tristan trong trung tu tudora tung tuomas tutkun tyler
tymoteusz uda udyati ugolino ulla ulrich ulrik umman undine upkaar urmi urszula vagn vahar vaidas vakris valdemar valentim
valerio van vanessa vasil vedran vega vegard veli velitdin velma vera vernon veronica vi vicki victor victoria vida vigo
viktor vildane vilgot vilius viljami vincent vinicius viraj virgilio vit vivi viviana vladimir vladislav vlasta vojtech
vratislav vu vytautas wachira wakiman waldemar wanda wanja wanyonyi warren weena wendy wesley whitney wiktor wilfrido willie
wojciech wouter wriddhish wulf xavier xuan yamar yan yatin yelesen yen yeraz yngve yolanda yunis yusuf yvonne zabir zacharie
zahur zainab zan zayan zdenek zdenka zehaan zeljko zeride zeynelabidin ziga zigmund zimran zina zoltan zora zsigmond zsuzsanna`)

export const commonFamilyNames = names(`
aadam aalam aalto aalts aamil aamir aamirah aanei aas aasen aasif aasim aavik aazim ababei abad abatantuono abbas abbott
abdallah abicic abiola abraham abrahamsen abrahamsson abrego abreu acevedo achaorainn acharya achieng ackermann acosta acuna
adam adams adamson adetokunbo adeyemi adkins adolph adriaensdr adriansyah aggarwal agnesi aguilar aguilera aguirre agustina
ahlgren ahlstrom ahmed aho ahola ahuja ailin ainmneach airaksinen airmeas akar akca akcay akdeniz akelis akgunduz akinwale
aksu alanko alarcon alas albert albu albuquerque alcala aleman alemany alemdar alex alexander alexandre alfonsi ali alio allas
allen allison almansa almeida almonte almqvist alpaidis aluoch alva alvarado alvarez alves amador amanovic amaya ambrasas
ammaniti amoit amoros amundsen anders andersen anderson andersson andra andrade andreasen andreassen andreev andresen andrews
anggraini anggriawan anguita anichini anicic antal anthony antoine anton antonsen antonsson antonucci anttila aparecida
aparicio aragao aramburu aranda araujo archer ardelean ardianto arellano arenas arent ariosto armas armengol armstrong arnaud
arnesen arnold aro arora arreola arribas arslan arsoy aru aryan asensio aslan asp astuti atieno atkinson aumann aune auraq
aurora aus austin autio avalos avila awadh awadil awani awino awj awmar axelsson ayaan ayala azban azevedo aznar baaqir baasit
babar babato babic baca bacaeir bacaer bacak bach bachmann backer backman badami baez bahena bail bailey bailis bailly bairead
baisceir bajan bajardi bajwa baker bakke bakken bakos bala balan balazs baldwin baleegh balint baljak ball balla ballard
ballesteros balog balogh balogun bambad bandi banks bansal barac barajas baral barber barberini barbier barbosa barbu barer
baresic barker barna barnaba barnes barnett baroid baron barracco barragan barre barrera barrett barrio barros barry barta
barth barton bartosova bartovic barun bas basaam basak baseer bashaar bass bastiaense bates bath batista batool battaglia
bauer baum bava bayona beataigh bech beck becker beckmann bednar bednarova begonja behl beier beijring beireach bell bellini
bello belov benard benavidez benet bengtsson bennett benson benthin bentley berakovic beran berankova berends berengario berg
berge berger berggren bergman bergstrand bermudez berntsen berntsson berrios berry bersani bertelsen berthelot besnard beyer
bezjak bhagat bhailis bhandari bhasin bhatnagar bhatti biagiotti bicanic bierstraten biggen bilek bilge bilgin bilir bilkova
bingula birkeland birnbaum biro bishop biswas bizhan bizjak bjorklund black blair blake blanc blanca blanchard blanchet
blatnik blazek blazic blazicko blazkova bleijenberg blom blomkvist blomqvist blondel blowick blumel boada boaga bodaicin
bodhlaeir bodhlaer bodin bodnar boe boers bogdan bognar bogovic bohlin boiardo bolnbach bolton boman bonaventura bonbach
bondra bonnet boogaerts boone bora borbely borde borges borissov borner borojevic boros borrani borrego borrell boru bosch
bosnakova bosnjak bossi bostrom bouchet boucsein boulanger bourgeois bouvier bouwhuisen bowen bowers bowman boyd boyer bozic
bradford bradley brady bragaglia brahmbhatt bralic brandt breasail breathnach bregar brekke brese brewer brezjan breznik
briain brichese bridges briggs briseno brito briutean brizee broberg brock broeshart broman brookes brooks brown bru bruadar
bruce bruder brugman bruiseal brun brunet bruun bryan bryant bucanac buch buchanan buckley budai budhlaeir budig budiman
budiyanto bui bukovec bukvic bulzoni buraid bures buresova burgess buric burke burnach burnett burns burton bush bustamante
butcher butkus butler butselaar bylund byrd cabezas cabrera caccianemico cadhain cafua caimbeal caimbeul cain cainero caldeira
calderon caldwell callahan calvillo camanni camara camargo cameron camino campbell campos camuccini camurcuoglu camus canales
canals canellas cannon caomhanach capecchi capua capuaigh caraballo carbajo cardenas cardoso carey caric carlberg carli
carlsen carlson carmaig carmona carnero carnotte carpenter carr carrera carretero carrillo carroll carson carsten carter
cartur cartwright carun carvajal carvalho carville casadei casal casas casey cassara cassiano castaneda castillo castro
cavalcante cavalcanti ceafarcaigh ceanainn ceara ceballos ceh ceide ceirisc ceitinn ceorais ceothach ceothanach cepeda cerar
cermak cermakova cerne cerro cerutti cervantes cesnekova cetin chacko chadha chakraborty chambers chan chanda chandler
chandran chang chapa chapman charles charrier chaudhari chaudhuri chavez chawla cheara chebii checa chelagat chelimo chen
chepkirui chepkosgei chevallier chhabra chiaramonte choudhary chowdhury christensen christian christiansen christoffersen
christoph chukwu ciani ciaragain cibula cillin cimini cinneir ciosog ciothaigh ciothog cirino cisneros ciuinin claassen
clarach clark clarke clausen clayton clement cobb cobo cochran cohen coincheanainn coinin coinner coinnin cole coleman colic
collet collier collins collodi colom colon colum colunga comartun combs conaola conbhae condoleo condun confhaola conley
conner connor conrach conradi conraoi consaidin contreras conway cook cooper copeland cordier cordoba cordova coret corlu
cormican corradi corral correa correia cortez coscair cosman costa costela courtois cox craig crawford criado criomhthain
criostoir criostuir crisafulli cristea croil cross cruz csonka cuevas cuidithe cuillin cuineain cuirteis cuk culi cummings
cundun cunha cunningham cunun curci curraoin curry curtis cvrtila daamin dabukke dada dado dahl dahlen dahlin daibhis dale
dallara daltun dam damanik damurah daniel daniels danielsen dar darain das dass dautanec dave davenport davey david davidson
davis davison davodov dawson dawud day deak dean debeljak decker deep dehmel deiseach delaunay deleon delgadillo delgado demir
demirel demsar denis dennis desai deschamps devan devaux dey dhar dhingra diaconescu diaconu dias diaz dibiasi dickinson
didovic diesbergen diez dijoux dima dinu diolun dionun dippel dirven discin dixit dixon dobes dobre dobson dochioiu doe
doghair doherty doingeard dolenc dolezal dolezalova dolinar dominguez dominikovic dongoran donnelly donoso dorcha doria doring
dorota dorotova dorschner doshi douglas doyle dragojevic drake drewes droma drozdov drubin duarte dubey dubois dubovecak dudas
duffy dufour dugar duinsmearach dumanli dumas dumitrescu duncan dunn duong dupont dupuis duran durand durante durdu durkovic
durmus dusek duskova dusova duval dyal dyer dzapo each ebert eckbauer edberg edman edvardsen edwards eftimie ehlert eide
eigenwillig eilfirt einarsson ejlaal ekdahl ekidor ekiru eklund ekstrand ekwueme eliassen elizondo ellingsen elliott ellis elo
elofsson elsemulder ene engberg engen engman enriquez eraslan erdogan ergul erickson ericson erik eriksen eriksson erjavec
erlandsson ernst eronen errigo ertas erupe erzen escobar escudero esfandyar eshan eskola espino espinoza esquivel esteban
estrada eterovic etzold evans evensen evrard eze fabian fabra fabre faizan falier farago farah farias farida farina farkas
farkasovsky farmer farrell faure fazekas fazli fearraigh fechant fechner fedorov feher feirtear fekete feliu ferguson fermi
fernandes fernandez ferrata ferreira ferrero fiala fialova fidvi fields fierro figueroa filipcic filipic filippelli filippov
finke fiol fiorucci firat firgantoro firmansyah firtear fischer fisher fitzgerald flantz fleming fletcher flink florea flores
flowers floyd flynn fodor fogaca fogazzaro folkesson fonseca ford forsell forsman forster foster fowler fox franceschi franch
francis franco francois frandsen franjic frank franklin franova franzen fras frazier frederiksen fredriks fredriksen freeman
freis freitas french freudenberger frid friis frohlich frolov fuentes fuertes fuller fulop furda furlan gabhain gabrieli gabud
gacheri gacheru gade gagys gaiciunas gailius gaillard gailys gaineard gaitan gaizauskas gal galdikas galiazzo galik gallagher
gallardo gallegos gamez ganesan gara garay garcia gardner garibay garner garnier garobbio garrett garriga garza gashi gaspar
gastelum gearan geerts geisel geissler gelemanovic geneart gentileschi george georgescu gera gerard germain gertz gervais
ghafoor ghanee ghannam ghauth ghayoor ghazzal gheorghiu ghunayn ghutayf gianetti gianvecchio gibbs gibson giess gilabert
gilbert gill gillet gimenez ginea ginnea ginneadha gintalas ginzburgas giobun gionnachtaigh giorgetti girard giraud giron
glionnain glosteir glover gnatz goderts godfrey godinez godinic gohar gokhale golgi golla golob golubev gomboc gomes gomez
goncalves gonzales gonzalez goodman goodwin gordon gorenc gorjup gotthard gour gozzi graham granados granberg grande grant
graves gray grba green greene greer gregersen greggio gregoire gregoric gregory grgurevic grialais griffin griffith griffiths
grigoriev grinius groen grondin gronroos gronskis gross grossi grottner grover gruijl grzincic guardado gubain guclu guerra
guerrero gugan guglielmi guichard guillaume guillen gul gulbrandsen gulen gullberg gulyas gunarto gunawan gundersen gunpf
gupta gusev gustavsson gute gutierrez guyot guzman haapala haapaniemi haase haavisto habha habibi hadrovic hagarova hagen
hagglund haglund hahn haicead hajdu hajek hajkova hak hakim hakkarainen halasz hale halim halimah hall hallin halme halvorsen
hamalainen hamilton hamisi hammarstrom hammond hamon hampton hancer hancock hande hanel hannula hans hansen hanson hanssen
hansson hanusek harapin hardiansyah hardy hariyah harkonen harm harmon haro harper harrington harris harrison hart hartman
hartmann harvey haryanto hasanah haselaar hassan hassanah hauffer haug hauge haugen haugland hautala haverinen havlicek
hawkins hayes haynes hayre hayrioglu heath hebert hedlund hegedus hehl heidrich heikkinen heinonen heinrich heinsoo heinz
hekker helenius helgesson helland hellman helminen henck henderson hendriks henk henriksen henriksson henry hentschel heras
hermann hermansen hermighausen hernandes hernandez herrera herrero herve heser hess hesse hethur heymans hicks hidayanto
hidayat hietala higgins hill hiller hiltunen hines hinic hinojosa hjelm hlavacova hoang hoarau hocevar hodges hoelen hoffman
hoffmann hofig hogan hogberg hokkanen holicka holland holloway holm holmes holmqvist holmstrom holst holsten holt holubova
holzapfel hondeveld honkanen hood hoover hope hopkins horacek horakova horle horn hornig horton horvat horvath horvatinec
hosseini houdijk houston howard howell hoz hozjan hrastinski hribar hribernik hrovat hruba hruska hruskova hubbard hubert
hudson huet huff hughes huhn huijs huljev hulshouts hultman humbert humphreys humphries hunt hunter huotari hupka hurst
hutagalung hutapea hutasoit huttunen hynman hytonen hyvarinen iacobucci ibarra iborra ibrahim idris ihalainen ihsaan ihsanoglu
ihtiram ilic illes ilves iminza immonen imrichova infantino ingram ingvarsson innseadun inonu ionescu ionita iqbal irawan
isaksen isern ismail israelsson issa issac iswahyudi iustas iversen jaakson jaaskelainen jabir jabr jaceps jackson jacob
jacobs jacobsen jacobsson jacquet jagarinec jaggi jahdami jahdari jahn jailani jaimes jakab jakobsen jakobson jakovic jakuba
jalaal jalil jalonen jameel james jamnik jandova janezic jankauskas janocko janosova jans jansen jansson jantsch jantti januar
jarc jaros jarosova jarso jarve jarvenpaa jarvinen javornik jayaraman jdotte jefferson jefimov jelagat jelavic jelen jemeli
jenkins jenko jennings jensen jenssen jeppesen jeppsson jepsen jeptoo jereb jerez jerman jersov jespersen jessen jesus jezek
jezkova jilani jimenez jockel jogi johal johannessen johansen johansson johnsen johnson johnston jokinen jonas jonasson jones
jopich jordan jorgensen jorrisen joseph josipovic jovanovic juan juarez jug jugovac juhasz juhkam juhlin juncken junitz junken
jurisic jurisson jurko jussila kaamil kaarik kabus kachela kade kadija kahkonen kainulainen kairys kala kalekye kalinin kalita
kaljuste kallaste kalume kalvaitis kalvelis kalvenas kamarainen kamau kambs kamper kamran kananu kanda kangas kangro kantola
kapadia kar karaamat karadeniz karagic karam karhunen kari karjalainen karkkainen karlberg karlsen karner karpov karppinen
karuga karulova karvinen karz kasak kasemets kashyap kaspar kasparova kastelic kaster katic katona kattai kaupas kauppila kaur
kavaliauskas kay kazlauskas keijzer keinanen kelder kelemen keller kelley kelly kelvin kemp kennedy kensy keranen kerekes
kerekovic keskitalo kettunen khaemba khalil khalsa khamisi khatri kibe kiil kiiru kikas killer kim kimanthi kimaru kimeli king
kink kinnunen kinyua kipkirui kiplangat kiplimo kipngetich kiptum kiraly kirby kirk kirpenstein kirsipuu kirui kirwan kis
kisakurek kiska kiss kithinji kitsao kivela kivi kivinen kivistik kivisto kjaer kjeldsen klapp klarin klasson klausen klein
klemencic klemt klerks klima klimov klotz knez knezevic knight knudsen knutsen kobal kobelt kobia kobielska kocevar koch
kocjancic kocsis kodric koeman kohl kohler koit koivisto koivunen kokalj kokkonen kokol kolar kolaric kolega kolenc kolesnik
kollar kolster komora komulainen kondratjev konecna konecny kont koponen koppel koren korir korosec korpal korpela korstman
kortelainen koruturk kos koscevic kosi kosir koski kosonen koster kothari kotkas kotnik kotulicova kovac kovacic kovacs kovar
kovarova kozlov kozma krajci krajnc kramar kramaric kramberger kramer kranjc krantz kratochvil kratochvilova kraus kraushaar
krcelic krein krejcova krishnamurthy kristensen kristiansen kristoffersen kristoffersson kristofova krivec kriz krogh kroker
kronenberg krop kruglov kubicek kubickova kucera kucic kuhar kuhl kuiper kuisma kukkonen kulikov kumar kumpulainen kunac
kurgat kurian kurki kurm kurniawan kusch kusova kusumo kuswandari kuswoyo kuus kuusela kuusk kyllonen kysel laakso laan laas
labeeb laboy lad ladeck lagerweij lago lah lahteenmaki lahtinen laidhleis laighnigh lailasari laine lajlaj lakatos lakoseljac
laks laksita lall lamb lambert lammi lamy landin landy lane lang langern langevoort lankinen lara larsen larson las lasa
lassen lassila laszlo lata latt latupono laukkanen laur laurent lauridsen lauritsen laursen lavric lawrence lawson layth lazar
lazuardi le leao leban lebar lebron lebrun lecomte leduc lee leene lees lefebvre legnante legrand legros lehikoinen lehiste
lehtinen lehtmets lehtola leino lelievre lengyel lenic leon leonard lepik lepisto leroy lesage lesjak leskinen leskovar lesnik
lether letta leveque levin levy lewis li liblik licul liden lie liebelt lien liivak likar lilja lillemets lima limazah linares
lind lindblad lindell lindfors lindgren lindholm lindkvist lindner lindqvist lindroos lindsey lindvall linna lipp liskova
little litvova liukkonen ljubicic ljung ljungqvist llanos lloyd lluch lochel lochlann lofgren logan logar lohmus loibhead
lojek lombardi lomeli lomp lonen long lonndun loos lopes lopez losekann love lowe loya lozano lubs lucas lucchesi lucio
luibhead luik luisead lukacs lukinic lumi lumumba luna lunam lund lundblad lunde lundh lundkvist lundqvist luqman luthra
luukkonen luxardo luz lynch lyons maaswinkel macan maccrohan macedo macek macesic mach machado macharia machova macias mack
macnamee madara madiyan madrigal madsen maenpaa maesalu maestas magalova magar magnani magnusson maguidhir magyar maharaj
mahbub mahe maheen mahendra maheswara mahmood mai maidla maillard maillot majcen majd major majstorovic makena maki makkonen
makokha maldonado malipiero mall mallet malmgren maloba malone malosev maly mamic man manco mand mandala mander mandla mangat
mangold mangunsong mann manninen manning manole mansiz manso mansur mansveld mantyla manullang manunta manzanares marbun
marchal marcinko mardesic mardhiyah mares maresova margraf marie marin marini marinovic mariscal mark marklund markosova
markovac marmol marolt marpaung marques marquez marrero marsh marshall martel martensson martikainen martin martincevic
martinez martins martinsen martinson marton martorell marttinen maryadi maryati masarik mascaro mascheroni masha maskova mason
massey master mata matahlija mate matejka matheka mathenge mathiasen mathiesen mathieu mathis mathisen matijevic matilainen
matouskova matovina matthai matthews mattsson maulana maundu mavric maxwell may maya mayo mazilescu mazzeo mbiti mcbride
mccarthy mccormick mccoy mcdaniel mcdonald mcgee mcgilligan mcguire mckenzie mckinney mclaughlin mclean meadog medina medvecka
medved medvedev meeusen megantara meidhreach mejia melander melani mellor melnik melo mena menchaca mende mendes mendez
mendonca mendoza mens meraz mercalli merchant merino merkas meszaros metz meyer meyers meza mezei micetic michalik michaud
michelangeli michelson middleton mielcarek miettinen mihelcic mihelic mikkelsen mikkonen miklavcic mikulec mikusova miles
milevoj miller mills milovac miltenburg minayo miranda misicher misra misteal mitchell mitra mlakar mocanu mocenigo mochlichen
modi modig moe moen mofardin mogeni mogensen mohammadi mohammed mohanty mohaupt moisio mojica mol molin molina moller molnar
momberg mondaini mongare monreal monroe montalvo montanelli monteiro montenegro montgomery montoya moody moor moore moraes
morales moran morandi moravec morcillo moreira morel moreno morgan morin morley morpurgo morris morrison morrow mortensen
morton moss mota mottus moura moya mrak mraovic mraz mriosain muchemi mucheru mueller muema muhle muhonen mukherjee mukhwana
mukundi mulder muller mullerova mullins mumba munoz munshi munyua munywoki muoki muratori mureithi muriithi murinova murphy
murray muscet musee musil must mustofa mutai mutanu muthami muthomi mutia mutiso mutti mutua muur mwangangi mwania mwanza
mwathi myers myhre myklebust myllymaki naail nababan nabeel nabih nadeem naeem naess nagar nagy nagys nail nainggolan nair
najeeb najmudin namaga napitupulu narang naranjo narayanan narpati narusis nascimento nashiruddin nasimiyu naslund nasyidah
nath natsir natta naujokas nauseda navarro navratilova nayar nazarov ndirangu neal nedic nelson nemec nemeckova nemes nemeth
nerger neureuther neuteboom nevado nevalainen nevarez newman newton ngige ngigi ngome ngui nguyen nichols nicholson nicolas
nielsen niemeier niemi nievo niiranen nijman nikitin nilsen nilsson niskanen nissen nistor nita njagi njenga njoki nnamani
nogueira nogues nohlmans nomm norac norberg nordgren nordio nordlund norgaard norgren nori noriega norman norris north norton
nousiainen novaes novais novak novitasari novotna nugroho nunes nunez nurk nurminen nyabuti nyakio nyamawi nyambane nyangau
nyawira nyberg nygard nylen nylund nzai obasanjo obi obonyo obrien ocalan ocenas ochoa oconnor odegard odinga odobasic oennen
oestrovsky ogunleye oikarinen oja ojala ojeda ojo ojwang okafor okelo okonkwo oks oksanen olah olausson olawale olesen olivas
oliveira oliver olivetti olivier oller ollila olsen olson olsson olvera omar omeir onditi ondrusekova onyancha ooko oommen
oosterhout opiyo oprea orav orban orellana orina orosz orsolic orsos orta ortega ortese ortiz ortuno osborne oshodi osman
ossipov ostergaard otero otieno otto overgaard oversteeg owen owens oyekan paal paananen paavola pace pacheco padilla paez
page pages pagnotto pai paju pakarinen pal palic palkovic pall palmer palmgren palomar palomino palsson palu panchal pandya
pangestu panicucci pap papp paradi pareja parikh parini park parker parkkinen parks parna parra parsa parsons partzelt
parviainen pasqua pastoors pastor pasztor pataki patel patil patrick patterson patton pau paul paulauskas paulicekova paulsen
pavelek pavkovic pavlic pavlicek pavlin pavlov payet payne paz pearson pechel pecnik pederiva pedersen pedraza pehkonen peiro
peixoto pekkarinen peltola peltoniemi pena penalver penic pepe perales peralta pereira perez perkins perko perkovic permadi
peronne perry pertiwi peruzzi pesa peskova petek peter peterlik peters petersen peterson petersson petit petrauskas petrov
petrovic pettersen peukert pham phelps phillips phillipsen piacentini pickering pierce pierre pihlak piirsalu pillay pimenta
pinamonte pino pinol pintar pintaric pinter pinto pirc pires pisano pittman pizarro plantak plath plauchova plavec pocius
poder poerio poirier pokorna pokorny pokos poldma politz poljakov pomares ponci pongrac pons poole pop popa pope popescu porta
porter portillo porto porzio poska pospisil pospisilova post potocnik potter potters potts poulsen povilonis powell power
powers pozega pozuelo prabhu prabowo pradana pradipta prakasa pranowo prasad prasasta prasetya prasetyo prastuti pratama
pratiwi pratt prayoga preda prevost price prieto primozic priselac prodi prokop pruschke pudjiastuti puente puljiz pulk
purohit puscasu puspita putra puvi qadar qadeer qahtan qaseem qasif querini quesada quinn quintana quintanilla raamat raashid
raatib rabah rabbani rabiah rackham racz radel radi radinovic radovic rael raheel rahmawati rai raja rajagopal rajasa rajata
rajn raju ramachandran ramadan ramanathan ramirez ramos ramsak ramsey rana randall randoja rangel rao rasmussen raspor rattan
raval ravn ray razov read rebane redi reed reese reeves regalado regnier reguera rehn rehorst reichmann reid reising remmel
renard reuter reyes reynaud reynolds rezende rhodes riba ribeiro ribic riccati rice richard richards richardson ricko ridder
riha rijn riley rincon ring rio rios ritacca rivas rivera rivero riyanti robbins roberson roberts robertson robinson robles
rocha roche rodgers rodrigo rodrigues rodriguez rodriquez rogers rogge rohac rohacekova rohleder rojas rolon roma roman romero
romijn romiti ronning ronoh roos rop rosa rosado rosales rose rosen rosenberg roso ross rossi rossini roth rotteveel roussel
rout rovira rowe rowley roy roybal royer rozman rubben ruiz rupnik rus russell rusticucci rutto ruud ruus ruzickova ryan ryden
rysa sa saabir saad saahir saajid saal saalim saar saavedra sabah sabil sabir sabljak sadaqat sadeed saefullah saether safak
safitri saina sainz sair sakalauskas sakarya saks salahudin salata salazar saldivar saleh sales salim salinas salumae sama
samelova samosir sampaio samper sanabria sanchez sandberg sanders sandin sandor sandoval sandvik sanguineti sanmiguel
santacruz santiago santos santoso sanz saptono saputra sarabia saragat saragih sarapuu sarkozi saunders sauvage savage
saveljev scalera scardino scarpetta scheer schenkel schmidt schmitt schneider schokman schou schrant schroeder schultz
schuylenborch schwartz scott scotto sedano sedlackova sedlak sedlar segura selin sener sensoy sepp serraglio serrano serrato
sestig setiawan sevcik seven sever sezer sezgin shaffer sharp shaw shelton shepherd sherman short sidorov sihombing sihotang
sikiric sild silm silva silveira simanjuntak simbolon simek simkova simmons simon simonic simonsen simpson sims sinaga singh
singleton sinisi sinkovec sipos siqueira sirait siregar sisask sitar sitompul sitorus sitters situma situmorang sivertsen
sjoberg sjogren sjolin sjostrand skinner skoglund skok skokan skov skovierova sladonja slater slavikova slotova smid smit
smith snyder soita sokac sokk sola solano solberg solheim solimena solis solorzano somogyi sondergaard soo soos soosalu soot
sorensen soric soto soukup sousa souza soylu spadafora sparks spencer spies spruyt staglieno stan stancin stancu stanescu
stankevicius stankova stanley stastna steele steffensen stefunko steinmeiern stejskal stenberg stepanek stepanov stephens
stevens stevenson stewart stoffel stoica stojnic stokes stone stopar strand strickland strinavic strnadova strom stuivenberg
suarez suartini suciu sullivan summers surian suryatmi suryono susi susnik sutton suvi suwarno svecova svendsen svoboda
swanson sweeney sykorova szabo szalai szekely szekeres szilagyi szoke szucs taaj tabacu tabassum tadeen tafazal tahawwur tahir
takacs talat talavera talha talib tamanna tamas tamba tamburello tamez tampubolon tamsma tangen tarhan tarihoran tartini tarus
tatarova tate tavcar taylor teixeira tellez terlevic terragni terry tesar tessier tevetoglu thamrin thomas thomassen thompson
thomsen thornton thorsen thuku thygesen tijerina timmermans todd toft tolj toma toman tomanik tomanova tomasetti tomazic
tomescu tomsic topic toplak torok torres torricelli toth townsend tozzi tran travia trevino trevisan trnski tron trujillo
tucker tudor tuithof turci turina turk turner turpin tusek tveit tyler ubadah ubaidah ubaydullah uche ulker umaarah umair umar
underwood ungaretti uphus uramova urban urbanova urbina urbonas urrab urrutia usada usic utama utami uwais vahar vaillant
valach valdez valenta valentova vallee varadi varga vargas vasconcelos vasquez vass vasseur vastenhouw vattimo vaughn vavra
vavrova vazquez vega veic velasquez veltman vento verbruggen veres verharen verkade versluijs vestergaard vial viana vidic
vidmar vidovic vieira vik vincent vincze virag vitek vitkova vladislavic vlkova vlna vodopivec voinea volcke volk vorkapic
voros vretenar vsiliauskas vu waahid waardeloo wabomba wacana wade wadi wadood wafa wagner wahyudin wahyuni walker wall
wallace walsh walters walton waluyo wambugu wang wangechi ward warner warren washington wasita waskita wasonga waters watkins
watson watts weaver webb weber webster wechuli weerdenburg weiss wekesa welch wells wensen wesonga west wever wheeler whitaker
white wibisono wibowo widiastuti widodo wijaya wilcken wilcox wilkins wilkinson williams williamson willis wilson winarno
winther wise wolf wolfe wong wood woods wright wulandari yadid yafir yaghnam yahyaa yakub yaman yang yasir yates yildirim
yilmaz york yorulmaz young yuksel yulianti yuniar zaahid zafar zagar zajc zarar zayyir zeleznik zeman zemanova zengin zibert
zimmerman zizek znidarsic zorko zorlu zukauskas zulaika zupan zupanc zupancic zuwayhir zver`)
