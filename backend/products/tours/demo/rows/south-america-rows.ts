/** South America; the columns are told in `tour-rows.ts`. */
export const southAmericaRows = `#peru-clasico|PE|archaeology culture|moderate|es en|1490|8|6|16|Perú clásico: de Lima a Machu Picchu|Classic Peru: Lima to Machu Picchu|Ocho días entre la costa, el Valle Sagrado y Machu Picchu, con dos días para aclimatarse.|Eight days from the coast to the Sacred Valley and Machu Picchu, with two days to get used to the altitude.
LIM|D|hotel|Llegada a Lima y cena de bienvenida|Arrival in Lima and welcome dinner
LIM|B|hotel|El centro de Lima y Barranco a pie|Central Lima and Barranco on foot
CUZ|B|hotel|Vuelo a Cusco y tarde tranquila|Flight to Cusco and a quiet afternoon
PIS,OLL|BL|inn|Ruinas y mercado de Písac|The ruins and market of Písac
OLL,AGC|B|hotel|La fortaleza de Ollantaytambo y tren a Aguas Calientes|Ollantaytambo fortress and the train to Aguas Calientes
MPI,CUZ|BL|hotel|Machu Picchu al amanecer|Machu Picchu at sunrise
CUZ|B|hotel|Cusco a tu ritmo|Cusco at your own pace
CUZ,LIM|B|-|Vuelo a Lima y despedida|Flight to Lima and farewell
#sur-del-peru|PE|culture nature|moderate|es en|1680|10|6|14|Sur del Perú: Arequipa, Colca y Titicaca|Southern Peru: Arequipa, Colca and Titicaca|Volcanes, cóndores y el lago navegable más alto, de Arequipa a Cusco por tierra.|Volcanoes, condors and the highest navigable lake, overland from Arequipa to Cusco.
AQP|D|hotel|Llegada a Arequipa|Arrival in Arequipa
AQP|B|hotel|El monasterio de Santa Catalina|Santa Catalina Monastery
CHV|BL|inn|Por la puna al cañón del Colca|Across the high plain to Colca Canyon
CHV,PUN|B|hotel|Cóndores al amanecer y viaje a Puno|Condors at dawn and on to Puno
PUN|BLD|homestay|Una noche con familias del Titicaca|A night with families of Lake Titicaca
PUN|BL|hotel|Las islas y regreso a Puno|The islands and back to Puno
CUZ|BL|hotel|Por el altiplano hasta Cusco|Across the altiplano to Cusco
CUZ|B|hotel|Cusco, de San Blas a Sacsayhuamán|Cusco, from San Blas to Sacsayhuamán
CUZ|B|-|Despedida en Cusco|Farewell in Cusco
#tambopata|PE|wildlife nature|moderate|es en|890|10|4|12|Selva de Tambopata|Tambopata rainforest|Cuatro días en un albergue junto al río, con guías naturalistas de la zona.|Four days at a riverside lodge with local naturalist guides.
PEM,TMB|LD|lodge|En bote al albergue|By boat to the lodge
TMB|BLD|lodge|La collpa de guacamayos|The macaw clay lick
TMB|BLD|lodge|Lagos de nutrias y caminata nocturna|Otter lakes and a night walk
PEM|B|-|Regreso a Puerto Maldonado|Back to Puerto Maldonado
#eje-cafetero|CO|nature food|easy|es en|780|0|4|14|Eje cafetero sin prisa|Coffee country, unhurried|Fincas, palmas de cera y pueblos de colores, sin madrugar.|Coffee farms, wax palms and painted towns, with no early starts.
SAL|D|inn|Llegada a Salento|Arrival in Salento
SAL|BL|inn|Del grano a la taza en una finca|From bean to cup on a farm
COC,SAL|B|inn|Palmas de cera en Cocora|The wax palms of Cocora
FIL|B|inn|Filandia y sus cesteros|Filandia and its basket makers
FIL|B|-|Despedida|Farewell
#colombia-andina|CO|culture cities|easy|es en|1240|6|6|16|Colombia: Andes y Caribe|Colombia: Andes and Caribbean|De Bogotá a Cartagena por Villa de Leyva, Medellín y Guatapé.|From Bogotá to Cartagena by way of Villa de Leyva, Medellín and Guatapé.
BOG|D|hotel|Llegada a Bogotá|Arrival in Bogotá
BOG|B|hotel|El Museo del Oro y La Candelaria|The Gold Museum and La Candelaria
ZIP,VLY|BL|inn|La catedral de sal y Villa de Leyva|The salt cathedral and Villa de Leyva
VLY|B|inn|Fósiles y viñedos|Fossils and vineyards
MDE|B|hotel|Vuelo a Medellín|Flight to Medellín
GTP,MDE|BL|hotel|La piedra de Guatapé|The rock of Guatapé
CTG|B|hotel|Vuelo a Cartagena|Flight to Cartagena
CTG|BD|hotel|La ciudad amurallada|The walled city
CTG|B|-|Despedida junto al mar|Farewell by the sea
#caribe-colombiano|CO|coast hiking|moderate|es en|860|8|4|12|Tayrona y Minca|Tayrona and Minca|Playas con selva detrás y la sierra fresca de Minca.|Beaches backed by rainforest, and the cool hills of Minca.
SMR|D|hotel|Llegada a Santa Marta|Arrival in Santa Marta
TAY|BL|camp|A pie por el parque Tayrona|On foot through Tayrona Park
TAY|BLD|camp|Un día de playa|A day at the beach
MIC|BL|lodge|Café y cascadas en Minca|Coffee and waterfalls in Minca
MIC|B|lodge|Aves de la Sierra Nevada|Birds of the Sierra Nevada
SMR|B|-|Regreso a Santa Marta|Back to Santa Marta
#avenida-de-los-volcanes|EC|nature hiking|moderate|es en|1120|8|4|14|La avenida de los volcanes|The avenue of volcanoes|Cotopaxi, Quilotoa y Baños, con caminatas de medio día.|Cotopaxi, Quilotoa and Baños, with half-day walks.
UIO|D|hotel|Llegada a Quito|Arrival in Quito
OTA,UIO|BL|hotel|El mercado de Otavalo|Otavalo market
COT|BLD|lodge|Al pie del Cotopaxi|At the foot of Cotopaxi
QLT|BLD|inn|La laguna Quilotoa|Quilotoa Lagoon
BAN|BL|hotel|Cascadas de Baños|The waterfalls of Baños
ALA,CUE|BL|hotel|La Nariz del Diablo y Cuenca|The Devil's Nose and Cuenca
CUE|B|hotel|Cuenca y sus sombrereros|Cuenca and its hat makers
GYE|B|-|Bajada a Guayaquil|Down to Guayaquil
#galapagos-por-tierra|EC|wildlife coast|easy|es en|2290|6|4|12|Galápagos de isla en isla|Galápagos, island to island|Dos islas con hotel en tierra y salidas en bote con guía del parque.|Two islands with nights ashore and boat trips with a park guide.
PAY|LD|hotel|Llegada y tortugas gigantes|Arrival and giant tortoises
PAY|BL|hotel|La bahía y la Estación Darwin|The bay and the Darwin Station
VIL|BL|hotel|En lancha a Isabela|By boat to Isabela
VIL|BL|hotel|El volcán Sierra Negra|Sierra Negra volcano
VIL|BL|hotel|Esnórquel con pingüinos|Snorkeling with penguins
PAY|B|hotel|Regreso a Santa Cruz|Back to Santa Cruz
PAY|B|-|Despedida|Farewell
#salar-de-uyuni|BO|desert nature|demanding|es en|990|12|4|12|Del Titicaca al salar de Uyuni|From Titicaca to the Uyuni Salt Flat|Cielo, sal y lagunas de colores a más de 3.600 metros.|Sky, salt and colored lagoons above 3,600 meters.
LPB|D|hotel|Llegada a La Paz|Arrival in La Paz
CPC|BL|inn|Copacabana y la Isla del Sol|Copacabana and the Island of the Sun
LPB|B|hotel|Los teleféricos de La Paz|The cable cars of La Paz
UYU|B|inn|Viaje a Uyuni|On to Uyuni
SLR|BLD|inn|El salar al atardecer|The salt flat at sunset
SIL|BLD|camp|Lagunas y desierto|Lagoons and desert
POT|BL|hotel|Potosí y su cerro|Potosí and its mountain
SRE|B|-|Sucre, final del viaje|Sucre, end of the trip
#atacama|CL|desert nature|moderate|es en|1190|8|4|12|Desierto de Atacama|Atacama Desert|Géiseres, salares y el mejor cielo para ver estrellas.|Geysers, salt flats and the best sky for stargazing.
CJC,SPA|D|hotel|Llegada a San Pedro|Arrival in San Pedro
MOO,SPA|BL|hotel|Flamencos del salar|The flamingos of the salt flat
TAT,SPA|B|hotel|Los géiseres al amanecer|The geysers at dawn
SPA|BD|hotel|Valle de la Luna y noche de estrellas|Valley of the Moon and a night of stars
SPA,CJC|B|-|Regreso a Calama|Back to Calama
#torres-del-paine|CL|hiking nature|demanding|es en|2150|14|6|12|A pie por Torres del Paine|Torres del Paine on foot|Cinco días de caminata con refugios y equipaje aligerado.|Five days of hiking between mountain huts, with your luggage carried.
PUQ|D|hotel|Llegada a Punta Arenas|Arrival in Punta Arenas
PNT|B|hotel|A Puerto Natales|To Puerto Natales
TDP|BLD|lodge|La base de las Torres|The base of the Towers
TDP|BLD|lodge|Bajo los Cuernos|Below the Horns
GRY|BLD|lodge|El valle del Francés|The French Valley
GRY|BLD|lodge|El glaciar Grey|Grey Glacier
PNT|BL|hotel|Regreso y cordero al palo|Back, and lamb on the spit
PUQ|B|-|Despedida|Farewell
#patagonia-argentina|AR|hiking nature|moderate|es en|1980|10|6|14|Patagonia: glaciares y Fitz Roy|Patagonia: glaciers and Fitz Roy|El Perito Moreno y dos días de senderos en El Chaltén.|Perito Moreno and two days of trails in El Chaltén.
BUE|D|hotel|Llegada a Buenos Aires|Arrival in Buenos Aires
FTE|B|hotel|Vuelo a El Calafate|Flight to El Calafate
PMO,FTE|BL|hotel|El glaciar Perito Moreno|Perito Moreno Glacier
CHT|B|inn|Camino a El Chaltén|The road to El Chaltén
CHT|BL|inn|La laguna de los Tres|Laguna de los Tres
CHT|BL|inn|La laguna Torre|Laguna Torre
FTE|B|hotel|Regreso a El Calafate|Back to El Calafate
BUE|BD|hotel|Vuelo a Buenos Aires y noche de tango|Flight to Buenos Aires and a night of tango
BUE|B|-|Despedida|Farewell
#norte-argentino|AR|culture food|easy|es|1050|4|4|14|Norte argentino: Salta y Jujuy|Northern Argentina: Salta and Jujuy|Quebradas de colores, empanadas y vinos de altura.|Painted gorges, empanadas and high-altitude wines.
SLA|D|hotel|Llegada a Salta|Arrival in Salta
PUR|BL|inn|La quebrada de Humahuaca|The Humahuaca gorge
SLA|B|hotel|Las Salinas Grandes|The Salinas Grandes
CHI|BL|inn|La cuesta del Obispo y Cachi|The Obispo pass and Cachi
CAF|BL|hotel|Por la ruta 40 a Cafayate|Along Route 40 to Cafayate
CAF|BD|hotel|Bodegas de altura|High-altitude wineries
SLA|B|-|Regreso a Salta|Back to Salta
#rio-y-paraty|BR|coast cities|easy|es en|1320|4|6|16|Río, Paraty y la Costa Verde|Rio, Paraty and the Costa Verde|La ciudad, la montaña imperial y un puerto colonial sin autos.|The city, the imperial hills and a colonial port without cars.
RIO|D|hotel|Llegada a Río|Arrival in Rio
RIO|B|hotel|El Corcovado y Santa Teresa|Corcovado and Santa Teresa
PET,RIO|BL|hotel|Petrópolis imperial|Imperial Petrópolis
PTY|B|inn|Por la costa a Paraty|Along the coast to Paraty
PTY|BL|inn|En goleta por la bahía|By schooner around the bay
PTY|B|inn|Cachaza y cascadas|Cachaça and waterfalls
RIO|B|-|Regreso a Río|Back to Rio
#bahia-y-chapada|BR|hiking culture|moderate|es en|1280|8|4|12|Bahía y Chapada Diamantina|Bahia and Chapada Diamantina|Tambores en Salvador y tres días entre mesetas y pozas.|Drums in Salvador and three days among mesas and pools.
SSA|D|hotel|Llegada a Salvador|Arrival in Salvador
SSA|B|hotel|El Pelourinho y cocina bahiana|Pelourinho and Bahian cooking
LEN|B|inn|Viaje a Lençóis|On to Lençóis
CAP,LEN|BL|inn|El morro do Pai Inácio|Pai Inácio hill
CAP,LEN|BL|inn|Cuevas y pozas azules|Caves and blue pools
SSA|B|hotel|Regreso a Salvador|Back to Salvador
SSA|B|-|Despedida|Farewell`
