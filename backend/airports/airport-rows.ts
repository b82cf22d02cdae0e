/**
 * Written by `npm run airports`, from `airports.csv`, `long-tail.csv` and airport-data-js (CC BY 4.0): change those, not this.
 * `@country zone`, then code|city|region|name en|name es|city en|city es|lat|lon|popularity|also; empty is "as before it".
 */
export const airportRows = `@AE Asia/Dubai
AAN||AZ|Al Ain Airport|Aeropuerto Al Ain|Al Ain||24.2602|55.6166|10|
AUH||AZ|Zayed International Airport|Aeropuerto Internacional Zayed|Abu Dhabi|Abu Dabi|24.4269|54.646|76|
DWC|DXB|DU|Al Maktoum International Airport|Aeropuerto Internacional Al Maktoum|Dubai|Dubái|24.8928|55.1625|34|
DXB||DU|Dubai International Airport|Aeropuerto Internacional de Dubái|Dubai|Dubái|25.2487|55.3529|98|
FJR||FU|Fujairah International Airport|Aeropuerto Internacional Fujairah|Fujairah||25.1094|56.3306|10|
RKT||RK|Ras Al Khaimah International Airport|Aeropuerto Internacional Ras Al Khaimah|Ras Al Khaimah||25.6167|55.9412|10|
SHJ||SH|Sharjah International Airport|Aeropuerto Internacional de Sharjah|Sharjah|Sarja|25.3209|55.5203|52|
ZDY||AZ|Dalma Island Airport|Aeropuerto Dalma Island|Dalma Island||24.5083|52.3353|4|
@AF Asia/Kabul
FBD||BAL|Faizabad Airport|Aeropuerto Faizabad|Faizabad||37.1212|70.5181|3|Fayzabad
HEA||HER|Herat International Airport|Aeropuerto Internacional Herat|Herat||34.2127|62.226|9|
KBL||KAB|Hamid Karzai International Airport|Aeropuerto Internacional Hamid Karzai|Kabul||34.5607|69.2115|9|Kabul
KDH||KAN|Kandahar Airport|Aeropuerto Kandahar|Kandahar||31.5069|65.8475|10|
MZR||BAL|Mazar-I-Sharif Airport|Aeropuerto Mazar-I-Sharif|Mazar-i-Sharif||36.7092|67.2085|9|
@AG America/Antigua
ANU||03|V. C. Bird International Airport|Aeropuerto Internacional V. C. Bird|St. John's||17.1394|-61.7917|32|
BBQ||10|Barbuda Codrington Airport|Aeropuerto Barbuda Codrington|Codrington||17.6364|-61.8267|7|
@AI America/Anguilla
AXA|||Clayton J. Lloyd International Airport|Aeropuerto Internacional Clayton J. Lloyd|The Valley||18.2059|-63.0518|7|
@AL Europe/Tirane
TIA||11|Tirana International Airport Mother Teresa|Aeropuerto Internacional Madre Teresa de Tirana|Tirana||41.4191|19.7133|48|
@AM Asia/Yerevan
EVN||ER|Zvartnots International Airport|Aeropuerto Internacional Zvartnots|Yerevan|Ereván|40.1527|44.398|38|
LWN||SH|Shirak Airport|Aeropuerto Shirak|Gyumri||40.7167|43.8333|10|
@AO Africa/Luanda
CAB||CAB|Cabinda Airport|Aeropuerto Cabinda|Cabinda||-5.5833|12.2|9|
CBT||BGU|Catumbela Airport|Aeropuerto Catumbela|Benguela||-12.4833|13.4833|10|
DUE||LNO|Dundo Airport|Aeropuerto Dundo|Dundo||-7.4|20.8167|8|
LAD||LUA|Quatro de Fevereiro Airport|Aeropuerto Quatro de Fevereiro|Luanda||-8.848|13.2349|30|
MEG||MAL|Malanje Airport|Aeropuerto Malanje|Malanje||-9.5264|16.319|8|
MSZ||NAM|Yuri Gagarin Airport|Aeropuerto Yuri Gagarin|Moçâmedes||-15.2583|12.1509|9|Welwitschia Mirabilis
NBJ|LAD|LUA|Dr. Antonio Agostinho Neto International Airport|Aeropuerto Internacional Dr. António Agostinho Neto|Luanda||-9.0468|13.5072|34|
NOV||HUA|Albano Machado (Huambo) Airport|Aeropuerto Albano Machado (Huambo)|Huambo||-12.8056|15.7572|9|
SDD||HUI|Lubango Airport|Aeropuerto Lubango|Lubango||-14.9244|13.5767|9|
SPP||CCU|Menongue Airport|Aeropuerto Menongue|Menongue||-14.6375|17.7256|10|
SSY||ZAI|M'Banza Congo Airport|Aeropuerto M'Banza Congo|Mbanza Congo||-6.2739|14.2442|8|
SZA||ZAI|Soyo Airport|Aeropuerto Soyo|Soyo||-6.1406|12.3752|8|
VPE||CNN|Ongiva Airport|Aeropuerto Ongiva|Ngiva||-17.0474|15.6896|9|Ondjiva Pereira
@AR America/Argentina/Buenos_Aires
AEP|BUE|C|Jorge Newbery Airfield|Aeroparque Jorge Newbery|Buenos Aires||-34.5562|-58.4167|64|
AFA||M|San Rafael Airport|Aeropuerto San Rafael|San Rafael||-34.5892|-68.4006|9|
BHI||B|Comandante Espora Airport|Aeropuerto Comandante Espora|Bahía Blanca||-38.7306|-62.1506|16|
CTC||K|Catamarca Airport|Aeropuerto Catamarca|Catamarca||-28.4483|-65.7797|9|Coronel Felipe Varela
EQS||U|Esquel Airport|Aeropuerto Esquel|Esquel||-42.9097|-71.1425|9|
EZE|BUE|B|Ministro Pistarini International Airport (Ezeiza)|Aeropuerto Internacional Ministro Pistarini (Ezeiza)|Buenos Aires||-34.8127|-58.5398|70|
GGS||Z|Gobernador Gregores Airport|Aeropuerto Gobernador Gregores|Gobernador Gregores||-48.7667|-70.25|3|
IRJ||F|La Rioja Airport|Aeropuerto La Rioja|La Rioja||-29.3833|-66.7833|9|Capitán Vicente Almandos Almonacid
LUQ||D|D. Cesar Raul Ojeda Airport|Aeropuerto D. Cesar Raul Ojeda|San Luis||-33.2744|-66.3586|9|Brigadier Mayor César Raúl Ojeda
MDQ||B|Astor Piazzolla International Airport|Aeropuerto Internacional Astor Piazzolla|Mar del Plata||-37.9347|-57.5722|20|
PMQ||Z|Perito Moreno Airport|Aeropuerto Perito Moreno|Perito Moreno||-46.5364|-70.9836|8|
PMY||U|El Tehuelche Airport|Aeropuerto El Tehuelche|Puerto Madryn||-42.7333|-65.0667|7|
PRA||E|General Justo Jose de Urquiza Airport|Aeropuerto General Justo Jose de Urquiza|Parana||-31.7947|-60.4803|8|General Urquiza
RHD||G|Termas de Rio Hondo Airport|Aeropuerto Termas de Rio Hondo|Termas de Río Hondo||-27.5333|-64.95|9|Las Termas
RSA||L|Santa Rosa Airport|Aeropuerto Santa Rosa|Santa Rosa||-36.5667|-64.2667|9|
VDM||R|Gobernador Edgardo Castello Airport|Aeropuerto Gobernador Edgardo Castello|Viedma||-40.8633|-63.005|9|
@AR America/Argentina/Catamarca
CRD||U|General Enrique Mosconi International Airport|Aeropuerto Internacional General Enrique Mosconi|Comodoro Rivadavia||-45.7893|-67.4697|22|
REL||U|Almirante Marcos A. Zar Airport|Aeropuerto Almirante Marcos A. Zar|Trelew||-43.2333|-65.3233|18|
@AR America/Argentina/Cordoba
CNQ||W|Doctor Fernando Piragine Niveyro International Airport|Aeropuerto Internacional Doctor Fernando Piragine Niveyro|Corrientes||-27.4497|-58.7622|16|
COR||X|Ingeniero Ambrosio Taravella International Airport|Aeropuerto Internacional Ingeniero Ambrosio Taravella|Córdoba||-31.3158|-64.2119|46|
FMA||P|Formosa Airport|Aeropuerto Formosa|Formosa||-26.2128|-58.235|8|
IGR||N|Cataratas del Iguazú International Airport|Aeropuerto Internacional Cataratas del Iguazú|Puerto Iguazú||-25.7315|-54.4763|38|
PSS||N|Libertador General José de San Martín International Airport|Aeropuerto Internacional Libertador General José de San Martín|Posadas||-27.3839|-55.9675|18|
RES||H|Resistencia International Airport|Aeropuerto Internacional Resistencia|Resistencia||-27.4514|-59.0508|18|
ROS||S|Rosario Islas Malvinas International Airport|Aeropuerto Internacional Rosario Islas Malvinas|Rosario||-32.9333|-60.7833|28|
SDE||G|Vicecomodoro Ángel de la Paz Aragonés Airport|Aeropuerto Vicecomodoro Ángel de la Paz Aragonés|Santiago del Estero||-27.7653|-64.3222|16|
SFN||S|Sauce Viejo Airport|Aeropuerto de Sauce Viejo|Santa Fe||-31.7167|-60.8167|14|
@AR America/Argentina/Jujuy
JUJ||Y|Gobernador Horacio Guzmán International Airport|Aeropuerto Internacional Gobernador Horacio Guzmán|San Salvador de Jujuy||-24.4|-65.0833|22|
@AR America/Argentina/Mendoza
MDZ||M|Gobernador Francisco Gabrielli International Airport|Aeropuerto Internacional Gobernador Francisco Gabrielli|Mendoza||-32.8279|-68.7989|42|
@AR America/Argentina/Rio_Gallegos
FTE||Z|Comandante Armando Tola International Airport|Aeropuerto Internacional Comandante Armando Tola|El Calafate||-50.2842|-72.0537|30|Perito Moreno
RGL||Z|Piloto Civil Norberto Fernández International Airport|Aeropuerto Internacional Piloto Civil Norberto Fernández|Río Gallegos||-51.6167|-69.2833|18|
@AR America/Argentina/Salta
BRC||R|Teniente Luis Candelaria International Airport|Aeropuerto Internacional Teniente Luis Candelaria|San Carlos de Bariloche||-41.146|-71.1611|42|
CPC||Q|Aviador Carlos Campos Airport|Aeropuerto Aviador Carlos Campos|San Martín de los Andes||-40.0667|-71.1333|9|
NQN||Q|Presidente Perón International Airport|Aeropuerto Internacional Presidente Perón|Neuquén||-38.9525|-68.1401|28|
SLA||A|Martín Miguel de Güemes International Airport|Aeropuerto Internacional Martín Miguel de Güemes|Salta||-24.8442|-65.4785|34|
@AR America/Argentina/San_Juan
UAQ||J|Domingo Faustino Sarmiento Airport|Aeropuerto Domingo Faustino Sarmiento|San Juan||-31.5714|-68.4181|18|
@AR America/Argentina/Tucuman
TUC||T|Teniente General Benjamín Matienzo International Airport|Aeropuerto Internacional Teniente General Benjamín Matienzo|San Miguel de Tucumán||-26.8361|-65.1075|30|
@AR America/Argentina/Ushuaia
RGA||V|Hermes Quijada International Airport|Aeropuerto Internacional Hermes Quijada|Río Grande||-53.7792|-67.75|14|
USH||V|Malvinas Argentinas International Airport|Aeropuerto Internacional Malvinas Argentinas|Ushuaia||-54.8393|-68.3124|32|Tierra del Fuego
@AS Pacific/Pago_Pago
FTI||MA|Fitiuta Airport|Aeropuerto Fitiuta|Fitiuta||-14.2149|-169.426|2|
OFU||MA|Ofu Airport|Aeropuerto Ofu|Ofu||-14.1843|-169.6695|2|
PPG||WT|Pago Pago International Airport|Aeropuerto Internacional Pago Pago|Pago Pago||-14.3264|-170.6964|9|
@AT Europe/Vienna
GRZ||6|Graz Airport|Aeropuerto Graz|Graz||46.9962|15.4432|17|
INN||7|Innsbruck Airport|Aeropuerto de Innsbruck|Innsbruck||47.2574|11.3515|26|
KLU||2|Klagenfurt Airport|Aeropuerto Klagenfurt|Klagenfurt am Wörthersee||46.6501|14.3242|9|
LNZ||4|Linz Airport|Aeropuerto Linz|Linz||48.2399|14.1933|9|
SZG||5|Salzburg Airport|Aeropuerto de Salzburgo|Salzburg|Salzburgo|47.7912|12.9973|30|
VIE||9|Vienna International Airport|Aeropuerto Internacional de Viena|Vienna|Viena|48.1197|16.5636|74|Wien
@AU Australia/Adelaide
ADL||SA|Adelaide Airport|Aeropuerto de Adelaida|Adelaide|Adelaida|-34.9382|138.5374|56|
CED||SA|Ceduna Airport|Aeropuerto Ceduna|Ceduna||-32.1238|133.7012|8|
CPD||SA|Coober Pedy Airport|Aeropuerto Coober Pedy|Coober Pedy||-29.0444|134.7528|8|
KGC||SA|Kingscote Airport|Aeropuerto Kingscote|Kingscote||-35.7093|137.5233|8|
MGB||SA|Mount Gambier Airport|Aeropuerto Mount Gambier|Mount Gambier||-37.7441|140.7827|8|
OLP||SA|Olympic Dam Airport|Aeropuerto Olympic Dam|Roxby Downs||-30.4839|136.8841|3|
PLO||SA|Port Lincoln Airport|Aeropuerto Port Lincoln|Port Lincoln||-34.6033|135.8745|8|
PUG||SA|Port Augusta Airport|Aeropuerto Port Augusta|Port Augusta||-32.5|137.7667|8|
WYA||SA|Whyalla Airport|Aeropuerto Whyalla|Whyalla||-33.0524|137.522|8|
@AU Australia/Brisbane
ABM||QLD|Northern Peninsula Airport|Aeropuerto Northern Peninsula|Bamaga||-10.9426|142.4503|3|
AUU||QLD|Aurukun Airport|Aeropuerto Aurukun|Aurukun||-13.3565|141.7219|2|
BCI||QLD|Barcaldine Airport|Aeropuerto Barcaldine|Barcaldine||-23.5592|145.3019|8|
BDB||QLD|Bundaberg Airport|Aeropuerto Bundaberg|Bundaberg||-24.8987|152.3219|8|
BDD||QLD|Badu Island Airport|Aeropuerto Badu Island|Badu Island||-10.1487|142.1717|2|
BEU||QLD|Bedourie Airport|Aeropuerto Bedourie|Bedourie||-24.23|139.445|7|
BKQ||QLD|Blackall Airport|Aeropuerto Blackall|Blackall||-24.4342|145.4283|8|
BNE||QLD|Brisbane Airport|Aeropuerto de Brisbane|Brisbane||-27.403|153.1091|74|
BQL||QLD|Boulia Airport|Aeropuerto Boulia|Boulia||-22.9|139.9|7|
BUC||QLD|Burketown Airport|Aeropuerto Burketown|Burketown||-17.75|139.5333|2|
BVI||QLD|Birdsville Airport|Aeropuerto Birdsville|Birdsville||-25.8983|139.3433|8|
BWT||TAS|Burnie Wynyard Airport|Aeropuerto Burnie Wynyard|Burnie||-40.9989|145.7311|8|
CMA||QLD|Cunnamulla Airport|Aeropuerto Cunnamulla|Cunnamulla||-28.0314|145.6161|8|
CNC||QLD|Coconut Island Airport|Aeropuerto Coconut Island|Coconut Island||-10.0502|143.0666|2|
CNJ||QLD|Cloncurry Airport|Aeropuerto Cloncurry|Cloncurry||-20.6689|140.5085|8|
CNS||QLD|Cairns Airport|Aeropuerto de Cairns|Cairns||-16.8765|145.754|50|
CTL||QLD|Charleville Airport|Aeropuerto Charleville|Charleville||-26.4133|146.2584|8|
CTN||QLD|Cooktown Airport|Aeropuerto Cooktown|Cooktown||-15.4433|145.1833|8|
CUQ||QLD|Coen Airport|Aeropuerto Coen|Coen||-13.7653|143.1191|7|
DMD||QLD|Doomadgee Airport|Aeropuerto Doomadgee|Doomadgee||-17.9392|138.8216|3|
EDR||QLD|Edward River Airport|Aeropuerto Edward River|Edward River||-14.9|141.6167|2|
EMD||QLD|Emerald Airport|Aeropuerto Emerald|Emerald||-23.5686|148.1744|8|
GIC||QLD|Boigu Island Airport|Aeropuerto Boigu Island|Boigu Island||-9.2333|142.2167|2|
GLT||QLD|Gladstone Airport|Aeropuerto Gladstone|Gladstone||-23.8715|151.2235|8|
HGD||QLD|Hughenden Airport|Aeropuerto Hughenden|Hughenden||-20.8189|144.2244|3|
HID||QLD|Horn Island Airport|Aeropuerto Horn Island|Horn||-10.5833|142.2833|8|
HVB||QLD|Hervey Bay Airport|Aeropuerto Hervey Bay|Hervey Bay||-25.3199|152.8852|8|
IRG||QLD|Lockhart River Airport|Aeropuerto Lockhart River|Lockhart River||-12.7856|143.3058|8|
ISA||QLD|Mount Isa Airport|Aeropuerto Mount Isa|Mount Isa||-20.6676|139.4918|9|
JCK||QLD|Julia Creek Airport|Aeropuerto Julia Creek|Julia Creek||-20.5833|141.7|3|
KRB||QLD|Karumba Airport|Aeropuerto Karumba|Karumba||-17.455|140.8317|2|
KUG||QLD|Kubin Island Airport|Aeropuerto Kubin Island|Kubin Island||-10.2333|142.3|2|
KWM||QLD|Kowanyama Airport|Aeropuerto Kowanyama|Kowanyama||-15.4875|141.7483|8|
LRE||QLD|Longreach Airport|Aeropuerto Longreach|Longreach||-23.4395|144.2715|8|
MCY||QLD|Sunshine Coast Airport|Aeropuerto Sunshine Coast|Maroochydore||-26.6054|153.0882|8|
MKY||QLD|Mackay Airport|Aeropuerto Mackay|Mackay||-21.1763|149.1818|8|
MOV||QLD|Moranbah Airport|Aeropuerto Moranbah|Moranbah||-22.0606|148.0744|7|
NLF||QLD|Darnley Island Airport|Aeropuerto Darnley Island|Darnley Island||-9.5845|143.7869|2|
NTN||QLD|Normanton Airport|Aeropuerto Normanton|Normanton||-17.6854|141.0731|8|
OKR||QLD|Yorke Island Airport|Aeropuerto Yorke Island|Yorke Island||-9.7516|143.4056|2|
ONG||QLD|Mornington Airport|Aeropuerto Mornington|Mornington Island||-16.6626|139.17|3|Mornington Island
OOL||QLD|Gold Coast Airport|Aeropuerto de Gold Coast|Gold Coast||-28.1662|153.5131|52|Surfers Paradise
PPP||QLD|Whitsunday Coast Airport|Aeropuerto Whitsunday Coast|Proserpine||-20.4889|148.5519|8|Proserpine / Whitsunday Coast
RCM||QLD|Richmond Airport|Aeropuerto Richmond|Richmond||-20.7004|143.1173|3|
RMA||QLD|Roma Airport|Aeropuerto Roma|Roma||-26.5436|148.7794|7|
ROK||QLD|Rockhampton Airport|Aeropuerto Rockhampton|Rockhampton||-23.378|150.4784|8|
SBR||QLD|Saibai Island Airport|Aeropuerto Saibai Island|Saibai Island||-9.3833|142.6333|2|
SGO||QLD|St. George Airport|Aeropuerto St. George|St. George||-28.0533|148.5939|3|Saint George
SYU||QLD|Warraber Island Airport|Aeropuerto Warraber Island|Warraber Island||-10.2083|142.8167|2|
THG||QLD|Thangool Airport|Aeropuerto Thangool|Biloela||-24.4942|150.5764|8|
TSV||QLD|Townsville Airport|Aeropuerto Townsville|Townsville||-19.2565|146.7708|15|
UBB||QLD|Mabuiag Island Airport|Aeropuerto Mabuiag Island|Mabuiag Island||-9.95|142.1833|1|
ULP||QLD|Quilpie Airport|Aeropuerto Quilpie|Quilpie||-26.6333|144.3|8|
WEI||QLD|Weipa Airport|Aeropuerto Weipa|Weipa||-12.6813|141.9247|8|
WIN||QLD|Winton Airport|Aeropuerto Winton|Winton||-22.35|143.0667|8|
WNR||QLD|Windorah Airport|Aeropuerto Windorah|Windorah||-25.4167|142.6667|8|
WTB||QLD|Toowoomba Wellcamp Airport|Aeropuerto Toowoomba Wellcamp|Toowoomba||-27.5586|151.795|9|
XTG||QLD|Thargomindah Airport|Aeropuerto Thargomindah|Thargomindah||-27.9874|143.8152|8|
@AU Australia/Broken_Hill
BHQ||NSW|Broken Hill Airport|Aeropuerto Broken Hill|Broken Hill||-32.0006|141.4689|9|
@AU Australia/Darwin
ASP||NT|Alice Springs Airport|Aeropuerto Alice Springs|Alice Springs||-23.8014|133.9034|9|
AYQ||NT|Connellan Airport|Aeropuerto Connellan|Yulara||-25.1909|130.9766|8|Ayers Rock
DRW||NT|Darwin International Airport|Aeropuerto Internacional de Darwin|Darwin||-12.4078|130.8775|36|
ELC||NT|Elcho Island Airport|Aeropuerto Elcho Island|Elcho Island||-12.0198|135.5698|8|
GOV||NT|Nhulunbuy Airport|Aeropuerto Nhulunbuy|Nhulunbuy||-12.2696|136.8227|8|Gove
GTE||NT|Groote Eylandt Airport|Aeropuerto Groote Eylandt|Groote Eylandt||-13.9739|136.46|8|
HOK|||Hooker Creek Airport|Aeropuerto Hooker Creek|Lajamanu||-18.335|130.6325|3|
KFG||WA|Kalkurung Airport|Aeropuerto Kalkurung|Kalkarindji||-17.4333|130.8167|2|
LEL||NT|Lake Evella Airport|Aeropuerto Lake Evella|Lake Evella||-12.5083|135.8|2|
MCV||NT|Mcarthur River Airport|Aeropuerto Mcarthur River|Mcarthur River||-16.4667|136.095|3|McArthur River Mine
MGT||NT|Milingimbi Airport|Aeropuerto Milingimbi|Milingimbi||-12.0937|134.8935|2|
MNG||NT|Maningrida Airport|Aeropuerto Maningrida|Maningrida||-12.0549|134.2323|8|
RAM||NT|Ramingining Airport|Aeropuerto Ramingining|Ramingining||-12|134.8167|3|
SNB||NT|Snake Bay Airport|Aeropuerto Snake Bay|Milikapiti||-11.4167|130.6667|8|
TCA||NT|Tennant Creek Airport|Aeropuerto Tennant Creek|Tennant Creek||-19.6409|134.1845|8|
@AU Australia/Hobart
DPO||TAS|Devonport Airport|Aeropuerto Devonport|Devonport||-41.1721|146.4275|8|
FLS||TAS|Flinders Island Airport|Aeropuerto Flinders Island|Flinders Island||-40.095|147.9967|3|
HBA||TAS|Hobart Airport|Aeropuerto de Hobart|Hobart||-42.8373|147.5052|38|
KNS||TAS|King Island Airport|Aeropuerto King Island|King Island||-39.8798|143.8817|6|
LST||TAS|Launceston Airport|Aeropuerto Launceston|Launceston||-41.5435|147.2053|14|
@AU Australia/Lindeman
HIS||QLD|Hayman Island Airport|Aeropuerto Hayman Island|Hayman Island||-20.0667|148.8667|6|
HTI||QLD|Hamilton Island Airport|Aeropuerto Hamilton Island|Hamilton Island||-20.3517|148.9485|8|
MYI||QLD|Murray Island Airport|Aeropuerto Murray Island|Murray Island||-9.9201|144.065|1|
PMK||QLD|Palm Island Airport|Aeropuerto Palm Island|Palm Island||-18.752|146.5794|2|
XMY||QLD|Yam Island Airport|Aeropuerto Yam Island|Yam Island||-10.4833|142.45|2|
@AU Australia/Lord_Howe
LDH|||Lord Howe Island Airport|Aeropuerto Lord Howe Island|Lord Howe Island||-31.5408|159.0781|2|
@AU Australia/Melbourne
AVV|MEL|VIC|Avalon Airport|Aeropuerto de Avalon|Melbourne||-38.0264|144.4731|22|
BXG||VIC|Bendigo Airport|Aeropuerto Bendigo|Bendigo||-36.7376|144.3272|3|
MEL||VIC|Melbourne Airport|Aeropuerto de Melbourne|Melbourne||-37.6696|144.8498|82|
MQL||VIC|Mildura Airport|Aeropuerto Mildura|Mildura||-34.2308|142.0845|8|
PTJ||VIC|Portland Airport (Victoria)|Aeropuerto Portland|Portland||-38.3191|141.4703|8|
@AU Australia/Perth
ALH||WA|Albany Airport|Aeropuerto Albany|Albany||-34.945|117.804|8|
BME||WA|Broome International Airport|Aeropuerto Internacional Broome|Broome||-17.9526|122.2343|8|
BQB||WA|Busselton Margaret River Airport|Aeropuerto Busselton Margaret River|Busselton||-33.6869|115.402|4|
CVQ||WA|Carnarvon Airport|Aeropuerto Carnarvon|Carnarvon||-24.8834|113.6636|8|
EPR||WA|Esperance Airport|Aeropuerto Esperance|Esperance||-33.6825|121.8304|8|
FIZ||WA|Fitzroy Crossing Airport|Aeropuerto Fitzroy Crossing|Fitzroy Crossing||-18.181|125.5608|7|
GET||WA|Geraldton Airport|Aeropuerto Geraldton|Geraldton||-28.7961|114.702|8|
KGI||WA|Kalgoorlie-Boulder Airport|Aeropuerto Kalgoorlie-Boulder|Kalgoorlie||-30.7852|121.4579|8|
KNX||WA|Kununurra Airport|Aeropuerto Kununurra|Kununurra||-15.784|128.7127|8|
KTA||WA|Karratha Airport|Aeropuerto Karratha|Karratha||-20.7083|116.7701|8|
LEA||WA|Learmonth Airport|Aeropuerto Learmonth|Exmouth||-22.2399|114.0943|9|RAAF Learmonth
LNO||WA|Leonora Airport|Aeropuerto Leonora|Leonora||-28.8793|121.3169|7|
LVO||WA|Laverton Airport|Aeropuerto Laverton|Laverton||-28.6144|122.4231|3|
MJK||WA|Shark Bay Airport|Aeropuerto Shark Bay|Denham||-25.8882|113.577|8|
MKR||WA|Meekatharra Airport|Aeropuerto Meekatharra|Meekatharra||-26.6111|118.546|8|
MMG||WA|Mount Magnet Airport|Aeropuerto Mount Magnet|Mount Magnet||-28.1164|117.843|8|
PBO||WA|Paraburdoo Airport|Aeropuerto Paraburdoo|Paraburdoo||-23.1739|117.748|8|
PER||WA|Perth Airport|Aeropuerto de Perth|Perth||-31.9336|115.9602|66|
PHE||WA|Port Hedland International Airport|Aeropuerto Internacional Port Hedland|Port Hedland||-20.3779|118.6316|9|
WUN||WA|Wiluna Airport|Aeropuerto Wiluna|Wiluna||-26.6282|120.2201|8|
ZNE||WA|Newman Airport|Aeropuerto Newman|Newman||-23.4165|119.8014|8|
@AU Australia/Sydney
ABX||NSW|Albury Airport|Aeropuerto Albury|Albury||-36.0696|146.9545|8|
ARM||NSW|Armidale Airport|Aeropuerto Armidale|Armidale||-30.5323|151.6149|8|
BHS||NSW|Bathurst Airport (New South Wales)|Aeropuerto Bathurst|Bathurst||-33.4139|149.6552|8|
BNK||NSW|Ballina Byron Gateway Airport|Aeropuerto Ballina Byron Gateway|Ballina||-28.8376|153.5564|8|
BRK||NSW|Bourke Airport|Aeropuerto Bourke|Bourke||-30.0833|145.9333|8|
CAZ||NSW|Cobar Airport|Aeropuerto Cobar|Cobar||-31.5368|145.7966|8|
CBR||NSW|Canberra Airport|Aeropuerto de Canberra|Canberra||-35.3073|149.1905|44|
CFS||NSW|Coffs Harbour Airport|Aeropuerto Coffs Harbour|Coffs Harbour||-30.3229|153.1153|8|
CNB||NSW|Coonamble Airport|Aeropuerto Coonamble|Coonamble||-30.9808|148.3783|8|
DBO||NSW|Dubbo City Regional Airport|Aeropuerto Regional Dubbo City|Dubbo||-32.2188|148.5696|8|
GFF||NSW|Griffith Airport|Aeropuerto Griffith|Griffith||-34.2554|146.0627|8|
LHG||NSW|Lightning Ridge Airport|Aeropuerto Lightning Ridge|Lightning Ridge||-29.4583|147.9833|8|
LSY||NSW|Lismore Airport|Aeropuerto Lismore|Lismore||-28.8367|153.2634|7|
MEB|MEL|VIC|Essendon Airport|Aeropuerto Essendon|Melbourne||-37.7304|144.9008|8|
MIM||NSW|Merimbula Airport|Aeropuerto Merimbula|Merimbula||-36.91|149.902|8|
MRZ||NSW|Moree Airport|Aeropuerto Moree|Moree||-29.4963|149.8502|8|
MYA||NSW|Moruya Airport|Aeropuerto Moruya|Moruya||-35.9025|150.1472|8|
NAA||NSW|Narrabri Airport|Aeropuerto Narrabri|Narrabri||-30.3183|149.8291|8|
NRA||NSW|Narrandera Airport|Aeropuerto Narrandera|Narrandera||-34.7056|146.5117|8|
NTL||NSW|Newcastle Airport|Aeropuerto Newcastle|Newcastle||-32.8046|151.84|17|
OOM||NSW|Snowy Mountains Airport|Aeropuerto Snowy Mountains|Cooma||-36.2927|148.9715|8|Cooma - Snowy Mountains
PKE||NSW|Parkes Airport|Aeropuerto Parkes|Parkes||-33.1385|148.2329|8|
PQQ||NSW|Port Macquarie Airport|Aeropuerto Port Macquarie|Port Macquarie||-31.4314|152.8672|8|
SYD||NSW|Sydney Kingsford Smith Airport|Aeropuerto Kingsford Smith de Sídney|Sydney|Sídney|-33.9329|151.1799|88|
TMW||NSW|Tamworth Regional Airport|Aeropuerto Regional Tamworth|Tamworth||-31.0845|150.8485|8|
WGA||NSW|Wagga Wagga Airport|Aeropuerto Wagga Wagga|Wagga Wagga||-35.1599|147.4663|8|
WGE||NSW|Walgett Airport|Aeropuerto Walgett|Walgett||-30.0333|148.1333|8|
WOL||NSW|Shellharbour Airport|Aeropuerto Shellharbour|Wollongong||-34.5667|150.7833|6|
@AW America/Aruba
AUA|||Queen Beatrix International Airport|Aeropuerto Internacional Reina Beatriz|Oranjestad (Aruba)||12.5022|-70.0139|46|
@AX Europe/Mariehamn
MHQ||01|Mariehamn Airport|Aeropuerto Mariehamn|Mariehamn||60.1233|19.8967|8|
@AZ Asia/Baku
GBB||QAB|Gabala International Airport|Aeropuerto Internacional Gabala|Gabala||40.8212|47.719|10|
GNJ||QAB|Gyandzha Airport|Aeropuerto Gyandzha|Ganja||40.7333|46.3167|10|Ganja
GYD|BAK|BA|Heydar Aliyev International Airport|Aeropuerto Internacional Heydar Aliyev|Baku|Bakú|40.4625|50.0504|42|
LLK||BA|Lankaran International Airport|Aeropuerto Internacional Lankaran|Lankaran||38.742|48.8241|5|
NAJ||NX|Nakhichevan Airport|Aeropuerto Nakhichevan|Nakhchivan||39.1903|45.4589|10|
@BA Europe/Sarajevo
BNX||SRP|Banja Luka International Airport|Aeropuerto Internacional Banja Luka|Banja Luka||44.9333|17.3|9|
OMO||BIH|Mostar Airport|Aeropuerto Mostar|Mostar||43.2856|17.8467|9|
SJJ||BIH|Sarajevo International Airport|Aeropuerto Internacional de Sarajevo|Sarajevo||43.8267|18.3361|28|
TZL||BIH|Tuzla International Airport|Aeropuerto Internacional Tuzla|Tuzla||44.4097|18.7092|9|
@BB America/Barbados
BGI||01|Grantley Adams International Airport|Aeropuerto Internacional Grantley Adams|Bridgetown||13.0807|-59.4878|38|
@BD Asia/Dhaka
BZL||1|Barisal Airport|Aeropuerto Barisal|Barisal||22.7989|90.3014|7|
CGP||2|Shah Amanat International Airport|Aeropuerto Internacional Shah Amanat|Chittagong||22.2452|91.8152|17|
CXB||2|Coxs Bazar Airport|Aeropuerto Coxs Bazar|Cox's Bazar||21.45|91.9667|8|
DAC||3|Hazrat Shahjalal International Airport|Aeropuerto Internacional Hazrat Shahjalal|Dhaka|Daca|23.8486|90.4059|54|
JSR||4|Jessore Airport|Aeropuerto Jessore|Jessore||23.177|89.1606|9|
RJH||5|Rajshahi Airport|Aeropuerto Rajshahi|Rajshahi||24.4333|88.6167|8|Shah Makhdum
SPD||5|Saidpur Airport|Aeropuerto Saidpur|Saidpur||25.7593|88.909|8|
ZYL||6|Osmani International Airport, Sylhet|Aeropuerto Internacional Osmani, Sylhet|Sylhet||24.9576|91.8705|10|
@BE Europe/Brussels
ANR||VAN|Antwerp International Airport|Aeropuerto Internacional Antwerp|Antwerp||51.1892|4.4507|8|
BRU||BRU|Brussels Airport|Aeropuerto de Bruselas|Brussels|Bruselas|50.8972|4.4836|68|Zaventem Bruxelles Brussel
CRL|BRU|WHT|Brussels South Charleroi Airport|Aeropuerto de Charleroi-Bruselas Sur|Brussels|Bruselas|50.4567|4.4517|46|
LGG||WLG|Liege Airport|Aeropuerto Liege|Liège||50.6433|5.4601|9|
OST||VWV|Ostend-Bruges International Airport|Aeropuerto Internacional Ostend-Bruges|Ostend||51.1997|2.8636|9|
@BF Africa/Ouagadougou
BOY||HOU|Bobo Dioulasso Airport|Aeropuerto Bobo Dioulasso|Bobo Dioulasso||11.1636|-4.3244|10|
OUA||KAD|Ouagadougou International Airport|Aeropuerto Internacional Ouagadougou|Ouagadougou||12.355|-1.5143|9|
@BG Europe/Sofia
BOJ||02|Bourgas Airport|Aeropuerto Bourgas|Burgas||42.5675|27.5155|17|Burgas
PDV||16|Plovdiv Airport|Aeropuerto Plovdiv|Plovdiv||42.3|24.7167|9|
SOF||23|Sofia Airport|Aeropuerto de Sofía|Sofia|Sofía|42.6883|23.4144|50|
VAR||03|Varna Airport|Aeropuerto Varna|Varna||43.2373|27.8291|17|
@BH Asia/Bahrain
BAH||15|Bahrain International Airport|Aeropuerto Internacional de Baréin|Manama||26.2692|50.626|54|
@BI Africa/Bujumbura
BJM||BM|Bujumbura International Airport|Aeropuerto Internacional Bujumbura|Bujumbura||-3.3206|29.3201|10|
@BJ Africa/Porto-Novo
COO||AQ|Cotonou Airport|Aeropuerto Cotonou|Cotonou||6.3539|2.3838|9|Cadjehoun
@BL America/Guadeloupe
SBH|||St. Barthelemy Airport|Aeropuerto St. Barthelemy|St. Barts||17.9044|-62.8436|15|Gustaf III
@BM Atlantic/Bermuda
BDA|||L. F. Wade International Airport|Aeropuerto Internacional L. F. Wade|Hamilton (Bermuda)|Hamilton (Bermudas)|32.3599|-64.7011|32|
@BN Asia/Brunei
BWN||BM|Brunei International Airport|Aeropuerto Internacional Brunei|Bandar Seri Begawan||4.9452|114.9338|18|
@BO America/La_Paz
CBB||C|Jorge Wilstermann International Airport|Aeropuerto Internacional Jorge Wilstermann|Cochabamba||-17.414|-66.1789|28|
CCA||C|Chimore Airport|Aeropuerto Chimore|Chimore||-16.9898|-65.1415|1|
CIJ||N|Capitan Anibal Arab Airport|Aeropuerto Capitan Anibal Arab|Cobija||-11.0264|-68.7528|7|Cap. Anibal Arab
GYA|||Guayaramerin Airport|Aeropuerto Guayaramerin|Guayaramerin||-10.83|-65.3617|3|
LPB||L|El Alto International Airport|Aeropuerto Internacional El Alto|La Paz||-16.5089|-68.1769|36|
PSZ||S|Puerto Suarez Airport|Aeropuerto Puerto Suarez|Puerto Suárez||-18.9805|-57.8238|8|
RBQ||L|Rurrenabaque Airport|Aeropuerto Rurrenabaque|Rurrenabaque||-14.45|-67.55|2|
RIB||N|Riberalta Airport|Aeropuerto Riberalta|Riberalta||-11.0069|-66.0931|8|Cap. Av. Selin Zeitun Lopez
SRE||H|Alcantarí Airport|Aeropuerto de Alcantarí|Sucre||-19.2468|-65.1496|22|
TJA||T|Capitán Oriel Lea Plaza Airport|Aeropuerto Capitán Oriel Lea Plaza|Tarija||-21.548|-64.7091|20|
UYU||H|Joya Andina Airport|Aeropuerto La Joya Andina|Uyuni||-20.4463|-66.8484|16|
VVI|SRZ|S|Viru Viru International Airport|Aeropuerto Internacional Viru Viru|Santa Cruz de la Sierra||-17.6482|-63.1405|42|
@BQ America/Curacao
BON|||Flamingo International Airport|Aeropuerto Internacional Flamingo|Bonaire||12.1334|-68.2769|17|
EUX|||F D Roosevelt Airport|Aeropuerto F D Roosevelt|Sint Eustatius||17.4931|-62.9778|7|
SAB|||J. Yrausquin Airport|Aeropuerto J. Yrausquin|Saba||17.65|-63.2167|6|Juancho E. Yrausquin
@BR America/Bahia
BPS||BA|Porto Seguro Airport|Aeropuerto Porto Seguro|Porto Seguro||-16.4412|-39.0811|26|
FEC||BA|Joao Durval Carneiro Airport|Aeropuerto Joao Durval Carneiro|Feira de Santana||-12.2025|-38.9061|1|Feira de Santana
IOS||BA|Jorge Amado Airport|Aeropuerto Jorge Amado|Ilhéus||-14.8159|-39.0333|20|
SSA||BA|Deputado Luís Eduardo Magalhães International Airport|Aeropuerto Internacional Deputado Luís Eduardo Magalhães|Salvador||-12.914|-38.3352|52|
@BR America/Belem
ATM||PA|Altamira Airport|Aeropuerto Altamira|Altamira||-3.2|-52.2167|8|
AUX||TO|Araguaina Airport|Aeropuerto Araguaina|Araguaína||-7.2|-48.2|8|
BEL||PA|Val-de-Cans International Airport|Aeropuerto Internacional Val-de-Cans|Belém||-1.3899|-48.48|36|
BRA||BA|Barreiras Airport|Aeropuerto Barreiras|Barreiras||-12.0731|-45.0083|3|
BVS||PA|Breves Airport|Aeropuerto Breves|Breves||-1.6667|-50.4667|3|
CAU||PE|Caruaru Airport|Aeropuerto Caruaru|Caruaru||-8.25|-35.9167|3|
CKS||PA|Carajas Airport|Aeropuerto Carajas|Parauapebas||-6.1147|-50.0019|8|
CPV||PB|Joao Suassuna Airport|Aeropuerto Joao Suassuna|Campina Grande||-7.2667|-35.9|8|Campina Grande
IMP||MA|Imperatriz Airport|Aeropuerto Imperatriz|Imperatriz||-5.5319|-47.4806|8|
ITB||PA|Itaituba Airport|Aeropuerto Itaituba|Itaituba||-4.2833|-55.9833|8|
JDO||CE|Orlando Bezerra de Menezes Airport|Aeropuerto Orlando Bezerra de Menezes|Juazeiro do Norte||-7.2156|-39.2724|3|Juazeiro do Norte
LEC||BA|Coronel Horacio de Mattos Airport|Aeropuerto Coronel Horacio de Mattos|Lençóis||-12.4861|-41.2741|3|Lençóis
MAB||PA|Maraba Airport|Aeropuerto Maraba|Marabá||-5.3667|-49.1667|8|
MCP||AP|Macapa International Airport|Aeropuerto Internacional Macapa|Macapá||0.0499|-51.0684|8|
MVF||RN|Dixsept Rosado Airport|Aeropuerto Dixsept Rosado|Mossoró||-5.1667|-37.25|8|Mossoró
PAV||BA|Paulo Afonso Airport|Aeropuerto Paulo Afonso|Paulo Afonso||-9.4008|-38.2499|8|
PHB||PI|Parnaiba-Prefeito Dr. Joao Silva Filho International Airport|Aeropuerto Internacional Parnaiba-Prefeito Dr. Joao Silva Filho|Parnaíba||-2.8943|-41.7305|8|
PMW||TO|Palmas–Brigadeiro Lysias Rodrigues International Airport|Aeropuerto Internacional Palmas–Brigadeiro Lysias Rodrigues|Palmas||-10.2947|-48.3577|8|
PNZ||PE|Petrolina International Airport|Aeropuerto Internacional Petrolina|Petrolina||-9.3657|-40.5658|8|
TUR||PA|Tucurui Airport|Aeropuerto Tucurui|Tucuruí||-3.7|-49.7333|8|
UNA||BA|Una Airport|Aeropuerto Una|Una||-15.3533|-38.9972|3|Una-Comandatuba
VAL||BA|Valenca Airport|Aeropuerto Valenca|Valenca||-13.3026|-38.9919|3|
VDC||BA|Glauber Rocha Airport|Aeropuerto Glauber Rocha|Vitória da Conquista||-14.9078|-40.9147|8|
@BR America/Boa_Vista
BAZ||AM|Barcelos Airport|Aeropuerto Barcelos|Barcelos||-0.9669|-62.9336|2|
@BR America/Campo_Grande
AFL||MT|Alta Floresta Airport|Aeropuerto Alta Floresta|Alta Floresta||-9.8725|-56.1048|8|
BYO||MS|Bonito Airport|Aeropuerto Bonito|Bonito||-21.2439|-56.4509|3|
CGR||MS|Campo Grande International Airport|Aeropuerto Internacional de Campo Grande|Campo Grande||-20.457|-54.6689|26|
CMG||MS|Corumba Internacional Airport|Aeropuerto Corumba Internacional|Corumbá||-19.0111|-57.6722|8|
OPS||MT|Sinop Airport|Aeropuerto Sinop|Sinop||-11.8786|-55.5816|2|
PMG||MS|Ponta Pora International Airport|Aeropuerto Internacional Ponta Pora|Ponta Porã||-22.55|-55.7|8|
ROO||MT|Rondonopolis Airport|Aeropuerto Rondonopolis|Rondonópolis||-16.4333|-54.7167|7|
TGQ||MT|Tangara Da Serra Airport|Aeropuerto Tangara Da Serra|Tangara Da Serra||-14.6564|-57.4486|3|
TJL||MS|Tres Lagoas Airport|Aeropuerto Tres Lagoas|Tres Lagoas||-20.7536|-51.6813|3|
@BR America/Cuiaba
CGB||MT|Marechal Rondon International Airport|Aeropuerto Internacional Marechal Rondon|Cuiabá||-15.6517|-56.1203|30|
SMT||MT|Sorriso Airport|Aeropuerto Sorriso|Sorriso||-12.4799|-55.6749|3|
@BR America/Eirunepe
CZS||AC|Cruzeiro do Sul International Airport|Aeropuerto Internacional Cruzeiro do Sul|Cruzeiro Do Sul||-7.5833|-72.7833|9|
@BR America/Fortaleza
BRB||MA|Barreirinhas Airport|Aeropuerto Barreirinhas|Barreirinhas||-2.7556|-42.8171|1|
FOR||CE|Pinto Martins International Airport|Aeropuerto Internacional Pinto Martins|Fortaleza||-3.7791|-38.5408|48|
JJD||CE|Comte. Ariston Pessoa Regional Airport|Aeropuerto Regional Comte. Ariston Pessoa|Jericoacoara||-2.9067|-40.3581|8|Jericoacoara
JPA||PB|Presidente Castro Pinto International Airport|Aeropuerto Internacional Presidente Castro Pinto|João Pessoa||-7.1454|-34.9482|26|
JSO||CE|Sobral Regional Airport|Aeropuerto Regional Sobral|Sobral||-3.6147|-40.2322|3|
NAT||RN|Governador Aluízio Alves International Airport|Aeropuerto Internacional Governador Aluízio Alves|Natal||-5.7634|-35.373|34|
SLZ||MA|Marechal Cunha Machado International Airport|Aeropuerto Internacional Marechal Cunha Machado|São Luís||-2.5833|-44.2367|28|
THE||PI|Senador Petrônio Portella Airport|Aeropuerto Senador Petrônio Portella|Teresina||-5.0633|-42.8211|24|
@BR America/Maceio
AJU||SE|Santa Maria Airport|Aeropuerto Santa Maria|Aracaju||-10.9872|-37.0728|24|
MCZ||AL|Zumbi dos Palmares International Airport|Aeropuerto Internacional Zumbi dos Palmares|Maceió||-9.514|-35.7921|32|
@BR America/Manaus
CAF||AM|Carauari Airport|Aeropuerto Carauari|Carauari||-4.9|-66.9167|3|
IRZ||AM|Santa Isabel Rio Negro Airport|Aeropuerto Santa Isabel Rio Negro|Santa Isabel do Rio Negro||-0.3803|-64.996|2|Tapuruquara
LBR||RO|Labrea Airport|Aeropuerto Labrea|Lábrea||-7.25|-64.85|2|
MAO||AM|Eduardo Gomes International Airport|Aeropuerto Internacional Eduardo Gomes|Manaus|Manaos|-3.0313|-60.0461|38|
MNX||AM|Manicore Airport|Aeropuerto Manicore|Manicoré||-5.8167|-61.2833|7|
SJL||AM|Sao Gabriel da Cachoeira Airport|Aeropuerto Sao Gabriel da Cachoeira|São Gabriel da Cachoeira||-0.1483|-66.9856|9|
TFF||AM|Tefe Airport|Aeropuerto Tefe|Tefé||-3.3798|-64.7242|8|
@BR America/Noronha
FEN||PE|Fernando De Noronha Airport|Aeropuerto Fernando De Noronha|Fernando de Noronha||-3.85|-32.4167|8|
@BR America/Porto_Velho
BVB||RR|Boa Vista Airport|Aeropuerto Boa Vista|Boa Vista||2.8333|-60.6667|9|
BVH||RO|Vilhena Airport|Aeropuerto Vilhena|Vilhena||-12.7167|-60.1167|9|
JPR||RO|Ji-Parana Airport|Aeropuerto Ji-Parana|Ji-Parana||-10.8706|-61.8467|3|
OAL||RO|Cacoal Airport|Aeropuerto Cacoal|Cacoal||-11.4327|-61.4772|3|
PVH||RO|Governador Jorge Teixeira de Oliveira International Airport|Aeropuerto Internacional Gobernador Jorge Teixeira de Oliveira|Porto Velho||-8.7143|-63.8983|22|
STM||PA|Santarem-Maestro Wilson Fonseca Airport|Aeropuerto Santarem-Maestro Wilson Fonseca|Santarém||-2.4249|-54.7864|9|
TBT||AM|Tabatinga International Airport|Aeropuerto Internacional Tabatinga|Tabatinga||-4.2514|-69.9396|8|
TMT||PA|Trombetas Airport|Aeropuerto Trombetas|Porto Trombetas||-1.4896|-56.3968|8|Porto Trombetas
@BR America/Recife
REC||PE|Guararapes–Gilberto Freyre International Airport|Aeropuerto Internacional Guararapes-Gilberto Freyre|Recife||-8.1315|-34.9179|52|
SET||PE|Santa Magalhaes|Aeropuerto Santa Magalhaes|Serra Talhada||-8.0528|-38.3861|3|Serra Talhada
@BR America/Rio_Branco
RBR||AC|Rio Branco-Plácido de Castro International Airport|Aeropuerto Internacional Rio Branco-Plácido de Castro|Rio Branco||-9.9667|-67.8|9|
@BR America/Santarem
GGF||PA|Almeirim Airport|Aeropuerto Almeirim|Almeirim||-1.4792|-52.5781|2|
@BR America/Sao_Paulo
AAX||MG|Araxa Airport|Aeropuerto Araxa|Araxa||-19.5681|-46.9292|8|
AQA||SP|Araraquara Airport|Aeropuerto Araraquara|Araraquara||-21.8066|-48.1369|8|
ARU||SP|Aracatuba Airport|Aeropuerto Aracatuba|Araçatuba||-21.1436|-50.4261|8|
BSB||DF|Presidente Juscelino Kubitschek International Airport|Aeropuerto Internacional Presidente Juscelino Kubitschek|Brasília|Brasilia|-15.8698|-47.9215|60|
CAC||PR|Cascavel Airport|Aeropuerto Cascavel|Cascavel||-25.0016|-53.5016|8|
CAW||RJ|Bartolomeu Lisandro Airport|Aeropuerto Bartolomeu Lisandro|Campos Dos Goytacazes||-21.7002|-41.3035|8|Bartolomeu Lysandro
CFB||RJ|Cabo Frio International Airport|Aeropuerto Internacional Cabo Frio|Cabo Frio||-22.925|-42.0786|4|
CGH|SAO|SP|São Paulo/Congonhas Airport|Aeropuerto de São Paulo-Congonhas|São Paulo||-23.6269|-46.6596|66|
CLV||GO|Nelson Ribeiro Guimaraes Airport|Aeropuerto Nelson Ribeiro Guimaraes|Caldas Novas||-17.7256|-48.6075|1|Caldas Novas
CNF|BHZ|MG|Tancredo Neves International Airport|Aeropuerto Internacional Tancredo Neves|Belo Horizonte||-19.6324|-43.9632|54|
CWB||PR|Afonso Pena International Airport|Aeropuerto Internacional Afonso Pena|Curitiba||-25.5358|-49.1733|46|
CXJ||RS|Hugo Cantergiani Regional Airport|Aeropuerto Regional Hugo Cantergiani|Caxias Do Sul||-29.1951|-51.1875|8|Caxias do Sul
FBE||PR|Francisco Beltrao Airport|Aeropuerto Francisco Beltrao|Francisco Beltrao||-26.0833|-53.0667|2|
FLN||SC|Hercílio Luz International Airport|Aeropuerto Internacional Hercílio Luz|Florianópolis||-27.6644|-48.5452|42|
GEL||RS|Sepe Tiaraju Airport|Aeropuerto Sepe Tiaraju|Santo Ângelo||-28.2811|-54.1681|7|Santo Ângelo
GIG|RIO|RJ|Rio de Janeiro/Galeão International Airport|Aeropuerto Internacional de Río de Janeiro-Galeão|Rio de Janeiro|Río de Janeiro|-22.8147|-43.2465|64|
GPB||PR|Tancredo Thomaz Faria Airport|Aeropuerto Tancredo Thomaz Faria|Guarapuava||-25.3333|-51.5|3|Guarapuava
GRU|SAO|SP|São Paulo/Guarulhos International Airport|Aeropuerto Internacional de São Paulo-Guarulhos|São Paulo||-23.4257|-46.4819|84|
GVR||MG|Governador Valadares Airport|Aeropuerto Governador Valadares|Governador Valadares||-18.8503|-41.9333|8|
GYN||GO|Santa Genoveva Airport|Aeropuerto Santa Genoveva|Goiânia||-16.6326|-49.2266|34|
IGU||PR|Cataratas International Airport|Aeropuerto Internacional Cataratas|Foz do Iguaçu||-25.5979|-54.4888|36|
IPN||MG|Vale do Aço Regional Airport|Aeropuerto Regional Vale do Aço|Ipatinga||-19.5|-42.5333|8|
IZA||MG|Presidente Itamar Franco Airport|Aeropuerto Presidente Itamar Franco|Juiz de Fora||-21.5131|-43.1731|9|Zona da Mata
JDF||MG|Francisco De Assis Airport|Aeropuerto Francisco De Assis|Juiz de Fora||-21.75|-43.3333|7|Juiz de Fora
JJG||SC|Humberto Bortoluzzi Regional Airport|Aeropuerto Regional Humberto Bortoluzzi|Criciúma||-28.6753|-49.0603|4|Jaguaruna
JOI||SC|Joinville–Lauro Carneiro de Loyola Airport|Aeropuerto Lauro Carneiro de Loyola|Joinville||-26.2236|-48.8011|22|
JPY||RJ|Paraty Airport|Aeropuerto Paraty|Paraty||-23.2239|-44.7233|1|
JTC||SP|Bauru-Arealva Airport|Aeropuerto Bauru-Arealva|Bauru||-22.166|-49.0723|8|
LAJ||SC|Correia Pinto Airport|Aeropuerto Correia Pinto|Lages||-27.7821|-50.2798|8|Lages
LDB||PR|Londrina Airport|Aeropuerto de Londrina|Londrina||-23.3285|-51.1377|24|
MGF||PR|Maringá Regional Airport|Aeropuerto Regional de Maringá|Maringá||-23.4794|-52.0122|24|
MII||SP|Frank Miloye Milenkovich State Airport|Aeropuerto Frank Miloye Milenkovich State|Marília||-22.2|-49.9333|8|Marília
MOC||MG|Montes Claros Airport|Aeropuerto Montes Claros|Montes Claros||-16.7078|-43.8172|8|
NVT||SC|Navegantes–Ministro Victor Konder International Airport|Aeropuerto Internacional Ministro Victor Konder|Navegantes||-26.8799|-48.6494|34|
PET||RS|Pelotas–João Simões Lopes Neto International Airport|Aeropuerto Internacional Pelotas–João Simões Lopes Neto|Pelotas||-31.7181|-52.3244|8|
PFB||RS|Passo Fundo Airport|Aeropuerto Passo Fundo|Passo Fundo||-28.25|-52.3333|7|Lauro Kurtz
PGZ||PR|Comte Antonio Amilton Beraldo Airport|Aeropuerto Comte Antonio Amilton Beraldo|Ponta Grossa||-25.1857|-50.1458|7|Ponta Grossa
POA||RS|Salgado Filho International Airport|Aeropuerto Internacional Salgado Filho|Porto Alegre||-29.9896|-51.1771|48|
PPB||SP|A. De Barros Airport|Aeropuerto A. De Barros|Presidente Prudente||-22.1|-51.45|8|Presidente Prudente
PTO||PR|Juvenal Loureiro Cardoso Airport|Aeropuerto Juvenal Loureiro Cardoso|Pato Branco||-26.2167|-52.6667|1|Pato Branco
RAO||SP|Leite Lopes Airport|Aeropuerto Leite Lopes|Ribeirão Preto||-21.1394|-47.7759|26|
RIA||RS|Santa Maria Airport|Aeropuerto Santa Maria|Santa Maria||-29.7106|-53.6875|8|
SDU|RIO|RJ|Santos Dumont Airport|Aeropuerto Santos Dumont|Rio de Janeiro|Río de Janeiro|-22.9115|-43.1671|54|
SJK||SP|Professor Urbano Ernesto Stumpf Airport|Aeropuerto Professor Urbano Ernesto Stumpf|São José Dos Campos||-23.2289|-45.8711|9|São José dos Campos
SJP||SP|Sao Jose do Rio Preto Airport|Aeropuerto Sao Jose do Rio Preto|São José do Rio Preto||-20.8149|-49.4062|8|
SRA||RS|Santa Rosa Airport|Aeropuerto Santa Rosa|Santa Rosa||-27.8667|-54.4833|2|
TOW||PR|Luis dal Canalle Filho Airport|Aeropuerto Luis dal Canalle Filho|Toledo||-24.6986|-53.6961|3|Toledo
UBA||MG|Uberaba Airport|Aeropuerto Uberaba|Uberaba||-19.7764|-47.9583|8|
UDI||MG|Uberlândia Airport|Aeropuerto de Uberlândia|Uberlândia||-18.8893|-48.2301|24|
UMU||PR|Umuarama Airport|Aeropuerto Umuarama|Umuarama||-23.7983|-53.3133|3|
URG||RS|Ruben Berta Airport|Aeropuerto Ruben Berta|Uruguaiana||-29.7834|-57.036|8|
VCP|SAO|SP|Viracopos International Airport|Aeropuerto Internacional de Viracopos|Campinas||-23.0099|-47.1417|54|
VIX||ES|Eurico de Aguiar Salles Airport|Aeropuerto Eurico de Aguiar Salles|Vitória||-20.2568|-40.2896|32|
XAP||SC|Chapeco Airport|Aeropuerto Chapeco|Chapecó||-27.1324|-52.6604|8|
@BS America/Nassau
ATC||CI|Arthur's Town Airport|Aeropuerto Arthur's Town|Arthur's Town||24.6286|-75.6714|8|
AXP||AK|Springpoint Airport|Aeropuerto Springpoint|Spring Point||22.45|-73.9667|8|
BIM||BI|Bimini International Airport|Aeropuerto Internacional Bimini|Bimini||25.7001|-79.264|8|South Bimini
CCZ||NS|Chub Cay Airport|Aeropuerto Chub Cay|Chub Cay||25.4175|-77.8814|8|
CRI||CK|Crooked Island Airport|Aeropuerto Crooked Island|Colonel Hill||22.75|-74.15|7|Colonial Hill
ELH||HI|North Eleuthera International Airport|Aeropuerto Internacional North Eleuthera|North Eleuthera||25.4769|-76.6819|7|
FPO||FP|Grand Bahama International Airport|Aeropuerto Internacional Grand Bahama|Freeport||26.5473|-78.7052|10|
GGT||EX|Exuma International Airport|Aeropuerto Internacional Exuma|Exuma||23.564|-75.8725|8|
GHB||CE|Governor's Harbour Airport|Aeropuerto Governor's Harbour|Governor's Harbour||25.2774|-76.3268|9|
IGA||IN|Inagua Airport|Aeropuerto Inagua|Matthew Town||20.9833|-73.6667|8|
LGI||LI|Deadmans Cay Airport|Aeropuerto Deadmans Cay|Deadman's Cay||23.1794|-75.0906|7|
MHH||CO|Marsh Harbour International Airport|Aeropuerto Internacional Marsh Harbour|Marsh Harbour||26.5134|-77.0771|8|
MYG||MG|Mayaguana Airport|Aeropuerto Mayaguana|Abrahams Bay||22.3767|-73.0183|8|
NAS||NP|Lynden Pindling International Airport|Aeropuerto Internacional Lynden Pindling|Nassau|Nasáu|25.0504|-77.4665|48|
SAQ||NS|San Andros Airport|Aeropuerto San Andros|Andros||25.05|-78.05|8|
SML||LI|Stella Maris Airport|Aeropuerto Stella Maris|Stella Maris||23.5833|-75.2681|7|
TBI||CI|New Bight Airport|Aeropuerto New Bight|Cat Island||24.315|-75.4536|8|
TCB||CO|Treasure Cay Airport|Aeropuerto Treasure Cay|Treasure Cay||26.735|-77.3722|8|
TZN||SA|South Andros Airport|Aeropuerto South Andros|Andros||24.1584|-77.5888|8|
ZSA||SS|San Salvador Airport|Aeropuerto San Salvador|San Salvador||24.06|-74.5331|8|
@BT Asia/Thimphu
BUT||11|Bathpalathang Airport|Aeropuerto Bathpalathang|Bumthang||27.563|90.7461|2|
PBH||11|Paro Airport|Aeropuerto Paro|Paro||27.4333|89.4167|8|
YON||11|Yongphulla Airport|Aeropuerto Yongphulla|Trashigang||27.2564|91.5144|2|
@BW Africa/Gaborone
BBK||CH|Kasane Airport|Aeropuerto Kasane|Kasane||-17.8306|25.1637|7|
FRW||FR|Phillip Gaonwe Matante International Airport|Aeropuerto Internacional Phillip Gaonwe Matante|Francistown||-21.16|27.4825|8|Francistown
GBE||GA|Sir Seretse Khama International Airport|Aeropuerto Internacional Sir Seretse Khama|Gaborone||-24.558|25.9245|17|
MUB||NW|Maun Airport|Aeropuerto Maun|Maun||-19.9708|23.4306|8|
@BY Europe/Minsk
MSQ||MI|Minsk National Airport|Aeropuerto Nacional de Minsk|Minsk||53.8897|28.0324|40|
@BZ America/Belize
BZE||BZ|Philip S. W. Goldson International Airport|Aeropuerto Internacional Philip S. W. Goldson|Belize City|Ciudad de Belice|17.5392|-88.3083|32|
CUK||BZ|Caye Caulker Airport|Aeropuerto Caye Caulker|Caye Caulker||17.7355|-88.0296|14|
CYC||BZ|Caye Chapel Airport|Aeropuerto Caye Chapel|Caye Chapel||17.6881|-88.0446|6|
CZH||CZL|Corozal Airport|Aeropuerto Corozal|Corozal||18.3823|-88.4107|6|
DGA||SC|Dangriga Airport|Aeropuerto Dangriga|Dangriga||16.982|-88.2288|14|
PLJ||SC|Placencia Airport|Aeropuerto Placencia|Placencia||16.5371|-88.3609|15|
PND||TOL|Punta Gorda Airport|Aeropuerto Punta Gorda|Punta Gorda||16.1024|-88.8078|6|
SPR||CY|San Pedro Airport|Aeropuerto San Pedro|San Pedro||17.9171|-87.9657|15|
TZA||BZ|Belize City Municipal Airport|Aeropuerto Municipal Belize City|Belize City||17.5158|-88.1944|15|
@CA America/Atikokan
YPL||ON|Pickle Lake Airport|Aeropuerto Pickle Lake|Pickle Lake||51.2083|-90.2083|8|
YZS||NU|Coral Harbour Airport|Aeropuerto Coral Harbour|Coral Harbour||64.1883|-83.3542|8|
@CA America/Blanc-Sablon
YBX||QC|Blanc Sablon Airport|Aeropuerto Blanc Sablon|Blanc-Sablon||51.4333|-57.2167|8|Lourdes-de-Blanc-Sablon
YHR||QC|Chevery Airport|Aeropuerto Chevery|Chevery||50.5|-59.5|3|
YIF||QC|St-Augustin/Pakuashipi Airport|Aeropuerto St-Augustin/Pakuashipi|St-Augustin||51.2167|-58.6667|7|
ZGS||QC|La Romaine Airport|Aeropuerto La Romaine|La Romaine||50.3333|-60.6667|2|
ZKG||QC|Kegaska Airport|Aeropuerto Kegaska|Kegaska||50.1889|-61.2917|2|Kégashka
ZLT||QC|La Tabatiere Airport|Aeropuerto La Tabatiere|La Tabatiere||50.8281|-58.976|1|
ZTB||QC|Tete-A-La Baleine Airport|Aeropuerto Tete-A-La Baleine|Tete-A-La Baleine||50.7167|-59.3333|2|
@CA America/Cambridge_Bay
YBB||NU|Kugaaruk Airport|Aeropuerto Kugaaruk|Kugaaruk||68.5382|-89.7918|3|
YCB||NU|Cambridge Bay Airport|Aeropuerto Cambridge Bay|Cambridge Bay||69.1|-105.1333|8|
YCO||NU|Kugluktuk Airport|Aeropuerto Kugluktuk|Kugluktuk||67.8333|-115.0833|3|
YHK||NU|Gjoa Haven Airport|Aeropuerto Gjoa Haven|Gjoa Haven||68.6333|-95.95|2|
YYH||NU|Taloyoak Airport|Aeropuerto Taloyoak|Taloyoak||69.5333|-93.5167|2|
@CA America/Dawson_Creek
YXJ||BC|North Peace Regional Airport|Aeropuerto Regional North Peace|Fort St.John||56.2448|-120.7351|8|Fort St. John
@CA America/Edmonton
YEG|YEA|AB|Edmonton International Airport|Aeropuerto Internacional de Edmonton|Edmonton||53.3074|-113.584|48|
YLL||AB|Lloydminster Airport|Aeropuerto Lloydminster|Lloydminster||53.313|-110.0727|8|
YMM||AB|Fort McMurray International Airport|Aeropuerto Internacional Fort McMurray|Fort McMurray||56.6566|-111.224|16|
YOJ||AB|High Level Airport|Aeropuerto High Level|High Level||58.6183|-117.1683|8|
YPY||AB|Fort Chipewyan Airport|Aeropuerto Fort Chipewyan|Fort Chipewyan||58.768|-111.1141|8|
YQL||AB|Lethbridge Airport|Aeropuerto Lethbridge|Lethbridge||49.6319|-112.7917|8|
YQU||AB|Grande Prairie Airport|Aeropuerto Grande Prairie|Grande Prairie||55.1771|-118.8736|8|
YXC||BC|Canadian Rockies International Airport|Aeropuerto Internacional Canadian Rockies|Cranbrook||49.6144|-115.787|8|Cranbrook/Canadian Rockies
YXH||AB|Medicine Hat Regional Airport|Aeropuerto Regional Medicine Hat|Medicine Hat||50.0211|-110.7246|8|
YYC||AB|Calgary International Airport|Aeropuerto Internacional de Calgary|Calgary||51.1314|-114.0106|60|
@CA America/Fort_Nelson
YYE||BC|Northern Rockies Regional Airport|Aeropuerto Regional Northern Rockies|Fort Nelson||58.8384|-122.5817|8|Fort Nelson
@CA America/Goose_Bay
YDP||NL|Nain Airport|Aeropuerto Nain|Nain||56.5333|-61.6667|2|
YHO||NL|Hopedale Airport|Aeropuerto Hopedale|Hopedale||55.4483|-60.2294|2|
YMN||NL|Makkovik Airport|Aeropuerto Makkovik|Makkovik||55.1667|-59.1667|2|
YNP||NL|Natuashish Airport|Aeropuerto Natuashish|Natuashish||55.9139|-61.1844|2|
YRF||NL|Cartwright Airport|Aeropuerto Cartwright|Cartwright||53.6826|-57.0383|2|
YRG||NL|Rigolet Airport|Aeropuerto Rigolet|Rigolet||54.3333|-58.4167|2|
YSO||NL|Postville Airport|Aeropuerto Postville|Postville||54.9167|-59.9667|2|
YWK||NL|Wabush Airport|Aeropuerto Wabush|Wabush||52.9263|-66.874|8|
YYR||NL|Goose Bay Airport|Aeropuerto Goose Bay|Goose Bay||53.3135|-60.4124|10|CFB Goose Bay
ZUM||QC|Churchill Falls Airport|Aeropuerto Churchill Falls|Churchill Falls||53.5628|-64.1092|3|
@CA America/Halifax
YBI||NL|Black Tickle Airport|Aeropuerto Black Tickle|Black Tickle||53.4682|-55.7857|2|
YGR||QC|Iles De La Madeleine Airport|Aeropuerto Iles De La Madeleine|Îles-de-la-Madeleine||47.3667|-61.9|7|
YHZ||NS|Halifax Stanfield International Airport|Aeropuerto Internacional Halifax Stanfield|Halifax||44.885|-63.5143|40|
YQY||NS|JA Douglas McCurdy Sydney Airport|Aeropuerto JA Douglas McCurdy Sydney|Sydney||46.1667|-60.05|8|Sydney/J.A. Douglas McCurdy
YYG||PE|Charlottetown Airport|Aeropuerto Charlottetown|Charlottetown||46.2859|-63.1317|8|
@CA America/Inuvik
YEV||NT|Inuvik Mike Zubko Airport|Aeropuerto Inuvik Mike Zubko|Inuvik||68.3066|-133.4977|8|
@CA America/Iqaluit
XGR||QC|Kangiqsualujjuaq Airport|Aeropuerto Kangiqsualujjuaq|Kangiqsualujjuaq||58.5|-65.9833|2|Kangiqsualujjuaq (Georges River)
YCY||NU|Clyde River Airport|Aeropuerto Clyde River|Clyde River||70.4167|-68.5|2|
YFB||NU|Iqaluit Airport|Aeropuerto Iqaluit|Iqaluit||63.7518|-68.5366|9|
YGT||NU|Igloolik Airport|Aeropuerto Igloolik|Igloolik||69.4|-81.8167|2|
YGZ||NU|Grise Fiord Airport|Aeropuerto Grise Fiord|Grise Fiord||76.4178|-82.9572|2|
YIO||NU|Pond Inlet Airport|Aeropuerto Pond Inlet|Pond Inlet||72.6833|-78|2|
YLC||NU|Kimmirut Airport|Aeropuerto Kimmirut|Kimmirut||62.85|-69.8833|2|
YSK||NU|Sanikiluaq Airport|Aeropuerto Sanikiluaq|Sanikiluaq||56.55|-79.2167|2|
YTE||NU|Cape Dorset Airport|Aeropuerto Cape Dorset|Kinngait||64.2333|-76.5333|2|
YUX||NU|Hall Beach Airport|Aeropuerto Hall Beach|Sanirajak||68.7833|-81.25|8|
@CA America/Moncton
YFC||NB|Fredericton International Airport|Aeropuerto Internacional Fredericton|Fredericton||45.8732|-66.5298|8|Greater Fredericton
YQM||NB|Greater Moncton International Airport|Aeropuerto Internacional Greater Moncton|Moncton||46.1136|-64.6861|17|
YSJ||NB|Saint John Airport|Aeropuerto Saint John|Saint John||45.3295|-65.8902|8|
ZBF||NB|Bathurst Airport|Aeropuerto Bathurst|Bathurst||47.6292|-65.7394|7|
@CA America/Pangnirtung
YVM||NU|Qikiqtarjuaq Airport|Aeropuerto Qikiqtarjuaq|Qikiqtarjuaq||67.5833|-63.8333|2|
YXP||NU|Pangnirtung Airport|Aeropuerto Pangnirtung|Pangnirtung||66.1333|-65.7333|2|
@CA America/Rankin_Inlet
YAB||NU|Arctic Bay Airport|Aeropuerto Arctic Bay|Arctic Bay||73.0049|-85.0275|2|
YBK||NU|Baker Lake Airport|Aeropuerto Baker Lake|Baker Lake||64.3|-96.0833|7|
YCS||NU|Chesterfield Inlet Airport|Aeropuerto Chesterfield Inlet|Chesterfield Inlet||63.3333|-90.7167|2|
YEK||NU|Arviat Airport|Aeropuerto Arviat|Arviat||61.1167|-94.05|2|
YRT||NU|Rankin Inlet Airport|Aeropuerto Rankin Inlet|Rankin Inlet||62.81|-92.1002|8|
YUT||NU|Naujaat Airport|Aeropuerto Naujaat|Naujaat||66.5248|-86.2286|2|Repulse Bay
YXN||NU|Whale Cove Airport|Aeropuerto Whale Cove|Whale Cove||62.2333|-92.6|2|
@CA America/Regina
YBE||SK|Uranium City Airport|Aeropuerto Uranium|Uranium City||59.5667|-108.4833|2|
YNL||SK|Points North Landing Airport|Aeropuerto Points North Landing|Points North Landing||58.275|-104.0811|8|
YPA||SK|Prince Albert Glass Field Airport|Aeropuerto Prince Albert Glass Field|Prince Albert||53.2159|-105.6766|8|
YQR||SK|Regina International Airport|Aeropuerto Internacional Regina|Regina||50.4333|-104.6552|17|
YSF||SK|Stony Rapids Airport|Aeropuerto Stony Rapids|Stony Rapids||59.2512|-105.8366|8|
YVC||SK|La Ronge Airport|Aeropuerto La Ronge|La Ronge||55.1471|-105.267|8|La Ronge (Barber Field)
YXE||SK|Saskatoon International Airport|Aeropuerto Internacional Saskatoon|Saskatoon||52.1697|-106.6904|17|Saskatoon/John G. Diefenbaker
ZFD||SK|Fond Du Lac Airport|Aeropuerto Fond Du Lac|Fond-Du-Lac||59.3342|-107.1812|2|
ZWL||SK|Wollaston Lake Airport|Aeropuerto Wollaston Lake|Wollaston Lake||58.1067|-103.1683|2|
@CA America/Resolute
YRB||NU|Resolute Bay Airport|Aeropuerto Resolute Bay|Resolute Bay||74.7167|-94.9667|8|
@CA America/St_Johns
YAY||NL|St. Anthony Airport|Aeropuerto St. Anthony|St. Anthony||51.3667|-55.5833|7|
YDF||NL|Deer Lake Regional Airport|Aeropuerto Regional Deer Lake|Deer Lake||49.2103|-57.3997|16|
YFX||NL|Fox Harbour Airport|Aeropuerto Fox Harbour|Fox Harbour||52.371|-55.6761|2|St. Lewis (Fox Harbour)
YHA||NL|Port Hope Simpson Airport|Aeropuerto Port Hope Simpson|Port Hope Simpson||52.5274|-56.2871|2|
YHG||NL|Charlottetown Airport|Aeropuerto Charlottetown|Charlottetown||52.7655|-56.1183|2|
YMH||NL|Mary's Harbour Airport|Aeropuerto Mary's Harbour|Mary's Harbour||52.303|-55.8478|2|
YQX||NL|Gander International Airport|Aeropuerto Internacional Gander|Gander||48.9462|-54.5702|10|
YWM||NL|Williams Harbour Airport|Aeropuerto Williams Harbour|Williams Harbour||52.5672|-55.7841|2|
YYT||NL|St. John's International Airport|Aeropuerto Internacional St. John's|St. John's (Newfoundland)|San Juan de Terranova|47.6128|-52.7433|28|
@CA America/Thunder_Bay
YQT||ON|Thunder Bay International Airport|Aeropuerto Internacional Thunder Bay|Thunder Bay||48.3718|-89.3117|16|
@CA America/Toronto
AKV||QC|Akulivik Airport|Aeropuerto Akulivik|Akulivik||60.7333|-78.5833|2|
SUR||ON|Summer Beaver Airport|Aeropuerto Summer Beaver|Summer Beaver||52.7153|-88.5475|2|
YAM||ON|Sault Ste. Marie Airport|Aeropuerto Sault Ste. Marie|Sault Ste Marie||46.4853|-84.4999|8|
YAT||ON|Attawapiskat Airport|Aeropuerto Attawapiskat|Attawapiskat||52.9417|-82.4|2|
YBC||QC|Baie-Comeau Airport|Aeropuerto Baie-Comeau|Baie-Comeau||49.1332|-68.199|8|
YBG||QC|Saguenay-Bagotville Airport|Aeropuerto Saguenay-Bagotville|Saguenay||48.3334|-70.9859|9|CFB Bagotville
YER||ON|Fort Severn Airport|Aeropuerto Fort Severn|Fort Severn||56.0177|-87.6775|2|
YFA||ON|Fort Albany Airport|Aeropuerto Fort Albany|Fort Albany||52.2417|-81.5917|2|
YFH||ON|Fort Hope Airport|Aeropuerto Fort Hope|Fort Hope||51.5593|-87.898|2|
YGL||QC|La Grande Riviere|Aeropuerto La Grande Riviere|La Grande Rivière||53.6297|-77.7064|8|
YGP||QC|Michel-Pouliot Gaspe Airport|Aeropuerto Michel-Pouliot Gaspe|Gaspé||48.7764|-64.476|8|
YGW||QC|Kuujjuarapik Airport|Aeropuerto Kuujjuarapik|Kuujjuarapik||55.2792|-77.7667|8|
YHM||ON|Hamilton International Airport|Aeropuerto Internacional Hamilton|Hamilton||43.1614|-79.9263|17|Hamilton/John C. Munro
YHU||QC|St. Hubert Airport|Aeropuerto St. Hubert|Montréal||45.5163|-73.4208|9|Montréal/St-Hubert
YIK||QC|Ivujivik Airport|Aeropuerto Ivujivik|Ivujivik||62.4167|-76.0833|2|
YKF||ON|Region of Waterloo International Airport|Aeropuerto Internacional Region of Waterloo|Kitchener||43.459|-80.3851|8|
YKG||QC|Kangirsuk Airport|Aeropuerto Kangirsuk|Kangirsuk||60.0231|-70.0046|2|
YKL||QC|Schefferville Airport|Aeropuerto Schefferville|Schefferville||54.7833|-64.8167|8|
YKQ||QC|Waskaganish Airport|Aeropuerto Waskaganish|Waskaganish||51.4875|-78.75|2|
YKU||QC|Chisasibi Airport|Aeropuerto Chisasibi|Chisasibi||53.8068|-78.9241|2|
YLH||ON|Lansdowne House Airport|Aeropuerto Lansdowne House|Lansdowne House||52.1968|-87.9343|2|
YMO||ON|Moosonee Airport|Aeropuerto Moosonee|Moosonee||51.2911|-80.6042|7|
YMT||QC|Chibougamau Airport|Aeropuerto Chibougamau|Chibougamau||49.9167|-74.3667|7|Chibougamau/Chapais
YNA||QC|Natashquan Airport|Aeropuerto Natashquan|Natashquan||50.1833|-61.8|7|
YNC||QC|Wemindji Airport|Aeropuerto Wemindji|Wemindji||53|-78.8167|2|
YNS||QC|Nemiscau Airport|Aeropuerto Nemiscau|Nemiscau||49.7417|-76.7417|3|
YOG||ON|Ogoki Airport|Aeropuerto Ogoki|Ogoki||51.6667|-85.9167|2|Ogoki Post
YOW||ON|Ottawa Macdonald–Cartier International Airport|Aeropuerto Internacional Ottawa Macdonald-Cartier|Ottawa||45.3208|-75.6728|44|
YPH||QC|Inukjuak Airport|Aeropuerto Inukjuak|Inukjuak||58.4333|-78.1667|2|
YPJ||QC|Aupaluk Airport|Aeropuerto Aupaluk|Aupaluk||59.3|-69.6667|2|
YPO||ON|Peawanuk Airport|Aeropuerto Peawanuk|Peawanuck||54.9833|-85.4333|2|Peawanuck
YPX||QC|Puvirnituq Airport|Aeropuerto Puvirnituq|Puvirnituq||60.0333|-77.1667|7|
YQB||QC|Québec City Jean Lesage International Airport|Aeropuerto Internacional Jean Lesage|Quebec City|Quebec|46.792|-71.3834|34|Québec
YQC||QC|Quaqtaq Airport|Aeropuerto Quaqtaq|Quaqtaq||61.3333|-69.6333|2|
YQG||ON|Windsor International Airport|Aeropuerto Internacional Windsor|Windsor||42.2664|-82.9592|9|
YSB||ON|Greater Sudbury Airport|Aeropuerto Greater Sudbury|Greater Sudbury||46.623|-80.7959|16|
YTQ||QC|Tasiujuaq Airport|Aeropuerto Tasiujuaq|Tasiujaq||58.6678|-69.9563|2|Tasiujaq
YTS||ON|Timmins Victor M. Power Airport|Aeropuerto Timmins Victor M. Power|Timmins||48.5664|-81.3716|16|
YTZ|YTO|ON|Billy Bishop Toronto City Airport|Aeropuerto Billy Bishop de Toronto|Toronto||43.632|-79.3958|40|
YUD||QC|Umiujaq Airport|Aeropuerto Umiujaq|Umiujaq||56.5361|-76.5183|2|
YUL|YMQ|QC|Montréal–Trudeau International Airport|Aeropuerto Internacional Montreal-Trudeau|Montreal||45.4577|-73.7499|70|
YUY||QC|Rouyn-Noranda Airport|Aeropuerto Rouyn-Noranda|Rouyn-Noranda||48.2118|-78.829|9|
YVO||QC|Val-d'Or Airport|Aeropuerto Val-d'Or|Val-d'Or||48.0526|-77.7886|9|
YVP||QC|Kuujjuaq Airport|Aeropuerto Kuujjuaq|Kuujjuaq||58.1002|-68.418|8|
YWB||QC|Kangiqsujuaq Airport|Aeropuerto Kangiqsujuaq|Kangiqsujuaq||61.6|-71.95|2|Kangiqsujuaq (Wakeham Bay)
YWP||ON|Webequie Airport|Aeropuerto Webequie|Webequie||52.9597|-87.3689|2|
YXU||ON|London International Airport|Aeropuerto Internacional London|London||43.028|-81.1497|9|
YYB||ON|Jack Garland Airport|Aeropuerto Jack Garland|North Bay||46.3568|-79.4273|9|North Bay/Jack Garland
YYY||QC|Mont Joli Airport|Aeropuerto Mont Joli|Mont-Joli||48.6091|-68.2093|8|
YYZ|YTO|ON|Toronto Pearson International Airport|Aeropuerto Internacional Toronto Pearson|Toronto||43.6816|-79.6115|84|
YZG||QC|Salluit Airport|Aeropuerto Salluit|Salluit||62.2|-75.6333|2|
YZV||QC|Sept-Iles Airport|Aeropuerto Sept-Iles|Sept-Îles||50.2175|-66.264|16|
ZEM||QC|East Main Airport|Aeropuerto East Main|Eastmain||52.25|-78.5167|2|Eastmain River
ZKE||ON|Kashechewan Airport|Aeropuerto Kashechewan|Kashechewan||52.3333|-81.3333|2|
ZRJ||ON|Round Lake Airport|Aeropuerto Round Lake|Round Lake||52.95|-91.3167|2|Round Lake (Weagamow Lake)
@CA America/Vancouver
QBC||BC|Bella Coola Airport|Aeropuerto Bella Coola|Bella Coola||52.3333|-126.6667|7|
YAA||BC|Anahim Lake Airport|Aeropuerto Anahim Lake|Anahim Lake||52.4569|-125.3073|7|
YAL||BC|Alert Bay Airport|Aeropuerto Alert Bay|Alert Bay||50.5833|-126.9167|2|
YAZ||BC|Tofino Long Beach Airport|Aeropuerto Tofino Long Beach|Tofino||49.0782|-125.7686|8|
YBL||BC|Campbell River Airport|Aeropuerto Campbell River|Campbell River||49.9517|-125.2681|8|
YCD||BC|Nanaimo Airport|Aeropuerto Nanaimo|Nanaimo||49.0532|-123.873|8|
YCG||BC|West Kootenay Regional Airport|Aeropuerto Regional West Kootenay|Castlegar||49.2956|-117.6322|8|Castlegar
YKA||BC|Kamloops Airport|Aeropuerto Kamloops|Kamloops||50.7054|-120.442|8|
YLW||BC|Kelowna International Airport|Aeropuerto Internacional Kelowna|Kelowna||49.9515|-119.3814|16|
YMP||BC|Port McNeill Airport|Aeropuerto Port McNeill|Port McNeill||50.5919|-127.0884|2|
YPR||BC|Prince Rupert Airport|Aeropuerto Prince Rupert|Prince Rupert||54.2872|-130.4408|8|
YPW||BC|Powell River Airport|Aeropuerto Powell River|Powell River||49.8167|-124.5|7|
YQQ||BC|Comox Valley Airport|Aeropuerto Comox Valley|Comox||49.7059|-124.9078|9|CFB Comox
YQZ||BC|Quesnel Airport|Aeropuerto Quesnel|Quesnel||53.0267|-122.5097|8|
YVR||BC|Vancouver International Airport|Aeropuerto Internacional de Vancouver|Vancouver||49.1947|-123.1792|72|
YWL||BC|Williams Lake Airport|Aeropuerto Williams Lake|Williams Lake||52.1847|-122.0444|8|
YXS||BC|Prince George Airport|Aeropuerto Prince George|Prince George||53.8838|-122.674|8|
YXT||BC|Northwest Regional Airport|Aeropuerto Regional Northwest|Terrace||54.472|-128.5765|8|Terrace
YXX||BC|Abbotsford International Airport|Aeropuerto Internacional Abbotsford|Abbotsford||49.0256|-122.3619|9|
YYD||BC|Smithers Airport|Aeropuerto Smithers|Smithers||54.8256|-127.1803|8|
YYF||BC|Penticton Airport|Aeropuerto Penticton|Penticton||49.4647|-119.6|8|
YYJ||BC|Victoria International Airport|Aeropuerto Internacional de Victoria|Victoria||48.6403|-123.431|30|
YZP||BC|Sandspit Airport|Aeropuerto Sandspit|Sandspit||53.2543|-131.8143|8|
YZT||BC|Port Hardy Airport|Aeropuerto Port Hardy|Port Hardy||50.6806|-127.3639|8|
YZZ||BC|Trail|Aeropuerto Trail|Trail||49.0667|-117.6|2|
ZEL||BC|Bella Bella Airport|Aeropuerto Bella Bella|Bella Bella||52.185|-128.1567|7|Bella Bella (Campbell Island)
ZMT||BC|Masset Airport|Aeropuerto Masset|Masset||54.0222|-132.1178|8|
@CA America/Whitehorse
YDA||YT|Dawson City Airport|Aeropuerto Dawson|Dawson City||64.0455|-139.1171|8|
YOC||YT|Old Crow Airport|Aeropuerto Old Crow|Old Crow||67.5681|-139.8492|3|
YXY||YT|Whitehorse Airport|Aeropuerto Whitehorse|Whitehorse||60.7167|-135.0667|9|
@CA America/Winnipeg
ILF||MB|Ilford Airport|Aeropuerto Ilford|Ilford||56.0667|-95.6167|2|
KEW||ON|Keewaywin Airport|Aeropuerto Keewaywin|Keewaywin||52.9922|-92.8389|2|
KIF||ON|Kingfisher Lake Airport|Aeropuerto Kingfisher Lake|Kingfisher Lake||53.0139|-89.85|2|
MSA||ON|Muskrat Dam Airport|Aeropuerto Muskrat Dam|Muskrat Dam||53.8167|-91.9833|2|
WNN||ON|Wunnummin Lake Airport|Aeropuerto Wunnummin Lake|Wunnummin Lake||52.9167|-89.1667|2|
XBE||ON|Bearskin Lake Airport|Aeropuerto Bearskin Lake|Bearskin Lake||53.95|-90.9833|2|
XKS||ON|Kasabonika Airport|Aeropuerto Kasabonika|Kasabonika||53.52|-88.6467|7|
XLB||MB|Lac Brochet Airport|Aeropuerto Lac Brochet|Lac Brochet||58.6155|-101.4654|2|
XPK||MB|Pukatawagan Airport|Aeropuerto Pukatawagan|Pukatawagan||55.7667|-101.2333|2|
XSI||MB|South Indian Lake Airport|Aeropuerto South Indian Lake|South Indian Lake||56.7947|-98.9075|2|
XTL||MB|Tadoule Lake Airport|Aeropuerto Tadoule Lake|Tadoule Lake||58.708|-98.5134|2|
YAC||ON|Cat Lake Airport|Aeropuerto Cat Lake|Cat Lake||51.7167|-91.8167|2|
YAG||ON|Fort Frances Municipal Airport|Aeropuerto Municipal Fort Frances|Fort Frances||48.6528|-93.4472|8|
YAX||ON|Angling Lake Airport|Aeropuerto Angling Lake|Angling Lake||53.2519|-89.565|2|Angling Lake/Wapekeka
YBR||MB|Brandon Municipal Airport|Aeropuerto Municipal Brandon|Brandon||49.9087|-99.9468|8|
YBT||MB|Brochet Airport|Aeropuerto Brochet|Brochet||57.8885|-101.679|2|
YBV||MB|Berens River Airport|Aeropuerto Berens River|Berens River||52.3587|-97.0214|2|
YCR||MB|Charlie Sinclair Memorial Airport|Aeropuerto Charlie Sinclair Memorial|Cross Lake||54.6131|-97.7514|2|Cross Lake (Charlie Sinclair Memorial)
YFO||MB|Flin Flon Airport|Aeropuerto Flin Flon|Flin Flon||54.6833|-101.6833|3|
YGO||MB|Gods Lake Narrows Airport|Aeropuerto Gods Lake Narrows|Gods Lake Narrows||54.5577|-94.4912|2|
YGX||MB|Gillam Airport|Aeropuerto Gillam|Gillam||56.35|-94.7|3|
YHP||ON|Poplar Hill Airport|Aeropuerto Poplar Hill|Poplar Hill||52.0833|-94.3|2|
YIV||MB|Island Lake Airport|Aeropuerto Island Lake|Island Lake||53.8568|-94.653|7|
YNE||MB|Norway House Airport|Aeropuerto Norway House|Norway House||53.9542|-97.8458|2|
YNO||ON|North Spirit Lake Airport|Aeropuerto North Spirit Lake|North Spirit Lake||52.4907|-92.975|2|
YOH||MB|Oxford House Airport|Aeropuerto Oxford House|Oxford House||54.9342|-95.2767|2|
YPM||ON|Pikangikum Airport|Aeropuerto Pikangikum|Pikangikum||51.8174|-93.9729|2|
YQD||MB|The Pas Airport|Aeropuerto Pas|The Pas||53.9667|-101.1|8|
YQK||ON|Kenora Airport|Aeropuerto Kenora|Kenora||49.7875|-94.3583|8|
YRL||ON|Red Lake Airport|Aeropuerto Red Lake|Red Lake||51.0688|-93.8001|7|
YRS||MB|Red Sucker Lake Airport|Aeropuerto Red Sucker Lake|Red Sucker Lake||54.1676|-93.5576|2|
YST||MB|St. Theresa Point Airport|Aeropuerto St. Theresa Point|St. Theresa Point||53.8461|-94.8516|2|
YTH||MB|Thompson Airport|Aeropuerto Thompson|Thompson||55.7975|-97.8605|8|
YTL||ON|Big Trout Airport|Aeropuerto Big Trout|Big Trout Lake||53.8159|-89.8895|2|Big Trout Lake
YVZ||ON|Deer Lake Airport|Aeropuerto Deer Lake|Deer Lake||52.6667|-94.5|2|
YWG||MB|Winnipeg Richardson International Airport|Aeropuerto Internacional Winnipeg Richardson|Winnipeg||49.9058|-97.2237|40|
YXL||ON|Sioux Lookout Airport|Aeropuerto Sioux Lookout|Sioux Lookout||50.1152|-91.903|15|
YYL||MB|Lynn Lake Airport|Aeropuerto Lynn Lake|Lynn Lake||56.8594|-101.0703|8|
YYQ||MB|Churchill Airport|Aeropuerto Churchill|Churchill||58.7482|-94.0745|9|
ZGI||MB|Gods River Airport|Aeropuerto Gods River|Gods River||54.8391|-94.0797|2|
ZPB||ON|Sachigo Lake Airport|Aeropuerto Sachigo Lake|Sachigo Lake||53.8906|-92.1953|2|
ZSJ||ON|Sandy Lake Airport|Aeropuerto Sandy Lake|Sandy Lake||53.0333|-93.2333|7|
ZTM||MB|Shamattawa Airport|Aeropuerto Shamattawa|Shamattawa||55.8585|-92.0804|2|
@CA America/Yellowknife
LAK||NT|Aklavik Airport|Aeropuerto Aklavik|Aklavik||68.2222|-134.9858|2|
YCK||NT|Colville Lake/Tommy Kochon|Aeropuerto Colville Lake/Tommy Kochon|Colville Lake||67.0211|-126.1286|2|
YFJ||NT|Wekweeti Airport|Aeropuerto Wekweeti|Wekweeti||64.1906|-114.0756|1|
YFS||NT|Fort Simpson Airport|Aeropuerto Fort Simpson|Fort Simpson||61.75|-121.2333|8|
YGH||NT|Fort Good Hope Airport|Aeropuerto Fort Good Hope|Fort Good Hope||66.2667|-128.65|2|
YHI||NT|Ulukhaktok/Holman Airport|Aeropuerto Ulukhaktok/Holman|Ulukhaktok||70.7167|-117.7167|2|
YHY||NT|Hay River Airport|Aeropuerto Hay River|Hay River||60.8456|-115.7783|8|
YLE||NT|Whati Airport|Aeropuerto Whati|Whati||63.1329|-117.2432|2|
YPC||NT|Paulatuk (Nora Aliqatchialuk Ruben) Airport|Aeropuerto Paulatuk (Nora Aliqatchialuk Ruben)|Paulatuk||69.3551|-124.0747|2|
YRA||NT|Gameti/Rae Lakes Airport|Aeropuerto Gameti/Rae Lakes|Gamètì||64.1169|-117.3117|2|
YSG||NT|Lutselke Airport|Aeropuerto Lutselke|Lutselk'e||62.4186|-110.0756|2|
YSM||NT|Fort Smith Airport|Aeropuerto Fort Smith|Fort Smith||60.0167|-111.9667|8|
YSY||NT|Sachs Harbour (D. Nasogaluak Jr. Saaryuaq) Airport|Aeropuerto Sachs Harbour (D. Nasogaluak Jr. Saaryuaq)|Sachs Harbour||71.9914|-125.241|2|
YVQ||NT|Norman Wells Airport|Aeropuerto Norman Wells|Norman Wells||65.2779|-126.7934|8|
YWJ||NT|Deline Airport|Aeropuerto Deline|Déline||65.1667|-123.5|2|
YZF||NT|Yellowknife Airport|Aeropuerto Yellowknife|Yellowknife||62.4709|-114.4375|17|
ZFM||NT|Fort Mcpherson Airport|Aeropuerto Fort Mcpherson|Fort Mcpherson||67.4075|-134.8621|2|
ZFN||NT|Tulita Airport|Aeropuerto Tulita|Tulita||64.9167|-125.5667|2|
@CC Indian/Cocos
CCK|||Cocos Islands Airport|Aeropuerto Cocos Islands|West Island||-12.1667|96.9167|9|Cocos (Keeling) Island
@CD Africa/Kinshasa
BDT||NU|Gbadolite Airport|Aeropuerto Gbadolite|Gbadolite||4.0833|22.45|9|
BNB||EQ|Boende Airport|Aeropuerto Boende|Boende||-0.2868|20.884|1|
FDU||KU|Bandundu Airport|Aeropuerto Bandundu|Bandundu||-3.3056|17.3833|8|
FIH||KN|N'djili International Airport|Aeropuerto Internacional N'djili|Kinshasa||-4.3872|15.4423|18|
GMA||SU|Gemena Airport|Aeropuerto Gemena|Gemena||3.2353|19.7711|8|
KKW||KU|Kikwit Airport|Aeropuerto Kikwit|Kikwit||-5.0361|18.7803|8|
MDK||EQ|Mbandaka Airport|Aeropuerto Mbandaka|Mbandaka||0.0225|18.2886|8|
@CD Africa/Lubumbashi
BUX||IT|Bunia Airport|Aeropuerto Bunia|Bunia||1.5658|30.2208|8|
FBM||HK|Lubumbashi International Airport|Aeropuerto Internacional Lubumbashi|Lubumbashi||-11.5897|27.5285|9|
FKI||TS|Kisangani Bangoka International Airport|Aeropuerto Internacional Kisangani Bangoka|Kisangani||0.4817|25.3381|8|
FMI||TA|Kalemie Airport|Aeropuerto Kalemie|Kalemie||-5.8756|29.25|8|
GOM||NK|Goma Airport|Aeropuerto Goma|Goma||-1.6699|29.2383|9|
IRP||HU|Matari Airport|Aeropuerto Matari|Isiro||2.8275|27.5883|9|
KGA||KC|Kananga Airport|Aeropuerto Kananga|Kananga||-5.922|22.4692|8|
KND||MA|Kindu Airport|Aeropuerto Kindu|Kindu||-2.9192|25.9153|8|
KWZ||LU|Kolwezi Airport|Aeropuerto Kolwezi|Kolwezi||-10.7667|25.5069|8|
MJM||KE|Mbuji Mayi Airport|Aeropuerto Mbuji Mayi|Mbuji Mayi||-6.15|23.6333|8|
@CF Africa/Bangui
BGF||MP|Bangui-M'poko International Airport|Aeropuerto Internacional Bangui-M'poko|Bangui||4.3961|18.5203|9|
@CG Africa/Brazzaville
BZV||12|Maya Maya Airport|Aeropuerto Maya Maya|Brazzaville||-4.2589|15.2511|18|
DIS||9|Dolisie Airport|Aeropuerto Dolisie|Dolisie||-4.211|12.6669|8|
PNR||5|Pointe Noire Airport|Aeropuerto Pointe Noire|Pointe Noire||-4.8158|11.8841|16|Agostinho-Neto
@CH Europe/Zurich
ACH||SG|Altenrhein Airport|Aeropuerto Altenrhein|Altenrhein||47.4833|9.5667|7|St. Gallen-Altenrhein
BRN||BE|Bern Airport|Aeropuerto Bern|Bern||46.9117|7.5036|7|
GVA||GE|Geneva Airport|Aeropuerto de Ginebra|Geneva|Ginebra|46.2296|6.1058|64|Genève
ZRH||ZH|Zurich Airport|Aeropuerto de Zúrich|Zurich|Zúrich|47.4506|8.5617|80|Zürich
@CI Africa/Abidjan
ABJ||AB|Félix-Houphouët-Boigny International Airport|Aeropuerto Internacional Félix Houphouët-Boigny|Abidjan|Abiyán|5.2549|-3.933|40|
BYK||VB|Bouake Airport|Aeropuerto Bouake|Bouaké||7.7366|-5.0695|10|
HGO||SV|Korhogo Airport|Aeropuerto Korhogo|Korhogo||9.3894|-5.5543|8|
SPY||BS|San Pedro Airport|Aeropuerto San Pedro|San Pedro||4.7467|-6.6589|8|
@CK Pacific/Rarotonga
AIT|||Aitutaki Airport|Aeropuerto Aitutaki|Aitutaki||-18.8294|-159.767|3|
AIU|||Atiu Island Airport|Aeropuerto Atiu Island|Atiu Island||-20.0333|-158.1|2|Enua
MHX|||Manihiki Island Airport|Aeropuerto Manihiki Island|Manihiki Island||-10.3667|-161|2|
MOI|||Mitiaro Island Airport|Aeropuerto Mitiaro Island|Mitiaro Island||-19.8417|-157.7112|2|
MUK|||Mauke Island Airport|Aeropuerto Mauke Island|Mauke Island||-20.1367|-157.3447|2|
RAR|||Rarotonga Airport|Aeropuerto Rarotonga|Avarua||-21.1999|-159.7985|9|
@CL America/Punta_Arenas
BBA||AI|Balmaceda Airport|Aeropuerto de Balmaceda|Balmaceda||-45.9167|-71.695|18|
PNT||MA|Teniente Julio Gallardo Airport|Aeropuerto Teniente Julio Gallardo|Puerto Natales||-51.6687|-72.5291|18|
PUQ||MA|Presidente Carlos Ibáñez del Campo International Airport|Aeropuerto Internacional Presidente Carlos Ibáñez del Campo|Punta Arenas||-53.0054|-70.8431|28|
@CL America/Santiago
ANF||AN|Andrés Sabella International Airport|Aeropuerto Internacional Andrés Sabella|Antofagasta||-23.449|-70.4408|38|
ARI||AP|Chacalluta International Airport|Aeropuerto Internacional Chacalluta|Arica||-18.3498|-70.3356|22|
CCP||BI|Carriel Sur International Airport|Aeropuerto Internacional Carriel Sur|Concepción||-36.7771|-73.0594|30|
CJC||AN|El Loa Airport|Aeropuerto El Loa|Calama||-22.4951|-68.9084|34|
CPO||AT|Desierto de Atacama Airport|Aeropuerto Desierto de Atacama|Copiapó||-27.2989|-70.4144|22|
ESR||AT|El Salvador Airport|Aeropuerto El Salvador|El Salvador||-26.3153|-69.7653|9|Ricardo García Posada
IQQ||TA|Diego Aracena International Airport|Aeropuerto Internacional Diego Aracena|Iquique||-20.5479|-70.1785|30|
LSC||CO|La Florida Airport|Aeropuerto La Florida|La Serena||-29.9173|-71.2037|26|
MHC||LL|Mocopulli Airport|Aeropuerto Mocopulli|Castro||-42.3461|-73.7139|3|
PMC||LL|El Tepual International Airport|Aeropuerto Internacional El Tepual|Puerto Montt||-41.4337|-73.0983|32|
SCL||RM|Arturo Merino Benítez International Airport|Aeropuerto Internacional Arturo Merino Benítez|Santiago|Santiago de Chile|-33.3967|-70.7934|74|
ZAL||LR|Pichoy Airport|Aeropuerto Pichoy|Valdivia||-39.7917|-73.2394|18|
ZCO||AR|La Araucanía International Airport|Aeropuerto Internacional La Araucanía|Temuco||-38.925|-72.6514|24|
ZOS||LL|Cañal Bajo Carlos Hott Siebert Airport|Aeropuerto Cañal Bajo Carlos Hott Siebert|Osorno||-40.6078|-73.0556|16|
@CL Pacific/Easter
IPC||VS|Mataveri International Airport|Aeropuerto Internacional Mataveri|Hanga Roa (Easter Island)|Hanga Roa (Isla de Pascua)|-27.1167|-109.3667|20|Rapa Nui
@CM Africa/Douala
DLA||LT|Douala International Airport|Aeropuerto Internacional Douala|Douala||4.0135|9.717|17|
GOU||NO|Garoua Airport|Aeropuerto Garoua|Garoua||9.3361|13.3756|10|
MVR||EN|Salak Airport|Aeropuerto Salak|Maroua||10.4522|14.2564|8|
NGE||AD|Ngaoundere Airport|Aeropuerto Ngaoundere|N'Gaoundéré||7.3591|13.5619|9|
NSI||CE|Yaounde Nsimalen Airport|Aeropuerto Yaounde Nsimalen|Yaoundé||3.7022|11.5503|10|
@CN Asia/Shanghai
AAT||65|Altay Airport|Aeropuerto Altay|Altay||47.7504|88.0844|8|Altay Xuedu
ACF||65|Alaer Talimu Airport|Aeropuerto Alaer Talimu|Alar||40.4642|81.2469|4|Aral Talim
ACX||52|Xingyi Wanfenglin Airport|Aeropuerto Xingyi Wanfenglin|Xingyi||25.0856|104.9594|9|
AEB||45|Baise Bama Airport|Aeropuerto Baise Bama|Baise||23.7195|106.9678|9|Baise Youjiang
AKA||61|Ankang Fuqiang Airport|Aeropuerto Ankang Fuqiang|Ankang||32.7569|108.8745|4|
AKU||65|Aksu Airport|Aeropuerto Aksu|Aksu||41.26|80.2926|9|Aksu Hongqipo
AOG||21|Anshan Teng'ao Airport|Aeropuerto Anshan Teng'ao|Anshan||41.1035|123.8578|9|
AQG||34|Anqing Tianzhushan Airport|Aeropuerto Anqing Tianzhushan|Anqing||30.5825|117.0509|9|
AVA||52|An Shun/Huang Guo Shu Airport|Aeropuerto An Shun/Huang Guo Shu|Anshun||26.26|105.8728|9|
AXF||15|Alxa Left Banner Bayanhot Airport|Aeropuerto Alxa Left Banner Bayanhot|Bayanhot||38.8233|105.631|9|
BAR||46|Qionghai Bo'ao Airport|Aeropuerto Qionghai Bo'ao|Qionghai||19.1394|110.4568|9|
BAV||15|Baotou Erliban Airport|Aeropuerto Baotou Erliban|Baotou||40.5634|109.9985|17|
BFJ||52|Bijie Feixiong Airport|Aeropuerto Bijie Feixiong|Bijie||27.2667|105.471|9|
BFY||34|Bengbu Tenghu Airport|Aeropuerto Bengbu Tenghu|Bengbu||33.1663|117.0583|9|
BHY||45|Beihai Fucheng Airport|Aeropuerto Beihai Fucheng|Beihai||21.5431|109.2887|9|
BPE||13|Qinhuangdao Beidaihe Airport|Aeropuerto Qinhuangdao Beidaihe|Qinhuangdao||39.6657|119.0597|9|
BPL||65|Bole Alashankou Airport|Aeropuerto Bole Alashankou|Bole||44.9042|82.0242|9|
BPX||54|Changdu Bangda Airport|Aeropuerto Changdu Bangda|Bangda||30.5558|97.1067|10|
BSD||53|Baoshan Airport|Aeropuerto Baoshan|Baoshan||25.0552|99.1614|9|Baoshan Yunrui
BZX||51|Bazhong Enyang Airport|Aeropuerto Bazhong Enyang|Bazhong||31.738|106.645|14|
CAN||44|Guangzhou Baiyun International Airport|Aeropuerto Internacional de Cantón-Baiyun|Guangzhou|Cantón|23.3925|113.2989|88|Canton
CDE||13|Chengde Puning Airport|Aeropuerto Chengde Puning|Chengde||41.1225|118.0739|9|
CGD||43|Changde Airport|Aeropuerto Changde|Changde||28.9245|111.6389|9|Changde Taohuayuan
CGO||41|Zhengzhou Xinzheng International Airport|Aeropuerto Internacional de Zhengzhou-Xinzheng|Zhengzhou||34.5275|113.8402|58|
CGQ||22|Changchun Longjia International Airport|Aeropuerto Internacional Changchun Longjia|Changchun||43.9952|125.697|18|
CHG||21|Chaoyang Airport|Aeropuerto Chaoyang|Chaoyang||41.5451|120.4372|8|
CIF||15|Chifeng Yulong Airport|Aeropuerto Chifeng Yulong|Chifeng||42.1545|118.8332|8|
CIH||14|Changzhi Wangcun Airport|Aeropuerto Changzhi Wangcun|Changzhi||36.2459|113.1216|4|
CKG||50|Chongqing Jiangbei International Airport|Aeropuerto Internacional de Chongqing-Jiangbei|Chongqing||29.7203|106.6341|72|
CNI||21|Changhai Airport|Aeropuerto Changhai|Changhai||39.267|122.6639|7|
CQW||50|Chongqing Xiannyushan Airport|Aeropuerto Chongqing Xiannyushan|Wulong||29.4658|107.6922|9|Chongqing Xiannüshan
CSX||43|Changsha Huanghua International Airport|Aeropuerto Internacional de Changsha-Huanghua|Changsha||28.1933|113.2146|58|
CTU||51|Chengdu Shuangliu International Airport|Aeropuerto Internacional de Chengdu-Shuangliu|Chengdu||30.5811|103.9568|74|
CWJ||53|Cangyuan Washan Airport|Aeropuerto Cangyuan Washan|Cangyuan||23.2749|99.3713|9|
CZX||32|Changzhou Airport|Aeropuerto Changzhou|Changzhou||31.9141|119.7798|18|Changzhou Benniu
DAT||14|Datong Yungang Airport|Aeropuerto Datong Yungang|Datong||40.0555|113.4814|4|
DAX||51|Dazhou Heshi Airport|Aeropuerto Dazhou Heshi|Dazhou||31.1317|107.4276|3|Daxian
DBC||22|Baicheng Chang'an Airport|Aeropuerto Baicheng Chang'an|Baicheng||45.505|123.0189|9|
DCY||51|Daocheng Yading Airport|Aeropuerto Daocheng Yading|Daocheng||29.3231|100.0533|10|
DDG||21|Dandong Langtou Airport|Aeropuerto Dandong Langtou|Dandong||40.0324|124.2808|9|
DDR||54|Xigaze Dingri Airport|Aeropuerto Xigaze Dingri|Xigazê||28.6025|86.8103|1|Rikaze Dingri
DIG||53|Diqing Shangri-La Airport|Aeropuerto Diqing Shangri-La|Shangri-La||27.7958|99.6806|10|
DLC||21|Dalian Zhoushuizi International Airport|Aeropuerto Internacional de Dalian-Zhoushuizi|Dalian||38.961|121.54|50|
DLU||53|Dali Airport|Aeropuerto Dali|Dali||25.6514|100.3232|9|
DNH||62|Dunhuang Airport|Aeropuerto Dunhuang|Dunhuang||40.2|94.6833|9|
DOY||37|Dongying Airport|Aeropuerto Dongying|Dongying||37.5183|118.7878|9|Dongying Shengli
DQA||23|Daqing Sartu Airport|Aeropuerto Daqing Sartu|Daqing||46.747|125.134|4|
DSN||15|Ordos Ejin Horo International Airport|Aeropuerto Internacional Ordos Ejin Horo|Ordos||39.4967|109.8605|17|
DTU||23|Wudalianchi Dedu Airport|Aeropuerto Wudalianchi Dedu|Wudalianchi||48.445|126.133|9|
DXJ||43|Xiangxi Biancheng Airport|Aeropuerto Xiangxi Biancheng|Xiangxi||28.4972|109.5218|4|
DYG||43|Zhangjiajie Hehua Airport|Aeropuerto Zhangjiajie Hehua|Zhangjiajie||29.1071|110.4457|4|
DZH||51|Dazhou Jinya Airport|Aeropuerto Dazhou Jinya|Dazhou||31.04|107.44|9|
EHU||13|Ezhou Huahu Airport|Aeropuerto Ezhou Huahu|Ezhou||30.3429|115.0296|18|
EJN||15|Ejin Banner Taolai Airport|Aeropuerto Ejin Banner Taolai|Ejin Banner||42.0156|101.0006|3|
ENH||42|Xujiaping Airport|Aeropuerto Xujiaping|Enshi||30.3219|109.482|8|Enshi Xujiaping
ENY||61|Yan'an Nanniwan Airport|Aeropuerto Yan'an Nanniwan|Yan'an||36.4764|109.4653|9|
ERL||15|Erenhot Saiwusu International Airport|Aeropuerto Internacional Erenhot Saiwusu|Erenhot||43.4267|112.0984|9|
FOC||35|Fuzhou Changle International Airport|Aeropuerto Internacional de Fuzhou-Changle|Fuzhou||25.9312|119.6692|46|
FUG||34|Fuyang Airport|Aeropuerto Fuyang|Fuyang||32.8667|115.7|9|Fuyang Xiguan
FUO||44|Fuoshan Airport|Aeropuerto Fuoshan|Foshan||23.0812|113.0714|9|Foshan Shadi
FYJ||23|Fuyuan Dongji Airport|Aeropuerto Fuyuan Dongji|Fuyuan||48.1972|134.3633|9|
FYN||65|Fuyun Koktokay Airport|Aeropuerto Fuyun Koktokay|Fuyun||46.8011|89.5383|9|
GMQ||63|Golog Maqin Airport|Aeropuerto Golog Maqin|Golog||34.4158|100.3111|10|
GOQ||63|Golmud Airport|Aeropuerto Golmud|Golmud||36.4046|94.7893|10|
GXH||62|Gannan Xiahe Airport|Aeropuerto Gannan Xiahe|Gannan||34.8106|102.6447|9|
GYS||51|Guang Yuan Airport|Aeropuerto Guang Yuan|Guangyuan||32.395|105.6997|9|
GYU||64|Guyuan Liupanshan Airport|Aeropuerto Guyuan Liupanshan|Guyuan||36.0753|106.218|9|
GZG||51|Garze (Ganzi) Gesar Airport|Aeropuerto Garze (Ganzi) Gesar|Garze||31.7575|99.5542|5|Garze Gesar
HAK||46|Haikou Meilan International Airport|Aeropuerto Internacional de Haikou-Meilan|Haikou||19.9416|110.4572|54|
HBQ||62|Haibei Qilian Airport|Aeropuerto Haibei Qilian|Qilian||38.012|100.644|5|
HCJ||45|Hechi Jinchengjiang Airport|Aeropuerto Hechi Jinchengjiang|Hechi||24.7839|107.6997|8|
HCZ||43|Chenzhou Beihu Airport|Aeropuerto Chenzhou Beihu|Chenzhou||25.7506|112.8458|9|
HDG||13|Handan Airport|Aeropuerto Handan|Handan||36.5258|114.425|9|
HEK||23|Heihe Aihui Airport|Aeropuerto Heihe Aihui|Heihe||50.2167|127.4333|9|
HET||15|Hohhot Baita International Airport|Aeropuerto Internacional Hohhot Baita|Hohhot||40.8547|111.8142|18|
HFE||34|Hefei Xinqiao International Airport|Aeropuerto Internacional Hefei Xinqiao|Hefei||31.9869|116.9726|18|
HGH||33|Hangzhou Xiaoshan International Airport|Aeropuerto Internacional de Hangzhou-Xiaoshan|Hangzhou||30.2369|120.4324|70|
HIA||32|Huai'an Lianshui Airport|Aeropuerto Huai'an Lianshui|Huai'an||33.7875|119.1278|9|
HJB||65|Hejing Bayinbuluke Airport|Aeropuerto Hejing Bayinbuluke|Bayanbulak||42.9766|83.9729|1|
HJJ||43|Zhijiang Airport|Aeropuerto Zhijiang|Huaihua||27.4414|109.6997|8|
HLD||15|Hulunbuir Hailar Airport|Aeropuerto Hulunbuir Hailar|Hailar||49.2099|119.8181|9|
HLH||15|Ulanhot Airport|Aeropuerto Ulanhot|Ulanhot||46.1935|122.0015|3|Ulanhot Yilelite
HMI||65|Hami Airport|Aeropuerto Hami|Hami||42.9167|93.4167|9|
HNY||43|Hengyang Nanyue Airport|Aeropuerto Hengyang Nanyue|Hengyang||26.7239|112.6183|4|
HPG||42|Shennongjia Hongping Airport|Aeropuerto Shennongjia Hongping|Shennongjia||31.6333|110.3378|9|
HQL||65|Tashkurgan Khunjerab Airport|Aeropuerto Tashkurgan Khunjerab|Tashkurgan||37.6627|75.2923|1|
HQQ||41|Anyang Hongqiqu Airport|Aeropuerto Anyang Hongqiqu|Anyang||35.8708|114.4619|4|
HRB||23|Harbin Taiping International Airport|Aeropuerto Internacional de Harbin-Taiping|Harbin||45.6209|126.2364|52|
HSC||44|Shaoguan Danxia Airport|Aeropuerto Shaoguan Danxia|Shaoguan||24.9786|113.4211|6|Shaoguan Guitou
HSN||33|Zhoushan Airport|Aeropuerto Zhoushan|Zhoushan||29.9353|122.3569|9|Zhoushan Putuoshan
HTN||65|Hotan Airport|Aeropuerto Hotan|Hotan||37.0404|79.8724|9|
HTT||63|Huatugou Airport|Aeropuerto Huatugou|Huatugou||38.2563|90.8304|10|
HUO||15|Holingol Huolinhe Airport|Aeropuerto Holingol Huolinhe|Holingol||45.4872|119.4072|9|
HUZ||44|Huizhou Airport|Aeropuerto Huizhou|Huizhou||23.0504|114.5969|9|
HXD||63|Delingha Airport|Aeropuerto Delingha|Delingha||37.125|97.2686|4|
HYN||33|Luqiao Airport|Aeropuerto Luqiao|Luqiao||28.5581|121.4167|9|Huangyan Luqiao
HZA||37|Heze Mudan Airport|Aeropuerto Heze Mudan|Heze||35.2133|115.7367|9|
HZG||61|Hanzhong Airport|Aeropuerto Hanzhong|Hanzhong||33.0634|107.0084|4|Hanzhong Chenggu
HZH||52|Liping Airport|Aeropuerto Liping|Liping||26.3202|109.1538|8|
INC||64|Yinchuan Hedong International Airport|Aeropuerto Internacional Yinchuan Hedong|Yinchuan||38.323|106.3881|18|
IQM||65|Qiemo Yudu Airport|Aeropuerto Qiemo Yudu|Qiemo||38.2336|85.4656|9|
IQN||62|Qingyang Airport|Aeropuerto Qingyang|Qingyang||35.8001|107.6044|9|
JBK||65|Qitai Jiangbulake Airport|Aeropuerto Qitai Jiangbulake|Qitai||44.183|89.5945|1|
JDZ||36|Jingdezhen Airport|Aeropuerto Jingdezhen|Jingdezhen||29.3355|117.1788|9|Jingdezhen Luojia
JGD||23|Daxing'anling Elunchun Airport|Aeropuerto Daxing'anling Elunchun|Jiagedaqi||50.3706|124.1167|9|
JGN||62|Jiayuguan Jiuquan Airport|Aeropuerto Jiayuguan Jiuquan|Jiayuguan||39.8569|98.3414|4|
JGS||36|Ji'An/Jing Gang Shan Airport|Aeropuerto Ji'An/Jing Gang Shan|Ji'an||26.8997|114.7375|6|
JHG||53|Xishuangbanna Gasa Airport|Aeropuerto Xishuangbanna Gasa|Jinghong||21.9734|100.7665|17|
JIC||62|Jinchang Jinchuan Airport|Aeropuerto Jinchang Jinchuan|Jinchang||38.5419|102.3486|4|
JIQ||50|Qianjiang Wulingshan Airport|Aeropuerto Qianjiang Wulingshan|Qianjiang||29.5176|108.8292|9|
JIU||36|Jiujiang Airport|Aeropuerto Jiujiang|Jiujiang||29.7|115.9667|4|Jiujiang Lushan
JJN||35|Quanzhou Jinjiang International Airport|Aeropuerto Internacional Quanzhou Jinjiang|Quanzhou||24.8028|118.5873|17|
JMJ||53|Lancang Jingmai Airport|Aeropuerto Lancang Jingmai|Lancang||22.4158|99.7864|9|
JMU||23|Jiamusi Dongjiao Airport|Aeropuerto Jiamusi Dongjiao|Jiamusi||46.8454|130.4554|8|
JNG||37|Jining Da'an Airport|Aeropuerto Jining Da'an|Jining||35.647|116.7443|6|Jining Qufu
JNZ||21|Liaoning Province Airport|Aeropuerto Liaoning Province|Jinzhou||41.1167|121.0167|9|Jinzhou Bay
JSJ||23|Jiansanjiang Shidi Airport|Aeropuerto Jiansanjiang Shidi|Jiansanjiang||47.11|132.6603|6|
JUH||34|Chizhou Jiuhuashan Airport|Aeropuerto Chizhou Jiuhuashan|Chizhou||30.7661|117.7357|4|
JUZ||33|Quzhou Airport|Aeropuerto Quzhou|Quzhou||28.9667|118.8333|8|
JXA||23|Jixi Xingkaihu Airport|Aeropuerto Jixi Xingkaihu|Jixi||45.2997|131.1794|9|
JZH||51|Jiuzhai Huanglong Airport|Aeropuerto Jiuzhai Huanglong|Jiuzhaigou||32.8567|103.6831|9|
KCA||65|Kuqa Qiuci Airport|Aeropuerto Kuqa Qiuci|Kuqa||41.1667|83.7|4|
KGT||51|Kangding Airport|Aeropuerto Kangding|Kangding||30.1318|101.7475|10|
KHG||65|Kashi Laining International Airport|Aeropuerto Internacional Kashi Laining|Kashgar||39.5369|76.0104|9|Kashgar Laining
KHN||36|Nanchang Changbei International Airport|Aeropuerto Internacional Nanchang Changbei|Nanchang||28.8599|115.9078|18|
KJH||52|Kaili Huangping Airport|Aeropuerto Kaili Huangping|Kaili||26.9719|107.9875|9|
KJI||65|Burqin Kanas Airport|Aeropuerto Burqin Kanas|Burqin||48.2217|86.9961|9|
KMG||53|Kunming Changshui International Airport|Aeropuerto Internacional de Kunming-Changshui|Kunming||25.1019|102.9292|72|
KOW||36|Ganzhou Huangjin Airport|Aeropuerto Ganzhou Huangjin|Ganzhou||25.8517|114.7767|4|
KRL||65|Korla Licheng Airport|Aeropuerto Korla Licheng|Korla||41.6164|86.1431|9|
KRY||65|Karamay Guhai Airport|Aeropuerto Karamay Guhai|Karamay||45.6167|84.8833|4|
KWE||52|Guiyang Longdongbao International Airport|Aeropuerto Internacional de Guiyang-Longdongbao|Guiyang||26.5442|106.796|50|
KWL||45|Guilin Liangjiang International Airport|Aeropuerto Internacional Guilin Liangjiang|Guilin||25.2176|110.0468|17|
LCX||35|Longyan Guanzhishan Airport|Aeropuerto Longyan Guanzhishan|Longyan||25.6756|116.7456|6|
LDS||23|Yichun Lindu Airport|Aeropuerto Yichun Lindu|Yichun||47.7519|129.0189|9|
LFQ||14|Linfen Yaodu Airport|Aeropuerto Linfen Yaodu|Linfen||36.0435|111.4949|9|Linfen Qiaoli
LGZ||54|Shannan Longzi (Lhünzê) Airport|Aeropuerto Shannan Longzi (Lhünzê)|Lhünzê||28.4225|92.3444|1|
LHW||62|Lanzhou Zhongchuan Airport|Aeropuerto Lanzhou Zhongchuan|Lanzhou||36.5095|103.6176|15|
LJG||53|Lijiang Airport|Aeropuerto Lijiang|Lijiang||26.6717|100.2447|15|Lijiang Sanyi
LLB||45|Libo County Libo City Airport|Aeropuerto Libo County Libo|Libo||25.4525|107.9619|4|
LLF||43|Yongzhou Lingling Airport|Aeropuerto Yongzhou Lingling|Yongzhou||26.3456|111.6122|9|
LLV||61|Luliang Dawu Airport|Aeropuerto Luliang Dawu|Lüliang||37.6833|111.1428|9|
LNJ||53|Lincang Airport|Aeropuerto Lincang|Lincang||23.7441|100.0262|9|
LNL||62|Longnan Chengxian Airport|Aeropuerto Longnan Chengxian|Longnan||33.788|105.797|9|Longnan Chengzhou
LPF||52|Liupanshui Yuezhao Airport|Aeropuerto Liupanshui Yuezhao|Liupanshui||26.6059|104.9714|9|
LUM||53|Dehong Mangshi Airport|Aeropuerto Dehong Mangshi|Dehong||24.4053|98.5319|8|
LXA||54|Lhasa Gonggar Airport|Aeropuerto Lhasa Gonggar|Lhasa||29.2931|90.9005|10|
LYA||41|Luoyang Beijiao Airport|Aeropuerto Luoyang Beijiao|Luoyang||34.7364|112.3854|9|
LYG||32|Lianyungang Huaguoshan International Airport|Aeropuerto Internacional Lianyungang Huaguoshan|Lianyungang||34.4131|119.1772|9|
LYI||37|Linyi Qiyang Airport|Aeropuerto Linyi Qiyang|Linyi||35.0475|118.4071|9|
LZG||51|Langzhong Gucheng Airport|Aeropuerto Langzhong Gucheng|Langzhong||31.5037|106.0353|5|
LZH||45|Liuzhou Airport|Aeropuerto Liuzhou|Liuzhou||24.2062|109.3984|9|Liuzhou Bailian
LZO||51|Luzhou Yunlong Airport|Aeropuerto Luzhou Yunlong|Luzhou||29.03|105.47|9|
LZY||54|Nyingchi Mainling Airport|Aeropuerto Nyingchi Mainling|Nyingchi||29.3091|94.3359|9|
MDG||23|Mudanjiang Hailang International Airport|Aeropuerto Internacional Mudanjiang Hailang|Mudanjiang||44.5349|129.5838|9|
MIG||51|Mianyang Nanjiao Airport|Aeropuerto Mianyang Nanjiao|Mianyang||31.4276|104.7471|9|
MXZ||44|Mei Xian Airport|Aeropuerto Mei Xian|Mei Xian||24.2668|116.1045|4|
NAO||51|Nanchong Airport|Aeropuerto Nanchong|Nanchong||30.8|106.0667|4|
NBS||22|Changbaishan Airport|Aeropuerto Changbaishan|Baishan||42.0833|127.6|9|
NDG||23|Qiqihar Sanjiazi Airport|Aeropuerto Qiqihar Sanjiazi|Qiqihar||47.3167|123.9167|9|
NGB||33|Ningbo Lishe International Airport|Aeropuerto Internacional Ningbo Lishe|Ningbo||29.8204|121.4624|17|
NGQ||54|Ngari Kunsha Airport|Aeropuerto Ngari Kunsha|Shiquanhe||32.1038|80.0543|10|Ngari Gunsa
NKG||32|Nanjing Lukou International Airport|Aeropuerto Internacional de Nankín-Lukou|Nanjing|Nankín|31.7357|118.8665|60|
NLH||53|Ninglang Luguhu Airport|Aeropuerto Ninglang Luguhu|Ninglang||27.5426|100.7593|10|
NLT||65|Xinyuan Nalati Airport|Aeropuerto Xinyuan Nalati|Xinyuan||43.4322|83.3822|9|
NNG||45|Nanning Wuxu International Airport|Aeropuerto Internacional de Nanning-Wuxu|Nanning||22.6132|108.1675|46|
NNY||41|Nanyang Jiangying Airport|Aeropuerto Nanyang Jiangying|Nanyang||32.9837|112.6131|4|
NTG||32|Nantong Xingdong Airport|Aeropuerto Nantong Xingdong|Nantong||32.0729|120.9756|10|
NZH||15|Manzhouli Xijiao Airport|Aeropuerto Manzhouli Xijiao|Manzhouli||49.5706|117.3316|9|
NZL||15|Zhalantun Chengjisihan Airport|Aeropuerto Zhalantun Chengjisihan|Zhalantun||47.7199|122.832|9|
OHE||23|Mohe Airport|Aeropuerto Mohe|Mohe||52.9211|122.4206|8|Mohe Gulian
PEK|BJS|11|Beijing Capital International Airport|Aeropuerto Internacional de Pekín-Capital|Beijing|Pekín|40.0785|116.5871|88|Peking
PKX|BJS|11|Beijing Daxing International Airport|Aeropuerto Internacional de Pekín-Daxing|Beijing|Pekín|39.5098|116.4083|78|
PVG|SHA|31|Shanghai Pudong International Airport|Aeropuerto Internacional de Shanghái-Pudong|Shanghai|Shanghái|31.1518|121.7998|90|
PZI||51|Pan Zhi Hua Bao An Ying|Aeropuerto Pan Zhi Hua Bao An Ying|Panzhihua||26.5387|101.7939|9|
QSZ||65|Shache Yeerqiang Airport|Aeropuerto Shache Yeerqiang|Shache||38.245|77.06|9|
RHT||15|Alxa Right Banner Badanjilin Airport|Aeropuerto Alxa Right Banner Badanjilin|Alxa Right Banner||39.2134|101.6443|4|
RIZ||37|Rizhao Shanzihe Airport|Aeropuerto Rizhao Shanzihe|Rizhao||35.4008|119.3173|9|
RKZ||54|Shigatse Peace Airport|Aeropuerto Shigatse Peace|Shigatse||29.3519|89.31|10|
RLK||15|Bayannur Tianjitai Airport|Aeropuerto Bayannur Tianjitai|Bayannur||40.9264|107.7389|9|
RQA||65|Ruoqiang Loulan Airport|Aeropuerto Ruoqiang Loulan|Ruoqiang||38.9747|88.0083|9|
SHA||31|Shanghai Hongqiao International Airport|Aeropuerto Internacional de Shanghái-Hongqiao|Shanghai|Shanghái|31.1978|121.3335|76|
SHE||21|Shenyang Taoxian International Airport|Aeropuerto Internacional de Shenyang-Taoxian|Shenyang||41.635|123.4857|50|
SHF||65|Shihezi Huayuan Airport|Aeropuerto Shihezi Huayuan|Shihezi||44.2442|85.8947|4|
SHS||42|Jingzhou Shashi Airport|Aeropuerto Jingzhou Shashi|Jingzhou||30.2833|112.45|6|
SJW||13|Shijiazhuang Zhengding International Airport|Aeropuerto Internacional Shijiazhuang Zhengding|Shijiazhuang||38.2819|114.6921|18|
SQD||36|Shangrao Sanqingshan Airport|Aeropuerto Shangrao Sanqingshan|Shangrao||28.3803|117.9614|9|
SQJ||35|Sanming Shaxian Airport|Aeropuerto Sanming Shaxian|Sanming||26.4258|117.8389|9|
SWA||44|Jieyang Chaoshan Airport|Aeropuerto Jieyang Chaoshan|Jieyang||23.5494|116.5103|17|
SYM||53|Pu'er Simao Airport|Aeropuerto Pu'er Simao|Pu'er||22.7966|100.9622|4|
SYX||46|Sanya Phoenix International Airport|Aeropuerto Internacional de Sanya-Fénix|Sanya||18.3053|109.4089|52|
SZX||44|Shenzhen Bao'an International Airport|Aeropuerto Internacional de Shenzhen-Bao'an|Shenzhen||22.6394|113.8108|80|
TAO||37|Qingdao Jiaodong International Airport|Aeropuerto Internacional de Qingdao-Jiaodong|Qingdao||36.3619|120.0883|54|
TCG||65|Tacheng Airport|Aeropuerto Tacheng|Tacheng||46.6706|83.3397|4|
TCZ||53|Tengchong Tuofeng Airport|Aeropuerto Tengchong Tuofeng|Tengchong||24.9394|98.482|9|
TEN||52|Tongren Airport|Aeropuerto Tongren|Tongren||27.8837|109.299|9|Tongren Fenghuang
TFU|CTU|51|Chengdu Tianfu International Airport|Aeropuerto Internacional de Chengdu-Tianfu|Chengdu||30.319|104.445|70|
TGO||15|Tongliao Airport|Aeropuerto Tongliao|Tongliao||43.557|122.2046|9|
THQ||62|Tianshui Maijishan Airport|Aeropuerto Tianshui Maijishan|Tianshui||34.5562|105.865|9|
TLQ||65|Turpan Jiaohe Airport|Aeropuerto Turpan Jiaohe|Turpan||43.0306|89.1006|6|
TNA||37|Jinan Yaoqiang International Airport|Aeropuerto Internacional de Jinan-Yaoqiang|Jinan||36.8577|117.2069|48|
TNH||22|Tonghua Sanyuanpu Airport|Aeropuerto Tonghua Sanyuanpu|Tonghua||42.2539|125.7039|9|
TSN||12|Tianjin Binhai International Airport|Aeropuerto Internacional de Tianjin-Binhai|Tianjin||39.1283|117.3559|50|
TVS||13|Tangshan Sannuhe Airport|Aeropuerto Tangshan Sannuhe|Tangshan||39.7188|117.9979|1|
TXN||34|Huangshan Tunxi International Airport|Aeropuerto Internacional Huangshan Tunxi|Huangshan||29.7314|118.2542|9|
TYN||14|Taiyuan Wusu International Airport|Aeropuerto Internacional Taiyuan Wusu|Taiyuan||37.755|112.6258|18|
UCB||15|Ulanqab (Wulanchabu) Jining Airport|Aeropuerto Ulanqab (Wulanchabu) Jining|Ulanqab||41.1274|113.11|9|Ulanqab Jining
URC||65|Ürümqi Tianshan International Airport|Aeropuerto Internacional de Urumchi-Tianshan|Ürümqi|Urumchi|43.9013|87.4751|54|
UYN||61|Yulin Yuyang Airport|Aeropuerto Yulin Yuyang|Yulin||38.3615|109.5962|17|
WDS||42|Shiyan Wudangshan Airport|Aeropuerto Shiyan Wudangshan|Shiyan||32.5899|110.9064|9|
WEF||37|Weifang Airport|Aeropuerto Weifang|Weifang||36.6411|119.1135|9|
WEH||37|Weihai Airport|Aeropuerto Weihai|Weihai||37.1881|122.2361|9|
WGN||43|Shaoyang Wugang Airport|Aeropuerto Shaoyang Wugang|Shaoyang||26.802|110.642|9|
WHA||34|Wuhu Xuanzhou Airport|Aeropuerto Wuhu Xuanzhou|Wuhu||31.1044|118.6672|9|
WMT||52|Zunyi Maotai Airport|Aeropuerto Zunyi Maotai|Zunyi||27.9681|106.4389|9|
WNH||53|Wenshan Puzhehei Airport|Aeropuerto Wenshan Puzhehei|Wenshan||23.5667|104.3309|4|
WNZ||33|Wenzhou Longwan International Airport|Aeropuerto Internacional Wenzhou Longwan|Wenzhou||27.9157|120.8474|17|
WSK||42|Chongqing Wushan Airport|Aeropuerto Chongqing Wushan|Wushan||31.064|109.706|4|
WUA||15|Wuhai Airport|Aeropuerto Wuhai|Wuhai||39.7914|106.8019|4|
WUH||42|Wuhan Tianhe International Airport|Aeropuerto Internacional de Wuhan-Tianhe|Wuhan||30.7768|114.2176|58|
WUS||35|Wuyishan Airport|Aeropuerto Wuyishan|Wuyishan||27.7013|118.0006|9|
WUT||14|Xinzhou Wutaishan Airport|Aeropuerto Xinzhou Wutaishan|Xinzhou||38.5981|112.9822|4|
WUX||32|Sunan Shuofang International Airport|Aeropuerto Internacional Sunan Shuofang|Wuxi||31.4929|120.4244|17|Wuxi Shuofang
WUZ||45|Wuzhou Xijiang Airport|Aeropuerto Wuzhou Xijiang|Wuzhou||23.4014|111.0986|9|
WXN||50|Wanzhou Airport|Aeropuerto Wanzhou|Wanzhou||30.7997|108.427|4|
XAI||41|Xinyang Minggang Airport|Aeropuerto Xinyang Minggang|Xinyang||32.5414|114.0778|9|
XFN||42|Xiangyang Airport|Aeropuerto Xiangyang|Xiangyang||32.1501|112.2907|9|Xiangyang Liuji
XIC||51|Xichang Qingshan Airport|Aeropuerto Xichang Qingshan|Xichang||27.9819|102.1876|10|
XIL||15|Xilinhot Airport|Aeropuerto Xilinhot|Xilinhot||43.9188|115.9592|9|
XIY|SIA|61|Xi'an Xianyang International Airport|Aeropuerto Internacional de Xi'an-Xianyang|Xi'an||34.4384|108.7609|72|
XMN||35|Xiamen Gaoqi International Airport|Aeropuerto Internacional de Xiamen-Gaoqi|Xiamen||24.5431|118.1342|58|
XNN||63|Xining Caojiabao Airport|Aeropuerto Xining Caojiabao|Xining||36.5253|102.0375|18|
XUZ||32|Xuzhou Guanyin Airport|Aeropuerto Xuzhou Guanyin|Xuzhou||34.055|117.5548|10|
YBP||51|Yibin Wuliangye Airport|Aeropuerto Yibin Wuliangye|Yibin||28.858|104.525|9|
YCU||14|Yuncheng Guangong Airport|Aeropuerto Yuncheng Guangong|Yuncheng||35.115|111.0371|9|Yuncheng Zhangxiao
YIC||36|Yichun Mingyueshan Airport|Aeropuerto Yichun Mingyueshan|Yichun||27.8033|114.3081|9|
YIE||15|Arxan Yiershi Airport|Aeropuerto Arxan Yiershi|Arxan||47.3106|119.9119|9|
YIH||42|Yichang Sanxia Airport|Aeropuerto Yichang Sanxia|Yichang||30.5499|111.4789|9|
YIN||65|Yining Airport|Aeropuerto Yining|Yining||43.952|81.3314|4|
YIW||33|Yiwu Airport|Aeropuerto Yiwu|Yiwu||29.3446|120.0288|9|
YKH||21|Yingkou Airport|Aeropuerto Yingkou|Yingkou||40.54|122.3554|9|Yingkou Lanqi
YLX||45|Yulin Fumian Airport|Aeropuerto Yulin Fumian|Yùlín||22.4381|110.1208|9|
YNJ||22|Yanji Chaoyangchuan Airport|Aeropuerto Yanji Chaoyangchuan|Yanji||42.8857|129.4394|9|
YNT||37|Yantai Penglai International Airport|Aeropuerto Internacional Yantai Penglai|Yantai||37.6586|120.9919|18|
YNZ||32|Yancheng Nanyang International Airport|Aeropuerto Internacional Yancheng Nanyang|Yancheng||33.4312|120.2044|9|
YSQ||22|Songyuan Chaganhu Airport|Aeropuerto Songyuan Chaganhu|Songyuan||44.9381|124.5502|9|
YTW||65|Yutian Wanfang Airport|Aeropuerto Yutian Wanfang|Yutian||36.8108|81.7808|4|
YTY||32|Yangzhou Taizhou Airport|Aeropuerto Yangzhou Taizhou|Yangzhou||32.5631|119.7189|9|
YUS||63|Yushu Batang Airport|Aeropuerto Yushu Batang|Yushu||32.8395|97.0378|10|
YYA||43|Yueyang Sanhe Airport|Aeropuerto Yueyang Sanhe|Yueyang||29.314|113.278|9|
YZY||62|Zhangye Ganzhou Airport|Aeropuerto Zhangye Ganzhou|Zhangye||38.8031|100.6754|4|
ZAT||53|Zhaotong Airport|Aeropuerto Zhaotong|Zhaotong||27.3167|103.8|4|
ZFL||65|Zhaosu Tianma Airport|Aeropuerto Zhaosu Tianma|Zhaosu||43.1075|81.1606|1|
ZHA||44|Zhanjiang Wuchuan Airport|Aeropuerto Zhanjiang Wuchuan|Zhanjiang||21.2147|110.3627|9|
ZHY||64|Zhongwei Airport|Aeropuerto Zhongwei|Zhongwei||37.5689|105.1525|9|Zhongwei Shapotou
ZQZ||13|Zhangjiakou Ningyuan Airport|Aeropuerto Zhangjiakou Ningyuan|Zhangjiakou||40.7392|114.9315|9|
ZUH||44|Zhuhai Jinwan Airport|Aeropuerto Zhuhai Jinwan|Zhuhai||22.0118|113.3706|18|
ZYI||52|Zunyi Xinzhou Airport|Aeropuerto Zunyi Xinzhou|Zunyi||27.5897|106.9998|9|
@CO America/Bogota
ADZ||SAP|Gustavo Rojas Pinilla International Airport|Aeropuerto Internacional Gustavo Rojas Pinilla|San Andrés||12.586|-81.7022|40|
APO||ANT|Apartado Airport|Aeropuerto Apartado|Apartado||7.8177|-76.7177|8|Antonio Roldán Betancur
AUC||ARA|Santiago Pérez Quiroz Airport|Aeropuerto Santiago Pérez Quiroz|Arauca||7.0717|-70.7425|14|
AXM||QUI|El Edén International Airport|Aeropuerto Internacional El Edén|Armenia||4.4529|-75.768|24|
BAQ||ATL|Ernesto Cortissoz International Airport|Aeropuerto Internacional Ernesto Cortissoz|Barranquilla||10.8864|-74.7762|44|
BGA||SAN|Palonegro International Airport|Aeropuerto Internacional Palonegro|Bucaramanga||7.128|-73.1814|36|
BOG||CUN|El Dorado International Airport|Aeropuerto Internacional El Dorado|Bogotá||4.6986|-74.1431|82|
BSC||CHO|Bahia Solano Airport|Aeropuerto Bahia Solano|Bahía Solano||6.1833|-77.4|7|José Celestino Mutis
BUN||VAC|Buenaventura Airport|Aeropuerto Buenaventura|Buenaventura||3.825|-76.9958|7|Gerardo Tobar López
CLO||VAC|Alfonso Bonilla Aragón International Airport|Aeropuerto Internacional Alfonso Bonilla Aragón|Cali||3.5431|-76.3814|54|
CTG||BOL|Rafael Núñez International Airport|Aeropuerto Internacional Rafael Núñez|Cartagena|Cartagena de Indias|10.4457|-75.5166|56|
CUC||NSA|Camilo Daza International Airport|Aeropuerto Internacional Camilo Daza|Cúcuta||7.9271|-72.5081|30|
CZU||SUC|Corozal Airport|Aeropuerto Corozal|Corozal||9.3375|-75.2828|8|Las Brujas
EJA||SAN|Yariguies Airport|Aeropuerto Yariguies|Barrancabermeja||7.0158|-73.7992|8|
EOH|MDE|ANT|Olaya Herrera Airport|Aeropuerto Olaya Herrera|Medellín||6.2187|-75.5864|34|
EYP||CAS|El Alcaraván Airport|Aeropuerto El Alcaraván|Yopal||5.3207|-72.3863|18|
FLA||CAQ|Florencia Airport|Aeropuerto Florencia|Florencia||1.5889|-75.5589|8|Gustavo Artunduaga Paredes
GPI||CAU|Guapi Airport|Aeropuerto Guapi|Guapi||2.5|-78.3417|7|
IBE||TOL|Perales Airport|Aeropuerto Perales|Ibagué||4.4239|-75.1386|16|
IPI||NAR|San Luis Airport|Aeropuerto San Luis|Ipiales||0.8583|-77.6764|8|
LCR|||La Chorrera Airport|Aeropuerto La Chorrera|La Chorrera||-1.4579|-72.8023|1|
LET||AMA|Alfredo Vásquez Cobo International Airport|Aeropuerto Internacional Alfredo Vásquez Cobo|Leticia||-4.1964|-69.9394|18|
LMC||MET|Lamacarena Airport|Aeropuerto Lamacarena|Lamacarena||2.1791|-73.7876|2|
LPD||VAU|La Pedrera Airport|Aeropuerto La Pedrera|La Pedrera||-1.3|-69.7167|3|
LQM||PUT|Puerto Leguizamo Airport|Aeropuerto Puerto Leguizamo|Puerto Leguizamo||-0.3|-74.5833|2|Caucayá
MDE||ANT|José María Córdova International Airport|Aeropuerto Internacional José María Córdova|Medellín||6.1714|-75.4282|64|
MTR||COR|Los Garzones Airport|Aeropuerto Los Garzones|Montería||8.825|-75.8239|28|
MVP||VAU|Mitu Airport|Aeropuerto Mitu|Mitú||1.1333|-70.05|8|Fabio Alberto León Bentley
MZL||CAL|La Nubia Airport|Aeropuerto La Nubia|Manizales||5.029|-75.4688|18|
NQU||CHO|Nuqui Airport|Aeropuerto Nuqui|Nuqui||5.6951|-77.2793|2|Reyes Murillo
NVA||HUI|Benito Salas Airport|Aeropuerto Benito Salas|Neiva||2.9469|-75.2935|20|
PCR||VID|Puerto Carreno Airport|Aeropuerto Puerto Carreno|Puerto Carreño||6.1833|-67.6333|8|Germán Olano
PDA||GUA|Puerto Inirida Airport|Aeropuerto Puerto Inirida|Puerto Inírida||3.8833|-67.8833|8|Obando
PEI||RIS|Matecaña International Airport|Aeropuerto Internacional Matecaña|Pereira||4.8159|-75.7365|38|
PPN||CAU|Guillermo León Valencia Airport|Aeropuerto Guillermo León Valencia|Popayán||2.453|-76.6096|14|
PSO||NAR|Antonio Nariño Airport|Aeropuerto Antonio Nariño|Pasto||1.4667|-77.25|20|
PUU||PUT|Puerto Asis Airport|Aeropuerto Puerto Asis|Puerto Asís||0.5333|-76.5333|8|Tres de Mayo
PVA||SAP|Providencia Airport|Aeropuerto Providencia|Providencia||13.35|-81.35|7|El Embrujo
RCH||LAG|Almirante Padilla Airport|Aeropuerto Almirante Padilla|Riohacha||11.5292|-72.9244|18|
RVE||ARA|Saravena Airport|Aeropuerto Saravena|Saravena||6.9167|-71.9|2|Los Colonizadores
SJE||GUV|San Jose del Guaviare Airport|Aeropuerto San Jose del Guaviare|San José Del Guaviare||2.5833|-72.6667|8|Jorge Enrique González Torres
SMR||MAG|Simón Bolívar International Airport|Aeropuerto Internacional Simón Bolívar|Santa Marta||11.1171|-74.2327|40|
SVI||CAQ|San Vicente del Caguan Airport|Aeropuerto San Vicente del Caguan|San Vicente Del Caguán||2.15|-74.7667|8|Eduardo Falla Solano
TCD||AMA|Tarapaca Airport|Aeropuerto Tarapaca|Tarapaca||-2.894|-69.7454|2|
TCO||NAR|La Florida Airport|Aeropuerto La Florida|Tumaco||1.8167|-78.7667|8|
TLU||SUC|Golfo de Morrosquillo Airport|Aeropuerto Golfo de Morrosquillo|Tolú||9.5167|-75.5833|10|
TME||ARA|Gabriel Vargas Santos Airport|Aeropuerto Gabriel Vargas Santos|Tame||6.4546|-71.7521|8|
UIB||CHO|El Caraño Airport|Aeropuerto El Caraño|Quibdó||5.6906|-76.6419|16|
VUP||CES|Alfonso López Pumarejo Airport|Aeropuerto Alfonso López Pumarejo|Valledupar||10.4367|-73.2528|20|
VVC||MET|La Vanguardia Airport|Aeropuerto La Vanguardia|Villavicencio||4.0789|-73.5667|8|
@CR America/Costa_Rica
GLF||P|Golfito Airport|Aeropuerto Golfito|Golfito||8.6514|-83.1808|8|
LIR||G|Daniel Oduber Quirós International Airport|Aeropuerto Internacional Daniel Oduber Quirós|Liberia||10.6|-85.5384|40|Guanacaste
NOB||G|Nosara Beach Airport|Aeropuerto Nosara Beach|Nicoya||9.9764|-85.6531|7|
PJM||P|Puerto Jimenez Airport|Aeropuerto Puerto Jimenez|Puerto Jimenez||8.5833|-83.3333|7|
SJO||A|Juan Santamaría International Airport|Aeropuerto Internacional Juan Santamaría|San José||9.9982|-84.2041|60|
SYQ|SJO|SJ|Tobías Bolaños International Airport|Aeropuerto Internacional Tobías Bolaños|San José||10.0222|-84.2278|14|
XQP||P|La Managua Airport|Aeropuerto La Managua|Quepos||9.4391|-84.1333|12|
@CU America/Havana
BCA||14|Baracoa Airport|Aeropuerto Baracoa|Baracoa||20.35|-74.5|8|Gustavo Rizo
BYM||12|C.M. de Cespedes Airport|Aeropuerto C.M. de Cespedes|Bayamo||20.3833|-76.65|8|Carlos Manuel Céspedes
CCC||08|Jardines del Rey Airport|Aeropuerto Jardines del Rey|Cayo Coco||22.4611|-78.3286|24|
CFG||06|Jaime Gonzalez Airport|Aeropuerto Jaime Gonzalez|Cienfuegos||22.15|-80.4142|9|
CMW||09|Ign Agramonte International Airport|Aeropuerto Internacional Ign Agramonte|Camaguey||21.4186|-77.8497|9|Ignacio Agramonte
CYO||99|Cayo Largo Del Sur Airport|Aeropuerto Cayo Largo Del Sur|Cayo Largo del Sur||21.6167|-81.5167|9|Vilo Acuña
GER||99|Rafael Cabrera Airport|Aeropuerto Rafael Cabrera|Nueva Gerona||21.8375|-82.78|9|Rafael Pérez
HAV||03|José Martí International Airport|Aeropuerto Internacional José Martí|Havana|La Habana|22.9984|-82.4082|54|
HOG||11|Frank País International Airport|Aeropuerto Internacional Frank País|Holguín||20.7853|-76.315|24|
MZO||12|Sierra Maestra Airport|Aeropuerto Sierra Maestra|Manzanillo||20.325|-77.1289|9|
SCU||13|Antonio Maceo International Airport|Aeropuerto Internacional Antonio Maceo|Santiago de Cuba||19.9692|-75.8358|20|
SNU||05|Abel Santamaría International Airport|Aeropuerto Internacional Abel Santamaría|Santa Clara||22.4919|-79.9419|20|
VRA||04|Juan Gualberto Gómez International Airport|Aeropuerto Internacional Juan Gualberto Gómez|Varadero||23.0399|-81.4369|38|
VTU||10|Hermanos Ameijeiras Airport|Aeropuerto Hermanos Ameijeiras|Las Tunas||20.9856|-76.9398|8|
@CV Atlantic/Cape_Verde
BVC||B|Aristides Pereira International Airport|Aeropuerto Internacional Aristides Pereira|Boa Vista||16.0833|-22.8333|28|
MMO||S|Vila Do Maio Airport|Aeropuerto Vila Do Maio|Vila do Maio||15.25|-23.1667|8|
RAI||S|Nelson Mandela International Airport|Aeropuerto Internacional Nelson Mandela|Praia||14.9453|-23.4866|28|
SFL||S|Sao Filipe Airport|Aeropuerto Sao Filipe|Sao Filipe||14.9|-24.5167|2|
SID||B|Amílcar Cabral International Airport|Aeropuerto Internacional Amílcar Cabral|Sal||16.7347|-22.9436|36|Cabo Verde Cape Verde
SNE||B|Preguica Airport|Aeropuerto Preguica|Preguiça||16.5869|-24.2886|8|
VXE||B|Cesaria Evora International Airport|Aeropuerto Internacional Cesaria Evora|São Vicente||16.8373|-25.0544|7|São Pedro
@CW America/Curacao
CUR|||Curaçao International Airport|Aeropuerto Internacional de Curazao|Willemstad (Curaçao)|Willemstad (Curazao)|12.1846|-68.9571|38|
@CX Indian/Christmas
XCH|||Christmas Island Airport|Aeropuerto Christmas Island|Flying Fish Cove||-10.5|105.6667|8|
@CY Asia/Famagusta
ECN||02|Ercan Airport|Aeropuerto Ercan|Ercan (North Nicosia)||35.1581|33.5031|9|
@CY Asia/Nicosia
LCA||04|Larnaca International Airport|Aeropuerto Internacional de Lárnaca|Larnaca|Lárnaca|34.8709|33.608|50|
PFO||06|Paphos International Airport|Aeropuerto Internacional de Pafos|Paphos|Pafos|34.7116|32.4891|38|
@CZ Europe/Prague
BRQ||JM|Turany Airport|Aeropuerto Turany|Brno||49.15|16.7|9|Brno-Tuřany
KLV||KA|Karlovy Vary Airport|Aeropuerto Karlovy Vary|Karlovy Vary||50.2|12.9167|8|
OSR||MO|Mosnov Airport|Aeropuerto Mosnov|Ostrava||49.6955|18.1213|10|Ostrava Leos Janacek
PED||PA|Pardubice Airport|Aeropuerto Pardubice|Pardubice||50.0133|15.7386|9|
PRG||PR|Václav Havel Airport Prague|Aeropuerto Václav Havel de Praga|Prague|Praga|50.1062|14.2666|62|Praha
@DE Europe/Berlin
AGE||NI|Wangerooge Airport|Aeropuerto Wangerooge|Wangerooge||53.7833|7.9167|2|
BER||BR|Berlin Brandenburg Airport|Aeropuerto de Berlín-Brandeburgo|Berlin|Berlín|52.3644|13.5099|70|
BMK||NI|Borkum Airport|Aeropuerto Borkum|Borkum||53.6|6.7|2|
BMR||NI|Baltrum Airport|Aeropuerto Baltrum|Baltrum||53.7167|7.4|1|Flugplatz Baltrum
BRE||HB|Bremen Airport|Aeropuerto de Bremen|Bremen||53.053|8.7854|28|
CGN||NW|Cologne Bonn Airport|Aeropuerto de Colonia-Bonn|Cologne|Colonia|50.8784|7.1222|52|Köln Bonn
DRS||SN|Dresden Airport|Aeropuerto de Dresde|Dresden|Dresde|51.1243|13.7661|24|
DTM||NW|Dortmund Airport|Aeropuerto Dortmund|Dortmund||51.5148|7.6131|7|
DUS||NW|Düsseldorf Airport|Aeropuerto de Düsseldorf|Düsseldorf||51.2783|6.7656|66|
EME||NI|Emden Airport|Aeropuerto Emden|Emden||53.3893|7.2275|2|
ERF||TH|Erfurt–Weimar Airport|Aeropuerto Erfurt–Weimar|Erfurt||50.9749|10.9612|8|
FDH||BW|Bodensee Airport Friedrichshafen|Aeropuerto Bodensee, Friedrichshafen|Friedrichshafen||47.6728|9.5235|9|
FKB||BW|Baden-Airpark|Aeródromo Baden-|Karlsruhe/Baden-Baden||48.781|8.0898|9|
FMM||BY|Memmingen Allgau Airport|Aeropuerto Memmingen Allgau|Memmingen||47.9886|10.2394|9|
FMO||NW|Munster Osnabruck International Airport|Aeropuerto Internacional Munster Osnabruck|Münster||52.1301|7.6949|8|
FRA||HE|Frankfurt Airport|Aeropuerto de Fráncfort del Meno|Frankfurt|Fráncfort|50.049|8.5737|92|
GWT||SH|Westerland - Sylt Airport|Aeropuerto Westerland - Sylt|Westerland||54.9153|8.3431|8|
HAJ||NI|Hannover Airport|Aeropuerto de Hannover|Hanover|Hannover|52.4593|9.6948|40|
HAM||HH|Hamburg Airport|Aeropuerto de Hamburgo|Hamburg|Hamburgo|53.6313|10.0064|60|
HDF||MV|Heringsdorf Airport|Aeropuerto Heringsdorf|Heringsdorf||53.8783|14.1382|9|
HGL||SH|Helgoland Airport|Aeropuerto Helgoland|Helgoland||54.1869|7.9167|1|Heligoland
HHN||RP|Frankfurt - Hahn Airport|Aeropuerto Frankfurt - Hahn|Frankfurt-Hahn||49.9483|7.2642|15|
JUI||NI|Juist Airport|Aeropuerto Juist|Juist||53.6833|7.0667|2|Flugplatz Juist
KSF||HE|Kassel-Calden Airport|Aeropuerto Kassel-Calden|Kassel||51.4057|9.3766|8|
LBC||SH|Luebeck-Blankensee Airport|Aeropuerto Luebeck-Blankensee|Lübeck||53.8053|10.7012|8|Lübeck
LEJ||SN|Leipzig/Halle Airport|Aeropuerto de Leipzig-Halle|Leipzig||51.4203|12.2212|30|
MHG||BW|Mannheim City Airport|Aeropuerto Mannheim|Mannheim||49.4766|8.5211|7|
MUC||BY|Munich Airport|Aeropuerto de Múnich|Munich|Múnich|48.353|11.7901|84|München
NOD||NI|Norden-Norddeich Airfield|Aeródromo Norden-Norddeich|Norden||53.5833|7.2|2|
NRD||NI|Norderney Airport|Aeropuerto Norderney|Norderney||53.8333|7.1667|2|
NRN||NW|Weeze Airport|Aeropuerto Weeze|Weeze||51.5993|6.1502|7|Airport Weeze
NUE||BY|Nuremberg Airport|Aeropuerto de Núremberg|Nuremberg|Núremberg|49.4942|11.0771|38|Nürnberg
PAD||NW|Paderborn Lippstadt Airport|Aeropuerto Paderborn Lippstadt|Paderborn||51.6103|8.6198|8|
RLG||MV|Rostock–Laage Airport|Aeropuerto Rostock–Laage|Rostock||53.92|12.2667|9|
SCN||SL|Saarbruecken Airport|Aeropuerto Saarbruecken|Saarbrücken||49.2201|7.1127|8|Saarbrücken
STR||BW|Stuttgart Airport|Aeropuerto de Stuttgart|Stuttgart||48.6907|9.1936|54|
@DJ Africa/Djibouti
JIB||DJ|Djibouti-Ambouli International Airport|Aeropuerto Internacional Djibouti-Ambouli|Djibouti||11.5524|43.1497|17|
@DK Europe/Copenhagen
AAL||81|Aalborg Airport|Aeropuerto Aalborg|Aalborg||57.0866|9.8722|17|
AAR||82|Aarhus Airport|Aeropuerto Aarhus|Aarhus||56.3082|10.6264|9|
BLL||83|Billund Airport|Aeropuerto de Billund|Billund||55.7474|9.1479|38|
BYR||81|Laeso Airport|Aeropuerto Laeso|Laeso||57.2776|11.0051|2|Læsø
CPH||84|Copenhagen Airport|Aeropuerto de Copenhague|Copenhagen|Copenhague|55.6291|12.6476|74|København
EBJ||83|Esbjerg Airport|Aeropuerto Esbjerg|Esbjerg||55.5214|8.5491|9|
KRP||82|Midtjyllands Airport|Aeropuerto Midtjyllands|Karup||56.3|9.1167|9|
ODE||83|Hans Christian Andersen Airport|Aeropuerto Hans Christian Andersen|Odense||55.4736|10.3288|8|
RKE||85|Roskilde Airport|Aeropuerto Roskilde|Copenhagen||55.5897|12.1282|8|
RNN||84|Bornholm Airport|Aeropuerto Bornholm|Rønne||55.0636|14.7583|8|
SGD||83|Sonderborg Airport|Aeropuerto Sonderborg|Sønderborg||54.9644|9.7917|8|Sønderborg
@DM America/Dominica
DCF||10|Canefield Airport|Aeropuerto Canefield|Canefield||15.339|-61.3918|7|
DOM||02|Douglas-Charles Airport|Aeropuerto Douglas-Charles|Marigot||15.5459|-61.3005|8|Melville Hall
@DO America/Santo_Domingo
AZS||20|Samana El Catey Airport|Aeropuerto Samana El Catey|Samana||19.2706|-69.7369|9|
BRX||04|Barahona Airport|Aeropuerto Barahona|Barahona||18.2167|-71.1167|9|María Montez
JBQ|SDQ|01|La Isabela International Airport|Aeropuerto Internacional La Isabela|Santo Domingo||18.5757|-69.9814|8|
LRM||12|La Romana International Airport|Aeropuerto Internacional La Romana|La Romana||18.4167|-68.9|20|
POP||18|Gregorio Luperón International Airport|Aeropuerto Internacional Gregorio Luperón|Puerto Plata||19.7549|-70.5631|34|
PUJ||11|Punta Cana International Airport|Aeropuerto Internacional Punta Cana|Punta Cana||18.5625|-68.364|66|Bávaro
SDQ||01|Las Américas International Airport|Aeropuerto Internacional Las Américas|Santo Domingo||18.4301|-69.6767|58|
STI||25|Cibao International Airport|Aeropuerto Internacional Cibao|Santiago de los Caballeros||19.4029|-70.6019|42|
@DZ Africa/Algiers
AAE||23|Annaba Rabah Bitat Airport|Aeropuerto Annaba Rabah Bitat|Annaba||36.8214|7.8119|9|
ALG||16|Houari Boumediene Airport|Aeropuerto Houari Boumédiène|Algiers|Argel|36.6979|3.2071|48|
AZR||01|Adrar Airport|Aeropuerto Adrar|Adrar||27.8833|-0.2833|9|Touat Cheikh Sidi Mohamed Belkebir
BJA||06|Soummam – Abane Ramdane Airport|Aeropuerto Soummam – Abane Ramdane|Béjaïa||36.75|5.0833|9|
BLJ||05|Batna Airport|Aeropuerto Batna|Batna||35.5667|6.1833|8|
BMW|||Bordj Badji Mokhtar Airport|Aeropuerto Bordj Badji Mokhtar|Bordj Badji Mokhtar||21.3758|0.9263|3|Bordj Mokhtar
BSK||07|Biskra Airport|Aeropuerto Biskra|Biskra||34.7933|5.7381|9|
CBH||08|Boudghene Ben Ali Lotfi Airport|Aeropuerto Boudghene Ben Ali Lotfi|Béchar||31.6478|-2.2597|9|Béchar Ouakda
CFK||02|Chlef International Airport|Aeropuerto Internacional Chlef|Chlef||36.2122|1.3317|6|
CZL||25|Mohamed Boudiaf International Airport|Aeropuerto Internacional Mohamed Boudiaf|Constantine||36.2865|6.6184|9|
DJG||56|Tiska Djanet Airport|Aeropuerto Tiska Djanet|Djanet||24.4653|9.4889|9|Djanet Inedbirene
ELG||50|El Golea Airport|Aeropuerto El Golea|El Menia||30.5675|2.8647|8|
ELU||39|Guemar Airport|Aeropuerto Guemar|El Oued||33.5095|6.7846|9|
GHA||47|Noumerate Airport|Aeropuerto Noumerate|Ghardaïa||32.3822|3.8006|9|
GJL||18|Jijel Ferhat Abbas Airport|Aeropuerto Jijel Ferhat Abbas|Jijel||36.7936|5.8763|8|
HME||30|Oued Irara Airport|Aeropuerto Oued Irara|Hassi Messaoud||31.6753|6.1454|9|
IAM||33|In Amenas Airport|Aeropuerto In Amenas|In Aménas||28.0511|9.6381|9|
INZ||57|In Salah Airport|Aeropuerto In Salah|In Salah||27.2508|2.5119|9|
OGX||30|Ain Beida Airport|Aeropuerto Ain Beida|Ouargla||31.9167|5.4|9|
ORN||31|Oran International Airport Ahmed Ben Bella|Aeropuerto Internacional Oran, Ahmed Ben Bella|Oran||35.62|-0.6061|9|Oran Es Senia
QSF||19|Setif Airport|Aeropuerto Setif|Sétif||36.1814|5.3311|9|Ain Arnat
TEE||12|Cheikh Larbi Tebessi Airport|Aeropuerto Cheikh Larbi Tebessi|Tébessa||35.4286|8.1241|9|Tébessa
TGR||55|Touggourt Airport|Aeropuerto Touggourt|Touggourt||33.0669|6.0892|9|Touggourt Sidi Madhi
TIN||37|Tindouf Airport|Aeropuerto Tindouf|Tindouf||27.7012|-8.1632|9|
TLM||13|Zenata Airport|Aeropuerto Zenata|Tlemcen||35.0167|-1.45|9|Zenata – Messali El Hadj
TMR||11|Aguenar - Hadj Bey Akhamok Airport|Aeropuerto Aguenar - Hadj Bey Akhamok|Tamanrasset||22.8133|5.4491|10|Tamanrasset
TMX||54|Timimoun Airport|Aeropuerto Timimoun|Timimoun||29.2417|0.2841|9|
VVZ||33|Illizi Airport|Aeropuerto Illizi|Illizi||26.5333|8.55|8|
@EC America/Guayaquil
CUE||A|Mariscal La Mar Airport|Aeropuerto Mariscal La Mar|Cuenca||-2.8893|-78.9869|22|
ESM||P|Colonel Carlos Concha Torres Airport|Aeropuerto Colonel Carlos Concha Torres|Esmeraldas||0.9778|-79.6267|9|
ETR||O|Coronel Artilleria Victor Larrea Airport|Aeropuerto Coronel Artilleria Victor Larrea|Machala||-3.4522|-79.9617|9|Santa Rosa
GYE||G|José Joaquín de Olmedo International Airport|Aeropuerto Internacional José Joaquín de Olmedo|Guayaquil||-2.1427|-79.8803|52|
LOH||O|Ciudad de Catamayo Airport|Aeropuerto Ciudad de Catamayo|Loja||-4.1081|-79.3917|14|
MEC||M|Eloy Alfaro International Airport|Aeropuerto Internacional Eloy Alfaro|Manta||-0.953|-80.684|22|
OCC||D|Coca Airport|Aeropuerto Coca|Coca||-0.4622|-76.986|8|Francisco de Orellana
TUA||C|Tulcan Airport|Aeropuerto Tulcan|Tulcán||0.8|-77.7167|9|Teniente Coronel Luis a Mantilla
UIO||P|Mariscal Sucre International Airport|Aeropuerto Internacional Mariscal Sucre|Quito||-0.1238|-78.356|58|
XMS||S|Macas Airport|Aeropuerto Macas|Macas||-2.3167|-78.1333|9|
@EC Pacific/Galapagos
GPS|||Seymour Airport|Aeropuerto Seymour|Baltra (Galápagos)||-0.4347|-90.2828|28|
SCY|||San Cristóbal Airport|Aeropuerto de San Cristóbal|San Cristóbal (Galápagos)||-0.8333|-89.4333|18|
@EE Europe/Tallinn
EPU||67|Parnu Airport|Aeropuerto Parnu|Pärnu||58.4189|24.4728|8|
KDL||39|Kardla Airport|Aeropuerto Kardla|Kärdla||58.9949|22.825|8|
TAY||7B|Tartu Airport|Aeropuerto Tartu|Tartu||58.3097|26.6909|8|
TLL||37|Tallinn Airport|Aeropuerto de Tallin|Tallinn|Tallin|59.4166|24.7987|38|
URE||74|Kuressaare Airport|Aeropuerto Kuressaare|Kuressaare||58.2167|22.5|8|
@EG Africa/Cairo
AAC||SIN|El Arish International Airport|Aeropuerto Internacional El Arish|El Arish||31.0764|33.8323|9|
ABS||ASN|Abu Simbel Airport|Aeropuerto Abu Simbel|Abu Simbel||22.3676|31.6098|9|
ASW||ASN|Aswan Airport|Aeropuerto Aswan|Aswan||23.968|32.8248|10|
ATZ||AST|Assiut Airport|Aeropuerto Assiut|Asyut||27.0527|31.0113|9|
CAI||C|Cairo International Airport|Aeropuerto Internacional de El Cairo|Cairo|El Cairo|30.1201|31.4065|74|Giza Pyramids Pirámides
DBB||MT|Al Alamain International Airport|Aeropuerto Internacional Al Alamain|El Alamein||30.9244|28.4614|10|El Alamein
HBE||ALX|Borg El Arab Airport|Aeropuerto Borg El Arab|Alexandria||30.9325|29.6965|10|
HMB||SHG|Sohag International Airport|Aeropuerto Internacional Sohag|Sohag||26.3389|31.7372|6|
HRG||BA|Hurghada International Airport|Aeropuerto Internacional de Hurgada|Hurghada|Hurgada|27.1892|33.8055|50|
LXR||LX|Luxor International Airport|Aeropuerto Internacional de Lúxor|Luxor|Lúxor|25.6749|32.6997|28|
MUH||MT|Marsa Matruh International Airport|Aeropuerto Internacional Marsa Matruh|Marsa Matruh||31.3251|27.2217|10|Mersa Matruh
RMF||BA|Marsa Alam International Airport|Aeropuerto Internacional Marsa Alam|Marsa Alam||25.5558|34.5928|10|
SPX|CAI|GZ|Sphinx International Airport|Aeropuerto Internacional Sphinx|Cairo||30.1097|30.8944|10|
SSH||JS|Sharm El Sheikh International Airport|Aeropuerto Internacional de Sharm el-Sheij|Sharm El Sheikh|Sharm el-Sheij|27.9794|34.3853|46|
TCP||JS|Taba International Airport|Aeropuerto Internacional Taba|Taba||29.5942|34.7771|10|
@ER Africa/Asmara
ASM||SK|Asmara International Airport|Aeropuerto Internacional Asmara|Asmara||15.2911|38.9103|9|
@ES Africa/Ceuta
MLN||ML|Melilla Airport|Aeropuerto de Melilla|Melilla||35.2771|-2.9575|14|
@ES Atlantic/Canary
ACE||CN|César Manrique–Lanzarote Airport|Aeropuerto César Manrique-Lanzarote|Arrecife (Lanzarote)||28.9507|-13.6091|52|Lanzarote
FUE||CN|Fuerteventura Airport|Aeropuerto de Fuerteventura|Puerto del Rosario (Fuerteventura)||28.4506|-13.8699|48|
GMZ||CN|La Gomera Airport|Aeropuerto de La Gomera|San Sebastián de La Gomera||28.0167|-17.2|14|
LPA||CN|Gran Canaria Airport|Aeropuerto de Gran Canaria|Las Palmas de Gran Canaria||27.9324|-15.3846|60|Gran Canaria
SPC||CN|La Palma Airport|Aeropuerto de La Palma|Santa Cruz de La Palma||28.6264|-17.7556|28|
TFN|TCI|CN|Tenerife North–Ciudad de La Laguna Airport|Aeropuerto de Tenerife Norte-Ciudad de La Laguna|Tenerife||28.4881|-16.346|48|
TFS|TCI|CN|Tenerife South Airport|Aeropuerto de Tenerife Sur|Tenerife||28.0444|-16.5725|60|
VDE||CN|El Hierro Airport|Aeropuerto de El Hierro|Valverde (El Hierro)||27.814|-17.8849|16|
@ES Europe/Madrid
AGP||AN|Málaga–Costa del Sol Airport|Aeropuerto de Málaga-Costa del Sol|Málaga||36.6752|-4.4896|70|Marbella Costa del Sol
ALC||VC|Alicante–Elche Miguel Hernández Airport|Aeropuerto de Alicante-Elche Miguel Hernández|Alicante||38.2871|-0.5574|62|Elche Benidorm
BCN||CT|Josep Tarradellas Barcelona–El Prat Airport|Aeropuerto Josep Tarradellas Barcelona-El Prat|Barcelona||41.303|2.0759|88|
BIO||PV|Bilbao Airport|Aeropuerto de Bilbao|Bilbao||43.3055|-2.9058|50|País Vasco
BJZ||EX|Badajoz Airport|Aeropuerto de Badajoz|Badajoz||38.8933|-6.8196|10|
CDT||VC|Castellon-Costa Azahar Airport|Aeropuerto Castellon-Costa Azahar|Castellón||40.2139|0.0733|6|
EAS||PV|San Sebastián Airport|Aeropuerto de San Sebastián|San Sebastián||43.3564|-1.7935|22|Donostia Fuenterrabía Hondarribia
GRO||CT|Girona–Costa Brava Airport|Aeropuerto de Girona-Costa Brava|Girona||41.898|2.7664|36|
GRX||AN|Federico García Lorca Granada–Jaén Airport|Aeropuerto Federico García Lorca Granada-Jaén|Granada||37.1847|-3.777|32|
IBZ||IB|Ibiza Airport|Aeropuerto de Ibiza|Ibiza||38.8766|1.3678|54|
ILD||CT|Lleida-Alguaire Airport|Aeropuerto Lleida-Alguaire|Lleida||41.7269|0.5392|9|
LCG||GA|A Coruña Airport|Aeropuerto de A Coruña|A Coruña|La Coruña|43.3024|-8.3819|32|La Coruña
LEI||AN|Almería Airport|Aeropuerto de Almería|Almería||36.848|-2.3719|24|
LEN||CL|León Airport|Aeropuerto de León|León||42.5906|-5.6463|8|
LEU||CT|Andorra–La Seu d'Urgell Airport|Aeropuerto Andorra–La Seu d'Urgell|La Seu d'Urgell||42.4167|1.4667|2|
MAD||MD|Adolfo Suárez Madrid–Barajas Airport|Aeropuerto Adolfo Suárez Madrid-Barajas|Madrid||40.4903|-3.5645|92|
MAH||IB|Menorca Airport|Aeropuerto de Menorca|Mahón||39.865|4.2241|42|Minorca Mahon
ODB||AN|Córdoba Airport|Aeropuerto de Córdoba|Córdoba||37.8411|-4.8472|8|
OVD||AS|Asturias Airport|Aeropuerto de Asturias|Oviedo||43.5589|-6.0321|34|Gijón Avilés
PMI||IB|Palma de Mallorca Airport|Aeropuerto de Palma de Mallorca|Palma de Mallorca||39.5477|2.7304|74|Mallorca Majorca
PNA||NC|Pamplona Airport|Aeropuerto de Pamplona|Pamplona||42.7675|-1.6393|16|Iruña
REU||CT|Reus Airport|Aeropuerto de Reus|Reus||41.1461|1.1533|24|
RJL||RI|Logroño–Agoncillo Airport|Aeropuerto de Logroño-Agoncillo|Logroño||42.4569|-2.3236|8|
RMU||MC|Región de Murcia International Airport|Aeropuerto Internacional de la Región de Murcia|Murcia||37.8026|-1.1254|26|
SCQ||GA|Santiago–Rosalía de Castro Airport|Aeropuerto de Santiago-Rosalía de Castro|Santiago de Compostela||42.8973|-8.4203|42|La Coruña Galicia
SDR||CB|Seve Ballesteros–Santander Airport|Aeropuerto Seve Ballesteros-Santander|Santander||43.4231|-3.8245|28|
SLM||CL|Matacan Airport|Aeropuerto Matacan|Salamanca||40.9519|-5.5019|9|Salamanca
SVQ||AN|Seville Airport|Aeropuerto de Sevilla|Seville|Sevilla|37.4235|-5.9001|54|Sevilla San Pablo
VGO||GA|Vigo Airport|Aeropuerto de Vigo|Vigo||42.2246|-8.634|30|
VIT||PV|Vitoria Airport|Aeropuerto Vitoria|Vitoria||42.8333|-2.5|10|
VLC||VC|Valencia Airport|Aeropuerto de Valencia|Valencia||39.4918|-0.4735|56|Comunidad Valenciana
VLL||CL|Valladolid Airport|Aeropuerto de Valladolid|Valladolid||41.7058|-4.8446|14|
XRY||AN|Jerez Airport|Aeropuerto de Jerez|Jerez de la Frontera||36.7506|-6.0645|28|
ZAZ||AR|Zaragoza Airport|Aeropuerto de Zaragoza|Zaragoza||41.6639|-1.0075|24|
@ET Africa/Addis_Ababa
ABK||SO|Kabri Dar Airport|Aeropuerto Kabri Dar|Kebri Dahar||6.7332|44.2497|10|
ADD||AA|Addis Ababa Bole International Airport|Aeropuerto Internacional Bole de Adís Abeba|Addis Ababa|Adís Abeba|8.9838|38.7959|60|
AMH||SN|Arba Mintch Airport|Aeropuerto Arba Mintch|Arba Minch||6.0361|37.5769|7|Arba Minch
ASO||BE|Asosa Airport|Aeropuerto Asosa|Asosa||10.0472|34.5367|7|
AWA||XSD|Awasa Airport|Aeropuerto Awasa|Hawassa||7.0628|38.4908|9|
AXU||TI|Axum Airport|Aeropuerto Axum|Axum||14.1208|38.7167|8|
BJR||AM|Bahir Dar Airport|Aeropuerto Bahir Dar|Bahir Dar||11.6033|37.3232|8|
DEM||OR|Dembidolo Airport|Aeropuerto Dembidolo|Dembidolo||8.5493|34.8605|3|
DIR||DD|Aba Tenna D Yilma Airport|Aeropuerto Aba Tenna D Yilma|Dire Dawa||9.6134|41.858|9|Aba Tenna Dejazmach Yilma
DSE||AM|Kombolcha Airport|Aeropuerto Kombolcha|Kombolcha||11.1113|39.7256|1|
GDE||SO|Gode Airport|Aeropuerto Gode|Gode||5.9022|43.6283|9|
GDQ||AM|Gondar Airport|Aeropuerto Gondar|Gondar||12.5144|37.4456|8|
GMB||GA|Gambela Airport|Aeropuerto Gambela|Gambela||8.2833|34.5833|7|
HIL||SO|Shillavo Airport|Aeropuerto Shillavo|Shilavo||6.0833|44.7667|1|Shilavo
JIJ||SO|Jigiga Airport|Aeropuerto Jigiga|Jijiga||9.3667|42.7667|9|Jijiga
JIM||OR|Jimma Airport|Aeropuerto Jimma|Jimma||7.6544|36.8211|8|Aba Segud
MQX||TI|Alula Aba Nega Airport|Aeropuerto Alula Aba Nega|Mekelle||13.4683|39.5264|10|
MTF||XSD|Mizan Teferi Airport|Aeropuerto Mizan Teferi|Mizan Teferi||6.9667|35.5333|3|
SHC||TI|Indaselassie Airport|Aeropuerto Indaselassie|Shire||14.0837|38.2682|1|Shire
SZE||TI|Semera Airport|Aeropuerto Semera|Semera||11.7875|40.9917|4|
@FI Europe/Helsinki
ENF||10|Enontekio Airport|Aeropuerto Enontekio|Enontekio||68.3604|23.4212|7|
HEL||18|Helsinki Airport|Aeropuerto de Helsinki-Vantaa|Helsinki||60.318|24.9664|64|
IVL||10|Ivalo Airport|Aeropuerto Ivalo|Ivalo||68.6111|27.4156|9|
JOE||13|Joensuu Airport|Aeropuerto Joensuu|Joensuu||62.6568|29.6135|8|
JYV||08|Jyvaskyla Airport|Aeropuerto Jyvaskyla|Jyväskylä||62.4036|25.6814|9|
KAJ||05|Kajaani Airport|Aeropuerto Kajaani|Kajaani||64.2778|27.6889|8|
KAO||14|Kuusamo Airport|Aeropuerto Kuusamo|Kuusamo||65.9903|29.2339|8|
KEM||10|Kemi/Tornio Airport|Aeropuerto Kemi/Tornio|Kemi||65.7801|24.5768|9|
KOK||07|Kokkola-Pietarsaari Airport|Aeropuerto Kokkola-Pietarsaari|Kokkola||63.7188|23.1331|8|
KTT||10|Kittila Airport|Aeropuerto Kittila|Kittilä||67.6959|24.859|8|
KUO||15|Kuopio Airport|Aeropuerto Kuopio|Kuopio||63.0089|27.7887|9|
LPP||02|Lappeenranta Airport|Aeropuerto Lappeenranta|Lappeenranta||61.0441|28.1552|8|
OUL||14|Oulu Airport|Aeropuerto Oulu|Oulu||64.9301|25.3754|9|
POR||17|Pori Airport|Aeropuerto Pori|Pori||61.4687|21.7914|8|
RVN||10|Rovaniemi Airport|Aeropuerto de Rovaniemi|Rovaniemi||66.559|25.8296|28|
SVL||04|Savonlinna Airport|Aeropuerto Savonlinna|Savonlinna||61.9442|28.9325|9|
TKU||19|Turku Airport|Aeropuerto Turku|Turku||60.5123|22.2728|7|
TMP||11|Tampere-Pirkkala Airport|Aeropuerto Tampere-Pirkkala|Tampere||61.4204|23.6176|7|
VAA||12|Vaasa Airport|Aeropuerto Vaasa|Vaasa||63.0435|21.7601|8|
@FJ Pacific/Fiji
ICI||N|Cicia Airport|Aeropuerto Cicia|Cicia||-17.7437|-179.3419|2|
KDV||C|Kandavu Airport|Aeropuerto Kandavu|Kadavu||-19.054|178.1561|2|List of airports in Fiji
KXF||N|Koro Island Airport|Aeropuerto Koro Island|Koro Island||-17.3444|179.4191|2|
LBS||N|Labasa Airport|Aeropuerto Labasa|Labasa||-16.4662|179.3377|7|Lambasa
LEV||C|Levuka Airfield|Aeródromo Levuka|Levuka||-17.6833|178.8333|2|
LKB||C|Lakeba Airport|Aeropuerto Lakeba|Lakeba||-18.2|179.2|2|
MFJ||C|Moala Airport|Aeropuerto Moala|Moala||-18.5667|179.9333|2|
NAN||W|Nadi International Airport|Aeropuerto Internacional de Nadi|Nadi||-17.7533|177.4516|40|Fiji Fiyi
NGI||C|Ngau Island Airport|Aeropuerto Ngau Island|Gau Island||-18|179.3333|2|
PTF||W|Malololailai Airport|Aeropuerto Malololailai|Malolo Lailai||-17.7833|177.2167|2|
RTA|||Rotuma Island Airport|Aeropuerto Rotuma Island|Rotuma Island||-12.4825|177.0711|3|
SUV||C|Nausori Airport|Aeropuerto Nausori|Nausori||-18.0459|178.5598|8|
SVU||N|Savusavu Airport|Aeropuerto Savusavu|Savusavu||-16.7988|179.3391|2|
TVU||N|Matei Airport|Aeropuerto Matei|Taveuni||-16.6884|179.8699|2|
VBV||N|Vanua Balavu Airport|Aeropuerto Vanua Balavu|Vanua Balavu||-17.2465|-178.9565|2|
@FK Atlantic/Stanley
MPN|||Mount Pleasant Airport|Aeropuerto Mount Pleasant|Mount Pleasant||-51.8167|-58.45|9|RAF Mount Pleasant
PSY|||Port Stanley Airport|Aeropuerto Port Stanley|Stanley||-51.7|-57.85|7|
@FM Pacific/Chuuk
TKK||TRK|Chuuk International Airport|Aeropuerto Internacional Chuuk|Chuuk||7.4574|151.842|8|
YAP||YAP|Yap International Airport|Aeropuerto Internacional Yap|Yap||9.4977|138.0867|8|
@FM Pacific/Kosrae
KSA||KSA|Kosrae Airport|Aeropuerto Kosrae|Kosrae||5.3525|162.9566|8|
@FM Pacific/Pohnpei
PNI||PNI|Pohnpei Airport|Aeropuerto Pohnpei|Pohnpei||6.9809|158.2033|8|
@FO Atlantic/Faroe
FAE|||Vagar Airport|Aeropuerto Vagar|Vágar||62.0667|-7.2667|7|
@FR Europe/Paris
AJA||COR|Ajaccio Napoleon Bonaparte Airport|Aeropuerto Ajaccio Napoleon Bonaparte|Ajaccio||41.9199|8.794|8|Ajaccio - Campo dell'Oro
AUR||ARA|Aurillac Airport|Aeropuerto Aurillac|Aurillac||44.8975|2.4181|8|
AVN||PAC|Avignon-Caumont Airport|Aeropuerto Avignon-Caumont|Avignon||43.9065|4.9021|8|
BES||BRE|Brest Bretagne Airport|Aeropuerto Brest Bretagne|Brest||48.4434|-4.4202|9|
BIA||COR|Airport of Bastia Poretta|Aeropuerto Bastia Poretta|Bastia||42.5476|9.4801|9|
BIC||BRE|Belle Ile|Aeropuerto Belle Ile|Belle-Île||47.4167|-3.3346|2|Aérodrome de Belle-Île
BIQ||NAQ|Biarritz Pays Basque Airport|Aeropuerto de Biarritz-País Vasco|Biarritz||43.4724|-1.5312|24|
BOD||NAQ|Bordeaux–Mérignac Airport|Aeropuerto de Burdeos-Mérignac|Bordeaux|Burdeos|44.831|-0.7022|48|
BSL|EAP|GES|EuroAirport Basel Mulhouse Freiburg|EuroAirport Basilea-Mulhouse-Friburgo|Basel/Mulhouse|Basilea/Mulhouse|47.5993|7.5329|50|
BVA|PAR|HDF|Beauvais–Tillé Airport|Aeropuerto de Beauvais-Tillé|Paris|París|49.4595|2.1108|42|
BVE||NAQ|Brive–Souillac Airport|Aeropuerto Brive–Souillac|Brive la Gaillarde||45.0397|1.4856|7|Aéroport de Brive-Souillac
BZR||OCC|Beziers Vias Airport|Aeropuerto Beziers Vias|Béziers||43.3212|3.3535|8|Béziers-Agde-Vias
CCF||OCC|Carcassonne Airport|Aeropuerto Carcassonne|Carcassonne||43.2155|2.3086|8|Carcassonne Salvaza
CDG|PAR|IDF|Paris Charles de Gaulle Airport|Aeropuerto de París-Charles de Gaulle|Paris|París|49.0032|2.567|96|
CFE||ARA|Clermont-Ferrand Auvergne Airport|Aeropuerto Clermont-Ferrand Auvergne|Clermont-Ferrand||45.7891|3.1593|9|
CFR||NOR|Carpiquet Airport|Aeropuerto Carpiquet|Caen||49.1834|-0.4593|8|Caen - Carpiquet
CLY||COR|Sainte Catherine Airport|Aeropuerto Sainte Catherine|Calvi||42.5278|8.7917|9|Calvi - Sainte-Catherine
CMF||ARA|Chambery Airport|Aeropuerto Chambery|Chambéry||45.638|5.8844|8|
DCM||OCC|Mazamet Airport|Aeropuerto Mazamet|Castres||43.5558|2.2842|7|Castres-Mazamet
DIJ||BFC|Dijon Airport|Aeropuerto Dijon|Dijon||47.2708|5.0889|9|Aéroport de Dijon-Bourgogne
DLE||BFC|Dole-Jura Airport|Aeropuerto Dole-Jura|Dole||47.0383|5.4287|8|
DNR||BRE|Pleurtuit Airport|Aeropuerto Pleurtuit|Dinard||48.5878|-2.0836|8|Dinard - Pleurtuit - Saint-Malo
DOL||NOR|Saint Gatien Airport|Aeropuerto Saint Gatien|Deauville||49.3628|0.1642|9|Deauville – Normandie
EGC||NAQ|Roumanieres Airport|Aeropuerto Roumanieres|Bergerac||44.85|0.4833|8|Bergerac Dordogne Périgord
ETZ||GES|Metz-Nancy-Lorraine Airport|Aeropuerto Metz-Nancy-Lorraine|Metz||48.9817|6.243|9|
FNI||OCC|Garons Airport|Aeropuerto Garons|Nîmes||43.75|4.4167|9|Nîmes-Arles-Camargue
FSC||COR|Sud Corse Airport|Aeropuerto Sud Corse|Figari||41.4986|9.0982|9|Figari Sud-Corse
GNB||ARA|Grenoble-Isere Airport|Aeropuerto Grenoble-Isere|Grenoble||45.3598|5.332|9|
IDY||PDL|Ile 'd' Yeu Airport|Aeropuerto Ile 'd' Yeu|Île d'Yeu||46.7179|-2.3887|2|
LDE||OCC|Tarbes Ossun Lourdes Airport|Aeropuerto Tarbes Ossun Lourdes|Tarbes||43.1865|0.0034|9|Tarbes-Lourdes-Pyrénées
LIG||NAQ|Bellegarde Airport|Aeropuerto Bellegarde|Limoges||45.8622|1.1762|9|Limoges - Bellegarde
LIL||HDF|Lille Airport|Aeropuerto de Lille|Lille||50.572|3.1061|26|
LPY||ARA|Loudes Airport|Aeropuerto Loudes|Le Puy-en-Velay||45.0833|3.7667|3|Le Puy - Loudes
LRH||NAQ|Laleu Airport|Aeropuerto Laleu|La Rochelle||46.1806|-1.1858|8|La Rochelle - Île de Ré
LRT||BRE|Lann Bihoue Airport|Aeropuerto Lann Bihoue|Lorient||47.7537|-3.4364|8|Lorient South Brittany
LYS||ARA|Lyon–Saint-Exupéry Airport|Aeropuerto de Lyon-Saint-Exupéry|Lyon||45.7214|5.0803|58|
MPL||OCC|Montpellier–Méditerranée Airport|Aeropuerto de Montpellier-Mediterráneo|Montpellier||43.5784|3.9592|28|
MRS||PAC|Marseille Provence Airport|Aeropuerto de Marsella-Provenza|Marseille|Marsella|43.4418|5.2221|56|
NCE||PAC|Nice Côte d'Azur Airport|Aeropuerto de Niza-Costa Azul|Nice|Niza|43.6605|7.2052|60|Costa Azul Mónaco Monaco Cannes
NTE||PDL|Nantes Atlantique Airport|Aeropuerto de Nantes Atlantique|Nantes||47.1576|-1.6014|46|
ORY|PAR|IDF|Paris Orly Airport|Aeropuerto de París-Orly|Paris|París|48.7283|2.3597|76|
OUI||BRE|Ouessant|Aeropuerto Ouessant|Ushant||48.5917|-5.1738|2|Ushant
PGF||OCC|Llabanere Airport|Aeropuerto Llabanere|Perpignan||42.741|2.8682|9|Perpignan - Rivesaltes
PIS||NAQ|Poitiers-Biard Airport|Aeropuerto Poitiers-Biard|Poitiers||46.5861|0.3064|9|
PUF||NAQ|Pau-Pyrenees Airport|Aeropuerto Pau-Pyrenees|Pau||43.3823|-0.4136|9|
RDZ||OCC|Marcillac Airport|Aeropuerto Marcillac|Rodez||44.4106|2.4839|8|Rodez–Aveyron
RNS||BRE|Airport Rennes Bretagne|Aeropuerto Rennes Bretagne|Rennes||48.0681|-1.7262|8|Rennes - Saint-Jacques
SXB||GES|Strasbourg Airport|Aeropuerto de Estrasburgo|Strasbourg|Estrasburgo|48.5449|7.6277|26|
TLN||PAC|Hyeres Airport|Aeropuerto Hyeres|Toulon||43.0935|6.1593|8|Toulon-Hyères
TLS||OCC|Toulouse–Blagnac Airport|Aeropuerto de Toulouse-Blagnac|Toulouse||43.6301|1.3743|54|
TUF||CVL|Val de Loire Airport|Aeropuerto Val de Loire|Tours||47.4322|0.7266|9|Tours Val de Loire
XCR||GES|Chalons Vatry Airport|Aeropuerto Chalons Vatry|Vatry||48.7796|4.191|10|
@GA Africa/Libreville
GAX||8|Gamba Airport|Aeropuerto Gamba|Gamba||-2.7667|9.9833|2|
LBV||1|Libreville International Airport|Aeropuerto Internacional Libreville|Libreville||0.457|9.4099|17|
MKU||6|Makokou Airport|Aeropuerto Makokou|Makokou||0.5592|12.8611|8|
MVB||2|M'Vengue El Hadj Omar Bongo Ondimba International Airport|Aeropuerto Internacional M'Vengue El Hadj Omar Bongo Ondimba|Franceville||-1.65|13.4333|9|
OYE||9|Oyem Airport|Aeropuerto Oyem|Oyem||1.537|11.5784|8|
POG||8|Port Gentil Airport|Aeropuerto Port Gentil|Port Gentil||-0.72|8.7536|8|
@GB Europe/London
ABZ||SCT|Aberdeen International Airport|Aeropuerto Internacional de Aberdeen|Aberdeen||57.2003|-2.2042|32|
BEB||SCT|Benbecula Airport|Aeropuerto Benbecula|Benbecula||57.4734|-7.376|8|
BFS||NIR|Belfast International Airport|Aeropuerto Internacional de Belfast|Belfast||54.6624|-6.2176|42|
BHD|BFS|NIR|George Best Belfast City Airport|Aeropuerto George Best de Belfast|Belfast||54.6145|-5.8702|32|
BHX||ENG|Birmingham Airport|Aeropuerto de Birmingham|Birmingham||52.4525|-1.7333|54|
BOH||ENG|Bournemouth International Airport|Aeropuerto Internacional Bournemouth|Bournemouth||50.7783|-1.8325|8|
BRR||SCT|Barra Eoligarry Airport|Aeropuerto Barra Eoligarry|Barra||57.0252|-7.4493|7|
BRS||ENG|Bristol Airport|Aeropuerto de Bristol|Bristol||51.3868|-2.7107|48|
CAL||SCT|Campbeltown Airport|Aeropuerto Campbeltown|Campbeltown||55.4364|-5.6867|9|
COL||SCT|Coll Island Airport|Aeropuerto Coll Island|Coll||56.6167|-6.6167|2|
CWL||WLS|Cardiff Airport|Aeropuerto Cardiff|Cardiff||51.3988|-3.3391|9|
DND||SCT|Dundee Airport|Aeropuerto Dundee|Dundee||56.4541|-3.0145|7|
EDI||SCT|Edinburgh Airport|Aeropuerto de Edimburgo|Edinburgh|Edimburgo|55.9481|-3.3642|60|
EMA|NQT|ENG|East Midlands Airport|Aeropuerto de East Midlands|Nottingham||52.8259|-1.3306|38|
EOI||SCT|Eday Airport|Aeropuerto Eday|Eday||59.1914|-2.7717|7|
EXT||ENG|Exeter Airport|Aeropuerto Exeter|Exeter||50.7311|-3.411|8|
FIE||SCT|Fair Isle Airport|Aeropuerto Fair Isle|Fair Isle||59.5343|-1.6291|2|
FOA||SCT|Foula Airport|Aeropuerto Foula|Foula||60.123|-2.0535|1|
GLA||SCT|Glasgow Airport|Aeropuerto de Glasgow|Glasgow||55.8642|-4.4318|46|
HUY||ENG|Humberside Airport|Aeropuerto Humberside|Grimsby||53.5834|-0.3485|8|
ILY||SCT|Islay Airport|Aeropuerto Islay|Islay||55.6819|-6.2542|7|
INV||SCT|Inverness Airport|Aeropuerto Inverness|Inverness||57.5393|-4.0637|8|
ISC||ENG|Isles of Scilly Airport|Aeropuerto Isles of Scilly|Isles of Scilly||49.9133|-6.2917|2|St. Mary's
KOI||SCT|Kirkwall Airport|Aeropuerto Kirkwall|Kirkwall||58.9581|-2.9006|8|
LBA||ENG|Leeds Bradford Airport|Aeropuerto de Leeds Bradford|Leeds||53.8693|-1.66|38|
LCY|LON|ENG|London City Airport|Aeropuerto de la Ciudad de Londres|London|Londres|51.5044|0.0494|50|
LDY||NIR|City of Derry Airport|Aeropuerto City of Derry|Derry||55.041|-7.1569|8|
LEQ||ENG|Lands End Airport|Aeropuerto Lands End|Land's End||50.1028|-5.6702|2|
LGW|LON|ENG|London Gatwick Airport|Aeropuerto de Londres-Gatwick|London|Londres|51.1508|-0.1774|82|
LHR|LON|ENG|London Heathrow Airport|Aeropuerto de Londres-Heathrow|London|Londres|51.4696|-0.4536|98|
LPL||ENG|Liverpool John Lennon Airport|Aeropuerto John Lennon de Liverpool|Liverpool||53.3376|-2.8549|42|
LSI||SCT|Sumburgh Airport|Aeropuerto Sumburgh|Lerwick||59.8779|-1.2871|8|
LTN|LON|ENG|London Luton Airport|Aeropuerto de Londres-Luton|London|Londres|51.8798|-0.3762|62|
LWK||SCT|Lerwick/Tingwall Airport|Aeropuerto Lerwick/Tingwall|Lerwick||60.1891|-1.2453|3|
MAN||ENG|Manchester Airport|Aeropuerto de Mánchester|Manchester|Mánchester|53.3629|-2.2734|70|
MME||ENG|Teesside International Airport|Aeropuerto Internacional Teesside|Darlington||54.5122|-1.434|9|
NCL||ENG|Newcastle Airport|Aeropuerto de Newcastle|Newcastle upon Tyne||55.0371|-1.7106|42|
NDY||SCT|Sanday Airport|Aeropuerto Sanday|Sanday||59.25|-2.5833|2|
NQY||ENG|Cornwall Airport Newquay|Aeropuerto Cornwall, Newquay|Newquay||50.4374|-4.9979|9|
NRL||SCT|North Ronaldsay Airport|Aeropuerto North Ronaldsay|North Ronaldsay||59.3703|-2.4333|2|
NWI||ENG|Norwich International Airport|Aeropuerto Internacional Norwich|Norwich||52.6695|1.2768|8|
OBN||SCT|Oban Airport|Aeropuerto Oban|Oban||56.4653|-5.3965|2|
PIK||SCT|Glasgow Prestwick Airport|Aeropuerto Glasgow Prestwick|Glasgow||55.5084|-4.6113|9|
PPW||SCT|Papa Westray Airport|Aeropuerto Papa Westray|Papa Westray||59.3513|-2.899|2|
SEN|LON|ENG|London Southend Airport|Aeropuerto de Londres-Southend|London|Londres|51.5727|0.6982|24|
SOU||ENG|Southampton Airport|Aeropuerto Southampton|Southampton||50.9507|-1.3613|8|
SOY||SCT|Stronsay Airport|Aeropuerto Stronsay|Stronsay||59.1541|-2.6405|2|
STN|LON|ENG|London Stansted Airport|Aeropuerto de Londres-Stansted|London|Londres|51.8893|0.2627|70|
SYY||SCT|Stornoway Airport|Aeropuerto Stornoway|Stornoway||58.2136|-6.322|8|
TRE||SCT|Tiree Airport|Aeropuerto Tiree|Tiree||56.5006|-6.8714|8|
WIC||SCT|Wick Airport|Aeropuerto Wick|Wick||58.4569|-3.0867|8|
WRY||SCT|Westray Airport|Aeropuerto Westray|Westray||59.35|-2.95|2|
@GD America/Grenada
CRU||GE|Carriacou Island Airport|Aeropuerto Carriacou Island|Carriacou||12.475|-61.4722|2|Lauriston
GND||GE|Maurice Bishop International Airport|Aeropuerto Internacional Maurice Bishop|Saint George's||12.0042|-61.7861|8|Point Salines
@GE Asia/Tbilisi
BUS||AJ|Batumi Airport|Aeropuerto Batumi|Batumi||41.6108|41.6006|9|
KUT||IM|Kutaisi International Airport|Aeropuerto Internacional Kutaisi|Kutaisi||42.1764|42.4825|9|David the Builder Kutaisi
SUI||AB|Babusheri Airport|Aeropuerto Babusheri|Sukhumi||42.8667|41.1167|10|Sukhumi Babushara
TBS||TB|Tbilisi International Airport|Aeropuerto Internacional de Tiflis|Tbilisi|Tiflis|41.6741|44.959|42|
@GF America/Cayenne
CAY||CY|Cayenne – Félix Eboué Airport|Aeropuerto Félix Eboué|Cayenne|Cayena|4.8167|-52.3667|24|
LDX||CY|Saint Laurent du Maroni Airport|Aeropuerto Saint Laurent du Maroni|Saint Laurent du Maroni||5.4833|-54.05|1|
@GG Europe/Guernsey
ACI|||Alderney Airport|Aeropuerto Alderney|Alderney||49.7067|-2.2153|7|
GCI|||Guernsey Airport|Aeropuerto Guernsey|Saint Peter Port||49.4328|-2.595|8|
@GH Africa/Accra
ACC||AA|Kotoka International Airport|Aeropuerto Internacional de Kotoka|Accra|Acra|5.6074|-0.1718|46|
KMS||AH|Kumasi Airport|Aeropuerto Kumasi|Kumasi||6.7125|-1.5911|8|
NYI||BO|Sunyani Airport|Aeropuerto Sunyani|Sunyani||7.3606|-2.3293|7|
TKD||WP|Takoradi Airport|Aeropuerto Takoradi|Takoradi||4.8927|-1.7739|8|
TML||NP|Tamale Airport|Aeropuerto Tamale|Tamale||9.41|-0.8766|9|
@GI Europe/Gibraltar
GIB|||North Front Airport|Aeropuerto North Front|Gibraltar||36.1538|-5.3493|16|Gibraltar
@GL America/Godthab
GOH||SE|Nuuk Airport|Aeropuerto Nuuk|Nuuk||64.1819|-51.725|7|
JAV||QK|Ilulissat Airport|Aeropuerto Ilulissat|Ilulissat||69.2419|-51.0599|7|
JEG||QK|Aasiaat Airport|Aeropuerto Aasiaat|Aasiaat||68.7|-52.75|7|
JFR||SE|Paamiut Airport|Aeropuerto Paamiut|Paamiut||62.0003|-49.7003|2|
JHS||QA|Sisimiut Airport|Aeropuerto Sisimiut|Sisimiut||66.9369|-53.7042|7|
JQA||QK|Qaarsut Airport|Aeropuerto Qaarsut|Qaarsut||70.7319|-52.7028|2|
JSU||QA|Maniitsoq Airport|Aeropuerto Maniitsoq|Maniitsoq||65.4124|-52.9354|2|
JUV|||Upernavik Airport|Aeropuerto Upernavik|Upernavik||72.7903|-56.1306|2|
KUS||SE|Kulusuk Airport|Aeropuerto Kulusuk|Kulusuk||65.5667|-37.1167|7|
SFJ||QA|Kangerlussuaq Airport|Aeropuerto Kangerlussuaq|Kangerlussuaq||67.0122|-50.7197|9|
UAK||KU|Narsarsuaq Airport|Aeropuerto Narsarsuaq|Narsarsuaq||61.1626|-45.4179|8|
@GL America/Scoresbysund
CNP|||Neerlerit Inaat Airport|Aeropuerto Neerlerit Inaat|Ittoqqortoormiit||70.7431|-22.6583|2|Nerlerit Inaat
@GL America/Thule
NAQ||AV|Qaanaaq Airport|Aeropuerto Qaanaaq|Qaanaaq||77.4895|-69.383|2|
@GM Africa/Banjul
BJL||W|Yundum International Airport|Aeropuerto Internacional Yundum|Banjul||13.3441|-16.6522|18|Banjul
@GN Africa/Conakry
CKY||C|Conakry International Airport|Aeropuerto Internacional Conakry|Conakry||9.5757|-13.6202|10|
@GP America/Guadeloupe
GBJ|||Marie-Galante Airport|Aeropuerto Marie-Galante|Grand Bourg||15.8692|-61.2722|7|
PTP|||Guadeloupe Maryse Condé International Airport|Aeropuerto Internacional de Guadalupe Maryse Condé|Pointe-à-Pitre||16.2702|-61.5268|34|
@GQ Africa/Malabo
BSG||LI|Bata Airport|Aeropuerto Bata|Bata||1.9067|9.8022|8|
NBN|||Annobon Airport|Aeropuerto Annobon|Annobon||-1.4103|5.6219|3|
SSG||BN|Malabo Airport|Aeropuerto Malabo|Malabo||3.7578|8.7161|9|
@GR Europe/Athens
AOK||L|Karpathos Airport|Aeropuerto Karpathos|Karpathos||35.4207|27.1467|8|Karpathos Island
ATH||I|Athens International Airport|Aeropuerto Internacional de Atenas|Athens|Atenas|37.9363|23.9465|76|Athina
AXD||A|Demokritos Airport|Aeropuerto Demokritos|Alexandroupoli||40.8568|25.9449|9|Alexandroupoli
CFU||F|Corfu International Airport|Aeropuerto Internacional de Corfú|Corfu|Corfú|39.6078|19.9146|42|
CHQ||M|Chania International Airport|Aeropuerto Internacional de La Canea|Chania (Crete)|La Canea (Creta)|35.5402|24.1404|40|
EFL||F|Kefallinia Airport|Aeropuerto Kefallinia|Kefalonia||38.1181|20.5056|9|Kefalonia Island
GPA||G|Araxos Airport|Aeropuerto Araxos|Patras||38.25|21.7333|10|
HER||M|Heraklion International Airport Nikos Kazantzakis|Aeropuerto Internacional Nikos Kazantzakis de Heraclión|Heraklion (Crete)|Heraclión (Creta)|35.3366|25.1742|52|
IOA||D|Ioannina Airport|Aeropuerto Ioannina|Ioannina||39.6967|20.8258|9|
JIK||K|Ikaria Airport|Aeropuerto Ikaria|Ikaria||37.6667|26.3333|3|Ikaria Island
JKH||K|Chios Airport|Aeropuerto Chios|Chios||38.3458|26.1423|8|Chios Island
JKL||L|Kalymnos Island National Airport|Aeropuerto Nacional Kalymnos Island|Kalymnos||36.9633|26.9406|2|
JMK||L|Mykonos Airport|Aeropuerto de Miconos|Mykonos|Miconos|37.4361|25.3444|40|
JNX||L|Naxos Airport|Aeropuerto Naxos|Naxos||37.1|25.3833|2|Naxos Island
JSH||M|Sitia Airport|Aeropuerto Sitia|Sitia||35.2167|26.1167|7|Sitia Public
JSI||E|Skiathos Airport|Aeropuerto Skiathos|Skiathos||39.1806|23.5056|8|Skiathos Island
JSY||L|Syros Island Airport|Aeropuerto Syros Island|Syros||37.4236|24.95|2|
JTR||L|Santorini International Airport|Aeropuerto Internacional de Santorini|Santorini||36.4043|25.476|44|
JTY||L|Astypalaia Airport|Aeropuerto Astypalaia|Astypalaia||36.5667|26.3667|2|Astypalaia Island
KGS||L|Kos Airport|Aeropuerto Kos|Kos||36.801|27.0895|9|Kos Island
KIT||J|Kithira Airport|Aeropuerto Kithira|Kythira||36.2917|23.025|2|Kithira Island
KLX||J|Kalamata Airport|Aeropuerto Kalamata|Kalamata||37.0694|22.0278|9|
KSJ||L|Kasos Island Airport|Aeropuerto Kasos Island|Kasos||35.4213|26.9109|2|Kassos Island Public
KSO||C|Aristoteles Airport|Aeropuerto Aristoteles|Kastoria||40.4508|21.2733|3|Kastoria
KVA||A|Kavala International Airport|Aeropuerto Internacional Kavala|Kavala||40.913|24.6197|9|
KZI||C|Philippos Airport|Aeropuerto Philippos|Kozani||40.2886|21.8419|8|Kozani
KZS||L|Kastellorizo Airport|Aeropuerto Kastellorizo|Kastellorizo||36.1417|29.5764|2|
LRS||K|Leros Airport|Aeropuerto Leros|Leros||37.5167|26.7833|2|
LXS||K|Limnos Airport|Aeropuerto Limnos|Lemnos||39.9239|25.2334|4|Lemnos
MJT||K|Mytilene International Airport|Aeropuerto Internacional Mytilene|Mytilene||39.0539|26.6032|8|
MLO||L|Milos Airport|Aeropuerto Milos|Milos||36.6961|24.475|2|Milos Island
PAS||L|Paros National Airport|Aeropuerto Nacional Paros|Paros||37.0208|25.1131|2|New Paros
PVK||D|Aktion Airport|Aeropuerto Aktion|Preveza||38.9264|20.7658|9|
RHO||L|Rhodes International Airport|Aeropuerto Internacional de Rodas|Rhodes|Rodas|36.4019|28.0907|46|
SKG||B|Thessaloniki Airport Makedonia|Aeropuerto de Tesalónica-Macedonia|Thessaloniki|Tesalónica|40.5208|22.9722|50|
SKU||E|Skiros Airport|Aeropuerto Skiros|Skyros||38.9167|24.5667|4|Skyros Island
SMI||K|Samos Airport|Aeropuerto Samos|Samos||37.6914|26.9144|8|
VOL||E|Nea Anchialos Airport|Aeropuerto Nea Anchialos|Volos||39.2203|22.7927|7|
ZTH||F|Zakinthos Airport|Aeropuerto Zakinthos|Zakynthos||37.7535|20.8847|8|Zakynthos
@GT America/Guatemala
FRS||PE|Mundo Maya International Airport|Aeropuerto Internacional Mundo Maya|Flores||16.9167|-89.8833|22|
GUA||GU|La Aurora International Airport|Aeropuerto Internacional La Aurora|Guatemala City|Ciudad de Guatemala|14.5881|-90.5307|52|Guatemala
PBR||IZ|Puerto Barrios Airport|Aeropuerto Puerto Barrios|Puerto Barrios||15.7309|-88.5837|9|
@GU Pacific/Guam
GUM|||Antonio B. Won Pat International Airport|Aeropuerto Internacional Antonio B. Won Pat|Guam||13.4928|144.8048|40|
@GW Africa/Bissau
OXB||BS|Osvaldo Vieira Airport|Aeropuerto Osvaldo Vieira|Bissau||11.8889|-15.6572|9|
@GY America/Guyana
GEO||DE|Cheddi Jagan International Airport|Aeropuerto Internacional Cheddi Jagan|Georgetown||6.5038|-58.2531|26|
KAI||PT|Kaieteur Airport|Aeropuerto Kaieteur|Kaieteur Falls||5.1696|-59.4905|7|
LTM||UT|Lethem Airport|Aeropuerto Lethem|Lethem||3.3717|-59.79|8|
OGL||DE|Ogle International Airport|Aeropuerto Internacional Ogle|Georgetown||6.8077|-58.1052|7|
@HK Asia/Hong_Kong
HKG||NT|Hong Kong International Airport|Aeropuerto Internacional de Hong Kong|Hong Kong||22.308|113.9185|92|
@HN America/Tegucigalpa
GJA||IB|Guanaja Airport|Aeropuerto Guanaja|Guanaja||16.445|-85.9058|7|
LCE||AT|Goloson International Airport|Aeropuerto Internacional Goloson|La Ceiba||15.7406|-86.8572|9|
PEU||IB|Puerto Lempira Airport|Aeropuerto Puerto Lempira|Puerto Lempira||15.2167|-83.7667|3|
RTB||IB|Juan Manuel Gálvez International Airport|Aeropuerto Internacional Juan Manuel Gálvez|Roatán||16.3182|-86.5272|26|
SAP||CR|Ramón Villeda Morales International Airport|Aeropuerto Internacional Ramón Villeda Morales|San Pedro Sula||15.4562|-87.9278|38|
TGU||FM|Toncontín International Airport|Aeropuerto Internacional Toncontín|Tegucigalpa||14.0601|-87.2197|24|
UII||AT|Utila Airport|Aeropuerto Utila|Utila||16.0917|-86.8875|2|
XPL||CM|Palmerola International Airport|Aeropuerto Internacional Palmerola|Comayagua (Tegucigalpa)||14.4167|-87.6167|32|
@HR Europe/Zagreb
BWK||17|Bol Airport|Aeropuerto Bol|Bol||43.2833|16.6833|8|Brač
DBV||19|Dubrovnik Airport|Aeropuerto de Dubrovnik|Dubrovnik||42.5607|18.2606|42|
OSI||14|Osijek Airport|Aeropuerto Osijek|Osijek||45.4659|18.8072|7|
PUY||18|Pula Airport|Aeropuerto Pula|Pula||44.8917|13.9236|9|
RJK||08|Rijeka Airport|Aeropuerto Rijeka|Rijeka||45.2158|14.5683|9|
SPU||17|Split Airport|Aeropuerto de Split|Split||43.5365|16.2995|42|
ZAD||13|Zadar Airport|Aeropuerto Zadar|Zadar||44.0978|15.3567|9|
ZAG||21|Zagreb Franjo Tuđman Airport|Aeropuerto Franjo Tuđman de Zagreb|Zagreb||45.7332|16.0615|44|
@HT America/Port-au-Prince
CAP||ND|Cap Haitien Airport|Aeropuerto Cap Haitien|Cap Haitien||19.7328|-72.195|6|
CYA||SD|Les Cayes Airport|Aeropuerto Les Cayes|Les Cayes||18.2697|-73.7883|7|Antoine-Simon
JEE||GA|Jeremie Airport|Aeropuerto Jeremie|Jeremie||18.6622|-74.1697|6|
PAP||OU|Toussaint Louverture International Airport|Aeropuerto Internacional Toussaint Louverture|Port-au-Prince|Puerto Príncipe|18.5754|-72.2947|30|
@HU Europe/Budapest
BUD||PE|Budapest Ferenc Liszt International Airport|Aeropuerto Internacional Ferenc Liszt de Budapest|Budapest||47.433|19.2616|62|
DEB||HB|Debrecen Airport|Aeropuerto Debrecen|Debrecen||47.55|21.7|9|
SOB||ZA|Sarmellek/Balaton Airport|Aeropuerto Sarmellek/Balaton|Sármellék||46.7135|17.2404|9|
@ID Asia/Jakarta
BDO||JB|Husein Sastranegara International Airport|Aeropuerto Internacional Husein Sastranegara|Bandung||-6.9046|107.5818|16|
BKS||BE|Fatmawati Soekarno Airport|Aeropuerto Fatmawati Soekarno|Bengkulu||-3.8606|102.3383|8|
BTH||RI|Hang Nadim Airport|Aeropuerto Hang Nadim|Batam||1.1236|104.1153|17|
BTJ||AC|Sultan Iskandar Muda International Airport|Aeropuerto Internacional Sultan Iskandar Muda|Banda Aceh||5.518|95.4183|8|
BUU||SB|Muara Bungo Airport|Aeropuerto Muara Bungo|Muara Bungo||-1.5425|102.1828|2|
BWX||JI|Banyuwangi International Airport|Aeropuerto Internacional Banyuwangi|Banyuwangi||-8.3102|114.3405|3|
CGK|JKT|BT|Soekarno–Hatta International Airport|Aeropuerto Internacional Soekarno-Hatta|Jakarta|Yakarta|-6.1306|106.6555|86|
CJN||JB|Cijulang Nusawiru Airport|Aeropuerto Cijulang Nusawiru|Pangandaran||-7.72|108.4886|3|
CXP||JT|Tunggul Wulung Airport|Aeropuerto Tunggul Wulung|Cilacap||-7.7333|109|6|
DJB||SS|Sultan Thaha Syaifuddin Airport|Aeropuerto Sultan Thaha Syaifuddin|Jambi||-1.6316|103.6388|3|
DTB||SU|Silangit Airport|Aeropuerto Silangit|Lake Toba||2.2597|98.9953|4|
DUM||RI|Pinang Kampai Airport|Aeropuerto Pinang Kampai|Dumai||1.6117|101.4337|8|
FLZ||SU|Ferdinand Lumban Tobing Airport|Aeropuerto Ferdinand Lumban Tobing|Sibolga||1.5558|98.8889|8|
GNS||SU|Gunungsitoli Airport|Aeropuerto Gunungsitoli|Nias||1.25|97.5|7|Binaka
HLP|JKT|JK|Halim Perdanakusuma International Airport|Aeropuerto Internacional Halim Perdanakusuma|Jakarta|Yakarta|-6.2681|106.8903|34|
JBB||JI|Noto Hadinegoro Airport|Aeropuerto Noto Hadinegoro|Jember||-8.2424|113.6953|3|
JOG||YO|Adisutjipto Airport|Aeropuerto Adisutjipto|Yogyakarta||-7.7856|110.4371|24|
KJT||JB|Kertajati International Airport|Aeropuerto Internacional Kertajati|Kertajati||-6.6692|108.1911|9|
KNO|MES|SU|Kualanamu International Airport|Aeropuerto Internacional de Kualanamu|Medan||3.6354|98.879|48|
KRC||SB|Kerinci Airport|Aeropuerto Kerinci|Kerinci||-1.7167|101.25|1|Depati Parbo
KTG||KB|Ketapang Airport|Aeropuerto Ketapang|Ketapang||-1.8333|109.9833|8|Rahadi Osman
KWB||JT|Dewadaru Airport|Aeropuerto Dewadaru|Karimunjawa||-5.8022|110.4784|1|
LKI||AC|Lasikin Airport|Aeropuerto Lasikin|Simeulue||2.4105|96.3255|1|
LSR||AC|Alas Leuser Airport|Aeropuerto Alas Leuser|Kutacane||3.392|97.864|3|
LSW||AC|Malikus Saleh Airport|Aeropuerto Malikus Saleh|Lhokseumawe||5.2267|96.9503|1|
MEQ||AC|Cut Nyak Dhien Airport|Aeropuerto Cut Nyak Dhien|Meulaboh||4.15|96.1167|6|
MPC||BE|Muko-Muko Airport|Aeropuerto Muko-Muko|Muko-Muko||-2.55|101.1|1|Bandar Udara Mukomuko
NTX||RI|Natuna Ranai Airport|Aeropuerto Natuna Ranai|Natuna||3.95|108.3833|9|
PDG||SB|Minangkabau International Airport|Aeropuerto Internacional Minangkabau|Padang||-0.7867|100.2806|16|
PDO||SS|Pendopo Airport|Aeropuerto Pendopo|Pendopo||-3.2833|103.8667|7|
PGK||SS|Depati Amir Airport|Aeropuerto Depati Amir|Pangkal Pinang||-2.164|106.1371|8|Pangkalpinang
PKN||KT|Iskandar Airport|Aeropuerto Iskandar|Pangkalan Bun||-2.7038|111.6699|3|
PKU||RI|Sultan Syarif Kasim II International Airport|Aeropuerto Internacional Sultan Syarif Kasim II|Pekanbaru||0.4646|101.4469|16|Sultan Syarif Qasim II
PKY||KT|Tjilik Riwut Airport|Aeropuerto Tjilik Riwut|Palangkaraya||-2.224|113.9458|8|
PLM||SS|Sultan Mahmud Badaruddin II Airport|Aeropuerto Sultan Mahmud Badaruddin II|Palembang||-2.9001|104.6986|16|
PNK||KB|Supadio International Airport|Aeropuerto Internacional Supadio|Pontianak||-0.1474|109.4053|16|
RKI||SB|Rokot Airport|Aeropuerto Rokot|Mentawai Islands||-0.95|100.75|1|
SMQ||KT|H. Asan Airport|Aeropuerto H. Asan|Sampit||-2.5028|112.979|3|
SOC||JT|Adi Sumarmo International Airport|Aeropuerto Internacional Adi Sumarmo|Surakarta||-7.5145|110.75|8|
SRG||JT|Jenderal Ahmad Yani International Airport|Aeropuerto Internacional Jenderal Ahmad Yani|Semarang||-6.9792|110.3785|16|Achmad Yani
SUB||JI|Juanda International Airport|Aeropuerto Internacional de Juanda|Surabaya||-7.3779|112.7938|58|
TJG||KS|Tanjung Warukin Airport|Aeropuerto Tanjung Warukin|Tanjung||-2.2166|115.436|8|Bandar Udara Warukin
TJQ||KB|H.A.S. Hanandjoeddin Airport|Aeropuerto H.A.S. Hanandjoeddin|Tanjung Pandan||-2.75|107.65|1|
TKG||LA|Radin Inten II Airport|Aeropuerto Radin Inten II|Bandar Lampung||-5.2428|105.1758|8|
TNJ||RI|Raja Haji Fisabilillah Airport|Aeropuerto Raja Haji Fisabilillah|Tanjung Pinang||0.9192|104.5361|3|
TXE||AC|Takengon Rembele Airport|Aeropuerto Takengon Rembele|Takengon||4.7212|96.849|7|
YIA|JOG|YO|Yogyakarta International Airport|Aeropuerto Internacional de Yogyakarta|Yogyakarta||-7.9075|110.0545|40|
@ID Asia/Jayapura
AMQ||MA|Pattimura International Airport|Aeropuerto Internacional Pattimura|Ambon||-3.705|128.0889|8|
BIK||PA|Frans Kaisiepo International Airport|Aeropuerto Internacional Frans Kaisiepo|Biak||-1.1919|136.1058|10|
BUI||PA|Bokondini Airport|Aeropuerto Bokondini|Bokondini||-3.6847|138.68|2|
DEX||PA|Nop Goliath Airport|Aeropuerto Nop Goliath|Dekai||-4.8557|139.482|3|Nop Goliat Dekai
DJJ||PA|Sentani Airport|Aeropuerto Sentani|Jayapura||-2.5699|140.513|16|Dortheys Hiyo Eluay
FKQ||PB|Fak Fak Airport|Aeropuerto Fak Fak|Fakfak||-2.9167|132.3|7|
KNG||PB|Kaimana Airport|Aeropuerto Kaimana|Kaimana||-3.65|133.75|8|
LUV||MA|Langgur Airport|Aeropuerto Langgur|Langgur||-5.6667|132.7167|7|Karel Sadsuitubun
MKQ||PS|Mopah Airport|Aeropuerto Mopah|Merauke||-8.5198|140.4189|8|
MKW||PB|Rendani Airport|Aeropuerto Rendani|Manokwari||-0.8931|134.0528|8|
MLG||JI|Abdul Rachman Saleh Airport|Aeropuerto Abdul Rachman Saleh|Malang||-7.9266|112.7145|8|
MXB||SN|Andi Jemma Airport|Aeropuerto Andi Jemma|Masamba||-2.5569|120.327|1|
NAM||MA|Namlea Airport|Aeropuerto Namlea|Namlea||-3.3|127.1|7|
OKL||PP|Gunung Bintang Airport|Aeropuerto Gunung Bintang|Oksibil||-4.9081|140.6305|7|Bandar Udara Oksibil
PGQ||MU|Pekaulang Buli Airport|Aeropuerto Pekaulang Buli|Maba||0.9175|128.3831|1|
SOQ||PB|Domine Eduard Osok Airport|Aeropuerto Domine Eduard Osok|Sorong||-0.8902|131.2906|8|
SXK||MA|Mathilda Batlayeri Airport|Aeropuerto Mathilda Batlayeri|Saumlaki||-7.8495|131.334|2|
TIM||PT|Mozes Kilangin Airport|Aeropuerto Mozes Kilangin|Timika||-4.5257|136.8875|9|
TMH||PS|Tanahmerah Airport|Aeropuerto Tanahmerah|Tanah Merah||-6.0833|140.2667|6|
TTE||MU|Sultan Babullah Airport|Aeropuerto Sultan Babullah|Ternate||0.8322|127.3791|8|
UGU||PT|Bilogai-Sugapa Airport|Aeropuerto Bilogai-Sugapa|Sugapa||-3.7333|137.0333|6|
WMX||PP|Wamena Airport|Aeropuerto Wamena|Wamena||-4.0999|138.9536|16|
@ID Asia/Makassar
AAP||KI|Aji Pangeran Tumenggung Pranoto International Airport|Aeropuerto Internacional Aji Pangeran Tumenggung Pranoto|Samarinda||-0.3736|117.2556|8|
ABU|||A.A. Bere Tallo Airport|Aeropuerto A.A. Bere Tallo|Atambua||-9.0752|124.907|2|Haliwen
ARD|||Alor Island Airport|Aeropuerto Alor Island|Alor||-8.1326|124.5981|2|
BDJ||KS|Syamsudin Noor International Airport|Aeropuerto Internacional Syamsudin Noor|Banjarmasin||-3.438|114.7543|16|
BEJ||KI|Kalimarau Airport|Aeropuerto Kalimarau|Berau||2.1553|117.4335|3|
BMU||NB|Sultan Muhammad Salahuddin Airport|Aeropuerto Sultan Muhammad Salahuddin|Bima||-8.5425|118.6918|2|Bima
BPN||KI|Sultan Aji Muhammad International Airport|Aeropuerto Internacional Sultan Aji Muhammad|Balikpapan||-1.2606|116.9008|16|Sultan Aji Muhamad Sulaiman
BTW||KS|Batulicin Airport|Aeropuerto Batulicin|Batulicin||-3.4119|116.0001|3|Bandar Udara Bersujud
DPS||BA|Ngurah Rai International Airport|Aeropuerto Internacional Ngurah Rai|Denpasar (Bali)||-8.7481|115.1675|76|Bali
DTD||KB|Datadawai Airport|Aeropuerto Datadawai|Datadawai||0.8103|114.5303|2|
ENE|||H. Hasan Aroeboesman Airport|Aeropuerto H. Hasan Aroeboesman|Ende||-8.8482|121.6647|2|Ende
GTO||SA|Tolotio Airport|Aeropuerto Tolotio|Gorontalo||0.639|122.8509|3|Jalaluddin
KBU||KS|Gusti Syamsir Alam Airport|Aeropuerto Gusti Syamsir Alam|Kotabaru||-3.2958|116.1657|1|
KDI||SG|Haluoleo Airport|Aeropuerto Haluoleo|Kendari||-4.0815|122.4189|3|Kendari
KOE|||El Tari Kupang International Airport|Aeropuerto Internacional El Tari Kupang|Kupang||-10.1685|123.6673|3|
KSR||SN|H. Aroeppala Airport|Aeropuerto H. Aroeppala|Selayar||-6.1786|120.4372|1|
KXB||SG|Sangia Nibandera Airport|Aeropuerto Sangia Nibandera|Kolaka||-4.3412|121.524|8|
LBJ|||Komodo Airport|Aeropuerto Komodo|Komodo||-8.4862|119.8893|2|
LKA|||Gewayantana Airport|Aeropuerto Gewayantana|Larantuka||-8.2743|123.0013|2|
LKM||SA|Lolak Bolaang Mongondow Airport|Aeropuerto Lolak Bolaang Mongondow|Bolaang Mongondow||0.8887|124.0334|3|Raja Loloda Mokoagow
LLO||SN|Lagaligo Airport|Aeropuerto Lagaligo|Palopo||-3.0852|120.2455|3|Bua
LNU||KU|Robert Atty Bessing Airport|Aeropuerto Robert Atty Bessing|Malinau||3.5753|116.6197|1|
LOP||NB|Lombok International Airport|Aeropuerto Internacional de Lombok|Praya (Lombok)||-8.7616|116.2738|38|Lombok
LPU||KU|Long Apung Airport|Aeropuerto Long Apung|Long Apung||1.7071|114.97|2|
MDC||SA|Sam Ratulangi International Airport|Aeropuerto Internacional Sam Ratulangi|Manado||1.5435|124.922|17|
MOF|||Frans Xavier Seda Airport|Aeropuerto Frans Xavier Seda|Maumere||-8.6377|122.2383|3|
NAH||SA|Naha Airport|Aeropuerto Naha|Naha (Sangihe)||3.7167|125.3667|7|
NNX||KI|Nunukan Airport|Aeropuerto Nunukan|Nunukan||4.1368|117.6671|2|
NPO||KB|Nangapinoh Airport|Aeropuerto Nangapinoh|Nanga Pinoh||-0.3333|111.7333|7|
OJU||ST|Tanjung Api Airport|Aeropuerto Tanjung Api|Ampana||-0.8644|121.6231|3|
PLW||ST|Mutiara Airport|Aeropuerto Mutiara|Palu||-0.9186|119.9097|8|
PSU||KB|Putussibau Airport|Aeropuerto Putussibau|Putussibau||0.8333|112.9333|7|Pangsuma
RTG|||Frans Sales Lega Airport|Aeropuerto Frans Sales Lega|Ruteng||-8.5969|120.4783|2|
SQG||KB|Tebelian Airport|Aeropuerto Tebelian|Sintang||-0.0419|111.4567|6|
SWQ||NB|Sultan Muhammad Kaharuddin III Airport|Aeropuerto Sultan Muhammad Kaharuddin III|Sumbawa Besar||-8.4891|117.4141|3|
TJS||KU|Tanjung Harapan Airport|Aeropuerto Tanjung Harapan|Tanjung Selor||2.8364|117.3736|1|
TLI||ST|Sultan Bantilan Airport|Aeropuerto Sultan Bantilan|Tolitoli||1.1225|120.7936|3|
TMC|||Lede Kalumbang Airport|Aeropuerto Lede Kalumbang|Tambolaka||-9.3403|119.1831|1|Tambolaka
TRK||KU|Juwata International Airport|Aeropuerto Internacional Juwata|Tarakan||3.3264|117.5686|8|
TRT||SS|Toraja Airport|Aeropuerto Toraja|Toraja||-3.1858|119.9177|3|
UOL||ST|Pogogul Airport|Aeropuerto Pogogul|Buol||1.1044|121.416|2|
UPG||SN|Sultan Hasanuddin International Airport|Aeropuerto Internacional Sultán Hasanuddin|Makassar||-5.077|119.5477|50|
WGP|||Waingapu Airport|Aeropuerto Waingapu|Waingapu||-9.6667|120.3|3|Mau Hau
WNI||SG|Matahora Airport|Aeropuerto Matahora|Wakatobi||-5.3167|123.5833|8|
@ID Asia/Pontianak
HMS||KT|Haji Muhammad Sidik Airport|Aeropuerto Haji Muhammad Sidik|Muara Teweh||-1.0247|114.9278|1|
@IE Europe/Dublin
CFN||DL|Donegal Airport|Aeropuerto Donegal|Donegal||55.0417|-8.3403|7|
DUB||D|Dublin Airport|Aeropuerto de Dublín|Dublin|Dublín|53.4273|-6.2436|72|
IIA||MO|Inishmaan Airport|Aeropuerto Inishmaan|Inishmaan||53.0833|-9.5333|2|
INQ||MO|Inisheer Airport|Aeropuerto Inisheer|Inisheer||53.0333|-9.4333|2|
IOR||MO|Kilronan Airport|Aeropuerto Kilronan|Inishmore||53.1167|-9.75|1|Inishmore
KIR||KY|Kerry County Airport|Aeropuerto del Condado de Kerry|Kerry||52.1815|-9.5357|7|
NNR||MO|Connemara Airport|Aeropuerto Connemara|Connemara||53.2167|-9.4667|2|Aerfort na Minna
NOC||MO|Ireland West Airport Knock|Aeropuerto Ireland West, Knock|Knock||53.914|-8.8105|9|
ORK||C|Cork Airport|Aeropuerto de Cork|Cork||51.8491|-8.4898|34|
SNN||CE|Shannon Airport|Aeropuerto de Shannon|Shannon||52.6925|-8.9204|32|
@IL Asia/Jerusalem
ETM||D|Eilat-Ramon Airport|Aeropuerto Eilat-Ramon|Eilat||29.7256|35.0032|18|
HFA||HA|Haifa Airport|Aeropuerto Haifa|Haifa||32.8115|35.0446|7|
TLV||M|Ben Gurion Airport|Aeropuerto Internacional Ben Gurión|Tel Aviv||32.0005|34.8707|70|Jerusalem Jerusalén Lod
@IM Europe/Isle_of_Man
IOM|||Isle of Man Airport|Aeropuerto Isle of Man|Castletown||54.0868|-4.6332|8|
@IN Asia/Kolkata
AGR||UP|Agra Airport|Aeropuerto Agra|Agra||27.1583|77.9628|9|
AGX||LD|Agatti Island Airport|Aeropuerto Agatti Island|Agatti||10.829|72.1799|6|
AHA||JH|Maa Mahamaya Ambikapur Airport|Aeropuerto Maa Mahamaya Ambikapur|Ambikapur||22.9872|83.1961|1|
AIP||PB|Adampur Airport|Aeropuerto Adampur|Adampur||31.4331|75.7606|4|Adampur Air Force Base
AJL||MZ|Aizawl Airport|Aeropuerto Aizawl|Aizawl||23.839|92.6248|7|Lengpui
AMD||GJ|Sardar Vallabhbhai Patel International Airport|Aeropuerto Internacional Sardar Vallabhbhai Patel|Ahmedabad||23.0664|72.6242|52|
ATQ||PB|Sri Guru Ram Dass Jee International Airport|Aeropuerto Internacional Sri Guru Ram Dass Jee|Amritsar||31.7054|74.8067|9|
AVR||MM|Amravati Airport|Aeropuerto Amravati|Amravati||20.8146|77.7178|6|
AYJ||UP|Ayodhya Airport|Aeropuerto Ayodhya|Ayodhya||26.748|82.1508|1|
BBI||OR|Biju Patnaik International Airport|Aeropuerto Internacional Biju Patnaik|Bhubaneswar||20.2529|85.8174|8|
BDQ||GJ|Vadodara Airport|Aeropuerto Vadodara|Vadodara||22.3291|73.2157|9|
BEK||UP|Bareilly Airport|Aeropuerto Bareilly|Bareilly||28.4667|79.45|9|Trishul Air-base
BHJ||GJ|Shyamji Krishna Verma Airport|Aeropuerto Shyamji Krishna Verma|Bhuj||23.2875|69.6706|9|Bhuj
BHO||MP|Raja Bhoj Airport|Aeropuerto Raja Bhoj|Bhopal||23.2906|77.3355|8|Bhopal
BHU||GJ|Bhavnagar Airport|Aeropuerto Bhavnagar|Bhavnagar||21.755|72.1844|8|
BLR||KA|Kempegowda International Airport|Aeropuerto Internacional Kempegowda|Bengaluru|Bangalore|13.2008|77.7102|76|Bangalore
BOM||MM|Chhatrapati Shivaji Maharaj International Airport|Aeropuerto Internacional Chhatrapati Shivaji Maharaj|Mumbai|Bombay|19.0899|72.868|84|Bombay
CCJ||KL|Kozhikode Calicut International Airport|Aeropuerto Internacional Kozhikode Calicut|Kozhikode||11.1388|75.95|17|
CCU||WB|Netaji Subhas Chandra Bose International Airport|Aeropuerto Internacional Netaji Subhas Chandra Bose|Kolkata|Calcuta|22.6453|88.4393|62|Calcutta
CDP||AP|Kadapa Airport|Aeropuerto Kadapa|Kadapa||14.5146|78.7648|8|
CJB||TN|Coimbatore International Airport|Aeropuerto Internacional Coimbatore|Coimbatore||11.031|77.0389|9|
CNN||KL|Kannur International Airport|Aeropuerto Internacional Kannur|Kannur||11.92|75.55|9|
COK||KL|Cochin International Airport|Aeropuerto Internacional de Cochín|Kochi|Cochín|10.1556|76.3905|50|Cochin
DBR||BR|Darbhanga Airport|Aeropuerto Darbhanga|Darbhanga||26.1947|85.9175|9|
DED||UT|Dehra Dun Airport|Aeropuerto Dehra Dun|Dehradun||30.3167|78.0333|8|Jolly Grant
DEL||DL|Indira Gandhi International Airport|Aeropuerto Internacional Indira Gandhi|Delhi||28.5566|77.1008|90|New Delhi Nueva Delhi
DGH||JH|Deoghar Airport|Aeropuerto Deoghar|Deoghar||24.4447|86.7025|2|
DHM||HP|Gaggal Airport|Aeropuerto Gaggal|Dharamshala||32.1655|76.2607|8|Kangra
DIB||AS|Dibrugarh Airport|Aeropuerto Dibrugarh|Dibrugarh||27.4832|95.0165|8|
DIU||GJ|Diu Airport|Aeropuerto Diu|Diu||20.7167|70.9167|1|
DMU||NL|Dimapur Airport|Aeropuerto Dimapur|Dimapur||25.8798|93.7729|8|
GAU||AS|Lokpriya Gopinath Bordoloi International Airport|Aeropuerto Internacional Lokpriya Gopinath Bordoloi|Guwahati||26.1052|91.5884|17|
GAY||BR|Gaya Airport|Aeropuerto Gaya|Gaya||24.7467|84.9458|9|
GBI||KA|Kalaburagi Airport|Aeropuerto Kalaburagi|Kalaburagi||17.3078|76.9581|4|
GDB||MM|Gondia Airport|Aeropuerto Gondia|Gondia||21.522|80.01|6|
GOI||GA|Dabolim Airport|Aeropuerto de Dabolim|Goa||15.3845|73.8398|46|
GOP||UP|Gorakhpur Airport|Aeropuerto Gorakhpur|Gorakhpur||26.7469|83.4438|9|
GOX|GOI|GA|Manohar International Airport|Aeropuerto Internacional Manohar|Goa||15.7302|73.8631|36|
GWL||MP|Gwalior Airport|Aeropuerto Gwalior|Gwalior||26.2939|78.23|9|
HBX||KA|Hubli Airport|Aeropuerto Hubli|Hubli||15.3596|75.0863|8|
HDO||DL|Hindon Airport|Aeropuerto Hindon|Ghaziabad||28.7058|77.3421|4|
HGI||AR|Itanagar Hollongi Airport|Aeropuerto Itanagar Hollongi|Itanagar||26.97|93.6647|1|
HJR||MP|Khajuraho Airport|Aeropuerto Khajuraho|Khajuraho||24.8187|79.9164|8|
HRH||UP|Aligarh Airport|Aeropuerto Aligarh|Aligarh||27.8592|78.1487|3|
HSS||HR|Maharaja Agrasen International Airport|Aeropuerto Internacional Maharaja Agrasen|Hisar||29.1667|75.8|9|Hisar
HYD||TG|Rajiv Gandhi International Airport|Aeropuerto Internacional Rajiv Gandhi|Hyderabad||17.2337|78.4304|66|
IDR||MP|Devi Ahilyabai Holkar Airport|Aeropuerto Devi Ahilyabai Holkar|Indore||22.7272|75.8082|36|
IMF||MN|Imphal Airport|Aeropuerto Imphal|Imphal||24.7646|93.8971|9|
ISK||MM|Nashik International Airport|Aeropuerto Internacional Nashik|Nashik||20.1167|73.9167|9|
IXA||TR|Maharaja Bir Bikram Singh Airport|Aeropuerto Maharaja Bir Bikram Singh|Agartala||23.8926|91.2445|8|Agartala
IXB||WB|Bagdogra Airport|Aeropuerto Bagdogra|Siliguri||26.6849|88.3248|9|
IXC||CH|Shaheed Bhagat Singh International Airport|Aeropuerto Internacional Shaheed Bhagat Singh|Chandigarh||30.6768|76.788|9|Chandigarh
IXD||UP|Allahabad Airport|Aeropuerto Allahabad|Allahabad||25.4397|81.7361|9|Prayagraj
IXE||KA|Mangalore International Airport|Aeropuerto Internacional Mangalore|Mangalore||12.9635|74.8901|8|
IXG||KA|Belgaum Airport|Aeropuerto Belgaum|Belgaum||15.8586|74.6183|8|
IXI||AS|Lilabari Airport|Aeropuerto Lilabari|Lilabari||27.2883|94.0921|8|
IXJ||JK|Satwari Airport|Aeropuerto Satwari|Jammu||32.6808|74.8428|8|Jammu
IXK||GJ|Keshod Airport|Aeropuerto Keshod|Keshod||21.3194|70.2708|8|
IXL||LA|Kushok Bakula Rimpoche Airport|Aeropuerto Kushok Bakula Rimpoche|Leh||34.1404|77.5475|9|Leh Kushok Bakula Rimpochee
IXM||TN|Madurai Airport|Aeropuerto Madurai|Madurai||9.8386|78.0895|8|
IXP||PB|Pathankot Airport|Aeropuerto Pathankot|Pathankot||32.2167|75.6333|9|
IXR||JH|Birsa Munda Airport|Aeropuerto Birsa Munda|Ranchi||23.3182|85.3229|9|
IXS||AS|Kumbhirgram Airport|Aeropuerto Kumbhirgram|Silchar||24.916|92.9793|8|Silchar
IXU||MM|Aurangabad Airport|Aeropuerto Aurangabad|Aurangabad||19.8665|75.3972|8|
IXY||GJ|Kandla Airport|Aeropuerto Kandla|Kandla||23.1111|70.1042|8|
IXZ||AN|Veer Savarkar International Airport|Aeropuerto Internacional Veer Savarkar|Port Blair||11.6501|92.7323|8|
JAI||RJ|Jaipur International Airport|Aeropuerto Internacional de Jaipur|Jaipur||26.822|75.801|44|
JDH||RJ|Jodhpur Airport|Aeropuerto Jodhpur|Jodhpur||26.2639|73.0506|9|
JGA||GJ|Govardhanpur Airport|Aeropuerto Govardhanpur|Jamnagar||22.4633|70.0119|9|Jamnagar
JGB||OR|Jagdalpur Airport|Aeropuerto Jagdalpur|Jagdalpur||19.0667|82.0333|1|
JLG||MM|Jalgaon Airport|Aeropuerto Jalgaon|Jalgaon||20.9619|75.6267|3|
JLR||MP|Jabalpur Airport|Aeropuerto Jabalpur|Jabalpur||22.6667|79.925|8|
JRG||OR|Veer Surendra Sai Airport|Aeropuerto Veer Surendra Sai|Jharsuguda||22.0417|84.0583|4|Jharsuguda
JRH||AS|Rowriah Airport|Aeropuerto Rowriah|Jorhat||26.7345|94.1849|9|Jorhat
JSA||RJ|Jaisalmer Airport|Aeropuerto Jaisalmer|Jaisalmer||26.9167|70.9|9|
KJB||AP|Kurnool Airport|Aeropuerto Kurnool|Kurnool||15.7061|78.1608|8|
KLH||MM|Kolhapur Airport|Aeropuerto Kolhapur|Kolhapur||16.6667|74.3333|7|
KNU||UP|Kanpur Airport|Aeropuerto Kanpur|Kanpur||26.4043|80.4099|9|
KQH||RJ|Kishangarh Airport|Aeropuerto Kishangarh|Ajmer||26.6014|74.8142|8|
KUU||HP|Bhuntar Airport|Aeropuerto Bhuntar|Bhuntar||31.9833|77.1|7|Kullu–Manali
LKO||UP|Chaudhary Charan Singh International Airport|Aeropuerto Internacional Chaudhary Charan Singh|Lucknow||26.7643|80.8842|42|
MAA||TN|Chennai International Airport|Aeropuerto Internacional de Chennai|Chennai||12.9823|80.1638|64|Madras Madrás
MYQ||KA|Mysore Airport|Aeropuerto Mysore|Mysore||12.2289|76.6577|3|
NAG||MM|Dr. Babasaheb Ambedkar International Airport|Aeropuerto Internacional Dr. Babasaheb Ambedkar|Nagpur||21.09|79.0564|10|
NDC||MM|Shri Guru Gobind Singh Ji Airport, Nanded|Aeropuerto Shri Guru Gobind Singh Ji, Nanded|Nanded||19.1833|77.3167|9|
NMI|BOM|MM|Navi Mumbai International Airport|Aeropuerto Internacional Navi Mumbai|Mumbai||18.9935|73.0646|6|
PAB||CT|Bilaspur Airport|Aeropuerto Bilaspur|Bilaspur||31.3167|76.8333|8|
PAT||BR|Jay Prakash Narayan International Airport|Aeropuerto Internacional Jay Prakash Narayan|Patna||25.5949|85.0907|8|
PBD||GJ|Porbandar Airport|Aeropuerto Porbandar|Porbandar||21.6472|69.6569|8|
PGH||UP|Pantnagar Airport|Aeropuerto Pantnagar|Pantnagar||29.0319|79.4736|8|
PNQ||MM|Pune Airport|Aeropuerto de Pune|Pune||18.5814|73.9206|46|
PNY||PY|Puducherry Airport|Aeropuerto Puducherry|Puducherry||11.969|79.8128|6|Pondicherry
PYG||WB|Pakyong Airport|Aeropuerto Pakyong|Gangtok||27.2325|88.5883|1|
RAJ||GJ|Rajkot Airport|Aeropuerto Rajkot|Rajkot||22.3087|70.7823|8|
RDP||WB|Kazi Nazrul Islam Airport|Aeropuerto Kazi Nazrul Islam|Durgapur||23.6214|87.2433|9|
REW||MP|Rewa Airport|Aeropuerto Rewa|Rewa||24.5333|81.3|6|
RJA||AP|Rajahmundry Airport|Aeropuerto Rajahmundry|Rajahmundry||17.1096|81.8208|8|
RPR||MM|Swami Vivekananda Airport|Aeropuerto Swami Vivekananda|Raipur||21.1846|81.7398|8|
SAG||MM|Shirdi Airport|Aeropuerto Shirdi|Shirdi||19.6886|74.3789|9|
SDW||MM|Sindhudurg Airport|Aeropuerto Sindhudurg|Sindhudurg||16|73.5333|6|
SHL||ML|Shillong Airport|Aeropuerto Shillong|Shillong||25.7049|91.976|8|
STV||GJ|Surat International Airport|Aeropuerto Internacional Surat|Surat||21.1177|72.7453|7|
SXR||JK|Sheikh Ul-Alam International Airport Srinagar|Aeropuerto Internacional Sheikh Ul-Alam, Srinagar|Srinagar||34.0023|74.7626|18|
TCR||TN|Tuticorin Airport|Aeropuerto Tuticorin|Thoothukudi||8.7167|78.0333|1|
TEZ||AS|Tezpur Airport|Aeropuerto Tezpur|Tezpur||26.7068|92.7779|9|
TIR||AP|Tirupati Airport|Aeropuerto Tirupati|Tirupati||13.6357|79.5429|4|
TRV||KL|Thiruvananthapuram International Airport|Aeropuerto Internacional de Thiruvananthapuram|Thiruvananthapuram||8.4761|76.9191|42|Trivandrum
TRZ||TN|Tiruchirapalli International Airport|Aeropuerto Internacional Tiruchirapalli|Tiruchirappalli||10.7622|78.7072|8|Tiruchirappalli
UDR||RJ|Maharana Pratap Airport|Aeropuerto Maharana Pratap|Udaipur||24.6192|73.8913|8|Udaipur
UKE||OR|Utkela Airport|Aeropuerto Utkela|Bhawanipatna||20.0978|83.1833|2|
VGA||AP|Vijayawada Airport|Aeropuerto Vijayawada|Vijayawada||16.5294|80.7972|8|
VNS||UP|Lal Bahadur Shastri International Airport|Aeropuerto Internacional Lal Bahadur Shastri|Varanasi||25.4497|82.8537|8|
VSV||UP|Shravasti Airport|Aeropuerto Shravasti|Shravasti||27.4999|82.0328|3|
VTZ||AP|Visakhapatnam Airport|Aeropuerto Visakhapatnam|Visakhapatnam||17.7236|83.2277|8|
@IQ Asia/Baghdad
BGW||BG|Baghdad International Airport|Aeropuerto Internacional de Bagdad|Baghdad|Bagdad|33.2559|44.2321|38|
BSR||BA|Basra International Airport|Aeropuerto Internacional Basra|Basra||30.5527|47.6669|8|
EBL||AR|Erbil International Airport|Aeropuerto Internacional Erbil|Erbil||36.2375|43.9631|18|
ISU||SW|Sulaimaniyah International Airport|Aeropuerto Internacional Sulaimaniyah|Sulaymaniyah||35.5724|45.3024|10|
NJF||NA|Al-Najaf International Airport|Aeropuerto Internacional Al-Najaf|Najaf||31.9936|44.3892|9|
@IR Asia/Tehran
ABD||06|Abadan Airport|Aeropuerto Abadan|Abadan||30.3639|48.2266|9|
ADU||24|Ardabil Airport|Aeropuerto Ardabil|Ardabil||38.3238|48.4213|10|
AEU||22|Abu Musa Airport|Aeropuerto Abu Musa|Abu Musa||25.8755|55.0339|9|
AFZ||09|Sabzevar Airport|Aeropuerto Sabzevar|Sabzevar||36.1715|57.6033|9|
AWZ||06|Ahwaz International Airport|Aeropuerto Internacional Ahwaz|Ahvaz||31.3429|48.7467|10|Ahvaz
AZD||21|Yazd Airport|Aeropuerto Yazd|Yazd||31.9036|54.2833|9|Shahid Sadooghi
BDH||22|Bandar Lengeh International Airport|Aeropuerto Internacional Bandar Lengeh|Bandar Lengeh||26.5295|54.8291|8|
BJB||28|Bojnurd International Airport|Aeropuerto Internacional Bojnurd|Bojnord||37.4897|57.3088|10|Bojnourd
BND||22|Bandar Abbas International Airport|Aeropuerto Internacional Bandar Abbas|Bandar Abbas||27.2106|56.3684|10|
BUZ||18|Bushehr Airport|Aeropuerto Bushehr|Bushehr||28.9583|50.8254|10|
BXR||08|Bam Airport|Aeropuerto Bam|Bam||29.0801|58.4494|10|
DEF||06|Dezful Airport|Aeropuerto Dezful|Dezful||32.4388|48.3847|10|
GCH||17|Gachsaran Airport|Aeropuerto Gachsaran|Gachsaran||30.3364|50.8317|8|
GSM||22|Dayrestan Airport|Aeropuerto Dayrestan|Qeshm||26.7578|55.9053|5|Qeshm
HDM||13|Hamadan Airport|Aeropuerto Hamadan|Hamadan||34.8671|48.5373|9|
IFN||10|Isfahan International Airport|Aeropuerto Internacional Isfahan|Isfahan||32.7457|51.8764|10|
IKA|THR|23|Tehran Imam Khomeini International Airport|Aeropuerto Internacional Imán Jomeini|Tehran|Teherán|35.4086|51.1548|42|
KER||08|Kerman Airport|Aeropuerto Kerman|Kerman||30.2588|56.9619|10|Ayatollah Hashemi Rafsanjani
KHD||15|Khorramabad Airport|Aeropuerto Khorramabad|Khorramabad||33.4386|48.2808|9|
KHK||18|Khark Airport|Aeropuerto Khark|Khark||29.2617|50.3236|8|Kharg
KIH||22|Kish International Airport|Aeropuerto Internacional Kish|Kish||26.5323|53.9721|10|
KKS||10|Kashan Airport|Aeropuerto Kashan|Kashan||33.8953|51.577|9|
KSH||05|Kermanshah Airport|Aeropuerto Kermanshah|Kermanshah||34.3559|47.1451|9|Shahid Ashrafi Esfahani
LFM||07|Lamerd Airport|Aeropuerto Lamerd|Lamerd||27.3694|53.1954|7|
LRR||07|Lar Airport|Aeropuerto Lar|Lar||27.6697|54.3828|9|Larestan
MHD||09|Mashhad International Airport|Aeropuerto Internacional de Mashhad|Mashhad||36.2272|59.6416|38|
MRX||06|Mahshahr Airport|Aeropuerto Mahshahr|Mahshahr||30.5538|49.1494|9|
NSH||02|Now Shahr Airport|Aeropuerto Now Shahr|Nowshahr||36.6667|51.5|8|Noshahr
OMH||04|Urmia Airport|Aeropuerto Urmia|Urmia||37.665|45.0656|9|
PFQ||24|Parsabad Moghan Airport|Aeropuerto Parsabad Moghan|Parsabad||39.6069|47.8775|4|
PGU||18|Ala'Marvdasht Airport|Aeropuerto Ala'Marvdasht|Asaluyeh||27.384|52.7355|10|Persian Gulf
RAS||01|Rasht Airport|Aeropuerto Rasht|Rasht||37.3218|49.6196|9|
RJN||08|Rafsanjan Airport|Aeropuerto Rafsanjan|Rafsanjan||30.2969|56.0567|9|
RZR||02|Ramsar Airport|Aeropuerto Ramsar|Ramsar||36.9046|50.6824|8|
SDG||12|Sanandaj Airport|Aeropuerto Sanandaj|Sanandaj||35.2515|47.0138|8|
SRY||02|Dashte Naz Airport|Aeropuerto Dashte Naz|Sari||36.6357|53.1973|9|
SYZ||07|Shiraz International Airport|Aeropuerto Internacional de Shiraz|Shiraz||29.5461|52.59|32|
TBZ||03|Tabriz Airport|Aeropuerto Tabriz|Tabriz||38.1228|46.2443|10|
THR||23|Mehrabad International Airport|Aeropuerto Internacional de Mehrabad|Tehran|Teherán|35.6915|51.3219|46|
XBJ||29|Birjand Airport|Aeropuerto Birjand|Birjand||32.8991|59.255|8|
ZAH||11|Zahedan Airport|Aeropuerto Zahedan|Zahedan||29.4758|60.9003|10|
ZBR||11|Chah-Bahar Airport|Aeropuerto Chah-Bahar|Konarak||25.4365|60.3796|10|Chabahar Konarak
@IS Atlantic/Reykjavik
AEY||6|Akureyri Airport|Aeropuerto Akureyri|Akureyri||65.6546|-18.0751|8|
EGS||7|Egilsstadir Airport|Aeropuerto Egilsstadir|Egilsstaðir||65.2778|-14.4028|8|Egilsstaðir
GRY||6|Grimsey Airport|Aeropuerto Grimsey|Grimsey||66.548|-18.0204|2|
HFN||8|Hornafjordur Airport|Aeropuerto Hornafjordur|Höfn||64.2833|-15.2667|8|Hornafjörður
HZK||6|Husavik Airport|Aeropuerto Husavik|Húsavík||65.9558|-17.4197|8|
IFJ||4|Isafjordur Airport|Aeropuerto Isafjordur|Ísafjörður||66.0597|-23.1328|8|Ísafjörður
KEF|REK|2|Keflavík International Airport|Aeropuerto Internacional de Keflavík|Reykjavík|Reikiavik|63.9786|-22.635|52|Iceland Islandia
RKV||1|Reykjavik Domestic Airport|Aeropuerto Reykjavik|Reykjavik||64.1311|-21.9325|8|
THO||6|Thorshofn Airport|Aeropuerto Thorshofn|Þórshöfn||66.2207|-15.3324|2|
VPN||7|Vopnafjordur Airport|Aeropuerto Vopnafjordur|Vopnafjörður||65.7206|-14.8506|2|Vopnafjörður
@IT Europe/Rome
AHO||88|Alghero-Fertilia Airport|Aeropuerto Alghero-Fertilia|Alghero||40.6304|8.2959|9|
AOI||57|Ancona Falconara Airport|Aeropuerto Ancona Falconara|Ancona||43.6069|13.3557|9|Marche
BDS||75|Brindisi - Salento Airport|Aeropuerto Brindisi - Salento|Brindisi||40.658|17.9391|17|
BGY|MIL|25|Milan Bergamo Airport|Aeropuerto de Milán-Bérgamo|Milan|Milán|45.6653|9.6987|56|Bergamo Bérgamo Orio al Serio
BLQ||45|Bologna Guglielmo Marconi Airport|Aeropuerto Guglielmo Marconi de Bolonia|Bologna|Bolonia|44.5293|11.2933|52|
BRI||75|Bari Karol Wojtyła Airport|Aeropuerto Karol Wojtyła de Bari|Bari||41.1339|16.7639|44|
BZO||32|Bolzano Airport|Aeropuerto Bolzano|Bolzano||46.4624|11.3305|7|
CAG||88|Cagliari Elmas Airport|Aeropuerto de Cagliari-Elmas|Cagliari||39.2543|9.0607|42|Sardinia Cerdeña
CIA|ROM|62|Rome–Ciampino International Airport|Aeropuerto Internacional de Roma-Ciampino|Rome|Roma|41.7991|12.591|46|
CIY||82|Comiso Airport|Aeropuerto Comiso|Comiso||36.9962|14.6092|9|
CRV||78|Crotone Airport|Aeropuerto Crotone|Crotone||38.9963|17.0808|8|
CTA||82|Catania–Fontanarossa Airport|Aeropuerto de Catania-Fontanarossa|Catania||37.4707|15.0659|52|Sicily Sicilia
CUF||21|Levaldigi Airport|Aeropuerto Levaldigi|Cuneo||44.5353|7.6175|8|Cuneo
EBA||52|Marina Di Campo Airport|Aeropuerto Marina Di Campo|Marina  Di Campo||42.7631|10.2404|7|
FCO|ROM|62|Rome–Fiumicino International Airport|Aeropuerto Internacional de Roma-Fiumicino|Rome|Roma|41.7946|12.2503|84|Leonardo da Vinci
FLR||52|Florence Airport|Aeropuerto de Florencia|Florence|Florencia|43.8021|11.202|40|
FOG||75|Gino Lisa Airport|Aeropuerto Gino Lisa|Foggia||41.434|15.5444|8|Foggia "Gino Lisa"
FRL||45|Luigi Ridolfi Airport|Aeropuerto Luigi Ridolfi|Forlì||44.1986|12.0708|9|Forlì
GOA||42|Genoa Cristoforo Colombo Airport|Aeropuerto Cristóbal Colón de Génova|Genoa|Génova|44.4151|8.8508|26|
LIN|MIL|25|Milan Linate Airport|Aeropuerto de Milán-Linate|Milan|Milán|45.461|9.2792|56|
LMP||82|Lampedusa Airport|Aeropuerto Lampedusa|Lampedusa||35.5|12.6167|8|
MXP|MIL|25|Milan Malpensa Airport|Aeropuerto de Milán-Malpensa|Milan|Milán|45.6274|8.7124|76|
NAP||72|Naples International Airport|Aeropuerto Internacional de Nápoles|Naples|Nápoles|40.8861|14.2917|56|
OLB||88|Olbia Costa Smeralda Airport|Aeropuerto de Olbia-Costa Esmeralda|Olbia||40.9031|9.5148|34|Sardinia Cerdeña
PEG||55|Perugia San Francesco d'Assisi – Umbria International Airport|Aeropuerto Internacional Perugia San Francesco d'Assisi – Umbria|Perugia||43.1333|12.3667|8|
PMF||45|Parma Airport|Aeropuerto Parma|Parma||44.8222|10.2953|9|
PMO||82|Falcone–Borsellino Airport|Aeropuerto Falcone-Borsellino|Palermo||38.1865|13.1048|46|Sicily Sicilia
PNL||82|Pantelleria Airport|Aeropuerto Pantelleria|Pantelleria||36.8136|11.9661|7|
PSA||52|Pisa International Airport|Aeropuerto Internacional de Pisa|Pisa||43.6987|10.3999|44|Toscana Tuscany
PSR||65|Abruzzo Airport|Aeropuerto Abruzzo|Pescara||42.4372|14.1872|9|
REG||78|Tito Menniti Airport|Aeropuerto Tito Menniti|Reggio Calabria||38.0753|15.6508|8|Reggio Calabria
RMI||45|Federico Fellini International Airport|Aeropuerto Internacional Federico Fellini|Rimini||44.023|12.6196|9|
SUF||78|Lamezia Terme International Airport|Aeropuerto Internacional Lamezia Terme|Lamezia Terme||38.91|16.245|9|
TPS||82|Trapani-Birgi Airport|Aeropuerto Trapani-Birgi|Trapani||37.9014|12.4959|9|Vincenzo Florio
TRN||21|Turin Airport|Aeropuerto de Turín|Turin|Turín|45.1915|7.643|40|
TRS||36|Trieste - Friuli Venezia Giulia Airport|Aeropuerto Trieste - Friuli Venezia Giulia|Trieste||45.8208|13.4857|6|
TSF|VCE|34|Treviso Airport|Aeropuerto de Treviso|Venice|Venecia|45.6551|12.2044|32|
VCE||34|Venice Marco Polo Airport|Aeropuerto de Venecia-Marco Polo|Venice|Venecia|45.5023|12.3379|62|
VRN||34|Verona Villafranca Airport|Aeropuerto de Verona-Villafranca|Verona||45.4023|10.9068|36|
@JE Europe/Jersey
JER|||Jersey Airport|Aeropuerto Jersey|Saint Helier||49.2053|-2.1943|8|
@JM America/Jamaica
KIN||01|Norman Manley International Airport|Aeropuerto Internacional Norman Manley|Kingston||17.9378|-76.7782|38|
MBJ||08|Sangster International Airport|Aeropuerto Internacional Sangster|Montego Bay|Bahía Montego|18.4985|-77.9166|50|
OCJ||05|Ian Fleming International Airport|Aeropuerto Internacional Ian Fleming|Ocho Rios||18.4006|-76.9697|8|
@JO Asia/Amman
AMM||AM|Queen Alia International Airport|Aeropuerto Internacional Reina Alia|Amman|Amán|31.7225|35.9893|52|
AQJ||AQ|King Hussein International Airport|Aeropuerto Internacional King Hussein|Aqaba||29.6101|35.0215|9|Aqaba
@JP Asia/Tokyo
AGJ||47|Aguni Airport|Aeropuerto Aguni|Aguni||26.5897|127.2381|2|
AKJ||01|Asahikawa Airport|Aeropuerto Asahikawa|Asahikawa||43.6711|142.4545|8|
AOJ||02|Aomori Airport|Aeropuerto Aomori|Aomori||40.7388|140.6892|8|
ASJ||46|Amami Airport|Aeropuerto Amami|Amami||28.4315|129.7079|7|
AXJ||42|Amakusa Airport|Aeropuerto Amakusa|Amakusa||32.4833|130.1556|2|
AXT||05|Akita Airport|Aeropuerto Akita|Akita||39.6118|140.2201|17|
CTS|SPK|01|New Chitose Airport|Aeropuerto de Nueva Chitose|Sapporo||42.7873|141.6813|64|
FKS||07|Fukushima Airport|Aeropuerto Fukushima|Fukushima||37.2267|140.4328|9|
FSZ||22|Shizuoka Airport|Aeropuerto Shizuoka|Shizuoka||34.7961|138.1894|8|
FUJ||42|Fukue Airport|Aeropuerto Fukue|Goto||32.6678|128.8376|8|
FUK||40|Fukuoka Airport|Aeropuerto de Fukuoka|Fukuoka||33.5843|130.4439|64|
GAJ||06|Yamagata Airport|Aeropuerto Yamagata|Yamagata||38.4106|140.3658|8|
HAC||13|Hachijo Jima Airport|Aeropuerto Hachijo Jima|Hachijo||33.1179|139.7812|8|
HIJ||34|Hiroshima Airport|Aeropuerto de Hiroshima|Hiroshima||34.4361|132.9194|38|
HKD||01|Hakodate Airport|Aeropuerto Hakodate|Hakodate||41.7761|140.8158|9|
HNA||03|Hanamaki Airport|Aeropuerto Hanamaki|Hanamaki||39.4269|141.1308|8|
HND|TYO|13|Tokyo Haneda Airport|Aeropuerto de Tokio-Haneda|Tokyo|Tokio|35.5491|139.7845|96|Haneda
HSG||41|Saga Airport|Aeropuerto Saga|Saga||33.1538|130.3028|8|
IBR||08|Ibaraki Airport|Aeropuerto Ibaraki|Ibaraki||36.1817|140.4147|9|Hyakuri
IKI||42|Iki Airport|Aeropuerto Iki|Iki||33.7456|129.7883|7|
ISG||47|Painushima Ishigaki Airport|Aeropuerto Painushima Ishigaki|Ishigaki||24.3903|124.2455|16|New Ishigaki
ITM|OSA|27|Osaka Itami Airport|Aeropuerto de Osaka-Itami|Osaka||34.791|135.4417|58|Kyoto Kioto
IWJ||32|Hagi-Iwami Airport|Aeropuerto Hagi-Iwami|Masuda||34.6764|131.7903|8|
IWK||35|Iwakuni Kintaikyo Airport|Aeropuerto Iwakuni Kintaikyo|Iwakuni||34.1353|132.2355|9|Marine Corps Air Station Iwakuni
IZO||32|Izumo Airport|Aeropuerto Izumo|Izumo||35.4149|132.8858|8|
KCZ||39|Kochi Ryoma Airport|Aeropuerto Kochi Ryoma|Kochi||33.5477|133.6749|8|
KIJ||15|Niigata Airport|Aeropuerto Niigata|Niigata||37.952|139.1132|16|
KIX|OSA|27|Kansai International Airport|Aeropuerto Internacional de Kansai|Osaka||34.4353|135.244|74|Kyoto Kioto
KKJ||40|Kitakyushu Airport|Aeropuerto Kitakyushu|Kitakyushu||33.8462|131.0349|17|New Kitakyushu
KKX||46|Kikaiga Shima Airport|Aeropuerto Kikaiga Shima|Kikai||28.3214|129.9281|7|
KMI||45|Miyazaki Airport|Aeropuerto Miyazaki|Miyazaki||31.8725|131.4415|16|
KMJ||43|Kumamoto Airport|Aeropuerto Kumamoto|Kumamoto||32.8341|130.858|17|
KMQ||17|Komatsu Airport|Aeropuerto Komatsu|Kanazawa||36.4024|136.4134|17|
KOJ||46|Kagoshima Airport|Aeropuerto de Kagoshima|Kagoshima||31.8012|130.7156|42|
KTD||47|Kitadaito Airport|Aeropuerto Kitadaito|Kitadaitōjima||25.9444|131.3252|8|
KUH||01|Kushiro Airport|Aeropuerto Kushiro|Kushiro||43.0457|144.1968|8|
KUM||46|Yakushima Airport|Aeropuerto Yakushima|Yakushima||30.3856|130.6592|8|
MBE||01|Monbetsu Airport|Aeropuerto Monbetsu|Monbetsu||44.2667|143.3833|7|
MMB||01|Memanbetsu Airport|Aeropuerto Memanbetsu|Memanbetsu||43.8811|144.16|8|
MMD||47|Minamidaito Airport|Aeropuerto Minamidaito|Minamidaito||25.8464|131.2637|8|
MMJ||20|Matsumoto Airport|Aeropuerto Matsumoto|Matsumoto||36.2333|137.9667|8|
MMY||47|Miyako Airport|Aeropuerto Miyako|Miyakojima||24.7792|125.2978|8|
MSJ||02|Misawa Airport|Aeropuerto Misawa|Misawa||40.6963|141.3869|9|
MYE||13|Miyake Jima Airport|Aeropuerto Miyake Jima|Miyake||34.0694|139.5625|7|
MYJ||38|Matsuyama Airport|Aeropuerto Matsuyama|Matsuyama||33.8291|132.7041|16|
NGO||23|Chubu Centrair International Airport|Aeropuerto Internacional Chubu Centrair|Nagoya||34.8583|136.8053|60|
NGS||42|Nagasaki Airport|Aeropuerto Nagasaki|Nagasaki||32.9144|129.9226|17|
NKM||23|Nagoya Airport|Aeropuerto Nagoya|Nagoya||35.2539|136.9196|9|
NRT|TYO|12|Narita International Airport|Aeropuerto Internacional de Narita|Tokyo|Tokio|35.7732|140.3874|82|Narita
NTQ||17|Noto Airport|Aeropuerto Noto|Wajima||37.2947|136.9568|8|
OBO||01|Tokachi-Obihiro Airport|Aeropuerto Tokachi-Obihiro|Obihiro||42.732|143.2124|8|
OGN||47|Yonaguni Airport|Aeropuerto Yonaguni|Yonaguni||24.4659|122.9797|7|
OIM||13|Oshima Airport|Aeropuerto Oshima|Oshima||34.7792|139.365|7|
OIR||01|Okushiri Airport|Aeropuerto Okushiri|Okushiri||42.072|139.4349|8|
OIT||44|Oita Airport|Aeropuerto Oita|Oita||33.4772|131.7324|17|
OKA||47|Naha Airport|Aeropuerto de Naha|Okinawa||26.205|127.6458|60|
OKD||01|Sapporo Okadama Airport (OKD)|Aeropuerto Sapporo Okadama|Sapporo||43.1104|141.382|8|
OKE||46|Okino Erabu Airport|Aeropuerto Okino Erabu|Okinoerabu||27.4317|128.7056|7|
OKI||32|Oki Island Airport|Aeropuerto Oki Island|Oki Islands||36.1667|133.3167|8|
OKJ||33|Okayama Momotaro Airport|Aeropuerto Okayama Momotaro|Okayama||34.7602|133.8528|7|
ONJ||05|Odate Noshiro Airport|Aeropuerto Odate Noshiro|Odate||40.1964|140.3738|8|
RIS||01|Rishiri Airport|Aeropuerto Rishiri|Rishiri||45.1833|141.25|7|
RNJ||46|Yoron Airport|Aeropuerto Yoron|Yoron||27.0422|128.4063|7|
SDJ||04|Sendai Airport|Aeropuerto de Sendái|Sendai|Sendái|38.1356|140.9239|42|
SDS||15|Sado Shima Airport|Aeropuerto Sado Shima|Sado||38|138.4167|7|
SHB||01|Nakashibetsu Airport|Aeropuerto Nakashibetsu|Nakashibetsu||43.5722|144.9561|8|
SHI||47|Shimojishima Airport|Aeropuerto Shimojishima|Miyakojima||24.8167|125.15|9|
SHM||30|Shirahama Airport|Aeropuerto Shirahama|Shirahama||33.6614|135.3581|7|Nanki-Shirahama
SYO||06|Shonai Airport|Aeropuerto Shonai|Shonai||38.8094|139.7906|8|
TAK||37|Takamatsu Airport|Aeropuerto Takamatsu|Takamatsu||34.219|134.0183|9|
TJH||28|Tajima Airport|Aeropuerto Tajima|Toyooka||35.5137|134.7877|7|
TKN||46|Tokunoshima Airport|Aeropuerto Tokunoshima|Tokunoshima||27.8333|128.8833|8|
TKS||36|Tokushima Awaodori Airport|Aeropuerto Tokushima Awaodori|Tokushima||34.139|134.5948|8|
TNE||46|New Tanegashima Airport|Aeropuerto New Tanegashima|Tanegashima||30.6048|130.9929|8|
TOY||16|Toyama Airport|Aeropuerto Toyama|Toyama||36.6424|137.1895|8|
TRA||47|Tarama Airport|Aeropuerto Tarama|Tarama||24.6538|124.6768|8|
TSJ||42|Tsushima Airport|Aeropuerto Tsushima|Tsushima||34.2862|129.3264|8|
TTJ||31|Tottori Airport|Aeropuerto Tottori|Tottori||35.5259|134.1676|8|
UBJ||35|Yamaguchi Ube Airport|Aeropuerto Yamaguchi Ube|Ube||33.9334|131.2749|8|
UEO||47|Kume-jima Airport|Aeropuerto Kume-jima|Kumejima||26.3653|126.7194|7|
UKB|OSA|28|Kobe Airport|Aeropuerto de Kobe|Kobe||34.6373|135.2284|34|
WKJ||01|Hokkaido Airport|Aeropuerto Hokkaido|Wakkanai||45.3994|141.7974|7|Wakkanai
YGJ||31|Miho Airport|Aeropuerto Miho|Yonago||35.5007|133.2445|8|Miho-Yonago
@KE Africa/Nairobi
ASV||700|Amboseli Airport|Aeropuerto Amboseli|Amboseli||-2.6333|37.25|7|
EDL||700|Eldoret Airport|Aeropuerto Eldoret|Eldoret||0.4054|35.2236|7|
JJM||200|Mulika Lodge Airport|Aeropuerto Mulika Lodge|Meru National Park||0.165|38.195|2|
KIS||600|Kisumu International Airport|Aeropuerto Internacional Kisumu|Kisumu||-0.0849|34.7375|8|
LAU||300|Lamu Airport|Aeropuerto Lamu|Lamu||-2.25|40.9117|7|Manda
MBA||300|Moi International Airport|Aeropuerto Internacional Moi|Mombasa||-4.0327|39.6032|32|
MRE||700|Mara Serena Airport|Aeropuerto Mara Serena|Masai Mara||-1.3004|35.0589|7|
MYD||300|Malindi Airport|Aeropuerto Malindi|Malindi||-3.2308|40.1005|8|
NBO||110|Jomo Kenyatta International Airport|Aeropuerto Internacional Jomo Kenyatta|Nairobi||-1.3192|36.9258|56|Masai Mara
NYK||200|Nanyuki Airport|Aeropuerto Nanyuki|Nanyuki||0.0167|37.0667|7|
OLG||700|Olare Airport|Aeropuerto Olare|Olare Orok||-1.3244|35.2474|6|
OSJ||700|Ol Seki Airstrip|Aeródromo Ol Seki|Ol Seki||-1.3784|35.3785|6|
WIL||110|Wilson Airport|Aeropuerto Wilson|Nairobi||-1.318|36.8132|8|
WJR||500|Wajir Airport|Aeropuerto Wajir|Wajir||1.7667|40.6|9|
@KG Asia/Bishkek
BSZ||Y|Manas International Airport|Aeropuerto Internacional Manas|Bishkek||43.0536|74.4694|14|
IKG||Y|Karakol International Airport|Aeropuerto Internacional Karakol|Karakol||42.5081|78.4078|1|
IKU||Y|Issyk-Kul International Airport|Aeropuerto Internacional Issyk-Kul|Tamchy||42.5881|76.7131|10|Tamchy
OSS||O|Osh Airport|Aeropuerto Osh|Osh||40.6077|72.7865|18|
@KH Asia/Phnom_Penh
KOS||12|Sihanouk International Airport|Aeropuerto Internacional Sihanouk|Sihanoukville||10.5807|103.6391|4|Sihanoukville
PNH||12|Phnom Penh International Airport|Aeropuerto Internacional de Nom Pen|Phnom Penh|Nom Pen|11.5522|104.8462|42|
SAI|REP|2|Siem Reap–Angkor International Airport|Aeropuerto Internacional de Siem Riep-Angkor|Siem Reap|Siem Riep|13.3755|104.2207|38|
@KI Pacific/Kiritimati
CXI||L|Christmas Island Airport|Aeropuerto Christmas Island|Kiritimati||1.9667|-157.45|8|Cassidy
@KI Pacific/Tarawa
AAK||G|Aranuka Airport|Aeropuerto Aranuka|Aranuka||0.1667|173.5833|1|
BBG||G|Butaritari Airport|Aeropuerto Butaritari|Butaritari||3.1667|172.75|1|Butaritari Atoll
TRW||G|Bonriki Airport|Aeropuerto Bonriki|Tarawa||1.3583|172.9417|8|
@KM Indian/Comoro
AJN||A|Ouani Airport|Aeropuerto Ouani|Ouani||-12.1311|44.4305|7|
HAH||G|Prince Said Ibrahim International Airport|Aeropuerto Internacional Prince Said Ibrahim|Moroni||-11.5354|43.2738|9|
@KN America/St_Kitts
NEV|||Vance W. Amory International Airport|Aeropuerto Internacional Vance W. Amory|Nevis||17.205|-62.5925|7|
SKB|||Robert L. Bradshaw International Airport|Aeropuerto Internacional Robert L. Bradshaw|Basseterre||17.3108|-62.714|9|
@KP Asia/Pyongyang
FNJ||01|Pyongyang Sunan International Airport|Aeropuerto Internacional Pyongyang Sunan|Pyongyang||39.2006|125.6754|18|
WOS||07|Wonsan Kalma Airport|Aeropuerto Wonsan Kalma|Wonsan||39.1664|127.4842|9|
@KR Asia/Seoul
CJJ||43|Cheongju International Airport|Aeropuerto Internacional Cheongju|Cheongju||36.7224|127.4951|9|
CJU||49|Jeju International Airport|Aeropuerto Internacional de Jeju|Jeju||33.5067|126.4931|68|
GMP|SEL|11|Gimpo International Airport|Aeropuerto Internacional de Gimpo|Seoul|Seúl|37.5593|126.8035|64|
HIN||48|Sacheon Airport|Aeropuerto Sacheon|Sacheon||35.0926|128.0868|9|
ICN|SEL|28|Incheon International Airport|Aeropuerto Internacional de Incheon|Seoul|Seúl|37.4485|126.4512|92|Seul
KPO||47|Pohang Airport|Aeropuerto Pohang|Pohang||35.9837|129.4337|8|
KUV||45|Gunsan Airport|Aeropuerto Gunsan|Gunsan||35.9833|126.75|9|
KWJ||29|Gwangju Airport|Aeropuerto Gwangju|Gwangju||35.1402|126.8102|9|
MWX||46|Muan International Airport|Aeropuerto Internacional Muan|Muan||34.9914|126.3828|17|
PUS||26|Gimhae International Airport|Aeropuerto Internacional de Gimhae|Busan||35.1793|128.9487|58|
RSU||46|Yeosu Airport|Aeropuerto Yeosu|Yeosu||34.8419|127.6127|7|
TAE||27|Daegu International Airport|Aeropuerto Internacional Daegu|Daegu||35.8993|128.6379|9|
USN||31|Ulsan Airport|Aeropuerto Ulsan|Ulsan||35.5937|129.356|8|
WJU||42|Wonju Airport|Aeropuerto Wonju|Wonju||37.4419|127.9658|9|
YNY||42|Yangyang Airport|Aeropuerto Yangyang|Yangyang||38.0595|128.664|9|
@KW Asia/Kuwait
KWI||FA|Kuwait International Airport|Aeropuerto Internacional de Kuwait|Kuwait City|Ciudad de Kuwait|29.2401|47.9713|60|
@KY America/Cayman
CYB|||Charles Kirkconnel International Airport|Aeropuerto Internacional Charles Kirkconnel|Cayman Brac||19.6902|-79.8794|8|Gerrard Smith
GCM|||Owen Roberts International Airport|Aeropuerto Internacional Owen Roberts|George Town (Grand Cayman)|George Town (Gran Caimán)|19.2964|-81.3578|34|
@KZ Asia/Almaty
ALA||ALA|Almaty International Airport|Aeropuerto Internacional de Almaty|Almaty|Almatý|43.3467|77.0115|50|
BXH||KAR|Balkhash Airport|Aeropuerto Balkhash|Balkhash||46.8942|75.0044|9|
CIT||YUZ|Shymkent International Airport|Aeropuerto Internacional Shymkent|Shymkent||42.3648|69.4928|9|
DMB||ZHA|Taraz Airport|Aeropuerto Taraz|Taraz||42.8554|71.3046|9|
DZN||ULY|Zhezkazgan Airport|Aeropuerto Zhezkazgan|Zhezkazgan||47.7|67.7333|9|Dzhezkazgan
HSA||YUZ|Hazrat Sultan International Airport (HSIA)|Aeropuerto Internacional Hazrat Sultan|Turkestan||43.3111|68.5503|10|Hazret Sultan
KGF||KAR|Karaganda Airport|Aeropuerto Karaganda|Karaganda||49.6753|73.3284|10|Sary-Arka
KOV||AKM|Kokshetau Airport|Aeropuerto Kokshetau|Kokshetau||53.3167|69.4|9|
NQZ||AKM|Nursultan Nazarbayev International Airport|Aeropuerto Internacional Nursultán Nazarbáyev|Astana|Astaná|51.0278|71.4612|44|
PLX||ABA|Semey International Airport|Aeropuerto Internacional Semey|Semey||50.3333|80.25|9|
PPK||SEV|Petropavlovsk Airport|Aeropuerto Petropavlovsk|Petropavl||54.7833|69.1833|9|
PWQ||PAV|Pavlodar Airport|Aeropuerto Pavlodar|Pavlodar||52.1833|77.0667|9|
TDK||JET|Taldykorgan Airport|Aeropuerto Taldykorgan|Taldykorgan||45.1093|78.4413|9|
UKK||VOS|Ust-Kamenogorsk Airport|Aeropuerto Ust-Kamenogorsk|Ust-Kamenogorsk||50.0257|82.5056|9|
USJ||JET|Usharal Airport|Aeropuerto Usharal|Usharal||46.1903|80.8314|4|
UZR||ABA|Urzhar Airport|Aeropuerto Urzhar|Urzhar||47.0915|81.6592|1|
@KZ Asia/Aqtobe
AKX||AKT|Aktobe International Airport|Aeropuerto Internacional Aktobe|Aktobe||50.2493|57.2114|9|
@KZ Asia/Atyrau
GUW||ATY|Atyrau Airport|Aeropuerto Atyrau|Atyrau||47.1228|51.8296|9|
@KZ Asia/Oral
SCO||MAN|Aktau International Airport|Aeropuerto Internacional Aktau|Aktau||43.8574|51.0891|9|
URA||ZAP|Oral Ak Zhol Airport|Aeropuerto Oral Ak Zhol|Oral||51.1537|51.5386|7|
@KZ Asia/Qostanay
KSN||KUS|Kostanay Airport|Aeropuerto Kostanay|Kostanay||53.2|63.55|9|Kostanai
@KZ Asia/Qyzylorda
KZO||YUZ|Kzyl-Orda Airport|Aeropuerto Kzyl-Orda|Kzyl-Orda||44.7122|65.5929|4|Kyzylorda
@LA Asia/Vientiane
LPQ||LP|Luang Prabang International Airport|Aeropuerto Internacional Luang Prabang|Luang Prabang||19.8971|102.1637|8|
LXG||LP|Luang Namtha Airport|Aeropuerto Luang Namtha|Luang Namtha||21.05|101.4667|2|Louang Namtha
ODY||LP|Oudomxay Airport|Aeropuerto Oudomxay|Muang Xay||20.682|101.9931|1|Oudomsay
PKZ||CH|Pakse Airport|Aeropuerto Pakse|Pakse||15.1363|105.7813|8|
VTE||VT|Wattay International Airport|Aeropuerto Internacional de Wattay|Vientiane|Vientián|17.9754|102.5677|32|
XKH||LP|Xieng Khouang Airport|Aeropuerto Xieng Khouang|Phonsavan||19.4443|103.1518|5|
@LB Asia/Beirut
BEY||JL|Beirut–Rafic Hariri International Airport|Aeropuerto Internacional Rafic Hariri de Beirut|Beirut||33.8261|35.4931|48|
@LC America/St_Lucia
SLU||02|George F. L. Charles Airport|Aeropuerto George F. L. Charles|Castries||14.02|-60.9958|8|
UVF||11|Hewanorra International Airport|Aeropuerto Internacional Hewanorra|Vieux Fort||13.7356|-60.9522|28|
@LK Asia/Colombo
BTC||5|Batticaloa Airport|Aeropuerto Batticaloa|Batticaloa||7.7049|81.6785|7|
CMB||1|Bandaranaike International Airport|Aeropuerto Internacional Bandaranaike|Colombo||7.1741|79.8865|54|
HRI||3|Mattala Rajapaksa International Airport|Aeropuerto Internacional Mattala Rajapaksa|Hambantota||6.2839|81.1239|18|
JAF||4|Kankesanturai Airport|Aeropuerto Kankesanturai|Jaffna||9.7917|80.075|8|Jaffna
KCT||3|Koggala Airport|Aeropuerto Koggala|Galle||5.9938|80.3197|7|
RML||1|Ratmalana Airport|Aeropuerto Ratmalana|Colombo||6.8194|79.8875|8|
TRR||5|China Bay Airport|Aeropuerto China Bay|Trincomalee||8.539|81.1819|9|
@LR Africa/Monrovia
ROB||MG|Roberts International Airport|Aeropuerto Internacional Roberts|Monrovia||6.2397|-10.3589|18|
@LS Africa/Maseru
MSU||A|Moshoeshoe International Airport|Aeropuerto Internacional Moshoeshoe|Maseru||-29.3014|27.5056|8|
@LT Europe/Vilnius
KUN||KU|Kaunas Airport|Aeropuerto Kaunas|Kaunas||54.9|23.9167|10|
PLQ||KL|Palanga International Airport|Aeropuerto Internacional Palanga|Palanga||55.95|21.0833|8|
VNO||VL|Vilnius International Airport|Aeropuerto Internacional de Vilna|Vilnius|Vilna|54.6431|25.2796|42|
@LU Europe/Luxembourg
LUX||L|Luxembourg Airport|Aeropuerto de Luxemburgo|Luxembourg|Luxemburgo|49.6311|6.2095|40|
@LV Europe/Riga
RIX||062|Riga International Airport|Aeropuerto Internacional de Riga|Riga||56.9221|23.9798|48|
@LY Africa/Tripoli
AKF||KF|Kufra Airport|Aeropuerto Kufra|Kufra||24.1839|23.3208|10|
BEN||BA|Benina International Airport|Aeropuerto Internacional Benina|Benghazi||32.0854|20.2649|10|
GHT||GT|Ghat Airport|Aeropuerto Ghat|Ghat||25.1351|10.1476|8|
LAQ||JA|La Braq Airport|Aeropuerto La Braq|Al Bayda||32.7886|21.9642|10|Al Abraq
MJI||TB|Mitiga International Airport|Aeropuerto Internacional Mitiga|Tripoli||32.8972|13.2778|18|
MRA||TB|Misurata Airport|Aeropuerto Misurata|Misrata||32.4|15.0667|5|Misrata
SEB||SB|Sebha Airport|Aeropuerto Sebha|Sabha||27.0015|14.4614|10|Sabha
TOB||JA|Tobruk Airport|Aeropuerto Tobruk|Tobruk||31.8542|23.9172|1|
@MA Africa/Casablanca
AGA||AGD|Agadir–Al Massira Airport|Aeropuerto de Agadir-Al Massira|Agadir||30.3286|-9.4106|38|
CMN|CAS|CAS|Mohammed V International Airport|Aeropuerto Internacional Mohamed V|Casablanca||33.3667|-7.5867|60|
ERH||ERR|Moulay Ali Cherif Airport|Aeropuerto Moulay Ali Cherif|Errachidia||31.947|-4.4003|9|
ESU||ESI|Essaouira Mogador Airport|Aeropuerto Essaouira Mogador|Essaouira||31.3975|-9.6817|9|
EUN||TNT|Hassan I Airport|Aeropuerto Hassan I|Laayoune||27.1333|-13.2167|9|
FEZ||FES|Fès–Saïs Airport|Aeropuerto de Fez-Saïs|Fez||33.9308|-4.9821|32|
NDR||NAD|Nador El Aroui International Airport|Aeropuerto Internacional Nador El Aroui|Nador||34.9929|-3.0262|7|
OUD||OUJ|Oujda Angads Airport|Aeropuerto Oujda Angads|Oujda||34.7833|-1.9333|9|
OZZ||OUA|Ouarzazate Airport|Aeropuerto Ouarzazate|Ouarzazate||30.9167|-6.9167|9|
RAK||MAR|Marrakesh Menara Airport|Aeropuerto de Marrakech-Menara|Marrakesh|Marrakech|31.6019|-8.0269|56|Marrakech
RBA||RBA|Rabat–Salé Airport|Aeropuerto de Rabat-Salé|Rabat||34.0361|-6.7486|30|
TNG||TNG|Tangier Ibn Battouta Airport|Aeropuerto Ibn Battuta de Tánger|Tangier|Tánger|35.7263|-5.9129|36|
TTA||TNT|Tan Tan Airport|Aeropuerto Tan Tan|Tan Tan||28.45|-11.0833|8|
TTU||TET|Sania Ramel Airport|Aeropuerto Sania Ramel|Tétouan||35.5912|-5.3303|10|
VIL|||Dakhla Airport|Aeropuerto Dakhla|Dakhla||23.7145|-15.9291|9|
@MD Europe/Chisinau
RMO|KIV||Chișinău International Airport|Aeropuerto Internacional de Chisináu|Chișinău|Chisináu|46.9354|28.935|32|
@ME Europe/Podgorica
TGD||16|Podgorica Airport|Aeropuerto de Podgorica|Podgorica||42.368|19.246|28|
TIV||19|Tivat Airport|Aeropuerto Tivat|Tivat||42.4036|18.7256|9|
@MF America/Marigot
SFG|||Esperance Airport|Aeropuerto Esperance|Saint Martin||18.1006|-63.0489|7|Grand Case-Espérance
@MG Indian/Antananarivo
BPY||M|Besalampy Airport|Aeropuerto Besalampy|Besalampy||-16.75|44.4833|8|
DIE||D|Antsiranana/Arrachart Airport|Aeropuerto Antsiranana/Arrachart|Antsiranana||-12.3461|49.2925|8|
FTU||U|Marillac Airport|Aeropuerto Marillac|Tôlanaro||-25.0381|46.9556|8|Tôlanaro
MJN||M|Amborovy Airport|Aeropuerto Amborovy|Mahajanga||-15.6658|46.3531|8|
MNJ||F|Mananjary Airport|Aeropuerto Mananjary|Mananjary||-21.2071|48.3568|8|
MOQ||U|Morondava Airport|Aeropuerto Morondava|Morondava||-20.2836|44.3183|8|
NOS||D|Fascene Airport|Aeropuerto Fascene|Nosy Be||-13.3111|48.3139|8|
SMS||A|Sainte Marie Airport|Aeropuerto Sainte Marie|Île Sainte-Marie||-17.0833|49.8167|7|Saints Marie
SVB||D|Sambava Airport|Aeropuerto Sambava|Sambava||-14.2769|50.175|8|
TLE||U|Toliara Airport|Aeropuerto Toliara|Toliara||-23.3888|43.7239|8|
TMM||A|Toamasina Ambalamanasy Airport|Aeropuerto Toamasina Ambalamanasy|Toamasina||-18.11|49.3922|8|
TNR||T|Ivato International Airport|Aeropuerto Internacional de Ivato|Antananarivo||-18.7996|47.475|30|
WMN||A|Maroantsetra Airport|Aeropuerto Maroantsetra|Maroantsetra||-15.4365|49.6903|7|
@MH Pacific/Majuro
AUL||MAJ|Aur Island Airport|Aeropuerto Aur Island|Aur||8.1333|171.1667|1|
EJT||MAJ|Enejit Airport|Aeropuerto Enejit|Enejit||6.0833|171.95|1|
ENT|||Enewetak Island Airport|Aeropuerto Enewetak Island|Enewetak||11.5|162.25|4|
JEJ||KWA|Jeh Airport|Aeropuerto Jeh|Jeh||7.5699|168.9651|1|
KIO||MAJ|Kili Island Airport|Aeropuerto Kili Island|Kili||5.65|169.2|1|
LIK||KWA|Likiep Airport|Aeropuerto Likiep|Likiep||9.8167|169.3167|1|
MAJ||MAJ|Amata Kabua International Airport|Aeropuerto Internacional Amata Kabua|Majuro||7.0687|171.2825|9|Marshall Islands
MIJ||MAJ|Mili Island Airport|Aeropuerto Mili Island|Mili||6.0833|171.75|2|
UJE||KWA|Ujae Island Airport|Aeropuerto Ujae Island|Ujae||9.0833|165.6667|1|
UTK|||Utirik Island Airport|Aeropuerto Utirik Island|Utirik Island||11.2333|169.8667|1|
WTE||MAJ|Wotje Airport|Aeropuerto Wotje|Wotje||9.45|170.2667|1|
WTO||KWA|Wotho Airport|Aeropuerto Wotho|Wotho||10.1667|166.0333|1|
@MK Europe/Skopje
OHD||003|Ohrid Airport|Aeropuerto Ohrid|Ohrid||41.1802|20.7432|9|
SKP||004|Skopje International Airport|Aeropuerto Internacional de Skopie|Skopje|Skopie|41.9606|21.6258|32|
@ML Africa/Bamako
BKO||2|Bamako-Senou International Airport|Aeropuerto Internacional Bamako-Senou|Bamako||12.5409|-7.948|17|
GAQ||7|Gao Airport|Aeropuerto Gao|Gao||16.2486|-0.0014|9|
MZI||5|Mopti Airport|Aeropuerto Mopti|Mopti||14.5083|-4.085|9|
TOM||7|Tombouctou Airport|Aeropuerto Tombouctou|Timbuktu||16.7322|-3.0053|8|Timbuktu
@MM Asia/Yangon
AKY||16|Sittwe Airport|Aeropuerto Sittwe|Sittwe||20.1303|92.8803|8|
BMO||11|Banmaw Airport|Aeropuerto Banmaw|Bhamo||24.2684|97.2491|3|
BSX||06|Pathein Airport|Aeropuerto Pathein|Pathein||16.8125|94.7749|3|
HEH||17|Heho Airport|Aeropuerto Heho|Heho||20.7439|96.7934|3|
KAW||05|Kawthaung Airport|Aeropuerto Kawthaung|Kawthoung||10.05|98.5167|7|
KET||17|Keng Tung Airport|Aeropuerto Keng Tung|Kengtung||21.3|99.6167|8|
KHM||11|Khamti Airport|Aeropuerto Khamti|Khamti||25.9919|95.6772|2|
KYP||16|Kyaukpyu Airport|Aeropuerto Kyaukpyu|Kyaukpyu||19.4291|93.5352|8|
LIW||12|Loikaw Airport|Aeropuerto Loikaw|Loikaw||19.6895|97.2144|8|
LSH||17|Lashio Airport|Aeropuerto Lashio|Lashio||22.9667|97.75|8|
MDL||04|Mandalay International Airport|Aeropuerto Internacional Mandalay|Mandalay||21.7055|95.9716|18|
MGZ||05|Myeik Airport|Aeropuerto Myeik|Myeik||12.45|98.6167|8|
MNU||06|Mawlamyine Airport|Aeropuerto Mawlamyine|Mawlamyine||16.4447|97.6607|3|Mawlamyaing
MOG||17|Mong Hsat Airport|Aeropuerto Mong Hsat|Mong Hsat||20.5187|99.257|8|
MWQ||04|Magwe Airport|Aeropuerto Magwe|Magway||20.1667|94.9411|3|Magway
MYT||11|Myitkyina Airport|Aeropuerto Myitkyina|Myitkyina||25.3843|97.3569|9|
NYT||04|Nay Pyi Taw Airport|Aeropuerto Nay Pyi Taw|Nay Pyi Taw||19.6225|96.2014|10|
NYU||04|Nyaung U Airport|Aeropuerto Nyaung U|Bagan||21.1753|94.9283|3|
PBU||11|Putao Airport|Aeropuerto Putao|Putao||27.3333|97.4167|8|
RGN||06|Yangon International Airport|Aeropuerto Internacional de Rangún|Yangon|Rangún|16.9001|96.1342|42|Rangoon
SNW||16|Thandwe Airport|Aeropuerto Thandwe|Thandwe||18.4539|94.3004|8|
THL||17|Tachilek Airport|Aeropuerto Tachilek|Tachileik||20.45|99.95|8|
TVY||05|Dawei Airport|Aeropuerto Dawei|Dawei||14.1|98.2|8|
@MN Asia/Ulaanbaatar
AVK||055|Arvaikheer Airport|Aeropuerto Arvaikheer|Arvaikheer||46.2667|102.7833|9|
BYN||069|Bayankhongor Airport|Aeropuerto Bayankhongor|Bayankhongor||46.1|100.6833|9|
DLZ||055|Gurvan Saikhan Airport|Aeropuerto Gurvan Saikhan|Dalanzadgad||43.606|104.3703|9|Dalanzadgad
HVD||043|Khovd Airport|Aeropuerto Khovd|Khovd||48.0167|91.65|9|
LTI||065|Altai Airport|Aeropuerto Altai|Altai||46.3762|96.221|9|
MXV||041|Murun Airport|Aeropuerto Murun|Mörön||49.6632|100.0953|9|Mörön
UBN|ULN|047|Chinggis Khaan International Airport|Aeropuerto Internacional Gengis Kan|Ulaanbaatar|Ulán Bator|47.6516|106.8218|30|
UGA||067|Bulgan Airport|Aeropuerto Bulgan|Bulgan||48.8|103.55|8|
ULG||043|Olgii Airport|Aeropuerto Olgii|Olgii||48.9921|89.9202|4|
ULO||043|Ulaangom Airport|Aeropuerto Ulaangom|Ulaangom||49.9734|92.0803|4|
ULZ||065|Uliastai Donoi Airport|Aeropuerto Uliastai Donoi|Uliastai||47.75|96.85|1|
@MO Asia/Macau
MFM||CAR|Macau International Airport|Aeropuerto Internacional de Macao|Macau|Macao|22.1566|113.5729|46|
@MP Pacific/Saipan
ROP|||Rota Airport|Aeropuerto Rota|Rota||14.1716|145.2441|8|
SPN|||Saipan International Airport|Aeropuerto Internacional Saipan|Saipan||15.1222|145.7233|9|
@MQ America/Martinique
FDF|||Martinique Aimé Césaire International Airport|Aeropuerto Internacional de Martinica Aimé Césaire|Fort-de-France||14.5961|-60.9999|34|
@MR Africa/Nouakchott
NDB||08|Nouadhibou Airport|Aeropuerto Nouadhibou|Nouadhibou||20.9342|-17.0283|9|
NKC||NKC|Nouakchott–Oumtounsy International Airport|Aeropuerto Internacional Nouakchott–Oumtounsy|Nouakchott||18.31|-15.9697|17|
OUZ|||Zouerate Airport|Aeropuerto Zouerate|Zouerate||22.7333|-12.35|3|Tazadit
@MS America/Montserrat
MNI||SP|John A. Osborne Airport|Aeropuerto John A. Osborne|Montserrat||16.7914|-62.1933|7|
@MT Europe/Malta
MLA||25|Malta International Airport|Aeropuerto Internacional de Malta|Malta||35.8498|14.4954|48|
@MU Indian/Mauritius
MRU||GP|Sir Seewoosagur Ramgoolam International Airport|Aeropuerto Internacional Sir Seewoosagur Ramgoolam|Mauritius|Mauricio|-20.432|57.6766|48|
RRG||VP|Rodrigues Island Airport|Aeropuerto Rodrigues Island|Port Mathurin||-19.75|63.35|7|
@MV Indian/Maldives
DRV||25|Dharavandhoo AIrport|Aeropuerto Dharavandhoo|Dharavandhoo||5.1561|73.1303|2|
FMT||28|Faresmaathodaa Airport|Aeropuerto Faresmaathodaa|Faresmaathodaa||0.1925|73.1964|1|
GAN||01|Gan International Airport|Aeropuerto Internacional Gan|Gan||-0.69|73.1565|7|
GKK||28|Kooddoo Island Airport|Aeropuerto Kooddoo Island|Kooddoo||0.7308|73.433|3|
HAQ||23|Hanimaadhoo Airport|Aeropuerto Hanimaadhoo|Hanimaadhoo||6.7484|73.1684|7|
HDK||23|Kulhudhuffushi Airport|Aeropuerto Kulhudhuffushi|Kulhudhuffushi||6.6311|73.0667|1|
HRF||23|Hoarafushi Airport|Aeropuerto Hoarafushi|Hoarafushi||6.9806|72.8958|1|
KDM||28|Kaadedhdhoo Airport|Aeropuerto Kaadedhdhoo|Kaadedhdhoo||0.488|72.9956|7|
KDO||05|Kadhdhoo Airport|Aeropuerto Kadhdhoo|Kadhdhoo||1.8583|73.5198|7|
MLE||MLE|Velana International Airport|Aeropuerto Internacional de Velana|Malé (Maldives)|Malé (Maldivas)|4.1875|73.5308|50|Maldives Maldivas
NMF||25|Maafaru International Airport|Aeropuerto Internacional Maafaru|Maafaru||5.8222|73.4747|9|
RUL||28|Maavarulu Airport|Aeropuerto Maavarulu|Maavarulu||0.3367|73.5114|1|
TMF||05|Thimarafushi Airport|Aeropuerto Thimarafushi|Thimarafushi||2.2116|73.1493|1|
VAM||00|Villa International Airport Maamigili|Aeropuerto Internacional Villa, Maamigili|Maamigili||3.4706|72.8358|8|
@MW Africa/Blantyre
BLZ||BL|Chileka International Airport|Aeropuerto Internacional Chileka|Blantyre||-15.6747|34.9708|9|
LLW||LI|Kamuzu International Airport|Aeropuerto Internacional Kamuzu|Lilongwe||-13.78|33.7802|10|
@MX America/Cancun
CTM||ROO|Chetumal International Airport|Aeropuerto Internacional Chetumal|Chetumal||18.4819|-88.3333|20|
CUN||ROO|Cancún International Airport|Aeropuerto Internacional Cancún|Cancún||21.0405|-86.8744|82|Riviera Maya Playa del Carmen
CZM||ROO|Cozumel International Airport|Aeropuerto Internacional Cozumel|Cozumel||20.5112|-86.9305|30|
TQO|TUY|ROO|Felipe Carrillo Puerto International Airport|Aeropuerto Internacional Felipe Carrillo Puerto|Tulum||20.1667|-87.6667|36|
@MX America/Chihuahua
CUU||CHH|General Roberto Fierro Villalobos International Airport|Aeropuerto Internacional General Roberto Fierro Villalobos|Chihuahua||28.704|-105.9695|38|
@MX America/Ciudad_Juarez
CJS||CHH|Abraham González International Airport|Aeropuerto Internacional Abraham González|Ciudad Juárez||31.6359|-106.4361|38|
@MX America/Hermosillo
CEN||SON|Ciudad Obregón International Airport|Aeropuerto Internacional de Ciudad Obregón|Ciudad Obregón||27.3919|-109.8392|28|
GYM||SON|Gen Jose Maria Yanez International Airport|Aeropuerto Internacional Gen Jose Maria Yanez|Guaymas||27.9697|-110.9219|9|General José María Yáñez
HMO||SON|General Ignacio Pesqueira García International Airport|Aeropuerto Internacional General Ignacio Pesqueira García|Hermosillo||29.0899|-111.0517|38|
PPE||SON|Puerto Penasco Airport|Aeropuerto Puerto Penasco|Puerto Penasco||31.3526|-113.5194|3|Mar de Cortés
@MX America/Matamoros
MAM||TAM|Matamoros Airport|Aeropuerto Matamoros|Matamoros||25.7703|-97.5236|9|General Servando Canales
NLD||TAM|Quetzalcoatl International Airport|Aeropuerto Internacional Quetzalcoatl|Nuevo Laredo||27.4347|-99.5667|8|
PDS||COA|Piedras Negras International Airport|Aeropuerto Internacional Piedras Negras|Piedras Negras||28.6289|-100.536|8|
REX||TAM|General Lucio Blanco International Airport|Aeropuerto Internacional General Lucio Blanco|Reynosa||26.0112|-98.2276|28|
@MX America/Mazatlan
CUA||BCS|Ciudad Constitucion Airport|Aeropuerto Ciudad Constitucion|Ciudad Constitución||25.0504|-111.6128|3|
CUL||SIN|Federal de Bachigualato International Airport|Aeropuerto Internacional Federal de Bachigualato|Culiacán||24.7664|-107.4696|42|
LAP||BCS|Manuel Márquez de León International Airport|Aeropuerto Internacional Manuel Márquez de León|La Paz||24.0761|-110.3678|34|
LMM||SIN|Los Mochis International Airport|Aeropuerto Internacional Los Mochis|Los Mochis||25.8167|-108.9833|8|Federal del Valle del Fuerte
LTO||BCS|Loreto Airport|Aeropuerto Loreto|Loreto||25.9833|-111.35|8|
MZT||SIN|General Rafael Buelna International Airport|Aeropuerto Internacional General Rafael Buelna|Mazatlán||23.1673|-106.2701|40|
SJD||BCS|Los Cabos International Airport|Aeropuerto Internacional Los Cabos|San José del Cabo||23.1624|-109.7173|60|Cabo San Lucas
TPQ||NAY|Tepic Airport|Aeropuerto Tepic|Tepic||21.5|-104.9|9|Amado Nervo
@MX America/Merida
CME||CAM|Ciudad del Carmen International Airport|Aeropuerto Internacional de Ciudad del Carmen|Ciudad del Carmen||18.651|-91.8027|24|
CPE||CAM|Campeche International Airport|Aeropuerto Internacional de Campeche|Campeche||19.835|-90.5094|20|
MID||YUC|Manuel Crescencio Rejón International Airport|Aeropuerto Internacional Manuel Crescencio Rejón|Mérida||20.9338|-89.6637|46|
@MX America/Mexico_City
ACA||GRO|General Juan N. Álvarez International Airport|Aeropuerto Internacional General Juan N. Álvarez|Acapulco||16.7624|-99.7546|30|
AGU||AGU|Licenciado Jesús Terán Peredo International Airport|Aeropuerto Internacional Licenciado Jesús Terán Peredo|Aguascalientes||21.7014|-102.3137|32|
BJX||GUA|Guanajuato International Airport|Aeropuerto Internacional Guanajuato|León||20.9857|-101.479|46|Guanajuato Silao
CLQ||COL|Colima Airport|Aeropuerto Colima|Colima||19.3|-103.65|8|Lic. Miguel de la Madrid
GDL||JAL|Miguel Hidalgo y Costilla International Airport|Aeropuerto Internacional Miguel Hidalgo y Costilla|Guadalajara||20.526|-103.304|66|
HUX||OAX|Bahías de Huatulco International Airport|Aeropuerto Internacional Bahías de Huatulco|Huatulco||15.7683|-96.2356|32|
IZT||OAX|Ixtepec Airport|Aeropuerto Ixtepec|Ixtepec||16.5692|-95.1083|9|
MEX||DIF|Benito Juárez International Airport|Aeropuerto Internacional Benito Juárez|Mexico City|Ciudad de México|19.4353|-99.0728|86|CDMX DF
MLM||MIC|General Francisco J. Mujica International Airport|Aeropuerto Internacional General Francisco J. Mujica|Morelia||19.8435|-101.0269|30|
MTT||VER|Minatitlán/Coatzacoalcos International Airport|Aeropuerto Internacional de Minatitlán-Coatzacoalcos|Minatitlán||17.9833|-94.5167|22|
NLU|MEX|MEX|Felipe Ángeles International Airport|Aeropuerto Internacional Felipe Ángeles|Mexico City|Ciudad de México|19.7462|-99.0041|50|CDMX AIFA
OAX||OAX|Xoxocotlán International Airport|Aeropuerto Internacional Xoxocotlán|Oaxaca||17.0009|-96.7216|38|
PAZ||VER|El Tajin National Airport|Aeropuerto Nacional El Tajin|Poza Rica||20.6002|-97.4605|8|
PBC||PUE|Hermanos Serdán International Airport|Aeropuerto Internacional Hermanos Serdán|Puebla||19.135|-98.3675|30|
PVR||JAL|Licenciado Gustavo Díaz Ordaz International Airport|Aeropuerto Internacional Licenciado Gustavo Díaz Ordaz|Puerto Vallarta||20.6783|-105.249|56|Nuevo Vallarta
PXM||OAX|Puerto Escondido Airport|Aeropuerto Puerto Escondido|Puerto Escondido||15.85|-97.0833|9|
QRO||QUE|Querétaro International Airport|Aeropuerto Internacional Querétaro|Querétaro||20.6174|-100.1857|44|
SLP||SLP|Ponciano Arriaga International Airport|Aeropuerto Internacional Ponciano Arriaga|San Luis Potosí||22.2555|-100.9368|32|
TAP||CHP|Tapachula International Airport|Aeropuerto Internacional Tapachula|Tapachula||14.9097|-92.2531|8|
TGZ||CHP|Ángel Albino Corzo International Airport|Aeropuerto Internacional Ángel Albino Corzo|Tuxtla Gutiérrez||16.5636|-93.0225|34|
TLC|MEX|MEX|Adolfo López Mateos International Airport|Aeropuerto Internacional Adolfo López Mateos|Toluca||19.3366|-99.5657|26|
UPN||MIC|Licenciado y General Ignacio Lopez Rayon Airport|Aeropuerto Licenciado y General Ignacio Lopez Rayon|Uruapan||19.4023|-102.038|9|Uruapan
VER||VER|General Heriberto Jara International Airport|Aeropuerto Internacional General Heriberto Jara|Veracruz||19.1423|-96.1832|34|
VSA||TAB|Carlos Rovirosa Pérez International Airport|Aeropuerto Internacional Carlos Rovirosa Pérez|Villahermosa||17.9924|-92.819|32|
ZCL||ZAC|General Leobardo C. Ruiz International Airport|Aeropuerto Internacional General Leobardo C. Ruiz|Zacatecas||22.8|-102.55|24|
ZIH||GRO|Ixtapa-Zihuatanejo International Airport|Aeropuerto Internacional Ixtapa-Zihuatanejo|Zihuatanejo||17.6068|-101.4641|30|Ixtapa
ZLO||COL|Manzanillo Airport|Aeropuerto Manzanillo|Manzanillo||19.1133|-104.3506|8|Playa de Oro
@MX America/Monterrey
CVM||TAM|Ciudad Victoria Airport|Aeropuerto Ciudad Victoria|Ciudad Victoria||23.7139|-98.9653|8|General Pedro J. Méndez
DGO||DUR|Durango International Airport|Aeropuerto Internacional Durango|Durango||24.125|-104.525|17|General Guadalupe Victoria
MTY||NLE|General Mariano Escobedo International Airport|Aeropuerto Internacional General Mariano Escobedo|Monterrey||25.7766|-100.1144|64|
TAM||TAM|General Francisco Javier Mina International Airport|Aeropuerto Internacional General Francisco Javier Mina|Tampico||22.2891|-97.8702|28|
TRC||COA|Francisco Sarabia International Airport|Aeropuerto Internacional Francisco Sarabia|Torreón||25.5631|-103.3987|30|
@MX America/Tijuana
GUB||BCN|Guerrero Negro Airport|Aeropuerto Guerrero Negro|Guerrero Negro||28.026|-114.0239|3|
MXL||BCN|General Rodolfo Sánchez Taboada International Airport|Aeropuerto Internacional General Rodolfo Sánchez Taboada|Mexicali||32.6282|-115.2482|32|
TIJ||BCN|General Abelardo L. Rodríguez International Airport|Aeropuerto Internacional General Abelardo L. Rodríguez|Tijuana||32.5443|-116.9759|60|
@MY Asia/Kuala_Lumpur
AOR||02|Sultan Abdul Halim Airport|Aeropuerto Sultan Abdul Halim|Alor Setar||6.1912|100.3966|8|
BBN||13|Bario Airport|Aeropuerto Bario|Bario||3.6833|115.4667|7|
BKM||13|Bakelalan Airport|Aeropuerto Bakelalan|Bakelalan||3.9667|115.6167|2|
BTU||13|Bintulu Airport|Aeropuerto Bintulu|Bintulu||3.1235|113.0231|8|
IPH||08|Ipoh Airport|Aeropuerto Ipoh|Ipoh||4.5669|101.0958|8|Sultan Azlan Shah
JHB||01|Senai International Airport|Aeropuerto Internacional Senai|Johor Bahru||1.6367|103.668|18|
KBR||03|Sultan Ismail Petra Airport|Aeropuerto Sultan Ismail Petra|Kota Bharu||6.1706|102.2909|16|
KUA||06|Sultan Haji Ahmad Shah Airport|Aeropuerto Sultan Haji Ahmad Shah|Kuantan||3.7808|103.2152|9|
KUD||12|Kudat Airport|Aeropuerto Kudat|Kudat||6.925|116.8342|2|
KUL||10|Kuala Lumpur International Airport|Aeropuerto Internacional de Kuala Lumpur|Kuala Lumpur||2.7443|101.7173|86|
LBP||13|Long Banga Airfield|Aeródromo Long Banga|Long Banga||3.2|115.4|6|
LBU||15|Labuan Airport|Aeropuerto Labuan|Labuan||5.2944|115.2492|8|
LDU||12|Lahad Datu Airport|Aeropuerto Lahad Datu|Lahad Datu||5.0353|118.3261|8|
LGK||02|Langkawi International Airport|Aeropuerto Internacional de Langkawi|Langkawi||6.3422|99.7314|38|
LGL||13|Long Lellang Airport|Aeropuerto Long Lellang|Long Lellang||4.1833|114.25|2|
LMN||13|Limbang Airport|Aeropuerto Limbang|Limbang||4.6667|115|6|
LWY||13|Lawas Airport|Aeropuerto Lawas|Lawas||4.8466|115.407|2|
MKM||13|Mukah Airport|Aeropuerto Mukah|Mukah||2.9069|112.0797|7|
MUR||13|Marudi Airport|Aeropuerto Marudi|Marudi||4.1833|114.3167|7|
MYY||13|Miri Airport|Aeropuerto Miri|Miri||4.3253|113.9831|16|
MZV||13|Mulu Airport|Aeropuerto Mulu|Mulu||4.0333|114.8|8|
ODN||13|Long Seridan Airport|Aeropuerto Long Seridan|Long Seridan||4.0333|115.0667|2|
PEN||07|Penang International Airport|Aeropuerto Internacional de Penang|Penang||5.293|100.2652|50|
PKG||08|Pangkor Airport|Aeropuerto Pangkor|Pangkor||4.2458|100.554|2|
SBW||13|Sibu Airport|Aeropuerto Sibu|Sibu||2.255|111.9866|16|
SDK||12|Sandakan Airport|Aeropuerto Sandakan|Sandakan||5.8969|118.0618|8|
SZB|KUL|10|Sultan Abdul Aziz Shah Airport|Aeropuerto Sultán Abdul Aziz Shah|Kuala Lumpur||3.1306|101.5581|30|
TGG||11|Sultan Mahmud Airport|Aeropuerto Sultan Mahmud|Kuala Terengganu||5.38|103.1044|8|
TOD||06|Tioman Airport|Aeropuerto Tioman|Tioman||2.818|104.1598|7|
TWU||12|Tawau Airport|Aeropuerto Tawau|Tawau||4.3131|118.1215|9|
@MY Asia/Kuching
BKI||12|Kota Kinabalu International Airport|Aeropuerto Internacional de Kota Kinabalu|Kota Kinabalu||5.924|116.0508|50|Borneo
KCH||13|Kuching International Airport|Aeropuerto Internacional de Kuching|Kuching||1.4842|110.3408|44|
@MZ Africa/Maputo
APL||N|Nampula Airport|Aeropuerto Nampula|Nampula||-15.1017|39.2872|8|
BEW||S|Beira International Airport|Aeropuerto Internacional Beira|Beira||-19.7988|34.9019|9|
INH||I|Inhambane Airport|Aeropuerto Inhambane|Inhambane||-23.8744|35.4083|8|
MPM||MPM|Maputo International Airport|Aeropuerto Internacional de Maputo|Maputo||-25.9244|32.5743|30|
POL||P|Pemba Airport|Aeropuerto Pemba|Pemba||-12.9883|40.5225|8|
TET||T|Matundo Airport|Aeropuerto Matundo|Tete||-16.1033|33.6389|9|Chingozi
UEL||Q|Quelimane Airport|Aeropuerto Quelimane|Quelimane||-17.8577|36.8715|8|
VNX||I|Vilanculos Airport|Aeropuerto Vilanculos|Vilanculo||-22.0167|35.2833|8|Vilankulo
VPY||B|Chimoio Airport|Aeropuerto Chimoio|Chimoio||-19.1489|33.4269|9|
VXC||A|Lichinga Airport|Aeropuerto Lichinga|Lichinga||-13.2833|35.25|9|
@NA Africa/Windhoek
ERS||KH|Eros Airport|Aeropuerto Eros|Windhoek||-22.6167|17.0833|8|
LUD||KA|Luderitz Airport|Aeropuerto Luderitz|Luderitz||-26.6864|15.2439|8|
MPA|||Mpacha Airport|Aeropuerto Mpacha|Katima Mulilo||-17.5|24.2667|9|Katima Mulilo
NDU||KE|Rundu Airport|Aeropuerto Rundu|Rundu||-17.9558|19.7235|10|
OMD||KA|Oranjemund Airport|Aeropuerto Oranjemund|Oranjemund||-28.5833|16.45|7|
OND||ON|Andimba Toivo ya Toivo Airport|Aeropuerto Andimba Toivo ya Toivo|Ondangwa||-17.8855|15.9422|9|Ondangwa
WDH||KH|Hosea Kutako International Airport|Aeropuerto Internacional Hosea Kutako|Windhoek||-22.4873|17.4632|28|
WVB||ER|Walvis Bay International Airport|Aeropuerto Internacional Walvis Bay|Walvis Bay||-22.9786|14.5172|8|
@NC Pacific/Noumea
BMY|||Belep Island Airport|Aeropuerto Belep Island|Belep||-19.75|163.6667|2|Île Art - Waala
GEA|||Noumea Magenta Airport|Aeropuerto Noumea Magenta|Nouméa||-22.2605|166.4708|7|
ILP|||Ile Des Pins Airport|Aeropuerto Ile Des Pins|Île des Pins||-22.5897|167.4475|7|
KNQ|||Kone Airport|Aeropuerto Kone|Koné||-21.0533|164.8378|7|
KOC|||Koumac Airport|Aeropuerto Koumac|Koumac||-20.5|164.4167|3|
LIF|||Lifou Airport|Aeropuerto Lifou|Lifou||-20.7667|167.25|7|
MEE|||Mare Airport|Aeropuerto Mare|Maré||-21.4823|168.0361|7|
NOU|||La Tontouta International Airport|Aeropuerto Internacional de La Tontouta|Nouméa|Numea|-22.0164|166.2161|28|
TGJ|||Tiga Airport|Aeropuerto Tiga|Tiga||-21.0984|167.8029|6|
TOU|||Touho Airport|Aeropuerto Touho|Touho||-20.8|165.25|7|
UVE|||Ouvea Airport|Aeropuerto Ouvea|Ouvéa||-20.6424|166.572|7|
@NE Africa/Niamey
AJY||1|Manu Dayak International Airport|Aeropuerto Internacional Manu Dayak|Agadez||16.9642|7.9931|9|Mano Dayak
NIM||8|Diori Hamani International Airport|Aeropuerto Internacional Diori Hamani|Niamey||13.4765|2.1772|17|
ZND||7|Zinder Airport|Aeropuerto Zinder|Zinder||13.7794|8.9831|8|
@NF Pacific/Norfolk
NLK|||Norfolk Island Airport|Aeropuerto Norfolk Island|Norfolk Island||-29.0425|167.9394|8|
@NG Africa/Lagos
ABV||FC|Nnamdi Azikiwe International Airport|Aeropuerto Internacional Nnamdi Azikiwe|Abuja|Abuya|9.0046|7.2704|44|
AKR||ON|Akure Airport|Aeropuerto Akure|Akure||7.2503|5.3002|9|
BCU||BA|Bauchi Airport|Aeropuerto Bauchi|Bauchi||10.2992|9.818|10|Bauchi State
BNI||ED|Benin City Airport|Aeropuerto Benin|Benin City||6.3169|5.6039|9|
CBQ||CR|Calabar Airport|Aeropuerto Calabar|Calabar||4.9689|8.3474|9|Margaret Ekpo
ENU||EN|Enugu Airport|Aeropuerto Enugu|Enugu||6.472|7.5677|9|Akanu Ibiam
GMO||GO|Gombe Lawanti International Airport|Aeropuerto Internacional Gombe Lawanti|Gombe||10.2981|10.8989|10|
IBA||OY|Ibadan Airport|Aeropuerto Ibadan|Ibadan||7.3602|3.9764|8|
ILR||KW|Ilorin International Airport|Aeropuerto Internacional Ilorin|Ilorin||8.4361|4.4936|9|
JOS||PL|Jos Airport|Aeropuerto Jos|Jos||9.8681|8.8931|9|Yakubu Gowon
KAD||KD|Kaduna Airport|Aeropuerto Kaduna|Kaduna||10.5958|7.4403|9|
KAN||KN|Mallam Aminu Kano International Airport|Aeropuerto Internacional Mallam Aminu Kano|Kano||12.0455|8.5223|10|
LOS||LA|Murtala Muhammed International Airport|Aeropuerto Internacional Murtala Muhammed|Lagos||6.5774|3.3212|52|
MDI||BE|Makurdi Airport|Aeropuerto Makurdi|Makurdi||7.75|8.5333|9|
MIU||BO|Maiduguri International Airport|Aeropuerto Internacional Maiduguri|Maiduguri||11.8555|13.0829|9|
PHC||RI|Port Harcourt International Airport|Aeropuerto Internacional Port Harcourt|Port Harcourt||5.0065|6.9499|16|
QOW||IM|Sam Mbakwe International Airport|Aeropuerto Internacional Sam Mbakwe|Owerri||5.4279|7.2017|9|Sam Mbakwe International Cargo
QRW||DE|Osubi Airstrip|Aeródromo Osubi|Warri||5.5945|5.8193|8|Warri
QUO||AK|Akwa Ibom Airport|Aeropuerto Akwa Ibom|Uyo||4.8765|8.0857|10|
SKO||SO|Sokoto Airport|Aeropuerto Sokoto|Sokoto||13.0064|5.2422|9|Sadiq Abubakar III
YOL||AD|Yola Airport|Aeropuerto Yola|Yola||9.2673|12.4264|9|
@NI America/Managua
BEF||AS|Bluefields Airport|Aeropuerto Bluefields|Bluefields||11.9969|-83.7686|8|
MGA||MN|Augusto C. Sandino International Airport|Aeropuerto Internacional Augusto C. Sandino|Managua||12.1448|-86.1713|34|
PUZ||AN|Puerto Cabezas Airport|Aeropuerto Puerto Cabezas|Puerto Cabezas||14.0453|-83.3836|9|
@NL Europe/Amsterdam
AMS||NH|Amsterdam Airport Schiphol|Aeropuerto de Ámsterdam-Schiphol|Amsterdam|Ámsterdam|52.3091|4.7634|94|Holland Holanda
EIN||NB|Eindhoven Airport|Aeropuerto de Eindhoven|Eindhoven||51.458|5.3918|44|
GRQ||DR|Groningen Airport Eelde|Aeropuerto Groningen, Eelde|Groningen||53.1203|6.5756|8|
MST||LI|Maastricht Aachen Airport|Aeropuerto Maastricht Aachen|Maastricht||50.9156|5.7688|9|
RTM||ZH|Rotterdam The Hague Airport|Aeropuerto de Róterdam-La Haya|Rotterdam|Róterdam|51.9489|4.4336|30|
@NO Europe/Oslo
AES||15|Vigra Alesund Airport|Aeropuerto Vigra Alesund|Ålesund||62.5596|6.1166|8|
ALF||54|Alta Airport|Aeropuerto Alta|Alta||69.9772|23.3558|8|
ANX||18|Andenes Airport|Aeropuerto Andenes|Andenes||69.3049|16.1333|9|Andøya
BDU||54|Bardufoss Airport|Aeropuerto Bardufoss|Bardufoss||69.0561|18.54|7|
BGO||46|Bergen Airport Flesland|Aeropuerto de Bergen-Flesland|Bergen||60.2891|5.2282|46|
BJF||54|Batsfjord Airport|Aeropuerto Batsfjord|Båtsfjord||70.6|29.6667|7|
BNN||18|Bronnoysund Airport, Bronnoy|Aeropuerto Bronnoysund, Bronnoy|Brønnøysund||65.4594|12.21|7|Brønnøysund
BOO||18|Bodo Airport|Aeropuerto Bodo|Bodø||67.2726|14.3678|17|Bodø
BVG||54|Berlevag Airport|Aeropuerto Berlevag|Berlevåg||70.8667|29|7|
EVE||18|Harstad/Narvik Airport, Evenes|Aeropuerto Harstad/Narvik, Evenes|Harstad/Narvik||68.49|16.6832|9|
FDE||46|Bringeland Airport|Aeropuerto Bringeland|Førde||61.3918|5.7621|2|Førde
FRO||46|Floro Airport|Aeropuerto Floro|Florø||61.5853|5.024|7|Florø
HAA||54|Hasvik Airport|Aeropuerto Hasvik|Hasvik||70.4667|22.15|2|
HAU||11|Haugesund Airport|Aeropuerto Haugesund|Haugesund||59.3448|5.2159|8|
HFT||54|Hammerfest Airport|Aeropuerto Hammerfest|Hammerfest||70.68|23.6759|7|
HOV||15|Orsta–Volda Airport|Aeropuerto Orsta–Volda|Ørsta||62.1798|6.0788|7|Ørsta-Volda
HVG||54|Honningsvag Airport, Valan|Aeropuerto Honningsvag, Valan|Honningsvåg||70.9833|25.8333|7|
KKN||54|Kirkenes Airport, Hoeybuktmoen|Aeropuerto Kirkenes, Hoeybuktmoen|Kirkenes||69.7235|29.8912|8|
KRS||42|Kristiansand Airport|Aeropuerto Kristiansand|Kristiansand||58.2025|8.0737|16|
KSU||15|Kristiansund Airport, Kvernberget|Aeropuerto Kristiansund, Kvernberget|Kristiansund||63.1134|7.826|8|
LKL||54|Lakselv Airport|Aeropuerto Lakselv|Lakselv||70.0678|24.9736|9|
LKN||18|Leknes Airport|Aeropuerto Leknes|Leknes||68.1542|13.6149|7|
MEH||54|Mehamn Airport|Aeropuerto Mehamn|Mehamn||71.0333|27.8333|7|
MJF||18|Kjaerstad Airport|Aeropuerto Kjaerstad|Mosjøen||65.7844|13.2183|7|Mosjøen
MOL||15|Molde Airport, Aro|Aeropuerto Molde, Aro|Molde||62.7457|7.261|8|
MQN||18|Mo i Rana Airport|Aeropuerto Mo i Rana|Mo i Rana||66.3646|14.3027|7|
OLA||50|Ørland Airport|Aeropuerto Ørland|Ørland||63.7|9.6167|9|Brekstad
OSL||30|Oslo Airport Gardermoen|Aeropuerto de Oslo-Gardermoen|Oslo||60.1942|11.1004|70|
OSY||50|Namsos Airport|Aeropuerto Namsos|Namsos||64.4727|11.57|2|
RET||18|Rost Airport|Aeropuerto Rost|Rost||67.4833|12.0833|2|Røst
RRS||50|Roros Airport|Aeropuerto Roros|Røros||62.5792|11.3456|8|Røros
RVK||50|Rorvik Airport, Ryumsjoen|Aeropuerto Rorvik, Ryumsjoen|Rørvik||64.8833|11.2333|7|Rørvik
SDN||46|Sandane Airport|Aeropuerto Sandane|Sandane||61.7667|6.2167|2|
SKN||18|Stokmarknes Skagen Airport|Aeropuerto Stokmarknes Skagen|Stokmarknes||68.5791|15.0329|7|
SOG||46|Sogndal Airport|Aeropuerto Sogndal|Sogndal||61.1581|7.137|2|
SOJ||54|Sorkjosen Airport|Aeropuerto Sorkjosen|Storslett||69.7833|20.9333|7|Sørkjosen
SRP||46|Stord Airport|Aeropuerto Stord|Leirvik||59.8333|5.4167|7|
SSJ||18|Sandnessjoen Airport|Aeropuerto Sandnessjoen|Sandnessjøen||65.9599|12.4765|7|Sandnessjøen
SVG||11|Stavanger Airport Sola|Aeropuerto de Stavanger-Sola|Stavanger||58.8821|5.6292|38|
SVJ||18|Svolvaer Airport, Helle|Aeropuerto Svolvaer, Helle|Svolvær||68.245|14.6678|7|Svolvær
TOS||54|Tromsø Airport|Aeropuerto de Tromsø|Tromsø||69.6798|18.9073|34|
TRD||50|Trondheim Airport Værnes|Aeropuerto de Trondheim-Værnes|Trondheim||63.4543|10.9179|40|
TRF|OSL|38|Sandefjord Airport Torp|Aeropuerto de Sandefjord-Torp|Oslo||59.1781|10.2518|28|
VAW||54|Vardo Airport|Aeropuerto Vardo|Vardø||70.3547|31.0456|7|Vardø
VDS||54|Vadso Airport|Aeropuerto Vadso|Vadsø||70.065|29.8453|7|Vadsø
@NP Asia/Kathmandu
BDP||P1|Bhadrapur Airport|Aeropuerto Bhadrapur|Bhadrapur||26.5333|88.0833|3|
BHR||P3|Bharatpur Airport|Aeropuerto Bharatpur|Bharatpur||27.6764|84.4325|2|
BIR||P1|Biratnagar Airport|Aeropuerto Biratnagar|Biratnagar||26.4834|87.2662|8|
BWA||P5|Gautam Buddha International Airport|Aeropuerto Internacional Gautam Buddha|Siddharthanagar||27.5042|83.42|8|
DOP||P4|Dolpa Airport|Aeropuerto Dolpa|Dolpa||29|82.8167|2|
IMK||P5|Simikot Airport|Aeropuerto Simikot|Simikot||29.9667|81.8167|1|
JKR||P2|Janakpur Airport|Aeropuerto Janakpur|Janakpur||26.7083|85.9239|7|
JMO||P4|Jomsom Airport|Aeropuerto Jomsom|Jomsom||28.7814|83.7234|2|
JUM||P5|Jumla Airport|Aeropuerto Jumla|Jumla||29.2736|82.1919|2|
KEP||P5|Nepalganj Airport|Aeropuerto Nepalganj|Nepalgunj||28.1325|81.5764|7|Nepalgunj
KTM||P3|Tribhuvan International Airport|Aeropuerto Internacional Tribhuvan|Kathmandu|Katmandú|27.6999|85.3566|50|
LUA||P1|Tenzing-Hillary Airport|Aeropuerto Tenzing-Hillary|Lukla||27.6876|86.7318|1|
PKR||P4|Pokhara International Airport|Aeropuerto Internacional Pokhara|Pokhara||28.1897|84.0149|8|
SIF||P2|Simara Airport|Aeropuerto Simara|Simara||27.1636|84.9792|2|
SKH||P5|Surkhet Airport|Aeropuerto Surkhet|Surkhet||28.3333|82.5083|2|
TMI||P1|Tumling Tar Airport|Aeropuerto Tumling Tar|Tumling Tar||27.3|87.2|2|
TPJ||P1|Taplejung Airport|Aeropuerto Taplejung|Taplejung||27.35|87.6833|7|
@NR Pacific/Nauru
INU||14|Nauru Island International Airport|Aeropuerto Internacional Nauru Island|Nauru||-0.5333|166.9167|8|
@NU Pacific/Niue
IUE|||Hanan Airport|Aeropuerto Hanan|Alofi||-19.0833|-169.9333|8|Niue
@NZ Pacific/Auckland
AKL||AUK|Auckland Airport|Aeropuerto de Auckland|Auckland||-37.0048|174.7835|72|
BHE||MBH|Woodbourne Airport|Aeropuerto Woodbourne|Blenheim||-41.5178|173.8711|8|
CHC||CAN|Christchurch Airport|Aeropuerto de Christchurch|Christchurch||-43.4887|172.5389|50|
DUD||OTA|Dunedin International Airport|Aeropuerto Internacional Dunedin|Dunedin||-45.9239|170.1991|8|
GIS||GIS|Gisborne Airport|Aeropuerto Gisborne|Gisborne||-38.6619|177.9823|7|
HKK||WTC|Hokitika Airport|Aeropuerto Hokitika|Hokitika||-42.7149|170.9835|7|
HLZ||WKO|Hamilton International Airport|Aeropuerto Internacional Hamilton|Hamilton||-37.8662|175.336|8|
IVC||STL|Invercargill Airport|Aeropuerto Invercargill|Invercargill||-46.4154|168.3217|8|
KAT||NTL|Kaitaia Airport|Aeropuerto Kaitaia|Kaitaia||-35.0663|173.2854|8|
KKE||NTL|Kerikeri Airport|Aeropuerto Kerikeri|Kerikeri||-35.2633|173.9124|7|
NPE||HKB|Hawkes Bay Airport|Aeropuerto Hawkes Bay|Napier||-39.4667|176.8723|7|Napier
NPL||TKI|New Plymouth Airport|Aeropuerto New Plymouth|New Plymouth||-39.0101|174.1793|7|
NSN||NSN|Nelson Airport|Aeropuerto Nelson|Nelson||-41.2991|173.2242|15|
PCN||MBH|Picton Aerodrome|Aeródromo Picton|Picton||-41.3428|173.9596|1|
PMR||MWT|Palmerston North Airport|Aeropuerto Palmerston North|Palmerston North||-40.3235|175.6213|6|
ROT||BOP|Rotorua International Airport|Aeropuerto Internacional Rotorua|Rotorua||-38.1098|176.3175|8|
TIU||CAN|Timaru Airport|Aeropuerto Timaru|Timaru||-44.3034|171.2263|7|Richard Pearse
TRG||BOP|Tauranga City Airport|Aeropuerto Tauranga|Tauranga||-37.6709|176.1977|8|
TUO||WKO|Taupo Airport|Aeropuerto Taupo|Taupo||-38.7414|176.0823|8|
WAG||MWT|Wanganui Airport|Aeropuerto Wanganui|Wanganui||-39.9609|175.0244|8|
WHK||BOP|Whakatane Airport|Aeropuerto Whakatane|Whakatane||-37.9247|176.9175|7|
WKA||OTA|Wanaka Airport|Aeropuerto Wanaka|Wanaka||-44.7234|169.2442|7|
WLG||WGN|Wellington Airport|Aeropuerto de Wellington|Wellington||-41.329|174.8122|48|
WRE||NTL|Whangarei Airport|Aeropuerto Whangarei|Whangarei||-35.7674|174.364|7|
WSZ||WTC|Westport Airport|Aeropuerto Westport|Westport||-41.74|171.5786|7|
ZQN||OTA|Queenstown Airport|Aeropuerto de Queenstown|Queenstown||-45.022|168.7391|38|
@NZ Pacific/Chatham
CHT||WGN|Chatham Islands / Tuuta Airport|Aeropuerto Chatham Islands / Tuuta|Chatham Islands||-43.8|-176.35|7|
@OM Asia/Muscat
DQM||WU|Duqm International Airport|Aeropuerto Internacional Duqm|Duqm||19.5023|57.6383|14|Duqm Jaaluni
KHS||MU|Khasab Airport|Aeropuerto Khasab|Khasab||26.1639|56.2351|8|
MCT||MA|Muscat International Airport|Aeropuerto Internacional de Mascate|Muscat|Mascate|23.6007|58.284|56|
OHS||MA|Sohar Airport|Aeropuerto Sohar|Sohar||24.3957|56.6175|5|
SLL||ZU|Salalah International Airport|Aeropuerto Internacional Salalah|Salalah||17.0452|54.0891|10|
@PA America/Panama
BFQ||8|Bahia Pinas Airport|Aeropuerto Bahia Pinas|Bahía Piña||7.5833|-78.1667|1|
BLB|PTY|8|Panamá Pacífico International Airport|Aeropuerto Internacional Panamá Pacífico|Panama City|Ciudad de Panamá|8.914|-79.5981|20|
BOC||1|Bocas del Toro Isla Colón International Airport|Aeropuerto Internacional Isla Colón|Bocas del Toro||9.34|-82.2519|16|
CHX||1|Changuinola Airport|Aeropuerto Changuinola|Changuinola||9.45|-82.45|7|Changuinola "Capitán Manuel Niño"
CTD||6|Chitre Alonso Valderrama Airport|Aeropuerto Chitre Alonso Valderrama|Chitré||7.9816|-80.4107|8|
DAV||4|Enrique Malek International Airport|Aeropuerto Internacional Enrique Malek|David||8.3833|-82.4333|16|
OTD||8|Contadora Airport|Aeropuerto Contadora|Contadora||8.6667|-79.5667|1|
PAC||8|Marcos A. Gelabert International Airport|Aeropuerto Internacional Marcos A. Gelabert|Panama City||8.971|-79.5556|8|Albrook "Marcos A. Gelabert"
PTY||8|Tocumen International Airport|Aeropuerto Internacional Tocumen|Panama City|Ciudad de Panamá|9.0669|-79.3876|74|Panamá
RIH||6|Scarlett Martinez International Airport|Aeropuerto Internacional Scarlett Martinez|Río Hato||8.3712|-80.1279|4|Río Hato
@PE America/Lima
ANS||AYA|Andahuaylas Airport|Aeropuerto Andahuaylas|Andahuaylas||-13.7167|-73.3558|4|
AQP||ARE|Alfredo Rodríguez Ballón International Airport|Aeropuerto Internacional Alfredo Rodríguez Ballón|Arequipa||-16.3448|-71.568|44|
AYP||AYA|Coronel FAP Alfredo Mendívil Duarte Airport|Aeropuerto Coronel FAP Alfredo Mendívil Duarte|Ayacucho||-13.1972|-74.2472|20|
CHH||AMA|Chachapoyas Airport|Aeropuerto Chachapoyas|Chachapoyas||-6.2167|-77.85|8|
CHM||ANC|Chimbote Airport|Aeropuerto Chimbote|Chimbote||-9.1506|-78.5311|8|Tnte. FAP Jaime Montreuil Morales
CIX||LAM|Capitán FAP José A. Quiñones International Airport|Aeropuerto Internacional Capitán FAP José A. Quiñones|Chiclayo||-6.7897|-79.8322|24|
CJA||CAJ|Cajamarca Airport|Aeropuerto Cajamarca|Cajamarca||-7.1333|-78.5|8|Mayor General FAP Armando Revoredo Iglesias
CUZ||CUS|Alejandro Velasco Astete International Airport|Aeropuerto Internacional Alejandro Velasco Astete|Cusco|Cuzco|-13.5384|-71.9437|56|Machu Picchu
HUU||HUC|Huanuco Airport|Aeropuerto Huanuco|Huánuco||-9.8667|-76.2167|9|Alférez FAP David Figueroa Fernandini
ILQ||MOQ|Ilo Airport|Aeropuerto Ilo|Ilo||-17.6949|-71.3439|9|
IQT||LOR|Coronel FAP Francisco Secada Vignetta International Airport|Aeropuerto Internacional Coronel FAP Francisco Secada Vignetta|Iquitos||-3.7851|-73.3028|32|
JAE||CAJ|Shumba Airport|Aeropuerto Shumba|Jaén||-5.5944|-78.7736|9|Jaén
JAU||JUN|Francisco Carlé Airport|Aeropuerto Francisco Carlé|Jauja||-11.75|-75.25|14|
JUL||PUN|Inca Manco Cápac International Airport|Aeropuerto Internacional Inca Manco Cápac|Juliaca||-15.4642|-70.1544|24|
LIM||LIM|Jorge Chávez International Airport|Aeropuerto Internacional Jorge Chávez|Lima||-12.0248|-77.1088|76|
PCL||UCA|Capitán FAP David Abensur Rengifo International Airport|Aeropuerto Internacional Capitán FAP David Abensur Rengifo|Pucallpa||-8.3845|-74.5747|24|
PEM||MDD|Padre Aldamiz International Airport|Aeropuerto Internacional Padre Aldamiz|Puerto Maldonado||-12.5833|-69.2333|24|
PIU||PIU|Capitán FAP Guillermo Concha Iberico International Airport|Aeropuerto Internacional Capitán FAP Guillermo Concha Iberico|Piura||-5.2022|-80.6156|30|
TBP||TUM|Capitan FAP Pedro Canga Rodriguez Airport|Aeropuerto Capitan FAP Pedro Canga Rodriguez|Tumbes||-3.5508|-80.384|9|Cap. FAP Pedro Canga Rodríguez
TCQ||TAC|Coronel FAP Carlos Ciriani Santa Rosa International Airport|Aeropuerto Internacional Coronel FAP Carlos Ciriani Santa Rosa|Tacna||-18.0633|-70.2789|20|
TPP||SAM|Cadete FAP Guillermo del Castillo Paredes Airport|Aeropuerto Cadete FAP Guillermo del Castillo Paredes|Tarapoto||-6.5122|-76.3696|26|
TRU||LAL|Capitán FAP Carlos Martínez de Pinillos International Airport|Aeropuerto Internacional Capitán FAP Carlos Martínez de Pinillos|Trujillo||-8.09|-79.115|28|
TYL||PIU|Captain FAP Victor Montes Arias Airport|Aeropuerto Captain FAP Victor Montes Arias|Talara||-4.5754|-81.2545|9|Cap. FAP Victor Montes Arias
YMS||LOR|Yurimaguas Airport|Aeropuerto Yurimaguas|Yurimaguas||-5.9|-76.1|8|Moisés Benzaquen Rengifo
@PF Pacific/Gambier
GMR|||Gambier Island Airport|Aeropuerto Gambier Island|Mangareva||-23.084|-134.8876|8|Totegegie
NIU|||Niau Airport|Aeropuerto Niau|Niau||-16.122|-146.3732|1|
@PF Pacific/Marquesas
AUQ|||Hiva Oa Airport|Aeropuerto Hiva Oa|Hiva Oa||-9.7686|-139.0099|7|Atuona
NHV|||Nuku Hiva Airport|Aeropuerto Nuku Hiva|Nuku Hiva||-8.7952|-140.2222|8|
UAH|||Ua Huka Airport|Aeropuerto Ua Huka|Ua Huka||-8.9333|-139.55|2|
UAP|||Ua Pou Airport|Aeropuerto Ua Pou|Ua Pou||-9.3435|-140.0813|2|
@PF Pacific/Tahiti
AAA|||Anaa Airport|Aeropuerto Anaa|Anaa||-17.3556|-145.5091|8|
AHE|||Ahe|Aeropuerto Ahe|Ahe||-14.5306|-146.3194|7|
APK|||Apataki Airport|Aeropuerto Apataki|Apataki||-15.5729|-146.4141|2|
AXR|||Arutua Airport|Aeropuerto Arutua|Arutua||-15.25|-146.75|7|
BOB|||Bora Bora Airport|Aeropuerto Bora Bora|Bora Bora||-16.4462|-151.7545|8|
FAV|||Fakarava Airport|Aeropuerto Fakarava|Fakarava||-16.0535|-145.6522|7|
FGU|||Fangatau Airport|Aeropuerto Fangatau|Fangatau||-16.05|-141.8333|7|
FHZ|||Fakahina Airport|Aeropuerto Fakahina|Fakahina||-15.9909|-140.1645|2|
HHZ|||Hikueru|Aeropuerto Hikueru|Hikueru||-17.5478|-142.6128|2|
HOI|||Hao Island Airport|Aeropuerto Hao Island|Hao||-18.0625|-140.9653|10|
HUH|||Huahine Airport|Aeropuerto Huahine|Fare||-16.6897|-151.0283|8|Huahine - Fare
KHZ|||Kauehi Airport|Aeropuerto Kauehi|Kauehi||-15.7812|-145.1241|1|
KKR|||Kaukura Atoll Airport|Aeropuerto Kaukura Atoll|Kaukura||-15.7833|-146.6667|7|
MAU|||Maupiti Airport|Aeropuerto Maupiti|Maupiti||-16.4274|-152.2424|7|
MKP|||Makemo Airport|Aeropuerto Makemo|Makemo||-16.5879|-143.6544|8|
MOZ|||Temae Airport|Aeropuerto Temae|Moorea||-17.4904|-149.7641|7|Moorea
MVT|||Mataiva Airport|Aeropuerto Mataiva|Mataiva||-14.8333|-148.4167|7|
NAU|||Napuka Island Airport|Aeropuerto Napuka Island|Napuka Island||-14.1667|-141.5833|2|
PKP|||Puka Puka Airport|Aeropuerto Puka Puka|Puka Puka||-14.75|-138.9667|2|
PPT|||Faa'a International Airport|Aeropuerto Internacional de Faaa|Papeete (Tahiti)|Papeete (Tahití)|-17.5596|-149.6094|36|Tahiti Tahití
RFP|||Raiatea Airport|Aeropuerto Raiatea|Uturoa||-16.725|-151.4667|8|
RGI|||Rangiroa Airport|Aeropuerto Rangiroa|Rangiroa||-14.9563|-147.6591|8|
RMT|||Rimatara Airport|Aeropuerto Rimatara|Rimatara||-22.6388|-152.8052|3|
RRR|||Raroia Airport|Aeropuerto Raroia|Raroia||-16.0449|-142.4756|1|
RUR|||Rurutu Airport|Aeropuerto Rurutu|Rurutu||-22.4333|-151.3333|8|
RVV|||Raivavae Airport|Aeropuerto Raivavae|Raivavae||-25.8833|-147.65|3|
TIH|||Tikehau Atoll Airport|Aeropuerto Tikehau Atoll|Tikehau||-15.1186|-148.2338|7|
TJN|||Takume Airport|Aeropuerto Takume|Takume||-15.8506|-142.2669|6|
TKP|||Takapoto Airport|Aeropuerto Takapoto|Takapoto||-15.45|-145.1417|7|
TKV|||Tatakoto Airport|Aeropuerto Tatakoto|Tatakoto||-17.2833|-138.3333|1|
TKX|||Takaroa Airport|Aeropuerto Takaroa|Takaroa||-14.4577|-145.0264|7|
TUB|||Tubuai Island Airport|Aeropuerto Tubuai Island|Tubuai||-23.35|-149.4667|8|Tubuai - Mataura
XMH|||Manihi Airport|Aeropuerto Manihi|Manihi||-14.4376|-146.0708|7|
@PG Pacific/Bougainville
BUA||NSB|Buka Airport|Aeropuerto Buka|Buka||-5.4224|154.6729|8|
@PG Pacific/Port_Moresby
CMU||CPK|Chimbu Airport|Aeropuerto Chimbu|Kundiawa||-6.0206|144.9728|7|
DAU||WPD|Daru Airport|Aeropuerto Daru|Daru||-9.0835|143.2061|8|
GKA||EHG|Goroka Airport|Aeropuerto Goroka|Goroka||-6.0752|145.3929|8|
GUR||MBA|Gurney Airport|Aeropuerto Gurney|Gurney||-10.3108|150.3386|8|
HGU||WHM|Mount Hagen Airport|Aeropuerto Mount Hagen|Mount Hagen||-5.8288|144.2974|8|
HKN||WBK|Hoskins Airport|Aeropuerto Hoskins|Kimbe||-5.4569|150.403|8|
KIE||NSB|Aropa Airport|Aeropuerto Aropa|Arawa||-6.3042|155.7255|3|Kieta
KMA||GPK|Kerema Airport|Aeropuerto Kerema|Kerema||-7.9617|145.7715|7|
KVG||NIK|Kavieng Airport|Aeropuerto Kavieng|Kavieng||-2.5808|150.8065|8|
LAE||MPL|Nadzab Airport|Aeropuerto Nadzab|Lae||-6.5661|146.7282|8|Lae Nadzab
LMY||WPD|Lake Murray Airport|Aeropuerto Lake Murray|Lake Murray||-6.8333|141.3667|2|
LNV||EBR|Lihir Island Airport|Aeropuerto Lihir Island|Lihir Island||-3.0432|152.6272|2|
LSA||MBA|Losuia Airport|Aeropuerto Losuia|Losuia||-8.3639|151.025|3|
MAG||MPM|Madang Airport|Aeropuerto Madang|Madang||-5.2109|145.7878|8|
MAS||MRL|Momote Airport|Aeropuerto Momote|Manus||-2.0567|147.4244|8|
MDU||SHM|Mendi Airport|Aeropuerto Mendi|Mendi||-6.1586|143.65|7|
MIS||MBA|Misima Island Airport|Aeropuerto Misima Island|Misima Island||-10.5|152.8417|2|
MXH||SHM|Moro Airport|Aeropuerto Moro|Moro||-6.3525|143.2506|2|
OBX||WPD|Obo Airport|Aeropuerto Obo|Obo||-7.5833|141.3167|2|
OPU||WPD|Balimo Airport|Aeropuerto Balimo|Balimo||-8.0333|142.9333|7|
PNP||NPP|Girua Airport|Aeropuerto Girua|Popondetta||-8.8075|148.3087|7|
POM||NCD|Jacksons International Airport|Aeropuerto Internacional Jacksons|Port Moresby||-9.4443|147.2145|17|
RAB||EBR|Tokua Airport|Aeropuerto Tokua|Kokopo||-4.342|152.3765|8|Rabaul
TBG||SHM|Tabubil Airport|Aeropuerto Tabubil|Tabubil||-5.2747|141.227|3|
TFI||NPP|Tufi Airport|Aeropuerto Tufi|Tufi||-9.0777|149.3167|2|
TIZ||SHM|Tari Airport|Aeropuerto Tari|Tari||-5.8606|142.9406|3|
TPI||NCD|Tapini Airport|Aeropuerto Tapini|Tapini||-8.3667|146.9833|1|
UNG||WPD|Kiunga Airport|Aeropuerto Kiunga|Kiunga||-6.1256|141.286|2|
VAI||SAN|Vanimo Airport|Aeropuerto Vanimo|Vanimo||-2.6873|141.299|8|
VMU||GPK|Baimuru Airport|Aeropuerto Baimuru|Baimuru||-7.5|144.8|7|
WBM||EPW|Wapenamanda Airport|Aeropuerto Wapenamanda|Wapenamanda||-5.6331|143.891|8|
WWK||ESW|Wewak Airport|Aeropuerto Wewak|Wewak||-3.58|143.6692|8|
@PH Asia/Manila
BAG||BEN|Loakan Airport|Aeropuerto Loakan|Baguio||16.3767|120.6178|8|
BCD||NEC|Bacolod-Silay International Airport|Aeropuerto Internacional Bacolod-Silay|Bacolod||10.7766|123.0127|16|
BSO||BTN|Basco Airport|Aeropuerto Basco|Basco||20.4531|121.9778|7|
BXU||AGN|Butuan Airport|Aeropuerto Butuan|Butuan||8.948|125.4812|8|Bancasi
CBO||MDN|Awang Airport|Aeropuerto Awang|Cotabato||7.1614|124.2146|8|Cotabato
CEB||CEB|Mactan–Cebu International Airport|Aeropuerto Internacional de Mactán-Cebú|Cebu|Cebú|10.3133|123.9828|56|
CGM||CAM|Camiguin Airport|Aeropuerto Camiguin|Mambajao||9.2536|124.7069|7|
CGY||MSR|Laguindingan Airport|Aeropuerto Laguindingan|Cagayan de Oro||8.6125|124.4572|8|
CRK||PAM|Clark International Airport|Aeropuerto Internacional Clark|Clark||15.1877|120.5498|10|
CRM||NSA|Catarman National Airport|Aeropuerto Nacional Catarman|Catarman||12.4833|124.5833|7|
CYP||WSA|Calbayog Airport|Aeropuerto Calbayog|Calbayog||12.0758|124.5431|8|
CYU||PLW|Cuyo Airport|Aeropuerto Cuyo|Cuyo||10.8833|121|2|
CYZ||ISA|Cauayan Airport|Aeropuerto Cauayan|Cauayan||16.93|121.7558|7|
DGT||NER|Dumaguete Airport|Aeropuerto Dumaguete|Dumaguete||9.3325|123.296|8|Sibulan
DPL||ZAN|Dipolog Airport|Aeropuerto Dipolog|Dipolog||8.6|123.3442|8|
DRP||ALB|Bicol International Airport|Aeropuerto Internacional Bicol|Legazpi||13.1122|123.6772|6|
DVO||DAS|Francisco Bangoy International Airport|Aeropuerto Internacional Francisco Bangoy|Davao||7.1307|125.6447|17|
ENI||PLW|El Nido Airport|Aeropuerto El Nido|El Nido||11.2035|119.414|2|
GES||SCO|General Santos International Airport|Aeropuerto Internacional General Santos|General Santos||6.0578|125.0958|10|
IAO||AGN|Sayak Airport|Aeropuerto Sayak|Siargao||9.8589|126.0139|2|Siargao
ILO||ILI|Iloilo International Airport|Aeropuerto Internacional Iloilo|Iloilo||10.8328|122.4933|16|
JOL||SLU|Jolo Airport|Aeropuerto Jolo|Jolo||6.0536|121.0065|7|
KLO||AKL|Kalibo International Airport|Aeropuerto Internacional Kalibo|Kalibo||11.6872|122.3818|15|
LAO||ILN|Laoag Airport|Aeropuerto Laoag|Laoag||18.1824|120.5341|9|
MBT||MAS|Masbate Airport|Aeropuerto Masbate|Masbate||12.3667|123.0667|7|
MNL||00|Ninoy Aquino International Airport|Aeropuerto Internacional Ninoy Aquino|Manila||14.5112|121.0192|82|
MPH||AKL|Boracay Airport|Aeropuerto Boracay|Boracay||11.9253|121.9521|15|Godofredo P. Ramos
OZC||MSC|Labo Airport|Aeropuerto Labo|Ozamiz||8.182|123.8454|7|
PAG||ZAS|Pagadian Airport|Aeropuerto Pagadian|Pagadian||7.8267|123.4575|8|
PPS||PLW|Puerto Princesa International Airport|Aeropuerto Internacional Puerto Princesa|Puerto Princesa||9.7402|118.7567|9|
RXS||CAP|Roxas City Airport|Aeropuerto Roxas|Roxas||11.6007|122.7488|8|
SJI||MDC|San Jose Airport|Aeropuerto San Jose|San Jose||12.3608|121.0456|8|McGuire Field
SUG||SUN|Surigao Airport|Aeropuerto Surigao|Surigao||9.7589|125.4792|7|
SWL||PLW|San Vicente|Aeropuerto San Vicente|San Vicente||10.525|119.2739|3|
TAC||LEY|D. Z. Romualdez Airport|Aeropuerto D. Z. Romualdez|Tacloban||11.2268|125.0259|8|Daniel Z. Romualdez
TAG||BOH|Bohol–Panglao International Airport|Aeropuerto Internacional Bohol–Panglao|Tagbilaran||9.5667|123.775|9|
TBH||ROM|Tugdan Airport|Aeropuerto Tugdan|Tablas||12.3158|122.082|8|
TUG||CAG|Tuguegarao Airport|Aeropuerto Tuguegarao|Tuguegarao||17.6411|121.7317|8|
TWT||TAW|Sanga Sanga Airport|Aeropuerto Sanga Sanga|Bongao||5.0443|119.741|8|
USU||PLW|Busuanga Airport|Aeropuerto Busuanga|Coron||12.1198|120.0987|7|
VRC||CAT|Virac Airport|Aeropuerto Virac|Virac||13.5796|124.2119|8|
WNP||CAS|Naga Airport|Aeropuerto Naga|Naga||13.5872|123.27|7|
ZAM||ZAS|Zamboanga International Airport|Aeropuerto Internacional Zamboanga|Zamboanga||6.9193|122.0623|9|
@PK Asia/Karachi
BHV||PB|Bahawalpur Airport|Aeropuerto Bahawalpur|Bahawalpur||29.4|71.6833|8|
CJL||KP|Chitral Airport|Aeropuerto Chitral|Chitral||35.8861|71.7944|8|
DBA||BA|Dalbandin Airport|Aeropuerto Dalbandin|Dalbandin||28.8746|64.403|2|
DEA||PB|Dera Ghazi Khan Airport|Aeropuerto Dera Ghazi Khan|Dera Ghazi Khan||29.9611|70.4884|8|
GIL||GB|Gilgit Airport|Aeropuerto Gilgit|Gilgit||35.9197|74.3322|8|
GWD||BA|Gwadar International Airport|Aeropuerto Internacional Gwadar|Gwadar||25.2306|62.3389|8|New Gwadar
HDD||SD|Hyderabad Airport|Aeropuerto Hyderabad|Hyderabad||25.3222|68.3639|3|
ISB||PB|Islamabad International Airport|Aeropuerto Internacional de Islamabad|Islamabad||33.5491|72.8256|48|
KDU||GB|Skardu Airport|Aeropuerto Skardu|Skardu||35.333|75.5386|8|
KHI||SD|Jinnah International Airport|Aeropuerto Internacional Jinnah|Karachi||24.9|67.1683|50|
LHE||PB|Allama Iqbal International Airport|Aeropuerto Internacional Allama Iqbal|Lahore||31.5208|74.4028|48|
LYP||PB|Faisalabad Airport|Aeropuerto Faisalabad|Faisalabad||31.363|72.9876|9|
MUX||PB|Multan Airport|Aeropuerto Multan|Multan||30.1995|71.415|9|
PEW||KP|Bacha Khan International Airport|Aeropuerto Internacional Bacha Khan|Peshawar||33.9891|71.5193|9|Peshawar
PZH||BA|Zhob Airport|Aeropuerto Zhob|Zhob||31.3582|69.4639|8|
RYK||PB|Rahim Yar Khan Airport|Aeropuerto Rahim Yar Khan|Rahim Yar Khan||28.3918|70.2866|7|Shaikh Zayed
SKT||PB|Sialkot Airport|Aeropuerto Sialkot|Sialkot||32.5333|74.5|6|
SKZ||SD|Sukkur Airport|Aeropuerto Sukkur|Sukkur||27.7234|68.7958|9|
TUK||BA|Turbat Airport|Aeropuerto Turbat|Turbat||25.9833|63.0667|8|
UET||BA|Quetta Airport|Aeropuerto Quetta|Quetta||30.2493|66.949|10|
WNS||SD|Nawabshah Airport|Aeropuerto Nawabshah|Nawabshah||26.2194|68.3922|9|
@PL Europe/Warsaw
BZG||KP|Bydgoszcz Ignacy Jan Paderewski Airport|Aeropuerto Bydgoszcz Ignacy Jan Paderewski|Bydgoszcz||53.0967|17.9786|9|
GDN||PM|Gdańsk Lech Wałęsa Airport|Aeropuerto Lech Wałęsa de Gdansk|Gdańsk|Gdansk|54.381|18.4687|46|
IEG||LB|Zielona Gora-Babimost Airport|Aeropuerto Zielona Gora-Babimost|Zielona Góra||51.1374|15.7796|9|
KRK||MA|Kraków John Paul II International Airport|Aeropuerto Internacional Juan Pablo II de Cracovia|Kraków|Cracovia|50.0755|19.7937|52|
KTW||SL|Katowice International Airport|Aeropuerto Internacional de Katowice|Katowice||50.4708|19.074|42|
LCJ||LD|Lodz Wladyslaw Reymont Airport|Aeropuerto Lodz Wladyslaw Reymont|Łódź||51.7219|19.3983|8|Łódź Władysław Reymont
LUZ||LU|Lublin Airport|Aeropuerto Lublin|Lublin||51.2319|22.6903|9|
POZ||WP|Poznań–Ławica Airport|Aeropuerto de Poznań-Ławica|Poznań||52.4143|16.8288|36|
RDO||MZ|Warsaw Radom Airport|Aeropuerto Warsaw Radom|Radom||51.3892|21.2136|9|
RZE||PK|Rzeszow International Airport|Aeropuerto Internacional Rzeszow|Rzeszów||50.1152|22.0313|9|Rzeszów-Jasionka
SZY||WN|Olsztyn-Mazury Airport|Aeropuerto Olsztyn-Mazury|Olsztyn||53.4819|20.9377|9|
SZZ||ZP|Solidarity Szczecin–Goleniow Airport|Aeropuerto Solidarity Szczecin–Goleniow|Szczecin||53.5935|14.8946|9|Szczecin-Goleniów "Solidarność"
WAW||MZ|Warsaw Chopin Airport|Aeropuerto Chopin de Varsovia|Warsaw|Varsovia|52.1709|20.9733|64|Warszawa
WMI|WAW|MZ|Warsaw Modlin Airport|Aeropuerto de Varsovia-Modlin|Warsaw|Varsovia|52.4511|20.6517|34|
WRO||DS|Copernicus Airport Wrocław|Aeropuerto Copérnico de Breslavia|Wrocław|Breslavia|51.1048|16.8994|42|
@PM America/Miquelon
FSP||SP|Saint Pierre Airport|Aeropuerto Saint Pierre|Saint-Pierre||46.9167|-56.1667|7|
MQC||ML|Miquelon Airport|Aeropuerto Miquelon|Miquelon||47.05|-56.3333|2|
@PR America/Puerto_Rico
BQN|||Rafael Hernández International Airport|Aeropuerto Internacional Rafael Hernández|Aguadilla||18.4953|-67.1341|28|
CPX|||Benjamin Rivera Noriega Airport|Aeropuerto Benjamin Rivera Noriega|Culebra||18.3121|-65.3017|7|
MAZ|||Eugenio M. De Hostos Airport|Aeropuerto Eugenio M. De Hostos|Mayaguez||18.2578|-67.1489|8|Eugenio María de Hostos
NRR|||Jose Aponte de la Torre Airport|Aeropuerto Jose Aponte de la Torre|Ceiba||18.25|-65.6389|10|
PSE|||Mercedita Airport|Aeropuerto Mercedita|Ponce||18.0107|-66.5635|8|
SIG|||Fernando Luis Ribas Dominicci Airport|Aeropuerto Fernando Luis Ribas Dominicci|San Juan||18.456|-66.0993|8|
SJU|||Luis Muñoz Marín International Airport|Aeropuerto Internacional Luis Muñoz Marín|San Juan||18.4374|-66.0047|62|
VQS|||Antonio Rivera Rodriguez Airport|Aeropuerto Antonio Rivera Rodriguez|Vieques||18.1341|-65.488|15|
@PT Atlantic/Azores
CVU||20|Corvo Island (Azores) Airport|Aeropuerto Corvo Island (Azores)|Corvo||39.7|-31.1|2|
FLW||20|Flores Island Airport|Aeropuerto Flores Island|Santa Cruz das Flores||39.4667|-31.15|7|
GRW||20|Graciosa Island Airport|Aeropuerto Graciosa Island|Santa Cruz da Graciosa||39.091|-28.028|7|
HOR||20|Horta Airport|Aeropuerto Horta|Horta||38.52|-28.7172|8|
PDL||20|João Paulo II Airport|Aeropuerto Juan Pablo II|Ponta Delgada (Azores)||37.7438|-25.6965|34|
PIX||20|Pico Island Airport|Aeropuerto Pico Island|Pico Island||38.4667|-28.3|7|
SJZ||20|Sao Jorge Island Airport|Aeropuerto Sao Jorge Island|Velas||38.6646|-28.1684|8|
SMA||20|Vila Do Porto Airport|Aeropuerto Vila Do Porto|Vila do Porto||36.9667|-25.1|9|Santa Maria
TER||20|Lajes Field|Aeropuerto Lajes Field|Praia da Vitória||38.7541|-27.0876|10|
@PT Atlantic/Madeira
FNC||30|Madeira Cristiano Ronaldo International Airport|Aeropuerto Internacional Cristiano Ronaldo de Madeira|Funchal (Madeira)||32.6931|-16.7756|46|
PXO||30|Porto Santo Airport|Aeropuerto Porto Santo|Porto Santo||33.07|-16.345|9|
@PT Europe/Lisbon
BGC||04|Braganca Airport|Aeropuerto Braganca|Bragança||41.8562|-6.7061|8|
CAT||11|Cascais Municipal Aerodrome|Aeropuerto Municipal Cascais|Cascais||38.7256|-9.3553|8|
FAO||08|Faro Airport|Aeropuerto de Faro|Faro||37.0206|-7.9685|52|
LIS||11|Lisbon Humberto Delgado Airport|Aeropuerto Humberto Delgado de Lisboa|Lisbon|Lisboa|38.77|-9.1282|82|Portela
OPO||13|Francisco Sá Carneiro Airport|Aeropuerto Francisco Sá Carneiro|Porto|Oporto|41.2378|-8.6703|62|
PRM||08|Portimao Airport|Aeropuerto Portimao|Portimão||37.1477|-8.5814|7|
VRL||17|Vila Real Airport|Aeropuerto Vila Real|Vila Real||41.2759|-7.7193|7|
VSE||18|Viseu Airport|Aeropuerto Viseu|Viseu||40.7227|-7.8892|7|
@PW Pacific/Palau
ROR||004|Airai Airport|Aeropuerto Airai|Koror||7.3641|134.5329|8|Palau
@PY America/Asuncion
AGT||10|Guaraní International Airport|Aeropuerto Internacional Guaraní|Ciudad del Este||-25.5|-54.8333|16|
ASU||11|Silvio Pettirossi International Airport|Aeropuerto Internacional Silvio Pettirossi|Asunción||-25.2418|-57.5138|38|
ENO||10|Teniente Amin Ayub Gonzalez Airport|Aeropuerto Teniente Amin Ayub Gonzalez|Encarnación||-27.2215|-55.8343|16|
@QA Asia/Qatar
DOH||DA|Hamad International Airport|Aeropuerto Internacional Hamad|Doha||25.261|51.6136|88|
@RE Indian/Reunion
RUN||SD|Roland Garros Airport|Aeropuerto Roland Garros|Saint-Denis (Réunion)|Saint-Denis (Reunión)|-20.892|55.5119|36|
ZSE||SR|St. Pierre de la Reunion Airport|Aeropuerto St. Pierre de la Reunion|Saint-Pierre||-21.3209|55.4269|8|Pierrefonds
@RO Europe/Bucharest
ARW||AR|Arad International Airport|Aeropuerto Internacional Arad|Arad||46.172|21.2763|8|
BAY||MM|Baia Mare Airport|Aeropuerto Baia Mare|Baia Mare||47.6603|23.467|8|Maramureș
BCM||BC|Bacau Airport|Aeropuerto Bacau|Bacău||46.5986|26.8819|9|
CLJ||CJ|Cluj International Airport|Aeropuerto Internacional de Cluj|Cluj-Napoca||46.7821|23.687|36|
CND||CT|Kogalniceanu Airport|Aeropuerto Kogalniceanu|Constanţa||44.35|28.4833|10|Mihail Kogălniceanu
CRA||DJ|Craiova Airport|Aeropuerto Craiova|Craiova||44.3189|23.8864|9|
GHV||SB|Brașov-Ghimbav International Airport|Aeropuerto Internacional Brașov-Ghimbav|Brașov||45.7017|25.52|9|
IAS||IS|Iași International Airport|Aeropuerto Internacional de Iași|Iași||47.177|27.617|34|
OMR||BH|Oradea Airport|Aeropuerto Oradea|Oradea||47.0275|21.9031|8|
OTP|BUH|IF|Bucharest Henri Coandă International Airport|Aeropuerto Internacional Henri Coandă de Bucarest|Bucharest|Bucarest|44.5712|26.0771|60|Bucuresti Otopeni
SBZ||SB|Sibiu Airport|Aeropuerto Sibiu|Sibiu||45.7898|24.0935|8|
SCV||SV|Suceava Airport|Aeropuerto Suceava|Suceava||47.6858|26.3517|8|
SUJ||SM|Satu Mare International Airport|Aeropuerto Internacional Satu Mare|Satu Mare||47.7061|22.8834|9|
TGM||MS|Targu Mures Airport|Aeropuerto Targu Mures|Târgu Mureş||46.5333|24.5333|8|
TSR||TM|Timișoara Traian Vuia International Airport|Aeropuerto Internacional Traian Vuia de Timisoara|Timișoara|Timisoara|45.8099|21.3201|32|
@RS Europe/Belgrade
BEG||00|Belgrade Nikola Tesla Airport|Aeropuerto Nikola Tesla de Belgrado|Belgrade|Belgrado|44.8194|20.3069|54|Beograd
INI||20|Nis Constantine the Great Airport|Aeropuerto Nis Constantine the Great|Nis||43.3372|21.8655|8|
KVO||18|Morava Airport|Aeropuerto Morava|Kraljevo||43.8186|20.5853|8|
@RU Asia/Anadyr
DYR||CHU|Anadyr Airport|Aeropuerto Anadyr|Anadyr||64.7333|177.75|10|Ugolny
KPW||CHU|Keperveyem Airport|Aeropuerto Keperveyem|Bilibino||67.8469|166.1389|10|
KVM|||Markovo Airport|Aeropuerto Markovo|Markovo||64.6653|170.4142|4|
PWE||CHU|Pevek Airport|Aeropuerto Pevek|Pevek||69.7833|170.6|9|
@RU Asia/Irkutsk
BTK||IRK|Bratsk Airport|Aeropuerto Bratsk|Bratsk||56.3667|101.8167|9|
IKT||IRK|Irkutsk International Airport|Aeropuerto Internacional Irkutsk|Irkutsk||52.2733|104.3561|17|
NZG||BU|Nizhneangarsk Airport|Aeropuerto Nizhneangarsk|Nizhneangarsk||55.8015|109.5955|3|
ODO||IRK|Bodaybo Airport|Aeropuerto Bodaybo|Bodaybo||57.8664|114.2425|3|
UKX||IRK|Ust-Kut Airport|Aeropuerto Ust-Kut|Ust-Kut||56.85|105.7333|8|
UUD||BU|Ulan-Ude Airport|Aeropuerto Ulan-Ude|Ulan Ude||51.8333|107.5|9|
@RU Asia/Kamchatka
PKC||KAM|Petropavlovsk-Kamchatsky Airport|Aeropuerto Petropavlovsk-Kamchatsky|Petropavlovsk-Kamchatsky||53.0167|158.65|10|
@RU Asia/Krasnoyarsk
ABA||KK|Abakan Airport|Aeropuerto Abakan|Abakan||53.7167|91.5|10|
EIE||KYA|Eniseysk Airport|Aeropuerto Eniseysk|Yeniseysk||58.4667|92.1167|8|Yeniseysk
HTG||KYA|Hatanga Airport|Aeropuerto Hatanga|Khatanga||71.9757|102.4777|9|Khatanga
IAA||KYA|Igarka Airport|Aeropuerto Igarka|Igarka||67.4333|86.6333|9|
KCY||KYA|Krasnoyarsk Cheremshanka Airport|Aeropuerto Krasnoyarsk Cheremshanka|Krasnoyarsk||56.1758|92.5428|3|
KJA||KYA|Krasnoyarsk International Airport|Aeropuerto Internacional Krasnoyarsk|Krasnoyarsk||56.1811|92.4829|18|
KYZ||TY|Kyzyl Airport|Aeropuerto Kyzyl|Kyzyl||51.6731|94.4082|9|
NSK||KYA|Noril'sk Airport|Aeropuerto Noril'sk|Norilsk||69.3231|87.3398|9|Norilsk Alykel
THX||KYA|Turukhansk Airport|Aeropuerto Turukhansk|Turukhansk||65.7972|87.9353|3|
VAQ||KYA|Vanavara Airport|Aeropuerto Vanavara|Vanavara||60.3579|102.3148|3|
VEO||KYA|Severo-Yeniseyskiy Airport|Aeropuerto Severo-Yeniseyskiy|Severo-Yeniseyskiy||60.3736|93.0122|3|Severo-Eniseysk
@RU Asia/Magadan
CKH||SA|Chokurdah Airport|Aeropuerto Chokurdah|Chokurdah||70.6333|147.8833|8|Chokurdakh
CYX||SA|Cherskiy Airport|Aeropuerto Cherskiy|Cherskiy||68.75|161.35|8|Chersky
GDX||MAG|Magadan Airport|Aeropuerto Magadan|Magadan||59.9167|150.7167|10|Sokol
SEK||SA|Srednekolymsk Airport|Aeropuerto Srednekolymsk|Srednekolymsk||67.4792|153.735|8|
ZKP||SA|Zyryanka Airport|Aeropuerto Zyryanka|Zyryanka||65.7383|150.7078|6|
@RU Asia/Novokuznetsk
KEJ||KEM|Kemerovo Airport|Aeropuerto Kemerovo|Kemerovo||55.2806|86.1162|7|
NOZ||KEM|Novokuznetsk Airport|Aeropuerto Novokuznetsk|Novokuznetsk||53.75|87.1667|9|Spichenkovo
@RU Asia/Novosibirsk
OVB||NVS|Tolmachevo International Airport|Aeropuerto Internacional de Tolmachovo|Novosibirsk||55.009|82.667|42|
@RU Asia/Omsk
BAX||NVS|Barnaul Airport|Aeropuerto Barnaul|Barnaul||53.3611|83.5476|9|
OMS||OMS|Omsk Airport|Aeropuerto Omsk|Omsk||54.9575|73.3167|9|Tsentralny
TOF||TOM|Tomsk Airport|Aeropuerto Tomsk|Tomsk||56.388|85.2099|7|Bogashevo
@RU Asia/Sakhalin
ITU||SAK|Iturup Airport|Aeropuerto Iturup|Iturup||45.2591|147.954|4|
UUS||SAK|Yuzhno-Sakhalinsk Airport|Aeropuerto Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk||46.8853|142.7216|9|
@RU Asia/Srednekolymsk
MQJ||SA|Moma Airport|Aeropuerto Moma|Khonuu||66.4558|143.2531|8|
@RU Asia/Vladivostok
BQG||KHA|Bogorodskoye Airport|Aeropuerto Bogorodskoye|Bogorodskoye||52.3783|140.4483|3|
BQJ||SA|Batagay Airport|Aeropuerto Batagay|Batagay||67.6489|134.695|1|
DEE||SAK|Mendeleyevo Airport|Aeropuerto Mendeleyevo|Yuzhno-Kurilsk||43.9584|145.683|1|Yuzhno-Kurilsk Mendeleyevo
DPT||SA|Deputatskiy Airport|Aeropuerto Deputatskiy|Deputatskiy||69.3926|139.8954|1|Deputatsky
EKS||SAK|Shakhtyorsk Airport|Aeropuerto Shakhtyorsk|Shakhtyorsk||49.1896|142.0855|3|
KHV||KHA|Khabarovsk Airport|Aeropuerto Khabarovsk|Khabarovsk||48.5246|135.1686|10|Khabarovsk Novy
KXK||KHA|Khurba Airport|Aeropuerto Khurba|Komsomolsk-on-Amur||50.4031|136.9336|9|Komsomolsk-on-Amur
NGK||SAK|Nogliki Airport|Aeropuerto Nogliki|Nogliki||51.7846|143.1425|3|
NLI||KHA|Nikolayevsk-na-Amure Airport|Aeropuerto Nikolayevsk-na-Amure|Nikolayevsk-on-Amur||53.1542|140.6511|8|Nikolayevsk-on-Amur
OHO||KHA|Okhotsk Airport|Aeropuerto Okhotsk|Okhotsk||59.4137|143.0644|8|
SUK||SA|Sakkyryr Airport|Aeropuerto Sakkyryr|Batagay-Alyta||67.7919|130.3908|1|
TLY||PRI|Plastun Airport|Aeropuerto Plastun|Plastun||44.8147|136.2893|3|Пластун (аэропорт)
UKG||SA|Ust-Kuyga Airport|Aeropuerto Ust-Kuyga|Ust-Kuyga||70.011|135.645|1|
USR||SA|Ust-Nera Airport|Aeropuerto Ust-Nera|Ust-Nera||64.5494|143.1108|8|
VVO||PRI|Vladivostok International Airport|Aeropuerto Internacional Vladivostok|Vladivostok||43.3963|132.1654|18|
@RU Asia/Yakutsk
BQS|||Ignatievo Airport|Aeropuerto Ignatievo|Blagoveshchensk||50.4167|127.4|9|Ignatyevo
HTA||CHI|Chita Airport|Aeropuerto Chita|Chita||52.0333|113.3|9|Kadala
IKS||SA|Tiksi Airport|Aeropuerto Tiksi|Tiksi||71.7|128.9|9|
MJZ||SA|Mirnyj Airport|Aeropuerto Mirnyj|Mirny||62.5333|114.0333|9|
NER||SA|Chulman Neryungri Airport|Aeropuerto Chulman Neryungri|Neryungri||56.65|124.6|10|
OLZ||SA|Olyokminsk Airport|Aeropuerto Olyokminsk|Olyokminsk||60.3992|120.4642|7|
PYJ||SA|Polyarnyj Airport|Aeropuerto Polyarnyj|Udachny||66.4167|112.05|9|
SUY||SA|Suntar Airport|Aeropuerto Suntar|Suntar||62.1847|117.6361|3|
SYS||SA|Saskylakh Airport|Aeropuerto Saskylakh|Saskylakh||71.9289|114.0822|6|
ULK||SA|Lensk Airport|Aeropuerto Lensk|Lensk||60.7225|114.8315|8|
UMS||SA|Ust-Maya Airport|Aeropuerto Ust-Maya|Ust-Maya||60.3568|134.4367|1|
VHV||SA|Verkhnevilyuysk Airport|Aeropuerto Verkhnevilyuysk|Verkhnevilyuysk||63.4592|120.2764|3|
VYI||SA|Vilyuysk Airport|Aeropuerto Vilyuysk|Vilyuysk||63.7561|121.6942|8|Vilyuisk
YKS||SA|Yakutsk International Airport|Aeropuerto Internacional Yakutsk|Yakutsk||62.0856|129.7501|14|
ZIX||SA|Zhigansk Airport|Aeropuerto Zhigansk|Zhigansk||66.7967|123.3614|6|
@RU Asia/Yekaterinburg
BVJ||YAN|Bovanenkovo Airport|Aeropuerto Bovanenkovo|Bovanenkovo||70.3153|68.3336|9|
CEK||CHE|Chelyabinsk International Airport|Aeropuerto Internacional Chelyabinsk|Chelyabinsk||55.2975|61.5123|9|
EYK||KHM|Beloyarsky Airport|Aeropuerto Beloyarsky|Beloyarsky||63.6967|66.7012|8|
HMA||KHM|Khanty-Mansiysk Airport|Aeropuerto Khanty-Mansiysk|Khanty-Mansiysk||61.0261|69.0971|9|
KGP||KHM|Kogalym International Airport|Aeropuerto Internacional Kogalym|Kogalym||62.1958|74.5336|9|
KRO||KGN|Kurgan Airport|Aeropuerto Kurgan|Kurgan||55.4742|65.4132|9|
MQF||BA|Magnitogorsk Airport|Aeropuerto Magnitogorsk|Magnitogorsk||53.45|59.0667|10|
NJC||KHM|Nizhnevartovsk Airport|Aeropuerto Nizhnevartovsk|Nizhnevartovsk||60.9476|76.4914|9|
NOJ||YAN|Noyabrsk Airport|Aeropuerto Noyabrsk|Noyabrsk||63.1767|75.2946|9|
NUX||YAN|Novy Urengoy Airport|Aeropuerto Novy Urengoy|Novy Urengoy||66.0734|76.5228|9|
NYA||KHM|Nyagan Airport|Aeropuerto Nyagan|Nyagan||62.1011|65.6056|9|
NYM||YAN|Nadym Airport|Aeropuerto Nadym|Nadym||65.4833|72.7167|9|
OSW||ORE|Orsk Airport|Aeropuerto Orsk|Orsk||51.2|58.5667|9|
OVS||KHM|Sovetsky Airport|Aeropuerto Sovetsky|Sovetskiy||61.3321|63.6019|9|Sovetsky Tyumenskaya
PEE||PER|Perm International Airport|Aeropuerto Internacional Perm|Perm||57.92|56.0192|10|
REN||ORE|Orenburg Airport|Aeropuerto Orenburg|Orenburg||51.791|55.4567|9|Orenburg Tsentralny
RMZ||TYU|Tobolsk Remezov Airport|Aeropuerto Tobolsk Remezov|Tobolsk||58.0583|68.3486|9|
SBT||YAN|Sabetta International Airport|Aeropuerto Internacional Sabetta|Sabetta||71.2171|72.0496|9|
SGC||KHM|Surgut International Airport|Aeropuerto Internacional Surgut|Surgut||61.3399|73.4095|9|
SLY||YAN|Salekhard Airport|Aeropuerto Salekhard|Salekhard||66.5904|66.5915|9|
SVX||SVE|Koltsovo International Airport|Aeropuerto Internacional de Koltsovo|Yekaterinburg|Ekaterimburgo|56.7503|60.8043|44|
TJM||TYU|Roshchino International Airport|Aeropuerto Internacional Roshchino|Tyumen||57.1818|65.3502|17|Roschino
UFA||BA|Ufa International Airport|Aeropuerto Internacional Ufa|Ufa||54.5654|55.8845|18|
URJ||KHM|Uraj Airport|Aeropuerto Uraj|Uray||60.1167|64.8333|8|Uray
@RU Europe/Kaliningrad
KGD||KGD|Khrabrovo|Aeropuerto Khrabrovo|Kaliningrad||54.8827|20.5866|10|
@RU Europe/Moscow
AAQ||KDA|Anapa Airport|Aeropuerto Anapa|Anapa||45.0017|37.3466|9|
AER||KDA|Sochi International Airport|Aeropuerto Internacional de Sochi|Sochi||43.4488|39.9411|46|
AMV||NEN|Amderma Airport|Aeropuerto Amderma|Amderma||69.7615|61.5745|6|
ARH|||Talagi Airport|Aeropuerto Talagi|Arkhangelsk||64.5976|40.714|9|
BZK||BRY|Bryansk International Airport|Aeropuerto Internacional Bryansk|Bryansk||53.2139|34.1764|9|
CEE||VLG|Cherepovets Airport|Aeropuerto Cherepovets|Cherepovets||59.2833|38.0667|9|
CSH||KR|Solovky Airport|Aeropuerto Solovky|Solovetsky Islands||65.0294|35.7333|2|Solovki
CSY||CU|Cheboksary Airport|Aeropuerto Cheboksary|Cheboksary||56.1333|47.2667|9|
DME|MOW|MOS|Moscow Domodedovo Airport|Aeropuerto de Moscú-Domodédovo|Moscow|Moscú|55.4146|37.8995|62|
EGO||BEL|Belgorod International Airport|Aeropuerto Internacional Belgorod|Belgorod||50.6447|36.5822|9|
EIK||KDA|Yeysk Airport|Aeropuerto Yeysk|Yeysk||46.6835|38.2145|6|
ESL||KL|Elista Airport|Aeropuerto Elista|Elista||46.3706|44.333|9|
GDZ||KDA|Gelendzhik Airport|Aeropuerto Gelendzhik|Gelendzhik||44.5667|38.0167|9|
GOJ||NIZ|Strigino International Airport|Aeropuerto Internacional Strigino|Nizhny Novgorod||56.2186|43.7898|9|Nizhny Novgorod
GRV||CE|Groznyy Airport|Aeropuerto Groznyy|Groznyy||43.3333|45.75|9|
IGT||IN|Magas Airport|Aeropuerto Magas|Sunzha||43.3221|45.0126|9|
IWA||IVA|Ivanovo Yuzhny Airport|Aeropuerto Ivanovo Yuzhny|Ivanovo||56.943|40.9445|9|
KMW||KOS|Kostroma Airport|Aeropuerto Kostroma|Kostroma||57.75|40.9333|8|
KRR||KDA|Krasnodar International Airport|Aeropuerto Internacional Krasnodar|Krasnodar||45.0341|39.139|17|Pashkovsky
KSZ||KO|Kotlas Airport|Aeropuerto Kotlas|Kotlas||61.2364|46.6983|8|
KVX||KIR|Kirov Airport|Aeropuerto Kirov|Kirov||58.5|49.35|8|Pobedilovo
KZN||TA|Kazan International Airport|Aeropuerto Internacional Kazan|Kazan||55.6084|49.2982|18|
LDG|||Leshukonskoye Airport|Aeropuerto Leshukonskoye|Leshukonskoye||64.9|45.75|3|
LED||SPE|Pulkovo Airport|Aeropuerto de Púlkovo|Saint Petersburg|San Petersburgo|59.7998|30.2705|58|Leningrad St Petersburg
LPK||LIP|Lipetsk Airport|Aeropuerto Lipetsk|Lipetsk||52.7034|39.5382|9|
MCX||DA|Makhachkala Airport|Aeropuerto Makhachkala|Makhachkala||42.8209|47.6561|9|Uytash
MMK||MUR|Murmansk Airport|Aeropuerto Murmansk|Murmansk||68.7851|32.7592|9|
MRV||STA|Mineralnye Vody Airport|Aeropuerto Mineralnye Vody|Mineralnye Vody||44.2184|43.0882|18|
NAL||KB|Nalchik Airport|Aeropuerto Nalchik|Nalchik||43.5333|43.7|8|
NBC||TA|Begishevo Airport|Aeropuerto Begishevo|Nizhnekamsk||55.5658|52.1016|9|
NNM||NEN|Naryan-Mar Airport|Aeropuerto Naryan-Mar|Naryan Mar||67.6167|53.15|9|
OGZ||SE|Vladikavkaz Airport|Aeropuerto Vladikavkaz|Vladikavkaz||43.2|44.6|9|Beslan
PES||KR|Petrozavodsk Airport|Aeropuerto Petrozavodsk|Petrozavodsk||61.8783|34.1539|9|
PEX||KO|Pechora Airport|Aeropuerto Pechora|Pechora||65.1167|57.1333|8|
PEZ||PNZ|Penza Airport|Aeropuerto Penza|Penza||53.1185|45.023|6|
PKV||PSK|Pskov Airport|Aeropuerto Pskov|Pskov||57.791|28.3977|9|
ROV||ROS|Platov International Airport|Aeropuerto Internacional Platov|Rostov-on-Don||47.4909|39.9295|18|
RYB||YAR|Rybinsk Airport|Aeropuerto Rybinsk|Rybinsk||58.1333|38.8667|7|Staroselye
SCW||KO|Syktyvkar Airport|Aeropuerto Syktyvkar|Syktyvkar||61.6667|50.7667|9|
SKX||MO|Saransk Airport|Aeropuerto Saransk|Saransk||54.1276|45.2161|9|
STW||STA|Stavropol Airport|Aeropuerto Stavropol|Stavropol||45.3333|42.0083|9|Stavropol Shpakovskoye
SVO|MOW|MOS|Sheremetyevo International Airport|Aeropuerto Internacional Sheremétievo|Moscow|Moscú|55.9663|37.4166|76|
TGK||ROS|Taganrog Yuzhny Airport|Aeropuerto Taganrog Yuzhny|Taganrog||47.2434|38.864|9|Таганрог-Южный (аэропорт)
UCT||KO|Ukhta Airport|Aeropuerto Ukhta|Ukhta||63.5667|53.8|9|
URS||KRS|Kursk Vostochny Airport|Aeropuerto Kursk Vostochny|Kursk||51.751|36.2831|9|
USK||KO|Usinsk Airport|Aeropuerto Usinsk|Usinsk||66.0024|57.375|9|
UUA||TA|Bugulma Airport|Aeropuerto Bugulma|Bugulma||54.634|52.791|8|
VKO|MOW|MOS|Vnukovo International Airport|Aeropuerto Internacional de Vnúkovo|Moscow|Moscú|55.6031|37.2921|58|
VKT||KO|Vorkuta Airport|Aeropuerto Vorkuta|Vorkuta||67.4862|63.9952|8|
VOG||VGG|Volgograd International Airport|Aeropuerto Internacional Volgograd|Volgograd||48.792|44.3548|9|
VOZ||VOR|Voronezh International Airport|Aeropuerto Internacional Voronezh|Voronezh||51.8124|39.227|9|
VUS||VLG|Velikij Ustyug Airport|Aeropuerto Velikij Ustyug|Veliky Ustyug||60.7667|46.3167|8|Velikiy Ustyug
ZIA|MOW|MOS|Zhukovsky International Airport|Aeropuerto Internacional Zhukovsky|Moscow||55.5678|38.1318|18|
@RU Europe/Samara
ASF||KL|Astrakhan Airport|Aeropuerto Astrakhan|Astrakhan||46.2877|48|9|Narimanovo
IJK||UD|Izhevsk Airport|Aeropuerto Izhevsk|Izhevsk||56.8304|53.4565|9|
KUF||SAM|Kurumoch Samara International Airport|Aeropuerto Internacional Kurumoch Samara|Samara||53.5078|50.1474|17|
ULV||ULY|Ulyanovsk Baratayevka Airport|Aeropuerto Ulyanovsk Baratayevka|Ulyanovsk||54.2683|48.2267|9|
ULY||ULY|Ulyanovsk Vostochny Airport|Aeropuerto Ulyanovsk Vostochny|Ulyanovsk||54.399|48.8028|10|
@RU Europe/Saratov
GSV||SAR|Gagarin International Airport|Aeropuerto Internacional Gagarin|Saratov||51.7181|46.1677|17|Saratov Gagarin
@RW Africa/Kigali
KGL||01|Kigali International Airport|Aeropuerto Internacional de Kigali|Kigali||-1.963|30.135|32|
KME||04|Kamembe Airport|Aeropuerto Kamembe|Kamembe||-2.4593|28.909|8|
@SA Asia/Riyadh
ABT||11|Al-Aqiq Airport|Aeropuerto Al-Aqiq|Al-Baha||20.294|41.64|10|Al-Baha
AHB||14|Abha Regional Airport|Aeropuerto Regional Abha|Abha||18.2343|42.6576|18|
AJF||12|Jouf Airport|Aeropuerto Jouf|Sakaka||29.7887|40.1015|10|Al-Jawf
AQI||04|Qaisumah Airport|Aeropuerto Qaisumah|Qaisumah||28.3344|46.1213|8|Al Qaisumah/Hafr Al Batin
BHH||14|Bisha Domestic Airport|Aeropuerto Bisha|Bisha||19.9945|42.6185|9|
DMM||04|King Fahd International Airport|Aeropuerto Internacional Rey Fahd|Dammam||26.4711|49.7978|54|
DWD||01|Dawadmi Airport|Aeropuerto Dawadmi|Dawadmi||24.4455|44.1287|6|
EAM||10|Nejran Airport|Aeropuerto Nejran|Najran||17.6133|44.4146|9|Najran
EJH||07|Wedjh Airport|Aeropuerto Wedjh|Al Wajh||26.2077|36.4748|9|Al Wajh
ELQ||05|Prince Nayef bin Abdulaziz Regional Airport|Aeropuerto Regional Prince Nayef bin Abdulaziz|Buraidah||26.305|43.7682|9|Gassim
GIZ||09|Jazan Regional Airport|Aeropuerto Regional Jazan|Jizan||16.8989|42.5823|9|Jizan
HAS||06|Hail Airport|Aeropuerto Hail|Ha'il||27.4382|41.6905|10|
HOF||04|Al-Ahsa Airport|Aeropuerto Al-Ahsa|Al Hofuf||25.2948|49.4875|8|
JED||02|King Abdulaziz International Airport|Aeropuerto Internacional Rey Abdulaziz|Jeddah|Yeda|21.6644|39.1742|78|Mecca La Meca
KMC||04|Hafar Al-Batin Domestic Airport|Aeropuerto Hafar Al-Batin|King Khalid Military City||27.9113|45.5235|10|King Khaled Military
MED||03|Prince Mohammad bin Abdulaziz International Airport|Aeropuerto Internacional Príncipe Mohammad bin Abdulaziz|Medina||24.5444|39.699|52|
NUM||07|Neom Bay Airport|Aeropuerto Neom Bay|Neom||27.925|35.29|10|
RAE||08|Arar Airport|Aeropuerto Arar|Arar||30.903|41.1371|9|
RAH||08|Rafha Airport|Aeropuerto Rafha|Rafha||29.6235|43.4888|8|
RSI||07|Red Sea International Airport|Aeropuerto Internacional Red Sea|Red Sea||25.6303|37.0783|10|
RUH||01|King Khalid International Airport|Aeropuerto Internacional Rey Jalid|Riyadh|Riad|24.9593|46.7029|76|
SHW||10|Sharurah Airport|Aeropuerto Sharurah|Sharurah||17.4695|47.112|10|
TIF||02|Taif Airport|Aeropuerto Taif|Ta’if||21.4804|40.5527|10|
TUI||08|Turaif Airport|Aeropuerto Turaif|Turaif||31.6887|38.7338|9|
TUU||07|Tabuk Regional Airport|Aeropuerto Regional Tabuk|Tabuk||28.373|36.5987|10|
ULH||03|Prince Abdul Majeed bin Abdulaziz Airport|Aeropuerto Prince Abdul Majeed bin Abdulaziz|Al Ula||26.4809|38.1167|9|
URY||12|Gurayat Airport|Aeropuerto Gurayat|Qurayyat||31.4096|37.275|9|
WAE||01|Wadi Ad Dawasir Airport|Aeropuerto Wadi Ad Dawasir|Wadi Al Dawasir||20.4984|45.2044|9|Wadi al-Dawasir
YNB||03|Yanbu Airport|Aeropuerto Yanbu|Yanbu||24.1407|38.063|10|
@SB Pacific/Guadalcanal
AKS||GU|Gwaunaru'u Airport|Aeropuerto Gwaunaru'u|Auki||-8.7043|160.6815|2|Auki
BAS||WE|Balalae Airport|Aeropuerto Balalae|Balalae||-6.9934|155.8833|2|
BNY||GU|Bellona Airport|Aeropuerto Bellona|Bellona||-11.3|159.8167|2|Bellona/Anua
CHY||WE|Choiseul Bay Airport|Aeropuerto Choiseul Bay|Taro||-6.7138|156.3986|2|
FRE||GU|Fera Island Airport|Aeropuerto Fera Island|Buala||-8.1|159.5833|2|
GTA||WE|Gatokae Aerodrom|Aeropuerto Gatokae Aerodrom|Gatokae Aerodrom||-8.7667|158.1833|2|
GZO||WE|Nusatupe Airport|Aeropuerto Nusatupe|Gizo||-8.1167|156.8333|2|
HIR||GU|Honiara International Airport|Aeropuerto Internacional Honiara|Honiara||-9.4286|160.0482|16|
IRA||GU|Kirakira Airport|Aeropuerto Kirakira|Kirakira||-10.5|161.8333|2|
KGE||WE|Kagau Airport|Aeropuerto Kagau|Kagau||-8.165|157.5861|2|Kaghau
MUA||WE|Munda Airport|Aeropuerto Munda|Munda||-8.3279|157.2697|8|
NNB|||Santa Ana Airport|Aeropuerto Santa Ana|Santa Ana||-10.8333|162.5|2|
RBV||WE|Ramata Airport|Aeropuerto Ramata|Ramata||-8.1656|157.6394|2|
RNL||GU|Rennell Airport|Aeropuerto Rennell|Rennell||-11.6667|160.3|2|Tingoa
RUS||GU|Marau Sound Airport|Aeropuerto Marau Sound|Marau Sound||-8.5|161.25|2|
SCZ|||Santa Cruz Island Airport|Aeropuerto Santa Cruz Island|Santa Cruz Islands||-11.6167|166.85|2|Luova
VAO||WE|Suavanao Airport|Aeropuerto Suavanao|Suavanao||-7.5856|158.731|2|
XYA||GU|Yandina Airport|Aeropuerto Yandina|Yandina||-9.1167|159.2167|3|
@SC Indian/Mahe
PRI||14|Praslin Island Airport|Aeropuerto Praslin Island|Praslin||-4.3239|55.6923|7|
SEZ||20|Seychelles International Airport|Aeropuerto Internacional de Seychelles|Mahé (Seychelles)||-4.6713|55.5113|36|
@SD Africa/Khartoum
DOG||01|Dongola Airport|Aeropuerto Dongola|Dongola||19.152|30.4319|8|
EBD||09|El Obeid Airport|Aeropuerto El Obeid|El-Obeid||13.1597|30.2342|9|
ELF||02|El Fasher Airport|Aeropuerto El Fasher|El Fasher||13.6167|25.3167|8|
KRT||03|Khartoum International Airport|Aeropuerto Internacional de Jartum|Khartoum|Jartum|15.5922|32.5497|24|
KSL||05|Kassala Airport|Aeropuerto Kassala|Kassala||15.3903|36.3422|9|
PZU||26|Port Sudan New International Airport|Aeropuerto Internacional Port Sudan New|Port Sudan||19.5778|37.2139|8|
UYL||11|Nyala Airport|Aeropuerto Nyala|Nyala||12.0717|24.8947|8|
@SE Europe/Stockholm
AGH||M|Angelholm Helsingborg Airport|Aeropuerto Angelholm Helsingborg|Ängelholm||56.2871|12.8671|8|
AJR||BD|Arvidsjaur Airport|Aeropuerto Arvidsjaur|Arvidsjaur||65.5914|19.2856|9|
ARN|STO|AB|Stockholm Arlanda Airport|Aeropuerto de Estocolmo-Arlanda|Stockholm|Estocolmo|59.6498|17.9304|66|
BLE||W|Dala Airport|Aeropuerto Dala|Borlange||60.4297|15.5083|9|Borlänge
BMA|STO|AB|Stockholm Bromma Airport|Aeropuerto de Estocolmo-Bromma|Stockholm|Estocolmo|59.3557|17.9461|28|
EVG||Z|Sveg Airport|Aeropuerto Sveg|Sveg||62.0471|14.4196|2|
GEV||BD|Gallivare Airport|Aeropuerto Gallivare|Gällivare||67.1344|20.8167|8|
GOT||Q|Göteborg Landvetter Airport|Aeropuerto de Gotemburgo-Landvetter|Gothenburg|Gotemburgo|57.6666|12.2949|48|Göteborg
HAD||N|Halmstad Airport|Aeropuerto Halmstad|Halmstad||56.6809|12.815|9|
HFS||S|Hagfors Airport|Aeropuerto Hagfors|Hagfors||60.0175|13.5692|3|
HMV||AC|Hemavan Tarnaby Airport|Aeropuerto Hemavan Tarnaby|Hemavan||65.7278|15.2731|3|
JKG||F|Jonkoping Airport|Aeropuerto Jonkoping|Jönköping||57.7501|14.0705|8|
KLR||H|Kalmar Oland Airport|Aeropuerto Kalmar Oland|Kalmar||56.685|16.2872|8|
KRF||Y|Kramfors/Solleftea Airport|Aeropuerto Kramfors/Solleftea|Kramfors||63.0494|17.7728|8|
KRN||BD|Kiruna Airport|Aeropuerto Kiruna|Kiruna||67.8222|20.3458|8|
KSD||S|Karlstad Airport|Aeropuerto Karlstad|Karlstad||59.3603|13.4721|8|
LLA||BD|Lulea Airport|Aeropuerto Lulea|Luleå||65.5483|22.1215|16|
LPI||E|Linkoping City Airport|Aeropuerto Linkoping|Linköping||58.4069|15.6569|8|Linköping SAAB
LYC||AC|Lycksele Airport|Aeropuerto Lycksele|Lycksele||64.5507|18.7097|7|
MMX||M|Malmo Airport|Aeropuerto Malmo|Malmö||55.5388|13.3637|17|
MXX||W|Mora–Siljan Airport|Aeropuerto Mora–Siljan|Mora||60.9581|14.5045|8|
NRK||E|Norrkoping Airport|Aeropuerto Norrkoping|Norrköping||58.5833|16.2324|8|
NYO|STO|D|Stockholm Skavsta Airport|Aeropuerto de Estocolmo-Skavsta|Stockholm|Estocolmo|58.7842|16.9229|20|
OER||Y|Ornskoldsvik Airport|Aeropuerto Ornskoldsvik|Örnsköldsvik||63.4126|18.9921|8|
ORB||T|Orebro-Bofors Airport|Aeropuerto Orebro-Bofors|Örebro||59.2258|15.0475|7|
OSD||Z|Are Ostersund Airport|Aeropuerto Are Ostersund|Östersund||63.1986|14.4944|9|
PJA||BD|Pajala Airport|Aeropuerto Pajala|Pajala||67.2457|23.0687|4|
RNB||K|Kallinge Airport|Aeropuerto Kallinge|Ronneby||56.2583|15.2611|9|Ronneby
SCR||W|Sälen/Scandinavian Mountains Airport|Aeropuerto Sälen/Scandinavian Mountains|Sälen||61.159|12.84|9|
SDL||Y|Sundsvall-Timra Airport|Aeropuerto Sundsvall-Timra|Sundsvall||62.5266|17.4387|8|Sundsvall-Härnösand
SFT||AC|Skelleftea Airport|Aeropuerto Skelleftea|Skellefteå||64.6225|21.0685|8|
TYF||S|Torsby Airport|Aeropuerto Torsby|Torsby||60.1545|12.9966|8|
UME||AC|Umea Airport|Aeropuerto Umea|Umeå||63.7933|20.2895|16|
VBY||I|Visby Airport|Aeropuerto Visby|Visby||57.6604|18.3382|8|
VHM||AC|Vilhelmina Airport|Aeropuerto Vilhelmina|Vilhelmina||64.6167|16.65|7|
VST||U|Vasteras/Hasslo Airport|Aeropuerto Vasteras/Hasslo|Västerås||59.5892|16.6306|9|Stockholm-Västerås
VXO||G|Vaxjo-Kronoberg Airport|Aeropuerto Vaxjo-Kronoberg|Växjö||56.9251|14.732|9|
@SG Asia/Singapore
SIN||04|Singapore Changi Airport|Aeropuerto de Singapur-Changi|Singapore|Singapur|1.3612|103.9902|94|
XSP|SIN|02|Seletar Airport|Aeropuerto Seletar|Singapore||1.4177|103.8711|8|
@SH Atlantic/St_Helena
HLE|||Saint Helena Airport|Aeropuerto Saint Helena|Saint Helena||-15.9592|-5.6458|3|
@SI Europe/Ljubljana
LJU||061|Ljubljana Jože Pučnik Airport|Aeropuerto Jože Pučnik de Liubliana|Ljubljana|Liubliana|46.231|14.455|28|
@SJ Arctic/Longyearbyen
LYR||21|Svalbard Airport|Aeropuerto Svalbard|Longyearbyen||78.2089|15.8|8|
@SK Europe/Bratislava
BTS||BL|Bratislava Airport|Aeropuerto de Bratislava|Bratislava||48.17|17.1998|34|
KSC||KI|Košice International Airport|Aeropuerto Internacional de Košice|Košice||48.6667|21.25|26|
TAT||PV|Poprad/Tatry Airport|Aeropuerto Poprad/Tatry|Poprad||49.0733|20.2481|9|
@SL Africa/Freetown
FNA||N|Freetown International Airport|Aeropuerto Internacional Freetown|Freetown||8.6161|-13.1992|18|Lungi
@SN Africa/Dakar
CSK||ZG|Cap Skirring Airport|Aeropuerto Cap Skirring|Cap Skirring||12.3922|-16.7441|8|
DSS|DKR|DK|Blaise Diagne International Airport|Aeropuerto Internacional Blaise Diagne|Dakar||14.6709|-17.0695|42|Thiès
@SO Africa/Mogadishu
BBO||WO|Berbera International Airport|Aeropuerto Internacional Berbera|Berbera||10.3913|44.9436|10|
BLW||BN|Beledweyne Airport|Aeropuerto Beledweyne|Beledweyne||4.6983|45.2167|3|
BSA|||Bosaso International Airport|Aeropuerto Internacional Bosaso|Bosaso||11.2833|49.15|2|
GGR|||Garowe Airport|Aeropuerto Garowe|Garowe||8.4608|48.5722|3|
GLK|||Abdullahi Yusuf Airport|Aeropuerto Abdullahi Yusuf|Galkayo||6.7667|47.4333|4|Galkacyo
HGA||WO|Hargeisa Airport|Aeropuerto Hargeisa|Hargeisa||9.5158|44.0917|8|
MGQ||BN|Aden Adde International Airport|Aeropuerto Internacional Aden Adde|Mogadishu||2.0133|45.3133|9|
@SR America/Paramaribo
ORG||PR|Zorg En Hoop Airport|Aeropuerto Zorg En Hoop|Paramaribo||5.8094|-55.1911|2|
PBM||PR|Johan Adolf Pengel International Airport|Aeropuerto Internacional Johan Adolf Pengel|Paramaribo||5.4514|-55.1911|26|
@SS Africa/Juba
JUB||17|Juba International Airport|Aeropuerto Internacional Juba|Juba||4.8672|31.6024|17|
@ST Africa/Sao_Tome
PCP||P|Principe Airport|Aeropuerto Principe|Príncipe||1.6651|7.4124|7|
TMS||01|Sao Tome Island Airport|Aeropuerto Sao Tome Island|São Tomé||0.3783|6.725|16|
@SV America/El_Salvador
SAL||PA|San Óscar Arnulfo Romero y Galdámez International Airport|Aeropuerto Internacional San Óscar Arnulfo Romero y Galdámez|San Salvador||13.4451|-89.0572|54|
@SX America/Lower_Princes
SXM|||Princess Juliana International Airport|Aeropuerto Internacional Princesa Juliana|Philipsburg (Sint Maarten)|Philipsburg (San Martín)|18.0412|-63.1086|38|
@SY Asia/Damascus
ALP||HL|Aleppo International Airport|Aeropuerto Internacional Aleppo|Aleppo||36.1854|37.2271|9|
DAM||DI|Damascus International Airport|Aeropuerto Internacional Damascus|Damascus||33.4112|36.5125|18|
KAC||HA|Kameshly Airport|Aeropuerto Kameshly|Qamishli||37.0317|41.2027|9|Qamishli
@SZ Africa/Mbabane
SHO||LU|King Mswati III International Airport|Aeropuerto Internacional King Mswati III|Manzini||-26.3486|31.7211|18|
@TC America/Grand_Turk
GDT||GT|JAGS McCartney International Airport|Aeropuerto Internacional JAGS McCartney|Cockburn Town||21.4449|-71.1436|8|
NCA||NC|North Caicos Airport|Aeropuerto North Caicos|North Caicos||21.9333|-71.9833|7|
PLS||PR|Providenciales International Airport|Aeropuerto Internacional de Providenciales|Providenciales||21.7753|-72.2626|34|
SLX||GT|Salt Cay Airport|Aeropuerto Salt Cay|Salt Cay||21.3333|-71.2017|2|
XSC||SC|South Caicos International Airport|Aeropuerto Internacional South Caicos|South Caicos||21.5158|-71.5297|8|
@TD Africa/Ndjamena
AEH||OD|Abeche Airport|Aeropuerto Abeche|Abeche||13.8514|20.8508|8|
NDJ||ND|N'Djamena International Airport|Aeropuerto Internacional N'Djamena|N'Djamena||12.1291|15.0342|17|
@TG Africa/Lome
LFW||M|Lome–Tokoin International Airport|Aeropuerto Internacional Lome–Tokoin|Lomé||6.1671|1.2503|9|
@TH Asia/Bangkok
BFV||31|Buriram Airport|Aeropuerto Buriram|Buriram||15.3194|103.3028|8|
BKK||10|Suvarnabhumi Airport|Aeropuerto de Bangkok-Suvarnabhumi|Bangkok||13.6931|100.752|92|
CEI||57|Chiang Rai International Airport|Aeropuerto Internacional Chiang Rai|Chiang Rai||19.9546|99.8788|8|
CJM||86|Chumphon Airport|Aeropuerto Chumphon|Chumphon||10.7111|99.3614|8|
CNX||50|Chiang Mai International Airport|Aeropuerto Internacional de Chiang Mai|Chiang Mai||18.7696|98.9684|54|
DMK|BKK|10|Don Mueang International Airport|Aeropuerto Internacional Don Mueang|Bangkok||13.9125|100.6067|70|
HDY||90|Hat Yai International Airport|Aeropuerto Internacional Hat Yai|Hat Yai||6.9368|100.3936|17|
HGN||58|Mae Hong Son Airport|Aeropuerto Mae Hong Son|Mae Hong Son||19.2997|97.9752|8|
HHQ||76|Hua Hin Airport|Aeropuerto Hua Hin|Hua Hin||12.6274|99.9514|7|
HKT||83|Phuket International Airport|Aeropuerto Internacional de Phuket|Phuket||8.1076|98.3064|66|Patong
KBV||81|Krabi International Airport|Aeropuerto Internacional de Krabi|Krabi||8.0973|98.9806|42|
KKC||40|Khon Kaen Airport|Aeropuerto Khon Kaen|Khon Kaen||16.4647|102.7875|8|
KOP||48|Nakhon Phanom Airport|Aeropuerto Nakhon Phanom|Nakhon Phanom||17.4|104.75|9|
LOE||42|Loei Airport|Aeropuerto Loei|Loei||17.4378|101.7219|8|
LPT||52|Lampang Airport|Aeropuerto Lampang|Lampang||18.2742|99.5072|8|
MAQ||63|Mae Sot Airport|Aeropuerto Mae Sot|Mae Sot||16.7014|98.5435|8|
NAW||96|Narathiwat Airport|Aeropuerto Narathiwat|Narathiwat||6.5167|101.75|8|
NNT||55|Nan Airport|Aeropuerto Nan|Nan||18.8|100.7833|8|
NST||80|Nakhon Si Thammarat International Airport|Aeropuerto Internacional Nakhon Si Thammarat|Nakhon Si Thammarat||8.54|99.9404|7|
PHS||65|Phitsanulok Airport|Aeropuerto Phitsanulok|Phitsanulok||16.7713|100.2812|9|
ROI||45|Roi Et Airport|Aeropuerto Roi Et|Roi Et||16.1167|103.7738|8|
SNO||47|Sakon Nakhon Airport|Aeropuerto Sakon Nakhon|Sakon Nakhon||17.2833|104.1|8|
TDX||23|Trat Airport|Aeropuerto Trat|Trat||12.274|102.3187|8|
THS||64|Sukhothai Airport|Aeropuerto Sukhothai|Sukhothai||17.2231|99.8222|8|
TST||92|Trang Airport|Aeropuerto Trang|Trang||7.5|99.6167|8|
UBP||34|Ubon Ratchathani International Airport|Aeropuerto Internacional Ubon Ratchathani|Ubon Ratchathani||15.2465|104.8707|9|
UNN||85|Ranong Airport|Aeropuerto Ranong|Ranong||9.8528|98.6292|7|
URT||84|Surat Thani Airport|Aeropuerto Surat Thani|Surat Thani||9.1339|99.1432|9|
USM||84|Samui Airport|Aeropuerto de Samui|Ko Samui||9.5512|100.0629|40|
UTH||41|Udon Thani International Airport|Aeropuerto Internacional Udon Thani|Udon Thani||17.3866|102.7745|9|
UTP||21|Utapao Airport|Aeropuerto Utapao|Rayong||12.6833|101.0167|10|
@TJ Asia/Dushanbe
DYU||RR|Dushanbe Airport|Aeropuerto Dushanbe|Dushanbe||38.5489|68.8173|9|
KQT||KT|Bokhtar International Airport|Aeropuerto Internacional Bokhtar|Bokhtar||37.8656|68.8651|8|Qurghonteppa
LBD||SU|Khujand Airport|Aeropuerto Khujand|Khujand||40.2199|69.6965|9|Khudzhand
TJU||KT|Kulyab Airport|Aeropuerto Kulyab|Kulyab||37.9883|69.8067|9|Kulob
@TL Asia/Dili
DIL||DI|Presidente Nicolau Lobato International Airport|Aeropuerto Internacional Presidente Nicolau Lobato|Dili||-8.5496|125.525|8|
@TM Asia/Ashgabat
ASB||S|Ashgabat International Airport|Aeropuerto Internacional Ashgabat|Ashgabat||37.9842|58.367|17|
CRZ||L|Turkmenabat Airport|Aeropuerto Turkmenabat|Türkmenabat||39.0926|63.6012|10|
KRW||B|Turkmenbashi Airport|Aeropuerto Turkmenbashi|Turkmenbashi||40.0562|53.0127|10|
MYP||M|Mary Airport|Aeropuerto Mary|Mary||37.664|61.8296|9|
TAZ||D|Dashoguz Airport|Aeropuerto Dashoguz|Daşoguz||41.7637|59.8341|9|Daşoguz
@TN Africa/Tunis
DJE||82|Djerba–Zarzis International Airport|Aeropuerto Internacional Djerba–Zarzis|Djerba||33.8712|10.7751|9|
GAE||81|Gabes - Matmata International Airport|Aeropuerto Internacional Gabes - Matmata|Gabès||33.7357|9.9194|7|
GAF||71|Gafsa – Ksar International Airport|Aeropuerto Internacional Gafsa – Ksar|Gafsa||34.4167|8.8167|8|
MIR||52|Habib Bourguiba International Airport|Aeropuerto Internacional Habib Bourguiba|Monastir||35.7611|10.7532|9|
NBE||51|Enfidha - Hammamet International Airport|Aeropuerto Internacional Enfidha - Hammamet|Enfidha||36.0833|10.4387|10|
SFA||61|Sfax–Thyna International Airport|Aeropuerto Internacional Sfax–Thyna|Sfax||34.7167|10.6833|9|
TBJ||32|Tabarka-Ain Draham Airport|Aeropuerto Tabarka-Ain Draham|Tabarka||36.9783|8.8764|7|
TOE||72|Tozeur–Nefta International Airport|Aeropuerto Internacional Tozeur–Nefta|Tozeur||33.9167|8.1333|10|
TUN||11|Tunis–Carthage International Airport|Aeropuerto Internacional de Túnez-Cartago|Tunis|Túnez|36.8476|10.2171|48|
@TO Pacific/Tongatapu
EUA||04|Kaufana Airport|Aeropuerto Kaufana|ʻEua||-21.377|-174.957|2|'Eua
HPA||02|Salote Pilolevu Airport|Aeropuerto Salote Pilolevu|Lifuka||-19.7785|-174.3409|7|Lifuka Island
NTT|||Kuini Lavenia Airport|Aeropuerto Kuini Lavenia|Niuatoputapu||-15.5|-174|1|Niuatoputapu
TBU||04|Fua'amotu International Airport|Aeropuerto Internacional Fua'amotu|Nuku'alofa||-21.2422|-175.1419|9|
VAV||05|Lupepau'u Airport|Aeropuerto Lupepau'u|Vavaʻu||-18.5855|-173.9644|8|Vava'u
@TR Europe/Istanbul
ADA||01|Adana Şakirpaşa Airport|Aeropuerto de Adana-Şakirpaşa|Adana||36.985|35.2974|38|
ADB|IZM|35|İzmir Adnan Menderes Airport|Aeropuerto Adnan Menderes de Esmirna|Izmir|Esmirna|38.2944|27.1476|54|
ADF||02|Adiyaman Airport|Aeropuerto Adiyaman|Adıyaman||37.75|38.2667|9|Adıyaman
AJI||04|Agri Airport|Aeropuerto Agri|Ağrı||39.65|43.025|9|Ağrı
AOE||26|Anadolu Airport|Aeropuerto Anadolu|Eskişehir||39.81|30.5194|9|
ASR||38|Kayseri Airport|Aeropuerto de Kayseri|Kayseri||38.7703|35.4949|30|
AYT||07|Antalya Airport|Aeropuerto de Antalya|Antalya||36.8993|30.8013|70|
BAL||72|Batman Airport|Aeropuerto Batman|Batman||37.9167|41.0833|9|
BGG||49|Bingol Airport|Aeropuerto Bingol|Bingol||38.86|40.5939|4|
BJV||48|Milas–Bodrum Airport|Aeropuerto de Milas-Bodrum|Bodrum||37.244|27.6728|40|
BZI||10|Balikesir Airport|Aeropuerto Balikesir|Balikesir||39.6172|27.9278|9|Balıkesir
CKZ||17|Canakkale Airport|Aeropuerto Canakkale|Çanakkale||40.1374|26.4269|7|
COV||01|Çukurova International Airport|Aeropuerto Internacional Çukurova|Adana||36.8969|35.0675|18|
DIY||21|Diyarbakir Airport|Aeropuerto Diyarbakir|Diyarbakır||37.9108|40.1974|10|Diyarbakır
DLM||48|Dalaman Airport|Aeropuerto de Dalaman|Dalaman||36.7173|28.7872|40|
DNZ||20|Cardak Airport|Aeropuerto Cardak|Denizli||37.7872|29.7033|9|
EDO||10|Balikesir Koca Seyit Airport|Aeropuerto Balikesir Koca Seyit|Edremit||39.5493|27.0113|9|Balıkesir Koca Seyit
ERC||24|Erzincan Airport|Aeropuerto Erzincan|Erzincan||39.7117|39.5169|8|
ERZ||25|Erzurum Airport|Aeropuerto Erzurum|Erzurum||39.9613|41.1794|10|
ESB|ANK|06|Ankara Esenboğa Airport|Aeropuerto de Ankara-Esenboğa|Ankara||40.1149|32.9931|54|
EZS||23|Elazig Airport|Aeropuerto Elazig|Elazığ||38.5993|39.2683|8|Elazığ
GNY||63|Sanliurfa GAP Airport|Aeropuerto Sanliurfa GAP|Şanlıurfa||37.4475|38.9003|10|Şanlıurfa GAP
GZP||07|Gazipasa Airport|Aeropuerto Gazipasa|Gazipaşa||36.2993|32.3014|9|
GZT||27|Gaziantep Airport|Aeropuerto de Gaziantep|Gaziantep||36.9449|37.4737|32|
HTY||31|Hatay Airport|Aeropuerto Hatay|Antakya||36.3645|36.2806|8|
IGD||76|Igdir Airport|Aeropuerto Igdir|Iğdır||39.9744|43.8797|9|Iğdır
ISE||32|Isparta Suleyman Demirel Airport|Aeropuerto Isparta Suleyman Demirel|Isparta||37.8661|30.3822|9|
IST||34|Istanbul Airport|Aeropuerto de Estambul|Istanbul|Estambul|41.2599|28.7427|94|Constantinople
KCM||46|Kahramanmaras Airport|Aeropuerto Kahramanmaras|Kahramanmaraş||37.5344|36.9506|9|
KSY||36|Kars Airport|Aeropuerto Kars|Kars||40.5517|43.0858|10|
KYA||42|Konya Airport|Aeropuerto Konya|Konya||37.9792|32.5622|10|
KZR||26|Zafer Airport|Aeropuerto Zafer|Kütahya||39.1203|30.1169|4|
MLX||44|Malatya Airport|Aeropuerto Malatya|Malatya||38.3544|38.2536|9|Erhaç
MQM||47|Mardin Airport|Aeropuerto Mardin|Mardin||37.2233|40.6317|9|
MSR||49|Mus Airport|Aeropuerto Mus|Muş||38.725|41.625|10|
MZH||55|Merzifon Airport|Aeropuerto Merzifon|Merzifon||40.8833|35.5333|4|
NAV||38|Nevsehir Airport|Aeropuerto Nevsehir|Nevsehir||38.6333|34.7167|4|Nevşehir Kapadokya
NKT||73|Sirnak Airport|Aeropuerto Sirnak|Şırnak||37.3633|42.0597|9|Şırnak
NOP||57|Sinop Airport|Aeropuerto Sinop|Sinop||42.0175|35.0689|8|
OGU||52|Ordu Giresun Airport|Aeropuerto Ordu Giresun|Ordu||40.9676|38.0814|9|
ONQ||67|Zonguldak Airport|Aeropuerto Zonguldak|Zonguldak||41.5061|32.0896|8|
RZV||53|Rize–Artvin Airport|Aeropuerto Rize–Artvin|Rize||41.1692|40.8289|9|
SAW|IST|34|Sabiha Gökçen International Airport|Aeropuerto Internacional Sabiha Gökçen|Istanbul|Estambul|40.9047|29.3092|76|
SZF||55|Samsun-Carsamba Airport|Aeropuerto Samsun-Carsamba|Samsun||41.2574|36.5551|9|
TEQ||59|Corlu Airport|Aeropuerto Corlu|Çorlu||40.9667|27.5|9|Tekirdağ Çorlu
TJK||60|Tokat Airport|Aeropuerto Tokat|Tokat||40.3117|36.3736|9|
TZX||61|Trabzon Airport|Aeropuerto de Trebisonda|Trabzon|Trebisonda|40.9942|39.7817|34|
VAN||65|Van Ferit Melen Airport|Aeropuerto Van Ferit Melen|Van||38.4699|43.3373|9|
VAS||60|Sivas Airport|Aeropuerto Sivas|Sivas||39.8139|36.9042|5|
YEI||16|Yenisehir Airport|Aeropuerto Yenisehir|Bursa||40.2558|29.5447|9|
YKO||30|Hakkari Yuksekova Selahaddin Eyyubi Airport|Aeropuerto Hakkari Yuksekova Selahaddin Eyyubi|Hakkari||37.5452|44.2552|9|
@TT America/Port_of_Spain
POS||TUP|Piarco International Airport|Aeropuerto Internacional Piarco|Port of Spain|Puerto España|10.6021|-61.3394|38|
TAB||TOB|A.N.R. Robinson International Airport|Aeropuerto Internacional A.N.R. Robinson|Scarborough||11.1525|-60.8397|9|
@TV Pacific/Funafuti
FUN||FUN|Funafuti Atol International Airport|Aeropuerto Internacional Funafuti Atol|Funafuti||-8.5167|179.2083|8|
@TW Asia/Taipei
CYI||CYQ|Chiayi Airport|Aeropuerto Chiayi|Chiayi||23.4542|120.3983|9|
HUN||HUA|Hualien Airport|Aeropuerto Hualien|Hualien City||24.0258|121.6134|9|
KHH||KHH|Kaohsiung International Airport|Aeropuerto Internacional de Kaohsiung|Kaohsiung||22.5725|120.3453|50|
KNH||X-KM|Kinmen Airport|Aeropuerto Kinmen|Kinmen||24.435|118.3686|9|
KYD||TTT|Orchid Island Airport|Aeropuerto Orchid Island|Orchid Island||22.0833|121.5|7|Lanyu
LZN||X-LK|Matsu Nangan Airport|Aeropuerto Matsu Nangan|Matsu||26.1594|119.9583|8|
MFK||X-LK|Matsu Beigan Airport|Aeropuerto Matsu Beigan|Matsu||26.224|120.0005|7|
MZG||PEN|Penghu Airport|Aeropuerto Penghu|Penghu||23.5605|119.6295|8|
PIF||PIF|Pingtung Airport|Aeropuerto Pingtung|Pingtung||22.705|120.4902|6|
RMQ||TXG|Taichung International Airport|Aeropuerto Internacional Taichung|Taichung||24.2548|120.6012|10|
TNN||TNN|Tainan Airport|Aeropuerto Tainan|Tainan||22.9487|120.2157|9|
TPE||TAO|Taiwan Taoyuan International Airport|Aeropuerto Internacional de Taiwán Taoyuan|Taipei|Taipéi|25.0755|121.2325|82|Formosa
TSA|TPE|TPE|Taipei Songshan Airport|Aeropuerto de Taipéi-Songshan|Taipei|Taipéi|25.0628|121.5519|44|
TTT||TTT|Taitung Airport|Aeropuerto Taitung|Taitung City||22.7568|121.106|9|
@TZ Africa/Dar_es_Salaam
ARK||01|Arusha Airport|Aeropuerto Arusha|Arusha||-3.3667|36.6833|8|
BKZ||18|Bukoba Airport|Aeropuerto Bukoba|Bukoba||-1.3319|31.8225|3|
DAR||02|Julius Nyerere International Airport|Aeropuerto Internacional Julius Nyerere|Dar es Salaam|Dar es-Salam|-6.8735|39.2021|38|
DOD||03|Dodoma Airport|Aeropuerto Dodoma|Dodoma||-6.1704|35.7527|8|
JRO||01|Kilimanjaro International Airport|Aeropuerto Internacional del Kilimanjaro|Arusha||-3.4254|37.0655|30|Serengeti
MBI||14|Songwe Airport|Aeropuerto Songwe|Mbeya||-8.9166|33.4589|8|
MFA||02|Mafia Island Airport|Aeropuerto Mafia Island|Mafia Island||-7.9176|39.6686|3|
MUZ||18|Musoma Airport|Aeropuerto Musoma|Musoma||-1.4973|33.8025|3|
MWZ||18|Mwanza International Airport|Aeropuerto Internacional Mwanza|Mwanza||-2.4412|32.9232|10|
MYW||17|Mtwara Airport|Aeropuerto Mtwara|Mtwara||-10.3389|40.1936|8|
SEU||18|Seronera Airstrip|Aeródromo Seronera|Seronera||-2.4567|34.8215|3|
SHY||18|Shinyanga Airport|Aeropuerto Shinyanga|Shinyanga||-3.6082|33.5045|3|
TBO||18|Tabora Airport|Aeropuerto Tabora|Tabora||-5.0734|32.8347|1|
TGT||25|Tanga Airport|Aeropuerto Tanga|Tanga||-5.0922|39.0717|7|
TKQ|||Kigoma Airport|Aeropuerto Kigoma|Kigoma||-4.885|29.67|3|
ZNZ||07|Abeid Amani Karume International Airport|Aeropuerto Internacional Abeid Amani Karume|Zanzibar|Zanzíbar|-6.2185|39.2212|36|
@UA Europe/Kyiv
CWC||77|Chernivtsi International Airport|Aeropuerto Internacional Chernivtsi|Chernivtsi||48.267|25.9701|8|
DNK||12|Dnepropetrovsk International Airport|Aeropuerto Internacional Dnepropetrovsk|Dnipro||48.3687|35.0945|9|Dnipro
HRK||63|International Airport Kharkiv|Aeropuerto Internacional Kharkiv|Kharkiv||49.9208|36.2812|8|
IFO||26|Ivano-Frankovsk Airport|Aeropuerto Ivano-Frankovsk|Ivano-Frankivsk||48.8875|24.7076|9|Ivano-Frankivsk
KBP|IEV|32|Boryspil International Airport|Aeropuerto Internacional de Borýspil|Kyiv|Kiev|50.3412|30.8952|30|Kiev
KHE||65|Kherson International Airport|Aeropuerto Internacional Kherson|Kherson||46.6724|32.508|9|
LWO||46|Lviv International Airport|Aeropuerto Internacional Lviv|Lviv||49.8123|23.9593|17|
NLV||48|Nikolaev Airport|Aeropuerto Nikolaev|Mykolaiv||47.05|31.9167|9|Mykolaiv
ODS||51|Odessa International Airport|Aeropuerto Internacional Odessa|Odessa||46.441|30.6767|9|
OZH||23|Zaporozhye Airport|Aeropuerto Zaporozhye|Zaporizhia||47.8675|35.3158|9|Zaporizhia
RWN||19|Rovno Airport|Aeropuerto Rovno|Rivne||50.6|26.15|9|Rivne
SIP||43|Simferopol International Airport|Aeropuerto Internacional Simferopol|Simferopol||45.0207|33.9982|10|
UDJ||21|Uzhhorod International Airport|Aeropuerto Internacional Uzhhorod|Uzhhorod||48.6363|22.2713|8|
@UG Africa/Kampala
EBB||C|Entebbe International Airport|Aeropuerto Internacional de Entebbe|Entebbe (Kampala)||0.0451|32.4432|36|
OYG||N|Moyo Airport|Aeropuerto Moyo|Moyo||3.65|31.7167|2|
RUA||N|Arua Airport|Aeropuerto Arua|Arua||3.0333|30.9333|8|
SRT||E|Soroti Airport|Aeropuerto Soroti|Soroti||1.7|33.6167|8|
ULU||N|Gulu Airport|Aeropuerto Gulu|Gulu||2.7898|32.274|9|
@US America/Adak
ADK||AK|Adak Airport|Aeropuerto Adak|Adak||51.8828|-176.6447|9|
AKB||AK|Atka Airport|Aeropuerto Atka|Atka||52.2172|-174.2008|2|
@US America/Anchorage
ABL||AK|Ambler Airport|Aeropuerto Ambler|Ambler||67.0875|-157.8458|7|
ADQ||AK|Kodiak Airport|Aeropuerto Kodiak|Kodiak||57.7539|-152.5144|17|
AET||AK|Allakaket Airport|Aeropuerto Allakaket|Allakaket||66.5537|-152.6105|2|
AIN||AK|Wainwright Airport|Aeropuerto Wainwright|Wainwright||70.6333|-160.0333|7|
AKI||AK|Akiak Airport|Aeropuerto Akiak|Akiak||60.9056|-161.2233|2|
AKK||AK|Akhiok Airport|Aeropuerto Akhiok|Akhiok||56.9444|-154.1667|2|
AKN||AK|King Salmon Airport|Aeropuerto King Salmon|King Salmon||58.6827|-156.669|9|
AKP||AK|Anaktuvuk Airport|Aeropuerto Anaktuvuk|Anaktuvuk Pass||68.1375|-151.74|8|Anaktuvuk Pass
ANC||AK|Ted Stevens Anchorage International Airport|Aeropuerto Internacional Ted Stevens Anchorage|Anchorage||61.1744|-149.9964|46|Alaska
ANI||AK|Aniak Airport|Aeropuerto Aniak|Aniak||61.5744|-159.537|8|
ANV||AK|Anvik Airport|Aeropuerto Anvik|Anvik||62.6478|-160.1889|7|
ARC||AK|Arctic Village Airport|Aeropuerto Arctic Village|Arctic Village||68.1375|-145.5244|7|
ATK||AK|Atqasuk Airport|Aeropuerto Atqasuk|Atqasuk||70.5|-157.3333|6|Atqasuk Edward Burnell Sr. Memorial
ATT||AK|Atmautluak Airport|Aeropuerto Atmautluak|Atmautluak||60.8666|-162.2737|1|
AUK||AK|Alakanuk Airport|Aeropuerto Alakanuk|Alakanuk||62.6892|-164.6108|2|
BET||AK|Bethel Airport|Aeropuerto Bethel|Bethel||60.7844|-161.8314|16|
BKC||AK|Buckland Airport|Aeropuerto Buckland|Buckland||65.9789|-161.1267|2|
BRW||AK|Wiley Post-Will Rogers Memorial Airport|Aeropuerto Wiley Post-Will Rogers Memorial|Utqiagvik||71.2872|-156.7703|8|
BTI||AK|Barter Island Airport|Aeropuerto Barter Island|Barter Island||70.1347|-143.5783|8|Barter Island LRRS
BTT||AK|Bettles Airport|Aeropuerto Bettles|Bettles||66.9153|-151.5264|3|
CDB||AK|Cold Bay Airport|Aeropuerto Cold Bay|Cold Bay||55.1987|-162.7214|9|
CDV||AK|Mudhole Smith Airport|Aeropuerto Mudhole Smith|Cordova (Alaska)||60.4931|-145.47|8|Merle K. (Mudhole) Smith
CEM||AK|Central Airport|Aeropuerto Central|Central||65.5747|-144.7819|2|
CHU||AK|Chuathbaluk Airport|Aeropuerto Chuathbaluk|Chuathbaluk||61.5834|-159.2388|1|
CIK||AK|Chalkyitsik Airport|Aeropuerto Chalkyitsik|Chalkyitsik||66.6481|-143.7292|2|
CKD||AK|Crooked Creek Airport|Aeropuerto Crooked Creek|Crooked Creek||61.8708|-158.1008|1|
CKX||AK|Chicken Airport|Aeropuerto Chicken|Chicken||64.0678|-141.9492|2|
CLP||AK|Clarks Point Airport|Aeropuerto Clarks Point|Clark's Point||58.8369|-158.5282|2|
CYF||AK|Chefornak Airport|Aeropuerto Chefornak|Chefornak||60.2167|-164.2|2|
CYT||AK|Yakataga Intermediate Airport|Aeropuerto Yakataga Intermediate|Yakataga||60.08|-142.4944|2|
DLG||AK|Dillingham Airport|Aeropuerto Dillingham|Dillingham||59.0426|-158.5111|8|
DRG||AK|Deering Airport|Aeropuerto Deering|Deering||66.0712|-162.7599|7|
DUT||AK|Unalaska Airport|Aeropuerto Unalaska|Unalaska||53.8945|-166.5422|7|
EAA||AK|Eagle Airport|Aeropuerto Eagle|Eagle||64.7767|-141.1486|2|
EEK||AK|Eek Airport|Aeropuerto Eek|Eek||60.2167|-162.0167|1|
EGX||AK|Egegik Airport|Aeropuerto Egegik|Egegik||58.2078|-157.3703|7|
ELI||AK|Elim Airport|Aeropuerto Elim|Elim||64.6136|-162.2703|2|
EMK||AK|Emmonak Airport|Aeropuerto Emmonak|Emmonak||62.7849|-164.4905|7|
ENA||AK|Kenai Municipal Airport|Aeropuerto Municipal Kenai|Kenai||60.5652|-151.2464|17|
FAI||AK|Fairbanks International Airport|Aeropuerto Internacional Fairbanks|Fairbanks||64.8182|-147.8668|17|
FYU||AK|Fort Yukon Airport|Aeropuerto Fort Yukon|Fort Yukon||66.5679|-145.2581|8|
GAL||AK|Edward G. Pitka Sr. Airport|Aeropuerto Edward G. Pitka Sr.|Galena||64.7361|-156.9361|8|
GAM||AK|Gambell Airport|Aeropuerto Gambell|Gambell||63.7766|-171.7135|8|
GKN||AK|Gulkana Airport|Aeropuerto Gulkana|Gulkana||62.1553|-145.4522|8|
GLV||AK|Golovin Airport|Aeropuerto Golovin|Golovin||64.5442|-163.0375|2|
GNU||AK|Goodnews Bay Airport|Aeropuerto Goodnews Bay|Goodnews Bay||59.1125|-161.5806|2|
HCR||AK|Holy Cross Airport|Aeropuerto Holy Cross|Holy Cross||62.1907|-159.7735|7|
HOM||AK|Homer Airport|Aeropuerto Homer|Homer||59.6432|-151.4932|8|
HPB||AK|Hooper Bay Airport|Aeropuerto Hooper Bay|Hooper Bay||61.5251|-166.1459|2|
HSL||AK|Huslia Airport|Aeropuerto Huslia|Huslia||65.7025|-156.375|7|
HUS||AK|Hughes Municipal Airport|Aeropuerto Municipal Hughes|Hughes||66.0406|-154.2633|2|
IAN||AK|Bob Baker Memorial Airport|Aeropuerto Bob Baker Memorial|Kiana||66.9748|-160.4412|7|
IGG||AK|Igiugig Airport|Aeropuerto Igiugig|Igiugig||59.3167|-155.9|2|
IKO||AK|Nikolski Airport|Aeropuerto Nikolski|Nikolski||52.9417|-168.85|2|Nikolski Air Station
ILI||AK|Iliamna Airport|Aeropuerto Iliamna|Iliamna||59.7555|-154.9086|8|
IRC||AK|Circle City Airport|Aeropuerto Circle|Circle||65.8292|-144.0639|2|
KAL||AK|Kaltag Airport|Aeropuerto Kaltag|Kaltag||64.3219|-158.7361|2|
KBC||AK|Birch Creek Airport|Aeropuerto Birch Creek|Birch Creek||66.2759|-145.813|2|
KCQ||AK|Chignik Lake Airport|Aeropuerto Chignik Lake|Chignik Lake||56.255|-158.7753|2|
KEB||AK|Nanwalek Airport|Aeropuerto Nanwalek|Nanwalek||59.3528|-151.9222|2|English Bay
KFP||AK|False Pass Airport|Aeropuerto False Pass|False Pass||54.8492|-163.4092|2|
KGK||AK|Koliganek Airport|Aeropuerto Koliganek|Koliganek||59.7267|-157.2671|2|
KGX||AK|Grayling Airport|Aeropuerto Grayling|Grayling||62.8953|-160.0625|2|
KKA||AK|Koyuk Airport|Aeropuerto Koyuk|Koyuk||64.9394|-161.15|2|Koyuk Alfred Adams
KKH||AK|Kongiganak Airport|Aeropuerto Kongiganak|Kongiganak||59.9667|-162.75|2|
KLG||AK|Kalskag Municipal Airport|Aeropuerto Municipal Kalskag|Kalskag||61.5326|-160.3465|2|
KLN||AK|Larsen Bay Airport|Aeropuerto Larsen Bay|Larsen Bay||57.5333|-154|2|
KMO||AK|Manokotak Airport|Aeropuerto Manokotak|Manokotak||58.9889|-159.0487|2|
KNK||AK|Kokhanok Airport|Aeropuerto Kokhanok|Kokhanok||59.4346|-154.7982|2|
KNW||AK|New Stuyahok Airport|Aeropuerto New Stuyahok|New Stuyahok||59.4563|-157.3743|2|
KOT||AK|Kotlik Airport|Aeropuerto Kotlik|Kotlik||63.031|-163.5323|2|
KPN||AK|Kipnuk Airport|Aeropuerto Kipnuk|Kipnuk||59.9333|-164.05|2|
KPV||AK|Perryville Airport|Aeropuerto Perryville|Perryville||55.909|-159.1592|2|
KQA||AK|Akutan Airport|Aeropuerto Akutan|Akutan||54.1333|-165.7833|3|
KSM||AK|Saint Mary's Airport|Aeropuerto Saint Mary's|St. Mary's||62.0587|-163.2949|3|St. Mary's
KTS||AK|Brevig Mission Airport|Aeropuerto Brevig Mission|Brevig Mission||65.3294|-166.4717|2|
KUK||AK|Kasigluk Airport|Aeropuerto Kasigluk|Kasigluk||60.8761|-162.5212|2|
KVC||AK|King Cove Airport|Aeropuerto King Cove|King Cove||55.055|-162.3133|2|
KVL||AK|Kivalina Airport|Aeropuerto Kivalina|Kivalina||67.7317|-164.5472|2|
KWK||AK|Kwigillingok Airport|Aeropuerto Kwigillingok|Kwigillingok||59.8333|-163.1333|2|
KWN||AK|Kwinhagak Airport|Aeropuerto Kwinhagak|Quinhagak||59.7512|-161.8405|2|Quinhagak
KWT||AK|Kwethluk Airport|Aeropuerto Kwethluk|Kwethluk||60.8089|-161.4375|2|
KYK||AK|Karluk Airport|Aeropuerto Karluk|Karluk||57.5661|-154.45|2|
KYU||AK|Koyukuk Airport|Aeropuerto Koyukuk|Koyukuk||64.8781|-157.7131|2|
LMA||AK|Minchumina Intermediate Airport|Aeropuerto Minchumina Intermediate|Lake Minchumina||63.8692|-152.2858|3|
MCG||AK|McGrath Airport|Aeropuerto McGrath|McGrath||62.9507|-155.6019|8|
MLL||AK|Marshall Don Hunter Sr. Airport|Aeropuerto Marshall Don Hunter Sr.|Marshall||61.8642|-162.0262|2|
MLY||AK|Manley Hot Springs Airport|Aeropuerto Manley Hot Springs|Manley Hot Springs||64.9967|-150.6431|2|
MOU||AK|Mountain Village Airport|Aeropuerto Mountain Village|Mountain Village||62.0894|-163.7167|2|
MYK||AK|May Creek Airport|Aeropuerto May Creek|May Creek||61.4167|-142.9167|2|
MYU||AK|Ellis Field|Aeropuerto Ellis Field|Mekoryuk||60.3728|-166.2681|7|Mekoryuk
NCN||AK|New Chenega Airport|Aeropuerto New Chenega|Chenega||60.0783|-147.9977|2|Chenega Bay
NIB||AK|Nikolai Airport|Aeropuerto Nikolai|Nikolai||63.0167|-154.3833|2|
NLG||AK|Nelson Lagoon Airport|Aeropuerto Nelson Lagoon|Nelson Lagoon||56.0014|-161.1525|2|
NME||AK|Nightmute Airport|Aeropuerto Nightmute|Nightmute||60.471|-164.7008|2|
NUI||AK|Nuiqsut Airport|Aeropuerto Nuiqsut|Nuiqsut||70.2097|-151.0056|7|
NUL||AK|Nulato Airport|Aeropuerto Nulato|Nulato||64.7278|-158.0767|2|
NUP||AK|Nunapitchuk Airport|Aeropuerto Nunapitchuk|Nunapitchuk||60.8944|-162.4667|1|
OBU||AK|Kobuk/Wien Airport|Aeropuerto Kobuk/Wien|Kobuk||66.9106|-156.8833|2|
OLH||AK|Old Harbor Airport|Aeropuerto Old Harbor|Old Harbor||57.2042|-153.3|2|
OME||AK|Nome Airport|Aeropuerto Nome|Nome||64.5106|-165.4311|16|
OOK||AK|Toksook Bay Airport|Aeropuerto Toksook Bay|Toksook Bay||60.5319|-165.1083|2|
ORI||AK|Port Lions Airport|Aeropuerto Port Lions|Port Lions||57.8861|-152.8439|2|
ORT||AK|Northway Airport|Aeropuerto Northway|Northway||62.9619|-141.9239|8|
ORV||AK|Robert (Bob) Curtis Memorial Airport|Aeropuerto Robert (Bob) Curtis Memorial|Noorvik||66.8174|-161.0293|2|
OTZ||AK|Ralph Wien Memorial Airport|Aeropuerto Ralph Wien Memorial|Kotzebue||66.8906|-162.6027|16|
PDB||AK|Pedro Bay Airport|Aeropuerto Pedro Bay|Pedro Bay||59.797|-154.1303|15|
PGM||AK|Port Graham Airport|Aeropuerto Port Graham|Port Graham||59.35|-151.8333|2|
PHO||AK|Point Hope Airport|Aeropuerto Point Hope|Point Hope||68.35|-166.8|2|
PIP||AK|Pilot Point Airport|Aeropuerto Pilot Point|Pilot Point||57.5636|-157.5608|2|
PIZ||AK|Point Lay Airport|Aeropuerto Point Lay|Point Lay||69.75|-163.1667|7|Point Lay LRRS
PKA||AK|Napaskiak Airport|Aeropuerto Napaskiak|Napaskiak||60.7108|-161.7581|2|
PQS||AK|Pilot Station Airport|Aeropuerto Pilot Station|Pilot Station||61.9347|-162.8906|1|
PTA||AK|Port Alsworth Airport|Aeropuerto Port Alsworth|Port Alsworth||60.2028|-154.3187|2|
PTH||AK|Port Heiden Airport|Aeropuerto Port Heiden|Port Heiden||56.9567|-158.6375|8|
PTU||AK|Platinum Airport|Aeropuerto Platinum|Platinum||59.0114|-161.8169|7|
RBY||AK|Ruby Airport|Aeropuerto Ruby|Ruby||64.73|-155.4608|7|
RDV||AK|Red Devil Airport|Aeropuerto Red Devil|Red Devil||61.7872|-157.3469|3|
RMP||AK|Rampart Airport|Aeropuerto Rampart|Rampart||65.5083|-150.1403|2|
RSH||AK|Russian Mission Airport|Aeropuerto Russian Mission|Russian Mission||61.7831|-161.3192|2|
SCC||AK|Prudhoe Bay/Deadhorse Airport|Aeropuerto Prudhoe Bay/Deadhorse|Prudhoe Bay||70.1966|-148.4642|8|
SCM||AK|Scammon Bay Airport|Aeropuerto Scammon Bay|Scammon Bay||61.8464|-165.5939|2|
SDP||AK|Sand Point Municipal Airport|Aeropuerto Municipal Sand Point|Sand Point||55.3167|-160.5139|7|
SHG||AK|Shungnak Airport|Aeropuerto Shungnak|Shungnak||66.8897|-157.1578|2|
SHH||AK|Shishmaref Airport|Aeropuerto Shishmaref|Shishmaref||66.2569|-166.0583|2|
SKK||AK|Shaktoolik Airport|Aeropuerto Shaktoolik|Shaktoolik||64.3242|-161.1389|2|
SLQ||AK|Sleetmute Airport|Aeropuerto Sleetmute|Sleetmute||61.705|-157.1667|2|
SMK||AK|St. Michael Airport|Aeropuerto St. Michael|St. Michael||63.4843|-162.1118|2|
SNP||AK|Saint Paul Island Airport|Aeropuerto Saint Paul Island|St Paul Island||57.1522|-170.2172|8|St. Paul Island
SOV||AK|Seldovia Airport|Aeropuerto Seldovia|Seldovia||59.4425|-151.7042|2|
SRV||AK|Stony River Airport|Aeropuerto Stony River|Stony River||61.7888|-156.5886|2|
STG||AK|St. George Island Airport|Aeropuerto St. George Island|St George||56.6|-169.5525|7|
SVA||AK|Savoonga Airport|Aeropuerto Savoonga|Savoonga||63.6909|-170.4868|8|
SVS||AK|Stevens Village Airport|Aeropuerto Stevens Village|Stevens Village||66.0094|-149.0942|2|
SXP||AK|Nunam Iqua Airport|Aeropuerto Nunam Iqua|Nunam Iqua||62.5333|-164.8333|5|Sheldon Point
TAL||AK|Ralph M Calhoun Airport|Aeropuerto Ralph M Calhoun|Tanana||65.1744|-152.11|2|Ralph M. Calhoun Memorial
TCT||AK|Takotna Airport|Aeropuerto Takotna|Takotna||62.9928|-156.0656|2|
TEK||AK|Tatitlek Airport|Aeropuerto Tatitlek|Tatitlek||60.8719|-146.6882|1|
TKJ||AK|Tok Junction Airport|Aeropuerto Tok Junction|Tok||63.3295|-142.9536|2|
TLA||AK|Teller Airport|Aeropuerto Teller|Teller||65.2717|-166.355|2|
TLT||AK|Tuluksak Airport|Aeropuerto Tuluksak|Tuluksak||61.0989|-160.9647|2|
TNK||AK|Tununak Airport|Aeropuerto Tununak|Tununak||60.5708|-165.2667|1|
TOG||AK|Togiak Village Airport|Aeropuerto Togiak Village|Togiak Village||59.0529|-160.3977|2|
TWA||AK|Twin Hills Airport|Aeropuerto Twin Hills|Twin Hills||59.0738|-160.277|2|
UNK||AK|Unalakleet Airport|Aeropuerto Unalakleet|Unalakleet||63.8819|-160.7994|8|
VAK||AK|Chevak Airport|Aeropuerto Chevak|Chevak||61.5286|-165.5903|2|
VDZ||AK|Valdez Municipal Airport|Aeropuerto Municipal Valdez|Valdez||61.1325|-146.2389|8|
VEE||AK|Venetie Airport|Aeropuerto Venetie|Venetie||67.0231|-146.4111|2|
WAA||AK|Wales Airport|Aeropuerto Wales|Wales||65.6172|-168.0908|2|
WBB||AK|Stebbins Airport|Aeropuerto Stebbins|Stebbins||63.5154|-162.2846|2|
WBQ||AK|Beaver Airport|Aeropuerto Beaver|Beaver||66.3622|-147.4083|2|
WKK||AK|Aleknagik Airport|Aeropuerto Aleknagik|Aleknagik||59.2778|-158.6111|7|
WLK||AK|Selawik Airport|Aeropuerto Selawik|Selawik||66.6028|-159.9833|2|
WMO||AK|White Mountain Airport|Aeropuerto White Mountain|White Mountain||64.6869|-163.4067|2|
WNA||AK|Napakiak Airport|Aeropuerto Napakiak|Napakiak||60.7|-162.1167|2|
WSN||AK|South Naknek Airport|Aeropuerto South Naknek|South Naknek||58.7028|-157.004|2|
WTK||AK|Noatak Airport|Aeropuerto Noatak|Noatak||67.5631|-162.9842|2|
WTL||AK|Tuntutuliak Airport|Aeropuerto Tuntutuliak|Tuntutuliak||60.35|-162.6333|1|
WWT||AK|Newtok Airport|Aeropuerto Newtok|Newtok||60.9228|-164.6486|2|
YAK||AK|Yakutat Airport|Aeropuerto Yakutat|Yakutat||59.5092|-139.6597|9|
@US America/Boise
BOI||ID|Boise Airport|Aeropuerto Boise|Boise||43.5693|-116.2219|36|
IDA||ID|Idaho Falls Regional Airport|Aeropuerto Regional Idaho Falls|Idaho Falls||43.5149|-112.0675|9|
PIH||ID|Pocatello Regional Airport|Aeropuerto Regional Pocatello|Pocatello||42.9098|-112.5859|9|
SUN||ID|Friedman Memorial Airport|Aeropuerto Friedman Memorial|Hailey||43.5065|-114.3008|8|
TWF||ID|Magic Valley Regional Airport|Aeropuerto Regional Magic Valley|Twin Falls||42.4819|-114.4867|9|
@US America/Chicago
ABI||TX|Abilene Regional Airport|Aeropuerto Regional Abilene|Abilene||32.4128|-99.6801|8|
ABR||SD|Aberdeen Regional Airport|Aeropuerto Regional Aberdeen|Aberdeen||45.4525|-98.4261|8|
ACT||TX|Waco Regional Airport|Aeropuerto Regional Waco|Waco||31.6091|-97.2232|8|
AEX||LA|Alexandria International Airport (Louisiana)|Aeropuerto Internacional Alexandria|Alexandria||31.3226|-92.5426|9|
ALO||IA|Waterloo Regional Airport|Aeropuerto Regional Waterloo|Waterloo||42.5561|-92.3997|9|
AMA||TX|Rick Husband Amarillo International Airport|Aeropuerto Internacional Rick Husband Amarillo|Amarillo||35.2183|-101.7051|18|
ATW||WI|Appleton International Airport|Aeropuerto Internacional Appleton|Appleton||44.2601|-88.5099|16|Outagamie County
ATY||SD|Watertown Regional Airport|Aeropuerto Regional Watertown|Watertown||44.9089|-97.1542|8|
AUS||TX|Austin–Bergstrom International Airport|Aeropuerto Internacional Austin-Bergstrom|Austin||30.2025|-97.6671|60|
BHM||AL|Birmingham–Shuttlesworth International Airport|Aeropuerto Internacional Birmingham-Shuttlesworth|Birmingham (Alabama)||33.5608|-86.7522|30|
BIS||ND|Bismarck Airport|Aeropuerto Bismarck|Bismarck||46.7745|-100.7582|9|
BKG||MO|Branson Airport|Aeropuerto Branson|Branson||36.5321|-93.2005|8|
BLV||IL|MidAmerica St. Louis Airport|Aeropuerto MidAmerica St. Louis|Belleville||38.5473|-89.8159|9|Scott Air Force Base
BMI||IL|Central Illinois Regional Airport|Aeropuerto Regional Central Illinois|Bloomington||40.484|-88.9148|8|
BNA||TN|Nashville International Airport|Aeropuerto Internacional de Nashville|Nashville||36.1317|-86.6689|60|
BPT||TX|Jack Brooks Regional Airport|Aeropuerto Regional Jack Brooks|Beaumont||29.9508|-94.02|8|
BRD||MN|Brainerd Lakes Regional Airport|Aeropuerto Regional Brainerd Lakes|Brainerd||46.3972|-94.1375|8|
BRL||IA|Southeast Iowa Regional Airport|Aeropuerto Regional Southeast Iowa|Burlington||40.7861|-91.1233|8|
BRO||TX|Brownsville/South Padre Island International Airport|Aeropuerto Internacional Brownsville/South Padre Island|Brownsville||25.9089|-97.4233|8|
BTR||LA|Baton Rouge Metropolitan Airport|Aeropuerto Baton Rouge|Baton Rouge||30.5325|-91.1569|8|
CGI||MO|Cape Girardeau Regional Airport|Aeropuerto Regional Cape Girardeau|Cape Girardeau||37.2236|-89.5717|8|
CID||IA|Eastern Iowa Airport|Aeropuerto Eastern Iowa|Cedar Rapids||41.8894|-91.7003|16|
CLL||TX|Easterwood Airport|Aeropuerto Easterwood|College Station||30.5938|-96.3668|8|
CMI||IL|University of Illinois Willard Airport|Aeropuerto University of Illinois Willard|Champaign||40.0397|-88.2691|9|
COU||MO|Columbia Regional Airport|Aeropuerto Regional Columbia|Columbia||38.8136|-92.2192|8|
CRP||TX|Corpus Christi International Airport|Aeropuerto Internacional Corpus Christi|Corpus Christi||27.7748|-97.5025|17|
CWA||WI|Central Wisconsin Airport|Aeropuerto Central Wisconsin|Wausau||44.7842|-89.6724|9|
DAL|DFW|TX|Dallas Love Field|Aeropuerto Dallas Love Field|Dallas||32.8439|-96.85|56|
DBQ||IA|Dubuque Regional Airport|Aeropuerto Regional Dubuque|Dubuque||42.41|-90.7108|8|
DDC||KS|Dodge City Municipal Airport|Aeropuerto Municipal Dodge City|Dodge City||37.7617|-99.965|8|
DEC||IL|Decatur Airport|Aeropuerto Decatur|Decatur||39.8343|-88.8765|8|
DFW||TX|Dallas/Fort Worth International Airport|Aeropuerto Internacional Dallas/Fort Worth|Dallas||32.8975|-97.0361|94|Fort Worth
DHN||AL|Dothan Regional Airport|Aeropuerto Regional Dothan|Dothan||31.3179|-85.4502|9|
DLH||MN|Duluth International Airport|Aeropuerto Internacional Duluth|Duluth||46.839|-92.1802|9|
DSI||FL|Destin Executive Airport|Aeropuerto Destin Executive|Destin||30.3996|-86.4709|8|Destin-Fort Walton Beach
DSM||IA|Des Moines International Airport|Aeropuerto Internacional de Des Moines|Des Moines||41.5324|-93.6481|30|
DVL||ND|Devils Lake Airport|Aeropuerto Devils Lake|Devils Lake||48.1131|-98.9075|8|
EAR||NE|Kearney Regional Airport|Aeropuerto Regional Kearney|Kearney||40.7285|-99.0085|8|
EAU||WI|Chippewa Valley Regional Airport|Aeropuerto Regional Chippewa Valley|Eau Claire||44.8644|-91.4872|8|
ECP||FL|Northwest Florida Beaches International Airport|Aeropuerto Internacional Northwest Florida Beaches|Panama City Beach||30.3558|-85.7988|17|
ELD||AR|South Arkansas Regional Airport|Aeropuerto Regional South Arkansas|El Dorado||33.218|-92.8112|8|
EVV||IN|Evansville Regional Airport|Aeropuerto Regional Evansville|Evansville||38.0462|-87.528|9|
FAR||ND|Hector International Airport|Aeropuerto Internacional Hector|Fargo||46.9195|-96.8255|17|
FOD||IA|Fort Dodge Airport|Aeropuerto Fort Dodge|Fort Dodge||42.5525|-94.1897|8|
FSD||SD|Sioux Falls Regional Airport|Aeropuerto Regional Sioux Falls|Sioux Falls||43.5803|-96.7311|17|
FSM||AR|Fort Smith Regional Airport|Aeropuerto Regional Fort Smith|Fort Smith||35.3412|-94.3589|9|
GCK||KS|Garden City Regional Airport|Aeropuerto Regional Garden City|Garden City||37.9286|-100.7297|8|
GFK||ND|Grand Forks International Airport|Aeropuerto Internacional Grand Forks|Grand Forks||47.9498|-97.1771|16|
GGG||TX|Gregg County Airport|Aeropuerto del Condado de Gregg|Longview||32.3867|-94.7153|9|East Texas
GLH||MS|Greenville Mid-Delta Airport|Aeropuerto Greenville Mid-Delta|Greenville||33.4844|-90.985|8|
GPT||MS|Gulfport-Biloxi International Airport|Aeropuerto Internacional Gulfport-Biloxi|Gulfport||30.4133|-89.072|9|
GRB||WI|Austin Straubel International Airport|Aeropuerto Internacional Austin Straubel|Green Bay||44.4928|-88.1219|17|
GRI||NE|Grand Island Airport|Aeropuerto Grand Island|Grand Island||40.9672|-98.3067|8|Central Nebraska
GRK||TX|Killeen Regional Airport|Aeropuerto Regional Killeen|Killeen||31.0618|-97.8209|9|
GTR||MS|Golden Triangle Regional Airport|Aeropuerto Regional Golden Triangle|Columbus||33.45|-88.6|8|
HIB||MN|Chisholm Airport|Aeropuerto Chisholm|Hibbing||47.3886|-92.8386|8|Range
HOT||AR|Memorial Field|Aeropuerto Memorial Field|Hot Springs||34.4789|-93.0961|8|Hot Springs Memorial Field
HOU||TX|William P. Hobby Airport|Aeropuerto William P. Hobby|Houston||29.6545|-95.277|56|
HRL||TX|Valley International Airport|Aeropuerto Internacional Valley|Harlingen||26.2235|-97.6623|9|
HRO||AR|Boone County Airport|Aeropuerto del Condado de Boone|Harrison||36.2645|-93.1543|8|
HSV||AL|Huntsville International Airport|Aeropuerto Internacional Huntsville|Huntsville||34.6486|-86.7748|16|
HYS||KS|Hays Municipal Airport|Aeropuerto Municipal Hays|Hays||38.8461|-99.2742|8|
IAH|HOU|TX|George Bush Intercontinental Airport|Aeropuerto Intercontinental George Bush|Houston||29.9833|-95.34|82|
ICT||KS|Wichita Dwight D. Eisenhower National Airport|Aeropuerto Nacional Wichita Dwight D. Eisenhower|Wichita||37.653|-97.429|16|
INL||MN|Falls International Airport|Aeropuerto Internacional Falls|International Falls||48.5631|-93.4042|8|
IRK||MO|Kirksville Municipal Airport|Aeropuerto Municipal Kirksville|Kirksville||40.0925|-92.5439|8|
JAN||MS|Jackson-Evers International Airport|Aeropuerto Internacional Jackson-Evers|Jackson||32.3099|-90.075|17|
JBR||AR|Jonesboro Airport|Aeropuerto Jonesboro|Jonesboro||35.83|-90.6483|8|
JLN||MO|Joplin Airport|Aeropuerto Joplin|Joplin||37.1497|-94.4978|8|
JMS||ND|Jamestown Regional Airport|Aeropuerto Regional Jamestown|Jamestown||46.93|-98.6783|8|
LAW||OK|Lawton-Fort Sill Regional Airport|Aeropuerto Regional Lawton-Fort Sill|Lawton||34.5697|-98.4161|9|
LBB||TX|Lubbock Preston Smith International Airport|Aeropuerto Internacional Lubbock Preston Smith|Lubbock||33.6562|-101.8223|18|
LBF||NE|Lee Bird Field|Aeropuerto Lee Bird Field|North Platte||41.1283|-100.6967|9|North Platte
LBL||KS|Liberal Municipal Airport|Aeropuerto Municipal Liberal|Liberal||37.0444|-100.9606|8|
LCH||LA|Lake Charles Regional Airport|Aeropuerto Regional Lake Charles|Lake Charles||30.1232|-93.2211|8|
LFT||LA|Lafayette Regional Airport|Aeropuerto Regional Lafayette|Lafayette||30.2085|-91.9933|9|
LIT||AR|Bill and Hillary Clinton National Airport|Aeropuerto Nacional Bill y Hillary Clinton|Little Rock||34.7274|-92.2214|28|
LNK||NE|Lincoln Airport|Aeropuerto Lincoln|Lincoln||40.8462|-96.7547|10|
LRD||TX|Laredo International Airport|Aeropuerto Internacional Laredo|Laredo||27.5437|-99.4551|9|
LSE||WI|La Crosse Regional Airport|Aeropuerto Regional La Crosse|La Crosse||43.8752|-91.2643|9|
MAF||TX|Midland International Airport|Aeropuerto Internacional Midland|Midland||31.9371|-102.2082|17|
MCI|MKC|MO|Kansas City International Airport|Aeropuerto Internacional de Kansas City|Kansas City||39.2938|-94.7199|48|
MCK||NE|Mc Cook Airport|Aeropuerto Mc Cook|Mc Cook||40.2639|-100.6681|8|
MCW||IA|Mason City Airport|Aeropuerto Mason|Clear Lake||43.1569|-93.3294|8|
MDW|CHI|IL|Midway International Airport|Aeropuerto Internacional Midway|Chicago||41.7881|-87.7409|62|
MEI||MS|Key Field|Aeropuerto Key Field|Meridian||32.3372|-88.7492|9|Meridian
MEM||TN|Memphis International Airport|Aeropuerto Internacional de Memphis|Memphis||35.0446|-89.9823|38|
MFE||TX|McAllen International Airport|Aeropuerto Internacional McAllen|McAllen||26.1813|-98.2398|8|McAllen-Miller
MGM||AL|Montgomery Regional Airport|Aeropuerto Regional Montgomery|Montgomery||32.305|-86.3903|9|
MHK||KS|Manhattan Regional Airport|Aeropuerto Regional Manhattan|Manhattan||39.1422|-96.6689|8|
MKE||WI|Milwaukee Mitchell International Airport|Aeropuerto Internacional Milwaukee Mitchell|Milwaukee||42.9481|-87.9027|42|
MKL||TN|McKellar–Sipes Regional Airport|Aeropuerto Regional McKellar–Sipes|Jackson||35.6014|-88.9153|8|
MLI||IL|Quad City International Airport|Aeropuerto Internacional Quad City|Moline||41.4539|-90.5061|16|
MLU||LA|Monroe Regional Airport|Aeropuerto Regional Monroe|Monroe||32.5118|-92.0437|9|
MOB||AL|Mobile Regional Airport|Aeropuerto Regional Mobile|Mobile||30.6811|-88.2448|17|
MOT||ND|Minot International Airport|Aeropuerto Internacional Minot|Minot||48.2563|-101.2915|8|
MSL||AL|Northwest Alabama Regional Airport|Aeropuerto Regional Northwest Alabama|Muscle Shoals||34.7486|-87.6161|8|
MSN||WI|Dane County Regional Airport|Aeropuerto Regional del Condado de Dane|Madison||43.1364|-89.3465|28|
MSP||MN|Minneapolis–Saint Paul International Airport|Aeropuerto Internacional Minneapolis-Saint Paul|Minneapolis|Mineápolis|44.883|-93.2109|72|Saint Paul St Paul
MSY||LA|Louis Armstrong New Orleans International Airport|Aeropuerto Internacional Louis Armstrong New Orleans|New Orleans|Nueva Orleans|29.9846|-90.2564|54|
MWA||IL|Veterans Airport of Southern Illinois|Aeropuerto Veterans|Marion||37.7519|-89.0164|8|
OKC||OK|Will Rogers World Airport|Aeropuerto Will Rogers World|Oklahoma City||35.3956|-97.5961|38|
OMA||NE|Eppley Airfield|Aeropuerto Eppley Airfield|Omaha||41.2996|-95.8997|38|
ORD|CHI|IL|O'Hare International Airport|Aeropuerto Internacional O'Hare|Chicago||41.9769|-87.9049|94|
OWB||KY|Owensboro–Daviess County Airport|Aeropuerto Owensboro–Daviess|Owensboro||37.7408|-87.1658|9|
PAH||KY|Barkley Regional Airport|Aeropuerto Regional Barkley|Paducah||37.0611|-88.7725|8|
PIA||IL|General Wayne A. Downing Peoria International Airport|Aeropuerto Internacional General Wayne A. Downing Peoria|Peoria||40.6664|-89.6901|17|
PIB||MS|Hattiesburg-Laurel Regional Airport|Aeropuerto Regional Hattiesburg-Laurel|Hattiesburg||31.4675|-89.3367|8|
PIR||SD|Pierre Regional Airport|Aeropuerto Regional Pierre|Pierre||44.3804|-100.2932|8|
PNS||FL|Pensacola International Airport|Aeropuerto Internacional Pensacola|Pensacola||30.4759|-87.1942|16|
RFD||IL|Chicago Rockford International Airport|Aeropuerto Internacional Chicago Rockford|Rockford||42.2017|-89.0954|6|
RHI||WI|Oneida County Airport|Aeropuerto del Condado de Oneida|Rhinelander||45.6257|-89.4625|8|Rhinelander-Oneida
RST||MN|Rochester International Airport|Aeropuerto Internacional Rochester|Rochester||43.9108|-92.4898|17|
SAT||TX|San Antonio International Airport|Aeropuerto Internacional de San Antonio|San Antonio||29.5249|-98.4726|50|
SGF||MO|Springfield-Branson National Airport|Aeropuerto Nacional Springfield-Branson|Springfield||37.2387|-93.3969|16|
SHV||LA|Shreveport Regional Airport|Aeropuerto Regional Shreveport|Shreveport||32.4547|-93.8284|17|
SJT||TX|San Angelo Regional Airport|Aeropuerto Regional San Angelo|San Angelo||31.3597|-100.4944|8|
SLN||KS|Salina Regional Airport|Aeropuerto Regional Salina|Salina||38.7908|-97.6525|10|
SPI||IL|Abraham Lincoln Capital Airport|Aeropuerto Abraham Lincoln Capital|Springfield||39.8442|-89.6789|9|
SPS||TX|Wichita Falls Regional Airport|Aeropuerto Regional Wichita Falls|Wichita Falls||33.9883|-98.4919|10|
STC||MN|St. Cloud Municipal Airport|Aeropuerto Municipal St. Cloud|Saint Cloud||45.5456|-94.0578|8|
STL||MO|St. Louis Lambert International Airport|Aeropuerto Internacional St. Louis Lambert|St. Louis|San Luis (Misuri)|38.7487|-90.379|54|
SUX||IA|Sioux Gateway Airport|Aeropuerto Sioux Gateway|Sioux City||42.4019|-96.3842|9|
SWO||OK|Stillwater Regional Airport|Aeropuerto Regional Stillwater|Stillwater||36.1589|-97.0856|8|
TUL||OK|Tulsa International Airport|Aeropuerto Internacional de Tulsa|Tulsa||36.1898|-95.8901|32|
TUP||MS|Tupelo Regional Airport|Aeropuerto Regional Tupelo|Tupelo||34.2589|-88.7672|8|
TVF||MN|Thief River Falls Regional Airport|Aeropuerto Regional Thief River Falls|Thief River Falls||48.0661|-96.185|8|
TXK||AR|Texarkana Municipal Airport|Aeropuerto Municipal Texarkana|Texarkana||33.4564|-93.9892|8|
TYR||TX|Tyler Pounds Regional Airport|Aeropuerto Regional Tyler Pounds|Tyler||32.3516|-95.4101|8|
UIN||IL|Quincy Regional Airport|Aeropuerto Regional Quincy|Quincy||39.9442|-91.1972|8|
VCT||TX|Victoria Regional Airport|Aeropuerto Regional Victoria|Victoria||28.8511|-96.9144|9|
VPS||FL|Destin Fort Walton Beach Airport|Aeropuerto Destin Fort Walton Beach|Fort Walton Beach||30.4959|-86.5495|10|
XNA||AR|Northwest Arkansas Regional Airport|Aeropuerto Regional Northwest Arkansas|Fayetteville||36.2753|-94.2971|17|
XWA||ND|Williston Basin International Airport|Aeropuerto Internacional Williston Basin|Williston||48.2597|-103.7506|9|
@US America/Denver
ABQ||NM|Albuquerque Sunport International Airport|Aeropuerto Internacional Albuquerque Sunport|Albuquerque|Alburquerque|35.0496|-106.6172|40|
AIA||NE|Alliance Municipal Airport|Aeropuerto Municipal Alliance|Alliance||42.0517|-102.8067|9|
ALS||CO|San Luis Valley Regional Airport|Aeropuerto Regional San Luis Valley|Alamosa||37.4367|-105.8667|9|
ASE||CO|Aspen/Pitkin County Airport|Aeropuerto Aspen/Pitkin|Aspen||39.2197|-106.8647|8|
BFF||NE|Western Nebraska Regional Airport|Aeropuerto Regional Western Nebraska|Scottsbluff||41.8685|-103.5908|9|
BIL||MT|Billings Logan International Airport|Aeropuerto Internacional Billings Logan|Billings||45.8034|-108.5372|18|
BTM||MT|Bert Mooney Airport|Aeropuerto Bert Mooney|Butte||45.9511|-112.4939|9|
BZN||MT|Bozeman Yellowstone International Airport|Aeropuerto Internacional Bozeman Yellowstone|Bozeman||45.7777|-111.1603|17|
CDC||UT|Cedar City Regional Airport|Aeropuerto Regional Cedar City|Cedar City||37.7025|-113.0961|9|
CDR||NE|Chadron Airport|Aeropuerto Chadron|Chadron||42.835|-103.0978|8|
CEZ||CO|Montezuma County Airport|Aeropuerto del Condado de Montezuma|Cortez||37.3028|-108.6272|8|Cortez
CNM||NM|Cavern City Air Terminal|Aeropuerto Cavern City Air Terminal|Carlsbad||32.3372|-104.2628|9|
CNY||UT|Canyonlands Regional Airport, Moab|Aeropuerto Regional Canyonlands, Moab|Moab||38.7594|-109.7461|8|Canyonlands Field
COD||WY|Yellowstone Regional Airport|Aeropuerto Regional Yellowstone|Cody||44.5158|-109.0275|9|
COS||CO|Colorado Springs Airport|Aeropuerto Colorado Springs|Colorado Springs||38.7971|-104.7006|18|
CPR||WY|Casper/Natrona County International Airport|Aeropuerto Internacional Casper/Natrona County|Casper||42.9086|-106.4625|10|
CVN||NM|Clovis Regional Airport|Aeropuerto Regional Clovis|Clovis||34.4272|-103.0789|8|
CYS||WY|Cheyenne Regional Airport|Aeropuerto Regional Cheyenne|Cheyenne||41.1558|-104.8167|9|
DEN||CO|Denver International Airport|Aeropuerto Internacional de Denver|Denver||39.8514|-104.6731|92|
DIK||ND|Dickinson Regional Airport|Aeropuerto Regional Dickinson|Dickinson||46.8015|-102.7932|8|Dickinson Theodore Roosevelt
DRO||CO|Durango-La Plata County Airport|Aeropuerto Durango-La Plata|Durango||37.16|-107.7511|9|
EGE||CO|Eagle County Airport|Aeropuerto del Condado de Eagle|Eagle||39.6399|-106.9135|9|
ELP||TX|El Paso International Airport|Aeropuerto Internacional de El Paso|El Paso||31.7989|-106.396|36|
FCA||MT|Glacier Park International Airport|Aeropuerto Internacional Glacier Park|Kalispell||48.3073|-114.2532|9|
GCC||WY|Campbell County Airport|Aeropuerto del Condado de Campbell|Gillette||44.3464|-105.5327|9|Gillette–Campbell
GDV||MT|Dawson Community Airport|Aeropuerto Dawson Community|Glendive||47.1389|-104.8069|8|
GGW||MT|Glasgow International Airport|Aeropuerto Internacional Glasgow|Glasgow||48.2128|-106.6156|8|
GJT||CO|Grand Junction Regional Airport|Aeropuerto Regional Grand Junction|Grand Junction||39.1227|-108.5283|18|
GTF||MT|Great Falls International Airport|Aeropuerto Internacional Great Falls|Great Falls||47.4819|-111.3564|10|
GUC||CO|Gunnison–Crested Butte Regional Airport|Aeropuerto Regional Gunnison–Crested Butte|Gunnison||38.5339|-106.9389|8|
GUP||NM|Gallup Municipal Airport|Aeropuerto Municipal Gallup|Gallup||35.5111|-108.7867|8|
HDN||CO|Yampa Valley Airport|Aeropuerto Yampa Valley|Steamboat Springs||40.4848|-107.2208|8|
HLN||MT|Helena Regional Airport|Aeropuerto Regional Helena|Helena||46.6105|-111.9902|9|
HOB||NM|Lea County Airport|Aeropuerto del Condado de Lea|Hobbs||32.6886|-103.2169|8|
HVR||MT|Havre City County Airport|Aeropuerto Havre City|Havre||48.5444|-109.7611|8|
JAC||WY|Jackson Hole Airport|Aeropuerto Jackson Hole|Jackson||43.6028|-110.7361|8|
LAR||WY|General Brees Field|Aeropuerto General Brees Field|Laramie||41.3136|-105.6731|9|Laramie
LRU||NM|Las Cruces Municipal Airport|Aeropuerto Municipal Las Cruces|Las Cruces||32.2908|-106.9217|8|
MSO||MT|Missoula Montana Airport|Aeropuerto Missoula Montana|Missoula||46.919|-114.0832|9|
MTJ||CO|Montrose Regional Airport|Aeropuerto Regional Montrose|Montrose||38.5103|-107.897|9|
OGD||UT|Ogden Municipal Airport|Aeropuerto Municipal Ogden|Ogden||41.1964|-112.0108|9|Ogden-Hinckley
OLF||MT|Wolf Point International Airport|Aeropuerto Internacional Wolf Point|Wolf Point||48.0947|-105.5664|8|L. M. Clayton
PUB||CO|Pueblo Memorial Airport|Aeropuerto Pueblo Memorial|Pueblo||38.2842|-104.4951|9|
PVU||UT|Provo Airport|Aeropuerto Provo|Provo||40.2181|-111.7222|9|
RAP||SD|Rapid City Regional Airport|Aeropuerto Regional Rapid City|Rapid City||44.0376|-103.0612|9|
RIW||WY|Riverton Airport|Aeropuerto Riverton|Riverton||43.0644|-108.4569|9|Central Wyoming
RKS||WY|Southwest Wyoming Regional Airport|Aeropuerto Regional Southwest Wyoming|Rock Springs||41.598|-109.0721|9|Rock Springs - Sweetwater
ROW||NM|Roswell International Air Center|Aeropuerto Internacional Roswell International Air Center|Roswell||33.3054|-104.5257|10|
SAF||NM|Santa Fe Regional Airport|Aeropuerto Regional Santa Fe|Santa Fe||35.6175|-106.0883|9|
SDY||MT|Richland Municipal Airport|Aeropuerto Municipal Richland|Sidney||47.7069|-104.1919|8|Sidney–Richland
SGU||UT|St. George Regional Airport|Aeropuerto Regional St. George|St George||37.0326|-113.5102|8|
SHR||WY|Sheridan Airport|Aeropuerto Sheridan|Sheridan||44.7742|-106.9772|8|
SLC||UT|Salt Lake City International Airport|Aeropuerto Internacional de Salt Lake City|Salt Lake City||40.7856|-111.9807|68|
SVC||NM|Grant County Airport (New Mexico)|Aeropuerto del Condado de Grant|Silver City||32.6319|-108.1539|8|
TEX||CO|Telluride Regional Airport|Aeropuerto Regional Telluride|Telluride||37.9535|-107.901|8|
TSM||NM|Taos Airport|Aeropuerto Taos|Taos||36.4592|-105.6753|8|
VEL||UT|Vernal Regional Airport|Aeropuerto Regional Vernal|Vernal||40.4389|-109.5103|8|
WYS||MT|Yellowstone Airport|Aeropuerto Yellowstone|West Yellowstone||44.6867|-111.1047|9|
@US America/Detroit
APN||MI|Alpena County Regional Airport|Aeropuerto Regional del Condado de Alpena|Alpena||45.0817|-83.5558|9|
AZO||MI|Kalamazoo Battle Creek International Airport|Aeropuerto Internacional Kalamazoo Battle Creek|Kalamazoo||42.24|-85.5566|8|
CIU||MI|Chippewa County International Airport|Aeropuerto Internacional del Condado de Chippewa|Sault Ste Marie||46.2509|-84.4579|8|
CMX||MI|Houghton County Memorial Airport|Aeropuerto del Condado de Houghton|Houghton||47.1678|-88.4864|8|
DTW|DTT|MI|Detroit Metropolitan Wayne County Airport|Aeropuerto Metropolitano de Detroit|Detroit||42.2078|-83.356|72|
ESC||MI|Delta County Airport|Aeropuerto del Condado de Delta|Escanaba||45.7206|-87.0867|8|
FNT||MI|Bishop International Airport|Aeropuerto Internacional Bishop|Flint||42.9738|-83.7389|9|
LAN||MI|Capital Region International Airport|Aeropuerto Internacional Capital Region|Lansing||42.7756|-84.5891|16|Lansing Capital
MBL||MI|Blacker Airport|Aeropuerto Blacker|Manistee||44.2739|-86.2533|3|Manistee County-Blacker
MBS||MI|MBS International Airport|Aeropuerto Internacional MBS|Saginaw||43.5334|-84.0907|9|
MKG||MI|Muskegon Airport|Aeropuerto Muskegon|Muskegon||43.1706|-86.2375|8|
MQT||MI|Sawyer International Airport|Aeropuerto Internacional Sawyer|Marquette||46.3536|-87.3953|8|
PLN||MI|Emmet County Airport|Aeropuerto del Condado de Emmet|Pellston||45.5708|-84.7928|8|Pellston
TVC||MI|Cherry Capital Airport|Aeropuerto Cherry Capital|Traverse City||44.7376|-85.5796|8|
@US America/Indiana/Indianapolis
FWA||IN|Fort Wayne International Airport|Aeropuerto Internacional Fort Wayne|Fort Wayne||40.9867|-85.1877|17|
IND||IN|Indianapolis International Airport|Aeropuerto Internacional de Indianápolis|Indianapolis|Indianápolis|39.7163|-86.293|46|
LAF||IN|Purdue University Airport|Aeropuerto Purdue University|West Lafayette||40.4119|-86.9336|8|
SBN||IN|South Bend International Airport|Aeropuerto Internacional South Bend|South Bend||41.7006|-86.3133|16|
@US America/Juneau
GST||AK|Gustavus Airport|Aeropuerto Gustavus|Gustavus||58.4233|-135.7037|8|
HNH||AK|Hoonah Airport|Aeropuerto Hoonah|Hoonah||58.0986|-135.4118|2|
HNS||AK|Haines Municipal Airport|Aeropuerto Municipal Haines|Haines||59.2462|-135.5292|8|
JNU||AK|Juneau International Airport|Aeropuerto Internacional Juneau|Juneau||58.3593|-134.5834|17|
KLW||AK|Klawock Airport|Aeropuerto Klawock|Klawock||55.555|-133.1|7|
PSG||AK|Petersburg Municipal Airport|Aeropuerto Municipal Petersburg|Petersburg||56.8042|-132.9425|8|Petersburg James A. Johnson
SGY||AK|Skagway Airport|Aeropuerto Skagway|Skagway||59.4606|-135.3156|2|
@US America/Kentucky/Louisville
SDF||KY|Louisville Muhammad Ali International Airport|Aeropuerto Internacional Louisville Muhammad Ali|Louisville||38.1864|-85.7418|36|
@US America/Los_Angeles
ACV||CA|California Redwood Coast-Humboldt County Airport|Aeropuerto California Redwood Coast-Humboldt|Arcata||40.9709|-124.1069|8|Arcata-Eureka
ALW||WA|Walla Walla Regional Airport|Aeropuerto Regional Walla Walla|Walla Walla||46.0947|-118.2911|8|
BFI||WA|King County International Airport|Aeropuerto Internacional del Condado de King|Seattle||47.5302|-122.3023|17|Boeing Field
BFL||CA|Meadows Field Airport|Aeropuerto Meadows Field|Bakersfield||35.4375|-119.0553|9|
BIH||CA|Bishop Airport|Aeropuerto Bishop|Bishop||37.3733|-118.365|8|Eastern Sierra
BLI||WA|Bellingham International Airport|Aeropuerto Internacional Bellingham|Bellingham||48.7957|-122.5327|8|
BUR||CA|Hollywood Burbank Airport|Aeropuerto Hollywood Burbank|Burbank||34.1962|-118.3541|40|
CCR||CA|Buchanan Field|Aeropuerto Buchanan Field|Concord||37.9889|-122.0556|8|
CEC||CA|Del Norte County Regional Airport|Aeropuerto Regional del Condado de Del Norte|Crescent City||41.78|-124.2358|8|
CLD||CA|McClellan-Palomar Airport|Aeropuerto McClellan-Palomar|Carlsbad||33.1273|-117.2789|8|
EAT||WA|Pangborn Memorial Airport|Aeropuerto Pangborn Memorial|Wenatchee||47.3997|-120.2078|8|
EKO||NV|Elko Airport|Aeropuerto Elko|Elko||40.8239|-115.7897|8|
ESD||WA|Orcas Island Airport|Aeropuerto Orcas Island|Orcas Island||48.7083|-122.9125|7|
EUG||OR|Eugene Airport|Aeropuerto Eugene|Eugene||44.1192|-123.212|16|
FAT||CA|Fresno Yosemite International Airport|Aeropuerto Internacional Fresno Yosemite|Fresno||36.7696|-119.7202|17|
FRD||WA|Friday Harbor Airport|Aeropuerto Friday Harbor|Friday Harbor||48.5248|-123.0265|7|
GEG||WA|Spokane International Airport|Aeropuerto Internacional de Spokane|Spokane||47.6251|-117.5376|32|
HHR||CA|Hawthorne Municipal Airport|Aeropuerto Municipal Hawthorne|Hawthorne||33.922|-118.3352|8|
IPL||CA|Imperial County Airport|Aeropuerto del Condado de Imperial|Imperial||32.8348|-115.5741|8|
LAS||NV|Harry Reid International Airport|Aeropuerto Internacional Harry Reid|Las Vegas||36.081|-115.1476|86|Nevada
LAX||CA|Los Angeles International Airport|Aeropuerto Internacional de Los Ángeles|Los Angeles|Los Ángeles|33.9434|-118.4083|98|
LGB||CA|Long Beach Airport|Aeropuerto de Long Beach|Long Beach||33.8182|-118.1445|34|
LPS||WA|Lopez Island Airport|Aeropuerto Lopez Island|Lopez Island||48.4828|-122.9356|2|
LWS||ID|Lewiston-Nez Perce County Regional Airport|Aeropuerto Regional Lewiston-Nez Perce County|Lewiston||46.3747|-117.0144|8|
MCE||CA|Merced Municipal Airport|Aeropuerto Municipal Merced|Merced||37.2847|-120.5128|8|
MFR||OR|Rogue Valley International-Medford Airport|Aeropuerto Internacional Rogue Valley International-Medford|Medford||42.369|-122.8731|17|
MMH||CA|Mammoth Lakes Airport|Aeropuerto Mammoth Lakes|Mammoth Lakes||37.6311|-118.8514|3|Mammoth Yosemite
MRY||CA|Monterey Regional Airport|Aeropuerto Regional Monterey|Monterey||36.5873|-121.8508|16|Monterey Peninsula
OAK||CA|Oakland International Airport|Aeropuerto Internacional de Oakland|Oakland||37.7119|-122.212|52|
ONT||CA|Ontario International Airport|Aeropuerto Internacional de Ontario|Ontario||34.056|-117.6012|40|
OTH||OR|Southwest Oregon Regional Airport|Aeropuerto Regional Southwest Oregon|North Bend||43.4162|-124.2459|8|
PAE||WA|Seattle Paine Field International Airport|Aeropuerto Internacional Seattle Paine Field|Seattle||47.9097|-122.2856|9|
PDT||OR|Eastern Oregon Regional Airport|Aeropuerto Regional Eastern Oregon|Pendleton||45.693|-118.8432|8|
PDX||OR|Portland International Airport|Aeropuerto Internacional de Portland|Portland||45.589|-122.5929|58|
PSC||WA|Tri-Cities Airport|Aeropuerto Tri-Cities|Pasco||46.2591|-119.1152|9|
PSP||CA|Palm Springs International Airport|Aeropuerto Internacional de Palm Springs|Palm Springs||33.823|-116.5084|32|
PUW||WA|Pullman–Moscow Regional Airport|Aeropuerto Regional Pullman–Moscow|Pullman||46.7447|-117.105|8|
RCE||WA|Roche Harbor Airport|Aeropuerto Roche Harbor|Roche Harbor||48.5833|-123.1667|2|
RDD||CA|Redding Municipal Airport|Aeropuerto Municipal Redding|Redding||40.5058|-122.2999|8|
RDM||OR|Roberts Field Redmond Municipal Airport|Aeropuerto Municipal Roberts Field Redmond|Redmond||44.2524|-121.1601|16|
RNO||NV|Reno–Tahoe International Airport|Aeropuerto Internacional Reno-Tahoe|Reno||39.5058|-119.7757|34|
SAN||CA|San Diego International Airport|Aeropuerto Internacional de San Diego|San Diego||32.7319|-117.1973|64|
SBA||CA|Santa Barbara Municipal Airport|Aeropuerto Municipal Santa Barbara|Santa Barbara||34.4328|-119.8365|16|
SBD||CA|San Bernadino International Airport|Aeropuerto Internacional San Bernadino|San Bernardino||34.0985|-117.2429|9|San Bernardino
SBP||CA|San Luis Obispo County Regional Airport|Aeropuerto Regional del Condado de San Luis Obispo|San Luis Obispo||35.2391|-120.6406|8|
SCK||CA|Stockton Metropolitan Airport|Aeropuerto Stockton|Stockton||37.8944|-121.2392|9|
SEA||WA|Seattle–Tacoma International Airport|Aeropuerto Internacional Seattle-Tacoma|Seattle||47.4438|-122.3017|82|
SFO||CA|San Francisco International Airport|Aeropuerto Internacional de San Francisco|San Francisco||37.6152|-122.3899|88|Silicon Valley
SJC||CA|San José Mineta International Airport|Aeropuerto Internacional San José Mineta|San Jose|San José (California)|37.3667|-121.9264|52|
SLE||OR|McNary Field|Aeropuerto McNary Field|Salem||44.9953|-123.025|8|
SMF|SAC|CA|Sacramento International Airport|Aeropuerto Internacional de Sacramento|Sacramento||38.6923|-121.5937|50|
SMX||CA|Santa Maria Public Airport|Aeropuerto Santa Maria Public|Santa Maria||34.905|-120.4578|8|
SNA||CA|John Wayne Airport|Aeropuerto John Wayne|Santa Ana||33.6802|-117.8605|48|
SQL||CA|San Carlos Airport|Aeropuerto San Carlos|San Carlos||37.4833|-122.25|7|
STS||CA|Charles M. Schulz–Sonoma County Airport|Aeropuerto Charles M. Schulz–Sonoma|Santa Rosa||38.51|-122.8067|8|
YKM||WA|Yakima Air Terminal|Aeropuerto Yakima Air Terminal|Yakima||46.5669|-120.5378|9|
@US America/Menominee
IMT||MI|Ford Airport|Aeropuerto Ford|Iron Mountain||45.8156|-88.1142|8|
IWD||MI|Gogebic–Iron County Airport|Aeropuerto Gogebic–Iron|Ironwood||46.5256|-90.1317|3|
@US America/New_York
ABE||PA|Lehigh Valley International Airport|Aeropuerto Internacional Lehigh Valley|Allentown||40.6516|-75.4344|17|
ABY||GA|Southwest Georgia Regional Airport|Aeropuerto Regional Southwest Georgia|Albany||31.5322|-84.1961|8|
ACK||MA|Nantucket Memorial Airport|Aeropuerto Nantucket Memorial|Nantucket||41.2567|-70.0597|16|
ACY||NJ|Atlantic City International Airport|Aeropuerto Internacional Atlantic City|Atlantic City||39.4507|-74.5722|9|
AGS||GA|Augusta Regional Airport|Aeropuerto Regional Augusta|Augusta||33.3737|-81.9734|9|
ALB||NY|Albany International Airport|Aeropuerto Internacional de Albany|Albany||42.7453|-73.8096|30|
AOO||PA|Altoona Airport|Aeropuerto Altoona|Altoona||40.2972|-78.32|8|Altoona-Blair
ART||NY|Watertown International Airport|Aeropuerto Internacional Watertown|Watertown||43.9908|-76.0214|8|
ATL||GA|Hartsfield–Jackson Atlanta International Airport|Aeropuerto Internacional Hartsfield-Jackson Atlanta|Atlanta||33.6401|-84.444|100|
AUG||ME|Augusta State Airport|Aeropuerto Augusta State|Augusta||44.3181|-69.7967|8|
AVL||NC|Asheville Regional Airport|Aeropuerto Regional Asheville|Asheville||35.4351|-82.5373|17|
AVP||PA|Wilkes-Barre/Scranton International Airport|Aeropuerto Internacional Wilkes-Barre/Scranton|Wilkes-Barre||41.3367|-75.7306|9|
BDL|HFD|CT|Bradley International Airport|Aeropuerto Internacional Bradley|Hartford||41.9295|-72.6847|42|
BFD||PA|Bradford Regional Airport|Aeropuerto Regional Bradford|Bradford||41.8022|-78.6394|8|
BGM||NY|Greater Binghamton Airport|Aeropuerto Greater Binghamton|Binghamton||42.2085|-75.9829|8|
BGR||ME|Bangor International Airport|Aeropuerto Internacional Bangor|Bangor||44.8087|-68.8178|10|
BHB||ME|Hancock County-Bar Harbor Airport|Aeropuerto Hancock County-Bar Harbor|Bar Harbor||44.4489|-68.3617|8|
BID||RI|Block Island State Airport|Aeropuerto Block Island State|Block Island||41.1694|-71.5796|2|
BKW||WV|Raleigh County Memorial Airport|Aeropuerto del Condado de Raleigh|Beckley||37.7819|-81.1242|8|Beckley Raleigh County Memorial
BOS||MA|Logan International Airport|Aeropuerto Internacional Logan|Boston||42.3665|-71.0202|82|
BQK||GA|Brunswick Golden Isles Airport|Aeropuerto Brunswick Golden Isles|Brunswick||31.1667|-81.4833|9|
BTV||VT|Patrick Leahy Burlington International Airport|Aeropuerto Internacional Patrick Leahy de Burlington|Burlington||44.469|-73.1553|28|
BUF||NY|Buffalo Niagara International Airport|Aeropuerto Internacional Buffalo Niagara|Buffalo||42.9338|-78.7318|38|
BWI|WAS|MD|Baltimore/Washington International Thurgood Marshall Airport|Aeropuerto Internacional Thurgood Marshall de Baltimore-Washington|Baltimore||39.1795|-76.6689|64|
CAE||SC|Columbia Metropolitan Airport|Aeropuerto Columbia|Columbia||33.9469|-81.125|17|
CAK||OH|Akron-Canton Regional Airport|Aeropuerto Regional Akron-Canton|Akron||40.915|-81.4358|16|
CHA||TN|Chattanooga Metropolitan Airport|Aeropuerto Chattanooga|Chattanooga||35.0369|-85.1978|16|
CHO||VA|Charlottesville Albemarle Airport|Aeropuerto Charlottesville Albemarle|Charlottesville||38.1394|-78.4493|16|
CHS||SC|Charleston International Airport|Aeropuerto Internacional de Charleston|Charleston||32.8844|-80.0372|38|
CKB||WV|North Central West Virginia Airport|Aeropuerto North Central West Virginia|Bridgeport||39.2956|-80.2294|8|Harrison/Marion
CLE||OH|Cleveland Hopkins International Airport|Aeropuerto Internacional Cleveland Hopkins|Cleveland||41.4109|-81.8382|46|
CLT||NC|Charlotte Douglas International Airport|Aeropuerto Internacional Charlotte Douglas|Charlotte||35.2192|-80.9358|80|
CMH||OH|John Glenn Columbus International Airport|Aeropuerto Internacional John Glenn Columbus|Columbus||39.9982|-82.885|44|
CRW||WV|Yeager Airport|Aeropuerto Yeager|Charleston||38.3703|-81.5965|16|
CSG||GA|Columbus Airport (Georgia)|Aeropuerto Columbus|Columbus||32.5133|-84.9411|8|
CVG||KY|Cincinnati/Northern Kentucky International Airport|Aeropuerto Internacional Cincinnati/Northern Kentucky|Cincinnati||39.0555|-84.6615|46|
DAB||FL|Daytona Beach International Airport|Aeropuerto Internacional Daytona Beach|Daytona Beach||29.1852|-81.0608|9|
DAY||OH|James M. Cox Dayton International Airport|Aeropuerto Internacional James M. Cox Dayton|Dayton||39.898|-84.2208|17|
DCA|WAS|DC|Ronald Reagan Washington National Airport|Aeropuerto Nacional Ronald Reagan de Washington|Washington||38.8534|-77.0435|66|
DUJ||PA|DuBois Regional Airport|Aeropuerto Regional DuBois|Dubois||41.1783|-78.8989|8|
ELM||NY|Elmira Corning Regional Airport|Aeropuerto Regional Elmira Corning|Elmira||42.163|-76.8959|8|
ERI||PA|Erie International Airport|Aeropuerto Internacional Erie|Erie||42.0831|-80.182|8|
EWB||MA|New Bedford Airport|Aeropuerto New Bedford|New Bedford||41.6769|-70.9592|8|
EWN||NC|Coastal Carolina Regional Airport|Aeropuerto Regional Coastal Carolina|New Bern||35.0783|-77.0346|8|Craven County
EWR|NYC|NJ|Newark Liberty International Airport|Aeropuerto Internacional Newark Liberty|New York|Nueva York|40.6891|-74.1788|86|
EYW||FL|Key West International Airport|Aeropuerto Internacional Key West|Key West||24.5536|-81.755|16|
FAY||NC|Fayetteville Regional Airport|Aeropuerto Regional Fayetteville|Fayetteville||34.9913|-78.8872|8|
FLL||FL|Fort Lauderdale–Hollywood International Airport|Aeropuerto Internacional de Fort Lauderdale-Hollywood|Fort Lauderdale||26.0715|-80.1449|72|
FLO||SC|Florence Airport|Aeropuerto Florence|Florence||34.1889|-79.7244|8|
GNV||FL|Gainesville Regional Airport|Aeropuerto Regional Gainesville|Gainesville||29.6861|-82.2768|9|
GRR||MI|Gerald R. Ford International Airport|Aeropuerto Internacional Gerald R. Ford|Grand Rapids||42.885|-85.5297|32|
GSO||NC|Piedmont Triad International Airport|Aeropuerto Internacional Piedmont Triad|Greensboro||36.1053|-79.9373|17|
GSP||SC|Greenville-Spartanburg International Airport|Aeropuerto Internacional Greenville-Spartanburg|Greenville||34.8906|-82.2171|17|
HGR||MD|Hagerstown Regional Airport|Aeropuerto Regional Hagerstown|Hagerstown||39.7078|-77.73|8|
HHH||SC|Hilton Head Airport|Aeropuerto Hilton Head|Hilton Head||32.2226|-80.697|7|
HPN|NYC|NY|Westchester County Airport|Aeropuerto del Condado de Westchester|White Plains||41.0687|-73.7039|26|
HTS||WV|Huntington Tri-State Airport|Aeropuerto Huntington Tri-State|Huntington||38.3669|-82.5561|8|
HVN||CT|Tweed–New Haven Regional Airport|Aeropuerto Regional Tweed–New Haven|New Haven||41.2653|-72.8883|8|
HYA||MA|Cape Cod Gateway Airport|Aeropuerto Cape Cod Gateway|Hyannis||41.6658|-70.2806|16|Barnstable
IAD|WAS|VA|Washington Dulles International Airport|Aeropuerto Internacional de Washington-Dulles|Washington||38.9532|-77.4477|72|
IAG||NY|Niagara Falls International Airport|Aeropuerto Internacional Niagara Falls|Niagara Falls||43.1|-78.95|9|
ILG||DE|New Castle Airport|Aeropuerto New Castle|Wilmington||39.6783|-75.6075|8|
ILM||NC|Wilmington International Airport|Aeropuerto Internacional Wilmington|Wilmington||34.2671|-77.9106|17|
IPT||PA|Williamsport Regional Airport|Aeropuerto Regional Williamsport|Williamsport||41.2422|-76.9206|8|
ISP||NY|Long Island MacArthur Airport|Aeropuerto MacArthur de Long Island|Islip||40.7893|-73.0975|24|
ITH||NY|Ithaca Tompkins Regional Airport|Aeropuerto Regional Ithaca Tompkins|Ithaca||42.4903|-76.4636|8|
JAX||FL|Jacksonville International Airport|Aeropuerto Internacional de Jacksonville|Jacksonville||30.4913|-81.6831|44|
JFK|NYC|NY|John F. Kennedy International Airport|Aeropuerto Internacional John F. Kennedy|New York|Nueva York|40.6423|-73.7882|96|
JST||PA|Cambria County Airport|Aeropuerto del Condado de Cambria|Johnstown||40.3167|-78.8344|8|Johnstown-Cambria
LBE||PA|Arnold Palmer Regional Airport|Aeropuerto Regional Arnold Palmer|Latrobe||40.2729|-79.4086|8|
LCK||OH|Rickenbacker International Airport|Aeropuerto Internacional Rickenbacker|Columbus||39.818|-82.9355|18|
LEB||NH|Lebanon Municipal Airport|Aeropuerto Municipal Lebanon|Lebanon||43.6294|-72.31|8|
LEX||KY|Blue Grass Airport|Aeropuerto Blue Grass|Lexington||38.0376|-84.5979|16|
LGA|NYC|NY|LaGuardia Airport|Aeropuerto LaGuardia|New York|Nueva York|40.7743|-73.8716|78|
LNS||PA|Lancaster Airport (Pennsylvania)|Aeropuerto Lancaster|Lancaster||40.1211|-76.2997|8|
LUK||OH|Cincinnati Municipal Lunken Airport|Aeropuerto Municipal Cincinnati Municipal Lunken|Cincinnati||39.103|-84.4269|8|
LWB||WV|Greenbrier Valley Airport|Aeropuerto Greenbrier Valley|Lewisburg||37.8597|-80.3986|8|
LYH||VA|Preston-Glenn Field|Aeropuerto Preston-Glenn Field|Lynchburg||37.3269|-79.2011|8|Lynchburg
MCN||GA|Middle Georgia Regional Airport|Aeropuerto Regional Middle Georgia|Macon||32.702|-83.6487|8|
MCO|ORL|FL|Orlando International Airport|Aeropuerto Internacional de Orlando|Orlando||28.4322|-81.3083|84|Disney
MDT||PA|Harrisburg International Airport|Aeropuerto Internacional Harrisburg|Harrisburg||40.196|-76.7561|17|
MGW||WV|Morgantown Airport|Aeropuerto Morgantown|Morgantown||39.6428|-79.9158|8|
MHT||NH|Manchester Boston Regional Airport|Aeropuerto Regional Manchester Boston|Manchester||42.9279|-71.4384|16|
MIA||FL|Miami International Airport|Aeropuerto Internacional de Miami|Miami||25.796|-80.2782|90|
MLB||FL|Orlando Melbourne International Airport|Aeropuerto Internacional Orlando Melbourne|Melbourne||28.1025|-80.6303|9|
MSS||NY|Massena International Airport|Aeropuerto Internacional Massena|Massena||44.9378|-74.8467|8|
MTP||CT|Sky Portal Airport|Aeropuerto Sky Portal|Montauk||41.0744|-71.9236|2|Montauk
MVY||MA|Martha's Vineyard Airport|Aeropuerto Martha's Vineyard|Martha's Vineyard||41.3893|-70.6118|16|
MYR||SC|Myrtle Beach International Airport|Aeropuerto Internacional de Myrtle Beach|Myrtle Beach||33.6827|-78.9229|32|
NPT||RI|Newport State Airport|Aeropuerto Newport State|Newport||41.5308|-71.2825|2|
OAJ||NC|Albert J Ellis Airport|Aeropuerto Albert J Ellis|Jacksonville||34.8304|-77.6058|8|
OGS||NY|Ogdensburg Airport|Aeropuerto Ogdensburg|Ogdensburg||44.6817|-75.4658|8|
ORF||VA|Norfolk International Airport|Aeropuerto Internacional de Norfolk|Norfolk||36.8986|-76.2063|34|
ORH||MA|Worcester Regional Airport|Aeropuerto Regional Worcester|Worcester||42.2692|-71.8744|8|Worcester-Metrowest-Boston
PBG||NY|Plattsburgh International Airport|Aeropuerto Internacional Plattsburgh|Plattsburgh||44.6587|-73.4651|10|
PBI||FL|Palm Beach International Airport|Aeropuerto Internacional de Palm Beach|West Palm Beach||26.6832|-80.0956|48|
PGD||FL|Charlotte County Airport|Aeropuerto del Condado de Charlotte|Punta Gorda||26.9192|-81.9914|8|Punta Gorda
PGV||NC|Pitt-Greenville Airport|Aeropuerto Pitt-Greenville|Greenville||35.6333|-77.3853|8|
PHF||VA|Newport News/Williamsburg International Airport|Aeropuerto Internacional Newport News/Williamsburg|Newport News||37.1303|-76.5028|9|
PHL||PA|Philadelphia International Airport|Aeropuerto Internacional de Filadelfia|Philadelphia|Filadelfia|39.8764|-75.2433|70|
PIE||FL|St. Petersburg-Clearwater International Airport|Aeropuerto Internacional St. Petersburg-Clearwater|St. Petersburg||27.912|-82.6951|9|
PIT||PA|Pittsburgh International Airport|Aeropuerto Internacional de Pittsburgh|Pittsburgh||40.4958|-80.2566|46|
PKB||WV|Wood County Airport|Aeropuerto del Condado de Wood|Parkersburg||39.3456|-81.4389|8|Mid-Ohio Valley
PQI||ME|Presque Isle International Airport|Aeropuerto Internacional Presque Isle|Presque Isle||46.685|-68.0475|8|
PSM||NH|Portsmouth International Airport at Pease|Aeropuerto Internacional Portsmouth|Portsmouth||43.1796|-70.8827|10|
PVD||RI|Rhode Island T. F. Green International Airport|Aeropuerto Internacional T. F. Green de Rhode Island|Providence||41.7263|-71.4363|40|
PWM||ME|Portland International Jetport|Aeropuerto Internacional de Portland (Maine)|Portland (Maine)||43.6475|-70.3103|28|
RDU||NC|Raleigh–Durham International Airport|Aeropuerto Internacional Raleigh-Durham|Raleigh||35.8736|-78.7909|54|
RIC||VA|Richmond International Airport|Aeropuerto Internacional de Richmond|Richmond||37.5061|-77.3225|36|
RKD||ME|Knox County Regional Airport|Aeropuerto Regional del Condado de Knox|Rockland||44.0592|-69.0981|8|
ROA||VA|Roanoke-Blacksburg Regional Airport|Aeropuerto Regional Roanoke-Blacksburg|Roanoke||37.3205|-79.9704|16|
ROC||NY|Greater Rochester International Airport|Aeropuerto Internacional Greater Rochester|Rochester||43.128|-77.6654|17|
RSW|FMY|FL|Southwest Florida International Airport|Aeropuerto Internacional del Suroeste de Florida|Fort Myers||26.5279|-81.7553|48|
RUT||VT|Rutland Airport|Aeropuerto Rutland|Rutland||43.5294|-72.9483|8|Rutland State
SAV||GA|Savannah/Hilton Head International Airport|Aeropuerto Internacional Savannah/Hilton Head|Savannah||32.1358|-81.2106|34|
SBY||MD|Wicomico Regional Airport|Aeropuerto Regional Wicomico|Salisbury||38.3431|-75.5173|8|
SCE||PA|University Park Airport|Aeropuerto University Park|State College||40.8537|-77.8482|7|
SFB|ORL|FL|Orlando Sanford International Airport|Aeropuerto Internacional Orlando Sanford|Orlando||28.7751|-81.2432|32|
SHD||VA|Shenandoah Valley Airport|Aeropuerto Shenandoah Valley|Staunton||38.2639|-78.8967|8|
SLK||NY|Adirondack Airport|Aeropuerto Adirondack|Saranac Lake||44.3828|-74.2067|8|
SRQ||FL|Sarasota–Bradenton International Airport|Aeropuerto Internacional Sarasota-Bradenton|Sarasota||27.3875|-82.5533|34|
SWF||NY|Stewart International Airport|Aeropuerto Internacional Stewart|Newburgh||41.4984|-74.101|10|
SYR||NY|Syracuse Hancock International Airport|Aeropuerto Internacional Syracuse Hancock|Syracuse||43.114|-76.1122|28|
TLH||FL|Tallahassee International Airport|Aeropuerto Internacional Tallahassee|Tallahassee||30.3958|-84.3444|17|
TOL||OH|Toledo Express Airport|Aeropuerto Toledo Express|Toledo||41.5925|-83.8069|10|
TPA||FL|Tampa International Airport|Aeropuerto Internacional de Tampa|Tampa||27.9799|-82.5354|64|
TRI||TN|Tri-Cities Regional Airport|Aeropuerto Regional Tri-Cities|Johnson City||36.4811|-82.4079|9|
TTN||NJ|Trenton-Mercer Airport|Aeropuerto Trenton-Mercer|Trenton||40.2781|-74.8125|8|
TYS||TN|McGhee Tyson Airport|Aeropuerto McGhee Tyson|Knoxville||35.8056|-83.9897|17|
USA||NC|Concord–Padgett Regional Airport|Aeropuerto Regional Concord–Padgett|Concord||35.3851|-80.7112|8|
VLD||GA|Valdosta Regional Airport|Aeropuerto Regional Valdosta|Valdosta||30.7841|-83.2724|8|
VRB||FL|Vero Beach Municipal Airport|Aeropuerto Municipal Vero Beach|Vero Beach||27.6525|-80.4136|8|
WST||RI|Westerly State Airport|Aeropuerto Westerly State|Westerly||41.3502|-71.8069|7|
@US America/Phoenix
AZA||AZ|Phoenix-Mesa Gateway Airport|Aeropuerto Phoenix-Mesa Gateway|Phoenix||33.3078|-111.6556|6|
FLG||AZ|Flagstaff Pulliam Airport|Aeropuerto Flagstaff Pulliam|Flagstaff||35.1378|-111.6717|8|
GCN||AZ|Grand Canyon National Park Airport|Aeropuerto Nacional Grand Canyon National Park|Grand Canyon||35.9519|-112.1475|9|
PGA||AZ|Page Airport|Aeropuerto Page|Page||36.9264|-111.4472|8|
PHX||AZ|Phoenix Sky Harbor International Airport|Aeropuerto Internacional Phoenix Sky Harbor|Phoenix||33.435|-112.0002|80|
PRC||AZ|Prescott Airport|Aeropuerto Prescott|Prescott||34.65|-112.4242|9|Ernest A. Love Field
SOW||AZ|Show Low Airport|Aeropuerto Show Low|Show Low||34.2644|-110.0042|8|
TUS||AZ|Tucson International Airport|Aeropuerto Internacional de Tucson|Tucson||32.1207|-110.9374|36|
YUM||AZ|Yuma International Airport|Aeropuerto Internacional Yuma|Yuma||32.6686|-114.5993|18|
@US America/Sitka
KTN||AK|Ketchikan International Airport|Aeropuerto Internacional Ketchikan|Ketchikan||55.3565|-131.7087|16|
SIT||AK|Sitka Airport|Aeropuerto Sitka|Sitka||57.0486|-135.2333|8|Sitka Rocky Gutierrez
WRG||AK|Wrangell Airport|Aeropuerto Wrangell|Wrangell||56.4844|-132.3667|8|
@US Pacific/Honolulu
HNL||HI|Daniel K. Inouye International Airport|Aeropuerto Internacional Daniel K. Inouye|Honolulu|Honolulú|21.3258|-157.9217|66|Hawaii Hawái Waikiki
HNM||HI|Hana Airport|Aeropuerto Hana|Hana||20.7958|-156.0189|7|
ITO||HI|Hilo International Airport|Aeropuerto Internacional Hilo|Hilo||19.7146|-155.0396|17|
JHM||HI|Kapalua Airport|Aeropuerto Kapalua|Lahaina||20.9622|-156.6757|7|
KOA||HI|Ellison Onizuka Kona International Airport|Aeropuerto Internacional Ellison Onizuka Kona|Kailua-Kona||19.7362|-156.0411|42|Big Island Hawaii Hawái
LIH||HI|Lihue Airport|Aeropuerto Lihue|Lihue (Kauai)||21.9782|-159.3494|36|
LNY||HI|Lanai Airport|Aeropuerto Lanai|Lanai||20.7901|-156.9505|8|
LUP||HI|Kalaupapa Airport|Aeropuerto Kalaupapa|Kalaupapa||21.2111|-156.9744|2|
MKK||HI|Molokai Airport|Aeropuerto Molokai|Molokai||21.1552|-157.0929|15|
MUE||HI|Waimea–Kohala Airport|Aeropuerto Waimea–Kohala|Waimea||20.0025|-155.6515|8|
OGG||HI|Kahului Airport|Aeropuerto Kahului|Kahului (Maui)||20.8929|-156.4386|50|Maui
@UY America/Montevideo
MVD||CA|Carrasco International Airport|Aeropuerto Internacional Carrasco|Montevideo||-34.8412|-56.0265|48|
PDP||MA|Capitán de Corbeta Carlos A. Curbelo International Airport|Aeropuerto Internacional Capitán de Corbeta Carlos A. Curbelo|Punta del Este||-34.8572|-55.0932|20|
@UZ Asia/Samarkand
KSQ||SA|Karshi-Khanabad AB|Aeropuerto Karshi-Khanabad AB|Qarshi||38.835|65.9125|4|
@UZ Asia/Tashkent
AFS||NW|Zarafshan Airport|Aeropuerto Zarafshan|Zarafshan||41.6136|64.2331|3|
AZN||AN|Andizhan Airport|Aeropuerto Andizhan|Andizhan||40.7333|72.3|6|
BHK||BU|Bukhara Airport|Aeropuerto Bukhara|Bukhara||39.7604|64.4748|9|
FEG||FA|Fergana Airport|Aeropuerto Fergana|Fergana||40.3503|71.7336|9|
NCU||QR|Nukus Airport|Aeropuerto Nukus|Nukus||42.4833|59.6333|9|
NMA||AN|Namangan Airport|Aeropuerto Namangan|Namangan||40.9833|71.6|5|
NVI||NW|Navoi Airport|Aeropuerto Navoi|Navoi||40.115|65.1592|10|
SKD||SA|Samarkand Airport|Aeropuerto Samarkand|Samarkand||39.6962|66.9909|9|
TAS||TO|Islam Karimov Tashkent International Airport|Aeropuerto Internacional Islam Karimov de Taskent|Tashkent|Taskent|41.2627|69.2662|44|
TMJ||SU|Termez Airport|Aeropuerto Termez|Termez||37.2805|67.319|9|
UGC||XO|Urgench Airport|Aeropuerto Urgench|Urgench||41.5848|60.633|10|
@VC America/St_Vincent
BQU||06|J.F. Mitchell|Aeropuerto J.F. Mitchell|Bequia||13.0194|-61.3944|7|
CIW||06|Canouan Island Airport|Aeropuerto Canouan Island|Canouan||12.7|-61.3167|7|
MQS||06|Mustique Airport|Aeropuerto Mustique|Mustique||12.8883|-61.1819|7|
SVD||04|Argyle International Airport|Aeropuerto Internacional Argyle|Kingstown||13.1564|-61.1503|8|
UNI||06|Union Island Airport|Aeropuerto Union Island|Union Island||13.5|-61|6|
@VE America/Caracas
BLA||B|General José Antonio Anzoátegui International Airport|Aeropuerto Internacional General José Antonio Anzoátegui|Barcelona||10.1079|-64.6859|22|
BNS||E|Barinas Airport|Aeropuerto Barinas|Barinas||8.6181|-70.2211|8|
BRM||K|Jacinto Lara International Airport|Aeropuerto Internacional Jacinto Lara|Barquisimeto||10.0463|-69.3598|20|
CAJ||F|Canaima Airport|Aeropuerto Canaima|Canaima||6.2406|-62.8535|8|
CCS||X|Simón Bolívar International Airport|Aeropuerto Internacional Simón Bolívar|Caracas||10.5969|-67.0055|46|
CUM||R|Antonio Jose de Sucre Airport|Aeropuerto Antonio Jose de Sucre|Cumaná||10.4499|-64.1317|8|
CUP||R|Carupano Airport|Aeropuerto Carupano|Carúpano||10.6589|-63.2625|8|General José Francisco Bermúdez
CZE||I|Coro Airport|Aeropuerto Coro|Coro||11.4158|-69.6819|8|José Leonardo Chirino
LRV||X|Los Roques Airport|Aeropuerto Los Roques|Los Roques||11.8576|-66.7501|2|
LSP||I|Josefa Camejo Airport|Aeropuerto Josefa Camejo|Punto Fijo||11.7772|-70.1496|9|
MAR||V|La Chinita International Airport|Aeropuerto Internacional La Chinita|Maracaibo||10.5556|-71.7235|24|
MUN||N|Jose Tadeo Monagas International Airport|Aeropuerto Internacional Jose Tadeo Monagas|Maturín||9.7494|-63.1569|8|
PMV||O|Santiago Mariño International Airport|Aeropuerto Internacional Santiago Mariño|Porlamar (Margarita Island)|Porlamar (Isla de Margarita)|10.9172|-63.969|24|
PZO||F|General Manuel Carlos Piar International Airport|Aeropuerto Internacional General Manuel Carlos Piar|Ciudad Guayana||8.2865|-62.7591|20|
SOM||B|San Tome Airport|Aeropuerto San Tome|El Tigre||8.9461|-64.145|7|
STD||S|Buenaventura Vivas Airport|Aeropuerto Buenaventura Vivas|Santo Domingo del Táchira||7.5705|-72.0441|12|
SVZ||S|Juan Vicente Gomez International Airport|Aeropuerto Internacional Juan Vicente Gomez|San Antonio del Táchira||7.8393|-72.4401|8|
VIG||L|El Vigia Airport|Aeropuerto El Vigia|El Vigía||8.6333|-71.65|10|Juan Pablo Pérez Alfonzo
VLN||G|Arturo Michelena International Airport|Aeropuerto Internacional Arturo Michelena|Valencia||10.1543|-67.9225|22|
VLV||T|Colonel Antonio Nicolas Briceno Airport|Aeropuerto Colonel Antonio Nicolas Briceno|Valera||9.34|-70.5859|8|Dr. Antonio Nicolás Briceño
@VG America/Tortola
EIS|||Terrance B. Lettsome International Airport|Aeropuerto Internacional Terrance B. Lettsome|Tortola||18.4444|-64.5371|16|
VIJ|||Virgin Gorda Airport|Aeropuerto Virgin Gorda|Virgin Gorda||18.4503|-64.4277|2|
@VI America/St_Thomas
STT|||Cyril E. King Airport|Aeropuerto Cyril E. King|St. Thomas||18.3375|-64.9694|16|
STX|||Henry E. Rohlsen Airport|Aeropuerto Henry E. Rohlsen|St. Croix||17.7019|-64.7986|17|
@VN Asia/Ho_Chi_Minh
BMV||CH|Phung-Duc Airport|Aeropuerto Phung-Duc|Buon Ma Thuot||12.6667|108.05|8|Buon Ma Thuot
CAH||SW|Ca Mau Airport|Aeropuerto Ca Mau|Ca Mau||9.1756|105.1794|7|
CXR||SCC|Cam Ranh International Airport|Aeropuerto Internacional de Cam Ranh|Nha Trang||12.0068|109.2169|48|
DAD||SCC|Da Nang International Airport|Aeropuerto Internacional de Da Nang|Da Nang||16.0533|108.2028|54|
DIN||NW|Dien Bien Airport|Aeropuerto Dien Bien|Dien Bien Phu||21.3833|103|9|Dien Bien Phu
DLI||CH|Lien Khuong Airport|Aeropuerto Lien Khuong|Da Lat||11.7497|108.376|8|
HAN||RRD|Noi Bai International Airport|Aeropuerto Internacional Noi Bai|Hanoi|Hanói|21.2142|105.8028|70|
HPH||RRD|Cat Bi International Airport|Aeropuerto Internacional Cat Bi|Haiphong||20.8233|106.7273|9|
HUI||NC|Phu Bai Airport|Aeropuerto Phu Bai|Huế||16.3982|107.7009|8|
PQC||SW|Phu Quoc International Airport|Aeropuerto Internacional de Phu Quoc|Phu Quoc||10.1634|103.998|46|
PXU||CH|Pleiku Airport|Aeropuerto Pleiku|Pleiku||14.0063|108.009|8|
SGN||SE|Tan Son Nhat International Airport|Aeropuerto Internacional Tan Son Nhat|Ho Chi Minh City|Ciudad Ho Chi Minh|10.813|106.6625|78|Saigon Saigón
TBB||SCC|Tuy Hoa Airport|Aeropuerto Tuy Hoa|Tuy Hoa||13.0917|109.3444|7|Đông Tác (Tuy Hoa)
THD||NC|Tho Xuan Airport|Aeropuerto Tho Xuan|Tho Xuan||19.9025|105.4692|4|
UIH||SCC|Phu Cat Airport|Aeropuerto Phu Cat|Quy Nhon||13.955|109.0422|8|
VCA||SW|Can Tho Airport|Aeropuerto Can Tho|Can Tho||10.0472|105.7664|9|
VCL||SCC|Chu Lai International Airport|Aeropuerto Internacional Chu Lai|Tam Kỳ||15.4139|108.7031|4|
VCS||SE|Con Dao Airport|Aeropuerto Con Dao|Con Dao||8.7325|106.6289|8|
VDH||NC|Dong Hoi Airport|Aeropuerto Dong Hoi|Dong Hoi||17.515|106.5906|9|
VDO||NE|Van Don International Airport|Aeropuerto Internacional Van Don|Van Don||21.1178|107.4142|18|
VII||NC|Vinh International Airport|Aeropuerto Internacional Vinh|Vinh||18.7288|105.6697|9|
VKG||SW|Rach Gia Airport|Aeropuerto Rach Gia|Rach Gia||10.0833|105.0833|7|
@VU Pacific/Efate
CCV||SAM|Craig Cove Airport|Aeropuerto Craig Cove|Craig Cove||-16.2|167.5|2|
FTA||TAE|Futuna Airport|Aeropuerto Futuna|Futuna||-19.4167|170.25|2|
LNB||SEE|Lamen Bay Airport|Aeropuerto Lamen Bay|Lamen Bay||-16.5833|168.1833|2|
LNE||SAM|Lonorore Airport|Aeropuerto Lonorore|Lonorore||-15.8601|168.1701|2|
LOD||SAM|Longana Airport|Aeropuerto Longana|Longana||-15.3167|167.9667|2|
LPM||SAM|Lamap Airport|Aeropuerto Lamap|Lamap||-16.4667|167.8167|2|Malekoula
NUS||SAM|Norsup Airport|Aeropuerto Norsup|Norsup||-16.0583|167.4|2|
OLJ||SAM|West Cost Santo Airport|Aeropuerto West Cost Santo|West Cost Santo||-14.8846|166.56|2|Olpoi
PBJ||SEE|Paama Airport|Aeropuerto Paama|Paama||-16.4333|168.2167|2|
SLH||SAM|Sola Airport|Aeropuerto Sola|Sola||-13.8833|167.55|2|Vanua Lava
SON||SAM|Santo Pekoa International Airport|Aeropuerto Internacional Santo Pekoa|Luganville||-15.5083|167.2187|8|
SSR||SAM|Sara Airport|Aeropuerto Sara|Sara||-15.473|168.1537|2|
TAH||TAE|Tanna Airport|Aeropuerto Tanna|Tanna||-19.4584|169.2282|7|White Grass
TGH||SEE|Tongoa Airport|Aeropuerto Tongoa|Tongoa||-16.8911|168.551|2|
VLI||SEE|Bauerfield International Airport|Aeropuerto Internacional Bauerfield|Port Vila||-17.7019|168.3195|17|
VLS||SEE|Valesdir Airport|Aeropuerto Valesdir|Valesdir||-16.8003|168.179|2|
WLH||SAM|Walaha Airport|Aeropuerto Walaha|Walaha||-15.4129|167.6916|2|
@WF Pacific/Wallis
FUT|||Futuna Island Airport|Aeropuerto Futuna Island|Futuna Island||-14.25|-178.15|2|Pointe Vele
WLS|||Wallis Island Airport|Aeropuerto Wallis Island|Wallis Island||-13.2333|-176.1667|8|Hihifo
@WS Pacific/Apia
APW||AA|Faleolo Airport|Aeropuerto Faleolo|Apia||-13.8328|-171.9972|9|
@XK Europe/Belgrade
PRN||01|Pristina International Airport|Aeropuerto Internacional Pristina|Pristina||42.5736|21.0356|9|
@YE Asia/Aden
AAY||MR|Al Ghaydah Airport|Aeropuerto Al Ghaydah|Al Ghaydah||16.196|52.1733|9|
ADE||AD|Aden International Airport|Aeropuerto Internacional Aden|Aden||12.8261|45.0375|9|
GXF||HD|Seiyun Airport|Aeropuerto Seiyun|Seiyun||15.9618|48.7871|7|Sayun
RIY||HD|Riyan Airport|Aeropuerto Riyan|Mukalla||14.667|49.3737|9|
SAH||SN|Sana'a International Airport|Aeropuerto Internacional Sana'a|Sana'a||15.4736|44.2251|10|
SCT||HD|Socotra Airport|Aeropuerto Socotra|Socotra||12.6275|53.9092|9|
@YT Indian/Mayotte
DZA|||Dzaoudzi–Pamandzi International Airport|Aeropuerto Internacional Dzaoudzi–Pamandzi|Dzaoudzi||-12.8049|45.2821|7|
@ZA Africa/Johannesburg
BFN||FS|Bram Fischer International Airport|Aeropuerto Internacional Bram Fischer|Bloemfontein||-29.0959|26.2975|9|Bloemfontein
CPT||WC|Cape Town International Airport|Aeropuerto Internacional de Ciudad del Cabo|Cape Town|Ciudad del Cabo|-33.9689|18.5965|62|Table Mountain
DUR||NL|King Shaka International Airport|Aeropuerto Internacional Rey Shaka|Durban||-29.6144|31.1164|48|
ELS||EC|King Phalo Airport|Aeropuerto King Phalo|East London||-33.0384|27.8289|8|East London
GRJ||WC|George Airport|Aeropuerto George|George||-34.0015|22.3822|8|
HDS||NP|Hoedspruit Airport|Aeropuerto Hoedspruit|Hoedspruit||-24.35|30.95|5|
HLA||GT|Lanseria International Airport|Aeropuerto Internacional Lanseria|Johannesburg||-25.9359|27.9262|9|
JNB||GT|O. R. Tambo International Airport|Aeropuerto Internacional O. R. Tambo|Johannesburg|Johannesburgo|-26.1392|28.246|72|
KIM||NC|Kimberley Airport|Aeropuerto Kimberley|Kimberley||-28.8058|24.7664|9|
MBD||NW|Mafikeng Airport|Aeropuerto Mafikeng|Mafikeng||-25.8049|25.5435|10|Mmabatho
MGH||NL|Margate Airport|Aeropuerto Margate|Margate||-30.8583|30.3445|7|
MQP||MP|Kruger Mpumalanga International Airport|Aeropuerto Internacional Kruger Mpumalanga|Nelspruit||-25.3849|31.0981|9|
PHW||NP|Phalaborwa Airport|Aeropuerto Phalaborwa|Phalaborwa||-23.9336|31.1561|7|Hendrik Van Eck
PLZ||EC|Chief Dawid Stuurman International Airport|Aeropuerto Internacional Chief Dawid Stuurman|Gqeberha||-33.9837|25.6114|16|
PTG||NP|Polokwane International Airport|Aeropuerto Internacional Polokwane|Polokwane||-23.8453|29.4586|9|
PZB||NL|Pietermaritzburg Airport|Aeropuerto Pietermaritzburg|Pietermaritzburg||-29.643|30.3967|7|
RCB||NL|Richards Bay Airport|Aeropuerto Richards Bay|Richards Bay||-28.7406|32.0931|7|
SIS||NC|Sishen Airport|Aeropuerto Sishen|Sishen||-27.6492|22.9991|8|
UTN||NC|Upington Airport|Aeropuerto Upington|Upington||-28.4006|21.2533|10|
UTT||EC|Mthatha Airport|Aeropuerto Mthatha|Mthatha||-31.5833|28.7833|8|K.D. Matanzima
@ZM Africa/Lusaka
KAA|||Kasama Airport|Aeropuerto Kasama|Kasama||-10.2158|31.13|3|
LUN||09|Kenneth Kaunda International Airport|Aeropuerto Internacional Kenneth Kaunda|Lusaka||-15.3263|28.4457|32|
LVI||07|Harry Mwaanga Nkumbula International Airport|Aeropuerto Internacional Harry Mwaanga Nkumbula|Livingstone||-17.8206|25.8222|9|Harry Mwanga Nkumbula
MFU||03|Mfuwe Airport|Aeropuerto Mfuwe|Mfuwe||-13.2667|31.9333|8|
NLA||08|Simon Mwansa Kapwepwe International Airport|Aeropuerto Internacional Simon Mwansa Kapwepwe|Ndola||-12.9617|28.5167|5|
SLI||08|Solwezi Airport|Aeropuerto Solwezi|Solwezi||-12.1722|26.3667|2|
@ZW Africa/Harare
BUQ||BU|Bulawayo Joshua Mqabuko Nkomo International Airport|Aeropuerto Internacional Bulawayo Joshua Mqabuko Nkomo|Bulawayo||-20.0149|28.6226|9|
HRE||HA|Robert Gabriel Mugabe International Airport|Aeropuerto Internacional Robert Gabriel Mugabe|Harare||-17.9186|31.0992|30|
VFA||MN|Victoria Falls Airport|Aeropuerto de Cataratas Victoria|Victoria Falls|Cataratas Victoria|-18.0931|25.8403|24|`
