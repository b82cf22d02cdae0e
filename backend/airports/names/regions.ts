/** Parts of countries by ISO 3166-2: code|name|other names. From OurAirports (public domain), with Spanish names by hand. */
const regionRows = `AR-A|Salta
AR-B|Buenos Aires
AR-C|Buenos Aires
AR-D|San Luis
AR-E|Entre Ríos
AR-F|La Rioja
AR-G|Santiago del Estero
AR-H|Chaco
AR-J|San Juan
AR-K|Catamarca
AR-L|La Pampa
AR-M|Mendoza
AR-N|Misiones
AR-P|Formosa
AR-Q|Neuquén
AR-R|Río Negro
AR-S|Santa Fe
AR-T|Tucumán
AR-U|Chubut
AR-V|Tierra del Fuego
AR-W|Corrientes
AR-X|Córdoba
AR-Y|Jujuy
AR-Z|Santa Cruz
AT-2|Carinthia|Kärnten|Carintia
AT-4|Upper Austria
AT-5|Salzburg
AT-6|Styria
AT-7|Tyrol|Tirol
AT-9|Vienna
AU-NSW|New South Wales|Nueva Gales del Sur
AU-NT|Northern Territory
AU-QLD|Queensland
AU-SA|South Australia
AU-TAS|Tasmania
AU-VIC|Victoria
AU-WA|Western Australia|Australia Occidental
BR-AC|Acre
BR-AL|Alagoas
BR-AM|Amazonas
BR-AP|Amapá
BR-BA|Bahia
BR-CE|Ceará
BR-DF|Distrito Federal
BR-ES|Espírito Santo
BR-GO|Goiás
BR-MA|Maranhão
BR-MG|Minas Gerais
BR-MS|Mato Grosso do Sul
BR-MT|Mato Grosso
BR-PA|Pará
BR-PB|Paraíba
BR-PE|Pernambuco
BR-PI|Piauí
BR-PR|Paraná
BR-RJ|Rio de Janeiro
BR-RN|Rio Grande do Norte
BR-RO|Rondônia
BR-RR|Roraima
BR-RS|Rio Grande do Sul
BR-SC|Santa Catarina
BR-SE|Sergipe
BR-SP|São Paulo
BR-TO|Tocantins
CA-AB|Alberta
CA-BC|British Columbia|Columbia Británica
CA-MB|Manitoba
CA-NB|New Brunswick|Nuevo Brunswick
CA-NL|Newfoundland and Labrador|Terranova|Newfoundland
CA-NS|Nova Scotia|Nueva Escocia
CA-NT|Northwest Territories
CA-NU|Nunavut
CA-ON|Ontario
CA-PE|Prince Edward Island|PEI
CA-QC|Quebec
CA-SK|Saskatchewan
CA-YT|Yukon
CL-AI|Aysén
CL-AN|Antofagasta
CL-AP|Arica and Parinacota
CL-AR|Araucanía
CL-AT|Atacama
CL-BI|Bío-Bío
CL-CO|Coquimbo
CL-LL|Los Lagos
CL-LR|Los Ríos
CL-MA|Magallanes
CL-RM|Santiago Metropolitan
CL-TA|Tarapacá
CL-VS|Valparaíso
CN-11|Beijing
CN-12|Tianjin
CN-13|Hebei
CN-14|Shanxi
CN-15|Inner Mongolia
CN-21|Liaoning
CN-22|Jilin
CN-23|Heilongjiang
CN-31|Shanghai
CN-32|Jiangsu
CN-33|Zhejiang
CN-34|Anhui
CN-35|Fujian
CN-36|Jiangxi
CN-37|Shandong
CN-41|Henan
CN-42|Hubei
CN-43|Hunan
CN-44|Guangdong
CN-45|Guangxi
CN-46|Hainan
CN-50|Chongqing
CN-51|Sichuan
CN-52|Guizhou
CN-53|Yunnan
CN-54|Tibet|Xizang
CN-61|Shaanxi
CN-62|Gansu
CN-63|Qinghai
CN-64|Ningxia
CN-65|Xinjiang
CO-AMA|Amazonas
CO-ANT|Antioquía
CO-ARA|Arauca
CO-ATL|Atlántico
CO-BOL|Bolívar
CO-CAL|Caldas
CO-CAQ|Caquetá
CO-CAS|Casanare
CO-CAU|Cauca
CO-CES|César
CO-CHO|Chocó
CO-COR|Córdoba
CO-CUN|Cundinamarca
CO-GUA|Guainía
CO-GUV|Guaviare
CO-HUI|Huila
CO-LAG|La Guajira
CO-MAG|Magdalena
CO-MET|Meta
CO-NAR|Nariño
CO-NSA|Norte de Santander
CO-PUT|Putumayo
CO-QUI|Quindio
CO-RIS|Risaralda
CO-SAN|Santander
CO-SAP|San Andrés, Providencia y Santa Catalina
CO-SUC|Sucre
CO-TOL|Tolima
CO-VAC|Valle del Cauca|Valle
CO-VAU|Vaupés
CO-VID|Vichada
DE-BR|Brandenburg
DE-BW|Baden-Württemberg
DE-BY|Bavaria|Baviera|Bayern
DE-HB|Bremen
DE-HE|Hesse|Hessen
DE-HH|Hamburg
DE-MV|Mecklenburg-Vorpommern
DE-NI|Lower Saxony
DE-NW|North Rhine-Westphalia|Renania del Norte-Westfalia
DE-RP|Rhineland-Palatinate
DE-SH|Schleswig-Holstein
DE-SL|Saarland
DE-SN|Saxony|Sajonia|Sachsen
DE-TH|Thuringia
ES-AN|Andalucía|Andalusia
ES-AR|Aragón
ES-AS|Asturias
ES-CB|Cantabria
ES-CL|Castilla y León|Castilla León
ES-CN|Canary Islands|Islas Canarias
ES-CT|Catalonia|Cataluña|Catalunya
ES-EX|Extremadura
ES-GA|Galicia
ES-IB|Islas Baleares|Balearic Islands
ES-MC|Murcia
ES-MD|Madrid|Comunidad de Madrid
ES-ML|Melilla
ES-NC|Navarra|Navarre
ES-PV|Basque Country|País Vasco|Euskadi
ES-RI|La Rioja
ES-VC|Valencia|Comunidad Valenciana
FR-ARA|Auvergne-Rhône-Alpes
FR-BFC|Bourgogne-Franche-Comté
FR-BRE|Brittany|Bretaña|Bretagne
FR-COR|Corsica|Córcega|Corse
FR-CVL|Centre-Val de Loire
FR-GES|Grand Est
FR-HDF|Hauts-de-France
FR-IDF|Île-de-France
FR-NAQ|Nouvelle-Aquitaine
FR-NOR|Normandy|Normandía|Normandie
FR-OCC|Occitanie
FR-PAC|Provence-Alpes-Côte-d’Azur|Provenza
FR-PDL|Pays-de-la-Loire
GB-ENG|England|Inglaterra
GB-NIR|Northern Ireland|Irlanda del Norte
GB-SCT|Scotland|Escocia
GB-WLS|Wales|Gales
GR-A|Eastern Macedonia and Thrace
GR-B|Central Macedonia
GR-C|Western Macedonia
GR-D|Epirus
GR-E|Thessaly
GR-F|Ionian Islands
GR-G|Western Greece
GR-I|Attica
GR-J|Peloponnese|Peloponeso
GR-K|North Aegean
GR-L|South Aegean
GR-M|Crete|Creta
ID-AC|Aceh
ID-BA|Bali
ID-BE|Bengkulu
ID-BT|Banten
ID-JB|Jawa Barat
ID-JI|Jawa Timur
ID-JK|Jakarta Raya
ID-JT|Jawa Tengah
ID-KB|Kalimantan Barat
ID-KI|Kalimantan Timur
ID-KS|Kalimantan Selatan
ID-KT|Kalimantan Tengah
ID-KU|Kalimantan Utara
ID-LA|Lampung
ID-MA|Maluku
ID-MU|Maluku Utara
ID-NB|Nusa Tenggara Barat
ID-PA|Papua
ID-PB|Papua Barat
ID-PP|Papua Pegunungan
ID-PS|Papua Selatan
ID-PT|Papua Tengah
ID-RI|Riau
ID-SA|Sulawesi Utara
ID-SB|Sumatra Barat
ID-SG|Sulawesi Tenggara
ID-SN|Sulawesi Selatan
ID-SS|Sumatra Selatan
ID-ST|Sulawesi Tengah
ID-SU|Sumatra Utara
ID-YO|Yogyakarta
IN-AN|Andaman and Nicobar Islands
IN-AP|Andhra Pradesh
IN-AR|Arunachal Pradesh
IN-AS|Assam
IN-BR|Bihar
IN-CH|Chandigarh
IN-CT|Chhattisgarh
IN-DL|Delhi
IN-GA|Goa
IN-GJ|Gujarat
IN-HP|Himachal Pradesh
IN-HR|Haryana
IN-JH|Jharkhand
IN-JK|Jammu and Kashmir
IN-KA|Karnataka
IN-KL|Kerala
IN-LA|Ladakh
IN-LD|Lakshadweep
IN-ML|Meghalaya
IN-MM|Maharashtra
IN-MN|Manipur
IN-MP|Madhya Pradesh
IN-MZ|Mizoram
IN-NL|Nagaland
IN-OR|Odisha
IN-PB|Punjab
IN-PY|Pondicherry
IN-RJ|Rajasthan
IN-TG|Telangana
IN-TN|Tamil Nadu
IN-TR|Tripura
IN-UP|Uttar Pradesh
IN-UT|Uttarakhand
IN-WB|West Bengal
IT-21|Piedmont|Piamonte|Piemonte
IT-25|Lombardy|Lombardia|Lombardía
IT-32|Trentino-Alto Adige
IT-34|Veneto
IT-36|Friuli-Venezia Giulia
IT-42|Liguria
IT-45|Emilia-Romagna
IT-52|Tuscany|Toscana
IT-55|Umbria
IT-57|Marche
IT-62|Lazio
IT-65|Abruzzi|Abruzzo|Abruzos
IT-72|Campania
IT-75|Apulia|Puglia
IT-78|Calabria
IT-82|Sicily|Sicilia
IT-88|Sardinia|Cerdeña|Sardegna
JP-01|Hokkaidō
JP-02|Aomori
JP-03|Iwate
JP-04|Miyagi
JP-05|Akita
JP-06|Yamagata
JP-07|Fukushima
JP-08|Ibaraki
JP-12|Chiba
JP-13|Tōkyō
JP-15|Niigata
JP-16|Toyama
JP-17|Ishikawa
JP-20|Nagano
JP-22|Shizuoka
JP-23|Aichi
JP-27|Ōsaka
JP-28|Hyōgo
JP-30|Wakayama
JP-31|Tottori
JP-32|Shimane
JP-33|Okayama
JP-34|Hiroshima
JP-35|Yamaguchi
JP-36|Tokushima
JP-37|Kagawa
JP-38|Ehime
JP-39|Kōchi
JP-40|Fukuoka
JP-41|Saga
JP-42|Nagasaki
JP-43|Kumamoto
JP-44|Ōita
JP-45|Miyazaki
JP-46|Kagoshima
JP-47|Okinawa
MX-AGU|Aguascalientes
MX-BCN|Baja California
MX-BCS|Baja California Sur|Baja Sur
MX-CAM|Campeche
MX-CHH|Chihuahua
MX-CHP|Chiapas
MX-COA|Coahuila
MX-COL|Colima
MX-DIF|Ciudad de México
MX-DUR|Durango
MX-GRO|Guerrero
MX-GUA|Guanajuato|Gto
MX-JAL|Jalisco
MX-MEX|México
MX-MIC|Michoacán
MX-NAY|Nayarit
MX-NLE|Nuevo León
MX-OAX|Oaxaca
MX-PUE|Puebla
MX-QUE|Querétaro
MX-ROO|Quintana Roo|Q Roo|QRoo
MX-SIN|Sinaloa
MX-SLP|San Luis Potosí
MX-SON|Sonora
MX-TAB|Tabasco
MX-TAM|Tamaulipas
MX-VER|Veracruz
MX-YUC|Yucatán
MX-ZAC|Zacatecas
NZ-AUK|Auckland
NZ-BOP|Bay of Plenty
NZ-CAN|Canterbury
NZ-GIS|Gisborne
NZ-HKB|Hawke’s Bay
NZ-MBH|Marlborough
NZ-MWT|Manawatu-Wanganui
NZ-NSN|Nelson
NZ-NTL|Northland
NZ-OTA|Otago
NZ-STL|Southland
NZ-TKI|Taranaki
NZ-WGN|Wellington
NZ-WKO|Waikato
NZ-WTC|West Coast
PE-AMA|Amazonas
PE-ANC|Ancash
PE-ARE|Arequipa
PE-AYA|Ayacucho
PE-CAJ|Cajamarca
PE-CUS|Cuzco
PE-HUC|Huánuco
PE-JUN|Junín
PE-LAL|La Libertad
PE-LAM|Lambayeque
PE-LIM|Lima
PE-LOR|Loreto
PE-MDD|Madre de Dios
PE-MOQ|Moquegua
PE-PIU|Piura
PE-PUN|Puno
PE-SAM|San Martín
PE-TAC|Tacna
PE-TUM|Tumbes
PE-UCA|Ucayali
PT-04|Bragança
PT-08|Faro
PT-11|Lisbon
PT-13|Oporto
PT-17|Vila Real
PT-18|Viseu
PT-20|Azores|Açores
PT-30|Madeira
TH-10|Bangkok
TH-21|Rayong
TH-23|Trat
TH-31|Buriram
TH-34|Ubon Ratchathani
TH-40|Khon Kaen
TH-41|Udon Thani
TH-42|Loei
TH-45|Roi Et
TH-47|Sakon Nakhon
TH-48|Nakhon Phanom
TH-50|Chiang Mai
TH-52|Lampang
TH-55|Nan
TH-57|Chiang Rai
TH-58|Mae Hong Son
TH-63|Tak
TH-64|Sukhothai
TH-65|Phitsanulok
TH-76|Phetchaburi
TH-80|Nakhon Si Thammarat
TH-81|Krabi
TH-83|Phuket
TH-84|Surat Thani
TH-85|Ranong
TH-86|Chumphon
TH-90|Songkhla
TH-92|Trang
TH-96|Narathiwat
US-AK|Alaska
US-AL|Alabama
US-AR|Arkansas
US-AZ|Arizona
US-CA|California
US-CO|Colorado
US-CT|Connecticut
US-DC|District of Columbia
US-DE|Delaware
US-FL|Florida|La Florida
US-GA|Georgia
US-HI|Hawaii|Hawái
US-IA|Iowa
US-ID|Idaho
US-IL|Illinois
US-IN|Indiana
US-KS|Kansas
US-KY|Kentucky
US-LA|Louisiana|Luisiana
US-MA|Massachusetts
US-MD|Maryland
US-ME|Maine
US-MI|Michigan|Míchigan
US-MN|Minnesota
US-MO|Missouri|Misuri
US-MS|Mississippi|Misisipi
US-MT|Montana
US-NC|North Carolina|Carolina del Norte
US-ND|North Dakota|Dakota del Norte
US-NE|Nebraska
US-NH|New Hampshire
US-NJ|New Jersey|Nueva Jersey
US-NM|New Mexico|Nuevo México
US-NV|Nevada
US-NY|New York|Nueva York|New York State
US-OH|Ohio
US-OK|Oklahoma
US-OR|Oregon|Oregón
US-PA|Pennsylvania|Pensilvania
US-RI|Rhode Island
US-SC|South Carolina|Carolina del Sur
US-SD|South Dakota|Dakota del Sur
US-TN|Tennessee
US-TX|Texas|Tejas
US-UT|Utah
US-VA|Virginia
US-VT|Vermont
US-WA|Washington|Washington State
US-WI|Wisconsin
US-WV|West Virginia|Virginia Occidental
US-WY|Wyoming
ZA-EC|Eastern Cape
ZA-FS|Free
ZA-GT|Gauteng
ZA-MP|Mpumalanga
ZA-NC|Northern Cape
ZA-NL|Kwazulu-Natal
ZA-NP|Limpopo
ZA-NW|North-West
ZA-WC|Western Cape`

const namesByRegion = new Map(
  regionRows.split('\n').map((line) => {
    const [code = '', ...names] = line.split('|')
    return [code, names] as const
  }),
)

/** What the part of the country where an airport is, is called; nothing where few would look for it by that. */
export const regionNamesOf = (airport: { readonly countryCode: string; readonly region: string }): readonly string[] =>
  namesByRegion.get(`${airport.countryCode}-${airport.region}`) ?? []
