/**
 * Names under which travellers look for a city, that are neither the city's nor the airport's: regions, islands, sights,
 * districts, nicknames, old names and other spellings. code|name|name. A code that is a city's stands for all of its airports,
 * and where several have one name the best known of them comes first.
 */
export const otherNames = `ABJ|ivory coast|costa de marfil|cote d ivoire
ABQ|santa fe new mexico|breaking bad
ABS|abu simbel
ACC|ghana
ACE|canarias|islas canarias|arrecife|timanfaya|lanzarote
ACK|nantucket island
ACY|atlantic city|jersey shore
ADB|ephesus|efeso|kusadasi|smyrna|esmirna|izmir
ADD|abisinia|addis|addis ababa
ADL|barossa|kangaroo island|barossa valley
ADZ|san andres|san andres islas|isla de san andres|mar de siete colores|providencia|sanandres
AER|sochi
AES|geirangerfjord|geiranger
AGP|costa del sol|marbella|torremolinos|fuengirola|nerja|puerto banus|benalmadena|ronda|andalucia|estepona|mijas
AGR|taj mahal
AGT|ciudad del este
AHO|sardinia|cerdena|sardegna
AJA|corsica|corcega|corse
AKL|hobbiton|north island|isla norte nueva zelanda|bay of islands
ALA|almati|alma ata
ALB|saratoga springs
ALC|benidorm|costa blanca|torrevieja|denia|javea|elche|calpe
AMM|petra|wadi rum|dead sea|mar muerto|jerash
AMS|keukenhof|holland|zaanse schans|utrecht|north holland|tulip fields
ANC|alaska|denali
ANR|amberes|antwerp|antwerpen
ANU|antigua|antigua and barbuda|antigua y barbuda
APW|samoa
AQJ|wadi rum|red sea|mar rojo|petra jordan
AQP|canon del colca|colca
ASE|snowmass
ASP|outback
ASR|cappadocia|capadocia|goreme
ASW|nile|nilo
ATH|acropolis|acropolis athens|atenas grecia|pireo|piraeus|delphi|delfos|greek islands|islas griegas|peloponnese|peloponeso|atica
ATL|the atl|hotlanta|georgia usa
ATQ|punjab|golden temple|templo dorado
AUA|aruba|palm beach aruba
AUH|yas island|ferrari world|abu dabi|saadiyat
AUS|atx
AVL|biltmore|blue ridge|smoky mountains
AVN|provence|avinon
AXM|eje cafetero|coffee region|coffee axis|salento|quindio
AYQ|uluru|ayers rock
AYT|turkish riviera|riviera turca|side turkey|alanya|belek|kemer
AZS|las terrenas
BAQ|curramba|carnaval de barranquilla|la arenosa
BBA|carretera austral|aysen|patagonia
BBK|chobe
BCN|bcn|barna|ciudad condal|sitges|costa brava|catalunya|sagrada familia|montserrat|camp nou
BDA|bermuda|bermudas
BDS|puglia|apulia|lecce|salento italia
BER|brandenburg gate|brandeburgo|potsdam
BES|bretana|bretagne|finisterre
BFS|northern ireland|irlanda del norte|giants causeway|calzada del gigante
BGA|canon del chicamocha|chicamocha|san gil|barichara
BGI|barbados|bridgetown
BGO|fjords|fiordos|norwegian fjords|fiordos noruegos|fjords norway|flam|hardangerfjord
BGR|acadia
BGY|bergamo|lake como|lago di como
BHB|acadia|acadia national park
BHD|northern ireland|irlanda del norte
BHX|birmingham uk|birmingham england|stratford upon avon|cotswolds|west midlands
BIA|corsica|corcega|corse
BIO|guggenheim|bizkaia|vizcaya|pais vasco|euskadi
BIQ|hossegor|san juan de luz|pais vasco frances
BJL|gambia|the gambia
BJS|great wall|gran muralla|muralla china|peking|pekin|forbidden city|peiping
BJV|halikarnas|bodrum
BJX|leon|guanajuato|san miguel de allende|bajio|silao|leon gto|dolores hidalgo
BKI|borneo|sabah|sipadan|mount kinabalu|malaysian borneo
BKK|krung thep|pattaya|ayutthaya|hua hin|khao san|koh chang|bangkok city
BLL|legoland
BLQ|san marino|modena|parma
BLR|bengaluru|bangalore|mysore
BME|kimberley
BNA|music city|nash
BNK|byron bay
BOB|bora bora|borabora
BOD|saint emilion|st emilion|arcachon|aquitania
BOG|bogota dc|bogota d c|santa fe de bogota|santafe de bogota|zipaquira|la nevera
BOJ|sunny beach
BOM|bombay|bollywood|pune mumbai
BON|bonaire
BOO|lofoten|lofoten islands|islas lofoten
BOS|beantown|new england|nueva inglaterra|cambridge massachusetts|harvard|cape cod|salem massachusetts
BPS|trancoso|arraial d ajuda
BRC|patagonia|bariloche|villa la angostura|nahuel huapi|siete lagos
BRI|puglia|apulia|alberobello|matera|polignano
BRS|bath|cotswolds|bath uk|stonehenge
BRU|brujas|bruges|brugge|gante|ghent|gent|flandes|flanders|bruxelas
BSB|bsb
BSL|basel|basilea|bale|mulhouse
BTS|presburgo
BTV|stowe
BUD|buda|pest
BUE|bsas|bs as|bs aires|baires|caba|capital federal|la plata|tigre argentina|palermo soho|la reina del plata|buenos ayres|tango
BUF|niagara|niagara falls|cataratas del niagara
BVC|boavista|cape verde|cabo verde
BVE|dordogne|dordona|perigord
BZE|ambergris caye|caye caulker|blue hole
BZN|yellowstone|big sky|yellowstone national park
BZO|dolomites|dolomitas|dolomiti|south tyrol|tirol del sur
CAG|sardinia|cerdena|sardegna|villasimius
CAI|pyramids|piramides|giza|pyramids of giza|piramides de egipto|guiza|alexandria egypt|gizeh
CAN|canton|guangdong
CAS|rabat casablanca|dar el beida
CBL|angel falls
CCC|cayo guillermo|jardines del rey
CCS|maiquetia|la guaira
CCU|calcutta|calcuta
CEB|mactan|moalboal|bohol|oslob
CFN|donegal
CFR|normandia|normandy|omaha beach|d day beaches
CFU|corfu|kerkyra
CGB|pantanal
CGN|koln|bonn|phantasialand
CGR|pantanal|bonito
CHC|south island|isla sur nueva zelanda|south island new zealand|mount cook
CHI|chi town|chitown|windy city|la ciudad de los vientos
CHQ|crete|creta|hania
CHS|kiawah island
CID|iowa city
CJC|atacama|san pedro de atacama|desierto de atacama|atacama desert
CJS|juarez
CJU|jeju|jeju island|isla jeju
CLE|rock and roll hall of fame
CLJ|transylvania|transilvania
CLO|cali|sucursal del cielo|santiago de cali|valle
CMB|ceylon|ceilan|sigiriya|ella sri lanka|galle|kandy|negombo
CMF|courchevel|val d isere|meribel
CNS|great barrier reef|gran barrera de coral|port douglas|daintree|barrera de coral|gran barrera
CNX|pai
COK|kerala|kochi|alleppey|munnar|backwaters|cochin
COR|carlos paz|villa carlos paz|cordoba capital
CPH|malmo|legoland|tivoli|zealand
CPT|stellenbosch|table mountain|cape winelands|winelands|ciudad de cabo|robben island|kaapstad
CRD|patagonia
CRK|angeles city
CTA|sicily|sicilia|taormina|etna|siracusa|mount etna
CTG|la heroica|islas del rosario|cartagena de indias|ciudad amurallada|baru|getsemani
CTM|bacalar|costa maya|mahahual
CTU|pandas|jiuzhaigou|chengdu
CUE|cuenca
CUN|riviera maya|mayan riviera|playa del carmen|isla mujeres|costa mujeres|playa mujeres|holbox|isla holbox|puerto morelos|akumal|caribe mexicano|mexican caribbean|xcaret|zona hotelera cancun|caribe|caribbean|el caribe
CUR|curacao|curazao
CUU|barrancas del cobre|copper canyon|chepe
CUZ|machu picchu|machupicchu|machu pichu|macchu picchu|machu pichu peru|cusco|sacred valley|valle sagrado|ollantaytambo|aguas calientes|camino inca|inca trail|montana de siete colores
CVG|cincinnati ohio|cincinnati oh
CWB|ilha do mel
CWL|wales|gales|pais de gales
CXR|nha trang
DAC|dacca
DAD|hoi an|hue|da nang
DAV|boquete
DBV|kings landing|korcula|medjugorje
DDC|dodge city
DED|rishikesh
DEL|agra|taj mahal|nueva delhi|new delhi|gurgaon|gurugram|noida|vrindavan
DEN|mile high city|boulder|rocky mountains|montanas rocosas|breckenridge|red rocks
DFW|dallas fort worth|dallas ft worth|metroplex|arlington texas
DIL|timor|east timor|timor oriental
DJE|jerba|yerba
DKR|senegal
DLI|dalat
DLM|fethiye|marmaris|oludeniz
DLU|dali
DNZ|pamukkale
DOL|normandia
DPS|bali|denpasar|ubud|kuta|seminyak|canggu|uluwatu|nusa penida|nusa dua|gili islands|isla de bali|islas gili|sanur|jimbaran|bali island
DRW|kakadu|northern territory
DSM|iowa
DTT|motor city|detroit
DUB|eire|republic of ireland
DUR|durban|zululand
DXB|burj khalifa|palm jumeirah|emiratos|dubai marina|dxb|emirates
DYG|avatar mountains
EAP|alsace|alsacia|basel|basilea|bale|black forest|selva negra|mulhouse|colmar
EAS|san sebastian|donostia|gipuzkoa|guipuzcoa
EBB|kampala|uganda|bwindi
EDI|scotland|escocia|st andrews|edimburgh|edimburg|edinborough|auld reekie
EFL|cephalonia|cefalonia|ithaca
EGC|dordogne|perigord
EGE|vail|beaver creek|avon colorado
EIS|bvi|british virgin islands|islas virgenes britanicas
ELP|el paso texas|juarez
ENI|el nido
ERH|merzouga|sahara|sahara desert|desierto del sahara
ESU|taghazout
EVE|lofoten|lofoten islands|islas lofoten
EXT|devon|cornwall
EYW|florida keys|the keys|cayo hueso|cayos de florida
FAE|faroe islands|islas feroe|faroes
FAO|algarve|albufeira|lagos portugal|vilamoura|portimao|quarteira
FAT|yosemite|yosemite national park|sequoia|kings canyon
FCA|glacier national park|glacier|whitefish
FDF|martinique|martinica
FEN|noronha
FEZ|chefchaouen|meknes|fes
FIH|congo|democratic republic of congo|republica democratica del congo|zaire|drc|leopoldville|leopoldstadt
FKB|black forest|selva negra|schwarzwald|baden baden
FLG|sedona|grand canyon|gran canon|gran canon del colorado
FLL|south florida|fort lauderdale beach|hollywood florida|pompano beach
FLN|floripa|florianapolis|balneario camboriu
FLR|tuscany|toscana|firenze|siena|chianti|san gimignano
FNC|madeira|funchal
FOR|jericoacoara|canoa quebrada
FRA|francfort|frankfort|frankfurt main|mainz|maguncia|heidelberg
FRS|tikal|peten
FTE|patagonia|el chalten|glaciar perito moreno|perito moreno|fitz roy|calafate|los glaciares
FUE|canarias|islas canarias|corralejo|fuerteventura
FUK|kyushu
GCI|channel islands|islas del canal
GCM|cayman|cayman islands|grand cayman|islas caiman|gran caiman|islas caimanes
GCN|grand canyon|gran canon|gran canon del colorado
GDL|gdl|tequila|tlaquepaque|zapopan|chapala|perla tapatia
GDN|danzig|sopot|gdynia
GDQ|simien
GHV|transylvania|transilvania|castillo de dracula|dracula|bran castle
GLA|loch lomond
GND|grenada|granada caribe|saint georges
GOA|liguria|portofino|genova|italian riviera|riviera italiana
GOH|greenland|groenlandia
GOI|goa beach
GOT|goteborg|gotemburgo
GPS|galapagos|galapagos islands|islas galapagos|santa cruz galapagos|baltra
GRJ|garden route
GRO|costa brava|lloret de mar|cadaques|gerona|girona
GRX|alhambra|sierra nevada espana
GUA|antigua guatemala|la antigua|lago de atitlan|atitlan|antigua guatemala city|chichicastenango
GUM|guam
GVA|chamonix|mont blanc|french alps|alpes suizos|swiss alps|alpes franceses|lausanne|lausana|montreux|annecy|verbier|courchevel|morzine|genf|geneve
GYE|gquil|montanita|salinas ecuador
HAH|comoros
HAK|hainan
HAM|hamburgo
HAN|halong bay|ha long bay|ha long|halong|bahia de halong|sapa|ninh binh|bahia de ha long
HAV|habana vieja|vinales
HBA|tasmania|tassie
HBE|alejandria|alexandria egypt
HDN|steamboat
HDS|kruger|kruger park
HEH|inle lake|lago inle
HER|crete|creta|knossos|heraklion|iraklion
HIJ|miyajima
HIR|solomon islands|islas salomon
HKG|hk|kowloon|macau|macao|victoria peak|lantau|disneyland hong kong
HKT|phi phi|koh phi phi|ko phi phi|phi phi islands|islas phi phi|patong|khao lak|kata beach|phuket island
HNL|hawaii|hawai|oahu|waikiki|pearl harbor|islas hawai|hawaiian islands|islas hawaianas|aloha|north shore oahu
HOU|h town|htown|houston texas|nasa|galveston
HRG|red sea|mar rojo|el gouna|soma bay
HTI|whitsundays|whitsunday islands|great barrier reef
HUX|bahias de huatulco|huatulco
HVB|fraser island
HYA|cape cod
HYD|telangana
IAO|siargao
IBZ|ibiza|formentera|eivissa|baleares|islas baleares|balearic islands|san antonio ibiza
IEV|kiev|kyiv
IGR|iguazu|iguazu falls|iguassu|cataratas|cataratas de iguazu|cataratas del iguazu|foz|puerto iguazu|iguacu
IGU|iguazu|iguazu falls|iguassu|cataratas|cataratas de iguazu|cataratas del iguazu|foz|foz de iguazu|iguacu
IKT|lake baikal|baikal|lago baikal
IND|indy|indy 500
INN|tirol|tyrol|innsbruck|austrian alps|alpes austriacos|kitzbuhel|st anton|ischgl|dolomites|dolomitas
INV|highlands|scottish highlands|tierras altas|isle of skye|skye|loch ness|lago ness
IPC|rapa nui|easter island|isla de pascua|moai
IQT|amazonas peru|amazonia peruana|selva peruana|amazonas
IST|constantinople|constantinopla|bizancio|byzantium|bosphorus|bosforo|stambul|taksim
ITH|cornell
ITO|big island|hilo
IVL|lapland|laponia
IXB|darjeeling|sikkim
IXL|ladakh
IXZ|andaman islands|andaman|islas andaman|havelock
JAC|yellowstone|jackson hole|grand teton|teton
JAI|rajasthan|pink city
JAX|amelia island|st augustine|saint augustine|san agustin florida
JDH|rajasthan|rajastan
JED|mecca|la meca|makkah|meca|yeda|jeddah|jiddah|yida
JER|channel islands|islas del canal
JKT|java|batavia|djakarta
JMK|mykonos|cyclades|cicladas|greek islands|islas griegas
JNB|joburg|jozi|jo burg|johannesburgo|soweto|pretoria|kruger|kruger park|kruger national park|sandton|safari sudafrica
JNX|cyclades|cicladas
JOG|borobudur|prambanan|yogya|jogja
JRO|serengeti|ngorongoro|kilimanjaro|mount kilimanjaro|arusha|monte kilimanjaro
JSI|skopelos
JTR|oia|thira|fira|santorini
JUJ|purmamarca|humahuaca|tilcara|quebrada de humahuaca
JUL|titicaca|lake titicaca|lago titicaca|puno
KBV|phi phi|koh phi phi|ao nang|railay|koh lanta|ko lanta|phi phi islands|islas phi phi
KCH|sarawak|borneo
KGL|gorillas|gorilas
KGS|kos|isla de kos
KHI|karachi
KIN|port royal
KLO|boracay
KMQ|kanazawa|shirakawago
KNO|sumatra|lake toba|lago toba
KOA|big island|kona|kailua kona|isla grande hawai|waikoloa
KOS|koh rong
KRK|auschwitz|zakopane|wieliczka|cracow
KRN|abisko|ice hotel|swedish lapland
KTM|everest|mount everest|himalaya|himalayas|nepal|monte everest|annapurna
KTT|lapland|laponia|levi finland
KTW|silesia|auschwitz
KUL|kl|klcc|petronas|kuala lampur|genting|putrajaya|kuala lumpur city
KVA|thassos
KWL|yangshuo
LAD|angola
LAP|la paz bcs|la paz baja california sur|la paz mexico
LAS|vegas|las vegas strip|sin city|hoover dam|zion|zion national park|death valley
LAX|la|l a|hollywood|beverly hills|santa monica|malibu|venice beach|anaheim|disneyland|disneyland california|city of angels|ciudad de los angeles|la la land|pasadena|west hollywood|los ángeles california|socal|southern california
LBJ|komodo|flores indonesia|komodo island
LCA|cyprus|chipre|ayia napa|limassol|nicosia
LED|saint petersburg|st petersburg|san petersburgo|sankt peterburg|leningrad|leningrado|st petersburg russia|peterburg|petrograd|saint petersburg russia|piter
LEI|cabo de gata|costa de almeria
LET|amazonas|amazonia|selva amazonica|amazon
LGK|langkawi
LIH|kauai|princeville
LIM|miraflores|barranco|paracas|nazca|ica|huacachina|callao
LIR|guanacaste|tamarindo|papagayo|nosara|santa teresa
LIS|sintra|cascais|estoril|ericeira|fatima|nazare|lisbonne
LJG|shangri la
LJU|lake bled|bled|lago bled
LKN|lofoten|lofoten islands|islas lofoten
LLI|lalibela
LLW|malawi
LMM|barrancas del cobre|copper canyon
LNS|amish country
LON|londinium|greater london|wembley|westminster|uk|oxford|cambridge|harry potter|stonehenge|big ben|canary wharf|windsor|soho london|kings cross|england|waterloo
LOP|gili islands|islas gili|gili trawangan|gili|mataram|lombok
LOS|nollywood
LPA|gran canaria|canarias|islas canarias|canary islands|canaries|maspalomas|playa del ingles|las palmas de gran canaria|las canarias
LPB|titicaca|copacabana bolivia|el alto|nuestra senora de la paz
LPL|beatles|anfield
LPQ|laos
LRM|bayahibe|la romana|casa de campo
LUA|everest base camp
LUN|zambia
LVI|victoria falls|cataratas victoria
LWO|lemberg
LXA|tibet|potala
LXR|valley of the kings|valle de los reyes|karnak|thebes|tebas|nile cruise|crucero por el nilo
LYR|svalbard|spitsbergen
LYS|alpes franceses|french alps|auvergne
MAA|madras|pondicherry|mahabalipuram|chenai
MAD|ciudad real|toledo|segovia|avila|madriz|castilla la mancha|la mancha|castilla|villa y corte|cuenca espana|aranjuez
MAH|menorca|minorca|baleares|islas baleares|balearic islands|ciutadella
MAN|lake district|peak district|old trafford
MAO|amazonas|amazonia|amazon|amazon rainforest|amazon river|selva amazonica|rio amazonas
MBA|diani|diani beach
MBJ|negril|montego|mo bay|caribbean|jamaica|ocho rios
MCI|kc|kcmo
MCY|sunshine coast|noosa
MCZ|maragogi
MDC|bunaken
MDE|medallo|guatape|ciudad de la eterna primavera|poblado|el poblado|rionegro|paisa
MDQ|mdq|la feliz|mardel|mar del plata
MDZ|valle de uco|aconcagua|las lenas|wine argentina
MED|medina|al madinah|madinah
MEL|great ocean road|melbourne victoria|tullamarine
MEM|graceland|elvis
MES|sumatra|lake toba
MEX|df|d f|cdmx|mexico df|distrito federal|ciudad mexico|cd mexico|cd de mexico|mexico d f|teotihuacan|chilangolandia|mejico|coyoacan|polanco
MFM|macau|macao
MGA|granada nicaragua|leon nicaragua
MHT|white mountains
MIA|miami beach|south beach|everglades|brickell|coral gables|doral|south florida|kendall|hialeah|la florida
MID|chichen itza|uxmal|peninsula de yucatan|progreso|izamal
MIL|milano|lago di como|lake como|lago como|como|lago de como|italian lakes|lombardia|lombardy|bellagio
MKE|harley davidson
MKZ|malacca
MLA|gozo|malta|valletta|la valeta|valeta
MLE|maldives|maldivas|islas maldivas|maldive islands
MMH|yosemite|mammoth
MMJ|japanese alps
MNL|makati|luzon|filipinas manila|quezon city|boracay manila
MOW|moskva|kremlin|moskau|moscou
MOZ|moorea
MPH|boracay|boracay island
MPM|mozambique maputo|lourenco marques
MQP|kruger|kruger park|kruger national park|parque kruger|mpumalanga|mbombela
MRD|merida venezuela
MRE|maasai mara
MRS|provence|provenza|aix en provence|la provence|avignon|calanques|marsella
MRU|mauritius|mauricio|isla mauricio|ile maurice|isla mauricio africa
MRY|carmel|big sur|pebble beach
MSP|twin cities|saint paul|st paul|mall of america
MSY|nola|big easy|the big easy|french quarter|nueva orleans
MTJ|telluride
MTY|mty|san pedro garza garcia|sultana del norte|saltillo
MUB|okavango|okavango delta|delta del okavango
MUC|bavaria|baviera|oktoberfest|neuschwanstein|bayern|monaco di baviera
MVD|montevideo|colonia del sacramento|colonia uruguay
MYR|grand strand
MZL|eje cafetero
NAN|fiji|fiyi|islas fiyi|fiji islands|islas fiji|denarau|mamanuca
NAP|amalfi|amalfi coast|costa amalfitana|costa de amalfi|capri|sorrento|pompeya|pompeii|pompei|positano|ischia|ravello|vesuvio|vesubio
NAS|bahamas|paradise island|atlantis bahamas|las bahamas|the bahamas
NAT|pipa|praia da pipa
NAV|cappadocia|capadocia|goreme
NBO|masai mara|maasai mara|safari kenya|safari|kenya safari|serengeti
NCE|cote d azur|costa azul|french riviera|riviera francesa|monaco|monte carlo|montecarlo|cannes|antibes|saint tropez|st tropez|menton|principado de monaco
NGO|takayama|ise
NOS|nosy be
NOU|new caledonia|nueva caledonia
NQN|patagonia
NQY|cornwall|cornualles
NQZ|nur sultan|astana|nursultan
NTE|loire|loira
NUE|nuernberg|nurnberg
NVT|camboriu|balneario camboriu|blumenau|beto carrero
NYC|manhattan|brooklyn|queens|bronx|staten island|harlem|times square|wall street|big apple|the big apple|la gran manzana|gran manzana|ny|nyc|n y|nueva york ciudad|new york new york|nva york|nueva jersey|new jersey|jersey city|hoboken|hamptons|the hamptons|long island
NYU|bagan
OGG|maui|lahaina|wailea|kaanapali|hana maui
OHD|lake ohrid
OKA|okinawa|naha
OLB|sardinia|cerdena|sardegna|costa smeralda|porto cervo
OMA|warren buffett
OOL|gold coast|surfers paradise|byron bay|costa dorada australia
OPO|douro|valle del duero|douro valley|duero|braga|guimaraes|oport
ORF|virginia beach
ORL|disney|disney world|disneyworld|walt disney world|disney orlando|disney florida|universal|universal studios|universal studios orlando|universal orlando|epcot|magic kingdom|kissimmee
OSA|kyoto|nara|kioto|kobe|universal studios japan|koya san|dotonbori
OVD|gijon|oviedo|picos de europa
OZZ|sahara|sahara desert|desierto del sahara
PAR|disneyland paris|eurodisney|euro disney|torre eiffel|eiffel tower|versailles|versalles|ciudad luz|city of light|la ciudad de la luz|city of lights|champagne|ile de france|louvre|montmartre|normandia|normandy|reims
PBC|cholula
PBH|bhutan|tigers nest|thimphu|butan
PBI|palm beach|boca raton|west palm|delray beach
PDL|azores|acores|islas azores|sao miguel
PDP|jose ignacio|punta del este
PDX|rose city
PEI|eje cafetero|coffee region|coffee axis|salento|valle de cocora|cocora|zona cafetera|coffee triangle
PEN|penang|georgetown malaysia|george town penang|pulau pinang
PER|rottnest|rottnest island|margaret river
PFO|cyprus|chipre|limassol
PHL|philly|city of brotherly love|fila
PHX|scottsdale|sedona|tempe|valley of the sun|grand canyon
PIU|mancora
PKR|annapurna
PLS|turks and caicos|turcas y caicos|grace bay|turks|providenciales|provo
PMC|chiloe|puerto varas|frutillar
PMI|mallorca|majorca|baleares|islas baleares|balearic islands|balearics|las baleares|magaluf|palma|alcudia|soller|isla de mallorca|palma majorca
PMO|sicily|sicilia|cefalu
PMV|margarita|isla margarita|isla de margarita|porlamar
PMY|peninsula valdes|patagonia|peninsula valdez
PNT|torres del paine
POA|gramado
POP|sosua|cabarete
POS|trinidad|puerto espana|port of spain
POZ|posen
PPP|whitsundays|airlie beach|whitsunday islands
PPS|palawan|puerto princesa|el nido|coron
PPT|tahiti|french polynesia|polinesia francesa|polinesia
PQC|phu quoc
PQM|palenque
PRG|praga|praha|karlovy vary|bohemia|republica checa
PRY|pretoria
PSA|tuscany|toscana|cinque terre|lucca|la spezia|torre de pisa|leaning tower
PSP|coachella|joshua tree
PTP|guadeloupe|guadalupe
PTY|canal de panama|panama canal|san blas|panama|ciudad panama|guna yala
PUJ|bavaro|cap cana|uvero alto|bayahibe|el caribe|caribe|caribbean|higuey|republica dominicana playa
PUQ|torres del paine|patagonia chilena|estrecho de magallanes|magallanes|patagonia|puerto natales|antartida|antarctica
PUS|gyeongju
PUY|istria
PVK|lefkada|preveza
PVR|vallarta|pto vallarta|riviera nayarit|nuevo vallarta|nuevo nayarit|sayulita|punta mita|bucerias|bahia de banderas
PWM|portland maine
PXM|zipolite|mazunte|costa oaxaquena
PZO|salto angel|angel falls|ciudad guayana|canaima|puerto ordaz
QRO|san miguel de allende
RAI|cape verde|cabo verde|santiago cabo verde
RAK|marruecos|atlas mountains|ouarzazate|marrakech|marruecos marrakech|sahara|jemaa el fna
RAP|mount rushmore|monte rushmore|badlands
RAR|rarotonga|cook islands|islas cook
RBA|sale
RCH|cabo de la vela|la guajira|guajira
REC|porto de galinhas|olinda
REK|iceland|islandia|blue lagoon|golden circle|laguna azul|circulo dorado|reykjavik|reikiavik
REL|peninsula valdes
REU|costa dorada|salou|portaventura|port aventura|tarragona
RGN|burma|birmania|myanmar|rangun|rangoon
RHO|rhodes|rodas|rodos|lindos
RIC|williamsburg
RIO|rj|rio|copacabana|ipanema|cidade maravilhosa|buzios|cristo redentor|maracana|paraty|angra dos reis|ilha grande|carnaval
RJL|rioja|la rioja|logrono
RMF|red sea|mar rojo
RMU|la manga|cartagena espana|cartagena spain
RNO|tahoe|lake tahoe|south lake tahoe|carson city|burning man
RNS|bretana|bretagne|mont saint michel|saint malo|st malo
ROM|vaticano|vatican|vatican city|ciudad del vaticano|ciudad eterna|eternal city|la ciudad eterna|coliseo|colosseum|lazio|citta del vaticano|santa sede
ROR|palau
ROT|hobbiton
RSW|naples florida|naples fl|sanibel|cape coral
RTB|islas de la bahia|bay islands|utila
RTM|the hague|la haya|den haag|delft|s gravenhage
RUH|riad|riyadh
RUN|reunion|isla reunion|la reunion|reunion island
RVN|lapland|laponia|papa noel|santa claus|santa claus village|lapland finland|laponia finlandesa|finnish lapland|santa village
SAF|santa fe new mexico
SAI|angkor|angkor wat|siem reap|siemreap
SAL|el tunco|suchitoto
SAN|la jolla|legoland california|sandiego|coronado|seaworld
SAO|sp|sampa|san pablo|san paulo|s paulo|campos do jordao
SAT|el alamo|alamo
SAV|hilton head
SBA|santa ynez|solvang
SBH|saint barts|saint barthelemy|st barth|st barths|san bartolome
SBP|big sur|pismo beach
SBZ|transylvania|transilvania|hermannstadt
SCL|stgo|santiago|valparaiso|vina del mar|vina|valle nevado|portillo|santiago de chile
SCQ|camino de santiago|santiago|galicia|compostela
SCY|galapagos|islas galapagos
SDF|bourbon trail|kentucky derby
SDQ|boca chica|santo domingo|juan dolio|zona colonial
SEA|emerald city|mount rainier|rainier|olympic national park|tacoma
SEL|gangnam|dmz|everland|myeongdong
SEZ|seychelles|seychelles islands|islas seychelles|la digue|mahe
SFG|saint martin|st martin
SFO|sf|frisco|san fran|bay area|silicon valley|golden gate|alcatraz|norcal|northern california|berkeley|yosemite|napa|napa valley|sonoma|palo alto
SGN|saigon|ho chi minh|ho chi minh city|hcmc|hcm|mekong delta|ciudad ho chi minh|delta del mekong|mekong
SGU|zion|zion national park|bryce canyon
SHA|bund|disneyland shanghai|suzhou
SHO|eswatini|swaziland|suazilandia
SID|sal|cape verde|cabo verde|isla de sal
SIN|sentosa|marina bay|singapur ciudad|singapore city
SIR|zermatt
SJC|silicon valley|palo alto|cupertino|mountain view
SJD|cabo|los cabos|cabo san lucas|san jose del cabo|baja california sur|todos santos|cabos
SJJ|mostar
SJO|costa rica|la fortuna|arenal|monteverde|manuel antonio|jaco|puerto viejo|san jose cr
SJU|old san juan|viejo san juan|borinquen|isla del encanto|caribe|caribbean|pr
SKB|st kitts|saint kitts|san cristobal y nieves
SKD|silk road|ruta de la seda
SKG|salonica|thessaloniki|tesalonica|halkidiki|chalkidiki|meteora
SKP|north macedonia|macedonia del norte|macedonia
SLA|cafayate
SLC|slc|park city|moab utah|deer valley
SLU|st lucia|saint lucia
SLZ|lencois maranhenses
SMR|tayrona|parque tayrona|ciudad perdida|minca|palomino|sierra nevada
SNA|orange county|anaheim|disneyland|irvine|newport beach|huntington beach|laguna beach
SNN|cliffs of moher|galway|limerick
SOQ|raja ampat
SOU|isle of wight|portsmouth uk
SPC|la palma|la isla bonita
SPK|hokkaido|niseko|sapporo|furano
SPN|saipan
SPU|dalmatia|dalmacia|hvar|brac|brac island|split croatia|makarska
SSA|bahia|salvador bahia|morro de sao paulo|salvador de bahia|praia do forte|san salvador de bahia
SSH|red sea|mar rojo|sinai|dahab|sharm
STL|gateway arch|saint louis missouri
STO|gamla stan
STR|black forest|selva negra|schwarzwald
STS|napa|napa valley|sonoma|wine country
STT|usvi|us virgin islands|st john usvi|st john virgin islands|virgin islands|islas virgenes|saint john|saint thomas|santo tomas|st thomas
STX|us virgin islands|saint croix|santa cruz islas virgenes
SUB|bromo|mount bromo|ijen
SUF|tropea
SVD|saint vincent|st vincent|grenadines|granadinas|san vicente
SVJ|lofoten|lofoten islands
SVO|red square|plaza roja
SVQ|sevilla|andalucia|triana
SVX|sverdlovsk
SXB|alsace|alsacia|colmar
SXM|st maarten|sint maarten|saint martin|st martin|san martin caribe|saint maarten|san martin
SXR|kashmir|cachemira
SYD|bondi|opera house|bondi beach|blue mountains|new south wales
SYX|hainan
SZG|hallstatt|salzburgo|sound of music|kitzbuhel
SZK|kruger|kruger park|kruger national park
TAB|tobago
TAG|bohol|panglao
TAT|high tatras
TBU|tonga
TCI|canarias|islas canarias|canary islands|canaries|teide|playa de las americas|los cristianos|puerto de la cruz|santa cruz de tenerife|las canarias
TDX|koh chang
TGD|montenegro
TGG|perhentian
TGZ|chiapas|san cristobal de las casas|palenque chiapas|canon del sumidero
THR|persia
TIJ|tj|baja california|rosarito|ensenada|valle de guadalupe
TIM|papua indonesia
TIV|kotor|bay of kotor|budva|bahia de kotor
TLN|saint tropez|st tropez|cote d azur
TLV|jerusalem|jerusalen|tierra santa|holy land|belen|bethlehem|dead sea|mar muerto|nazareth|telaviv|jaffa|haifa|west bank|palestina|palestine
TNG|chefchaouen|tanger|tangiers|tetuan
TNR|madagascar
TOS|northern lights|auroras boreales|aurora boreal|northern lights norway
TPA|tampa bay|clearwater|st petersburg florida|saint petersburg florida
TPE|formosa|taroko|jiufen|taipeh
TPS|sicily|sicilia|san vito lo capo
TQO|riviera maya|sian kaan|bacalar|xcaret tulum
TRN|turin|piedmont|piamonte|torino|sestriere
TRV|kerala|trivandrum|kovalam
TSF|cortina|dolomites|dolomitas|dolomiti|treviso
TUF|loire valley|valle del loira
TUN|carthage|cartago
TUS|saguaro
TYL|mancora
TYO|fuji|mount fuji|monte fuji|hakone|disney tokyo|tokyo disneyland|tokyo disney|shibuya|yokohama|nikko|shinjuku|kamakura|edo
TYS|smoky mountains|great smoky mountains|gatlinburg|dollywood|pigeon forge
UDR|rajasthan|rajastan
UIO|mitad del mundo|quito|otavalo|banos ecuador|mindo|cotopaxi
ULH|hegra|madain saleh
ULN|gobi|gobi desert
UPG|toraja|celebes|sulawesi|ujung pandang|makassar
URT|koh phangan|koh tao
USH|patagonia|tierra del fuego|fin del mundo|end of the world|antartida|antarctica
USM|koh samui|ko samui|koh phangan|ko phangan|koh tao|samui|full moon party|ko tao
USU|coron|palawan
UTP|pattaya
UVF|st lucia|saint lucia|santa lucia|sta lucia
UYU|salar de uyuni|uyuni salt flats|salar
VAR|golden sands
VCE|venezia|dolomites|dolomitas|dolomiti|murano|burano|padova|padua|veneto|cortina|lido di venezia
VER|puerto de veracruz|jarocho
VFA|victoria falls|cataratas victoria|vic falls
VIE|wien|bratislava viena
VIG|merida venezuela
VLC|albufera
VLI|vanuatu
VLL|burgos|salamanca
VNO|vilna
VNS|benares|kashi|ganges|banaras
VOG|stalingrad|stalingrado|tsaritsyn
VPS|destin|fort walton
VRA|varadero
VRN|lake garda|lago di garda|lago de garda|dolomites|dolomitas|dolomiti
VTE|laos|vang vieng
VVI|santa cruz|santa cruz de la sierra|santa cruz bolivia
WAS|dc|washington dc|washington d c|wash dc|georgetown dc|capitol hill|arlington|alexandria virginia
WDH|namib|etosha
WLG|wellington nz
WRO|breslau
WVB|sossusvlei|swakopmund
XIY|terracotta|terracotta warriors|guerreros de terracota|terracotta army
XNA|walmart|bentonville
XRY|cadiz|costa de la luz
YHZ|nova scotia|nueva escocia
YMQ|montreal|province of quebec|provincia de quebec|mont tremblant
YSJ|saint john nb|saint john new brunswick|st john nb
YTO|niagara|niagara falls|cataratas del niagara|gta|mississauga|the six
YVR|whistler|vancouver bc
YXY|yukon|klondike
YYC|banff|lake louise|canadian rockies|rocosas canadienses|jasper
YYG|prince edward island|pei|isla del principe eduardo
YYT|newfoundland|terranova|saint johns newfoundland|st johns newfoundland
ZAG|plitvice|plitvice lakes
ZCO|pucon|villarrica
ZIH|zihuatanejo|ixtapa|zihua
ZLO|manzanillo|barra de navidad
ZNZ|zanzibar|stone town|nungwi
ZQN|milford sound|lord of the rings|wanaka|fiordland
ZRH|alpes suizos|swiss alps|lucerna|lucerne|luzern|zermatt|interlaken|davos|st moritz|saint moritz|grindelwald|liechtenstein|vaduz
ZTH|zante|zakynthos`
