import { countryNames } from '#domain/country-names.ts'

interface Country {
  readonly name: { readonly en: string; readonly es: string }
  /** other names and abbreviations under which people look for it */
  readonly also: string
}

const namesIn = new Map<string, Intl.DisplayNames>()

const nameIn = (language: string, code: string): string => {
  const names = namesIn.get(language) ?? countryNames(language)
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** Where `Intl` has another name than people know, and what else they look for: code|name en|name es|also. */
const ownNames = new Map(
  `AE|||UAE
AG|Antigua and Barbuda|
BA|Bosnia and Herzegovina||Bosnia,Bosnia y Herzegovina
BH|||Bahrein
BL|Saint Barthélemy|
BQ||Caribe Neerlandés
BW|||Botswana
BY|||Bielorrusia,Belarús,Bielorrusia
CC|Cocos Islands|Islas Cocos|Keeling
CD|Democratic Republic of the Congo||DRC
CG|Republic of the Congo|
CI|Côte d'Ivoire||Ivory Coast,Ivory Coast
CV|||Cabo,Verde,Cape Verde
CZ|||Czech,Republic,República,Checa,Czech Republic,República Checa
DJ|||Djibouti
DO|||RD
FJ|||Fiji
FK|Falkland Islands|Islas Malvinas
GB|||UK,Great Britain,Britain,Gran Bretaña,England,Inglaterra
HK|Hong Kong|Hong Kong
IQ|||Iraq
KE|||Kenya
KN|Saint Kitts and Nevis|
KR|||Korea,Corea,Republic of Korea
LA|||Laos
LC|Saint Lucia|
MF|Saint Martin|
MK|||Macedonia,Macedonia
MM|Myanmar|Myanmar|Burma,Birmania,Burma,Birmania
MO|Macau|Macao|Macau
NL|||Holland,Holanda,The Netherlands
PF|||Tahiti
PM|Saint Pierre and Miquelon|
SA|||Saudi,Arabia,Saudita
SH|Saint Helena|
SJ|Svalbard and Jan Mayen|
ST|São Tomé and Príncipe|
SZ|||Swaziland,Swaziland,Suazilandia
TC|Turks and Caicos Islands|
TL|||East,Timor,East Timor
TR|||Türkiye,Turkey
TT|Trinidad and Tobago|
TZ|||Tanzanía
UM||Islas menores de los Estados Unidos
US|||USA,EEUU,EE,UU,America,America,US
VC|Saint Vincent and the Grenadines|
VI||Islas Vírgenes de los Estados Unidos
VN|||Viet Nam
WF|Wallis and Futuna|
ZW|||Zimbabwe`
    .split('\n')
    .map((row) => row.split('|'))
    .map(([code, ...names]) => [code, names]),
)

const countries = new Map<string, Country>()

/** The country of an ISO 3166-1 alpha-2 code; one without a name goes by its code. */
export const countryOf = (code: string): Country => {
  const [en, es, also = ''] = ownNames.get(code) ?? []
  const country = countries.get(code) ?? { name: { en: en || nameIn('en', code), es: es || nameIn('es', code) }, also }
  countries.set(code, country)
  return country
}

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
