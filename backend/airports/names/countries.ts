interface Country {
  readonly name: { readonly en: string; readonly es: string }
  /** other names and abbreviations under which people look for it */
  readonly also: string
}

/** code|name en|name es|also */
const rows = `AD|Andorra|Andorra
AE|United Arab Emirates|Emiratos Árabes Unidos|UAE
AF|Afghanistan|Afganistán
AG|Antigua and Barbuda|Antigua y Barbuda
AI|Anguilla|Anguila
AL|Albania|Albania
AM|Armenia|Armenia
AO|Angola|Angola
AQ|Antarctica|Antártida
AR|Argentina|Argentina
AS|American Samoa|Samoa Americana
AT|Austria|Austria
AU|Australia|Australia
AW|Aruba|Aruba
AX|Åland Islands|Islas Åland
AZ|Azerbaijan|Azerbaiyán
BA|Bosnia and Herzegovina|Bosnia y Herzegovina|Bosnia
BB|Barbados|Barbados
BD|Bangladesh|Bangladés
BE|Belgium|Bélgica
BF|Burkina Faso|Burkina Faso
BG|Bulgaria|Bulgaria
BH|Bahrain|Baréin|Bahrein
BI|Burundi|Burundi
BJ|Benin|Benín
BL|Saint Barthélemy|San Bartolomé
BM|Bermuda|Bermudas
BN|Brunei|Brunéi
BO|Bolivia|Bolivia
BQ|Caribbean Netherlands|Caribe Neerlandés
BR|Brazil|Brasil
BS|Bahamas|Bahamas
BT|Bhutan|Bután
BW|Botswana|Botsuana|Botswana
BY|Belarus|Bielorrusia|Bielorrusia,Belarús,Bielorrusia
BZ|Belize|Belice
CA|Canada|Canadá
CC|Cocos (Keeling) Islands|Islas Cocos
CD|Democratic Republic of the Congo|República Democrática del Congo|DRC
CF|Central African Republic|República Centroafricana
CG|Republic of the Congo|República del Congo
CH|Switzerland|Suiza
CI|Côte d'Ivoire|Costa de Marfil|Ivory Coast,Ivory Coast
CK|Cook Islands|Islas Cook
CL|Chile|Chile
CM|Cameroon|Camerún
CN|China|China
CO|Colombia|Colombia
CR|Costa Rica|Costa Rica
CU|Cuba|Cuba
CV|Cape Verde|Cabo Verde|Cabo,Verde,Cape Verde
CW|Curaçao|Curazao
CX|Christmas Island|Isla de Navidad
CY|Cyprus|Chipre
CZ|Czechia|Chequia|Czech,Republic,República,Checa,Czech Republic,República Checa
DE|Germany|Alemania
DJ|Djibouti|Yibuti|Djibouti
DK|Denmark|Dinamarca
DM|Dominica|Dominica
DO|Dominican Republic|República Dominicana|RD
DZ|Algeria|Argelia
EC|Ecuador|Ecuador
EE|Estonia|Estonia
EG|Egypt|Egipto
ER|Eritrea|Eritrea
ES|Spain|España
ET|Ethiopia|Etiopía
FI|Finland|Finlandia
FJ|Fiji|Fiyi|Fiji
FK|Falkland Islands|Islas Malvinas
FM|Micronesia|Micronesia
FO|Faroe Islands|Islas Feroe
FR|France|Francia
GA|Gabon|Gabón
GB|United Kingdom|Reino Unido|UK,Great Britain,Britain,Gran Bretaña,England,Inglaterra
GD|Grenada|Granada
GE|Georgia|Georgia
GF|French Guiana|Guayana Francesa
GG|Guernsey|Guernesey
GH|Ghana|Ghana
GI|Gibraltar|Gibraltar
GL|Greenland|Groenlandia
GM|Gambia|Gambia
GN|Guinea|Guinea
GP|Guadeloupe|Guadalupe
GQ|Equatorial Guinea|Guinea Ecuatorial
GR|Greece|Grecia
GT|Guatemala|Guatemala
GU|Guam|Guam
GW|Guinea-Bissau|Guinea-Bisáu
GY|Guyana|Guyana
HK|Hong Kong|Hong Kong
HN|Honduras|Honduras
HR|Croatia|Croacia
HT|Haiti|Haití
HU|Hungary|Hungría
ID|Indonesia|Indonesia
IE|Ireland|Irlanda
IL|Israel|Israel
IM|Isle of Man|Isla de Man
IN|India|India
IQ|Iraq|Irak|Iraq
IR|Iran|Irán
IS|Iceland|Islandia
IT|Italy|Italia
JE|Jersey|Jersey
JM|Jamaica|Jamaica
JO|Jordan|Jordania
JP|Japan|Japón
KE|Kenya|Kenia|Kenya
KG|Kyrgyzstan|Kirguistán
KH|Cambodia|Camboya
KI|Kiribati|Kiribati
KM|Comoros|Comoras
KN|Saint Kitts and Nevis|San Cristóbal y Nieves
KP|North Korea|Corea del Norte
KR|South Korea|Corea del Sur|Korea,Corea,Republic of Korea
KW|Kuwait|Kuwait
KY|Cayman Islands|Islas Caimán
KZ|Kazakhstan|Kazajistán
LA|Laos|Laos|Laos
LB|Lebanon|Líbano
LC|Saint Lucia|Santa Lucía
LK|Sri Lanka|Sri Lanka
LR|Liberia|Liberia
LS|Lesotho|Lesoto
LT|Lithuania|Lituania
LU|Luxembourg|Luxemburgo
LV|Latvia|Letonia
LY|Libya|Libia
MA|Morocco|Marruecos
MC|Monaco|Mónaco
MD|Moldova|Moldavia
ME|Montenegro|Montenegro
MF|Saint Martin|San Martín
MG|Madagascar|Madagascar
MH|Marshall Islands|Islas Marshall
MK|North Macedonia|Macedonia del Norte|Macedonia,Macedonia
ML|Mali|Mali
MM|Myanmar|Myanmar|Burma,Birmania,Burma,Birmania
MN|Mongolia|Mongolia
MO|Macau|Macao|Macau
MP|Northern Mariana Islands|Islas Marianas del Norte
MQ|Martinique|Martinica
MR|Mauritania|Mauritania
MS|Montserrat|Montserrat
MT|Malta|Malta
MU|Mauritius|Mauricio
MV|Maldives|Maldivas
MW|Malawi|Malaui
MX|Mexico|México
MY|Malaysia|Malasia
MZ|Mozambique|Mozambique
NA|Namibia|Namibia
NC|New Caledonia|Nueva Caledonia
NE|Niger|Níger
NF|Norfolk Island|Isla Norfolk
NG|Nigeria|Nigeria
NI|Nicaragua|Nicaragua
NL|Netherlands|Países Bajos|Holland,Holanda,The Netherlands
NO|Norway|Noruega
NP|Nepal|Nepal
NR|Nauru|Nauru
NU|Niue|Niue
NZ|New Zealand|Nueva Zelanda
OM|Oman|Omán
PA|Panama|Panamá
PE|Peru|Perú
PF|French Polynesia|Polinesia Francesa|Tahiti
PG|Papua New Guinea|Papúa Nueva Guinea
PH|Philippines|Filipinas
PK|Pakistan|Pakistán
PL|Poland|Polonia
PM|Saint Pierre and Miquelon|San Pedro y Miquelón
PR|Puerto Rico|Puerto Rico
PT|Portugal|Portugal
PW|Palau|Palaos
PY|Paraguay|Paraguay
QA|Qatar|Catar
RE|Réunion|Reunión
RO|Romania|Rumanía
RS|Serbia|Serbia
RU|Russia|Rusia
RW|Rwanda|Ruanda
SA|Saudi Arabia|Arabia Saudí|Saudi,Arabia,Saudita
SB|Solomon Islands|Islas Salomón
SC|Seychelles|Seychelles
SD|Sudan|Sudán
SE|Sweden|Suecia
SG|Singapore|Singapur
SH|Saint Helena|Santa Elena
SI|Slovenia|Eslovenia
SJ|Svalbard and Jan Mayen|Svalbard y Jan Mayen
SK|Slovakia|Eslovaquia
SL|Sierra Leone|Sierra Leona
SN|Senegal|Senegal
SO|Somalia|Somalia
SR|Suriname|Surinam
SS|South Sudan|Sudán del Sur
ST|São Tomé and Príncipe|Santo Tomé y Príncipe
SV|El Salvador|El Salvador
SX|Sint Maarten|Sint Maarten
SY|Syria|Siria
SZ|Eswatini|Esuatini|Swaziland,Swaziland,Suazilandia
TC|Turks and Caicos Islands|Islas Turcas y Caicos
TD|Chad|Chad
TG|Togo|Togo
TH|Thailand|Tailandia
TJ|Tajikistan|Tayikistán
TL|Timor-Leste|Timor-Leste|East,Timor,East Timor
TM|Turkmenistan|Turkmenistán
TN|Tunisia|Túnez
TO|Tonga|Tonga
TR|Türkiye|Turquía|Türkiye,Turkey
TT|Trinidad and Tobago|Trinidad y Tobago
TV|Tuvalu|Tuvalu
TW|Taiwan|Taiwán
TZ|Tanzania|Tanzania|Tanzanía
UA|Ukraine|Ucrania
UG|Uganda|Uganda
UM|U.S. Outlying Islands|Islas menores de los Estados Unidos
US|United States|Estados Unidos|USA,EEUU,EE,UU,America,America,US
UY|Uruguay|Uruguay
UZ|Uzbekistan|Uzbekistán
VC|Saint Vincent and the Grenadines|San Vicente y las Granadinas
VE|Venezuela|Venezuela
VG|British Virgin Islands|Islas Vírgenes Británicas
VI|U.S. Virgin Islands|Islas Vírgenes de los Estados Unidos
VN|Vietnam|Vietnam|Viet Nam
VU|Vanuatu|Vanuatu
WF|Wallis and Futuna|Wallis y Futuna
WS|Samoa|Samoa
XK|Kosovo|Kosovo
YE|Yemen|Yemen
YT|Mayotte|Mayotte
ZA|South Africa|Sudáfrica
ZM|Zambia|Zambia
ZW|Zimbabwe|Zimbabue|Zimbabwe`

