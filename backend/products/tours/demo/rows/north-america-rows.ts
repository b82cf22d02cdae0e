/** North and Central America; the columns are told in `tour-rows.ts`. */
export const northAmericaRows = `#mexico-colonial|MX|culture food|easy|es en|1150|4|6|16|México: de la capital a Oaxaca|Mexico: the capital to Oaxaca|Pirámides, mercados y mezcal, con clases de cocina.|Pyramids, markets and mezcal, with cooking classes.
MEX|D|hotel|Llegada a Ciudad de México|Arrival in Mexico City
TEO,MEX|BL|hotel|Las pirámides de Teotihuacán|The pyramids of Teotihuacán
PUE|BL|hotel|Puebla y su talavera|Puebla and its talavera tiles
OAX|B|hotel|Camino a Oaxaca|The road to Oaxaca
MAL,OAX|BL|hotel|Monte Albán y taller de mole|Monte Albán and a mole workshop
HVA,OAX|BL|hotel|Hierve el Agua y mezcal|Hierve el Agua and mezcal
OAX|B|-|Despedida|Farewell
#ruta-maya|MX|archaeology nature|moderate|es en|1390|6|6|16|La ruta maya|The Maya route|De San Cristóbal a Tulum por Palenque, Uxmal y Chichén Itzá.|From San Cristóbal to Tulum by way of Palenque, Uxmal and Chichén Itzá.
SCC|D|hotel|Llegada a San Cristóbal|Arrival in San Cristóbal
SCC|B|hotel|Pueblos tzotziles|Tzotzil villages
PAL|BL|hotel|Cascadas y Palenque|Waterfalls and Palenque
CPE|B|hotel|Ruinas en la selva y Campeche|Ruins in the forest and Campeche
UXM,MID|BL|hotel|Uxmal y Mérida|Uxmal and Mérida
MID|B|hotel|Mérida en bicicleta|Mérida by bicycle
CHZ,VLD|BL|hotel|Chichén Itzá y un cenote|Chichén Itzá and a cenote
TUL|B|hotel|Tulum sobre el mar|Tulum above the sea
TUL|B|-|Despedida|Farewell
#barrancas-del-cobre|MX|nature hiking|moderate|es|1260|8|4|14|El Chepe y las Barrancas del Cobre|El Chepe and Copper Canyon|En tren del altiplano al Pacífico, con dos días entre rarámuris.|By train from the high plains to the Pacific, with two days among the Rarámuri.
CHH|D|hotel|Llegada a Chihuahua|Arrival in Chihuahua
CRE|BL|lodge|A Creel y el valle de los Monjes|To Creel and the Valley of the Monks
DIV|BL|lodge|El tren y el borde del cañón|The train and the canyon rim
DIV|BLD|lodge|Caminata entre miradores|A walk between viewpoints
FUE|BL|inn|Bajada en tren a El Fuerte|Down by train to El Fuerte
LMM|B|-|Los Mochis, final del viaje|Los Mochis, end of the trip
#guatemala-viva|GT|culture archaeology|easy|es en|980|4|4|14|Guatemala: Antigua, Atitlán y Tikal|Guatemala: Antigua, Atitlán and Tikal|Calles coloniales, un lago entre volcanes y la gran ciudad maya.|Colonial streets, a lake among volcanoes and the great Maya city.
GUA,ANT|D|hotel|Llegada y traslado a Antigua|Arrival and transfer to Antigua
ANT|B|hotel|Antigua y su café|Antigua and its coffee
CHC,PNJ|BL|hotel|El mercado de Chichicastenango|Chichicastenango market
PNJ|BL|hotel|Pueblos del lago Atitlán|The villages of Lake Atitlán
FLO|B|hotel|Vuelo a Flores|Flight to Flores
TIK,FLO|BL|hotel|Tikal desde temprano|Tikal from early on
GUA|B|-|Regreso y despedida|Back, and farewell
#costa-rica-natural|CR|wildlife nature|easy|es en|1520|4|6|16|Costa Rica: dos costas y un volcán|Costa Rica: two coasts and a volcano|Canales de Tortuguero, el Arenal, el bosque nuboso y el Pacífico.|The Tortuguero canals, Arenal, the cloud forest and the Pacific.
SJO|D|hotel|Llegada a San José|Arrival in San José
TOR|BLD|lodge|En lancha a Tortuguero|By boat to Tortuguero
TOR|BLD|lodge|Canales y tortugas|Canals and turtles
FOR|BL|hotel|Camino a La Fortuna|The road to La Fortuna
ARE,FOR|B|hotel|Senderos del Arenal|The trails of Arenal
MTV|B|lodge|Puentes del bosque nuboso|Cloud forest bridges
MTV|B|lodge|Quetzales al amanecer|Quetzals at dawn
MAN|B|hotel|Perezosos de Manuel Antonio|The sloths of Manuel Antonio
SJO|B|-|Regreso a San José|Back to San José`
