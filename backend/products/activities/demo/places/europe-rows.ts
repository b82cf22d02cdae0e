/** Europe; the columns are told in `landmarks.ts`. */
export const europeRows = `MAD|40.415,-3.707|walk food night|la Plaza Mayor|the Plaza Mayor
MAD|40.414,-3.692|ticket guided_visit|el Museo del Prado|the Prado Museum
MAD|40.418,-3.714|ticket guided_visit|el Palacio Real|the Royal Palace
MAD|40.415,-3.684|bike boat walk|el parque del Retiro|Retiro Park
MAD|40.415,-3.709|food class|el mercado de San Miguel|San Miguel Market
MAD|40.424,-3.718|photo show|el templo de Debod|the Temple of Debod
MAD|8|day_trip|Toledo|Toledo
MAD|9|day_trip|Segovia|Segovia
BCN|41.404,2.174|ticket guided_visit photo|la Sagrada Família|the Sagrada Família
BCN|41.415,2.153|ticket walk photo|el parque Güell|Park Güell
BCN|41.392,2.165|guided_visit night|la Casa Batlló|Casa Batlló
BCN|41.382,2.172|food class|el mercado de la Boqueria|La Boqueria Market
BCN|41.384,2.176|walk night|el Barrio Gótico|the Gothic Quarter
BCN|41.388,2.186|bike show|el parque de la Ciutadella|Ciutadella Park
BCN|8|day_trip|Montserrat|Montserrat
SVQ|37.386,-5.993|ticket guided_visit|la catedral de Sevilla|Seville Cathedral
SVQ|37.383,-5.991|ticket guided_visit|el Real Alcázar|the Royal Alcázar
SVQ|37.377,-5.987|walk bike photo|la Plaza de España|the Plaza de España
SVQ|37.385,-6.003|food class show|el barrio de Triana|Triana
SVQ|37.393,-5.992|photo night|las Setas de Sevilla|the Setas de Sevilla
SVQ|37.382,-5.996|boat kayak|la Torre del Oro|the Tower of Gold
SVQ|10|day_trip|Córdoba|Córdoba
VLC|39.455,-0.352|ticket walk photo|la Ciudad de las Artes y las Ciencias|the City of Arts and Sciences
VLC|39.474,-0.379|food class|el Mercado Central|the Central Market
VLC|39.474,-0.378|ticket guided_visit|la Lonja de la Seda|the Silk Exchange
VLC|39.475,-0.375|walk guided_visit|la catedral de Valencia|Valencia Cathedral
VLC|39.479,-0.376|walk night|las torres de Serranos|the Serranos Towers
VLC|39.478,-0.366|bike show|los jardines del Turia|the Turia Gardens
VLC|6|day_trip|la Albufera|the Albufera
LIS|38.714,-9.139|walk bus|la plaza del Rossio|Rossio Square
LIS|38.714,-9.133|ticket guided_visit photo|el castillo de San Jorge|Saint George's Castle
LIS|38.698,-9.206|ticket guided_visit|el monasterio de los Jerónimos|the Jerónimos Monastery
LIS|38.712,-9.130|walk show night|el barrio de Alfama|Alfama
LIS|38.713,-9.145|food night photo|el Bairro Alto|Bairro Alto
LIS|38.707,-9.146|food class|el mercado de la Ribeira|Ribeira Market
LIS|8|day_trip|Sintra|Sintra
OPO|41.147,-8.615|ticket guided_visit|la librería Lello|the Lello Bookstore
OPO|41.146,-8.615|ticket photo|la torre de los Clérigos|the Clérigos Tower
OPO|41.141,-8.613|walk boat food|la Ribeira|Ribeira
OPO|41.149,-8.607|food class|el mercado do Bolhão|Bolhão Market
OPO|41.146,-8.610|walk photo night|la estación de São Bento|São Bento Station
OPO|41.159,-8.660|ticket bike|el parque de Serralves|Serralves Park
OPO|9|day_trip|el valle del Duero|the Douro Valley
PAR|48.858,2.294|ticket night photo|la Torre Eiffel|the Eiffel Tower
PAR|48.861,2.336|ticket guided_visit|el Museo del Louvre|the Louvre
PAR|48.887,2.343|walk food|Montmartre|Montmartre
PAR|48.853,2.350|guided_visit walk|la catedral de Notre-Dame|Notre-Dame Cathedral
PAR|48.860,2.327|ticket guided_visit|el Museo de Orsay|the Orsay Museum
PAR|48.859,2.360|food class|el barrio de Le Marais|Le Marais
PAR|48.862,2.301|boat show|el puente del Alma|the Alma Bridge
PAR|6|day_trip|el palacio de Versalles|the Palace of Versailles
LON|51.508,-0.076|ticket guided_visit|la Torre de Londres|the Tower of London
LON|51.519,-0.127|guided_visit walk|el Museo Británico|the British Museum
LON|51.499,-0.127|walk guided_visit|la abadía de Westminster|Westminster Abbey
LON|51.505,-0.091|food class|el Borough Market|Borough Market
LON|51.512,-0.123|show night food|el Covent Garden|Covent Garden
LON|51.503,-0.120|ticket photo|la rueda London Eye|the London Eye
LON|51.507,-0.170|bike boat|el Hyde Park|Hyde Park
LON|11|day_trip|Stonehenge|Stonehenge
ROM|41.890,12.492|ticket guided_visit night|el Coliseo|the Colosseum
ROM|41.907,12.454|ticket guided_visit|los Museos Vaticanos|the Vatican Museums
ROM|41.899,12.477|guided_visit photo|el Panteón|the Pantheon
ROM|41.901,12.483|walk night photo|la Fontana de Trevi|the Trevi Fountain
ROM|41.889,12.470|food class|el Trastévere|Trastevere
ROM|41.914,12.486|bike walk|la Villa Borghese|Villa Borghese
ROM|9|day_trip|Tívoli|Tivoli
FLR|43.773,11.256|guided_visit ticket|la catedral de Florencia|Florence Cathedral
FLR|43.768,11.255|ticket guided_visit|la galería de los Uffizi|the Uffizi Gallery
FLR|43.768,11.253|walk photo night|el Ponte Vecchio|the Ponte Vecchio
FLR|43.776,11.253|food class|el mercado de San Lorenzo|San Lorenzo Market
FLR|43.763,11.265|photo bike|la plaza Miguel Ángel|Michelangelo Square
FLR|43.765,11.250|ticket show|el Palacio Pitti|the Pitti Palace
FLR|9|day_trip|el valle de Chianti|the Chianti Valley
MIL|45.464,9.192|ticket guided_visit photo|la catedral de Milán|Milan Cathedral
MIL|45.466,9.171|guided_visit|la Última Cena de Leonardo|Leonardo's Last Supper
MIL|45.467,9.190|guided_visit show|el teatro de La Scala|La Scala Theater
MIL|45.470,9.179|ticket walk|el castillo Sforzesco|Sforza Castle
MIL|45.452,9.177|food night boat|los canales de Navigli|the Navigli canals
MIL|45.472,9.188|food class walk|el barrio de Brera|Brera
MIL|9|day_trip|el lago de Como|Lake Como
AMS|52.360,4.885|ticket guided_visit|el Rijksmuseum|the Rijksmuseum
AMS|52.358,4.881|ticket guided_visit|el Museo Van Gogh|the Van Gogh Museum
AMS|52.373,4.893|walk bike boat|la plaza Dam|Dam Square
AMS|52.375,4.881|walk photo food|el barrio Jordaan|the Jordaan
AMS|52.355,4.892|food class|el mercado Albert Cuyp|Albert Cuyp Market
AMS|52.358,4.869|bike show|el Vondelpark|the Vondelpark
AMS|6|day_trip|los molinos de Zaanse Schans|the Zaanse Schans windmills
BER|52.516,13.378|walk bike night|la Puerta de Brandeburgo|the Brandenburg Gate
BER|52.519,13.376|guided_visit photo|el Reichstag|the Reichstag
BER|52.521,13.397|ticket guided_visit|la Isla de los Museos|Museum Island
BER|52.535,13.390|walk guided_visit|el memorial del Muro|the Wall Memorial
BER|52.505,13.440|photo night|la East Side Gallery|the East Side Gallery
BER|52.502,13.431|food class show|el mercado Markthalle Neun|Markthalle Neun
BER|7|day_trip|Potsdam|Potsdam
VIE|48.208,16.373|guided_visit walk|la catedral de San Esteban|St. Stephen's Cathedral
VIE|48.186,16.313|ticket guided_visit|el palacio de Schönbrunn|Schönbrunn Palace
VIE|48.192,16.381|ticket photo|el palacio Belvedere|Belvedere Palace
VIE|48.203,16.369|guided_visit show|la Ópera Estatal|the State Opera
VIE|48.199,16.364|food class|el Naschmarkt|the Naschmarkt
VIE|48.217,16.396|bike night|el parque Prater|the Prater
VIE|9|day_trip|el valle de Wachau|the Wachau Valley
PRG|50.087,14.421|walk food night|la plaza de la Ciudad Vieja|Old Town Square
PRG|50.090,14.400|ticket guided_visit|el castillo de Praga|Prague Castle
PRG|50.086,14.411|walk photo|el puente de Carlos|Charles Bridge
PRG|50.090,14.417|guided_visit ticket|el barrio judío|the Jewish Quarter
PRG|50.083,14.395|hike bike|la colina de Petřín|Petřín Hill
PRG|50.081,14.428|class show|la plaza de Wenceslao|Wenceslas Square
PRG|8|day_trip|Kutná Hora|Kutná Hora
BUD|47.507,19.046|guided_visit photo|el Parlamento|the Parliament
BUD|47.502,19.035|walk night photo|el Bastión de los Pescadores|Fisherman's Bastion
BUD|47.519,19.082|ticket walk|los baños Széchenyi|the Széchenyi Baths
BUD|47.487,19.058|food class|el Gran Mercado|the Great Market Hall
BUD|47.499,19.044|boat bike|el Puente de las Cadenas|the Chain Bridge
BUD|47.497,19.063|night show food|el barrio judío|the Jewish Quarter
BUD|8|day_trip|el recodo del Danubio|the Danube Bend
ATH|37.971,23.726|ticket guided_visit|la Acrópolis|the Acropolis
ATH|37.968,23.729|ticket guided_visit|el Museo de la Acrópolis|the Acropolis Museum
ATH|37.973,23.730|walk food night|el barrio de Plaka|Plaka
ATH|37.982,23.743|hike photo|el monte Licabeto|Mount Lycabettus
ATH|37.976,23.726|food class photo|la plaza Monastiraki|Monastiraki Square
ATH|37.973,23.737|walk bike show|el Jardín Nacional|the National Garden
ATH|6|day_trip|el cabo Sunion|Cape Sounion
IST|41.009,28.980|guided_visit|Santa Sofía|Hagia Sophia
IST|41.012,28.983|ticket guided_visit|el palacio de Topkapi|Topkapi Palace
IST|41.008,28.978|ticket photo|la Cisterna Basílica|the Basilica Cistern
IST|41.011,28.968|walk food|el Gran Bazar|the Grand Bazaar
IST|41.026,28.974|photo night walk|la torre de Gálata|Galata Tower
IST|41.034,28.978|food class show|la calle İstiklal|İstiklal Street
IST|12|day_trip|Bursa|Bursa`
