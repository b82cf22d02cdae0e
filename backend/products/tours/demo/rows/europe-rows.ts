/** Europe and what lies beyond; the columns are told in `tour-rows.ts`. */
export const europeRows = `#camino-de-santiago|ES|hiking culture|moderate|es en|940|12|4|16|Los últimos 100 km del Camino|The last 100 km of the Camino|De Sarria a Santiago en cinco etapas, con equipaje trasladado y compostela.|From Sarria to Santiago in five stages, luggage carried, with the pilgrim's certificate.
SRR|D|inn|Llegada a Sarria|Arrival in Sarria
PRT|B|inn|Etapa 1: 22 km a Portomarín|Stage 1: 22 km to Portomarín
PLR|B|inn|Etapa 2: 25 km a Palas de Rei|Stage 2: 25 km to Palas de Rei
ARZ|B|inn|Etapa 3: 28 km a Arzúa|Stage 3: 28 km to Arzúa
PDZ|B|inn|Etapa 4: 19 km a O Pedrouzo|Stage 4: 19 km to O Pedrouzo
SCT|BD|hotel|Etapa 5: 20 km a Santiago|Stage 5: 20 km to Santiago
SCT|B|-|Despedida en la catedral|Farewell at the cathedral
#andalucia|ES|culture food|easy|es en|1290|0|6|18|Andalucía en tren|Andalusia by train|Córdoba, Sevilla, Ronda y Granada, sin autobús.|Córdoba, Seville, Ronda and Granada, without a bus.
MAD|D|hotel|Llegada a Madrid|Arrival in Madrid
TOL,MAD|B|hotel|Un día en Toledo|A day in Toledo
COR|B|hotel|La mezquita de Córdoba|The mosque of Córdoba
SVQ|BD|hotel|Sevilla y noche de flamenco|Seville and a night of flamenco
SVQ|B|hotel|El Alcázar y Triana|The Alcázar and Triana
RON|BL|inn|Ronda sobre el tajo|Ronda above the gorge
GRX|B|hotel|La Alhambra al atardecer|The Alhambra at sunset
GRX|B|-|Despedida|Farewell
#portugal-de-sur-a-norte|PT|food culture|easy|es en|1180|0|6|18|Portugal de Lisboa al Duero|Portugal: Lisbon to the Douro|Azulejos, tabernas y viñas en terraza.|Tiles, taverns and terraced vineyards.
LIS|D|hotel|Llegada a Lisboa|Arrival in Lisbon
SIN,LIS|B|hotel|Palacios de Sintra|The palaces of Sintra
EVO|BL|inn|Évora y el Alentejo|Évora and the Alentejo
CBR|B|hotel|La biblioteca de Coímbra|Coimbra and its library
OPO|B|hotel|Oporto y sus bodegas|Porto and its cellars
PIN|BL|inn|En tren por el Duero|By train along the Douro
OPO|B|-|Regreso a Oporto|Back to Porto
#italia-en-tren|IT|food cities|easy|es en|1650|4|6|18|Italia en tren: de Roma a Verona|Italy by train: Rome to Verona|Seis ciudades y sus cocinas, siempre en tren.|Six cities and their kitchens, always by train.
ROM|D|hotel|Llegada a Roma|Arrival in Rome
ROM|B|hotel|Roma antigua con arqueóloga|Ancient Rome with an archaeologist
ORV|BL|inn|Orvieto bajo tierra|Orvieto underground
SIE|B|hotel|Siena y el Chianti|Siena and Chianti
FLR|B|hotel|Florencia y el Oltrarno|Florence and the Oltrarno
FLR|BL|hotel|Taller de pasta|Pasta workshop
BLQ|B|hotel|Bolonia y su mercado|Bologna and its market
VER|BD|hotel|Verona y cena de despedida|Verona and farewell dinner
VER|B|-|Despedida|Farewell
#turquia-esencial|TR|culture archaeology|easy|es en|1090|4|6|20|Turquía: Estambul, Capadocia y Éfeso|Turkey: Istanbul, Cappadocia and Ephesus|Bazares, valles de chimeneas y la ciudad romana mejor conservada.|Bazaars, fairy-chimney valleys and the best-preserved Roman city.
IST|D|hotel|Llegada a Estambul|Arrival in Istanbul
IST|B|hotel|Santa Sofía y el Gran Bazar|Hagia Sophia and the Grand Bazaar
ANK,GOR|BD|hotel|Por Ankara a Capadocia|By Ankara to Cappadocia
GOR|BL|hotel|Valles y ciudades subterráneas|Valleys and underground cities
KON,PAM|BD|hotel|Konya y Pamukkale|Konya and Pamukkale
PAM,SEL|BL|hotel|Travertinos y Éfeso|Travertines and Ephesus
IST|B|hotel|Vuelo a Estambul y Bósforo|Flight to Istanbul and the Bosphorus
IST|B|-|Despedida|Farewell
#costa-licia|TR|coast hiking|moderate|es en|1240|10|6|12|La costa licia en goleta|The Lycian coast by gulet|Tres noches a bordo y senderos entre ruinas junto al agua.|Three nights on board and trails among ruins by the water.
AYT|D|hotel|Llegada a Antalya|Arrival in Antalya
FET|BLD|boat|A bordo en Fethiye|On board in Fethiye
FET|BLD|boat|Calas e islas|Coves and islands
KAS|BLD|boat|Ruinas junto al agua|Ruins by the water
KAS|B|hotel|El sendero licio|The Lycian Way
AYT|B|-|Regreso a Antalya|Back to Antalya
#marruecos-desierto|MA|desert culture|moderate|es en|870|6|4|16|Marruecos: de Marrakech a Chefchaouen|Morocco: Marrakech to Chefchaouen|Kasbas, una noche entre dunas y la medina de Fez.|Kasbahs, a night among dunes and the medina of Fez.
RAK|D|inn|Llegada a Marrakech|Arrival in Marrakech
RAK|B|inn|La medina con una guía local|The medina with a local guide
OUA|BL|inn|El Atlas y Aït Ben Haddou|The Atlas and Aït Ben Haddou
TIN|BD|inn|Las gargantas del Todra|The Todra gorges
MZG|BD|camp|Noche en las dunas|A night in the dunes
FEZ|BD|inn|Por el Atlas Medio a Fez|Across the Middle Atlas to Fez
FEZ|B|inn|La medina de Fez|The medina of Fez
CHE|B|inn|Chefchaouen azul|Blue Chefchaouen
CHE|B|-|Despedida|Farewell
#egipto-por-el-nilo|EG|archaeology culture|easy|es en|1190|6|8|20|Egipto por el Nilo|Egypt along the Nile|Guiza, tren a Asuán y tres noches de río hasta Luxor.|Giza, the train to Aswan and three nights on the river to Luxor.
CAI|D|hotel|Llegada a El Cairo|Arrival in Cairo
GIZ,CAI|BL|hotel|Las pirámides de Guiza|The pyramids of Giza
ASW|BL|boat|Vuelo a Asuán y embarque|Flight to Aswan and embarkation
KOM|BLD|boat|El templo de Kom Ombo|The temple of Kom Ombo
LXR|BLD|boat|Karnak al atardecer|Karnak at sunset
LXR|BL|hotel|El Valle de los Reyes|The Valley of the Kings
CAI|B|hotel|Vuelo a El Cairo y el museo|Flight to Cairo and the museum
CAI|B|-|Despedida|Farewell
#japon-en-tren|JP|culture food|moderate|es en|2890|8|6|14|Japón en tren|Japan by train|De Tokio a Osaka por los Alpes, con dos noches en ryokan.|From Tokyo to Osaka by the Alps, with two nights in a ryokan.
TYO|D|hotel|Llegada a Tokio|Arrival in Tokyo
TYO|B|hotel|Barrios de Tokio|The neighborhoods of Tokyo
NIK,TYO|BL|hotel|Santuarios de Nikko|The shrines of Nikko
HAK|BD|inn|Hakone y baños termales|Hakone and hot springs
TKY|BD|inn|Takayama en los Alpes|Takayama in the Alps
KNZ|B|hotel|El jardín de Kanazawa|The garden of Kanazawa
KYO|B|hotel|Tren a Kioto|Train to Kyoto
KYO|BL|hotel|Templos y casas de té|Temples and tea houses
NAR,KYO|B|hotel|Los ciervos de Nara|The deer of Nara
OSA|BD|hotel|Osaka y su cocina|Osaka and its food
OSA|B|-|Despedida|Farewell`
