/** North America with Central America and the Caribbean; the columns are told in `landmarks.ts`. */
export const northAmericaRows = `MEX|19.433,-99.133|walk food night|el Zócalo|the Zócalo
MEX|19.435,-99.141|guided_visit ticket show|el Palacio de Bellas Artes|the Palace of Fine Arts
MEX|19.426,-99.186|ticket guided_visit|el Museo Nacional de Antropología|the National Museum of Anthropology
MEX|19.420,-99.182|walk bike|el castillo de Chapultepec|Chapultepec Castle
MEX|19.350,-99.162|walk food class|la plaza de Coyoacán|Coyoacán Square
MEX|19.258,-99.104|boat kayak|los canales de Xochimilco|the Xochimilco canals
MEX|8|day_trip|las pirámides de Teotihuacán|the Teotihuacán pyramids
CUN|21.161,-86.827|walk food night|el parque de las Palapas|Las Palapas Park
CUN|21.160,-86.825|food class|el Mercado 28|Market 28
CUN|21.155,-86.835|bike walk|el parque Kabah|Kabah Park
CUN|21.164,-86.823|show night photo|la avenida Tulum|Tulum Avenue
CUN|21.142,-86.838|bike class|el Malecón Tajamar|the Tajamar boardwalk
CUN|21.168,-86.832|walk photo|el centro de Cancún|downtown Cancún
CUN|12|day_trip|Chichén Itzá|Chichén Itzá
CUN|10|day_trip|las ruinas de Tulum|the Tulum ruins
CUN|9|day_trip|Isla Mujeres|Isla Mujeres
GDL|20.677,-103.347|walk food photo|la catedral de Guadalajara|Guadalajara Cathedral
GDL|20.677,-103.338|ticket guided_visit|el Museo Cabañas|the Cabañas Museum
GDL|20.676,-103.340|food class|el mercado San Juan de Dios|San Juan de Dios Market
GDL|20.677,-103.344|guided_visit show|el Teatro Degollado|the Degollado Theater
GDL|20.640,-103.312|walk class night|Tlaquepaque|Tlaquepaque
GDL|20.673,-103.370|bike night|la colonia Americana|Colonia Americana
GDL|9|day_trip|el pueblo de Tequila|the town of Tequila
PTY|8.953,-79.535|walk food night photo|el Casco Antiguo|the Old Quarter
PTY|8.992,-79.591|guided_visit ticket|el centro de visitantes de Miraflores|the Miraflores Visitor Center
PTY|8.983,-79.545|hike bike|el cerro Ancón|Ancón Hill
PTY|8.983,-79.531|food class show|el barrio de Bella Vista|Bella Vista
PTY|8.985,-79.546|hike photo|el Parque Natural Metropolitano|the Metropolitan Natural Park
PTY|9.007,-79.486|ticket guided_visit|las ruinas de Panamá Viejo|the ruins of Old Panama
PTY|8|day_trip|el pueblo de Portobelo|the town of Portobelo
SJO|9.933,-84.077|walk guided_visit|el Teatro Nacional|the National Theater
SJO|9.933,-84.078|ticket guided_visit|el Museo del Oro Precolombino|the Pre-Columbian Gold Museum
SJO|9.934,-84.081|food class|el Mercado Central|the Central Market
SJO|9.937,-84.103|bike walk photo|el parque La Sabana|La Sabana Park
SJO|9.934,-84.062|food night show|el barrio Escalante|Barrio Escalante
SJO|9.938,-84.075|walk photo|el barrio Amón|Barrio Amón
SJO|9|day_trip|el volcán Poás|Poás Volcano
SJO|11|day_trip|el parque nacional Manuel Antonio|Manuel Antonio National Park
SDQ|18.473,-69.884|walk food night|la Zona Colonial|the Colonial Zone
SDQ|18.477,-69.882|ticket guided_visit|el Alcázar de Colón|the Columbus Alcázar
SDQ|18.473,-69.884|guided_visit photo|la Catedral Primada|the First Cathedral of the Americas
SDQ|18.482,-69.834|ticket hike|el parque Los Tres Ojos|Three Eyes Park
SDQ|18.496,-69.953|walk bike|el Jardín Botánico Nacional|the National Botanical Garden
SDQ|18.472,-69.912|class show photo|la Plaza de la Cultura|the Plaza de la Cultura
SDQ|11|day_trip|la isla Saona|Saona Island
HAV|23.139,-82.351|walk photo night|la Plaza de la Catedral|Cathedral Square
HAV|23.135,-82.359|guided_visit bike|el Capitolio|the Capitol
HAV|23.141,-82.357|ticket guided_visit|el Museo de la Revolución|the Museum of the Revolution
HAV|23.136,-82.350|food class walk|la Plaza Vieja|the Old Square
HAV|23.137,-82.382|show night|el barrio del Vedado|Vedado
HAV|23.131,-82.401|photo class|la Fábrica de Arte|the Art Factory
HAV|10|day_trip|el valle de Viñales|the Viñales Valley
SJU|18.466,-66.113|walk food night|la plaza Colón|Columbus Square
SJU|18.467,-66.111|ticket guided_visit|el castillo San Cristóbal|San Cristóbal Castle
SJU|18.455,-66.075|photo walk|el barrio de Condado|Condado
SJU|18.449,-66.066|food class show|la Placita de Santurce|La Placita de Santurce
SJU|18.447,-66.064|ticket guided_visit|el Museo de Arte de Puerto Rico|the Museum of Art of Puerto Rico
SJU|18.424,-66.063|bike walk|el parque Luis Muñoz Marín|Luis Muñoz Marín Park
SJU|9|day_trip|el bosque El Yunque|El Yunque Rainforest
MIA|25.766,-80.219|walk food class|la Calle Ocho|Calle Ocho
MIA|25.801,-80.199|photo bike night|los muros de Wynwood|the Wynwood Walls
MIA|25.745,-80.211|ticket guided_visit|la villa Vizcaya|Vizcaya
MIA|25.777,-80.202|boat bus walk|el parque Lummus|Lummus Park
MIA|25.749,-80.261|walk photo show|Coral Gables|Coral Gables
MIA|25.728,-80.243|kayak food|Coconut Grove|Coconut Grove
MIA|7|day_trip|los Everglades|the Everglades
NYC|40.758,-73.986|bus walk show|Times Square|Times Square
NYC|40.748,-73.986|ticket night|el edificio Empire State|the Empire State Building
NYC|40.779,-73.963|ticket guided_visit|el Museo Metropolitano de Arte|the Metropolitan Museum of Art
NYC|40.768,-73.977|bike walk photo|el Central Park|Central Park
NYC|40.742,-74.006|food class|el Chelsea Market|Chelsea Market
NYC|40.712,-74.012|ticket guided_visit|el memorial del 11 de septiembre|the 9/11 Memorial
NYC|40.811,-73.946|food night|Harlem|Harlem
NYC|12|day_trip|Filadelfia|Philadelphia
LAX|34.102,-118.340|walk bus|el Paseo de la Fama|the Walk of Fame
LAX|34.118,-118.300|ticket hike night|el observatorio Griffith|Griffith Observatory
LAX|34.064,-118.359|ticket guided_visit|el Museo de Arte del Condado|the County Museum of Art
LAX|34.051,-118.249|food class|el Grand Central Market|Grand Central Market
LAX|34.055,-118.250|guided_visit show photo|la sala de conciertos Walt Disney|Walt Disney Concert Hall
LAX|34.083,-118.274|bike photo|Silver Lake|Silver Lake
LAX|9|day_trip|Santa Bárbara|Santa Barbara
CHI|41.883,-87.623|walk bike photo|el Millennium Park|Millennium Park
CHI|41.880,-87.624|ticket guided_visit|el Instituto de Arte|the Art Institute
CHI|41.889,-87.624|boat night|el Riverwalk|the Riverwalk
CHI|41.879,-87.636|ticket photo|la Torre Willis|Willis Tower
CHI|41.911,-87.635|food show class|Old Town|Old Town
CHI|41.885,-87.648|food bike|el Fulton Market|Fulton Market
CHI|8|day_trip|las dunas de Indiana|the Indiana Dunes
SFO|37.788,-122.408|bus walk|Union Square|Union Square
SFO|37.794,-122.407|food walk night|el Barrio Chino|Chinatown
SFO|37.802,-122.406|hike photo|la torre Coit|Coit Tower
SFO|37.770,-122.466|ticket bike|el Golden Gate Park|Golden Gate Park
SFO|37.760,-122.421|food photo class|el distrito de la Misión|the Mission District
SFO|37.786,-122.401|ticket guided_visit show|el Museo de Arte Moderno|the Museum of Modern Art
SFO|10|day_trip|el valle de Napa|Napa Valley
LAS|36.113,-115.174|walk night photo|las fuentes del Bellagio|the Bellagio Fountains
LAS|36.170,-115.144|walk food show|la calle Fremont|Fremont Street
LAS|36.173,-115.141|ticket guided_visit|el Museo de la Mafia|the Mob Museum
LAS|36.181,-115.135|ticket photo|el Museo del Neón|the Neon Museum
LAS|36.118,-115.168|night bus|la rueda High Roller|the High Roller Wheel
LAS|36.158,-115.152|food class bike|el distrito de las Artes|the Arts District
LAS|11|day_trip|el Gran Cañón Oeste|Grand Canyon West
WAS|38.890,-77.030|walk bike night|el National Mall|the National Mall
WAS|38.890,-77.009|guided_visit photo|el Capitolio|the Capitol
WAS|38.889,-77.050|walk photo night|el monumento a Lincoln|the Lincoln Memorial
WAS|38.891,-77.026|ticket guided_visit|el Museo de Historia Natural|the Museum of Natural History
WAS|38.886,-76.996|food class|el Eastern Market|Eastern Market
WAS|38.917,-77.029|food show|la calle U|U Street
WAS|7|day_trip|Mount Vernon|Mount Vernon
BOS|42.355,-71.066|walk bike photo|el Boston Common|Boston Common
BOS|42.360,-71.055|food walk|el Faneuil Hall|Faneuil Hall
BOS|42.339,-71.094|ticket guided_visit|el Museo de Bellas Artes|the Museum of Fine Arts
BOS|42.347,-71.097|guided_visit night|el estadio Fenway Park|Fenway Park
BOS|42.364,-71.054|food class|el North End|the North End
BOS|42.374,-71.117|guided_visit show|la plaza Harvard|Harvard Square
BOS|8|day_trip|Salem|Salem
YTO|43.643,-79.387|ticket night photo|la Torre CN|the CN Tower
YTO|43.668,-79.395|ticket guided_visit|el Museo Real de Ontario|the Royal Ontario Museum
YTO|43.649,-79.372|food class|el mercado St. Lawrence|St. Lawrence Market
YTO|43.650,-79.359|walk photo show|el distrito de la Destilería|the Distillery District
YTO|43.655,-79.401|walk food|el mercado Kensington|Kensington Market
YTO|43.646,-79.464|bike hike|el High Park|High Park
YTO|9|day_trip|las cataratas del Niágara|Niagara Falls
YMQ|45.505,-73.556|walk guided_visit photo|la basílica de Notre-Dame|Notre-Dame Basilica
YMQ|45.504,-73.587|hike bike night|el Mont-Royal|Mount Royal
YMQ|45.536,-73.615|food class|el mercado Jean-Talon|Jean-Talon Market
YMQ|45.499,-73.580|ticket guided_visit|el Museo de Bellas Artes|the Museum of Fine Arts
YMQ|45.557,-73.551|ticket walk|el Jardín Botánico|the Botanical Garden
YMQ|45.523,-73.593|food photo show|el Mile End|Mile End
YMQ|10|day_trip|la ciudad de Quebec|Quebec City`
