/** South America; the columns are told in `landmarks.ts`. */
export const southAmericaRows = `BOG|4.598,-74.076|walk food night|la Plaza de Bolívar|Bolívar Square
BOG|4.602,-74.072|ticket guided_visit|el Museo del Oro|the Gold Museum
BOG|4.597,-74.073|walk photo class|La Candelaria|La Candelaria
BOG|4.602,-74.064|hike ticket photo|el cerro de Monserrate|Monserrate Hill
BOG|4.658,-74.094|bike walk|el parque Simón Bolívar|Simón Bolívar Park
BOG|4.695,-74.031|food class show|la plaza de Usaquén|Usaquén Square
BOG|8|day_trip|la Catedral de Sal de Zipaquirá|the Zipaquirá Salt Cathedral
BOG|9|day_trip|la laguna de Guatavita|Lake Guatavita
MDE|6.252,-75.568|walk photo|la Plaza Botero|Botero Plaza
MDE|6.255,-75.616|walk photo food|la Comuna 13|Comuna 13
MDE|6.271,-75.564|ticket walk|el Jardín Botánico|the Botanical Garden
MDE|6.237,-75.580|hike night|el cerro Nutibara|Nutibara Hill
MDE|6.209,-75.567|food class night bike|el parque El Poblado|El Poblado Park
MDE|6.245,-75.590|bike show|el barrio Laureles|Laureles
MDE|9|day_trip|el peñol de Guatapé|the Rock of Guatapé
CTG|10.423,-75.549|walk night photo|la Torre del Reloj|the Clock Tower
CTG|10.422,-75.539|ticket guided_visit|el castillo de San Felipe|San Felipe Castle
CTG|10.422,-75.546|food class show|Getsemaní|Getsemaní
CTG|10.424,-75.551|guided_visit ticket|el Palacio de la Inquisición|the Palace of the Inquisition
CTG|10.418,-75.534|hike photo|el cerro de La Popa|La Popa Hill
CTG|10.411,-75.535|boat kayak bike|el muelle de Manga|the Manga pier
CTG|8|day_trip|las islas del Rosario|the Rosario Islands
LIM|-12.046,-77.030|walk food night|la Plaza Mayor|the Main Square
LIM|-12.072,-77.071|ticket guided_visit|el Museo Larco|the Larco Museum
LIM|-12.111,-77.050|ticket guided_visit photo|la Huaca Pucllana|Huaca Pucllana
LIM|-12.147,-77.020|walk night photo|el Puente de los Suspiros|the Bridge of Sighs
LIM|-12.121,-77.029|bike food class|el Parque Kennedy|Kennedy Park
LIM|-12.070,-77.034|night show|el Circuito Mágico del Agua|the Magic Water Circuit
LIM|8|day_trip|el santuario de Pachacámac|the Pachacámac Sanctuary
CUZ|-13.517,-71.979|walk food night|la Plaza de Armas|the Plaza de Armas
CUZ|-13.520,-71.975|ticket guided_visit|el Coricancha|Qorikancha
CUZ|-13.508,-71.982|hike bike guided_visit|Sacsayhuamán|Sacsayhuamán
CUZ|-13.515,-71.974|walk photo class|el barrio de San Blas|San Blas
CUZ|-13.522,-71.983|food class show|el mercado de San Pedro|San Pedro Market
CUZ|-13.517,-71.978|ticket|la catedral del Cusco|Cusco Cathedral
CUZ|10|day_trip|el Valle Sagrado|the Sacred Valley
CUZ|14|day_trip|la montaña Vinicunca|Rainbow Mountain
UIO|-0.220,-78.513|walk food night|la Plaza Grande|Independence Square
UIO|-0.220,-78.515|ticket guided_visit|la iglesia de la Compañía|the Church of the Society of Jesus
UIO|-0.214,-78.507|ticket photo|la basílica del Voto Nacional|the Basilica of the National Vow
UIO|-0.229,-78.519|walk photo|el cerro El Panecillo|El Panecillo Hill
UIO|-0.187,-78.485|bike walk|el parque La Carolina|La Carolina Park
UIO|-0.223,-78.513|food class show|la calle La Ronda|La Ronda Street
UIO|7|day_trip|la Mitad del Mundo|the Middle of the World
UIO|10|day_trip|el volcán Cotopaxi|Cotopaxi Volcano
SCL|-33.438,-70.651|walk food night|la Plaza de Armas|the Plaza de Armas
SCL|-33.425,-70.634|hike bike photo|el cerro San Cristóbal|San Cristóbal Hill
SCL|-33.441,-70.644|walk photo|el cerro Santa Lucía|Santa Lucía Hill
SCL|-33.443,-70.654|guided_visit walk|el Palacio de La Moneda|La Moneda Palace
SCL|-33.431,-70.635|ticket guided_visit|la casa La Chascona|La Chascona House
SCL|-33.434,-70.650|food class show|el Mercado Central|the Central Market
SCL|9|day_trip|Valparaíso|Valparaíso
SCL|9|day_trip|el Cajón del Maipo|Maipo Canyon
BUE|-34.608,-58.371|walk bike bus|la Plaza de Mayo|the Plaza de Mayo
BUE|-34.601,-58.383|guided_visit show|el Teatro Colón|the Colón Theater
BUE|-34.588,-58.393|walk guided_visit|el cementerio de la Recoleta|Recoleta Cemetery
BUE|-34.638,-58.363|walk photo|la calle Caminito|Caminito
BUE|-34.621,-58.372|food class show|el mercado de San Telmo|San Telmo Market
BUE|-34.575,-58.418|bike photo night|los bosques de Palermo|the Palermo Woods
BUE|7|day_trip|el delta del Tigre|the Tigre Delta
MDZ|-32.890,-68.844|walk food night|la Plaza Independencia|Independence Square
MDZ|-32.890,-68.870|bike walk photo|el parque General San Martín|General San Martín Park
MDZ|-32.890,-68.889|hike bike|el cerro de la Gloria|Gloria Hill
MDZ|-32.973,-68.860|food class bike|la plaza de Chacras de Coria|Chacras de Coria Square
MDZ|-32.883,-68.838|ticket guided_visit|el Museo del Área Fundacional|the Founding Area Museum
MDZ|12|day_trip|el parque provincial Aconcagua|Aconcagua Provincial Park
MDZ|8|day_trip|las bodegas del Valle de Uco|the Uco Valley wineries
BRC|-41.133,-71.310|walk food photo|el Centro Cívico|the Civic Center
BRC|-41.134,-71.306|guided_visit photo|la catedral de Bariloche|Bariloche Cathedral
BRC|-41.127,-71.380|hike ticket|el cerro Otto|Mount Otto
BRC|-41.133,-71.310|ticket guided_visit|el Museo de la Patagonia|the Museum of Patagonia
BRC|-41.136,-71.300|bike class show|la calle Mitre|Mitre Street
BRC|-41.145,-71.315|bike night|la plaza Belgrano|Belgrano Square
BRC|9|day_trip|el cerro Tronador|Mount Tronador
MVD|-34.906,-56.201|walk food night|la Plaza Independencia|Independence Square
MVD|-34.906,-56.200|guided_visit show|el Teatro Solís|the Solís Theater
MVD|-34.907,-56.211|food class|el Mercado del Puerto|the Port Market
MVD|-34.898,-56.165|walk photo|el barrio Cordón|Cordón
MVD|-34.884,-56.194|ticket guided_visit|el Palacio Legislativo|the Legislative Palace
MVD|-34.859,-56.203|bike walk photo|el parque del Prado|Prado Park
MVD|10|day_trip|Colonia del Sacramento|Colonia del Sacramento
SAO|-23.562,-46.656|ticket guided_visit photo|el Museo de Arte de São Paulo|the São Paulo Museum of Art
SAO|-23.588,-46.658|bike walk|el parque Ibirapuera|Ibirapuera Park
SAO|-23.542,-46.630|food class|el Mercado Municipal|the Municipal Market
SAO|-23.551,-46.634|walk photo|la catedral da Sé|Sé Cathedral
SAO|-23.535,-46.634|ticket guided_visit|la Pinacoteca|the Pinacoteca
SAO|-23.556,-46.687|walk photo night show|el Beco do Batman|Batman Alley
SAO|9|day_trip|Embu das Artes|Embu das Artes
RIO|-22.952,-43.210|guided_visit ticket|el Cristo Redentor|Christ the Redeemer
RIO|-22.955,-43.167|hike photo|el Pan de Azúcar|Sugarloaf Mountain
RIO|-22.915,-43.179|walk photo|la escalera de Selarón|the Selarón Steps
RIO|-22.967,-43.223|ticket walk|el Jardín Botánico|the Botanical Garden
RIO|-22.913,-43.180|night show food|los arcos de Lapa|the Lapa Arches
RIO|-22.912,-43.231|guided_visit class|el estadio Maracaná|Maracanã Stadium
RIO|-22.963,-43.212|bike walk|la laguna Rodrigo de Freitas|Rodrigo de Freitas Lagoon
RIO|8|day_trip|Petrópolis|Petrópolis
SSA|-12.974,-38.509|walk food night|el Pelourinho|Pelourinho
SSA|-12.974,-38.513|ticket photo|el elevador Lacerda|the Lacerda Elevator
SSA|-12.965,-38.503|guided_visit photo|el barrio de Santo Antônio|Santo Antônio
SSA|-12.973,-38.509|guided_visit ticket|la iglesia de San Francisco|the Church of Saint Francis
SSA|-13.009,-38.520|bike class show|el barrio de Barra|Barra
SSA|-12.986,-38.470|bike food|el Dique do Tororó|the Tororó Dike
SSA|10|day_trip|la Praia do Forte|Praia do Forte`
