/** Where tours come to: key, latitude and longitude, the name in Spanish, and in English where it is another. */
export const placeRows = `LIM|-12.046,-77.030|Lima
CUZ|-13.517,-71.978|Cusco
PIS|-13.422,-71.848|Písac
OLL|-13.258,-72.263|Ollantaytambo
AGC|-13.155,-72.525|Aguas Calientes
MPI|-13.163,-72.545|Machu Picchu
PUN|-15.841,-70.022|Puno
AQP|-16.399,-71.537|Arequipa
CHV|-15.636,-71.601|Chivay, cañón del Colca|Chivay, Colca Canyon
PEM|-12.593,-69.189|Puerto Maldonado
TMB|-12.836,-69.293|reserva Tambopata|Tambopata Reserve
BOG|4.598,-74.076|Bogotá
ZIP|5.022,-74.004|Zipaquirá
VLY|5.634,-73.524|Villa de Leyva
SAL|4.637,-75.571|Salento
COC|4.638,-75.487|valle de Cocora|Cocora Valley
FIL|4.675,-75.659|Filandia
MDE|6.244,-75.574|Medellín
GTP|6.234,-75.159|Guatapé
CTG|10.423,-75.548|Cartagena
SMR|11.241,-74.205|Santa Marta
TAY|11.292,-73.985|Parque Tayrona|Tayrona Park
MIC|11.130,-74.118|Minca
UIO|-0.220,-78.512|Quito
OTA|0.234,-78.262|Otavalo
COT|-0.684,-78.530|Cotopaxi
QLT|-0.866,-78.900|laguna Quilotoa|Quilotoa Lagoon
BAN|-1.397,-78.423|Baños
CUE|-2.897,-79.004|Cuenca
GYE|-2.170,-79.910|Guayaquil
ALA|-2.200,-78.847|Alausí
PAY|-0.745,-90.315|Puerto Ayora
VIL|-0.955,-90.966|Puerto Villamil
LPB|-16.496,-68.133|La Paz
CPC|-16.166,-69.086|Copacabana
UYU|-20.460,-66.825|Uyuni
SLR|-20.140,-67.490|salar de Uyuni|Uyuni Salt Flat
SIL|-21.890,-67.560|desierto de Siloli|Siloli Desert
POT|-19.584,-65.753|Potosí
SRE|-19.048,-65.260|Sucre
CJC|-22.456,-68.929|Calama
SPA|-22.911,-68.200|San Pedro de Atacama
MOO|-23.000,-67.950|salar de Atacama|Atacama Salt Flat
TAT|-22.335,-68.013|géiseres del Tatio|El Tatio Geysers
PUQ|-53.150,-70.935|Punta Arenas
PNT|-51.727,-72.500|Puerto Natales
TDP|-50.945,-72.960|base de las Torres|Base of the Towers
GRY|-51.120,-73.130|lago Grey|Grey Lake
BUE|-34.608,-58.373|Buenos Aires
FTE|-50.338,-72.265|El Calafate
PMO|-50.470,-73.030|glaciar Perito Moreno|Perito Moreno Glacier
CHT|-49.331,-72.886|El Chaltén
SLA|-24.789,-65.411|Salta
CAF|-26.073,-65.976|Cafayate
PUR|-23.746,-65.499|Purmamarca
CHI|-25.120,-66.163|Cachi
RIO|-22.908,-43.190|Río de Janeiro|Rio de Janeiro
PTY|-23.219,-44.717|Paraty
PET|-22.511,-43.178|Petrópolis
SSA|-12.972,-38.511|Salvador de Bahía|Salvador
LEN|-12.562,-41.391|Lençóis
CAP|-12.620,-41.480|Chapada Diamantina
MEX|19.433,-99.133|Ciudad de México|Mexico City
TEO|19.692,-98.844|Teotihuacán
PUE|19.043,-98.198|Puebla
OAX|17.061,-96.725|Oaxaca
MAL|17.044,-96.768|Monte Albán
HVA|16.865,-96.276|Hierve el Agua
SCC|16.737,-92.638|San Cristóbal de las Casas
PAL|17.484,-92.046|Palenque
CPE|19.845,-90.530|Campeche
MID|20.967,-89.624|Mérida
UXM|20.360,-89.771|Uxmal
CHZ|20.683,-88.569|Chichén Itzá
VLD|20.690,-88.202|Valladolid
TUL|20.211,-87.466|Tulum
CHH|28.635,-106.075|Chihuahua
CRE|27.752,-107.635|Creel
DIV|27.534,-107.824|Divisadero
FUE|26.422,-108.620|El Fuerte
LMM|25.793,-108.990|Los Mochis
GUA|14.634,-90.507|Ciudad de Guatemala|Guatemala City
ANT|14.557,-90.734|Antigua
PNJ|14.741,-91.159|Panajachel
CHC|14.943,-91.111|Chichicastenango
FLO|16.930,-89.892|Flores
TIK|17.222,-89.623|Tikal
SJO|9.933,-84.080|San José
TOR|10.540,-83.505|Tortuguero
FOR|10.471,-84.645|La Fortuna
ARE|10.463,-84.720|volcán Arenal|Arenal Volcano
MTV|10.317,-84.825|Monteverde
MAN|9.430,-84.160|Quepos
SCT|42.880,-8.545|Santiago de Compostela
SRR|42.781,-7.414|Sarria
PRT|42.808,-7.616|Portomarín
PLR|42.873,-7.868|Palas de Rei
ARZ|42.927,-8.163|Arzúa
PDZ|42.905,-8.362|O Pedrouzo
SVQ|37.389,-5.990|Sevilla|Seville
COR|37.885,-4.779|Córdoba
GRX|37.177,-3.599|Granada
RON|36.742,-5.166|Ronda
MAD|40.417,-3.704|Madrid
TOL|39.858,-4.024|Toledo
LIS|38.714,-9.138|Lisboa|Lisbon
SIN|38.797,-9.390|Sintra
EVO|38.571,-7.907|Évora
CBR|40.208,-8.425|Coímbra|Coimbra
OPO|41.147,-8.613|Oporto|Porto
PIN|41.190,-7.545|Pinhão
ROM|41.897,12.482|Roma|Rome
ORV|42.718,12.111|Orvieto
SIE|43.318,11.331|Siena
FLR|43.771,11.254|Florencia|Florence
BLQ|44.494,11.343|Bolonia|Bologna
VER|45.438,10.993|Verona
IST|41.010,28.970|Estambul|Istanbul
GOR|38.643,34.829|Göreme
KON|37.871,32.485|Konya
PAM|37.917,29.117|Pamukkale
SEL|37.951,27.368|Selçuk, Éfeso|Selçuk, Ephesus
ANK|39.925,32.837|Ankara
FET|36.640,29.150|Fethiye
KAS|36.215,29.655|Kaş
AYT|36.897,30.713|Antalya
RAK|31.629,-7.985|Marrakech
OUA|31.047,-7.130|Aït Ben Haddou
TIN|31.515,-5.533|Tinghir
MZG|31.098,-4.013|Merzouga
FEZ|34.033,-5.000|Fez
CHE|35.171,-5.270|Chefchaouen
CAI|30.045,31.236|El Cairo|Cairo
GIZ|29.979,31.134|Guiza|Giza
ASW|24.089,32.900|Asuán|Aswan
KOM|24.470,32.946|Kom Ombo
LXR|25.687,32.640|Luxor
TYO|35.690,139.700|Tokio|Tokyo
NIK|36.750,139.599|Nikko
HAK|35.233,139.104|Hakone
TKY|36.141,137.253|Takayama
KNZ|36.562,136.656|Kanazawa
KYO|35.011,135.768|Kioto|Kyoto
NAR|34.685,135.805|Nara
OSA|34.694,135.502|Osaka
TST|-24.380,-128.320|la playa de pruebas|the test beach`