const countries = new Map(
  rows.split('\n').map((row): [string, Country] => {
    const [code = '', en = '', es = '', also = ''] = row.split('|')
    return [code, { name: { en, es }, also }]
  }),
)

/** The country of an ISO 3166-1 alpha-2 code; one without a name here goes by its code. */
export const countryOf = (code: string): Country => countries.get(code) ?? { name: { en: code, es: code }, also: '' }

const writings = ['zh', 'zh-Hant', 'ja', 'ko', 'ru', 'uk', 'ar', 'he', 'el', 'hi', 'th']
/** The languages of those who write their country's name in Latin letters, but neither in English nor in Spanish. */
const ownLanguages: Readonly<Record<string, string>> = {
  AT: 'de',
  BR: 'pt',
  CH: 'de',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  FI: 'fi',
  FR: 'fr',
  HR: 'hr',
  HU: 'hu',
  IT: 'it',
  NL: 'nl',
  NO: 'nb',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  SE: 'sv',
  TR: 'tr',
}
const namesIn = new Map<string, Intl.DisplayNames>()

const nameIn = (language: string, code: string): string => {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** How people call countries that `Intl` has under a longer name. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['ОАЭ', 'الإمارات', 'Эмираты'],
  CZ: ['Чешская Республика'],
  GB: ['Англия', '英格兰', 'イングランド', '잉글랜드', 'إنجلترا', 'بريطانيا'],
  HK: ['香港'],
  KR: ['한국', '남한', 'كوريا', 'Корея', 'Південна Корея'],
  SA: ['السعودية'],
  US: ['США', 'アメリカ', 'أمريكا', 'Америка', 'ארהב'],
}

/** A country's name in other writings than Latin, and in its own language. */
export const countryNamesInScripts = (code: string): readonly string[] => {
  const own = ownLanguages[code]
  const names = [...writings, ...(own ? [own] : [])].map((language) => nameIn(language, code))
  return [...new Set([...names, ...(shortNames[code] ?? [])])]
}
