/**
 * Written by `npm run airports`, from `airports.csv` and airport-data-js (CC BY 4.0): change those, not this.
 * `@country zone`, then code|city|name en|name es|city en|city es|lat|lon|popularity|also; empty is "as before it".
 */
export const airportRows = `@AD Europe/Andorra
ALV||Andorra La Vella Heliport|Helipuerto Andorra La Vella|Andorra La Vella||42.5|1.5167|0|
@AE Asia/Dubai
AAN||Al Ain Airport|Aeropuerto Al Ain|Al Ain||24.2602|55.6166|10|
AUH||Zayed International Airport|Aeropuerto Internacional Zayed|Abu Dhabi|Abu Dabi|24.4269|54.646|76|
DST||Dubai Seaplane Terminal|Base de hidroaviones Dubai|Dubai||25.2597|55.2716|0|
DWC|DXB|Al Maktoum International Airport|Aeropuerto Internacional Al Maktoum|Dubai|Dubái|24.8928|55.1625|34|
DXB||Dubai International Airport|Aeropuerto Internacional de Dubái|Dubai|Dubái|25.2487|55.3529|98|
FJR||Fujairah International Airport|Aeropuerto Internacional Fujairah|Fujairah||25.1094|56.3306|10|
RKT||Ras Al Khaimah International Airport|Aeropuerto Internacional Ras Al Khaimah|Ras Al Khaimah||25.6167|55.9412|10|
SHJ||Sharjah International Airport|Aeropuerto Internacional de Sharjah|Sharjah|Sarja|25.3209|55.5203|52|
ZDY||Dalma Island Airport|Aeropuerto Dalma Island|Dalma Island||24.5083|52.3353|4|
@AF Asia/Kabul
FBD||Faizabad Airport|Aeropuerto Faizabad|Faizabad||37.1212|70.5181|3|Fayzabad
HEA||Herat International Airport|Aeropuerto Internacional Herat|Herat||34.2127|62.226|9|
IMZ||Nimroz Airport|Aeropuerto Nimroz|Nimroz||31.1|62.9333|6|
KBL||Hamid Karzai International Airport|Aeropuerto Internacional Hamid Karzai|Hamid Karzai||34.5607|69.2115|9|Kabul
KDH||Kandahar Airport|Aeropuerto Kandahar|Kandahar||31.5069|65.8475|10|
MMZ||Maimana Airport|Aeropuerto Maimana|Maimana||35.9255|64.7664|8|Maymana
MZR||Mazar-I-Sharif Airport|Aeropuerto Mazar-I-Sharif|Mazar-I-Sharif||36.7092|67.2085|9|
@AG America/Antigua
ANU||V. C. Bird International Airport|Aeropuerto Internacional V. C. Bird|St. John's||17.1394|-61.7917|32|
BBQ||Barbuda Codrington Airport|Aeropuerto Barbuda Codrington|Barbuda Codrington||17.6364|-61.8267|7|
@AI America/Anguilla
AXA||Clayton J. Lloyd International Airport|Aeropuerto Internacional Clayton J. Lloyd|Clayton J. Lloyd||18.2059|-63.0518|7|
@AL Europe/Tirane
TIA||Tirana International Airport Mother Teresa|Aeropuerto Internacional Madre Teresa de Tirana|Tirana||41.4191|19.7133|48|
@AM Asia/Yerevan
EVN||Zvartnots International Airport|Aeropuerto Internacional Zvartnots|Yerevan|Ereván|40.1527|44.398|38|
LWN||Shirak Airport|Aeropuerto Shirak|Shirak||40.7167|43.8333|10|
@AO Africa/Luanda
CAB||Cabinda Airport|Aeropuerto Cabinda|Cabinda||-5.5833|12.2|9|
CBT||Catumbela Airport|Aeropuerto Catumbela|Catumbela||-12.4833|13.4833|10|
DUE||Dundo Airport|Aeropuerto Dundo|Dundo||-7.4|20.8167|8|
GXG||Negage Airport|Aeropuerto Negage|Negage||-7.7833|15.45|9|
LAD||Quatro de Fevereiro Airport|Aeropuerto Quatro de Fevereiro|Luanda||-8.848|13.2349|30|
MEG||Malanje Airport|Aeropuerto Malanje|Malanje||-9.5264|16.319|8|
MSZ||Yuri Gagarin Airport|Aeropuerto Yuri Gagarin|Yuri Gagarin||-15.2583|12.1509|9|Welwitschia Mirabilis
NBJ|LAD|Dr. Antonio Agostinho Neto International Airport|Aeropuerto Internacional Dr. António Agostinho Neto|Luanda||-9.0468|13.5072|34|
NOV||Albano Machado (Huambo) Airport|Aeropuerto Albano Machado (Huambo)|Albano Machado (Huambo)||-12.8056|15.7572|9|
SDD||Lubango Airport|Aeropuerto Lubango|Lubango||-14.9244|13.5767|9|
SPP||Menongue Airport|Aeropuerto Menongue|Menongue||-14.6375|17.7256|10|
SSY||M'Banza Congo Airport|Aeropuerto M'Banza Congo|M'Banza Congo||-6.2739|14.2442|8|
SZA||Soyo Airport|Aeropuerto Soyo|Soyo||-6.1406|12.3752|8|
VPE||Ongiva Airport|Aeropuerto Ongiva|Ongiva||-17.0474|15.6896|9|Ondjiva Pereira
@AQ Antarctica/Palmer
TNM||Teniente R. Marsh Airport|Aeropuerto Teniente R. Marsh|Teniente R. Marsh||-62.1906|-58.9864|2|
@AR America/Argentina/Buenos_Aires
AEP|BUE|Jorge Newbery Airfield|Aeroparque Jorge Newbery|Buenos Aires||-34.5562|-58.4167|64|
AFA||San Rafael Airport|Aeropuerto San Rafael|San Rafael||-34.5892|-68.4006|9|
BHI||Comandante Espora Airport|Aeropuerto Comandante Espora|Bahía Blanca||-38.7306|-62.1506|16|
CTC||Catamarca Airport|Aeropuerto Catamarca|Catamarca||-28.4483|-65.7797|9|Coronel Felipe Varela
EQS||Esquel Airport|Aeropuerto Esquel|Esquel||-42.9097|-71.1425|9|
EZE|BUE|Ministro Pistarini International Airport (Ezeiza)|Aeropuerto Internacional Ministro Pistarini (Ezeiza)|Buenos Aires||-34.8127|-58.5398|70|
GGS||Gobernador Gregores Airport|Aeropuerto Gobernador Gregores|Gobernador Gregores||-48.7667|-70.25|3|
IRJ||La Rioja Airport|Aeropuerto La Rioja|La Rioja||-29.3833|-66.7833|9|Capitán Vicente Almandos Almonacid
LHS||Las Heras Airport|Aeropuerto Las Heras|Las Heras||-32.85|-68.8167|8|Colonia Las Heras
LUQ||D. Cesar Raul Ojeda Airport|Aeropuerto D. Cesar Raul Ojeda|D. Cesar Raul Ojeda||-33.2744|-66.3586|9|Brigadier Mayor César Raúl Ojeda
MDQ||Astor Piazzolla International Airport|Aeropuerto Internacional Astor Piazzolla|Mar del Plata||-37.9347|-57.5722|20|
NEC||Necochea Airport|Aeropuerto Necochea|Necochea||-38.5667|-58.75|8|
OES||San Antonio Oeste Airport|Aeropuerto San Antonio Oeste|San Antonio Oeste||-40.7333|-64.95|3|Antoine de Saint Exupéry
PMQ||Perito Moreno Airport|Aeropuerto Perito Moreno|Perito Moreno||-46.5364|-70.9836|8|
PMY||El Tehuelche Airport|Aeropuerto El Tehuelche|El Tehuelche||-42.7333|-65.0667|7|
PRA||General Justo Jose de Urquiza Airport|Aeropuerto General Justo Jose de Urquiza|General Justo Jose de Urquiza||-31.7947|-60.4803|8|General Urquiza
PUD||Puerto Deseado Airport|Aeropuerto Puerto Deseado|Puerto Deseado||-47.75|-65.9167|8|
RHD||Termas de Rio Hondo Airport|Aeropuerto Termas de Rio Hondo|Termas de Rio Hondo||-27.5333|-64.95|9|Las Termas
RSA||Santa Rosa Airport|Aeropuerto Santa Rosa|Santa Rosa||-36.5667|-64.2667|9|
RYO||Rio Turbio Airport|Aeropuerto Rio Turbio|Rio Turbio||-51.6045|-72.2196|3|
SST||Santa Teresita Airport|Aeropuerto Santa Teresita|Santa Teresita||-33.4167|-60.7833|8|
VDM||Gobernador Edgardo Castello Airport|Aeropuerto Gobernador Edgardo Castello|Gobernador Edgardo Castello||-40.8633|-63.005|9|
@AR America/Argentina/Catamarca
CRD||General Enrique Mosconi International Airport|Aeropuerto Internacional General Enrique Mosconi|Comodoro Rivadavia||-45.7893|-67.4697|22|
REL||Almirante Marcos A. Zar Airport|Aeropuerto Almirante Marcos A. Zar|Trelew||-43.2333|-65.3233|18|
@AR America/Argentina/Cordoba
CNQ||Doctor Fernando Piragine Niveyro International Airport|Aeropuerto Internacional Doctor Fernando Piragine Niveyro|Corrientes||-27.4497|-58.7622|16|
COR||Ingeniero Ambrosio Taravella International Airport|Aeropuerto Internacional Ingeniero Ambrosio Taravella|Córdoba||-31.3158|-64.2119|46|
FMA||Formosa Airport|Aeropuerto Formosa|Formosa||-26.2128|-58.235|8|
IGR||Cataratas del Iguazú International Airport|Aeropuerto Internacional Cataratas del Iguazú|Puerto Iguazú||-25.7315|-54.4763|38|
PSS||Libertador General José de San Martín International Airport|Aeropuerto Internacional Libertador General José de San Martín|Posadas||-27.3839|-55.9675|18|
RES||Resistencia International Airport|Aeropuerto Internacional Resistencia|Resistencia||-27.4514|-59.0508|18|
ROS||Rosario Islas Malvinas International Airport|Aeropuerto Internacional Rosario Islas Malvinas|Rosario||-32.9333|-60.7833|28|
SDE||Vicecomodoro Ángel de la Paz Aragonés Airport|Aeropuerto Vicecomodoro Ángel de la Paz Aragonés|Santiago del Estero||-27.7653|-64.3222|16|
SFN||Sauce Viejo Airport|Aeropuerto de Sauce Viejo|Santa Fe||-31.7167|-60.8167|14|
@AR America/Argentina/Jujuy
JUJ||Gobernador Horacio Guzmán International Airport|Aeropuerto Internacional Gobernador Horacio Guzmán|San Salvador de Jujuy||-24.4|-65.0833|22|
@AR America/Argentina/Mendoza
MDZ||Gobernador Francisco Gabrielli International Airport|Aeropuerto Internacional Gobernador Francisco Gabrielli|Mendoza||-32.8279|-68.7989|42|
@AR America/Argentina/Rio_Gallegos
FTE||Comandante Armando Tola International Airport|Aeropuerto Internacional Comandante Armando Tola|El Calafate||-50.2842|-72.0537|30|Perito Moreno
RGL||Piloto Civil Norberto Fernández International Airport|Aeropuerto Internacional Piloto Civil Norberto Fernández|Río Gallegos||-51.6167|-69.2833|18|
@AR America/Argentina/Salta
BRC||Teniente Luis Candelaria International Airport|Aeropuerto Internacional Teniente Luis Candelaria|San Carlos de Bariloche||-41.146|-71.1611|42|
CPC||Aviador Carlos Campos Airport|Aeropuerto Aviador Carlos Campos|Aviador Carlos Campos||-40.0667|-71.1333|9|
NQN||Presidente Perón International Airport|Aeropuerto Internacional Presidente Perón|Neuquén||-38.9525|-68.1401|28|
SLA||Martín Miguel de Güemes International Airport|Aeropuerto Internacional Martín Miguel de Güemes|Salta||-24.8442|-65.4785|34|
@AR America/Argentina/San_Juan
UAQ||Domingo Faustino Sarmiento Airport|Aeropuerto Domingo Faustino Sarmiento|San Juan||-31.5714|-68.4181|18|
@AR America/Argentina/Tucuman
TUC||Teniente General Benjamín Matienzo International Airport|Aeropuerto Internacional Teniente General Benjamín Matienzo|San Miguel de Tucumán||-26.8361|-65.1075|30|
@AR America/Argentina/Ushuaia
RGA||Hermes Quijada International Airport|Aeropuerto Internacional Hermes Quijada|Río Grande||-53.7792|-67.75|14|
USH||Malvinas Argentinas International Airport|Aeropuerto Internacional Malvinas Argentinas|Ushuaia||-54.8393|-68.3124|32|Tierra del Fuego
@AS Pacific/Pago_Pago
FTI||Fitiuta Airport|Aeropuerto Fitiuta|Fitiuta||-14.2149|-169.426|2|
OFU||Ofu Airport|Aeropuerto Ofu|Ofu||-14.1843|-169.6695|2|
PPG||Pago Pago International Airport|Aeropuerto Internacional Pago Pago|Pago Pago||-14.3264|-170.6964|9|
@AT Europe/Vienna
ANT||St. Anton Airport|Aeropuerto St. Anton|St. Anton||47.15|10.2833|6|
GRZ||Graz Airport|Aeropuerto Graz|Graz||46.9962|15.4432|17|
INN||Innsbruck Airport|Aeropuerto de Innsbruck|Innsbruck||47.2574|11.3515|26|
KLU||Klagenfurt Airport|Aeropuerto Klagenfurt|Klagenfurt||46.6501|14.3242|9|
LNZ||Linz Airport|Aeropuerto Linz|Linz||48.2399|14.1933|9|
QLX||Lauterach Airport|Aeropuerto Lauterach|Lauterach||47.4833|9.7333|6|
SZG||Salzburg Airport|Aeropuerto de Salzburgo|Salzburg|Salzburgo|47.7912|12.9973|30|
VIE||Vienna International Airport|Aeropuerto Internacional de Viena|Vienna|Viena|48.1197|16.5636|74|Wien
ZRS||Zuers/Lech Heliport|Helipuerto Zuers/Lech|Zuers/Lech||47.1864|10.1625|0|
@AU Australia/Adelaide
ADL||Adelaide Airport|Aeropuerto de Adelaida|Adelaide|Adelaida|-34.9382|138.5374|56|
CED||Ceduna Airport|Aeropuerto Ceduna|Ceduna||-32.1238|133.7012|8|
CPD||Coober Pedy Airport|Aeropuerto Coober Pedy|Coober Pedy||-29.0444|134.7528|8|
KGC||Kingscote Airport|Aeropuerto Kingscote|Kingscote||-35.7093|137.5233|8|
KQB||Koonibba Airport|Aeropuerto Koonibba|Koonibba||-31.9|133.4167|6|
MGB||Mount Gambier Airport|Aeropuerto Mount Gambier|Mount Gambier||-37.7441|140.7827|8|
OLP||Olympic Dam Airport|Aeropuerto Olympic Dam|Olympic Dam||-30.4839|136.8841|3|
PLO||Port Lincoln Airport|Aeropuerto Port Lincoln|Port Lincoln||-34.6033|135.8745|8|
PUG||Port Augusta Airport|Aeropuerto Port Augusta|Port Augusta||-32.5|137.7667|8|
PXH||Prominent Hill Airport|Aeropuerto Prominent Hill|Prominent Hill||-29.7104|135.527|3|
WYA||Whyalla Airport|Aeropuerto Whyalla|Whyalla||-33.0524|137.522|8|
@AU Australia/Brisbane
ABM||Northern Peninsula Airport|Aeropuerto Northern Peninsula|Northern Peninsula||-10.9426|142.4503|3|
AUU||Aurukun Airport|Aeropuerto Aurukun|Aurukun||-13.3565|141.7219|2|
BCI||Barcaldine Airport|Aeropuerto Barcaldine|Barcaldine||-23.5592|145.3019|8|
BDB||Bundaberg Airport|Aeropuerto Bundaberg|Bundaberg||-24.8987|152.3219|8|
BDD||Badu Island Airport|Aeropuerto Badu Island|Badu Island||-10.1487|142.1717|2|
BEU||Bedourie Airport|Aeropuerto Bedourie|Bedourie||-24.23|139.445|7|
BKQ||Blackall Airport|Aeropuerto Blackall|Blackall||-24.4342|145.4283|8|
BNE||Brisbane Airport|Aeropuerto de Brisbane|Brisbane||-27.403|153.1091|74|
BQL||Boulia Airport|Aeropuerto Boulia|Boulia||-22.9|139.9|7|
BUC||Burketown Airport|Aeropuerto Burketown|Burketown||-17.75|139.5333|2|
BVI||Birdsville Airport|Aeropuerto Birdsville|Birdsville||-25.8983|139.3433|8|
BWT||Burnie Wynyard Airport|Aeropuerto Burnie Wynyard|Burnie Wynyard||-40.9989|145.7311|8|
CMA||Cunnamulla Airport|Aeropuerto Cunnamulla|Cunnamulla||-28.0314|145.6161|8|
CNC||Coconut Island Airport|Aeropuerto Coconut Island|Coconut Island||-10.0502|143.0666|2|
CNJ||Cloncurry Airport|Aeropuerto Cloncurry|Cloncurry||-20.6689|140.5085|8|
CNS||Cairns Airport|Aeropuerto de Cairns|Cairns||-16.8765|145.754|50|
CTL||Charleville Airport|Aeropuerto Charleville|Charleville||-26.4133|146.2584|8|
CTN||Cooktown Airport|Aeropuerto Cooktown|Cooktown||-15.4433|145.1833|8|
CUQ||Coen Airport|Aeropuerto Coen|Coen||-13.7653|143.1191|7|
DDI||Daydream Island Heliport|Helipuerto Daydream Island|Daydream Island||-20.2603|148.8136|0|
DMD||Doomadgee Airport|Aeropuerto Doomadgee|Doomadgee||-17.9392|138.8216|3|
EDR||Edward River Airport|Aeropuerto Edward River|Edward River||-14.9|141.6167|2|
EMD||Emerald Airport|Aeropuerto Emerald|Emerald||-23.5686|148.1744|8|
GIC||Boigu Island Airport|Aeropuerto Boigu Island|Boigu Island||-9.2333|142.2167|2|
GLT||Gladstone Airport|Aeropuerto Gladstone|Gladstone||-23.8715|151.2235|8|
HAP||Long Island Seaplane Base|Base de hidroaviones Long Island|Long Island||-20.3351|148.8469|0|
HGD||Hughenden Airport|Aeropuerto Hughenden|Hughenden||-20.8189|144.2244|3|
HID||Horn Island Airport|Aeropuerto Horn Island|Horn Island||-10.5833|142.2833|8|
HIH||Hook Island Airport|Aeropuerto Hook Island|Hook Island||-20.1667|148.95|6|
HRN||Heron Island Heliport|Helipuerto Heron Island|Heron Island||-23.4333|151.9167|0|
HVB||Hervey Bay Airport|Aeropuerto Hervey Bay|Hervey Bay||-25.3199|152.8852|8|
IRG||Lockhart River Airport|Aeropuerto Lockhart River|Lockhart River||-12.7856|143.3058|8|
ISA||Mount Isa Airport|Aeropuerto Mount Isa|Mount Isa||-20.6676|139.4918|9|
JCK||Julia Creek Airport|Aeropuerto Julia Creek|Julia Creek||-20.5833|141.7|3|
KRB||Karumba Airport|Aeropuerto Karumba|Karumba||-17.455|140.8317|2|
KUG||Kubin Island Airport|Aeropuerto Kubin Island|Kubin Island||-10.2333|142.3|2|
KWM||Kowanyama Airport|Aeropuerto Kowanyama|Kowanyama||-15.4875|141.7483|8|
LRE||Longreach Airport|Aeropuerto Longreach|Longreach||-23.4395|144.2715|8|
MCY||Sunshine Coast Airport|Aeropuerto Sunshine Coast|Sunshine Coast||-26.6054|153.0882|8|
MKY||Mackay Airport|Aeropuerto Mackay|Mackay||-21.1763|149.1818|8|
MOV||Moranbah Airport|Aeropuerto Moranbah|Moranbah||-22.0606|148.0744|7|
NBR||Nambour Airport|Aeropuerto Nambour|Nambour||-26.5333|152.9667|6|
NLF||Darnley Island Airport|Aeropuerto Darnley Island|Darnley Island||-9.5845|143.7869|2|
NTN||Normanton Airport|Aeropuerto Normanton|Normanton||-17.6854|141.0731|8|
OKR||Yorke Island Airport|Aeropuerto Yorke Island|Yorke Island||-9.7516|143.4056|2|
OKY||Oakey Airport|Aeropuerto Oakey|Oakey||-27.4067|151.735|8|Oakey Army Aviation Centre
ONG||Mornington Airport|Aeropuerto Mornington|Mornington||-16.6626|139.17|3|Mornington Island
OOL||Gold Coast Airport|Aeropuerto de Gold Coast|Gold Coast||-28.1662|153.5131|52|Surfers Paradise
PPP||Whitsunday Coast Airport|Aeropuerto Whitsunday Coast|Whitsunday Coast||-20.4889|148.5519|8|Proserpine / Whitsunday Coast
PTI||Port Douglas Airport|Aeropuerto Port Douglas|Port Douglas||-16.4861|145.4639|6|
RCM||Richmond Airport|Aeropuerto Richmond|Richmond||-20.7004|143.1173|3|
RMA||Roma Airport|Aeropuerto Roma|Roma||-26.5436|148.7794|7|
ROK||Rockhampton Airport|Aeropuerto Rockhampton|Rockhampton||-23.378|150.4784|8|
SBR||Saibai Island Airport|Aeropuerto Saibai Island|Saibai Island||-9.3833|142.6333|2|
SGO||St. George Airport|Aeropuerto St. George|St. George||-28.0533|148.5939|3|Saint George
SYU||Warraber Island Airport|Aeropuerto Warraber Island|Warraber Island||-10.2083|142.8167|2|
THG||Thangool Airport|Aeropuerto Thangool|Thangool||-24.4942|150.5764|8|
TSV||Townsville Airport|Aeropuerto Townsville|Townsville||-19.2565|146.7708|15|
UBB||Mabuiag Island Airport|Aeropuerto Mabuiag Island|Mabuiag Island||-9.95|142.1833|1|
ULP||Quilpie Airport|Aeropuerto Quilpie|Quilpie||-26.6333|144.3|8|
WAN||Waverney Airport|Aeropuerto Waverney|Waverney||-25.3667|141.9333|6|
WEI||Weipa Airport|Aeropuerto Weipa|Weipa||-12.6813|141.9247|8|
WIN||Winton Airport|Aeropuerto Winton|Winton||-22.35|143.0667|8|
WNR||Windorah Airport|Aeropuerto Windorah|Windorah||-25.4167|142.6667|8|
WTB||Toowoomba Wellcamp Airport|Aeropuerto Toowoomba Wellcamp|Toowoomba Wellcamp||-27.5586|151.795|9|
XTG||Thargomindah Airport|Aeropuerto Thargomindah|Thargomindah||-27.9874|143.8152|8|
@AU Australia/Broken_Hill
BHQ||Broken Hill Airport|Aeropuerto Broken Hill|Broken Hill||-32.0006|141.4689|9|
@AU Australia/Darwin
ASP||Alice Springs Airport|Aeropuerto Alice Springs|Alice Springs||-23.8014|133.9034|9|
AYQ||Connellan Airport|Aeropuerto Connellan|Connellan||-25.1909|130.9766|8|Ayers Rock
DRW||Darwin International Airport|Aeropuerto Internacional de Darwin|Darwin||-12.4078|130.8775|36|
ELC||Elcho Island Airport|Aeropuerto Elcho Island|Elcho Island||-12.0198|135.5698|8|
GOV||Nhulunbuy Airport|Aeropuerto Nhulunbuy|Nhulunbuy||-12.2696|136.8227|8|Gove
GTE||Groote Eylandt Airport|Aeropuerto Groote Eylandt|Groote Eylandt||-13.9739|136.46|8|
HOK||Hooker Creek Airport|Aeropuerto Hooker Creek|Hooker Creek||-18.335|130.6325|3|
KFG||Kalkurung Airport|Aeropuerto Kalkurung|Kalkurung||-17.4333|130.8167|2|
LEL||Lake Evella Airport|Aeropuerto Lake Evella|Lake Evella||-12.5083|135.8|2|
MCV||Mcarthur River Airport|Aeropuerto Mcarthur River|Mcarthur River||-16.4667|136.095|3|McArthur River Mine
MGT||Milingimbi Airport|Aeropuerto Milingimbi|Milingimbi||-12.0937|134.8935|2|
MNG||Maningrida Airport|Aeropuerto Maningrida|Maningrida||-12.0549|134.2323|8|
RAM||Ramingining Airport|Aeropuerto Ramingining|Ramingining||-12|134.8167|3|
SNB||Snake Bay Airport|Aeropuerto Snake Bay|Snake Bay||-11.4167|130.6667|8|
TCA||Tennant Creek Airport|Aeropuerto Tennant Creek|Tennant Creek||-19.6409|134.1845|8|
WOG||Woodgreen Airport|Aeropuerto Woodgreen|Woodgreen||-22.4333|134.2|6|
@AU Australia/Hobart
DPO||Devonport Airport|Aeropuerto Devonport|Devonport||-41.1721|146.4275|8|
FLS||Flinders Island Airport|Aeropuerto Flinders Island|Flinders Island||-40.095|147.9967|3|
HBA||Hobart Airport|Aeropuerto de Hobart|Hobart||-42.8373|147.5052|38|
KNS||King Island Airport|Aeropuerto King Island|King Island||-39.8798|143.8817|6|
LST||Launceston Airport|Aeropuerto Launceston|Launceston||-41.5435|147.2053|14|
@AU Australia/Lindeman
HIS||Hayman Island Airport|Aeropuerto Hayman Island|Hayman Island||-20.0667|148.8667|6|
HTI||Hamilton Island Airport|Aeropuerto Hamilton Island|Hamilton Island||-20.3517|148.9485|8|
MYI||Murray Island Airport|Aeropuerto Murray Island|Murray Island||-9.9201|144.065|1|
PMK||Palm Island Airport|Aeropuerto Palm Island|Palm Island||-18.752|146.5794|2|
SOI||South Molle Island Airport|Aeropuerto South Molle Island|South Molle Island||-20.75|148.5833|6|
XMY||Yam Island Airport|Aeropuerto Yam Island|Yam Island||-10.4833|142.45|2|
@AU Australia/Lord_Howe
LDH||Lord Howe Island Airport|Aeropuerto Lord Howe Island|Lord Howe Island||-31.5408|159.0781|2|
@AU Australia/Melbourne
AVV|MEL|Avalon Airport|Aeropuerto de Avalon|Melbourne||-38.0264|144.4731|22|
BXG||Bendigo Airport|Aeropuerto Bendigo|Bendigo||-36.7376|144.3272|3|
MBW||Moorabbin Airport|Aeropuerto Moorabbin|Moorabbin||-37.9758|145.1022|7|
MEL||Melbourne Airport|Aeropuerto de Melbourne|Melbourne||-37.6696|144.8498|82|
MHU||Mount Hotham|Aeropuerto Mount Hotham|Mount Hotham||-37.1831|147.3416|8|
MQL||Mildura Airport|Aeropuerto Mildura|Mildura||-34.2308|142.0845|8|
PTJ||Portland Airport (Victoria)|Aeropuerto Portland|Portland||-38.3191|141.4703|8|
@AU Australia/Perth
ALH||Albany Airport|Aeropuerto Albany|Albany||-34.945|117.804|8|
BME||Broome International Airport|Aeropuerto Internacional Broome|Broome||-17.9526|122.2343|8|
BQB||Busselton Margaret River Airport|Aeropuerto Busselton Margaret River|Busselton Margaret River||-33.6869|115.402|4|
CKW||Christmas Creek Mine Airport|Aeropuerto Christmas Creek Mine|Christmas Creek Mine||-22.3525|119.6388|4|Graeme Rowley
CVQ||Carnarvon Airport|Aeropuerto Carnarvon|Carnarvon||-24.8834|113.6636|8|
EPR||Esperance Airport|Aeropuerto Esperance|Esperance||-33.6825|121.8304|8|
FIZ||Fitzroy Crossing Airport|Aeropuerto Fitzroy Crossing|Fitzroy Crossing||-18.181|125.5608|7|
GET||Geraldton Airport|Aeropuerto Geraldton|Geraldton||-28.7961|114.702|8|
GYZ||Gruyere Mine Airport|Aeropuerto Gruyere Mine|Gruyere Mine||-28.034|123.814|1|
JFM||Fremantle Heliport|Helipuerto Fremantle|Fremantle||-32.05|115.75|0|
KAX||Kalbarri Airport|Aeropuerto Kalbarri|Kalbarri||-27.6919|114.2605|3|
KGI||Kalgoorlie-Boulder Airport|Aeropuerto Kalgoorlie-Boulder|Kalgoorlie-Boulder||-30.7852|121.4579|8|
KNX||Kununurra Airport|Aeropuerto Kununurra|Kununurra||-15.784|128.7127|8|
KQR||Karara Airport|Aeropuerto Karara|Karara||-29.2167|116.6867|3|
KTA||Karratha Airport|Aeropuerto Karratha|Karratha||-20.7083|116.7701|8|
LEA||Learmonth Airport|Aeropuerto Learmonth|Learmonth||-22.2399|114.0943|9|RAAF Learmonth
LER||Leinster Airport|Aeropuerto Leinster|Leinster||-27.8393|120.7044|8|
LNO||Leonora Airport|Aeropuerto Leonora|Leonora||-28.8793|121.3169|7|
LVO||Laverton Airport|Aeropuerto Laverton|Laverton||-28.6144|122.4231|3|
MJK||Shark Bay Airport|Aeropuerto Shark Bay|Shark Bay||-25.8882|113.577|8|
MKR||Meekatharra Airport|Aeropuerto Meekatharra|Meekatharra||-26.6111|118.546|8|
MMG||Mount Magnet Airport|Aeropuerto Mount Magnet|Mount Magnet||-28.1164|117.843|8|
PBO||Paraburdoo Airport|Aeropuerto Paraburdoo|Paraburdoo||-23.1739|117.748|8|
PER||Perth Airport|Aeropuerto de Perth|Perth||-31.9336|115.9602|66|
PHE||Port Hedland International Airport|Aeropuerto Internacional Port Hedland|Port Hedland||-20.3779|118.6316|9|
WUN||Wiluna Airport|Aeropuerto Wiluna|Wiluna||-26.6282|120.2201|8|
ZNE||Newman Airport|Aeropuerto Newman|Newman||-23.4165|119.8014|8|
@AU Australia/Sydney
ABX||Albury Airport|Aeropuerto Albury|Albury||-36.0696|146.9545|8|
ARM||Armidale Airport|Aeropuerto Armidale|Armidale||-30.5323|151.6149|8|
BHS||Bathurst Airport (New South Wales)|Aeropuerto Bathurst|Bathurst||-33.4139|149.6552|8|
BNK||Ballina Byron Gateway Airport|Aeropuerto Ballina Byron Gateway|Ballina Byron Gateway||-28.8376|153.5564|8|
BRK||Bourke Airport|Aeropuerto Bourke|Bourke||-30.0833|145.9333|8|
CAZ||Cobar Airport|Aeropuerto Cobar|Cobar||-31.5368|145.7966|8|
CBR||Canberra Airport|Aeropuerto de Canberra|Canberra||-35.3073|149.1905|44|
CFS||Coffs Harbour Airport|Aeropuerto Coffs Harbour|Coffs Harbour||-30.3229|153.1153|8|
CNB||Coonamble Airport|Aeropuerto Coonamble|Coonamble||-30.9808|148.3783|8|
DBO||Dubbo City Regional Airport|Aeropuerto Regional Dubbo City|Dubbo City||-32.2188|148.5696|8|
FLC||Falls Creek Airport|Aeropuerto Falls Creek|Falls Creek||-36.8333|143.2833|6|
GFF||Griffith Airport|Aeropuerto Griffith|Griffith||-34.2554|146.0627|8|
KAH||Melbourne City Heliport|Helipuerto Melbourne|Melbourne||-37.8167|144.9667|0|
LBH||Palm Beach Sea Plane Base|Base de hidroaviones Palm Beach|Palm Beach||-33.5869|151.3241|0|Palm Beach Water
LHG||Lightning Ridge Airport|Aeropuerto Lightning Ridge|Lightning Ridge||-29.4583|147.9833|8|
LSY||Lismore Airport|Aeropuerto Lismore|Lismore||-28.8367|153.2634|7|
MEB||Essendon Airport|Aeropuerto Essendon|Essendon||-37.7304|144.9008|8|
MIM||Merimbula Airport|Aeropuerto Merimbula|Merimbula||-36.91|149.902|8|
MRZ||Moree Airport|Aeropuerto Moree|Moree||-29.4963|149.8502|8|
MYA||Moruya Airport|Aeropuerto Moruya|Moruya||-35.9025|150.1472|8|
NAA||Narrabri Airport|Aeropuerto Narrabri|Narrabri||-30.3183|149.8291|8|
NRA||Narrandera Airport|Aeropuerto Narrandera|Narrandera||-34.7056|146.5117|8|
NTL||Newcastle Airport|Aeropuerto Newcastle|Newcastle||-32.8046|151.84|17|
OOM||Snowy Mountains Airport|Aeropuerto Snowy Mountains|Snowy Mountains||-36.2927|148.9715|8|Cooma - Snowy Mountains
PKE||Parkes Airport|Aeropuerto Parkes|Parkes||-33.1385|148.2329|8|
PQQ||Port Macquarie Airport|Aeropuerto Port Macquarie|Port Macquarie||-31.4314|152.8672|8|
SWZ||Sydney West Airport|Aeropuerto Sydney West|Sydney West||-33.8881|150.7217|6|
SYD||Sydney Kingsford Smith Airport|Aeropuerto Kingsford Smith de Sídney|Sydney|Sídney|-33.9329|151.1799|88|
TMW||Tamworth Regional Airport|Aeropuerto Regional Tamworth|Tamworth||-31.0845|150.8485|8|
WGA||Wagga Wagga Airport|Aeropuerto Wagga Wagga|Wagga Wagga||-35.1599|147.4663|8|
WGE||Walgett Airport|Aeropuerto Walgett|Walgett||-30.0333|148.1333|8|
WOL||Shellharbour Airport|Aeropuerto Shellharbour|Shellharbour||-34.5667|150.7833|6|
@AW America/Aruba
AUA||Queen Beatrix International Airport|Aeropuerto Internacional Reina Beatriz|Oranjestad (Aruba)||12.5022|-70.0139|46|
@AX Europe/Mariehamn
MHQ||Mariehamn Airport|Aeropuerto Mariehamn|Mariehamn||60.1233|19.8967|8|
@AZ Asia/Baku
GBB||Gabala International Airport|Aeropuerto Internacional Gabala|Gabala||40.8212|47.719|10|
GNJ||Gyandzha Airport|Aeropuerto Gyandzha|Gyandzha||40.7333|46.3167|10|Ganja
GYD|BAK|Heydar Aliyev International Airport|Aeropuerto Internacional Heydar Aliyev|Baku|Bakú|40.4625|50.0504|42|
LLK||Lankaran International Airport|Aeropuerto Internacional Lankaran|Lankaran||38.742|48.8241|5|
NAJ||Nakhichevan Airport|Aeropuerto Nakhichevan|Nakhichevan||39.1903|45.4589|10|
@BA Europe/Sarajevo
BNX||Banja Luka International Airport|Aeropuerto Internacional Banja Luka|Banja Luka||44.9333|17.3|9|
OMO||Mostar Airport|Aeropuerto Mostar|Mostar||43.2856|17.8467|9|
SJJ||Sarajevo International Airport|Aeropuerto Internacional de Sarajevo|Sarajevo||43.8267|18.3361|28|
TZL||Tuzla International Airport|Aeropuerto Internacional Tuzla|Tuzla||44.4097|18.7092|9|
@BB America/Barbados
BGI||Grantley Adams International Airport|Aeropuerto Internacional Grantley Adams|Bridgetown||13.0807|-59.4878|38|
@BD Asia/Dhaka
BZL||Barisal Airport|Aeropuerto Barisal|Barisal||22.7989|90.3014|7|
CGP||Shah Amanat International Airport|Aeropuerto Internacional Shah Amanat|Shah Amanat||22.2452|91.8152|17|
CXB||Coxs Bazar Airport|Aeropuerto Coxs Bazar|Coxs Bazar||21.45|91.9667|8|
DAC||Hazrat Shahjalal International Airport|Aeropuerto Internacional Hazrat Shahjalal|Dhaka|Daca|23.8486|90.4059|54|
JSR||Jessore Airport|Aeropuerto Jessore|Jessore||23.177|89.1606|9|
KHL||Khulna Airport|Aeropuerto Khulna|Khulna||22.8|89.55|6|
RAU||Rangpur Airport|Aeropuerto Rangpur|Rangpur||25.7|89.3667|6|
RJH||Rajshahi Airport|Aeropuerto Rajshahi|Rajshahi||24.4333|88.6167|8|Shah Makhdum
SAJ||Sirajganj Airport|Aeropuerto Sirajganj|Sirajganj||24.4167|89.7833|6|
SPD||Saidpur Airport|Aeropuerto Saidpur|Saidpur||25.7593|88.909|8|
ZYL||Osmani International Airport, Sylhet|Aeropuerto Internacional Osmani|Osmani||24.9576|91.8705|10|
@BE Europe/Brussels
ANR||Antwerp International Airport|Aeropuerto Internacional Antwerp|Antwerp||51.1892|4.4507|8|
BRU||Brussels Airport|Aeropuerto de Bruselas|Brussels|Bruselas|50.8972|4.4836|68|Zaventem Bruxelles Brussel
CRL|BRU|Brussels South Charleroi Airport|Aeropuerto de Charleroi-Bruselas Sur|Brussels|Bruselas|50.4567|4.4517|46|
GNE||Ghent Airport|Aeropuerto Ghent|Ghent||51.05|3.7167|6|
LGG||Liege Airport|Aeropuerto Liege|Liege||50.6433|5.4601|9|
MWW||Mouscron Airport|Aeropuerto Mouscron|Mouscron||50.7333|3.2|6|
OST||Ostend-Bruges International Airport|Aeropuerto Internacional Ostend-Bruges|Ostend-Bruges||51.1997|2.8636|9|
@BF Africa/Ouagadougou
BOY||Bobo Dioulasso Airport|Aeropuerto Bobo Dioulasso|Bobo Dioulasso||11.1636|-4.3244|10|
OUA||Ouagadougou International Airport|Aeropuerto Internacional Ouagadougou|Ouagadougou||12.355|-1.5143|9|
@BG Europe/Sofia
BOJ||Bourgas Airport|Aeropuerto Bourgas|Bourgas||42.5675|27.5155|17|Burgas
PDV||Plovdiv Airport|Aeropuerto Plovdiv|Plovdiv||42.3|24.7167|9|
PVN||Pleven Airport|Aeropuerto Pleven|Pleven||43.4167|24.6167|6|
SOF||Sofia Airport|Aeropuerto de Sofía|Sofia|Sofía|42.6883|23.4144|50|
SZR||Stara Zagora Airport|Aeropuerto Stara Zagora|Stara Zagora||42.4333|25.6167|6|
VAR||Varna Airport|Aeropuerto Varna|Varna||43.2373|27.8291|17|
@BH Asia/Bahrain
BAH||Bahrain International Airport|Aeropuerto Internacional de Baréin|Manama||26.2692|50.626|54|
@BI Africa/Bujumbura
BJM||Bujumbura International Airport|Aeropuerto Internacional Bujumbura|Bujumbura||-3.3206|29.3201|10|
KRE||Kirundo Airport|Aeropuerto Kirundo|Kirundo||-2.5444|30.0944|2|
@BJ Africa/Porto-Novo
COO||Cotonou Airport|Aeropuerto Cotonou|Cotonou||6.3539|2.3838|9|Cadjehoun
@BL America/Guadeloupe
SBH||St. Barthelemy Airport|Aeropuerto St. Barthelemy|St. Barthelemy||17.9044|-62.8436|15|Gustaf III
@BM Atlantic/Bermuda
BDA||L. F. Wade International Airport|Aeropuerto Internacional L. F. Wade|Hamilton (Bermuda)|Hamilton (Bermudas)|32.3599|-64.7011|32|
NWU||Naval Air Station|Aeropuerto Naval Air Station|Naval Air Station||32.75|-65|6|
@BN Asia/Brunei
BWN||Brunei International Airport|Aeropuerto Internacional Brunei|Brunei||4.9452|114.9338|18|
@BO America/La_Paz
CBB||Jorge Wilstermann International Airport|Aeropuerto Internacional Jorge Wilstermann|Cochabamba||-17.414|-66.1789|28|
CCA||Chimore Airport|Aeropuerto Chimore|Chimore||-16.9898|-65.1415|1|
CIJ||Capitan Anibal Arab Airport|Aeropuerto Capitan Anibal Arab|Capitan Anibal Arab||-11.0264|-68.7528|7|Cap. Anibal Arab
GYA||Guayaramerin Airport|Aeropuerto Guayaramerin|Guayaramerin||-10.83|-65.3617|3|
LPB||El Alto International Airport|Aeropuerto Internacional El Alto|La Paz||-16.5089|-68.1769|36|
PSZ||Puerto Suarez Airport|Aeropuerto Puerto Suarez|Puerto Suarez||-18.9805|-57.8238|8|
PUR||Puerto Rico Airport|Aeropuerto Puerto Rico|Puerto Rico||-11.1125|-67.52|1|
RBQ||Rurrenabaque Airport|Aeropuerto Rurrenabaque|Rurrenabaque||-14.45|-67.55|2|
RIB||Riberalta Airport|Aeropuerto Riberalta|Riberalta||-11.0069|-66.0931|8|Cap. Av. Selin Zeitun Lopez
SRE||Alcantarí Airport|Aeropuerto de Alcantarí|Sucre||-19.2468|-65.1496|22|
TJA||Capitán Oriel Lea Plaza Airport|Aeropuerto Capitán Oriel Lea Plaza|Tarija||-21.548|-64.7091|20|
UYU||Joya Andina Airport|Aeropuerto La Joya Andina|Uyuni||-20.4463|-66.8484|16|
VVI|SRZ|Viru Viru International Airport|Aeropuerto Internacional Viru Viru|Santa Cruz de la Sierra||-17.6482|-63.1405|42|
@BQ America/Curacao
BON||Flamingo International Airport|Aeropuerto Internacional Flamingo|Flamingo||12.1334|-68.2769|17|
EUX||F D Roosevelt Airport|Aeropuerto F D Roosevelt|F D Roosevelt||17.4931|-62.9778|7|
SAB||J. Yrausquin Airport|Aeropuerto J. Yrausquin|J. Yrausquin||17.65|-63.2167|6|Juancho E. Yrausquin
@BR America/Bahia
BPS||Porto Seguro Airport|Aeropuerto Porto Seguro|Porto Seguro||-16.4412|-39.0811|26|
CHD||Mucuge Airport|Aeropuerto Mucuge|Mucuge||-13.0317|-41.4444|6|
FEC||Joao Durval Carneiro Airport|Aeropuerto Joao Durval Carneiro|Joao Durval Carneiro||-12.2025|-38.9061|1|Feira de Santana
IOS||Jorge Amado Airport|Aeropuerto Jorge Amado|Ilhéus||-14.8159|-39.0333|20|
SSA||Deputado Luís Eduardo Magalhães International Airport|Aeropuerto Internacional Deputado Luís Eduardo Magalhães|Salvador||-12.914|-38.3352|52|
@BR America/Belem
AAI||Arraias Airport|Aeropuerto Arraias|Arraias||-12.9167|-46.9333|6|
APY||Alto Parnaiba Airport|Aeropuerto Alto Parnaiba|Alto Parnaiba||-9.1333|-45.9333|6|
ATM||Altamira Airport|Aeropuerto Altamira|Altamira||-3.2|-52.2167|8|
AUX||Araguaina Airport|Aeropuerto Araguaina|Araguaina||-7.2|-48.2|8|
BEL||Val-de-Cans International Airport|Aeropuerto Internacional Val-de-Cans|Belém||-1.3899|-48.48|36|
BMS||Brumado Airport|Aeropuerto Brumado|Brumado||-14.2333|-41.6333|6|
BRA||Barreiras Airport|Aeropuerto Barreiras|Barreiras||-12.0731|-45.0083|3|
BVS||Breves Airport|Aeropuerto Breves|Breves||-1.6667|-50.4667|3|
CAU||Caruaru Airport|Aeropuerto Caruaru|Caruaru||-8.25|-35.9167|3|
CKS||Carajas Airport|Aeropuerto Carajas|Carajas||-6.1147|-50.0019|8|
CMP||Campo Alegre Airport|Aeropuerto Campo Alegre|Campo Alegre||-9.8|-36.35|6|
CPV||Joao Suassuna Airport|Aeropuerto Joao Suassuna|Joao Suassuna||-7.2667|-35.9|8|Campina Grande
CTP||Carutapera Airport|Aeropuerto Carutapera|Carutapera||-1.25|-46.0167|6|
GMS||Guimaraes Airport|Aeropuerto Guimaraes|Guimaraes||-2.15|-44.7|6|
IMP||Imperatriz Airport|Aeropuerto Imperatriz|Imperatriz||-5.5319|-47.4806|8|
ITB||Itaituba Airport|Aeropuerto Itaituba|Itaituba||-4.2833|-55.9833|8|
ITN||Itabuna Airport|Aeropuerto Itabuna|Itabuna||-14.8|-39.3|6|
JDO||Orlando Bezerra de Menezes Airport|Aeropuerto Orlando Bezerra de Menezes|Orlando Bezerra de Menezes||-7.2156|-39.2724|3|Juazeiro do Norte
JPE||Paragominas Airport|Aeropuerto Paragominas|Paragominas||-3.0197|-47.3164|2|
LEC||Coronel Horacio de Mattos Airport|Aeropuerto Coronel Horacio de Mattos|Coronel Horacio de Mattos||-12.4861|-41.2741|3|Lençóis
MAB||Maraba Airport|Aeropuerto Maraba|Maraba||-5.3667|-49.1667|8|
MCP||Macapa International Airport|Aeropuerto Internacional Macapa|Macapa||0.0499|-51.0684|8|
MVF||Dixsept Rosado Airport|Aeropuerto Dixsept Rosado|Dixsept Rosado||-5.1667|-37.25|8|Mossoró
OPP||Salinopolis|Aeropuerto Salinopolis|Salinopolis||-0.6937|-47.3285|3|
PAV||Paulo Afonso Airport|Aeropuerto Paulo Afonso|Paulo Afonso||-9.4008|-38.2499|8|
PGG||Progresso Airport|Aeropuerto Progresso|Progresso||-6.9542|-55.4611|6|
PHB||Parnaiba-Prefeito Dr. Joao Silva Filho International Airport|Aeropuerto Internacional Parnaiba-Prefeito Dr. Joao Silva Filho|Parnaiba-Prefeito Dr. Joao Silva Filho||-2.8943|-41.7305|8|
PMW||Palmas–Brigadeiro Lysias Rodrigues International Airport|Aeropuerto Internacional Palmas–Brigadeiro Lysias Rodrigues|Palmas–Brigadeiro Lysias Rodrigues||-10.2947|-48.3577|8|
PNZ||Petrolina International Airport|Aeropuerto Internacional Petrolina|Petrolina||-9.3657|-40.5658|8|
QXC||Caxias|Aeropuerto Caxias|Caxias||-4.8701|-43.3556|6|
RSG||Serra Pelada Airport|Aeropuerto Serra Pelada|Serra Pelada||-5.95|-49.65|6|
SEI||Senhor Do Bonfim Airport|Aeropuerto Senhor Do Bonfim|Senhor Do Bonfim||-10.45|-40.1833|6|
TUR||Tucurui Airport|Aeropuerto Tucurui|Tucurui||-3.7|-49.7333|8|
UNA||Una Airport|Aeropuerto Una|Una||-15.3533|-38.9972|3|Una-Comandatuba
VAL||Valenca Airport|Aeropuerto Valenca|Valenca||-13.3026|-38.9919|3|
VDC||Glauber Rocha Airport|Aeropuerto Glauber Rocha|Glauber Rocha||-14.9078|-40.9147|8|
@BR America/Boa_Vista
BAZ||Barcelos Airport|Aeropuerto Barcelos|Barcelos||-0.9669|-62.9336|2|
@BR America/Campo_Grande
AFL||Alta Floresta Airport|Aeropuerto Alta Floresta|Alta Floresta||-9.8725|-56.1048|8|
AUB||Itauba Airport|Aeropuerto Itauba|Itauba||-5.7667|-63.35|6|
BYO||Bonito Airport|Aeropuerto Bonito|Bonito||-21.2439|-56.4509|3|
CGR||Campo Grande International Airport|Aeropuerto Internacional de Campo Grande|Campo Grande||-20.457|-54.6689|26|
CMG||Corumba Internacional Airport|Aeropuerto Corumba Internacional|Corumba Internacional||-19.0111|-57.6722|8|
ILB||Ilha Solteira Airport|Aeropuerto Ilha Solteira|Ilha Solteira||-20.3333|-51.3333|6|
JRN||Juruena Airport|Aeropuerto Juruena|Juruena||-10.3056|-58.4889|6|
LCB||Pontes-e-Lacerda Airport|Aeropuerto Pontes-e-Lacerda|Pontes-e-Lacerda||-13.0133|-59.9986|1|
MTG||Mato Grosso Airport|Aeropuerto Mato Grosso|Mato Grosso||-14|-55|6|
OPS||Sinop Airport|Aeropuerto Sinop|Sinop||-11.8786|-55.5816|2|
PMG||Ponta Pora International Airport|Aeropuerto Internacional Ponta Pora|Ponta Pora||-22.55|-55.7|8|
QRE||Carazinho|Aeropuerto Carazinho|Carazinho||-28.3639|-52.9556|6|
ROO||Rondonopolis Airport|Aeropuerto Rondonopolis|Rondonopolis||-16.4333|-54.7167|7|
TGQ||Tangara Da Serra Airport|Aeropuerto Tangara Da Serra|Tangara Da Serra||-14.6564|-57.4486|3|
TJL||Tres Lagoas Airport|Aeropuerto Tres Lagoas|Tres Lagoas||-20.7536|-51.6813|3|
@BR America/Cuiaba
CGB||Marechal Rondon International Airport|Aeropuerto Internacional Marechal Rondon|Cuiabá||-15.6517|-56.1203|30|
NVM||Nova Mutum Airport|Aeropuerto Nova Mutum|Nova Mutum||-13.8211|-56.0386|6|
SMT||Sorriso Airport|Aeropuerto Sorriso|Sorriso||-12.4799|-55.6749|3|
STZ||Santa Terezinha Airport|Aeropuerto Santa Terezinha|Santa Terezinha||-10.3003|-50.45|6|
@BR America/Eirunepe
CZS||Cruzeiro do Sul International Airport|Aeropuerto Internacional Cruzeiro do Sul|Cruzeiro do Sul||-7.5833|-72.7833|9|
@BR America/Fortaleza
BRB||Barreirinhas Airport|Aeropuerto Barreirinhas|Barreirinhas||-2.7556|-42.8171|1|
CJZ||Cajazeiras Airport|Aeropuerto Cajazeiras|Cajazeiras||-6.8828|-38.6158|1|
FOR||Pinto Martins International Airport|Aeropuerto Internacional Pinto Martins|Fortaleza||-3.7791|-38.5408|48|
JJD||Comte. Ariston Pessoa Regional Airport|Aeropuerto Regional Comte. Ariston Pessoa|Comte. Ariston Pessoa||-2.9067|-40.3581|8|Jericoacoara
JPA||Presidente Castro Pinto International Airport|Aeropuerto Internacional Presidente Castro Pinto|João Pessoa||-7.1454|-34.9482|26|
JSO||Sobral Regional Airport|Aeropuerto Regional Sobral|Sobral||-3.6147|-40.2322|3|
NAT||Governador Aluízio Alves International Airport|Aeropuerto Internacional Governador Aluízio Alves|Natal||-5.7634|-35.373|34|
SLZ||Marechal Cunha Machado International Airport|Aeropuerto Internacional Marechal Cunha Machado|São Luís||-2.5833|-44.2367|28|
THE||Senador Petrônio Portella Airport|Aeropuerto Senador Petrônio Portella|Teresina||-5.0633|-42.8211|24|
@BR America/Maceio
AJU||Santa Maria Airport|Aeropuerto Santa Maria|Aracaju||-10.9872|-37.0728|24|
MCZ||Zumbi dos Palmares International Airport|Aeropuerto Internacional Zumbi dos Palmares|Maceió||-9.514|-35.7921|32|
@BR America/Manaus
CAF||Carauari Airport|Aeropuerto Carauari|Carauari||-4.9|-66.9167|3|
IRZ||Santa Isabel Rio Negro Airport|Aeropuerto Santa Isabel Rio Negro|Santa Isabel Rio Negro||-0.3803|-64.996|2|Tapuruquara
LBR||Labrea Airport|Aeropuerto Labrea|Labrea||-7.25|-64.85|2|
MAO||Eduardo Gomes International Airport|Aeropuerto Internacional Eduardo Gomes|Manaus|Manaos|-3.0313|-60.0461|38|
MNX||Manicore Airport|Aeropuerto Manicore|Manicore||-5.8167|-61.2833|7|
RBB||Borba Airport|Aeropuerto Borba|Borba||-4.4|-59.5833|2|
SJL||Sao Gabriel da Cachoeira Airport|Aeropuerto Sao Gabriel da Cachoeira|Sao Gabriel da Cachoeira||-0.1483|-66.9856|9|
TFF||Tefe Airport|Aeropuerto Tefe|Tefe||-3.3798|-64.7242|8|
@BR America/Noronha
FEN||Fernando De Noronha Airport|Aeropuerto Fernando De Noronha|Fernando De Noronha||-3.85|-32.4167|8|
@BR America/Porto_Velho
BVB||Boa Vista Airport|Aeropuerto Boa Vista|Boa Vista||2.8333|-60.6667|9|
BVH||Vilhena Airport|Aeropuerto Vilhena|Vilhena||-12.7167|-60.1167|9|
JPR||Ji-Parana Airport|Aeropuerto Ji-Parana|Ji-Parana||-10.8706|-61.8467|3|
OAL||Cacoal Airport|Aeropuerto Cacoal|Cacoal||-11.4327|-61.4772|3|
PVH||Governador Jorge Teixeira de Oliveira International Airport|Aeropuerto Internacional Gobernador Jorge Teixeira de Oliveira|Porto Velho||-8.7143|-63.8983|22|
STM||Santarem-Maestro Wilson Fonseca Airport|Aeropuerto Santarem-Maestro Wilson Fonseca|Santarem-Maestro Wilson Fonseca||-2.4249|-54.7864|9|
TBT||Tabatinga International Airport|Aeropuerto Internacional Tabatinga|Tabatinga||-4.2514|-69.9396|8|
TMT||Trombetas Airport|Aeropuerto Trombetas|Trombetas||-1.4896|-56.3968|8|Porto Trombetas
@BR America/Recife
REC||Guararapes–Gilberto Freyre International Airport|Aeropuerto Internacional Guararapes-Gilberto Freyre|Recife||-8.1315|-34.9179|52|
SET||Santa Magalhaes|Aeropuerto Santa Magalhaes|Santa Magalhaes||-8.0528|-38.3861|3|Serra Talhada
@BR America/Rio_Branco
RBR||Rio Branco-Plácido de Castro International Airport|Aeropuerto Internacional Rio Branco-Plácido de Castro|Rio Branco-Plácido de Castro||-9.9667|-67.8|9|
ZMD||Sena Madureira Airport|Aeropuerto Sena Madureira|Sena Madureira||-9.0833|-68.75|6|
@BR America/Santarem
GGF||Almeirim Airport|Aeropuerto Almeirim|Almeirim||-1.4792|-52.5781|2|
@BR America/Sao_Paulo
AAG||Arapoti|Aeropuerto Arapoti|Arapoti||-24.1417|-49.8556|6|
AAX||Araxa Airport|Aeropuerto Araxa|Araxa||-19.5681|-46.9292|8|
AQA||Araraquara Airport|Aeropuerto Araraquara|Araraquara||-21.8066|-48.1369|8|
ARU||Aracatuba Airport|Aeropuerto Aracatuba|Aracatuba||-21.1436|-50.4261|8|
BSB||Presidente Juscelino Kubitschek International Airport|Aeropuerto Internacional Presidente Juscelino Kubitschek|Brasília|Brasilia|-15.8698|-47.9215|60|
CAC||Cascavel Airport|Aeropuerto Cascavel|Cascavel||-25.0016|-53.5016|8|
CAW||Bartolomeu Lisandro Airport|Aeropuerto Bartolomeu Lisandro|Bartolomeu Lisandro||-21.7002|-41.3035|8|Bartolomeu Lysandro
CCM||Criciuma Airport|Aeropuerto Criciuma|Criciuma||-28.7|-49.3667|8|Diomício Freitas
CEL||Canela|Aeropuerto Canela|Canela||-29.4972|-50.9222|2|
CFB||Cabo Frio International Airport|Aeropuerto Internacional Cabo Frio|Cabo Frio||-22.925|-42.0786|4|
CGH|SAO|São Paulo/Congonhas Airport|Aeropuerto de São Paulo-Congonhas|São Paulo||-23.6269|-46.6596|66|
CLV||Nelson Ribeiro Guimaraes Airport|Aeropuerto Nelson Ribeiro Guimaraes|Nelson Ribeiro Guimaraes||-17.7256|-48.6075|1|Caldas Novas
CNF|BHZ|Tancredo Neves International Airport|Aeropuerto Internacional Tancredo Neves|Belo Horizonte||-19.6324|-43.9632|54|
CTQ||Do Palmar Airport|Aeropuerto Do Palmar|Do Palmar||-18.85|-50.1|6|
CWB||Afonso Pena International Airport|Aeropuerto Internacional Afonso Pena|Curitiba||-25.5358|-49.1733|46|
CXJ||Hugo Cantergiani Regional Airport|Aeropuerto Regional Hugo Cantergiani|Hugo Cantergiani||-29.1951|-51.1875|8|Caxias do Sul
FBE||Francisco Beltrao Airport|Aeropuerto Francisco Beltrao|Francisco Beltrao||-26.0833|-53.0667|2|
FLN||Hercílio Luz International Airport|Aeropuerto Internacional Hercílio Luz|Florianópolis||-27.6644|-48.5452|42|
GCV||Gravatai Airport|Aeropuerto Gravatai|Gravatai||-29.9417|-50.9942|6|
GEL||Sepe Tiaraju Airport|Aeropuerto Sepe Tiaraju|Sepe Tiaraju||-28.2811|-54.1681|7|Santo Ângelo
GGJ||Guaira Airport|Aeropuerto Guaira|Guaira||-24.1972|-54.2306|2|
GIG|RIO|Rio de Janeiro/Galeão International Airport|Aeropuerto Internacional de Río de Janeiro-Galeão|Rio de Janeiro|Río de Janeiro|-22.8147|-43.2465|64|
GPB||Tancredo Thomaz Faria Airport|Aeropuerto Tancredo Thomaz Faria|Tancredo Thomaz Faria||-25.3333|-51.5|3|Guarapuava
GRU|SAO|São Paulo/Guarulhos International Airport|Aeropuerto Internacional de São Paulo-Guarulhos|São Paulo||-23.4257|-46.4819|84|
GUZ||Guarapari Airport|Aeropuerto Guarapari|Guarapari||-20.65|-40.4917|2|Aeroporto de Guarapari
GVR||Governador Valadares Airport|Aeropuerto Governador Valadares|Governador Valadares||-18.8503|-41.9333|8|
GYN||Santa Genoveva Airport|Aeropuerto Santa Genoveva|Goiânia||-16.6326|-49.2266|34|
IGU||Cataratas International Airport|Aeropuerto Internacional Cataratas|Foz do Iguaçu||-25.5979|-54.4888|36|
IPN||Vale do Aço Regional Airport|Aeropuerto Regional Vale do Aço|Vale do Aço||-19.5|-42.5333|8|
ITI||Itambacuri Airport|Aeropuerto Itambacuri|Itambacuri||-18|-41.5|6|
IZA||Presidente Itamar Franco Airport|Aeropuerto Presidente Itamar Franco|Presidente Itamar Franco||-21.5131|-43.1731|9|Zona da Mata
JDF||Francisco De Assis Airport|Aeropuerto Francisco De Assis|Francisco De Assis||-21.75|-43.3333|7|Juiz de Fora
JJG||Humberto Bortoluzzi Regional Airport|Aeropuerto Regional Humberto Bortoluzzi|Humberto Bortoluzzi||-28.6753|-49.0603|4|Jaguaruna
JOI||Joinville–Lauro Carneiro de Loyola Airport|Aeropuerto Lauro Carneiro de Loyola|Joinville||-26.2236|-48.8011|22|
JPY||Paraty Airport|Aeropuerto Paraty|Paraty||-23.2239|-44.7233|1|
JTC||Bauru-Arealva Airport|Aeropuerto Bauru-Arealva|Bauru-Arealva||-22.166|-49.0723|8|
LAJ||Correia Pinto Airport|Aeropuerto Correia Pinto|Correia Pinto||-27.7821|-50.2798|8|Lages
LDB||Londrina Airport|Aeropuerto de Londrina|Londrina||-23.3285|-51.1377|24|
LEP||Leopoldina Airport|Aeropuerto Leopoldina|Leopoldina||-21.4667|-42.6667|6|
MGF||Maringá Regional Airport|Aeropuerto Regional de Maringá|Maringá||-23.4794|-52.0122|24|
MII||Frank Miloye Milenkovich State Airport|Aeropuerto Frank Miloye Milenkovich State|Frank Miloye Milenkovich State||-22.2|-49.9333|8|Marília
MOC||Montes Claros Airport|Aeropuerto Montes Claros|Montes Claros||-16.7078|-43.8172|8|
NBV||Cana Brava Airport|Aeropuerto Cana Brava|Cana Brava||-17.3833|-45.8667|6|
NVT||Navegantes–Ministro Victor Konder International Airport|Aeropuerto Internacional Ministro Victor Konder|Navegantes||-26.8799|-48.6494|34|
PET||Pelotas–João Simões Lopes Neto International Airport|Aeropuerto Internacional Pelotas–João Simões Lopes Neto|Pelotas–João Simões Lopes Neto||-31.7181|-52.3244|8|
PFB||Passo Fundo Airport|Aeropuerto Passo Fundo|Passo Fundo||-28.25|-52.3333|7|Lauro Kurtz
PGZ||Comte Antonio Amilton Beraldo Airport|Aeropuerto Comte Antonio Amilton Beraldo|Comte Antonio Amilton Beraldo||-25.1857|-50.1458|7|Ponta Grossa
POA||Salgado Filho International Airport|Aeropuerto Internacional Salgado Filho|Porto Alegre||-29.9896|-51.1771|48|
PPB||A. De Barros Airport|Aeropuerto A. De Barros|A. De Barros||-22.1|-51.45|8|Presidente Prudente
PTO||Juvenal Loureiro Cardoso Airport|Aeropuerto Juvenal Loureiro Cardoso|Juvenal Loureiro Cardoso||-26.2167|-52.6667|1|Pato Branco
PYT||Paracatu Airport|Aeropuerto Paracatu|Paracatu||-17.3306|-47.0139|3|
QHV||Novo Hamburgo|Aeropuerto Novo Hamburgo|Novo Hamburgo||-29.8111|-51.2167|6|
RAO||Leite Lopes Airport|Aeropuerto Leite Lopes|Ribeirão Preto||-21.1394|-47.7759|26|
RIA||Santa Maria Airport|Aeropuerto Santa Maria|Santa Maria||-29.7106|-53.6875|8|
RWS||Sumare Airport|Aeropuerto Sumare|Sumare||-22.8006|-47.1922|6|
SDU|RIO|Santos Dumont Airport|Aeropuerto Santos Dumont|Rio de Janeiro|Río de Janeiro|-22.9115|-43.1671|54|
SJK||Professor Urbano Ernesto Stumpf Airport|Aeropuerto Professor Urbano Ernesto Stumpf|Professor Urbano Ernesto Stumpf||-23.2289|-45.8711|9|São José dos Campos
SJP||Sao Jose do Rio Preto Airport|Aeropuerto Sao Jose do Rio Preto|Sao Jose do Rio Preto||-20.8149|-49.4062|8|
SOD||Sorocaba Airport|Aeropuerto Sorocaba|Sorocaba||-23.4763|-47.4761|3|
SRA||Santa Rosa Airport|Aeropuerto Santa Rosa|Santa Rosa||-27.8667|-54.4833|2|
TOW||Luis dal Canalle Filho Airport|Aeropuerto Luis dal Canalle Filho|Luis dal Canalle Filho||-24.6986|-53.6961|3|Toledo
UBA||Uberaba Airport|Aeropuerto Uberaba|Uberaba||-19.7764|-47.9583|8|
UDI||Uberlândia Airport|Aeropuerto de Uberlândia|Uberlândia||-18.8893|-48.2301|24|
UMU||Umuarama Airport|Aeropuerto Umuarama|Umuarama||-23.7983|-53.3133|3|
URG||Ruben Berta Airport|Aeropuerto Ruben Berta|Ruben Berta||-29.7834|-57.036|8|
UVI||Uniao Da Vitoria|Aeropuerto Uniao Da Vitoria|Uniao Da Vitoria||-26.3667|-51.0889|2|
VCP|SAO|Viracopos International Airport|Aeropuerto Internacional de Viracopos|Campinas||-23.0099|-47.1417|54|
VIX||Eurico de Aguiar Salles Airport|Aeropuerto Eurico de Aguiar Salles|Vitória||-20.2568|-40.2896|32|
XAP||Chapeco Airport|Aeropuerto Chapeco|Chapeco||-27.1324|-52.6604|8|
@BS America/Nassau
ATC||Arthur's Town Airport|Aeropuerto Arthur's Town|Arthur's Town||24.6286|-75.6714|8|
AXP||Springpoint Airport|Aeropuerto Springpoint|Springpoint||22.45|-73.9667|8|
BIM||Bimini International Airport|Aeropuerto Internacional Bimini|Bimini||25.7001|-79.264|8|South Bimini
CCZ||Chub Cay Airport|Aeropuerto Chub Cay|Chub Cay||25.4175|-77.8814|8|
CRI||Crooked Island Airport|Aeropuerto Crooked Island|Crooked Island||22.75|-74.15|7|Colonial Hill
ELH||North Eleuthera International Airport|Aeropuerto Internacional North Eleuthera|North Eleuthera||25.4769|-76.6819|7|
FPO||Grand Bahama International Airport|Aeropuerto Internacional Grand Bahama|Grand Bahama||26.5473|-78.7052|10|
GGT||Exuma International Airport|Aeropuerto Internacional Exuma|Exuma||23.564|-75.8725|8|
GHB||Governor's Harbour Airport|Aeropuerto Governor's Harbour|Governor's Harbour||25.2774|-76.3268|9|
HBI||Harbour Island Airport|Aeropuerto Harbour Island|Harbour Island||25.5167|-76.6|6|
IGA||Inagua Airport|Aeropuerto Inagua|Inagua||20.9833|-73.6667|8|
LGI||Deadmans Cay Airport|Aeropuerto Deadmans Cay|Deadmans Cay||23.1794|-75.0906|7|
MHH||Marsh Harbour International Airport|Aeropuerto Internacional Marsh Harbour|Marsh Harbour||26.5134|-77.0771|8|
MYG||Mayaguana Airport|Aeropuerto Mayaguana|Mayaguana||22.3767|-73.0183|8|
NAS||Lynden Pindling International Airport|Aeropuerto Internacional Lynden Pindling|Nassau|Nasáu|25.0504|-77.4665|48|
NSB||Bimini North Seaplane Base|Base de hidroaviones Bimini North|Bimini North||25.7272|-79.2956|0|North Bimini
PPO||Powell Point Seaplane Base|Base de hidroaviones Powell Point|Powell Point||24.8403|-76.3385|0|
SAQ||San Andros Airport|Aeropuerto San Andros|San Andros||25.05|-78.05|8|
SML||Stella Maris Airport|Aeropuerto Stella Maris|Stella Maris||23.5833|-75.2681|7|
TBI||New Bight Airport|Aeropuerto New Bight|New Bight||24.315|-75.4536|8|
TCB||Treasure Cay Airport|Aeropuerto Treasure Cay|Treasure Cay||26.735|-77.3722|8|
TZN||South Andros Airport|Aeropuerto South Andros|South Andros||24.1584|-77.5888|8|
ZSA||San Salvador Airport|Aeropuerto San Salvador|San Salvador||24.06|-74.5331|8|
@BT Asia/Thimphu
BUT||Bathpalathang Airport|Aeropuerto Bathpalathang|Bathpalathang||27.563|90.7461|2|
PBH||Paro Airport|Aeropuerto Paro|Paro||27.4333|89.4167|8|
YON||Yongphulla Airport|Aeropuerto Yongphulla|Yongphulla||27.2564|91.5144|2|
@BW Africa/Gaborone
BBK||Kasane Airport|Aeropuerto Kasane|Kasane||-17.8306|25.1637|7|
FRW||Phillip Gaonwe Matante International Airport|Aeropuerto Internacional Phillip Gaonwe Matante|Phillip Gaonwe Matante||-21.16|27.4825|8|Francistown
GBE||Sir Seretse Khama International Airport|Aeropuerto Internacional Sir Seretse Khama|Sir Seretse Khama||-24.558|25.9245|17|
MUB||Maun Airport|Aeropuerto Maun|Maun||-19.9708|23.4306|8|
SWX||Shakawe Airport|Aeropuerto Shakawe|Shakawe||-18.3833|21.8333|3|
TLD||Limpopo Valley Airfield|Aeródromo Limpopo Valley|Limpopo Valley||-22.1833|29.1167|3|Tuli Lodge
@BY Europe/Minsk
BQT||Brest Airport|Aeropuerto Brest|Brest||52.1101|23.8982|9|
GME||Gomel Airport|Aeropuerto Gomel|Gomel||52.5261|31.0179|9|
MSQ||Minsk National Airport|Aeropuerto Nacional de Minsk|Minsk||53.8897|28.0324|40|
MVQ||Mogilev Airport|Aeropuerto Mogilev|Mogilev||53.9575|30.0964|9|
@BZ America/Belize
BGK||Big Creek Airport|Aeropuerto Big Creek|Big Creek||16.5167|-88.4|6|
BZE||Philip S. W. Goldson International Airport|Aeropuerto Internacional Philip S. W. Goldson|Belize City|Ciudad de Belice|17.5392|-88.3083|32|
CUK||Caye Caulker Airport|Aeropuerto Caye Caulker|Caye Caulker||17.7355|-88.0296|14|
CYC||Caye Chapel Airport|Aeropuerto Caye Chapel|Caye Chapel||17.6881|-88.0446|6|
CZH||Corozal Airport|Aeropuerto Corozal|Corozal||18.3823|-88.4107|6|
DGA||Dangriga Airport|Aeropuerto Dangriga|Dangriga||16.982|-88.2288|14|
ORZ||Orange Walk Airport|Aeropuerto Orange Walk|Orange Walk||18.0471|-88.5838|1|
PLJ||Placencia Airport|Aeropuerto Placencia|Placencia||16.5371|-88.3609|15|
PND||Punta Gorda Airport|Aeropuerto Punta Gorda|Punta Gorda||16.1024|-88.8078|6|
SPR||San Pedro Airport|Aeropuerto San Pedro|San Pedro||17.9171|-87.9657|15|
TZA||Belize City Municipal Airport|Aeropuerto Municipal Belize City|Belize City||17.5158|-88.1944|15|
@CA America/Atikokan
YPL||Pickle Lake Airport|Aeropuerto Pickle Lake|Pickle Lake||51.2083|-90.2083|8|
YZS||Coral Harbour Airport|Aeropuerto Coral Harbour|Coral Harbour||64.1883|-83.3542|8|
@CA America/Blanc-Sablon
YBX||Blanc Sablon Airport|Aeropuerto Blanc Sablon|Blanc Sablon||51.4333|-57.2167|8|Lourdes-de-Blanc-Sablon
YHR||Chevery Airport|Aeropuerto Chevery|Chevery||50.5|-59.5|3|
YIF||St-Augustin/Pakuashipi Airport|Aeropuerto St-Augustin/Pakuashipi|St-Augustin/Pakuashipi||51.2167|-58.6667|7|
ZGS||La Romaine Airport|Aeropuerto La Romaine|La Romaine||50.3333|-60.6667|2|
ZKG||Kegaska Airport|Aeropuerto Kegaska|Kegaska||50.1889|-61.2917|2|Kégashka
ZLT||La Tabatiere Airport|Aeropuerto La Tabatiere|La Tabatiere||50.8281|-58.976|1|
ZTB||Tete-A-La Baleine Airport|Aeropuerto Tete-A-La Baleine|Tete-A-La Baleine||50.7167|-59.3333|2|
@CA America/Cambridge_Bay
YBB||Kugaaruk Airport|Aeropuerto Kugaaruk|Kugaaruk||68.5382|-89.7918|3|
YCB||Cambridge Bay Airport|Aeropuerto Cambridge Bay|Cambridge Bay||69.1|-105.1333|8|
YCO||Kugluktuk Airport|Aeropuerto Kugluktuk|Kugluktuk||67.8333|-115.0833|3|
YHK||Gjoa Haven Airport|Aeropuerto Gjoa Haven|Gjoa Haven||68.6333|-95.95|2|
YYH||Taloyoak Airport|Aeropuerto Taloyoak|Taloyoak||69.5333|-93.5167|2|
@CA America/Dawson_Creek
YXJ||North Peace Regional Airport|Aeropuerto Regional North Peace|North Peace||56.2448|-120.7351|8|Fort St. John
@CA America/Edmonton
YBY||Bonnyville Airport|Aeropuerto Bonnyville|Bonnyville||54.3048|-110.7508|7|
YED||CFB Edmonton|Aeropuerto CFB Edmonton|CFB Edmonton||53.6719|-113.4639|6|
YEG|YEA|Edmonton International Airport|Aeropuerto Internacional de Edmonton|Edmonton||53.3074|-113.584|48|
YLL||Lloydminster Airport|Aeropuerto Lloydminster|Lloydminster||53.313|-110.0727|8|
YMM||Fort McMurray International Airport|Aeropuerto Internacional Fort McMurray|Fort McMurray||56.6566|-111.224|16|
YOJ||High Level Airport|Aeropuerto High Level|High Level||58.6183|-117.1683|8|
YPE||Peace River Airport|Aeropuerto Peace River|Peace River||56.2319|-117.4426|8|
YPP||Pine Point Airport|Aeropuerto Pine Point|Pine Point||60.85|-114.85|6|
YPY||Fort Chipewyan Airport|Aeropuerto Fort Chipewyan|Fort Chipewyan||58.768|-111.1141|8|
YQL||Lethbridge Airport|Aeropuerto Lethbridge|Lethbridge||49.6319|-112.7917|8|
YQU||Grande Prairie Airport|Aeropuerto Grande Prairie|Grande Prairie||55.1771|-118.8736|8|
YXC||Canadian Rockies International Airport|Aeropuerto Internacional Canadian Rockies|Canadian Rockies||49.6144|-115.787|8|Cranbrook/Canadian Rockies
YXH||Medicine Hat Regional Airport|Aeropuerto Regional Medicine Hat|Medicine Hat||50.0211|-110.7246|8|
YYC||Calgary International Airport|Aeropuerto Internacional de Calgary|Calgary||51.1314|-114.0106|60|
YZU||Whitecourt Airport|Aeropuerto Whitecourt|Whitecourt||54.1405|-115.7847|8|
@CA America/Fort_Nelson
DCP||Cabin Plant Heliport|Helipuerto Cabin Plant|Cabin Plant||59.2336|-121.6914|0|
DKL||Kiwigana Lodge Heliport|Helipuerto Kiwigana Lodge|Kiwigana Lodge||59.2416|-122.9222|0|
YYE||Northern Rockies Regional Airport|Aeropuerto Regional Northern Rockies|Northern Rockies||58.8384|-122.5817|8|Fort Nelson
@CA America/Goose_Bay
YDP||Nain Airport|Aeropuerto Nain|Nain||56.5333|-61.6667|2|
YHO||Hopedale Airport|Aeropuerto Hopedale|Hopedale||55.4483|-60.2294|2|
YMN||Makkovik Airport|Aeropuerto Makkovik|Makkovik||55.1667|-59.1667|2|
YNP||Natuashish Airport|Aeropuerto Natuashish|Natuashish||55.9139|-61.1844|2|
YRF||Cartwright Airport|Aeropuerto Cartwright|Cartwright||53.6826|-57.0383|2|
YRG||Rigolet Airport|Aeropuerto Rigolet|Rigolet||54.3333|-58.4167|2|
YSO||Postville Airport|Aeropuerto Postville|Postville||54.9167|-59.9667|2|
YWK||Wabush Airport|Aeropuerto Wabush|Wabush||52.9263|-66.874|8|
YYR||Goose Bay Airport|Aeropuerto Goose Bay|Goose Bay||53.3135|-60.4124|10|CFB Goose Bay
ZUM||Churchill Falls Airport|Aeropuerto Churchill Falls|Churchill Falls||53.5628|-64.1092|3|
@CA America/Halifax
YAW||Shearwater Heliport|Helipuerto Shearwater|Shearwater||44.8667|-63.6167|0|
YBI||Black Tickle Airport|Aeropuerto Black Tickle|Black Tickle||53.4682|-55.7857|2|
YGR||Iles De La Madeleine Airport|Aeropuerto Iles De La Madeleine|Iles De La Madeleine||47.3667|-61.9|7|
YHZ||Halifax Stanfield International Airport|Aeropuerto Internacional Halifax Stanfield|Halifax||44.885|-63.5143|40|
YQY||JA Douglas McCurdy Sydney Airport|Aeropuerto JA Douglas McCurdy Sydney|JA Douglas McCurdy Sydney||46.1667|-60.05|8|Sydney/J.A. Douglas McCurdy
YWF||Halifax Downtown Waterfront Heliport|Helipuerto Halifax Downtown Waterfront|Halifax Downtown Waterfront||44.6333|-63.5833|0|
YYG||Charlottetown Airport|Aeropuerto Charlottetown|Charlottetown||46.2859|-63.1317|8|
ZFB||Old Fort Bay Airport|Aeropuerto Old Fort Bay|Old Fort Bay||51.5833|-57.9167|6|
@CA America/Inuvik
YEV||Inuvik Mike Zubko Airport|Aeropuerto Inuvik Mike Zubko|Inuvik Mike Zubko||68.3066|-133.4977|8|
@CA America/Iqaluit
XGR||Kangiqsualujjuaq Airport|Aeropuerto Kangiqsualujjuaq|Kangiqsualujjuaq||58.5|-65.9833|2|Kangiqsualujjuaq (Georges River)
YCY||Clyde River Airport|Aeropuerto Clyde River|Clyde River||70.4167|-68.5|2|
YFB||Iqaluit Airport|Aeropuerto Iqaluit|Iqaluit||63.7518|-68.5366|9|
YGT||Igloolik Airport|Aeropuerto Igloolik|Igloolik||69.4|-81.8167|2|
YGZ||Grise Fiord Airport|Aeropuerto Grise Fiord|Grise Fiord||76.4178|-82.9572|2|
YIO||Pond Inlet Airport|Aeropuerto Pond Inlet|Pond Inlet||72.6833|-78|2|
YLC||Kimmirut Airport|Aeropuerto Kimmirut|Kimmirut||62.85|-69.8833|2|
YSK||Sanikiluaq Airport|Aeropuerto Sanikiluaq|Sanikiluaq||56.55|-79.2167|2|
YTE||Cape Dorset Airport|Aeropuerto Cape Dorset|Cape Dorset||64.2333|-76.5333|2|
YUX||Hall Beach Airport|Aeropuerto Hall Beach|Hall Beach||68.7833|-81.25|8|
@CA America/Moncton
YCL||Charlo Airport|Aeropuerto Charlo|Charlo||47.9909|-66.3288|8|
YCX||CFB Heliport|Helipuerto CFB|CFB||45.7667|-66.1667|0|
YFC||Fredericton International Airport|Aeropuerto Internacional Fredericton|Fredericton||45.8732|-66.5298|8|Greater Fredericton
YQM||Greater Moncton International Airport|Aeropuerto Internacional Greater Moncton|Greater Moncton||46.1136|-64.6861|17|
YSJ||Saint John Airport|Aeropuerto Saint John|Saint John||45.3295|-65.8902|8|
ZBF||Bathurst Airport|Aeropuerto Bathurst|Bathurst||47.6292|-65.7394|7|
@CA America/Pangnirtung
YRE||Resolution Island Airport|Aeropuerto Resolution Island|Resolution Island||61.5|-65|6|
YVM||Qikiqtarjuaq Airport|Aeropuerto Qikiqtarjuaq|Qikiqtarjuaq||67.5833|-63.8333|2|
YXP||Pangnirtung Airport|Aeropuerto Pangnirtung|Pangnirtung||66.1333|-65.7333|2|
@CA America/Rankin_Inlet
YAB||Arctic Bay Airport|Aeropuerto Arctic Bay|Arctic Bay||73.0049|-85.0275|2|
YBK||Baker Lake Airport|Aeropuerto Baker Lake|Baker Lake||64.3|-96.0833|7|
YCS||Chesterfield Inlet Airport|Aeropuerto Chesterfield Inlet|Chesterfield Inlet||63.3333|-90.7167|2|
YEK||Arviat Airport|Aeropuerto Arviat|Arviat||61.1167|-94.05|2|
YRT||Rankin Inlet Airport|Aeropuerto Rankin Inlet|Rankin Inlet||62.81|-92.1002|8|
YUT||Naujaat Airport|Aeropuerto Naujaat|Naujaat||66.5248|-86.2286|2|Repulse Bay
YXN||Whale Cove Airport|Aeropuerto Whale Cove|Whale Cove||62.2333|-92.6|2|
@CA America/Regina
YBE||Uranium City Airport|Aeropuerto Uranium|Uranium||59.5667|-108.4833|2|
YDR||Broadview Airport|Aeropuerto Broadview|Broadview||50.3667|-102.5833|6|
YNL||Points North Landing Airport|Aeropuerto Points North Landing|Points North Landing||58.275|-104.0811|8|
YPA||Prince Albert Glass Field Airport|Aeropuerto Prince Albert Glass Field|Prince Albert Glass Field||53.2159|-105.6766|8|
YQR||Regina International Airport|Aeropuerto Internacional Regina|Regina||50.4333|-104.6552|17|
YSF||Stony Rapids Airport|Aeropuerto Stony Rapids|Stony Rapids||59.2512|-105.8366|8|
YVC||La Ronge Airport|Aeropuerto La Ronge|La Ronge||55.1471|-105.267|8|La Ronge (Barber Field)
YXE||Saskatoon International Airport|Aeropuerto Internacional Saskatoon|Saskatoon||52.1697|-106.6904|17|Saskatoon/John G. Diefenbaker
ZFD||Fond Du Lac Airport|Aeropuerto Fond Du Lac|Fond Du Lac||59.3342|-107.1812|2|
ZWL||Wollaston Lake Airport|Aeropuerto Wollaston Lake|Wollaston Lake||58.1067|-103.1683|2|
@CA America/Resolute
YRB||Resolute Bay Airport|Aeropuerto Resolute Bay|Resolute Bay||74.7167|-94.9667|8|
@CA America/St_Johns
YAY||St. Anthony Airport|Aeropuerto St. Anthony|St. Anthony||51.3667|-55.5833|7|
YDF||Deer Lake Regional Airport|Aeropuerto Regional Deer Lake|Deer Lake||49.2103|-57.3997|16|
YDH||Daniels Harbour Airport|Aeropuerto Daniels Harbour|Daniels Harbour||50.2167|-57.5833|6|
YFX||Fox Harbour Airport|Aeropuerto Fox Harbour|Fox Harbour||52.371|-55.6761|2|St. Lewis (Fox Harbour)
YHA||Port Hope Simpson Airport|Aeropuerto Port Hope Simpson|Port Hope Simpson||52.5274|-56.2871|2|
YHG||Charlottetown Airport|Aeropuerto Charlottetown|Charlottetown||52.7655|-56.1183|2|
YMH||Mary's Harbour Airport|Aeropuerto Mary's Harbour|Mary's Harbour||52.303|-55.8478|2|
YNF||Deer Lake/Stephenville Airport|Aeropuerto Deer Lake/Stephenville|Deer Lake/Stephenville||48.9469|-57.9439|6|
YQX||Gander International Airport|Aeropuerto Internacional Gander|Gander||48.9462|-54.5702|10|
YWM||Williams Harbour Airport|Aeropuerto Williams Harbour|Williams Harbour||52.5672|-55.7841|2|
YYT||St. John's International Airport|Aeropuerto Internacional St. John's|St. John's (Newfoundland)|San Juan de Terranova|47.6128|-52.7433|28|
@CA America/Thunder_Bay
YQT||Thunder Bay International Airport|Aeropuerto Internacional Thunder Bay|Thunder Bay||48.3718|-89.3117|16|
@CA America/Toronto
AKV||Akulivik Airport|Aeropuerto Akulivik|Akulivik||60.7333|-78.5833|2|
SUR||Summer Beaver Airport|Aeropuerto Summer Beaver|Summer Beaver||52.7153|-88.5475|2|
YAF||Asbestos Hill Airport|Aeropuerto Asbestos Hill|Asbestos Hill||45.7667|-71.95|6|
YAM||Sault Ste. Marie Airport|Aeropuerto Sault Ste. Marie|Sault Ste. Marie||46.4853|-84.4999|8|
YAT||Attawapiskat Airport|Aeropuerto Attawapiskat|Attawapiskat||52.9417|-82.4|2|
YBC||Baie-Comeau Airport|Aeropuerto Baie-Comeau|Baie-Comeau||49.1332|-68.199|8|
YBG||Saguenay-Bagotville Airport|Aeropuerto Saguenay-Bagotville|Saguenay-Bagotville||48.3334|-70.9859|9|CFB Bagotville
YBN||Borden Airport|Aeropuerto Borden|Borden||46.3|-63.7833|6|
YCM||St. Catharines Airport|Aeropuerto St. Catharines|St. Catharines||43.2|-79.1667|8|St. Catharines/Niagara District
YDK||Main Duck Island Airport|Aeropuerto Main Duck Island|Main Duck Island||43.9333|-76.6167|6|
YER||Fort Severn Airport|Aeropuerto Fort Severn|Fort Severn||56.0177|-87.6775|2|
YFA||Fort Albany Airport|Aeropuerto Fort Albany|Fort Albany||52.2417|-81.5917|2|
YFH||Fort Hope Airport|Aeropuerto Fort Hope|Fort Hope||51.5593|-87.898|2|
YGL||La Grande Riviere|Aeropuerto La Grande Riviere|La Grande Riviere||53.6297|-77.7064|8|
YGP||Michel-Pouliot Gaspe Airport|Aeropuerto Michel-Pouliot Gaspe|Michel-Pouliot Gaspe||48.7764|-64.476|8|
YGV||Havre St. Pierre Airport|Aeropuerto Havre St. Pierre|Havre St. Pierre||50.25|-63.5833|7|
YGW||Kuujjuarapik Airport|Aeropuerto Kuujjuarapik|Kuujjuarapik||55.2792|-77.7667|8|
YGY||Deception Bay Airport|Aeropuerto Deception Bay|Deception Bay||62.1|-74.6167|6|
YHM||Hamilton International Airport|Aeropuerto Internacional Hamilton|Hamilton||43.1614|-79.9263|17|Hamilton/John C. Munro
YHU||St. Hubert Airport|Aeropuerto St. Hubert|St. Hubert||45.5163|-73.4208|9|Montréal/St-Hubert
YIK||Ivujivik Airport|Aeropuerto Ivujivik|Ivujivik||62.4167|-76.0833|2|
YKF||Region of Waterloo International Airport|Aeropuerto Internacional Region of Waterloo|Region of Waterloo||43.459|-80.3851|8|
YKG||Kangirsuk Airport|Aeropuerto Kangirsuk|Kangirsuk||60.0231|-70.0046|2|
YKL||Schefferville Airport|Aeropuerto Schefferville|Schefferville||54.7833|-64.8167|8|
YKQ||Waskaganish Airport|Aeropuerto Waskaganish|Waskaganish||51.4875|-78.75|2|
YKU||Chisasibi Airport|Aeropuerto Chisasibi|Chisasibi||53.8068|-78.9241|2|
YLH||Lansdowne House Airport|Aeropuerto Lansdowne House|Lansdowne House||52.1968|-87.9343|2|
YLK||Lake Simcoe Regional Airport|Aeropuerto Regional Lake Simcoe|Lake Simcoe||44.486|-79.5557|8|Barrie-Orillia (Lake Simcoe Regional)
YMC||Maricourt Airstrip|Aeródromo Maricourt|Maricourt||56.5667|-70.8167|6|
YMO||Moosonee Airport|Aeropuerto Moosonee|Moosonee||51.2911|-80.6042|7|
YMT||Chibougamau Airport|Aeropuerto Chibougamau|Chibougamau||49.9167|-74.3667|7|Chibougamau/Chapais
YNA||Natashquan Airport|Aeropuerto Natashquan|Natashquan||50.1833|-61.8|7|
YNC||Wemindji Airport|Aeropuerto Wemindji|Wemindji||53|-78.8167|2|
YND||Gatineau Airport|Aeropuerto Gatineau|Gatineau||45.5206|-75.5628|8|Ottawa-Gatineau
YNI||Nitchequon Airport|Aeropuerto Nitchequon|Nitchequon||53.1667|-70.9667|6|
YNS||Nemiscau Airport|Aeropuerto Nemiscau|Nemiscau||49.7417|-76.7417|3|
YOG||Ogoki Airport|Aeropuerto Ogoki|Ogoki||51.6667|-85.9167|2|Ogoki Post
YOI||Opinaca Aerodrome|Aeródromo Opinaca|Opinaca||52.2219|-76.6119|6|
YOW||Ottawa Macdonald–Cartier International Airport|Aeropuerto Internacional Ottawa Macdonald-Cartier|Ottawa||45.3208|-75.6728|44|
YOY||Valcartier CFB Heliport|Helipuerto Valcartier CFB|Valcartier CFB||46.9028|-71.5036|0|
YPH||Inukjuak Airport|Aeropuerto Inukjuak|Inukjuak||58.4333|-78.1667|2|
YPJ||Aupaluk Airport|Aeropuerto Aupaluk|Aupaluk||59.3|-69.6667|2|
YPN||Port-Menier Airport|Aeropuerto Port-Menier|Port-Menier||49.8371|-64.2911|8|
YPO||Peawanuk Airport|Aeropuerto Peawanuk|Peawanuk||54.9833|-85.4333|2|Peawanuck
YPX||Puvirnituq Airport|Aeropuerto Puvirnituq|Puvirnituq||60.0333|-77.1667|7|
YQA||Muskoka Airport|Aeropuerto Muskoka|Muskoka||44.9667|-79.3|8|
YQB||Québec City Jean Lesage International Airport|Aeropuerto Internacional Jean Lesage|Quebec City|Quebec|46.792|-71.3834|34|Québec
YQC||Quaqtaq Airport|Aeropuerto Quaqtaq|Quaqtaq||61.3333|-69.6333|2|
YQG||Windsor International Airport|Aeropuerto Internacional Windsor|Windsor||42.2664|-82.9592|9|
YQN||Nakina Airport|Aeropuerto Nakina|Nakina||50.183|-86.6992|7|
YRJ||Roberval Airport|Aeropuerto Roberval|Roberval||48.5223|-72.2673|8|
YSB||Greater Sudbury Airport|Aeropuerto Greater Sudbury|Greater Sudbury||46.623|-80.7959|16|
YTN||Riviere Au Tonnerre Airport|Aeropuerto Riviere Au Tonnerre|Riviere Au Tonnerre||50.2833|-64.75|6|
YTQ||Tasiujuaq Airport|Aeropuerto Tasiujuaq|Tasiujuaq||58.6678|-69.9563|2|Tasiujaq
YTS||Timmins Victor M. Power Airport|Aeropuerto Timmins Victor M. Power|Timmins Victor M. Power||48.5664|-81.3716|16|
YTZ|YTO|Billy Bishop Toronto City Airport|Aeropuerto Billy Bishop de Toronto|Toronto||43.632|-79.3958|40|
YUD||Umiujaq Airport|Aeropuerto Umiujaq|Umiujaq||56.5361|-76.5183|2|
YUL|YMQ|Montréal–Trudeau International Airport|Aeropuerto Internacional Montreal-Trudeau|Montreal||45.4577|-73.7499|70|
YUY||Rouyn-Noranda Airport|Aeropuerto Rouyn-Noranda|Rouyn-Noranda||48.2118|-78.829|9|
YVB||Bonaventure Airport|Aeropuerto Bonaventure|Bonaventure||48.0691|-65.4581|8|
YVO||Val-d'Or Airport|Aeropuerto Val-d'Or|Val-d'Or||48.0526|-77.7886|9|
YVP||Kuujjuaq Airport|Aeropuerto Kuujjuaq|Kuujjuaq||58.1002|-68.418|8|
YVV||Wiarton Airport|Aeropuerto Wiarton|Wiarton||44.6667|-81.1667|8|
YWB||Kangiqsujuaq Airport|Aeropuerto Kangiqsujuaq|Kangiqsujuaq||61.6|-71.95|2|Kangiqsujuaq (Wakeham Bay)
YWN||Winisk Airport|Aeropuerto Winisk|Winisk||55.25|-85.1167|6|
YWP||Webequie Airport|Aeropuerto Webequie|Webequie||52.9597|-87.3689|2|
YXK||Rimouski Airport|Aeropuerto Rimouski|Rimouski||48.4754|-68.5051|8|
YXU||London International Airport|Aeropuerto Internacional London|London||43.028|-81.1497|9|
YYB||Jack Garland Airport|Aeropuerto Jack Garland|Jack Garland||46.3568|-79.4273|9|North Bay/Jack Garland
YYY||Mont Joli Airport|Aeropuerto Mont Joli|Mont Joli||48.6091|-68.2093|8|
YYZ|YTO|Toronto Pearson International Airport|Aeropuerto Internacional Toronto Pearson|Toronto||43.6816|-79.6115|84|
YZG||Salluit Airport|Aeropuerto Salluit|Salluit||62.2|-75.6333|2|
YZV||Sept-Iles Airport|Aeropuerto Sept-Iles|Sept-Iles||50.2175|-66.264|16|
ZEM||East Main Airport|Aeropuerto East Main|East Main||52.25|-78.5167|2|Eastmain River
ZKE||Kashechewan Airport|Aeropuerto Kashechewan|Kashechewan||52.3333|-81.3333|2|
ZRJ||Round Lake Airport|Aeropuerto Round Lake|Round Lake||52.95|-91.3167|2|Round Lake (Weagamow Lake)
@CA America/Vancouver
CXH||Vancouver Harbour Flight Centre Seaplane Terminal|Base de hidroaviones Vancouver Harbour Flight Centre|Vancouver Harbour Flight Centre||49.2908|-123.118|0|Vancouver Harbour Water
DHO||Horn River Heliport|Helipuerto Horn River|Horn River||59.4608|-122.2577|0|
IUM||Summit Lake Airport|Aeropuerto Summit Lake|Summit Lake||54.3333|-122.6667|6|
KNV||Knights Inlet Airport|Aeropuerto Knights Inlet|Knights Inlet||50.6833|-125.8333|6|
QBC||Bella Coola Airport|Aeropuerto Bella Coola|Bella Coola||52.3333|-126.6667|7|
SYF||Silva Bay Airport|Aeropuerto Silva Bay|Silva Bay||49.15|-123.6972|0|
WPL||Powell Lake Seaplane Base|Base de hidroaviones Powell Lake|Powell Lake||50.1833|-124.4|0|Powell Lake Water
XKO||Kemano Airport|Aeropuerto Kemano|Kemano||53.5667|-127.9333|6|
XQU||Qualicum Beach Airport|Aeropuerto Qualicum Beach|Qualicum Beach||49.3402|-124.3959|7|
YAA||Anahim Lake Airport|Aeropuerto Anahim Lake|Anahim Lake||52.4569|-125.3073|7|
YAE||Alta Lake Airport|Aeropuerto Alta Lake|Alta Lake||50.1667|-123|6|
YAL||Alert Bay Airport|Aeropuerto Alert Bay|Alert Bay||50.5833|-126.9167|2|
YAQ||Maple Bay Seaplane Base|Base de hidroaviones Maple Bay|Maple Bay||48.803|-123.6008|0|
YAV||Mayne Island Seaplane Base|Base de hidroaviones Mayne Island|Mayne Island||48.8667|-123.3|0|Mayne Island Water
YAZ||Tofino Long Beach Airport|Aeropuerto Tofino Long Beach|Tofino Long Beach||49.0782|-125.7686|8|
YBD||New Westminister Heliport|Helipuerto New Westminister|New Westminister||49.2263|-122.8894|0|
YBF||Bamfield Airport|Aeropuerto Bamfield|Bamfield||48.8343|-125.1365|0|Bamfield Water
YBL||Campbell River Airport|Aeropuerto Campbell River|Campbell River||49.9517|-125.2681|8|
YBW||Bedwell Harbour Seaplane Base|Base de hidroaviones Bedwell Harbour|Bedwell Harbour||48.7473|-123.2286|0|Bedwell Harbour Water
YCD||Nanaimo Airport|Aeropuerto Nanaimo|Nanaimo||49.0532|-123.873|8|
YCG||West Kootenay Regional Airport|Aeropuerto Regional West Kootenay|West Kootenay||49.2956|-117.6322|8|Castlegar
YCJ||Cape Saint James Airport|Aeropuerto Cape Saint James|Cape Saint James||51.9333|-131.0167|6|
YDL||Dease Lake Airport|Aeropuerto Dease Lake|Dease Lake||58.4246|-130.0252|3|
YDS||Desolation Sound|Aeropuerto Desolation Sound|Desolation Sound||50.3333|-125|6|
YGG||Ganges Harbor Seaplane Base|Base de hidroaviones Ganges Harbor|Ganges Harbor||48.8539|-123.4963|0|Ganges Water
YGN||Greenway Sound Airport|Aeropuerto Greenway Sound|Greenway Sound||50.85|-126.85|0|
YGS||Germansen Airport|Aeropuerto Germansen|Germansen||55.7833|-124.7167|6|
YHH||Campbell River Seaplane Base|Base de hidroaviones Campbell River|Campbell River||50.0478|-125.2565|0|Campbell River Water
YIG||Big Bay SPB|Aeropuerto Big Bay SPB|Big Bay SPB||50.4|-125.1333|0|Big Bay Water
YJO||Johnny Mountain Airport|Aeropuerto Johnny Mountain|Johnny Mountain||56.6667|-131.1167|6|
YKA||Kamloops Airport|Aeropuerto Kamloops|Kamloops||50.7054|-120.442|8|
YLW||Kelowna International Airport|Aeropuerto Internacional Kelowna|Kelowna||49.9515|-119.3814|16|
YMP||Port McNeill Seaplane Base|Base de hidroaviones Port McNeill|Port McNeill||50.5919|-127.0884|0|
YNK||Nootka Sound Airport|Aeropuerto Nootka Sound|Nootka Sound||50.0833|-125.9167|6|
YPR||Prince Rupert Airport|Aeropuerto Prince Rupert|Prince Rupert||54.2872|-130.4408|8|
YPW||Powell River Airport|Aeropuerto Powell River|Powell River||49.8167|-124.5|7|
YPZ||Burns Lake Airport|Aeropuerto Burns Lake|Burns Lake||54.2333|-125.7667|8|
YQE||Kimberley Airport|Aeropuerto Kimberley|Kimberley||49.6667|-115.9833|6|
YQQ||Comox Valley Airport|Aeropuerto Comox Valley|Comox Valley||49.7059|-124.9078|9|CFB Comox
YQZ||Quesnel Airport|Aeropuerto Quesnel|Quesnel||53.0267|-122.5097|8|
YSZ||Squirrel Cove Seaplane Base|Base de hidroaviones Squirrel Cove|Squirrel Cove||50.1186|-124.9074|0|
YTC||Sturdee Airport|Aeropuerto Sturdee|Sturdee||57.2|-127.15|6|
YTG||Sullivan Bay Seaplane Base|Base de hidroaviones Sullivan Bay|Sullivan Bay||50.8853|-126.8285|0|Sullivan Bay Water
YTP||Tofino Sea Plane Base|Base de hidroaviones Tofino|Tofino||49.1544|-125.4081|0|Tofino Harbour Water
YVR||Vancouver International Airport|Aeropuerto Internacional de Vancouver|Vancouver||49.1947|-123.1792|72|
YWH||Victoria Inner Harbour Airport|Aeropuerto Victoria Inner Harbour|Victoria Inner Harbour||48.4239|-123.3706|0|
YWL||Williams Lake Airport|Aeropuerto Williams Lake|Williams Lake||52.1847|-122.0444|8|
YWS||Whistler/Green Lake SPB|Aeropuerto Whistler/Green Lake SPB|Whistler/Green Lake SPB||50.15|-122.9667|0|Whistler/Green Lake Water
YXS||Prince George Airport|Aeropuerto Prince George|Prince George||53.8838|-122.674|8|
YXT||Northwest Regional Airport|Aeropuerto Regional Northwest|Northwest||54.472|-128.5765|8|Terrace
YXX||Abbotsford International Airport|Aeropuerto Internacional Abbotsford|Abbotsford||49.0256|-122.3619|9|
YYD||Smithers Airport|Aeropuerto Smithers|Smithers||54.8256|-127.1803|8|
YYF||Penticton Airport|Aeropuerto Penticton|Penticton||49.4647|-119.6|8|
YYJ||Victoria International Airport|Aeropuerto Internacional de Victoria|Victoria||48.6403|-123.431|30|
YZC||Beatton River Airport|Aeropuerto Beatton River|Beatton River||57.4333|-121.3333|6|
YZP||Sandspit Airport|Aeropuerto Sandspit|Sandspit||53.2543|-131.8143|8|
YZT||Port Hardy Airport|Aeropuerto Port Hardy|Port Hardy||50.6806|-127.3639|8|
YZZ||Trail|Aeropuerto Trail|Trail||49.0667|-117.6|2|
ZEL||Bella Bella Airport|Aeropuerto Bella Bella|Bella Bella||52.185|-128.1567|7|Bella Bella (Campbell Island)
ZMT||Masset Airport|Aeropuerto Masset|Masset||54.0222|-132.1178|8|
ZNA||Nanaimo Harbor Seaplane Base|Base de hidroaviones Nanaimo Harbor|Nanaimo Harbor||49.1692|-123.9353|0|Nanaimo Harbour Water
@CA America/Whitehorse
YDA||Dawson City Airport|Aeropuerto Dawson|Dawson||64.0455|-139.1171|8|
YOC||Old Crow Airport|Aeropuerto Old Crow|Old Crow||67.5681|-139.8492|3|
YQH||Watson Lake Airport|Aeropuerto Watson Lake|Watson Lake||60.1236|-128.825|8|
YXF||Snake River Airport|Aeropuerto Snake River|Snake River||59.0333|-122.4333|6|
YXY||Whitehorse Airport|Aeropuerto Whitehorse|Whitehorse||60.7167|-135.0667|9|
@CA America/Winnipeg
ILF||Ilford Airport|Aeropuerto Ilford|Ilford||56.0667|-95.6167|2|
KEW||Keewaywin Airport|Aeropuerto Keewaywin|Keewaywin||52.9922|-92.8389|2|
KIF||Kingfisher Lake Airport|Aeropuerto Kingfisher Lake|Kingfisher Lake||53.0139|-89.85|2|
MSA||Muskrat Dam Airport|Aeropuerto Muskrat Dam|Muskrat Dam||53.8167|-91.9833|2|
WNN||Wunnummin Lake Airport|Aeropuerto Wunnummin Lake|Wunnummin Lake||52.9167|-89.1667|2|
XBE||Bearskin Lake Airport|Aeropuerto Bearskin Lake|Bearskin Lake||53.95|-90.9833|2|
XKS||Kasabonika Airport|Aeropuerto Kasabonika|Kasabonika||53.52|-88.6467|7|
XLB||Lac Brochet Airport|Aeropuerto Lac Brochet|Lac Brochet||58.6155|-101.4654|2|
XPK||Pukatawagan Airport|Aeropuerto Pukatawagan|Pukatawagan||55.7667|-101.2333|2|
XSI||South Indian Lake Airport|Aeropuerto South Indian Lake|South Indian Lake||56.7947|-98.9075|2|
XTL||Tadoule Lake Airport|Aeropuerto Tadoule Lake|Tadoule Lake||58.708|-98.5134|2|
YAC||Cat Lake Airport|Aeropuerto Cat Lake|Cat Lake||51.7167|-91.8167|2|
YAG||Fort Frances Municipal Airport|Aeropuerto Municipal Fort Frances|Fort Frances||48.6528|-93.4472|8|
YAX||Angling Lake Airport|Aeropuerto Angling Lake|Angling Lake||53.2519|-89.565|2|Angling Lake/Wapekeka
YBR||Brandon Municipal Airport|Aeropuerto Municipal Brandon|Brandon||49.9087|-99.9468|8|
YBT||Brochet Airport|Aeropuerto Brochet|Brochet||57.8885|-101.679|2|
YBV||Berens River Airport|Aeropuerto Berens River|Berens River||52.3587|-97.0214|2|
YCR||Charlie Sinclair Memorial Airport|Aeropuerto Charlie Sinclair Memorial|Charlie Sinclair Memorial||54.6131|-97.7514|2|Cross Lake (Charlie Sinclair Memorial)
YDN||Dauphin Airport|Aeropuerto Dauphin|Dauphin||51.1|-100.05|8|Dauphin (Lt. Col W.G. (Billy) Barker VC
YDV||Bloodvein Airport|Aeropuerto Bloodvein|Bloodvein||51.75|-96.7333|2|Bloodvein River
YFO||Flin Flon Airport|Aeropuerto Flin Flon|Flin Flon||54.6833|-101.6833|3|
YGO||Gods Lake Narrows Airport|Aeropuerto Gods Lake Narrows|Gods Lake Narrows||54.5577|-94.4912|2|
YGX||Gillam Airport|Aeropuerto Gillam|Gillam||56.35|-94.7|3|
YHP||Poplar Hill Airport|Aeropuerto Poplar Hill|Poplar Hill||52.0833|-94.3|2|
YIV||Island Lake Airport|Aeropuerto Island Lake|Island Lake||53.8568|-94.653|7|
YLO||CFB Shilo Heliport|Helipuerto CFB Shilo|CFB Shilo||49.7817|-99.6383|0|
YNE||Norway House Airport|Aeropuerto Norway House|Norway House||53.9542|-97.8458|2|
YNO||North Spirit Lake Airport|Aeropuerto North Spirit Lake|North Spirit Lake||52.4907|-92.975|2|
YOH||Oxford House Airport|Aeropuerto Oxford House|Oxford House||54.9342|-95.2767|2|
YPM||Pikangikum Airport|Aeropuerto Pikangikum|Pikangikum||51.8174|-93.9729|2|
YQD||The Pas Airport|Aeropuerto Pas|Pas||53.9667|-101.1|8|
YQK||Kenora Airport|Aeropuerto Kenora|Kenora||49.7875|-94.3583|8|
YRL||Red Lake Airport|Aeropuerto Red Lake|Red Lake||51.0688|-93.8001|7|
YRS||Red Sucker Lake Airport|Aeropuerto Red Sucker Lake|Red Sucker Lake||54.1676|-93.5576|2|
YST||St. Theresa Point Airport|Aeropuerto St. Theresa Point|St. Theresa Point||53.8461|-94.8516|2|
YTH||Thompson Airport|Aeropuerto Thompson|Thompson||55.7975|-97.8605|8|
YTL||Big Trout Airport|Aeropuerto Big Trout|Big Trout||53.8159|-89.8895|2|Big Trout Lake
YVZ||Deer Lake Airport|Aeropuerto Deer Lake|Deer Lake||52.6667|-94.5|2|
YWG||Winnipeg Richardson International Airport|Aeropuerto Internacional Winnipeg Richardson|Winnipeg||49.9058|-97.2237|40|
YXL||Sioux Lookout Airport|Aeropuerto Sioux Lookout|Sioux Lookout||50.1152|-91.903|15|
YYL||Lynn Lake Airport|Aeropuerto Lynn Lake|Lynn Lake||56.8594|-101.0703|8|
YYQ||Churchill Airport|Aeropuerto Churchill|Churchill||58.7482|-94.0745|9|
ZGI||Gods River Airport|Aeropuerto Gods River|Gods River||54.8391|-94.0797|2|
ZPB||Sachigo Lake Airport|Aeropuerto Sachigo Lake|Sachigo Lake||53.8906|-92.1953|2|
ZSJ||Sandy Lake Airport|Aeropuerto Sandy Lake|Sandy Lake||53.0333|-93.2333|7|
ZTM||Shamattawa Airport|Aeropuerto Shamattawa|Shamattawa||55.8585|-92.0804|2|
@CA America/Yellowknife
LAK||Aklavik Airport|Aeropuerto Aklavik|Aklavik||68.2222|-134.9858|2|
YCK||Colville Lake/Tommy Kochon|Aeropuerto Colville Lake/Tommy Kochon|Colville Lake/Tommy Kochon||67.0211|-126.1286|2|
YFJ||Wekweeti Airport|Aeropuerto Wekweeti|Wekweeti||64.1906|-114.0756|1|
YFS||Fort Simpson Airport|Aeropuerto Fort Simpson|Fort Simpson||61.75|-121.2333|8|
YGH||Fort Good Hope Airport|Aeropuerto Fort Good Hope|Fort Good Hope||66.2667|-128.65|2|
YHI||Ulukhaktok/Holman Airport|Aeropuerto Ulukhaktok/Holman|Ulukhaktok/Holman||70.7167|-117.7167|2|
YHY||Hay River Airport|Aeropuerto Hay River|Hay River||60.8456|-115.7783|8|
YLE||Whati Airport|Aeropuerto Whati|Whati||63.1329|-117.2432|2|
YPC||Paulatuk (Nora Aliqatchialuk Ruben) Airport|Aeropuerto Paulatuk (Nora Aliqatchialuk Ruben)|Paulatuk (Nora Aliqatchialuk Ruben)||69.3551|-124.0747|2|
YRA||Gameti/Rae Lakes Airport|Aeropuerto Gameti/Rae Lakes|Gameti/Rae Lakes||64.1169|-117.3117|2|
YSG||Lutselke Airport|Aeropuerto Lutselke|Lutselke||62.4186|-110.0756|2|
YSM||Fort Smith Airport|Aeropuerto Fort Smith|Fort Smith||60.0167|-111.9667|8|
YSY||Sachs Harbour (D. Nasogaluak Jr. Saaryuaq) Airport|Aeropuerto Sachs Harbour (D. Nasogaluak Jr. Saaryuaq)|Sachs Harbour (D. Nasogaluak Jr. Saaryuaq)||71.9914|-125.241|2|
YVQ||Norman Wells Airport|Aeropuerto Norman Wells|Norman Wells||65.2779|-126.7934|8|
YWJ||Deline Airport|Aeropuerto Deline|Deline||65.1667|-123.5|2|
YZF||Yellowknife Airport|Aeropuerto Yellowknife|Yellowknife||62.4709|-114.4375|17|
ZFM||Fort Mcpherson Airport|Aeropuerto Fort Mcpherson|Fort Mcpherson||67.4075|-134.8621|2|
ZFN||Tulita Airport|Aeropuerto Tulita|Tulita||64.9167|-125.5667|2|
@CC Indian/Cocos
CCK||Cocos Islands Airport|Aeropuerto Cocos Islands|Cocos Islands||-12.1667|96.9167|9|Cocos (Keeling) Island
@CD Africa/Kinshasa
BDT||Gbadolite Airport|Aeropuerto Gbadolite|Gbadolite||4.0833|22.45|9|
BNB||Boende Airport|Aeropuerto Boende|Boende||-0.2868|20.884|1|
FDU||Bandundu Airport|Aeropuerto Bandundu|Bandundu||-3.3056|17.3833|8|
FIH||N'djili International Airport|Aeropuerto Internacional N'djili|N'djili||-4.3872|15.4423|18|
GMA||Gemena Airport|Aeropuerto Gemena|Gemena||3.2353|19.7711|8|
INO||Inongo Airport|Aeropuerto Inongo|Inongo||-1.95|18.2792|2|
KKW||Kikwit Airport|Aeropuerto Kikwit|Kikwit||-5.0361|18.7803|8|
MDK||Mbandaka Airport|Aeropuerto Mbandaka|Mbandaka||0.0225|18.2886|8|
@CD Africa/Lubumbashi
BUX||Bunia Airport|Aeropuerto Bunia|Bunia||1.5658|30.2208|8|
FBM||Lubumbashi International Airport|Aeropuerto Internacional Lubumbashi|Lubumbashi||-11.5897|27.5285|9|
FKI||Kisangani Bangoka International Airport|Aeropuerto Internacional Kisangani Bangoka|Kisangani Bangoka||0.4817|25.3381|8|
FMI||Kalemie Airport|Aeropuerto Kalemie|Kalemie||-5.8756|29.25|8|
GOM||Goma Airport|Aeropuerto Goma|Goma||-1.6699|29.2383|9|
IRP||Matari Airport|Aeropuerto Matari|Matari||2.8275|27.5883|9|
KGA||Kananga Airport|Aeropuerto Kananga|Kananga||-5.922|22.4692|8|
KMN||Kamina Airport|Aeropuerto Kamina|Kamina||-8.6411|25.25|3|
KND||Kindu Airport|Aeropuerto Kindu|Kindu||-2.9192|25.9153|8|
KWZ||Kolwezi Airport|Aeropuerto Kolwezi|Kolwezi||-10.7667|25.5069|8|
MJM||Mbuji Mayi Airport|Aeropuerto Mbuji Mayi|Mbuji Mayi||-6.15|23.6333|8|
PFR||Ilebo Airport|Aeropuerto Ilebo|Ilebo||-4.3167|20.5833|2|
@CF Africa/Bangui
BGF||Bangui-M'poko International Airport|Aeropuerto Internacional Bangui-M'poko|Bangui-M'poko||4.3961|18.5203|9|
@CG Africa/Brazzaville
BZV||Maya Maya Airport|Aeropuerto Maya Maya|Maya Maya||-4.2589|15.2511|18|
DIS||Dolisie Airport|Aeropuerto Dolisie|Dolisie||-4.211|12.6669|8|
PNR||Pointe Noire Airport|Aeropuerto Pointe Noire|Pointe Noire||-4.8158|11.8841|16|Agostinho-Neto
@CH Europe/Zurich
ACH||Altenrhein Airport|Aeropuerto Altenrhein|Altenrhein||47.4833|9.5667|7|St. Gallen-Altenrhein
BRN||Bern Airport|Aeropuerto Bern|Bern||46.9117|7.5036|7|
GVA||Geneva Airport|Aeropuerto de Ginebra|Geneva|Ginebra|46.2296|6.1058|64|Genève
LUG||Lugano Airport|Aeropuerto Lugano|Lugano||46.0024|8.9098|7|
QNC||Neuchatel railway station|Aeropuerto Neuchatel railway station|Neuchatel railway station||46.9967|6.9357|3|Erie–Ottawa
ZRH||Zurich Airport|Aeropuerto de Zúrich|Zurich|Zúrich|47.4506|8.5617|80|Zürich
@CI Africa/Abidjan
ABJ||Félix-Houphouët-Boigny International Airport|Aeropuerto Internacional Félix Houphouët-Boigny|Abidjan|Abiyán|5.2549|-3.933|40|
BYK||Bouake Airport|Aeropuerto Bouake|Bouake||7.7366|-5.0695|10|
HGO||Korhogo Airport|Aeropuerto Korhogo|Korhogo||9.3894|-5.5543|8|
LKT||Lakota Airport|Aeropuerto Lakota|Lakota||5.8333|-5.5|6|
SPY||San Pedro Airport|Aeropuerto San Pedro|San Pedro||4.7467|-6.6589|8|
TGX||Tingrela Airport|Aeropuerto Tingrela|Tingrela||10.4333|-6.3333|6|
ZUE||Zuenoula Airport|Aeropuerto Zuenoula|Zuenoula||7.4333|-6.05|6|
@CK Pacific/Rarotonga
AIT||Aitutaki Airport|Aeropuerto Aitutaki|Aitutaki||-18.8294|-159.767|3|
AIU||Atiu Island Airport|Aeropuerto Atiu Island|Atiu Island||-20.0333|-158.1|2|Enua
MHX||Manihiki Island Airport|Aeropuerto Manihiki Island|Manihiki Island||-10.3667|-161|2|
MOI||Mitiaro Island Airport|Aeropuerto Mitiaro Island|Mitiaro Island||-19.8417|-157.7112|2|
MUK||Mauke Island Airport|Aeropuerto Mauke Island|Mauke Island||-20.1367|-157.3447|2|
RAR||Rarotonga Airport|Aeropuerto Rarotonga|Rarotonga||-21.1999|-159.7985|9|
@CL America/Punta_Arenas
BBA||Balmaceda Airport|Aeropuerto de Balmaceda|Balmaceda||-45.9167|-71.695|18|
PNT||Teniente Julio Gallardo Airport|Aeropuerto Teniente Julio Gallardo|Puerto Natales||-51.6687|-72.5291|18|
PUQ||Presidente Carlos Ibáñez del Campo International Airport|Aeropuerto Internacional Presidente Carlos Ibáñez del Campo|Punta Arenas||-53.0054|-70.8431|28|
@CL America/Santiago
ANF||Andrés Sabella International Airport|Aeropuerto Internacional Andrés Sabella|Antofagasta||-23.449|-70.4408|38|
ARI||Chacalluta International Airport|Aeropuerto Internacional Chacalluta|Arica||-18.3498|-70.3356|22|
CCP||Carriel Sur International Airport|Aeropuerto Internacional Carriel Sur|Concepción||-36.7771|-73.0594|30|
CJC||El Loa Airport|Aeropuerto El Loa|Calama||-22.4951|-68.9084|34|
CPO||Desierto de Atacama Airport|Aeropuerto Desierto de Atacama|Copiapó||-27.2989|-70.4144|22|
ESR||El Salvador Airport|Aeropuerto El Salvador|El Salvador||-26.3153|-69.7653|9|Ricardo García Posada
IQQ||Diego Aracena International Airport|Aeropuerto Internacional Diego Aracena|Iquique||-20.5479|-70.1785|30|
LSC||La Florida Airport|Aeropuerto La Florida|La Serena||-29.9173|-71.2037|26|
MHC||Mocopulli Airport|Aeropuerto Mocopulli|Mocopulli||-42.3461|-73.7139|3|
PMC||El Tepual International Airport|Aeropuerto Internacional El Tepual|Puerto Montt||-41.4337|-73.0983|32|
SCL||Arturo Merino Benítez International Airport|Aeropuerto Internacional Arturo Merino Benítez|Santiago|Santiago de Chile|-33.3967|-70.7934|74|
ZAL||Pichoy Airport|Aeropuerto Pichoy|Valdivia||-39.7917|-73.2394|18|
ZCO||La Araucanía International Airport|Aeropuerto Internacional La Araucanía|Temuco||-38.925|-72.6514|24|
ZOS||Cañal Bajo Carlos Hott Siebert Airport|Aeropuerto Cañal Bajo Carlos Hott Siebert|Osorno||-40.6078|-73.0556|16|
ZPC||Pucon Airport|Aeropuerto Pucon|Pucon||-39.7639|-71.6333|3|
@CL Pacific/Easter
IPC||Mataveri International Airport|Aeropuerto Internacional Mataveri|Hanga Roa (Easter Island)|Hanga Roa (Isla de Pascua)|-27.1167|-109.3667|20|Rapa Nui
@CM Africa/Douala
DLA||Douala International Airport|Aeropuerto Internacional Douala|Douala||4.0135|9.717|17|
GOU||Garoua Airport|Aeropuerto Garoua|Garoua||9.3361|13.3756|10|
MVR||Salak Airport|Aeropuerto Salak|Salak||10.4522|14.2564|8|
NGE||Ngaoundere Airport|Aeropuerto Ngaoundere|Ngaoundere||7.3591|13.5619|9|
NSI||Yaounde Nsimalen Airport|Aeropuerto Yaounde Nsimalen|Yaounde Nsimalen||3.7022|11.5503|10|
@CN Asia/Shanghai
AAT||Altay Airport|Aeropuerto Altay|Altay||47.7504|88.0844|8|Altay Xuedu
ACF||Alaer Talimu Airport|Aeropuerto Alaer Talimu|Alaer Talimu||40.4642|81.2469|4|Aral Talim
ACX||Xingyi Wanfenglin Airport|Aeropuerto Xingyi Wanfenglin|Xingyi Wanfenglin||25.0856|104.9594|9|
AEB||Baise Bama Airport|Aeropuerto Baise Bama|Baise Bama||23.7195|106.9678|9|Baise Youjiang
AKA||Ankang Fuqiang Airport|Aeropuerto Ankang Fuqiang|Ankang Fuqiang||32.7569|108.8745|4|
AKU||Aksu Airport|Aeropuerto Aksu|Aksu||41.26|80.2926|9|Aksu Hongqipo
AOG||Anshan Teng'ao Airport|Aeropuerto Anshan Teng'ao|Anshan Teng'ao||41.1035|123.8578|9|
AQG||Anqing Tianzhushan Airport|Aeropuerto Anqing Tianzhushan|Anqing Tianzhushan||30.5825|117.0509|9|
AVA||An Shun/Huang Guo Shu Airport|Aeropuerto An Shun/Huang Guo Shu|An Shun/Huang Guo Shu||26.26|105.8728|9|
AXF||Alxa Left Banner Bayanhot Airport|Aeropuerto Alxa Left Banner Bayanhot|Alxa Left Banner Bayanhot||38.8233|105.631|9|
BAR||Qionghai Bo'ao Airport|Aeropuerto Qionghai Bo'ao|Qionghai Bo'ao||19.1394|110.4568|9|
BAV||Baotou Erliban Airport|Aeropuerto Baotou Erliban|Baotou Erliban||40.5634|109.9985|17|
BFJ||Bijie Feixiong Airport|Aeropuerto Bijie Feixiong|Bijie Feixiong||27.2667|105.471|9|
BFY||Bengbu Tenghu Airport|Aeropuerto Bengbu Tenghu|Bengbu Tenghu||33.1663|117.0583|9|
BHY||Beihai Fucheng Airport|Aeropuerto Beihai Fucheng|Beihai Fucheng||21.5431|109.2887|9|
BKV||Bailing Airport|Aeropuerto Bailing|Bailing||41.6569|110.3125|6|
BPE||Qinhuangdao Beidaihe Airport|Aeropuerto Qinhuangdao Beidaihe|Qinhuangdao Beidaihe||39.6657|119.0597|9|
BPL||Bole Alashankou Airport|Aeropuerto Bole Alashankou|Bole Alashankou||44.9042|82.0242|9|
BPX||Changdu Bangda Airport|Aeropuerto Changdu Bangda|Changdu Bangda||30.5558|97.1067|10|
BSD||Baoshan Airport|Aeropuerto Baoshan|Baoshan||25.0552|99.1614|9|Baoshan Yunrui
BZX||Bazhong Enyang Airport|Aeropuerto Bazhong Enyang|Bazhong Enyang||31.738|106.645|14|
CAN||Guangzhou Baiyun International Airport|Aeropuerto Internacional de Cantón-Baiyun|Guangzhou|Cantón|23.3925|113.2989|88|Canton
CBZ||Binzhou Dagao General Airport|Aeropuerto Binzhou Dagao General|Binzhou Dagao General||37.611|117.8857|6|
CDE||Chengde Puning Airport|Aeropuerto Chengde Puning|Chengde Puning||41.1225|118.0739|9|
CGD||Changde Airport|Aeropuerto Changde|Changde||28.9245|111.6389|9|Changde Taohuayuan
CGO||Zhengzhou Xinzheng International Airport|Aeropuerto Internacional de Zhengzhou-Xinzheng|Zhengzhou||34.5275|113.8402|58|
CGQ||Changchun Longjia International Airport|Aeropuerto Internacional Changchun Longjia|Changchun Longjia||43.9952|125.697|18|
CHG||Chaoyang Airport|Aeropuerto Chaoyang|Chaoyang||41.5451|120.4372|8|
CIF||Chifeng Yulong Airport|Aeropuerto Chifeng Yulong|Chifeng Yulong||42.1545|118.8332|8|
CIH||Changzhi Wangcun Airport|Aeropuerto Changzhi Wangcun|Changzhi Wangcun||36.2459|113.1216|4|
CKG||Chongqing Jiangbei International Airport|Aeropuerto Internacional de Chongqing-Jiangbei|Chongqing||29.7203|106.6341|72|
CNI||Changhai Airport|Aeropuerto Changhai|Changhai||39.267|122.6639|7|
CQW||Chongqing Xiannyushan Airport|Aeropuerto Chongqing Xiannyushan|Chongqing Xiannyushan||29.4658|107.6922|9|Chongqing Xiannüshan
CSX||Changsha Huanghua International Airport|Aeropuerto Internacional de Changsha-Huanghua|Changsha||28.1933|113.2146|58|
CTU||Chengdu Shuangliu International Airport|Aeropuerto Internacional de Chengdu-Shuangliu|Chengdu||30.5811|103.9568|74|
CWJ||Cangyuan Washan Airport|Aeropuerto Cangyuan Washan|Cangyuan Washan||23.2749|99.3713|9|
CZX||Changzhou Airport|Aeropuerto Changzhou|Changzhou||31.9141|119.7798|18|Changzhou Benniu
DAT||Datong Yungang Airport|Aeropuerto Datong Yungang|Datong Yungang||40.0555|113.4814|4|
DAX||Dazhou Heshi Airport|Aeropuerto Dazhou Heshi|Dazhou Heshi||31.1317|107.4276|3|Daxian
DBC||Baicheng Chang'an Airport|Aeropuerto Baicheng Chang'an|Baicheng Chang'an||45.505|123.0189|9|
DCY||Daocheng Yading Airport|Aeropuerto Daocheng Yading|Daocheng Yading||29.3231|100.0533|10|
DDG||Dandong Langtou Airport|Aeropuerto Dandong Langtou|Dandong Langtou||40.0324|124.2808|9|
DDR||Xigaze Dingri Airport|Aeropuerto Xigaze Dingri|Xigaze Dingri||28.6025|86.8103|1|Rikaze Dingri
DFA||Danfeng Shangzhen General Airport|Aeropuerto Danfeng Shangzhen General|Danfeng Shangzhen General||33.7083|110.2492|6|
DIG||Diqing Shangri-La Airport|Aeropuerto Diqing Shangri-La|Diqing Shangri-La||27.7958|99.6806|10|
DLC||Dalian Zhoushuizi International Airport|Aeropuerto Internacional de Dalian-Zhoushuizi|Dalian||38.961|121.54|50|
DLU||Dali Airport|Aeropuerto Dali|Dali||25.6514|100.3232|9|
DNH||Dunhuang Airport|Aeropuerto Dunhuang|Dunhuang||40.2|94.6833|9|
DOY||Dongying Airport|Aeropuerto Dongying|Dongying||37.5183|118.7878|9|Dongying Shengli
DQA||Daqing Sartu Airport|Aeropuerto Daqing Sartu|Daqing Sartu||46.747|125.134|4|
DSN||Ordos Ejin Horo International Airport|Aeropuerto Internacional Ordos Ejin Horo|Ordos Ejin Horo||39.4967|109.8605|17|
DTU||Wudalianchi Dedu Airport|Aeropuerto Wudalianchi Dedu|Wudalianchi Dedu||48.445|126.133|9|
DWS||Morin Dawa Banner Airport|Aeropuerto Morin Dawa Banner|Morin Dawa Banner||48.3875|124.4313|6|
DXJ||Xiangxi Biancheng Airport|Aeropuerto Xiangxi Biancheng|Xiangxi Biancheng||28.4972|109.5218|4|
DYG||Zhangjiajie Hehua Airport|Aeropuerto Zhangjiajie Hehua|Zhangjiajie Hehua||29.1071|110.4457|4|
DZH||Dazhou Jinya Airport|Aeropuerto Dazhou Jinya|Dazhou Jinya||31.04|107.44|9|
EHU||Ezhou Huahu Airport|Aeropuerto Ezhou Huahu|Ezhou Huahu||30.3429|115.0296|18|
EJN||Ejin Banner Taolai Airport|Aeropuerto Ejin Banner Taolai|Ejin Banner Taolai||42.0156|101.0006|3|
ENH||Xujiaping Airport|Aeropuerto Xujiaping|Xujiaping||30.3219|109.482|8|Enshi Xujiaping
ENY||Yan'an Nanniwan Airport|Aeropuerto Yan'an Nanniwan|Yan'an Nanniwan||36.4764|109.4653|9|
ERL||Erenhot Saiwusu International Airport|Aeropuerto Internacional Erenhot Saiwusu|Erenhot Saiwusu||43.4267|112.0984|9|
FOC||Fuzhou Changle International Airport|Aeropuerto Internacional de Fuzhou-Changle|Fuzhou||25.9312|119.6692|46|
FUG||Fuyang Airport|Aeropuerto Fuyang|Fuyang||32.8667|115.7|9|Fuyang Xiguan
FUO||Fuoshan Airport|Aeropuerto Fuoshan|Fuoshan||23.0812|113.0714|9|Foshan Shadi
FYJ||Fuyuan Dongji Airport|Aeropuerto Fuyuan Dongji|Fuyuan Dongji||48.1972|134.3633|9|
FYN||Fuyun Koktokay Airport|Aeropuerto Fuyun Koktokay|Fuyun Koktokay||46.8011|89.5383|9|
GMQ||Golog Maqin Airport|Aeropuerto Golog Maqin|Golog Maqin||34.4158|100.3111|10|
GOQ||Golmud Airport|Aeropuerto Golmud|Golmud||36.4046|94.7893|10|
GXH||Gannan Xiahe Airport|Aeropuerto Gannan Xiahe|Gannan Xiahe||34.8106|102.6447|9|
GYS||Guang Yuan Airport|Aeropuerto Guang Yuan|Guang Yuan||32.395|105.6997|9|
GYU||Guyuan Liupanshan Airport|Aeropuerto Guyuan Liupanshan|Guyuan Liupanshan||36.0753|106.218|9|
GZG||Garze (Ganzi) Gesar Airport|Aeropuerto Garze (Ganzi) Gesar|Garze (Ganzi) Gesar||31.7575|99.5542|5|Garze Gesar
HAK||Haikou Meilan International Airport|Aeropuerto Internacional de Haikou-Meilan|Haikou||19.9416|110.4572|54|
HBQ||Haibei Qilian Airport|Aeropuerto Haibei Qilian|Haibei Qilian||38.012|100.644|5|
HCJ||Hechi Jinchengjiang Airport|Aeropuerto Hechi Jinchengjiang|Hechi Jinchengjiang||24.7839|107.6997|8|
HCZ||Chenzhou Beihu Airport|Aeropuerto Chenzhou Beihu|Chenzhou Beihu||25.7506|112.8458|9|
HDG||Handan Airport|Aeropuerto Handan|Handan||36.5258|114.425|9|
HEK||Heihe Aihui Airport|Aeropuerto Heihe Aihui|Heihe Aihui||50.2167|127.4333|9|
HET||Hohhot Baita International Airport|Aeropuerto Internacional Hohhot Baita|Hohhot Baita||40.8547|111.8142|18|
HFE||Hefei Xinqiao International Airport|Aeropuerto Internacional Hefei Xinqiao|Hefei Xinqiao||31.9869|116.9726|18|
HGH||Hangzhou Xiaoshan International Airport|Aeropuerto Internacional de Hangzhou-Xiaoshan|Hangzhou||30.2369|120.4324|70|
HIA||Huai'an Lianshui Airport|Aeropuerto Huai'an Lianshui|Huai'an Lianshui||33.7875|119.1278|9|
HJB||Hejing Bayinbuluke Airport|Aeropuerto Hejing Bayinbuluke|Hejing Bayinbuluke||42.9766|83.9729|1|
HJJ||Zhijiang Airport|Aeropuerto Zhijiang|Zhijiang||27.4414|109.6997|8|
HLD||Hulunbuir Hailar Airport|Aeropuerto Hulunbuir Hailar|Hulunbuir Hailar||49.2099|119.8181|9|
HLH||Ulanhot Airport|Aeropuerto Ulanhot|Ulanhot||46.1935|122.0015|3|Ulanhot Yilelite
HMI||Hami Airport|Aeropuerto Hami|Hami||42.9167|93.4167|9|
HNY||Hengyang Nanyue Airport|Aeropuerto Hengyang Nanyue|Hengyang Nanyue||26.7239|112.6183|4|
HPG||Shennongjia Hongping Airport|Aeropuerto Shennongjia Hongping|Shennongjia Hongping||31.6333|110.3378|9|
HQL||Tashkurgan Khunjerab Airport|Aeropuerto Tashkurgan Khunjerab|Tashkurgan Khunjerab||37.6627|75.2923|1|
HQQ||Anyang Hongqiqu Airport|Aeropuerto Anyang Hongqiqu|Anyang Hongqiqu||35.8708|114.4619|4|
HRB||Harbin Taiping International Airport|Aeropuerto Internacional de Harbin-Taiping|Harbin||45.6209|126.2364|52|
HSC||Shaoguan Danxia Airport|Aeropuerto Shaoguan Danxia|Shaoguan Danxia||24.9786|113.4211|6|Shaoguan Guitou
HSN||Zhoushan Airport|Aeropuerto Zhoushan|Zhoushan||29.9353|122.3569|9|Zhoushan Putuoshan
HTN||Hotan Airport|Aeropuerto Hotan|Hotan||37.0404|79.8724|9|
HTT||Huatugou Airport|Aeropuerto Huatugou|Huatugou||38.2563|90.8304|10|
HUO||Holingol Huolinhe Airport|Aeropuerto Holingol Huolinhe|Holingol Huolinhe||45.4872|119.4072|9|
HUZ||Huizhou Airport|Aeropuerto Huizhou|Huizhou||23.0504|114.5969|9|
HXD||Delingha Airport|Aeropuerto Delingha|Delingha||37.125|97.2686|4|
HYN||Luqiao Airport|Aeropuerto Luqiao|Luqiao||28.5581|121.4167|9|Huangyan Luqiao
HZA||Heze Mudan Airport|Aeropuerto Heze Mudan|Heze Mudan||35.2133|115.7367|9|
HZG||Hanzhong Airport|Aeropuerto Hanzhong|Hanzhong||33.0634|107.0084|4|Hanzhong Chenggu
HZH||Liping Airport|Aeropuerto Liping|Liping||26.3202|109.1538|8|
INC||Yinchuan Hedong International Airport|Aeropuerto Internacional Yinchuan Hedong|Yinchuan Hedong||38.323|106.3881|18|
IQM||Qiemo Yudu Airport|Aeropuerto Qiemo Yudu|Qiemo Yudu||38.2336|85.4656|9|
IQN||Qingyang Airport|Aeropuerto Qingyang|Qingyang||35.8001|107.6044|9|
JBK||Qitai Jiangbulake Airport|Aeropuerto Qitai Jiangbulake|Qitai Jiangbulake||44.183|89.5945|1|
JDE||Jiande Qiandaohu Airport|Aeropuerto Jiande Qiandaohu|Jiande Qiandaohu||29.3544|119.1855|6|
JDZ||Jingdezhen Airport|Aeropuerto Jingdezhen|Jingdezhen||29.3355|117.1788|9|Jingdezhen Luojia
JGD||Daxing'anling Elunchun Airport|Aeropuerto Daxing'anling Elunchun|Daxing'anling Elunchun||50.3706|124.1167|9|
JGN||Jiayuguan Jiuquan Airport|Aeropuerto Jiayuguan Jiuquan|Jiayuguan Jiuquan||39.8569|98.3414|4|
JGS||Ji'An/Jing Gang Shan Airport|Aeropuerto Ji'An/Jing Gang Shan|Ji'An/Jing Gang Shan||26.8997|114.7375|6|
JHG||Xishuangbanna Gasa Airport|Aeropuerto Xishuangbanna Gasa|Xishuangbanna Gasa||21.9734|100.7665|17|
JIC||Jinchang Jinchuan Airport|Aeropuerto Jinchang Jinchuan|Jinchang Jinchuan||38.5419|102.3486|4|
JIQ||Qianjiang Wulingshan Airport|Aeropuerto Qianjiang Wulingshan|Qianjiang Wulingshan||29.5176|108.8292|9|
JIU||Jiujiang Airport|Aeropuerto Jiujiang|Jiujiang||29.7|115.9667|4|Jiujiang Lushan
JJN||Quanzhou Jinjiang International Airport|Aeropuerto Internacional Quanzhou Jinjiang|Quanzhou Jinjiang||24.8028|118.5873|17|
JMJ||Lancang Jingmai Airport|Aeropuerto Lancang Jingmai|Lancang Jingmai||22.4158|99.7864|9|
JMU||Jiamusi Dongjiao Airport|Aeropuerto Jiamusi Dongjiao|Jiamusi Dongjiao||46.8454|130.4554|8|
JNG||Jining Da'an Airport|Aeropuerto Jining Da'an|Jining Da'an||35.647|116.7443|6|Jining Qufu
JNZ||Liaoning Province Airport|Aeropuerto Liaoning Province|Liaoning Province||41.1167|121.0167|9|Jinzhou Bay
JSJ||Jiansanjiang Shidi Airport|Aeropuerto Jiansanjiang Shidi|Jiansanjiang Shidi||47.11|132.6603|6|
JUH||Chizhou Jiuhuashan Airport|Aeropuerto Chizhou Jiuhuashan|Chizhou Jiuhuashan||30.7661|117.7357|4|
JUZ||Quzhou Airport|Aeropuerto Quzhou|Quzhou||28.9667|118.8333|8|
JXA||Jixi Xingkaihu Airport|Aeropuerto Jixi Xingkaihu|Jixi Xingkaihu||45.2997|131.1794|9|
JZH||Jiuzhai Huanglong Airport|Aeropuerto Jiuzhai Huanglong|Jiuzhai Huanglong||32.8567|103.6831|9|
KCA||Kuqa Qiuci Airport|Aeropuerto Kuqa Qiuci|Kuqa Qiuci||41.1667|83.7|4|
KGT||Kangding Airport|Aeropuerto Kangding|Kangding||30.1318|101.7475|10|
KHG||Kashi Laining International Airport|Aeropuerto Internacional Kashi Laining|Kashi Laining||39.5369|76.0104|9|Kashgar Laining
KHN||Nanchang Changbei International Airport|Aeropuerto Internacional Nanchang Changbei|Nanchang Changbei||28.8599|115.9078|18|
KJH||Kaili Huangping Airport|Aeropuerto Kaili Huangping|Kaili Huangping||26.9719|107.9875|9|
KJI||Burqin Kanas Airport|Aeropuerto Burqin Kanas|Burqin Kanas||48.2217|86.9961|9|
KMG||Kunming Changshui International Airport|Aeropuerto Internacional de Kunming-Changshui|Kunming||25.1019|102.9292|72|
KOW||Ganzhou Huangjin Airport|Aeropuerto Ganzhou Huangjin|Ganzhou Huangjin||25.8517|114.7767|4|
KRL||Korla Licheng Airport|Aeropuerto Korla Licheng|Korla Licheng||41.6164|86.1431|9|
KRY||Karamay Guhai Airport|Aeropuerto Karamay Guhai|Karamay Guhai||45.6167|84.8833|4|
KWE||Guiyang Longdongbao International Airport|Aeropuerto Internacional de Guiyang-Longdongbao|Guiyang||26.5442|106.796|50|
KWL||Guilin Liangjiang International Airport|Aeropuerto Internacional Guilin Liangjiang|Guilin Liangjiang||25.2176|110.0468|17|
LCS||Longchuan Guangsong Airport|Aeropuerto Longchuan Guangsong|Longchuan Guangsong||24.2666|97.9049|6|
LCX||Longyan Guanzhishan Airport|Aeropuerto Longyan Guanzhishan|Longyan Guanzhishan||25.6756|116.7456|6|
LDS||Yichun Lindu Airport|Aeropuerto Yichun Lindu|Yichun Lindu||47.7519|129.0189|9|
LFH||Lanping Fenghua General Airport|Aeropuerto Lanping Fenghua General|Lanping Fenghua General||26.6556|99.5396|6|
LFQ||Linfen Yaodu Airport|Aeropuerto Linfen Yaodu|Linfen Yaodu||36.0435|111.4949|9|Linfen Qiaoli
LGZ||Shannan Longzi (Lhünzê) Airport|Aeropuerto Shannan Longzi (Lhünzê)|Shannan Longzi (Lhünzê)||28.4225|92.3444|1|
LHW||Lanzhou Zhongchuan Airport|Aeropuerto Lanzhou Zhongchuan|Lanzhou Zhongchuan||36.5095|103.6176|15|
LJG||Lijiang Airport|Aeropuerto Lijiang|Lijiang||26.6717|100.2447|15|Lijiang Sanyi
LLB||Libo County Libo City Airport|Aeropuerto Libo County Libo|Libo County Libo||25.4525|107.9619|4|
LLF||Yongzhou Lingling Airport|Aeropuerto Yongzhou Lingling|Yongzhou Lingling||26.3456|111.6122|9|
LLV||Luliang Dawu Airport|Aeropuerto Luliang Dawu|Luliang Dawu||37.6833|111.1428|9|
LNJ||Lincang Airport|Aeropuerto Lincang|Lincang||23.7441|100.0262|9|
LNL||Longnan Chengxian Airport|Aeropuerto Longnan Chengxian|Longnan Chengxian||33.788|105.797|9|Longnan Chengzhou
LPF||Liupanshui Yuezhao Airport|Aeropuerto Liupanshui Yuezhao|Liupanshui Yuezhao||26.6059|104.9714|9|
LSG||Leshan Airport|Aeropuerto Leshan|Leshan||29.4386|103.7492|6|
LUM||Dehong Mangshi Airport|Aeropuerto Dehong Mangshi|Dehong Mangshi||24.4053|98.5319|8|
LXA||Lhasa Gonggar Airport|Aeropuerto Lhasa Gonggar|Lhasa Gonggar||29.2931|90.9005|10|
LXI||Linxi Airport|Aeropuerto Linxi|Linxi||43.6|118.0333|6|
LYA||Luoyang Beijiao Airport|Aeropuerto Luoyang Beijiao|Luoyang Beijiao||34.7364|112.3854|9|
LYG||Lianyungang Huaguoshan International Airport|Aeropuerto Internacional Lianyungang Huaguoshan|Lianyungang Huaguoshan||34.4131|119.1772|9|
LYI||Linyi Qiyang Airport|Aeropuerto Linyi Qiyang|Linyi Qiyang||35.0475|118.4071|9|
LZG||Langzhong Gucheng Airport|Aeropuerto Langzhong Gucheng|Langzhong Gucheng||31.5037|106.0353|5|
LZH||Liuzhou Airport|Aeropuerto Liuzhou|Liuzhou||24.2062|109.3984|9|Liuzhou Bailian
LZO||Luzhou Yunlong Airport|Aeropuerto Luzhou Yunlong|Luzhou Yunlong||29.03|105.47|9|
LZY||Nyingchi Mainling Airport|Aeropuerto Nyingchi Mainling|Nyingchi Mainling||29.3091|94.3359|9|
MDG||Mudanjiang Hailang International Airport|Aeropuerto Internacional Mudanjiang Hailang|Mudanjiang Hailang||44.5349|129.5838|9|
MIG||Mianyang Nanjiao Airport|Aeropuerto Mianyang Nanjiao|Mianyang Nanjiao||31.4276|104.7471|9|
MXZ||Mei Xian Airport|Aeropuerto Mei Xian|Mei Xian||24.2668|116.1045|4|
NAO||Nanchong Airport|Aeropuerto Nanchong|Nanchong||30.8|106.0667|4|
NBS||Changbaishan Airport|Aeropuerto Changbaishan|Changbaishan||42.0833|127.6|9|
NDG||Qiqihar Sanjiazi Airport|Aeropuerto Qiqihar Sanjiazi|Qiqihar Sanjiazi||47.3167|123.9167|9|
NGB||Ningbo Lishe International Airport|Aeropuerto Internacional Ningbo Lishe|Ningbo Lishe||29.8204|121.4624|17|
NGQ||Ngari Kunsha Airport|Aeropuerto Ngari Kunsha|Ngari Kunsha||32.1038|80.0543|10|Ngari Gunsa
NKG||Nanjing Lukou International Airport|Aeropuerto Internacional de Nankín-Lukou|Nanjing|Nankín|31.7357|118.8665|60|
NLH||Ninglang Luguhu Airport|Aeropuerto Ninglang Luguhu|Ninglang Luguhu||27.5426|100.7593|10|
NLT||Xinyuan Nalati Airport|Aeropuerto Xinyuan Nalati|Xinyuan Nalati||43.4322|83.3822|9|
NNG||Nanning Wuxu International Airport|Aeropuerto Internacional de Nanning-Wuxu|Nanning||22.6132|108.1675|46|
NNY||Nanyang Jiangying Airport|Aeropuerto Nanyang Jiangying|Nanyang Jiangying||32.9837|112.6131|4|
NTG||Nantong Xingdong Airport|Aeropuerto Nantong Xingdong|Nantong Xingdong||32.0729|120.9756|10|
NZH||Manzhouli Xijiao Airport|Aeropuerto Manzhouli Xijiao|Manzhouli Xijiao||49.5706|117.3316|9|
NZL||Zhalantun Chengjisihan Airport|Aeropuerto Zhalantun Chengjisihan|Zhalantun Chengjisihan||47.7199|122.832|9|
OHE||Mohe Airport|Aeropuerto Mohe|Mohe||52.9211|122.4206|8|Mohe Gulian
OTO||Otog Banner Wulan Airport|Aeropuerto Otog Banner Wulan|Otog Banner Wulan||39.0314|107.9889|6|
OTQ||Otog Front Banner Oljoq Airport|Aeropuerto Otog Front Banner Oljoq|Otog Front Banner Oljoq||38.1742|107.3897|6|
PEK|BJS|Beijing Capital International Airport|Aeropuerto Internacional de Pekín-Capital|Beijing|Pekín|40.0785|116.5871|88|Peking
PFA||Harbin Pingfang Airport|Aeropuerto Harbin Pingfang|Harbin Pingfang||45.599|126.6581|6|
PKX|BJS|Beijing Daxing International Airport|Aeropuerto Internacional de Pekín-Daxing|Beijing|Pekín|39.5098|116.4083|78|
PVG|SHA|Shanghai Pudong International Airport|Aeropuerto Internacional de Shanghái-Pudong|Shanghai|Shanghái|31.1518|121.7998|90|
PZI||Pan Zhi Hua Bao An Ying|Aeropuerto Pan Zhi Hua Bao An Ying|Pan Zhi Hua Bao An Ying||26.5387|101.7939|9|
QSZ||Shache Yeerqiang Airport|Aeropuerto Shache Yeerqiang|Shache Yeerqiang||38.245|77.06|9|
RHT||Alxa Right Banner Badanjilin Airport|Aeropuerto Alxa Right Banner Badanjilin|Alxa Right Banner Badanjilin||39.2134|101.6443|4|
RIZ||Rizhao Shanzihe Airport|Aeropuerto Rizhao Shanzihe|Rizhao Shanzihe||35.4008|119.3173|9|
RKZ||Shigatse Peace Airport|Aeropuerto Shigatse Peace|Shigatse Peace||29.3519|89.31|10|
RLK||Bayannur Tianjitai Airport|Aeropuerto Bayannur Tianjitai|Bayannur Tianjitai||40.9264|107.7389|9|
RQA||Ruoqiang Loulan Airport|Aeropuerto Ruoqiang Loulan|Ruoqiang Loulan||38.9747|88.0083|9|
SHA||Shanghai Hongqiao International Airport|Aeropuerto Internacional de Shanghái-Hongqiao|Shanghai|Shanghái|31.1978|121.3335|76|
SHE||Shenyang Taoxian International Airport|Aeropuerto Internacional de Shenyang-Taoxian|Shenyang||41.635|123.4857|50|
SHF||Shihezi Huayuan Airport|Aeropuerto Shihezi Huayuan|Shihezi Huayuan||44.2442|85.8947|4|
SHS||Jingzhou Shashi Airport|Aeropuerto Jingzhou Shashi|Jingzhou Shashi||30.2833|112.45|6|
SJW||Shijiazhuang Zhengding International Airport|Aeropuerto Internacional Shijiazhuang Zhengding|Shijiazhuang Zhengding||38.2819|114.6921|18|
SQD||Shangrao Sanqingshan Airport|Aeropuerto Shangrao Sanqingshan|Shangrao Sanqingshan||28.3803|117.9614|9|
SQJ||Sanming Shaxian Airport|Aeropuerto Sanming Shaxian|Sanming Shaxian||26.4258|117.8389|9|
SWA||Jieyang Chaoshan Airport|Aeropuerto Jieyang Chaoshan|Jieyang Chaoshan||23.5494|116.5103|17|
SYM||Pu'er Simao Airport|Aeropuerto Pu'er Simao|Pu'er Simao||22.7966|100.9622|4|
SYX||Sanya Phoenix International Airport|Aeropuerto Internacional de Sanya-Fénix|Sanya||18.3053|109.4089|52|
SZX||Shenzhen Bao'an International Airport|Aeropuerto Internacional de Shenzhen-Bao'an|Shenzhen||22.6394|113.8108|80|
TAO||Qingdao Jiaodong International Airport|Aeropuerto Internacional de Qingdao-Jiaodong|Qingdao||36.3619|120.0883|54|
TCG||Tacheng Airport|Aeropuerto Tacheng|Tacheng||46.6706|83.3397|4|
TCZ||Tengchong Tuofeng Airport|Aeropuerto Tengchong Tuofeng|Tengchong Tuofeng||24.9394|98.482|9|
TEN||Tongren Airport|Aeropuerto Tongren|Tongren||27.8837|109.299|9|Tongren Fenghuang
TFU|CTU|Chengdu Tianfu International Airport|Aeropuerto Internacional de Chengdu-Tianfu|Chengdu||30.319|104.445|70|
TGO||Tongliao Airport|Aeropuerto Tongliao|Tongliao||43.557|122.2046|9|
THQ||Tianshui Maijishan Airport|Aeropuerto Tianshui Maijishan|Tianshui Maijishan||34.5562|105.865|9|
TLQ||Turpan Jiaohe Airport|Aeropuerto Turpan Jiaohe|Turpan Jiaohe||43.0306|89.1006|6|
TNA||Jinan Yaoqiang International Airport|Aeropuerto Internacional de Jinan-Yaoqiang|Jinan||36.8577|117.2069|48|
TNH||Tonghua Sanyuanpu Airport|Aeropuerto Tonghua Sanyuanpu|Tonghua Sanyuanpu||42.2539|125.7039|9|
TSN||Tianjin Binhai International Airport|Aeropuerto Internacional de Tianjin-Binhai|Tianjin||39.1283|117.3559|50|
TVS||Tangshan Sannuhe Airport|Aeropuerto Tangshan Sannuhe|Tangshan Sannuhe||39.7188|117.9979|1|
TXN||Huangshan Tunxi International Airport|Aeropuerto Internacional Huangshan Tunxi|Huangshan Tunxi||29.7314|118.2542|9|
TYN||Taiyuan Wusu International Airport|Aeropuerto Internacional Taiyuan Wusu|Taiyuan Wusu||37.755|112.6258|18|
UCB||Ulanqab (Wulanchabu) Jining Airport|Aeropuerto Ulanqab (Wulanchabu) Jining|Ulanqab (Wulanchabu) Jining||41.1274|113.11|9|Ulanqab Jining
URC||Ürümqi Tianshan International Airport|Aeropuerto Internacional de Urumchi-Tianshan|Ürümqi|Urumchi|43.9013|87.4751|54|
UYN||Yulin Yuyang Airport|Aeropuerto Yulin Yuyang|Yulin Yuyang||38.3615|109.5962|17|
WDS||Shiyan Wudangshan Airport|Aeropuerto Shiyan Wudangshan|Shiyan Wudangshan||32.5899|110.9064|9|
WEF||Weifang Airport|Aeropuerto Weifang|Weifang||36.6411|119.1135|9|
WEH||Weihai Airport|Aeropuerto Weihai|Weihai||37.1881|122.2361|9|
WGN||Shaoyang Wugang Airport|Aeropuerto Shaoyang Wugang|Shaoyang Wugang||26.802|110.642|9|
WHA||Wuhu Xuanzhou Airport|Aeropuerto Wuhu Xuanzhou|Wuhu Xuanzhou||31.1044|118.6672|9|
WHN||Wuhan Hannan Airport|Aeropuerto Wuhan Hannan|Wuhan Hannan||30.2518|114.0554|6|
WMT||Zunyi Maotai Airport|Aeropuerto Zunyi Maotai|Zunyi Maotai||27.9681|106.4389|9|
WNH||Wenshan Puzhehei Airport|Aeropuerto Wenshan Puzhehei|Wenshan Puzhehei||23.5667|104.3309|4|
WNZ||Wenzhou Longwan International Airport|Aeropuerto Internacional Wenzhou Longwan|Wenzhou Longwan||27.9157|120.8474|17|
WRH||Wuerhe Airport|Aeropuerto Wuerhe|Wuerhe||46.0172|85.6578|6|
WSK||Chongqing Wushan Airport|Aeropuerto Chongqing Wushan|Chongqing Wushan||31.064|109.706|4|
WSQ||Uxin Banner Galutu Airport|Aeropuerto Uxin Banner Galutu|Uxin Banner Galutu||38.6206|108.8231|6|
WUA||Wuhai Airport|Aeropuerto Wuhai|Wuhai||39.7914|106.8019|4|
WUH||Wuhan Tianhe International Airport|Aeropuerto Internacional de Wuhan-Tianhe|Wuhan||30.7768|114.2176|58|
WUS||Wuyishan Airport|Aeropuerto Wuyishan|Wuyishan||27.7013|118.0006|9|
WUT||Xinzhou Wutaishan Airport|Aeropuerto Xinzhou Wutaishan|Xinzhou Wutaishan||38.5981|112.9822|4|
WUX||Sunan Shuofang International Airport|Aeropuerto Internacional Sunan Shuofang|Sunan Shuofang||31.4929|120.4244|17|Wuxi Shuofang
WUZ||Wuzhou Xijiang Airport|Aeropuerto Wuzhou Xijiang|Wuzhou Xijiang||23.4014|111.0986|9|
WXN||Wanzhou Airport|Aeropuerto Wanzhou|Wanzhou||30.7997|108.427|4|
XAI||Xinyang Minggang Airport|Aeropuerto Xinyang Minggang|Xinyang Minggang||32.5414|114.0778|9|
XFN||Xiangyang Airport|Aeropuerto Xiangyang|Xiangyang||32.1501|112.2907|9|Xiangyang Liuji
XIC||Xichang Qingshan Airport|Aeropuerto Xichang Qingshan|Xichang Qingshan||27.9819|102.1876|10|
XIL||Xilinhot Airport|Aeropuerto Xilinhot|Xilinhot||43.9188|115.9592|9|
XIY|SIA|Xi'an Xianyang International Airport|Aeropuerto Internacional de Xi'an-Xianyang|Xi'an||34.4384|108.7609|72|
XMN||Xiamen Gaoqi International Airport|Aeropuerto Internacional de Xiamen-Gaoqi|Xiamen||24.5431|118.1342|58|
XNN||Xining Caojiabao Airport|Aeropuerto Xining Caojiabao|Xining Caojiabao||36.5253|102.0375|18|
XUZ||Xuzhou Guanyin Airport|Aeropuerto Xuzhou Guanyin|Xuzhou Guanyin||34.055|117.5548|10|
YBP||Yibin Wuliangye Airport|Aeropuerto Yibin Wuliangye|Yibin Wuliangye||28.858|104.525|9|
YCU||Yuncheng Guangong Airport|Aeropuerto Yuncheng Guangong|Yuncheng Guangong||35.115|111.0371|9|Yuncheng Zhangxiao
YEH||Yinchuan Helanshan Airport|Aeropuerto Yinchuan Helanshan|Yinchuan Helanshan||38.4826|106.009|6|
YIC||Yichun Mingyueshan Airport|Aeropuerto Yichun Mingyueshan|Yichun Mingyueshan||27.8033|114.3081|9|
YIE||Arxan Yiershi Airport|Aeropuerto Arxan Yiershi|Arxan Yiershi||47.3106|119.9119|9|
YIH||Yichang Sanxia Airport|Aeropuerto Yichang Sanxia|Yichang Sanxia||30.5499|111.4789|9|
YIN||Yining Airport|Aeropuerto Yining|Yining||43.952|81.3314|4|
YIW||Yiwu Airport|Aeropuerto Yiwu|Yiwu||29.3446|120.0288|9|
YKH||Yingkou Airport|Aeropuerto Yingkou|Yingkou||40.54|122.3554|9|Yingkou Lanqi
YLX||Yulin Fumian Airport|Aeropuerto Yulin Fumian|Yulin Fumian||22.4381|110.1208|9|
YNJ||Yanji Chaoyangchuan Airport|Aeropuerto Yanji Chaoyangchuan|Yanji Chaoyangchuan||42.8857|129.4394|9|
YNT||Yantai Penglai International Airport|Aeropuerto Internacional Yantai Penglai|Yantai Penglai||37.6586|120.9919|18|
YNZ||Yancheng Nanyang International Airport|Aeropuerto Internacional Yancheng Nanyang|Yancheng Nanyang||33.4312|120.2044|9|
YSQ||Songyuan Chaganhu Airport|Aeropuerto Songyuan Chaganhu|Songyuan Chaganhu||44.9381|124.5502|9|
YTW||Yutian Wanfang Airport|Aeropuerto Yutian Wanfang|Yutian Wanfang||36.8108|81.7808|4|
YTY||Yangzhou Taizhou Airport|Aeropuerto Yangzhou Taizhou|Yangzhou Taizhou||32.5631|119.7189|9|
YUS||Yushu Batang Airport|Aeropuerto Yushu Batang|Yushu Batang||32.8395|97.0378|10|
YYA||Yueyang Sanhe Airport|Aeropuerto Yueyang Sanhe|Yueyang Sanhe||29.314|113.278|9|
YZY||Zhangye Ganzhou Airport|Aeropuerto Zhangye Ganzhou|Zhangye Ganzhou||38.8031|100.6754|4|
ZAT||Zhaotong Airport|Aeropuerto Zhaotong|Zhaotong||27.3167|103.8|4|
ZFL||Zhaosu Tianma Airport|Aeropuerto Zhaosu Tianma|Zhaosu Tianma||43.1075|81.1606|1|
ZHA||Zhanjiang Wuchuan Airport|Aeropuerto Zhanjiang Wuchuan|Zhanjiang Wuchuan||21.2147|110.3627|9|
ZHY||Zhongwei Airport|Aeropuerto Zhongwei|Zhongwei||37.5689|105.1525|9|Zhongwei Shapotou
ZKL||Zigong Fengming General Airport|Aeropuerto Zigong Fengming General|Zigong Fengming General||29.3781|104.626|6|
ZQZ||Zhangjiakou Ningyuan Airport|Aeropuerto Zhangjiakou Ningyuan|Zhangjiakou Ningyuan||40.7392|114.9315|9|
ZUH||Zhuhai Jinwan Airport|Aeropuerto Zhuhai Jinwan|Zhuhai Jinwan||22.0118|113.3706|18|
ZYI||Zunyi Xinzhou Airport|Aeropuerto Zunyi Xinzhou|Zunyi Xinzhou||27.5897|106.9998|9|
@CO America/Bogota
ACM||Arica Airport|Aeropuerto Arica|Arica||-2|-71.8333|6|
ADZ||Gustavo Rojas Pinilla International Airport|Aeropuerto Internacional Gustavo Rojas Pinilla|San Andrés||12.586|-81.7022|40|
APO||Apartado Airport|Aeropuerto Apartado|Apartado||7.8177|-76.7177|8|Antonio Roldán Betancur
AUC||Santiago Pérez Quiroz Airport|Aeropuerto Santiago Pérez Quiroz|Arauca||7.0717|-70.7425|14|
AXM||El Edén International Airport|Aeropuerto Internacional El Edén|Armenia||4.4529|-75.768|24|
BAQ||Ernesto Cortissoz International Airport|Aeropuerto Internacional Ernesto Cortissoz|Barranquilla||10.8864|-74.7762|44|
BGA||Palonegro International Airport|Aeropuerto Internacional Palonegro|Bucaramanga||7.128|-73.1814|36|
BOG||El Dorado International Airport|Aeropuerto Internacional El Dorado|Bogotá||4.6986|-74.1431|82|
BSC||Bahia Solano Airport|Aeropuerto Bahia Solano|Bahia Solano||6.1833|-77.4|7|José Celestino Mutis
BUN||Buenaventura Airport|Aeropuerto Buenaventura|Buenaventura||3.825|-76.9958|7|Gerardo Tobar López
CLO||Alfonso Bonilla Aragón International Airport|Aeropuerto Internacional Alfonso Bonilla Aragón|Cali||3.5431|-76.3814|54|
CTG||Rafael Núñez International Airport|Aeropuerto Internacional Rafael Núñez|Cartagena|Cartagena de Indias|10.4457|-75.5166|56|
CUC||Camilo Daza International Airport|Aeropuerto Internacional Camilo Daza|Cúcuta||7.9271|-72.5081|30|
CZU||Corozal Airport|Aeropuerto Corozal|Corozal||9.3375|-75.2828|8|Las Brujas
EJA||Yariguies Airport|Aeropuerto Yariguies|Yariguies||7.0158|-73.7992|8|
ELJ||El Recreo Airport|Aeropuerto El Recreo|El Recreo||2|-73.8333|6|
EOH|MDE|Olaya Herrera Airport|Aeropuerto Olaya Herrera|Medellín||6.2187|-75.5864|34|
EYP||El Alcaraván Airport|Aeropuerto El Alcaraván|Yopal||5.3207|-72.3863|18|
FLA||Florencia Airport|Aeropuerto Florencia|Florencia||1.5889|-75.5589|8|Gustavo Artunduaga Paredes
GPI||Guapi Airport|Aeropuerto Guapi|Guapi||2.5|-78.3417|7|
IBE||Perales Airport|Aeropuerto Perales|Ibagué||4.4239|-75.1386|16|
IPI||San Luis Airport|Aeropuerto San Luis|San Luis||0.8583|-77.6764|8|
LCR||La Chorrera Airport|Aeropuerto La Chorrera|La Chorrera||-1.4579|-72.8023|1|
LET||Alfredo Vásquez Cobo International Airport|Aeropuerto Internacional Alfredo Vásquez Cobo|Leticia||-4.1964|-69.9394|18|
LMC||Lamacarena Airport|Aeropuerto Lamacarena|Lamacarena||2.1791|-73.7876|2|
LPD||La Pedrera Airport|Aeropuerto La Pedrera|La Pedrera||-1.3|-69.7167|3|
LQM||Puerto Leguizamo Airport|Aeropuerto Puerto Leguizamo|Puerto Leguizamo||-0.3|-74.5833|2|Caucayá
MDE||José María Córdova International Airport|Aeropuerto Internacional José María Córdova|Medellín||6.1714|-75.4282|64|
MOY||Monterrey Airport|Aeropuerto Monterrey|Monterrey||4.8842|-72.8953|6|
MTR||Los Garzones Airport|Aeropuerto Los Garzones|Montería||8.825|-75.8239|28|
MVP||Mitu Airport|Aeropuerto Mitu|Mitu||1.1333|-70.05|8|Fabio Alberto León Bentley
MZL||La Nubia Airport|Aeropuerto La Nubia|Manizales||5.029|-75.4688|18|
NQU||Nuqui Airport|Aeropuerto Nuqui|Nuqui||5.6951|-77.2793|2|Reyes Murillo
NVA||Benito Salas Airport|Aeropuerto Benito Salas|Neiva||2.9469|-75.2935|20|
PCR||Puerto Carreno Airport|Aeropuerto Puerto Carreno|Puerto Carreno||6.1833|-67.6333|8|Germán Olano
PDA||Puerto Inirida Airport|Aeropuerto Puerto Inirida|Puerto Inirida||3.8833|-67.8833|8|Obando
PEI||Matecaña International Airport|Aeropuerto Internacional Matecaña|Pereira||4.8159|-75.7365|38|
PPN||Guillermo León Valencia Airport|Aeropuerto Guillermo León Valencia|Popayán||2.453|-76.6096|14|
PSO||Antonio Nariño Airport|Aeropuerto Antonio Nariño|Pasto||1.4667|-77.25|20|
PUU||Puerto Asis Airport|Aeropuerto Puerto Asis|Puerto Asis||0.5333|-76.5333|8|Tres de Mayo
PVA||Providencia Airport|Aeropuerto Providencia|Providencia||13.35|-81.35|7|El Embrujo
RCH||Almirante Padilla Airport|Aeropuerto Almirante Padilla|Riohacha||11.5292|-72.9244|18|
RVE||Saravena Airport|Aeropuerto Saravena|Saravena||6.9167|-71.9|2|Los Colonizadores
SJE||San Jose del Guaviare Airport|Aeropuerto San Jose del Guaviare|San Jose del Guaviare||2.5833|-72.6667|8|Jorge Enrique González Torres
SMR||Simón Bolívar International Airport|Aeropuerto Internacional Simón Bolívar|Santa Marta||11.1171|-74.2327|40|
SOH||Solita Airport|Aeropuerto Solita|Solita||9.2|-71.7667|6|
SQF||Solano Airport|Aeropuerto Solano|Solano||2|-66.9667|6|
SVI||San Vicente del Caguan Airport|Aeropuerto San Vicente del Caguan|San Vicente del Caguan||2.15|-74.7667|8|Eduardo Falla Solano
TCD||Tarapaca Airport|Aeropuerto Tarapaca|Tarapaca||-2.894|-69.7454|2|
TCO||La Florida Airport|Aeropuerto La Florida|La Florida||1.8167|-78.7667|8|
TLU||Golfo de Morrosquillo Airport|Aeropuerto Golfo de Morrosquillo|Tolú||9.5167|-75.5833|10|
TME||Gabriel Vargas Santos Airport|Aeropuerto Gabriel Vargas Santos|Gabriel Vargas Santos||6.4546|-71.7521|8|
UIB||El Caraño Airport|Aeropuerto El Caraño|Quibdó||5.6906|-76.6419|16|
VUP||Alfonso López Pumarejo Airport|Aeropuerto Alfonso López Pumarejo|Valledupar||10.4367|-73.2528|20|
VVC||La Vanguardia Airport|Aeropuerto La Vanguardia|La Vanguardia||4.0789|-73.5667|8|
@CR America/Costa_Rica
FMG||Flamingo Airport|Aeropuerto Flamingo|Flamingo||10.4167|-85.7833|6|
GLF||Golfito Airport|Aeropuerto Golfito|Golfito||8.6514|-83.1808|8|
LIO||Limon International Airport|Aeropuerto Internacional Limon|Limon||9.9627|-83.0255|8|
LIR||Daniel Oduber Quirós International Airport|Aeropuerto Internacional Daniel Oduber Quirós|Liberia||10.6|-85.5384|40|Guanacaste
NOB||Nosara Beach Airport|Aeropuerto Nosara Beach|Nosara Beach||9.9764|-85.6531|7|
PJM||Puerto Jimenez Airport|Aeropuerto Puerto Jimenez|Puerto Jimenez||8.5833|-83.3333|7|
SJO||Juan Santamaría International Airport|Aeropuerto Internacional Juan Santamaría|San José||9.9982|-84.2041|60|
SYQ|SJO|Tobías Bolaños International Airport|Aeropuerto Internacional Tobías Bolaños|San José||10.0222|-84.2278|14|
XQP||La Managua Airport|Aeropuerto La Managua|Quepos||9.4391|-84.1333|12|
@CU America/Havana
BCA||Baracoa Airport|Aeropuerto Baracoa|Baracoa||20.35|-74.5|8|Gustavo Rizo
BYM||C.M. de Cespedes Airport|Aeropuerto C.M. de Cespedes|C.M. de Cespedes||20.3833|-76.65|8|Carlos Manuel Céspedes
CCC||Jardines del Rey Airport|Aeropuerto Jardines del Rey|Cayo Coco||22.4611|-78.3286|24|
CFG||Jaime Gonzalez Airport|Aeropuerto Jaime Gonzalez|Jaime Gonzalez||22.15|-80.4142|9|
CMW||Ign Agramonte International Airport|Aeropuerto Internacional Ign Agramonte|Ign Agramonte||21.4186|-77.8497|9|Ignacio Agramonte
CYO||Cayo Largo Del Sur Airport|Aeropuerto Cayo Largo Del Sur|Cayo Largo Del Sur||21.6167|-81.5167|9|Vilo Acuña
GER||Rafael Cabrera Airport|Aeropuerto Rafael Cabrera|Rafael Cabrera||21.8375|-82.78|9|Rafael Pérez
HAV||José Martí International Airport|Aeropuerto Internacional José Martí|Havana|La Habana|22.9984|-82.4082|54|
HOG||Frank País International Airport|Aeropuerto Internacional Frank País|Holguín||20.7853|-76.315|24|
MZO||Sierra Maestra Airport|Aeropuerto Sierra Maestra|Sierra Maestra||20.325|-77.1289|9|
SCU||Antonio Maceo International Airport|Aeropuerto Internacional Antonio Maceo|Santiago de Cuba||19.9692|-75.8358|20|
SNU||Abel Santamaría International Airport|Aeropuerto Internacional Abel Santamaría|Santa Clara||22.4919|-79.9419|20|
TND||Trinidad Airport|Aeropuerto Trinidad|Trinidad||21.8|-80|8|Alberto Delgado
VRA||Juan Gualberto Gómez International Airport|Aeropuerto Internacional Juan Gualberto Gómez|Varadero||23.0399|-81.4369|38|
VTU||Hermanos Ameijeiras Airport|Aeropuerto Hermanos Ameijeiras|Hermanos Ameijeiras||20.9856|-76.9398|8|
@CV Atlantic/Cape_Verde
BVC||Aristides Pereira International Airport|Aeropuerto Internacional Aristides Pereira|Boa Vista||16.0833|-22.8333|28|
MMO||Vila Do Maio Airport|Aeropuerto Vila Do Maio|Vila Do Maio||15.25|-23.1667|8|
RAI||Nelson Mandela International Airport|Aeropuerto Internacional Nelson Mandela|Praia||14.9453|-23.4866|28|
SFL||Sao Filipe Airport|Aeropuerto Sao Filipe|Sao Filipe||14.9|-24.5167|2|
SID||Amílcar Cabral International Airport|Aeropuerto Internacional Amílcar Cabral|Sal||16.7347|-22.9436|36|Cabo Verde Cape Verde
SNE||Preguica Airport|Aeropuerto Preguica|Preguica||16.5869|-24.2886|8|
VXE||Cesaria Evora International Airport|Aeropuerto Internacional Cesaria Evora|Cesaria Evora||16.8373|-25.0544|7|São Pedro
@CW America/Curacao
CUR||Curaçao International Airport|Aeropuerto Internacional de Curazao|Willemstad (Curaçao)|Willemstad (Curazao)|12.1846|-68.9571|38|
@CX Indian/Christmas
XCH||Christmas Island Airport|Aeropuerto Christmas Island|Christmas Island||-10.5|105.6667|8|
@CY Asia/Famagusta
ECN||Ercan Airport|Aeropuerto Ercan|Ercan||35.1581|33.5031|9|
GEC||Gecitkale Airport|Aeropuerto Gecitkale|Gecitkale||35.2335|33.7333|6|
@CY Asia/Nicosia
LCA||Larnaca International Airport|Aeropuerto Internacional de Lárnaca|Larnaca|Lárnaca|34.8709|33.608|50|
PFO||Paphos International Airport|Aeropuerto Internacional de Pafos|Paphos|Pafos|34.7116|32.4891|38|
@CZ Europe/Prague
BRQ||Turany Airport|Aeropuerto Turany|Turany||49.15|16.7|9|Brno-Tuřany
KLV||Karlovy Vary Airport|Aeropuerto Karlovy Vary|Karlovy Vary||50.2|12.9167|8|
OSR||Mosnov Airport|Aeropuerto Mosnov|Mosnov||49.6955|18.1213|10|Ostrava Leos Janacek
PED||Pardubice Airport|Aeropuerto Pardubice|Pardubice||50.0133|15.7386|9|
PRG||Václav Havel Airport Prague|Aeropuerto Václav Havel de Praga|Prague|Praga|50.1062|14.2666|62|Praha
@DE Europe/Berlin
AGE||Wangerooge Airport|Aeropuerto Wangerooge|Wangerooge||53.7833|7.9167|2|
BER||Berlin Brandenburg Airport|Aeropuerto de Berlín-Brandeburgo|Berlin|Berlín|52.3644|13.5099|70|
BMK||Borkum Airport|Aeropuerto Borkum|Borkum||53.6|6.7|2|
BMR||Baltrum Airport|Aeropuerto Baltrum|Baltrum||53.7167|7.4|1|Flugplatz Baltrum
BRE||Bremen Airport|Aeropuerto de Bremen|Bremen||53.053|8.7854|28|
CGN||Cologne Bonn Airport|Aeropuerto de Colonia-Bonn|Cologne|Colonia|50.8784|7.1222|52|Köln Bonn
DRS||Dresden Airport|Aeropuerto de Dresde|Dresden|Dresde|51.1243|13.7661|24|
DTM||Dortmund Airport|Aeropuerto Dortmund|Dortmund||51.5148|7.6131|7|
DUS||Düsseldorf Airport|Aeropuerto de Düsseldorf|Düsseldorf||51.2783|6.7656|66|
EME||Emden Airport|Aeropuerto Emden|Emden||53.3893|7.2275|2|
ERF||Erfurt–Weimar Airport|Aeropuerto Erfurt–Weimar|Erfurt–Weimar||50.9749|10.9612|8|
FCN||Cuxhaven/Nordholz Airport|Aeropuerto Cuxhaven/Nordholz|Cuxhaven/Nordholz||53.7685|8.6656|9|Nordholz Naval
FDH||Bodensee Airport Friedrichshafen|Aeropuerto Bodensee|Bodensee||47.6728|9.5235|9|
FKB||Baden-Airpark|Aeródromo Baden-|Baden-||48.781|8.0898|9|
FMM||Memmingen Allgau Airport|Aeropuerto Memmingen Allgau|Memmingen Allgau||47.9886|10.2394|9|
FMO||Munster Osnabruck International Airport|Aeropuerto Internacional Munster Osnabruck|Munster Osnabruck||52.1301|7.6949|8|
FRA||Frankfurt Airport|Aeropuerto de Fráncfort del Meno|Frankfurt|Fráncfort|50.049|8.5737|92|
GMY||Rheindahlen Airport|Aeropuerto Rheindahlen|Rheindahlen||51.1667|6.3667|6|
GWT||Westerland - Sylt Airport|Aeropuerto Westerland - Sylt|Westerland - Sylt||54.9153|8.3431|8|
HAJ||Hannover Airport|Aeropuerto de Hannover|Hanover|Hannover|52.4593|9.6948|40|
HAM||Hamburg Airport|Aeropuerto de Hamburgo|Hamburg|Hamburgo|53.6313|10.0064|60|
HDF||Heringsdorf Airport|Aeropuerto Heringsdorf|Heringsdorf||53.8783|14.1382|9|
HEI||Heide-Buesum Airport|Aeropuerto Heide-Buesum|Heide-Buesum||54.1556|8.9028|2|
HGL||Helgoland Airport|Aeropuerto Helgoland|Helgoland||54.1869|7.9167|1|Heligoland
HHN||Frankfurt - Hahn Airport|Aeropuerto Frankfurt - Hahn|Frankfurt - Hahn||49.9483|7.2642|15|
JUI||Juist Airport|Aeropuerto Juist|Juist||53.6833|7.0667|2|Flugplatz Juist
KLT||Kaiserslautern Airport|Aeropuerto Kaiserslautern|Kaiserslautern||49.4333|7.75|6|
KSF||Kassel-Calden Airport|Aeropuerto Kassel-Calden|Kassel-Calden||51.4057|9.3766|8|
LBC||Luebeck-Blankensee Airport|Aeropuerto Luebeck-Blankensee|Luebeck-Blankensee||53.8053|10.7012|8|Lübeck
LEJ||Leipzig/Halle Airport|Aeropuerto de Leipzig-Halle|Leipzig||51.4203|12.2212|30|
MHG||Mannheim City Airport|Aeropuerto Mannheim|Mannheim||49.4766|8.5211|7|
MUC||Munich Airport|Aeropuerto de Múnich|Munich|Múnich|48.353|11.7901|84|München
NOD||Norden-Norddeich Airfield|Aeródromo Norden-Norddeich|Norden-Norddeich||53.5833|7.2|2|
NRD||Norderney Airport|Aeropuerto Norderney|Norderney||53.8333|7.1667|2|
NRN||Weeze Airport|Aeropuerto Weeze|Weeze||51.5993|6.1502|7|Airport Weeze
NUE||Nuremberg Airport|Aeropuerto de Núremberg|Nuremberg|Núremberg|49.4942|11.0771|38|Nürnberg
PAD||Paderborn Lippstadt Airport|Aeropuerto Paderborn Lippstadt|Paderborn Lippstadt||51.6103|8.6198|8|
PHM||Boeblingen Airport|Aeropuerto Boeblingen|Boeblingen||48.6833|9|6|
QJH||Herzogenaurach|Aeropuerto Herzogenaurach|Herzogenaurach||49.5861|10.9361|2|Qassimiut
QUU||Uetersen Airport|Aeropuerto Uetersen|Uetersen||53.6481|9.7094|2|
RLG||Rostock–Laage Airport|Aeropuerto Rostock–Laage|Rostock–Laage||53.92|12.2667|9|
SCN||Saarbruecken Airport|Aeropuerto Saarbruecken|Saarbruecken||49.2201|7.1127|8|Saarbrücken
STR||Stuttgart Airport|Aeropuerto de Stuttgart|Stuttgart||48.6907|9.1936|54|
UPF||Pforheim Airport|Aeropuerto Pforheim|Pforheim||48.8667|8.6833|6|
@DJ Africa/Djibouti
JIB||Djibouti-Ambouli International Airport|Aeropuerto Internacional Djibouti-Ambouli|Djibouti-Ambouli||11.5524|43.1497|17|
@DK Europe/Berlin
QEA||Aarhus Sea Airport|Aeropuerto Aarhus Sea|Aarhus Sea||56.152|10.2477|1|
QEC||Copenhagen Sea Airport|Aeropuerto Copenhagen Sea|Copenhagen Sea||55.6911|12.6004|1|
@DK Europe/Copenhagen
AAL||Aalborg Airport|Aeropuerto Aalborg|Aalborg||57.0866|9.8722|17|
AAR||Aarhus Airport|Aeropuerto Aarhus|Aarhus||56.3082|10.6264|9|
BLL||Billund Airport|Aeropuerto de Billund|Billund||55.7474|9.1479|38|
BYR||Laeso Airport|Aeropuerto Laeso|Laeso||57.2776|11.0051|2|Læsø
CPH||Copenhagen Airport|Aeropuerto de Copenhague|Copenhagen|Copenhague|55.6291|12.6476|74|København
EBJ||Esbjerg Airport|Aeropuerto Esbjerg|Esbjerg||55.5214|8.5491|9|
KRP||Midtjyllands Airport|Aeropuerto Midtjyllands|Midtjyllands||56.3|9.1167|9|
ODE||Hans Christian Andersen Airport|Aeropuerto Hans Christian Andersen|Hans Christian Andersen||55.4736|10.3288|8|
QMA||Anholt|Aeropuerto Anholt|Anholt||56.8389|11.6083|2|Anholt (Denmark)#Connections
RKE||Roskilde Airport|Aeropuerto Roskilde|Roskilde||55.5897|12.1282|8|
RNN||Bornholm Airport|Aeropuerto Bornholm|Bornholm||55.0636|14.7583|8|
SGD||Sonderborg Airport|Aeropuerto Sonderborg|Sonderborg||54.9644|9.7917|8|Sønderborg
@DM America/Dominica
DCF||Canefield Airport|Aeropuerto Canefield|Canefield||15.339|-61.3918|7|
DOM||Douglas-Charles Airport|Aeropuerto Douglas-Charles|Douglas-Charles||15.5459|-61.3005|8|Melville Hall
@DO America/Santo_Domingo
AZS||Samana El Catey Airport|Aeropuerto Samana El Catey|Samana El Catey||19.2706|-69.7369|9|
BRX||Barahona Airport|Aeropuerto Barahona|Barahona||18.2167|-71.1167|9|María Montez
JBQ||La Isabela International Airport|Aeropuerto Internacional La Isabela|La Isabela||18.5757|-69.9814|8|
LRM||La Romana International Airport|Aeropuerto Internacional La Romana|La Romana||18.4167|-68.9|20|
POP||Gregorio Luperón International Airport|Aeropuerto Internacional Gregorio Luperón|Puerto Plata||19.7549|-70.5631|34|
PUJ||Punta Cana International Airport|Aeropuerto Internacional Punta Cana|Punta Cana||18.5625|-68.364|66|Bávaro
SDQ||Las Américas International Airport|Aeropuerto Internacional Las Américas|Santo Domingo||18.4301|-69.6767|58|
STI||Cibao International Airport|Aeropuerto Internacional Cibao|Santiago de los Caballeros||19.4029|-70.6019|42|
@DZ Africa/Algiers
AAE||Annaba Rabah Bitat Airport|Aeropuerto Annaba Rabah Bitat|Annaba Rabah Bitat||36.8214|7.8119|9|
ALG||Houari Boumediene Airport|Aeropuerto Houari Boumédiène|Algiers|Argel|36.6979|3.2071|48|
AZR||Adrar Airport|Aeropuerto Adrar|Adrar||27.8833|-0.2833|9|Touat Cheikh Sidi Mohamed Belkebir
BJA||Soummam – Abane Ramdane Airport|Aeropuerto Soummam – Abane Ramdane|Soummam – Abane Ramdane||36.75|5.0833|9|
BLJ||Batna Airport|Aeropuerto Batna|Batna||35.5667|6.1833|8|
BMW||Bordj Badji Mokhtar Airport|Aeropuerto Bordj Badji Mokhtar|Bordj Badji Mokhtar||21.3758|0.9263|3|Bordj Mokhtar
BSK||Biskra Airport|Aeropuerto Biskra|Biskra||34.7933|5.7381|9|
CBH||Boudghene Ben Ali Lotfi Airport|Aeropuerto Boudghene Ben Ali Lotfi|Boudghene Ben Ali Lotfi||31.6478|-2.2597|9|Béchar Ouakda
CFK||Chlef International Airport|Aeropuerto Internacional Chlef|Chlef||36.2122|1.3317|6|
CZL||Mohamed Boudiaf International Airport|Aeropuerto Internacional Mohamed Boudiaf|Mohamed Boudiaf||36.2865|6.6184|9|
DJG||Tiska Djanet Airport|Aeropuerto Tiska Djanet|Tiska Djanet||24.4653|9.4889|9|Djanet Inedbirene
ELG||El Golea Airport|Aeropuerto El Golea|El Golea||30.5675|2.8647|8|
ELU||Guemar Airport|Aeropuerto Guemar|Guemar||33.5095|6.7846|9|
GHA||Noumerate Airport|Aeropuerto Noumerate|Noumerate||32.3822|3.8006|9|
GJL||Jijel Ferhat Abbas Airport|Aeropuerto Jijel Ferhat Abbas|Jijel Ferhat Abbas||36.7936|5.8763|8|
HME||Oued Irara Airport|Aeropuerto Oued Irara|Oued Irara||31.6753|6.1454|9|
IAM||In Amenas Airport|Aeropuerto In Amenas|In Amenas||28.0511|9.6381|9|
INZ||In Salah Airport|Aeropuerto In Salah|In Salah||27.2508|2.5119|9|
OGX||Ain Beida Airport|Aeropuerto Ain Beida|Ain Beida||31.9167|5.4|9|
ORN||Oran International Airport Ahmed Ben Bella|Aeropuerto Internacional Oran|Oran||35.62|-0.6061|9|Oran Es Senia
QSF||Setif Airport|Aeropuerto Setif|Setif||36.1814|5.3311|9|Ain Arnat
TEE||Cheikh Larbi Tebessi Airport|Aeropuerto Cheikh Larbi Tebessi|Cheikh Larbi Tebessi||35.4286|8.1241|9|Tébessa
TGR||Touggourt Airport|Aeropuerto Touggourt|Touggourt||33.0669|6.0892|9|Touggourt Sidi Madhi
TIN||Tindouf Airport|Aeropuerto Tindouf|Tindouf||27.7012|-8.1632|9|
TLM||Zenata Airport|Aeropuerto Zenata|Zenata||35.0167|-1.45|9|Zenata – Messali El Hadj
TMR||Aguenar - Hadj Bey Akhamok Airport|Aeropuerto Aguenar - Hadj Bey Akhamok|Aguenar - Hadj Bey Akhamok||22.8133|5.4491|10|Tamanrasset
TMX||Timimoun Airport|Aeropuerto Timimoun|Timimoun||29.2417|0.2841|9|
VVZ||Illizi Airport|Aeropuerto Illizi|Illizi||26.5333|8.55|8|
@EC America/Guayaquil
CUE||Mariscal La Mar Airport|Aeropuerto Mariscal La Mar|Cuenca||-2.8893|-78.9869|22|
ESM||Colonel Carlos Concha Torres Airport|Aeropuerto Colonel Carlos Concha Torres|Colonel Carlos Concha Torres||0.9778|-79.6267|9|
ETR||Coronel Artilleria Victor Larrea Airport|Aeropuerto Coronel Artilleria Victor Larrea|Coronel Artilleria Victor Larrea||-3.4522|-79.9617|9|Santa Rosa
GYE||José Joaquín de Olmedo International Airport|Aeropuerto Internacional José Joaquín de Olmedo|Guayaquil||-2.1427|-79.8803|52|
IBB||General Villamil Airport|Aeropuerto General Villamil|General Villamil||-0.9426|-90.953|3|
LOH||Ciudad de Catamayo Airport|Aeropuerto Ciudad de Catamayo|Loja||-4.1081|-79.3917|14|
LTX||Cotopaxi International Airport|Aeropuerto Internacional Cotopaxi|Cotopaxi||-0.9185|-78.6161|10|
MEC||Eloy Alfaro International Airport|Aeropuerto Internacional Eloy Alfaro|Manta||-0.953|-80.684|22|
OCC||Coca Airport|Aeropuerto Coca|Coca||-0.4622|-76.986|8|Francisco de Orellana
PTZ||Pastaza Airport|Aeropuerto Pastaza|Pastaza||-2|-77|6|
TUA||Tulcan Airport|Aeropuerto Tulcan|Tulcan||0.8|-77.7167|9|Teniente Coronel Luis a Mantilla
UIO||Mariscal Sucre International Airport|Aeropuerto Internacional Mariscal Sucre|Quito||-0.1238|-78.356|58|
XMS||Macas Airport|Aeropuerto Macas|Macas||-2.3167|-78.1333|9|
@EC Pacific/Galapagos
GPS||Seymour Airport|Aeropuerto Seymour|Baltra (Galápagos)||-0.4347|-90.2828|28|
SCY||San Cristóbal Airport|Aeropuerto de San Cristóbal|San Cristóbal (Galápagos)||-0.8333|-89.4333|18|
@EE Europe/Tallinn
EPU||Parnu Airport|Aeropuerto Parnu|Parnu||58.4189|24.4728|8|
KDL||Kardla Airport|Aeropuerto Kardla|Kardla||58.9949|22.825|8|
TAY||Tartu Airport|Aeropuerto Tartu|Tartu||58.3097|26.6909|8|
TLL||Tallinn Airport|Aeropuerto de Tallin|Tallinn|Tallin|59.4166|24.7987|38|
URE||Kuressaare Airport|Aeropuerto Kuressaare|Kuressaare||58.2167|22.5|8|
@EG Africa/Cairo
AAC||El Arish International Airport|Aeropuerto Internacional El Arish|El Arish||31.0764|33.8323|9|
ABS||Abu Simbel Airport|Aeropuerto Abu Simbel|Abu Simbel||22.3676|31.6098|9|
ALY||El Nouzha Airport|Aeropuerto El Nouzha|El Nouzha||31.1839|29.9489|16|
ASW||Aswan Airport|Aeropuerto Aswan|Aswan||23.968|32.8248|10|
ATZ||Assiut Airport|Aeropuerto Assiut|Assiut||27.0527|31.0113|9|
CAI||Cairo International Airport|Aeropuerto Internacional de El Cairo|Cairo|El Cairo|30.1201|31.4065|74|Giza Pyramids Pirámides
DBB||Al Alamain International Airport|Aeropuerto Internacional Al Alamain|Al Alamain||30.9244|28.4614|10|El Alamein
HBE||Borg El Arab Airport|Aeropuerto Borg El Arab|Borg El Arab||30.9325|29.6965|10|
HMB||Sohag International Airport|Aeropuerto Internacional Sohag|Sohag||26.3389|31.7372|6|
HRG||Hurghada International Airport|Aeropuerto Internacional de Hurgada|Hurghada|Hurgada|27.1892|33.8055|50|
LXR||Luxor International Airport|Aeropuerto Internacional de Lúxor|Luxor|Lúxor|25.6749|32.6997|28|
MUH||Marsa Matruh International Airport|Aeropuerto Internacional Marsa Matruh|Marsa Matruh||31.3251|27.2217|10|Mersa Matruh
RDL||Al Bardawil International Airport|Aeropuerto Internacional Al Bardawil|Al Bardawil||30.4096|33.1516|6|
RMF||Marsa Alam International Airport|Aeropuerto Internacional Marsa Alam|Marsa Alam||25.5558|34.5928|10|
SEW||Siwa Oasis North Airport|Aeropuerto Siwa Oasis North|Siwa Oasis North||29.3454|25.506|3|
SPX||Sphinx International Airport|Aeropuerto Internacional Sphinx|Sphinx||30.1097|30.8944|10|
SSH||Sharm El Sheikh International Airport|Aeropuerto Internacional de Sharm el-Sheij|Sharm El Sheikh|Sharm el-Sheij|27.9794|34.3853|46|
TCP||Taba International Airport|Aeropuerto Internacional Taba|Taba||29.5942|34.7771|10|
@ER Africa/Asmara
ASA||Assab Airport|Aeropuerto Assab|Assab||13.07|42.6383|9|
ASM||Asmara International Airport|Aeropuerto Internacional Asmara|Asmara||15.2911|38.9103|9|
@ES Africa/Ceuta
MLN||Melilla Airport|Aeropuerto de Melilla|Melilla||35.2771|-2.9575|14|
@ES Atlantic/Canary
ACE||César Manrique–Lanzarote Airport|Aeropuerto César Manrique-Lanzarote|Arrecife (Lanzarote)||28.9507|-13.6091|52|Lanzarote
FUE||Fuerteventura Airport|Aeropuerto de Fuerteventura|Puerto del Rosario (Fuerteventura)||28.4506|-13.8699|48|
GMZ||La Gomera Airport|Aeropuerto de La Gomera|San Sebastián de La Gomera||28.0167|-17.2|14|
LPA||Gran Canaria Airport|Aeropuerto de Gran Canaria|Las Palmas de Gran Canaria||27.9324|-15.3846|60|Gran Canaria
SPC||La Palma Airport|Aeropuerto de La Palma|Santa Cruz de La Palma||28.6264|-17.7556|28|
TFN|TCI|Tenerife North–Ciudad de La Laguna Airport|Aeropuerto de Tenerife Norte-Ciudad de La Laguna|Tenerife||28.4881|-16.346|48|
TFS|TCI|Tenerife South Airport|Aeropuerto de Tenerife Sur|Tenerife||28.0444|-16.5725|60|
VDE||El Hierro Airport|Aeropuerto de El Hierro|Valverde (El Hierro)||27.814|-17.8849|16|
@ES Europe/Madrid
AGP||Málaga–Costa del Sol Airport|Aeropuerto de Málaga-Costa del Sol|Málaga||36.6752|-4.4896|70|Marbella Costa del Sol
ALC||Alicante–Elche Miguel Hernández Airport|Aeropuerto de Alicante-Elche Miguel Hernández|Alicante||38.2871|-0.5574|62|Elche Benidorm
BCN||Josep Tarradellas Barcelona–El Prat Airport|Aeropuerto Josep Tarradellas Barcelona-El Prat|Barcelona||41.303|2.0759|88|
BIO||Bilbao Airport|Aeropuerto de Bilbao|Bilbao||43.3055|-2.9058|50|País Vasco
BJZ||Badajoz Airport|Aeropuerto de Badajoz|Badajoz||38.8933|-6.8196|10|
CDT||Castellon-Costa Azahar Airport|Aeropuerto Castellon-Costa Azahar|Castellon-Costa Azahar||40.2139|0.0733|6|
EAS||San Sebastián Airport|Aeropuerto de San Sebastián|San Sebastián||43.3564|-1.7935|22|Donostia Fuenterrabía Hondarribia
FES||San Fernando Airport|Aeropuerto San Fernando|San Fernando||36.4667|-6.1833|6|
FGR||Fuengirola Airport|Aeropuerto Fuengirola|Fuengirola||36.5333|-4.6333|6|
GEN||Puente Genil Airport|Aeropuerto Puente Genil|Puente Genil||37.3833|-4.7667|6|
GRO||Girona–Costa Brava Airport|Aeropuerto de Girona-Costa Brava|Girona||41.898|2.7664|36|
GRX||Federico García Lorca Granada–Jaén Airport|Aeropuerto Federico García Lorca Granada-Jaén|Granada||37.1847|-3.777|32|
HEV||Huelva Airport|Aeropuerto Huelva|Huelva||37.2667|-6.95|6|
IBZ||Ibiza Airport|Aeropuerto de Ibiza|Ibiza||38.8766|1.3678|54|
ILD||Lleida-Alguaire Airport|Aeropuerto Lleida-Alguaire|Lleida-Alguaire||41.7269|0.5392|9|
JCU||Ceuta Heliport|Helipuerto Ceuta|Ceuta||35.8992|-5.3383|0|
LCG||A Coruña Airport|Aeropuerto de A Coruña|A Coruña|La Coruña|43.3024|-8.3819|32|La Coruña
LEI||Almería Airport|Aeropuerto de Almería|Almería||36.848|-2.3719|24|
LEN||León Airport|Aeropuerto de León|León||42.5906|-5.6463|8|
LEU||Andorra–La Seu d'Urgell Airport|Aeropuerto Andorra–La Seu d'Urgell|Andorra–La Seu d'Urgell||42.4167|1.4667|2|
MAD||Adolfo Suárez Madrid–Barajas Airport|Aeropuerto Adolfo Suárez Madrid-Barajas|Madrid||40.4903|-3.5645|92|
MAH||Menorca Airport|Aeropuerto de Menorca|Mahón||39.865|4.2241|42|Minorca Mahon
NDO||La Palma Del Condado Airport|Aeropuerto La Palma Del Condado|La Palma Del Condado||37.3833|-6.5833|6|
ODB||Córdoba Airport|Aeropuerto de Córdoba|Córdoba||37.8411|-4.8472|8|
OVD||Asturias Airport|Aeropuerto de Asturias|Oviedo||43.5589|-6.0321|34|Gijón Avilés
OZU||Montilla Airport|Aeropuerto Montilla|Montilla||37.6|-4.6333|6|
PMI||Palma de Mallorca Airport|Aeropuerto de Palma de Mallorca|Palma de Mallorca||39.5477|2.7304|74|Mallorca Majorca
PNA||Pamplona Airport|Aeropuerto de Pamplona|Pamplona||42.7675|-1.6393|16|Iruña
PXS||Puerto De Santa Maria Airport|Aeropuerto Puerto De Santa Maria|Puerto De Santa Maria||36.6|-6.2167|6|
REU||Reus Airport|Aeropuerto de Reus|Reus||41.1461|1.1533|24|
RJL||Logroño–Agoncillo Airport|Aeropuerto de Logroño-Agoncillo|Logroño||42.4569|-2.3236|8|
RMU||Región de Murcia International Airport|Aeropuerto Internacional de la Región de Murcia|Murcia||37.8026|-1.1254|26|
RRA||Ronda Airport|Aeropuerto Ronda|Ronda||36.75|-5.1667|6|
SCQ||Santiago–Rosalía de Castro Airport|Aeropuerto de Santiago-Rosalía de Castro|Santiago de Compostela||42.8973|-8.4203|42|La Coruña Galicia
SDR||Seve Ballesteros–Santander Airport|Aeropuerto Seve Ballesteros-Santander|Santander||43.4231|-3.8245|28|
SLM||Matacan Airport|Aeropuerto Matacan|Matacan||40.9519|-5.5019|9|Salamanca
SVQ||Seville Airport|Aeropuerto de Sevilla|Seville|Sevilla|37.4235|-5.9001|54|Sevilla San Pablo
VGO||Vigo Airport|Aeropuerto de Vigo|Vigo||42.2246|-8.634|30|
VIT||Vitoria Airport|Aeropuerto Vitoria|Vitoria||42.8333|-2.5|10|
VLC||Valencia Airport|Aeropuerto de Valencia|Valencia||39.4918|-0.4735|56|Comunidad Valenciana
VLL||Valladolid Airport|Aeropuerto de Valladolid|Valladolid||41.7058|-4.8446|14|
XRY||Jerez Airport|Aeropuerto de Jerez|Jerez de la Frontera||36.7506|-6.0645|28|
ZAZ||Zaragoza Airport|Aeropuerto de Zaragoza|Zaragoza||41.6639|-1.0075|24|
@ET Africa/Addis_Ababa
ABK||Kabri Dar Airport|Aeropuerto Kabri Dar|Kabri Dar||6.7332|44.2497|10|
ADD||Addis Ababa Bole International Airport|Aeropuerto Internacional Bole de Adís Abeba|Addis Ababa|Adís Abeba|8.9838|38.7959|60|
AMH||Arba Mintch Airport|Aeropuerto Arba Mintch|Arba Mintch||6.0361|37.5769|7|Arba Minch
ASO||Asosa Airport|Aeropuerto Asosa|Asosa||10.0472|34.5367|7|
AWA||Awasa Airport|Aeropuerto Awasa|Awasa||7.0628|38.4908|9|
AWH||Awareh Airport|Aeropuerto Awareh|Awareh||8.2667|44.1833|6|
AXU||Axum Airport|Aeropuerto Axum|Axum||14.1208|38.7167|8|
BJR||Bahir Dar Airport|Aeropuerto Bahir Dar|Bahir Dar||11.6033|37.3232|8|
DEM||Dembidolo Airport|Aeropuerto Dembidolo|Dembidolo||8.5493|34.8605|3|
DIR||Aba Tenna D Yilma Airport|Aeropuerto Aba Tenna D Yilma|Aba Tenna D Yilma||9.6134|41.858|9|Aba Tenna Dejazmach Yilma
DSE||Kombolcha Airport|Aeropuerto Kombolcha|Kombolcha||11.1113|39.7256|1|
GDE||Gode Airport|Aeropuerto Gode|Gode||5.9022|43.6283|9|
GDQ||Gondar Airport|Aeropuerto Gondar|Gondar||12.5144|37.4456|8|
GHD||Ghimbi Airport|Aeropuerto Ghimbi|Ghimbi||9.1667|35.8167|6|
GMB||Gambela Airport|Aeropuerto Gambela|Gambela||8.2833|34.5833|7|
HIL||Shillavo Airport|Aeropuerto Shillavo|Shillavo||6.0833|44.7667|1|Shilavo
JIJ||Jigiga Airport|Aeropuerto Jigiga|Jigiga||9.3667|42.7667|9|Jijiga
JIM||Jimma Airport|Aeropuerto Jimma|Jimma||7.6544|36.8211|8|Aba Segud
MHJ||Misrak Gashamo Airport|Aeropuerto Misrak Gashamo|Misrak Gashamo||8.1333|45.2833|6|
MQX||Alula Aba Nega Airport|Aeropuerto Alula Aba Nega|Alula Aba Nega||13.4683|39.5264|10|
MTF||Mizan Teferi Airport|Aeropuerto Mizan Teferi|Mizan Teferi||6.9667|35.5333|3|
MYS||Moyale Airport|Aeropuerto Moyale|Moyale||3.4667|39.1|6|
SHC||Indaselassie Airport|Aeropuerto Indaselassie|Indaselassie||14.0837|38.2682|1|Shire
SZE||Semera Airport|Aeropuerto Semera|Semera||11.7875|40.9917|4|
TIE||Tippi Airport|Aeropuerto Tippi|Tippi||7.2024|35.415|1|
TUJ||Tum|Aeropuerto Tum|Tum||9.55|38.6833|6|
@FI Europe/Helsinki
ENF||Enontekio Airport|Aeropuerto Enontekio|Enontekio||68.3604|23.4212|7|
HEL||Helsinki Airport|Aeropuerto de Helsinki-Vantaa|Helsinki||60.318|24.9664|64|
HEN||Hernesaari Heliport|Helipuerto Hernesaari|Hernesaari||60.1478|24.9244|0|
IVL||Ivalo Airport|Aeropuerto Ivalo|Ivalo||68.6111|27.4156|9|
JOE||Joensuu Airport|Aeropuerto Joensuu|Joensuu||62.6568|29.6135|8|
JYV||Jyvaskyla Airport|Aeropuerto Jyvaskyla|Jyvaskyla||62.4036|25.6814|9|
KAJ||Kajaani Airport|Aeropuerto Kajaani|Kajaani||64.2778|27.6889|8|
KAO||Kuusamo Airport|Aeropuerto Kuusamo|Kuusamo||65.9903|29.2339|8|
KEM||Kemi/Tornio Airport|Aeropuerto Kemi/Tornio|Kemi/Tornio||65.7801|24.5768|9|
KOK||Kokkola-Pietarsaari Airport|Aeropuerto Kokkola-Pietarsaari|Kokkola-Pietarsaari||63.7188|23.1331|8|
KTT||Kittila Airport|Aeropuerto Kittila|Kittila||67.6959|24.859|8|
KUO||Kuopio Airport|Aeropuerto Kuopio|Kuopio||63.0089|27.7887|9|
LPP||Lappeenranta Airport|Aeropuerto Lappeenranta|Lappeenranta||61.0441|28.1552|8|
OUL||Oulu Airport|Aeropuerto Oulu|Oulu||64.9301|25.3754|9|
POR||Pori Airport|Aeropuerto Pori|Pori||61.4687|21.7914|8|
RVN||Rovaniemi Airport|Aeropuerto de Rovaniemi|Rovaniemi||66.559|25.8296|28|
SVL||Savonlinna Airport|Aeropuerto Savonlinna|Savonlinna||61.9442|28.9325|9|
TKU||Turku Airport|Aeropuerto Turku|Turku||60.5123|22.2728|7|
TMP||Tampere-Pirkkala Airport|Aeropuerto Tampere-Pirkkala|Tampere-Pirkkala||61.4204|23.6176|7|
VAA||Vaasa Airport|Aeropuerto Vaasa|Vaasa||63.0435|21.7601|8|
@FJ Pacific/Fiji
ICI||Cicia Airport|Aeropuerto Cicia|Cicia||-17.7437|-179.3419|2|
KDV||Kandavu Airport|Aeropuerto Kandavu|Kandavu||-19.054|178.1561|2|List of airports in Fiji
KXF||Koro Island Airport|Aeropuerto Koro Island|Koro Island||-17.3444|179.4191|2|
LBS||Labasa Airport|Aeropuerto Labasa|Labasa||-16.4662|179.3377|7|Lambasa
LEV||Levuka Airfield|Aeródromo Levuka|Levuka||-17.6833|178.8333|2|
LKB||Lakeba Airport|Aeropuerto Lakeba|Lakeba||-18.2|179.2|2|
MFJ||Moala Airport|Aeropuerto Moala|Moala||-18.5667|179.9333|2|
MNF||Mana Island Airstrip|Aeródromo Mana Island|Mana Island||-17.6333|177.1167|1|
NAN||Nadi International Airport|Aeropuerto Internacional de Nadi|Nadi||-17.7533|177.4516|40|Fiji Fiyi
NGI||Ngau Island Airport|Aeropuerto Ngau Island|Ngau Island||-18|179.3333|2|
PTF||Malololailai Airport|Aeropuerto Malololailai|Malololailai||-17.7833|177.2167|2|
RTA||Rotuma Island Airport|Aeropuerto Rotuma Island|Rotuma Island||-12.4825|177.0711|3|
SUV||Nausori Airport|Aeropuerto Nausori|Nausori||-18.0459|178.5598|8|
SVU||Savusavu Airport|Aeropuerto Savusavu|Savusavu||-16.7988|179.3391|2|
TVU||Matei Airport|Aeropuerto Matei|Matei||-16.6884|179.8699|2|
VBV||Vanua Balavu Airport|Aeropuerto Vanua Balavu|Vanua Balavu||-17.2465|-178.9565|2|
YAS||Yasawa Island Airport|Aeropuerto Yasawa Island|Yasawa Island||-16.7593|177.5452|2|
@FK Atlantic/Stanley
MPN||Mount Pleasant Airport|Aeropuerto Mount Pleasant|Mount Pleasant||-51.8167|-58.45|9|RAF Mount Pleasant
PSY||Port Stanley Airport|Aeropuerto Port Stanley|Port Stanley||-51.7|-57.85|7|
@FM Pacific/Chuuk
TKK||Chuuk International Airport|Aeropuerto Internacional Chuuk|Chuuk||7.4574|151.842|8|
YAP||Yap International Airport|Aeropuerto Internacional Yap|Yap||9.4977|138.0867|8|
@FM Pacific/Kosrae
KSA||Kosrae Airport|Aeropuerto Kosrae|Kosrae||5.3525|162.9566|8|
@FM Pacific/Pohnpei
PNI||Pohnpei Airport|Aeropuerto Pohnpei|Pohnpei||6.9809|158.2033|8|
@FO Atlantic/Faroe
FAE||Vagar Airport|Aeropuerto Vagar|Vagar||62.0667|-7.2667|7|
@FR Europe/Paris
AJA||Ajaccio Napoleon Bonaparte Airport|Aeropuerto Ajaccio Napoleon Bonaparte|Ajaccio Napoleon Bonaparte||41.9199|8.794|8|Ajaccio - Campo dell'Oro
AUR||Aurillac Airport|Aeropuerto Aurillac|Aurillac||44.8975|2.4181|8|
AVF||Avoriaz Airport|Aeropuerto Avoriaz|Avoriaz||46.2|6.7667|6|
AVN||Avignon-Caumont Airport|Aeropuerto Avignon-Caumont|Avignon-Caumont||43.9065|4.9021|8|
BES||Brest Bretagne Airport|Aeropuerto Brest Bretagne|Brest Bretagne||48.4434|-4.4202|9|
BIA||Airport of Bastia Poretta|Aeropuerto Airport of Bastia Poretta|Airport of Bastia Poretta||42.5476|9.4801|9|
BIC||Belle Ile|Aeropuerto Belle Ile|Belle Ile||47.4167|-3.3346|2|Aérodrome de Belle-Île
BIQ||Biarritz Pays Basque Airport|Aeropuerto de Biarritz-País Vasco|Biarritz||43.4724|-1.5312|24|
BOD||Bordeaux–Mérignac Airport|Aeropuerto de Burdeos-Mérignac|Bordeaux|Burdeos|44.831|-0.7022|48|
BSL|EAP|EuroAirport Basel Mulhouse Freiburg|EuroAirport Basilea-Mulhouse-Friburgo|Basel/Mulhouse|Basilea/Mulhouse|47.5993|7.5329|50|
BVA|PAR|Beauvais–Tillé Airport|Aeropuerto de Beauvais-Tillé|Paris|París|49.4595|2.1108|42|
BVE||Brive–Souillac Airport|Aeropuerto Brive–Souillac|Brive–Souillac||45.0397|1.4856|7|Aéroport de Brive-Souillac
BZR||Beziers Vias Airport|Aeropuerto Beziers Vias|Beziers Vias||43.3212|3.3535|8|Béziers-Agde-Vias
CCF||Carcassonne Airport|Aeropuerto Carcassonne|Carcassonne||43.2155|2.3086|8|Carcassonne Salvaza
CDG|PAR|Paris Charles de Gaulle Airport|Aeropuerto de París-Charles de Gaulle|Paris|París|49.0032|2.567|96|
CFE||Clermont-Ferrand Auvergne Airport|Aeropuerto Clermont-Ferrand Auvergne|Clermont-Ferrand Auvergne||45.7891|3.1593|9|
CFR||Carpiquet Airport|Aeropuerto Carpiquet|Carpiquet||49.1834|-0.4593|8|Caen - Carpiquet
CLY||Sainte Catherine Airport|Aeropuerto Sainte Catherine|Sainte Catherine||42.5278|8.7917|9|Calvi - Sainte-Catherine
CMF||Chambery Airport|Aeropuerto Chambery|Chambery||45.638|5.8844|8|
DCM||Mazamet Airport|Aeropuerto Mazamet|Mazamet||43.5558|2.2842|7|Castres-Mazamet
DIJ||Dijon Airport|Aeropuerto Dijon|Dijon||47.2708|5.0889|9|Aéroport de Dijon-Bourgogne
DLE||Dole-Jura Airport|Aeropuerto Dole-Jura|Dole-Jura||47.0383|5.4287|8|
DNR||Pleurtuit Airport|Aeropuerto Pleurtuit|Pleurtuit||48.5878|-2.0836|8|Dinard - Pleurtuit - Saint-Malo
DOL||Saint Gatien Airport|Aeropuerto Saint Gatien|Saint Gatien||49.3628|0.1642|9|Deauville – Normandie
EGC||Roumanieres Airport|Aeropuerto Roumanieres|Roumanieres||44.85|0.4833|8|Bergerac Dordogne Périgord
ETZ||Metz-Nancy-Lorraine Airport|Aeropuerto Metz-Nancy-Lorraine|Metz-Nancy-Lorraine||48.9817|6.243|9|
FNI||Garons Airport|Aeropuerto Garons|Garons||43.75|4.4167|9|Nîmes-Arles-Camargue
FSC||Sud Corse Airport|Aeropuerto Sud Corse|Sud Corse||41.4986|9.0982|9|Figari Sud-Corse
GNB||Grenoble-Isere Airport|Aeropuerto Grenoble-Isere|Grenoble-Isere||45.3598|5.332|9|
IDY||Ile 'd' Yeu Airport|Aeropuerto Ile 'd' Yeu|Ile 'd' Yeu||46.7179|-2.3887|2|
JAH||Agora Helipad|Aeropuerto Agora Helipad|Agora Helipad||43.2833|5.6|6|
JDP||Heliport De Paris|Helipuerto Heliport De Paris|Heliport De Paris||48.8167|2.2833|0|
JEV||Evry Heliport|Helipuerto Evry|Evry||48.6167|2.4167|0|
JLP||Juan Les Pins Airport|Aeropuerto Juan Les Pins|Juan Les Pins||43.65|7.1|6|
JPU||La Defense Heliport|Helipuerto La Defense|La Defense||48.8667|2.3333|0|
LDE||Tarbes Ossun Lourdes Airport|Aeropuerto Tarbes Ossun Lourdes|Tarbes Ossun Lourdes||43.1865|0.0034|9|Tarbes-Lourdes-Pyrénées
LIG||Bellegarde Airport|Aeropuerto Bellegarde|Bellegarde||45.8622|1.1762|9|Limoges - Bellegarde
LIL||Lille Airport|Aeropuerto de Lille|Lille||50.572|3.1061|26|
LME||Arnage Airport|Aeropuerto Arnage|Arnage||47.9479|0.2013|8|Aéroport Le Mans-Arnage
LPY||Loudes Airport|Aeropuerto Loudes|Loudes||45.0833|3.7667|3|Le Puy - Loudes
LRH||Laleu Airport|Aeropuerto Laleu|Laleu||46.1806|-1.1858|8|La Rochelle - Île de Ré
LRT||Lann Bihoue Airport|Aeropuerto Lann Bihoue|Lann Bihoue||47.7537|-3.4364|8|Lorient South Brittany
LTT||La Mole Airport|Aeropuerto La Mole|La Mole||43.2057|6.4833|2|La Môle – Saint-Tropez
LYS||Lyon–Saint-Exupéry Airport|Aeropuerto de Lyon-Saint-Exupéry|Lyon||45.7214|5.0803|58|
MPL||Montpellier–Méditerranée Airport|Aeropuerto de Montpellier-Mediterráneo|Montpellier||43.5784|3.9592|28|
MRS||Marseille Provence Airport|Aeropuerto de Marsella-Provenza|Marseille|Marsella|43.4418|5.2221|56|
NCE||Nice Côte d'Azur Airport|Aeropuerto de Niza-Costa Azul|Nice|Niza|43.6605|7.2052|60|Costa Azul Mónaco Monaco Cannes
NCY||Annecy-Meythet Airport|Aeropuerto Annecy-Meythet|Annecy-Meythet||45.9306|6.1008|7|Annecy - Haute-Savoie - Mont Blanc
NTE||Nantes Atlantique Airport|Aeropuerto de Nantes Atlantique|Nantes||47.1576|-1.6014|46|
ORY|PAR|Paris Orly Airport|Aeropuerto de París-Orly|Paris|París|48.7283|2.3597|76|
OUI||Ouessant|Aeropuerto Ouessant|Ouessant||48.5917|-5.1738|2|Ushant
PGF||Llabanere Airport|Aeropuerto Llabanere|Llabanere||42.741|2.8682|9|Perpignan - Rivesaltes
PIS||Poitiers-Biard Airport|Aeropuerto Poitiers-Biard|Poitiers-Biard||46.5861|0.3064|9|
PUF||Pau-Pyrenees Airport|Aeropuerto Pau-Pyrenees|Pau-Pyrenees||43.3823|-0.4136|9|
RDZ||Marcillac Airport|Aeropuerto Marcillac|Marcillac||44.4106|2.4839|8|Rodez–Aveyron
RNS||Airport Rennes Bretagne|Aeropuerto Airport Rennes Bretagne|Airport Rennes Bretagne||48.0681|-1.7262|8|Rennes - Saint-Jacques
SEC||Serre Chevalier Airport|Aeropuerto Serre Chevalier|Serre Chevalier||44.9167|6.5|6|
SNR||Montoir Airport|Aeropuerto Montoir|Montoir||47.312|-2.1539|9|Saint-Nazaire Montoir
SXB||Strasbourg Airport|Aeropuerto de Estrasburgo|Strasbourg|Estrasburgo|48.5449|7.6277|26|
SXD||Sophia Antipolis Airport|Aeropuerto Sophia Antipolis|Sophia Antipolis||43.6167|7.05|6|
TGF||Tignes Airport|Aeropuerto Tignes|Tignes||45.4833|6.9|6|
TLN||Hyeres Airport|Aeropuerto Hyeres|Hyeres||43.0935|6.1593|8|Toulon-Hyères
TLS||Toulouse–Blagnac Airport|Aeropuerto de Toulouse-Blagnac|Toulouse||43.6301|1.3743|54|
TUF||Val de Loire Airport|Aeropuerto Val de Loire|Val de Loire||47.4322|0.7266|9|Tours Val de Loire
VAZ||Val D'Isere Airport|Aeropuerto Val D'Isere|Val D'Isere||45.45|6.9833|6|
XCR||Chalons Vatry Airport|Aeropuerto Chalons Vatry|Chalons Vatry||48.7796|4.191|10|
XEX||Aerogare des Invalides|Aeropuerto Aerogare des Invalides|Aerogare des Invalides||48.8333|2.65|6|
XGB||Gare Montparnasse Station|Aeropuerto Gare Montparnasse Station|Gare Montparnasse Station||48.8406|2.3198|6|
XYT||Montaudran Airport|Aeropuerto Montaudran|Montaudran||43.5667|1.4833|6|
@GA Africa/Libreville
GAX||Gamba Airport|Aeropuerto Gamba|Gamba||-2.7667|9.9833|2|
KMD||Mandji Airport|Aeropuerto Mandji|Mandji||-1.7|10.3833|6|
LBV||Libreville International Airport|Aeropuerto Internacional Libreville|Libreville||0.457|9.4099|17|
MKU||Makokou Airport|Aeropuerto Makokou|Makokou||0.5592|12.8611|8|
MVB||M'Vengue El Hadj Omar Bongo Ondimba Intl Airport|Aeropuerto M'Vengue El Hadj Omar Bongo Ondimba|M'Vengue El Hadj Omar Bongo Ondimba||-1.65|13.4333|9|
OWE||Owendo Airport|Aeropuerto Owendo|Owendo||0.35|9.4833|6|
OYE||Oyem Airport|Aeropuerto Oyem|Oyem||1.537|11.5784|8|
POG||Port Gentil Airport|Aeropuerto Port Gentil|Port Gentil||-0.72|8.7536|8|
ZKM||Sette Cama Airport|Aeropuerto Sette Cama|Sette Cama||-2.5333|9.75|6|
@GB Europe/London
ABZ||Aberdeen International Airport|Aeropuerto Internacional de Aberdeen|Aberdeen||57.2003|-2.2042|32|
BEB||Benbecula Airport|Aeropuerto Benbecula|Benbecula||57.4734|-7.376|8|
BFS||Belfast International Airport|Aeropuerto Internacional de Belfast|Belfast||54.6624|-6.2176|42|
BHD|BFS|George Best Belfast City Airport|Aeropuerto George Best de Belfast|Belfast||54.6145|-5.8702|32|
BHX||Birmingham Airport|Aeropuerto de Birmingham|Birmingham||52.4525|-1.7333|54|
BOH||Bournemouth International Airport|Aeropuerto Internacional Bournemouth|Bournemouth||50.7783|-1.8325|8|
BRR||Barra Eoligarry Airport|Aeropuerto Barra Eoligarry|Barra Eoligarry||57.0252|-7.4493|7|
BRS||Bristol Airport|Aeropuerto de Bristol|Bristol||51.3868|-2.7107|48|
CAL||Campbeltown Airport|Aeropuerto Campbeltown|Campbeltown||55.4364|-5.6867|9|
COL||Coll Island Airport|Aeropuerto Coll Island|Coll Island||56.6167|-6.6167|2|
CWL||Cardiff Airport|Aeropuerto Cardiff|Cardiff||51.3988|-3.3391|9|
DND||Dundee Airport|Aeropuerto Dundee|Dundee||56.4541|-3.0145|7|
EDI||Edinburgh Airport|Aeropuerto de Edimburgo|Edinburgh|Edimburgo|55.9481|-3.3642|60|
EMA|NQT|East Midlands Airport|Aeropuerto de East Midlands|Nottingham||52.8259|-1.3306|38|
EOI||Eday Airport|Aeropuerto Eday|Eday||59.1914|-2.7717|7|
EXT||Exeter Airport|Aeropuerto Exeter|Exeter||50.7311|-3.411|8|
FIE||Fair Isle Airport|Aeropuerto Fair Isle|Fair Isle||59.5343|-1.6291|2|
FKH||Sculthorp Royal Air Force|Aeropuerto Sculthorp Royal Air Force|Sculthorp Royal Air Force||52.8333|0.85|6|
FOA||Foula Airport|Aeropuerto Foula|Foula||60.123|-2.0535|1|
FWM||Fort WilliamHeliport|Aeropuerto Fort WilliamHeliport|Fort WilliamHeliport||56.8167|-5.1167|0|
GLA||Glasgow Airport|Aeropuerto de Glasgow|Glasgow||55.8642|-4.4318|46|
HLY||Holyhead Airport|Aeropuerto Holyhead|Holyhead||53.3|-4.6333|6|
HUY||Humberside Airport|Aeropuerto Humberside|Humberside||53.5834|-0.3485|8|
ILY||Islay Airport|Aeropuerto Islay|Islay||55.6819|-6.2542|7|
INV||Inverness Airport|Aeropuerto Inverness|Inverness||57.5393|-4.0637|8|
ISC||Isles of Scilly Airport|Aeropuerto Isles of Scilly|Isles of Scilly||49.9133|-6.2917|2|St. Mary's
KOI||Kirkwall Airport|Aeropuerto Kirkwall|Kirkwall||58.9581|-2.9006|8|
LBA||Leeds Bradford Airport|Aeropuerto de Leeds Bradford|Leeds||53.8693|-1.66|38|
LCY|LON|London City Airport|Aeropuerto de la Ciudad de Londres|London|Londres|51.5044|0.0494|50|
LDY||City of Derry Airport|Aeropuerto City of Derry|City of Derry||55.041|-7.1569|8|
LEQ||Lands End Airport|Aeropuerto Lands End|Lands End||50.1028|-5.6702|2|
LGW|LON|London Gatwick Airport|Aeropuerto de Londres-Gatwick|London|Londres|51.1508|-0.1774|82|
LHR|LON|London Heathrow Airport|Aeropuerto de Londres-Heathrow|London|Londres|51.4696|-0.4536|98|
LPH||Lochgilphead Heliport|Helipuerto Lochgilphead|Lochgilphead||56.05|-5.4333|0|
LPL||Liverpool John Lennon Airport|Aeropuerto John Lennon de Liverpool|Liverpool||53.3376|-2.8549|42|
LSI||Sumburgh Airport|Aeropuerto Sumburgh|Sumburgh||59.8779|-1.2871|8|
LTN|LON|London Luton Airport|Aeropuerto de Londres-Luton|London|Londres|51.8798|-0.3762|62|
LWK||Lerwick/Tingwall Airport|Aeropuerto Lerwick/Tingwall|Lerwick/Tingwall||60.1891|-1.2453|3|
MAN||Manchester Airport|Aeropuerto de Mánchester|Manchester|Mánchester|53.3629|-2.2734|70|
MME||Teesside International Airport|Aeropuerto Internacional Teesside|Teesside||54.5122|-1.434|9|
NCL||Newcastle Airport|Aeropuerto de Newcastle|Newcastle upon Tyne||55.0371|-1.7106|42|
NDY||Sanday Airport|Aeropuerto Sanday|Sanday||59.25|-2.5833|2|
NQY||Cornwall Airport Newquay|Aeropuerto Cornwall|Cornwall||50.4374|-4.9979|9|
NRL||North Ronaldsay Airport|Aeropuerto North Ronaldsay|North Ronaldsay||59.3703|-2.4333|2|
NWI||Norwich International Airport|Aeropuerto Internacional Norwich|Norwich||52.6695|1.2768|8|
OBN||Oban Airport|Aeropuerto Oban|Oban||56.4653|-5.3965|2|
OHP||Oban Heliport|Helipuerto Oban|Oban||56.4167|-5.4833|0|
PIK||Glasgow Prestwick Airport|Aeropuerto Glasgow Prestwick|Glasgow Prestwick||55.5084|-4.6113|9|
PME||Portsmouth Airport|Aeropuerto Portsmouth|Portsmouth||50.8|-1.0833|6|
PPW||Papa Westray Airport|Aeropuerto Papa Westray|Papa Westray||59.3513|-2.899|2|
PZE||Penzance Heliport|Helipuerto Penzance|Penzance||50.1275|-5.5183|0|
QQW||London Waterloo railway station|Aeropuerto London Waterloo railway station|London Waterloo railway station||51.503|-0.1148|3|Arlington
RAY||Rothsay Heliport|Helipuerto Rothsay|Rothsay||55.8333|-3.9667|0|
SEN|LON|London Southend Airport|Aeropuerto de Londres-Southend|London|Londres|51.5727|0.6982|24|
SOU||Southampton Airport|Aeropuerto Southampton|Southampton||50.9507|-1.3613|8|
SOY||Stronsay Airport|Aeropuerto Stronsay|Stronsay||59.1541|-2.6405|2|
STN|LON|London Stansted Airport|Aeropuerto de Londres-Stansted|London|Londres|51.8893|0.2627|70|
SYY||Stornoway Airport|Aeropuerto Stornoway|Stornoway||58.2136|-6.322|8|
TRE||Tiree Airport|Aeropuerto Tiree|Tiree||56.5006|-6.8714|8|
UNT||Unst Airport|Aeropuerto Unst|Unst||60.7486|-0.8497|6|
WEM||West Malling Airport|Aeropuerto West Malling|West Malling||51.3|0.4167|6|
WIC||Wick Airport|Aeropuerto Wick|Wick||58.4569|-3.0867|8|
WRY||Westray Airport|Aeropuerto Westray|Westray||59.35|-2.95|2|
@GD America/Grenada
CRU||Carriacou Island Airport|Aeropuerto Carriacou Island|Carriacou Island||12.475|-61.4722|2|Lauriston
GND||Maurice Bishop International Airport|Aeropuerto Internacional Maurice Bishop|Maurice Bishop||12.0042|-61.7861|8|Point Salines
@GE Asia/Tbilisi
BUS||Batumi Airport|Aeropuerto Batumi|Batumi||41.6108|41.6006|9|
KUT||Kutaisi International Airport|Aeropuerto Internacional Kutaisi|Kutaisi||42.1764|42.4825|9|David the Builder Kutaisi
SUI||Babusheri Airport|Aeropuerto Babusheri|Babusheri||42.8667|41.1167|10|Sukhumi Babushara
TBS||Tbilisi International Airport|Aeropuerto Internacional de Tiflis|Tbilisi|Tiflis|41.6741|44.959|42|
@GF America/Cayenne
CAY||Cayenne – Félix Eboué Airport|Aeropuerto Félix Eboué|Cayenne|Cayena|4.8167|-52.3667|24|
LDX||Saint Laurent du Maroni Airport|Aeropuerto Saint Laurent du Maroni|Saint Laurent du Maroni||5.4833|-54.05|1|
@GG Europe/Guernsey
ACI||Alderney Airport|Aeropuerto Alderney|Alderney||49.7067|-2.2153|7|
GCI||Guernsey Airport|Aeropuerto Guernsey|Guernsey||49.4328|-2.595|8|
@GH Africa/Accra
ACC||Kotoka International Airport|Aeropuerto Internacional de Kotoka|Accra|Acra|5.6074|-0.1718|46|
KMS||Kumasi Airport|Aeropuerto Kumasi|Kumasi||6.7125|-1.5911|8|
NYI||Sunyani Airport|Aeropuerto Sunyani|Sunyani||7.3606|-2.3293|7|
TKD||Takoradi Airport|Aeropuerto Takoradi|Takoradi||4.8927|-1.7739|8|
TML||Tamale Airport|Aeropuerto Tamale|Tamale||9.41|-0.8766|9|
@GI Europe/Gibraltar
GIB||North Front Airport|Aeropuerto North Front|North Front||36.1538|-5.3493|16|Gibraltar
@GL America/Godthab
AGM||Tasiilaq Heliport|Helipuerto Tasiilaq|Tasiilaq||65.6125|-37.618|0|
AOQ||Aappilattoq Heliport (Upernavik)|Helipuerto Aappilattoq|Aappilattoq||72.887|-55.5961|0|
GOH||Nuuk Airport|Aeropuerto Nuuk|Nuuk||64.1819|-51.725|7|
IKE||Ikerasak Heliport|Helipuerto Ikerasak|Ikerasak||70.4981|-51.3031|0|
IOQ||Isortoq Heliport|Helipuerto Isortoq|Isortoq||65.5478|-38.9766|0|
IOT||Illorsuit Heliport|Helipuerto Illorsuit|Illorsuit||71.2419|-53.5629|0|
IUI||Innarsuit Heliport|Helipuerto Innarsuit|Innarsuit||73.1999|-56.0108|0|
JAV||Ilulissat Airport|Aeropuerto Ilulissat|Ilulissat||69.2419|-51.0599|7|
JCH||Qasigiannguit Airport|Aeropuerto Qasigiannguit|Qasigiannguit||68.8151|-51.2013|0|
JEG||Aasiaat Airport|Aeropuerto Aasiaat|Aasiaat||68.7|-52.75|7|
JFR||Paamiut Airport|Aeropuerto Paamiut|Paamiut||62.0003|-49.7003|2|
JGO||Qeqertarsuaq Airport|Aeropuerto Qeqertarsuaq|Qeqertarsuaq||69.25|-53.5667|6|
JGR||Gronnedal Heliport|Helipuerto Gronnedal|Gronnedal||61.2333|-48.1|0|
JHS||Sisimiut Airport|Aeropuerto Sisimiut|Sisimiut||66.9369|-53.7042|7|
JJU||Qaqortoq Heliport|Helipuerto Qaqortoq|Qaqortoq||60.7167|-46.0333|0|
JNN||Nanortalik Heliport|Helipuerto Nanortalik|Nanortalik||60.1419|-45.233|0|
JNS||Narsaq Heliport|Helipuerto Narsaq|Narsaq||60.9167|-46.05|0|
JQA||Qaarsut Airport|Aeropuerto Qaarsut|Qaarsut||70.7319|-52.7028|2|
JRK||Arsuk Heliport|Helipuerto Arsuk|Arsuk||61.1667|-48.4167|0|
JSU||Maniitsoq Airport|Aeropuerto Maniitsoq|Maniitsoq||65.4124|-52.9354|2|
JUK||Ukkusissat Heliport|Helipuerto Ukkusissat|Ukkusissat||71.0494|-51.89|0|
JUU||Nuugaatsiaq Heliport|Helipuerto Nuugaatsiaq|Nuugaatsiaq||71.5388|-53.205|0|
JUV||Upernavik Airport|Aeropuerto Upernavik|Upernavik||72.7903|-56.1306|2|
KGQ||Kangersuatsiaq Heliport|Helipuerto Kangersuatsiaq|Kangersuatsiaq||72.3811|-55.5366|0|
KHQ||Kullorsuaq Heliport|Helipuerto Kullorsuaq|Kullorsuaq||74.5794|-57.2354|0|
KUS||Kulusuk Airport|Aeropuerto Kulusuk|Kulusuk||65.5667|-37.1167|7|
KUZ||Kuummiit Heliport|Helipuerto Kuummiit|Kuummiit||65.8641|-36.998|0|
LLU||Alluitsup Paa Airport|Aeropuerto Alluitsup Paa|Alluitsup Paa||60.4642|-45.5689|6|
NIQ||Niaqornat Heliport|Helipuerto Niaqornat|Niaqornat||70.7894|-53.6561|0|
NSQ||Nuussuaq Heliport|Helipuerto Nuussuaq|Nuussuaq||74.1099|-57.065|0|
PQT||Qeqertaq Heliport|Helipuerto Qeqertaq|Qeqertaq||69.9988|-51.3043|0|
QCU||Akunnaaq Heliport|Helipuerto Akunnaaq|Akunnaaq||68.75|-52.3333|0|
QFG||Eqalugaarsuit Heliport|Helipuerto Eqalugaarsuit|Eqalugaarsuit||60.6202|-45.9133|0|
QFI||Iginniarfik Heliport|Helipuerto Iginniarfik|Iginniarfik||68.1459|-53.1693|0|
QFN||Narsaq Kujalleq Heliport|Helipuerto Narsaq Kujalleq|Narsaq Kujalleq||60.0048|-44.658|0|Narsarmijit
QFX||Igaliku Heliport|Helipuerto Igaliku|Igaliku||60.9906|-45.4215|0|
QGQ||Attu Heliport|Helipuerto Attu|Attu||67.9406|-53.6228|0|
QJE||Kitsissuarsuit Heliport|Helipuerto Kitsissuarsuit|Kitsissuarsuit||68.8579|-53.1233|0|
QOQ||Saarloq Heliport|Helipuerto Saarloq|Saarloq||60.5378|-46.0247|0|
QRY||Ikerasaarsuk Heliport|Helipuerto Ikerasaarsuk|Ikerasaarsuk||68.1409|-53.4415|0|
QUP||Saqqaq Heliport|Helipuerto Saqqaq|Saqqaq||70.05|-52|0|
QUV||Aappilattoq Heliport (Kujalleq)|Helipuerto Aappilattoq|Aappilattoq||60.1519|-44.2881|0|
QUW||Ammassivik Heliport|Helipuerto Ammassivik|Ammassivik||60.5961|-45.3775|0|
SAE||Saattut Heliport|Helipuerto Saattut|Saattut||70.8115|-51.6321|0|
SFJ||Kangerlussuaq Airport|Aeropuerto Kangerlussuaq|Kangerlussuaq||67.0122|-50.7197|9|
TQA||Tasiusaq Heliport (Avannaata)|Helipuerto Tasiusaq|Tasiusaq||73.3731|-56.0603|0|
TQI||Tiniteqilaaq Heliport|Helipuerto Tiniteqilaaq|Tiniteqilaaq||65.892|-37.7833|0|
UAK||Narsarsuaq Airport|Aeropuerto Narsarsuaq|Narsarsuaq||61.1626|-45.4179|8|
UMD||Uummannaq Airport|Aeropuerto Uummannaq|Uummannaq||70.6689|-52.1178|0|
UPK||Upernavik Kujalleq Heliport|Helipuerto Upernavik Kujalleq|Upernavik Kujalleq||72.1527|-55.5311|0|
XEQ||Tasiusaq Heliport (Kujalleq)|Helipuerto Tasiusaq|Tasiusaq||60.1944|-44.8134|0|
XIQ||Ilimanaq Harbour Heliport|Helipuerto Ilimanaq Harbour|Ilimanaq Harbour||69|-51|0|
@GL America/Scoresbysund
CNP||Neerlerit Inaat Airport|Aeropuerto Neerlerit Inaat|Neerlerit Inaat||70.7431|-22.6583|2|Nerlerit Inaat
OBY||Ittoqqortoormiit Heliport|Helipuerto Ittoqqortoormiit|Ittoqqortoormiit||70.4883|-21.9719|0|
@GL America/Thule
NAQ||Qaanaaq Airport|Aeropuerto Qaanaaq|Qaanaaq||77.4895|-69.383|2|
SRK||Siorapaluk Heliport|Helipuerto Siorapaluk|Siorapaluk||77.7778|-70.8272|0|
SVR||Savissivik Heliport|Helipuerto Savissivik|Savissivik||76.0186|-65.1176|0|
THU||Pituffik Space Base|Aeropuerto Pituffik Space Base|Pituffik Space Base||76.5333|-68.7|9|
@GM Africa/Banjul
BJL||Yundum International Airport|Aeropuerto Internacional Yundum|Yundum||13.3441|-16.6522|18|Banjul
@GN Africa/Conakry
CKY||Conakry International Airport|Aeropuerto Internacional Conakry|Conakry||9.5757|-13.6202|10|
@GP America/Guadeloupe
BBR||Baillif Airport|Aeropuerto Baillif|Baillif||16.0164|-61.7394|1|
DSD||La Desirade Airport|Aeropuerto La Desirade|La Desirade||16.3333|-61.0167|2|
GBJ||Marie-Galante Airport|Aeropuerto Marie-Galante|Marie-Galante||15.8692|-61.2722|7|
HTB||Terre-de-Bas Airport|Aeropuerto Terre-de-Bas|Terre-de-Bas||15.7167|-61.6333|6|
PTP||Guadeloupe Maryse Condé International Airport|Aeropuerto Internacional de Guadalupe Maryse Condé|Pointe-à-Pitre||16.2702|-61.5268|34|
SFC||Saint Francois Airport|Aeropuerto Saint Francois|Saint Francois||16.25|-61.2833|1|
@GQ Africa/Malabo
BSG||Bata Airport|Aeropuerto Bata|Bata||1.9067|9.8022|8|
NBN||Annobon Airport|Aeropuerto Annobon|Annobon||-1.4103|5.6219|3|
SSG||Malabo Airport|Aeropuerto Malabo|Malabo||3.7578|8.7161|9|
@GR Europe/Athens
AOK||Karpathos Airport|Aeropuerto Karpathos|Karpathos||35.4207|27.1467|8|Karpathos Island
ATH||Athens International Airport|Aeropuerto Internacional de Atenas|Athens|Atenas|37.9363|23.9465|76|Athina
AXD||Demokritos Airport|Aeropuerto Demokritos|Demokritos||40.8568|25.9449|9|Alexandroupoli
CFU||Corfu International Airport|Aeropuerto Internacional de Corfú|Corfu|Corfú|39.6078|19.9146|42|
CHQ||Chania International Airport|Aeropuerto Internacional de La Canea|Chania (Crete)|La Canea (Creta)|35.5402|24.1404|40|
EFL||Kefallinia Airport|Aeropuerto Kefallinia|Kefallinia||38.1181|20.5056|9|Kefalonia Island
GPA||Araxos Airport|Aeropuerto Araxos|Araxos||38.25|21.7333|10|
HER||Heraklion International Airport Nikos Kazantzakis|Aeropuerto Internacional Nikos Kazantzakis de Heraclión|Heraklion (Crete)|Heraclión (Creta)|35.3366|25.1742|52|
IOA||Ioannina Airport|Aeropuerto Ioannina|Ioannina||39.6967|20.8258|9|
JIK||Ikaria Airport|Aeropuerto Ikaria|Ikaria||37.6667|26.3333|3|Ikaria Island
JKH||Chios Airport|Aeropuerto Chios|Chios||38.3458|26.1423|8|Chios Island
JKL||Kalymnos Island National Airport|Aeropuerto Nacional Kalymnos Island|Kalymnos Island||36.9633|26.9406|2|
JMK||Mykonos Airport|Aeropuerto de Miconos|Mykonos|Miconos|37.4361|25.3444|40|
JNX||Naxos Airport|Aeropuerto Naxos|Naxos||37.1|25.3833|2|Naxos Island
JSH||Sitia Airport|Aeropuerto Sitia|Sitia||35.2167|26.1167|7|Sitia Public
JSI||Skiathos Airport|Aeropuerto Skiathos|Skiathos||39.1806|23.5056|8|Skiathos Island
JSY||Syros Island Airport|Aeropuerto Syros Island|Syros Island||37.4236|24.95|2|
JTR||Santorini International Airport|Aeropuerto Internacional de Santorini|Santorini||36.4043|25.476|44|
JTY||Astypalaia Airport|Aeropuerto Astypalaia|Astypalaia||36.5667|26.3667|2|Astypalaia Island
KGS||Kos Airport|Aeropuerto Kos|Kos||36.801|27.0895|9|Kos Island
KIT||Kithira Airport|Aeropuerto Kithira|Kithira||36.2917|23.025|2|Kithira Island
KLX||Kalamata Airport|Aeropuerto Kalamata|Kalamata||37.0694|22.0278|9|
KSJ||Kasos Island Airport|Aeropuerto Kasos Island|Kasos Island||35.4213|26.9109|2|Kassos Island Public
KSO||Aristoteles Airport|Aeropuerto Aristoteles|Aristoteles||40.4508|21.2733|3|Kastoria
KVA||Kavala International Airport|Aeropuerto Internacional Kavala|Kavala||40.913|24.6197|9|
KZI||Philippos Airport|Aeropuerto Philippos|Philippos||40.2886|21.8419|8|Kozani
KZS||Kastellorizo Airport|Aeropuerto Kastellorizo|Kastellorizo||36.1417|29.5764|2|
LRS||Leros Airport|Aeropuerto Leros|Leros||37.5167|26.7833|2|
LXS||Limnos Airport|Aeropuerto Limnos|Limnos||39.9239|25.2334|4|Lemnos
MJT||Mytilene International Airport|Aeropuerto Internacional Mytilene|Mytilene||39.0539|26.6032|8|
MLO||Milos Airport|Aeropuerto Milos|Milos||36.6961|24.475|2|Milos Island
PAS||Paros National Airport|Aeropuerto Nacional Paros|Paros||37.0208|25.1131|2|New Paros
PVK||Aktion Airport|Aeropuerto Aktion|Aktion||38.9264|20.7658|9|
RHO||Rhodes International Airport|Aeropuerto Internacional de Rodas|Rhodes|Rodas|36.4019|28.0907|46|
SKG||Thessaloniki Airport Makedonia|Aeropuerto de Tesalónica-Macedonia|Thessaloniki|Tesalónica|40.5208|22.9722|50|
SKU||Skiros Airport|Aeropuerto Skiros|Skiros||38.9167|24.5667|4|Skyros Island
SMI||Samos Airport|Aeropuerto Samos|Samos||37.6914|26.9144|8|
VOL||Nea Anchialos Airport|Aeropuerto Nea Anchialos|Nea Anchialos||39.2203|22.7927|7|
ZTH||Zakinthos Airport|Aeropuerto Zakinthos|Zakinthos||37.7535|20.8847|8|Zakynthos
@GT America/Guatemala
AAZ||Los Altos Airport|Aeropuerto Los Altos|Los Altos||14.8653|-91.5028|3|Quetzaltenango
EMR||El Mirador Heliport|Helipuerto El Mirador|El Mirador||17.7517|-89.9247|0|
FRS||Mundo Maya International Airport|Aeropuerto Internacional Mundo Maya|Flores||16.9167|-89.8833|22|
GUA||La Aurora International Airport|Aeropuerto Internacional La Aurora|Guatemala City|Ciudad de Guatemala|14.5881|-90.5307|52|Guatemala
HUG||Huehuetenango Airport|Aeropuerto Huehuetenango|Huehuetenango||15.3333|-91.4667|1|
MCR||Melchor De Menco Airport|Aeropuerto Melchor De Menco|Melchor De Menco||17|-92.0083|6|
PBR||Puerto Barrios Airport|Aeropuerto Puerto Barrios|Puerto Barrios||15.7309|-88.5837|9|
PCG||Paso Caballos Airport|Aeropuerto Paso Caballos|Paso Caballos||17.26|-90.2472|6|
RER||Retalhuleu Airport|Aeropuerto Retalhuleu|Retalhuleu||14.5211|-91.6974|8|
TKM||El Peten Airport|Aeropuerto El Peten|El Peten||17.2264|-89.605|1|Taksimo
@GU Pacific/Guam
GUM||Antonio B. Won Pat International Airport|Aeropuerto Internacional Antonio B. Won Pat|Guam||13.4928|144.8048|40|
NGM||Agana Naval Air Station|Aeropuerto Agana Naval Air Station|Agana Naval Air Station||13.45|144.75|6|
NRV||United States Coast Guard Shore Station|Aeropuerto United States Coast Guard Shore Station|United States Coast Guard Shore Station||13.4639|144.7639|6|
@GW Africa/Bissau
OXB||Osvaldo Vieira Airport|Aeropuerto Osvaldo Vieira|Osvaldo Vieira||11.8889|-15.6572|9|
@GY America/Guyana
GEO||Cheddi Jagan International Airport|Aeropuerto Internacional Cheddi Jagan|Georgetown||6.5038|-58.2531|26|
KAI||Kaieteur Airport|Aeropuerto Kaieteur|Kaieteur||5.1696|-59.4905|7|
LTM||Lethem Airport|Aeropuerto Lethem|Lethem||3.3717|-59.79|8|
OGL||Ogle International Airport|Aeropuerto Internacional Ogle|Ogle||6.8077|-58.1052|7|
@HK Asia/Hong_Kong
HHP||Sheung Wan Heliport|Helipuerto Sheung Wan|Sheung Wan||22.2914|114.1494|0|
HKG||Hong Kong International Airport|Aeropuerto Internacional de Hong Kong|Hong Kong||22.308|113.9185|92|
@HN America/Tegucigalpa
CAA||Catacamas Airport|Aeropuerto Catacamas|Catacamas||14.8306|-85.8944|6|
GJA||Guanaja Airport|Aeropuerto Guanaja|Guanaja||16.445|-85.9058|7|
LCE||Goloson International Airport|Aeropuerto Internacional Goloson|Goloson||15.7406|-86.8572|9|
PEU||Puerto Lempira Airport|Aeropuerto Puerto Lempira|Puerto Lempira||15.2167|-83.7667|3|
RTB||Juan Manuel Gálvez International Airport|Aeropuerto Internacional Juan Manuel Gálvez|Roatán||16.3182|-86.5272|26|
SAP||Ramón Villeda Morales International Airport|Aeropuerto Internacional Ramón Villeda Morales|San Pedro Sula||15.4562|-87.9278|38|
TGU||Toncontín International Airport|Aeropuerto Internacional Toncontín|Tegucigalpa||14.0601|-87.2197|24|
UII||Utila Airport|Aeropuerto Utila|Utila||16.0917|-86.8875|2|
XPL||Palmerola International Airport|Aeropuerto Internacional Palmerola|Comayagua (Tegucigalpa)||14.4167|-87.6167|32|
@HR Europe/Zagreb
BWK||Bol Airport|Aeropuerto Bol|Bol||43.2833|16.6833|8|Brač
DBV||Dubrovnik Airport|Aeropuerto de Dubrovnik|Dubrovnik||42.5607|18.2606|42|
OSI||Osijek Airport|Aeropuerto Osijek|Osijek||45.4659|18.8072|7|
PUY||Pula Airport|Aeropuerto Pula|Pula||44.8917|13.9236|9|
RJK||Rijeka Airport|Aeropuerto Rijeka|Rijeka||45.2158|14.5683|9|
SPU||Split Airport|Aeropuerto de Split|Split||43.5365|16.2995|42|
ZAD||Zadar Airport|Aeropuerto Zadar|Zadar||44.0978|15.3567|9|
ZAG||Zagreb Franjo Tuđman Airport|Aeropuerto Franjo Tuđman de Zagreb|Zagreb||45.7332|16.0615|44|
@HT America/Port-au-Prince
CAP||Cap Haitien Airport|Aeropuerto Cap Haitien|Cap Haitien||19.7328|-72.195|6|
CYA||Les Cayes Airport|Aeropuerto Les Cayes|Les Cayes||18.2697|-73.7883|7|Antoine-Simon
JEE||Jeremie Airport|Aeropuerto Jeremie|Jeremie||18.6622|-74.1697|6|
PAP||Toussaint Louverture International Airport|Aeropuerto Internacional Toussaint Louverture|Port-au-Prince|Puerto Príncipe|18.5754|-72.2947|30|
@HU Europe/Budapest
BUD||Budapest Ferenc Liszt International Airport|Aeropuerto Internacional Ferenc Liszt de Budapest|Budapest||47.433|19.2616|62|
DEB||Debrecen Airport|Aeropuerto Debrecen|Debrecen||47.55|21.7|9|
PEV||Pécs-Pogány Airport|Aeropuerto Pécs-Pogány|Pécs-Pogány||45.9908|18.2408|8|
QGY||Gyor-Per International Airport|Aeropuerto Internacional Gyor-Per|Gyor-Per||47.6271|17.8083|3|
SOB||Sarmellek/Balaton Airport|Aeropuerto Sarmellek/Balaton|Sarmellek/Balaton||46.7135|17.2404|9|
@ID Asia/Jakarta
BDO||Husein Sastranegara International Airport|Aeropuerto Internacional Husein Sastranegara|Husein Sastranegara||-6.9046|107.5818|16|
BKS||Fatmawati Soekarno Airport|Aeropuerto Fatmawati Soekarno|Fatmawati Soekarno||-3.8606|102.3383|8|
BTH||Hang Nadim Airport|Aeropuerto Hang Nadim|Hang Nadim||1.1236|104.1153|17|
BTJ||Sultan Iskandar Muda International Airport|Aeropuerto Internacional Sultan Iskandar Muda|Sultan Iskandar Muda||5.518|95.4183|8|
BUU||Muara Bungo Airport|Aeropuerto Muara Bungo|Muara Bungo||-1.5425|102.1828|2|
BWX||Banyuwangi International Airport|Aeropuerto Internacional Banyuwangi|Banyuwangi||-8.3102|114.3405|3|
CGK|JKT|Soekarno–Hatta International Airport|Aeropuerto Internacional Soekarno-Hatta|Jakarta|Yakarta|-6.1306|106.6555|86|
CJN||Cijulang Nusawiru Airport|Aeropuerto Cijulang Nusawiru|Cijulang Nusawiru||-7.72|108.4886|3|
CXP||Tunggul Wulung Airport|Aeropuerto Tunggul Wulung|Tunggul Wulung||-7.7333|109|6|
DJB||Sultan Thaha Syaifuddin Airport|Aeropuerto Sultan Thaha Syaifuddin|Sultan Thaha Syaifuddin||-1.6316|103.6388|3|
DTB||Silangit Airport|Aeropuerto Silangit|Silangit||2.2597|98.9953|4|
DUM||Pinang Kampai Airport|Aeropuerto Pinang Kampai|Pinang Kampai||1.6117|101.4337|8|
FLZ||Ferdinand Lumban Tobing Airport|Aeropuerto Ferdinand Lumban Tobing|Ferdinand Lumban Tobing||1.5558|98.8889|8|
GNS||Gunungsitoli Airport|Aeropuerto Gunungsitoli|Gunungsitoli||1.25|97.5|7|Binaka
HLP|JKT|Halim Perdanakusuma International Airport|Aeropuerto Internacional Halim Perdanakusuma|Jakarta|Yakarta|-6.2681|106.8903|34|
JBB||Noto Hadinegoro Airport|Aeropuerto Noto Hadinegoro|Noto Hadinegoro||-8.2424|113.6953|3|
JOG||Adisutjipto Airport|Aeropuerto Adisutjipto|Yogyakarta||-7.7856|110.4371|24|
KJT||Kertajati International Airport|Aeropuerto Internacional Kertajati|Kertajati||-6.6692|108.1911|9|
KNO|MES|Kualanamu International Airport|Aeropuerto Internacional de Kualanamu|Medan||3.6354|98.879|48|
KRC||Kerinci Airport|Aeropuerto Kerinci|Kerinci||-1.7167|101.25|1|Depati Parbo
KTG||Ketapang Airport|Aeropuerto Ketapang|Ketapang||-1.8333|109.9833|8|Rahadi Osman
KWB||Dewadaru Airport|Aeropuerto Dewadaru|Dewadaru||-5.8022|110.4784|1|
LKI||Lasikin Airport|Aeropuerto Lasikin|Lasikin||2.4105|96.3255|1|
LSR||Alas Leuser Airport|Aeropuerto Alas Leuser|Alas Leuser||3.392|97.864|3|
LSW||Malikus Saleh Airport|Aeropuerto Malikus Saleh|Malikus Saleh||5.2267|96.9503|1|
MEQ||Cut Nyak Dhien Airport|Aeropuerto Cut Nyak Dhien|Cut Nyak Dhien||4.15|96.1167|6|
MJY||Mangunjaya Airport|Aeropuerto Mangunjaya|Mangunjaya||-2.7333|103.5667|1|
MPC||Muko-Muko Airport|Aeropuerto Muko-Muko|Muko-Muko||-2.55|101.1|1|Bandar Udara Mukomuko
NTX||Natuna Ranai Airport|Aeropuerto Natuna Ranai|Natuna Ranai||3.95|108.3833|9|
PDG||Minangkabau International Airport|Aeropuerto Internacional Minangkabau|Minangkabau||-0.7867|100.2806|16|
PDO||Pendopo Airport|Aeropuerto Pendopo|Pendopo||-3.2833|103.8667|7|
PGK||Depati Amir Airport|Aeropuerto Depati Amir|Depati Amir||-2.164|106.1371|8|Pangkalpinang
PKN||Iskandar Airport|Aeropuerto Iskandar|Iskandar||-2.7038|111.6699|3|
PKU||Sultan Syarif Kasim II International Airport|Aeropuerto Internacional Sultan Syarif Kasim II|Sultan Syarif Kasim II||0.4646|101.4469|16|Sultan Syarif Qasim II
PKY||Tjilik Riwut Airport|Aeropuerto Tjilik Riwut|Tjilik Riwut||-2.224|113.9458|8|
PLM||Sultan Mahmud Badaruddin II Airport|Aeropuerto Sultan Mahmud Badaruddin II|Sultan Mahmud Badaruddin II||-2.9001|104.6986|16|
PNK||Supadio International Airport|Aeropuerto Internacional Supadio|Supadio||-0.1474|109.4053|16|
RKI||Rokot Airport|Aeropuerto Rokot|Rokot||-0.95|100.75|1|
SMQ||H. Asan Airport|Aeropuerto H. Asan|H. Asan||-2.5028|112.979|3|
SOC||Adi Sumarmo International Airport|Aeropuerto Internacional Adi Sumarmo|Adi Sumarmo||-7.5145|110.75|8|
SRG||Jenderal Ahmad Yani International Airport|Aeropuerto Internacional Jenderal Ahmad Yani|Jenderal Ahmad Yani||-6.9792|110.3785|16|Achmad Yani
SUB||Juanda International Airport|Aeropuerto Internacional de Juanda|Surabaya||-7.3779|112.7938|58|
TJG||Tanjung Warukin Airport|Aeropuerto Tanjung Warukin|Tanjung Warukin||-2.2166|115.436|8|Bandar Udara Warukin
TJQ||H.A.S. Hanandjoeddin Airport|Aeropuerto H.A.S. Hanandjoeddin|H.A.S. Hanandjoeddin||-2.75|107.65|1|
TKG||Radin Inten II Airport|Aeropuerto Radin Inten II|Radin Inten II||-5.2428|105.1758|8|
TNJ||Raja Haji Fisabilillah Airport|Aeropuerto Raja Haji Fisabilillah|Raja Haji Fisabilillah||0.9192|104.5361|3|
TXE||Takengon Rembele Airport|Aeropuerto Takengon Rembele|Takengon Rembele||4.7212|96.849|7|
YIA|JOG|Yogyakarta International Airport|Aeropuerto Internacional de Yogyakarta|Yogyakarta||-7.9075|110.0545|40|
@ID Asia/Jayapura
AMQ||Pattimura International Airport|Aeropuerto Internacional Pattimura|Pattimura||-3.705|128.0889|8|
BIK||Frans Kaisiepo International Airport|Aeropuerto Internacional Frans Kaisiepo|Frans Kaisiepo||-1.1919|136.1058|10|
BUI||Bokondini Airport|Aeropuerto Bokondini|Bokondini||-3.6847|138.68|2|
DEX||Nop Goliath Airport|Aeropuerto Nop Goliath|Nop Goliath||-4.8557|139.482|3|Nop Goliat Dekai
DJJ||Sentani Airport|Aeropuerto Sentani|Sentani||-2.5699|140.513|16|Dortheys Hiyo Eluay
FKQ||Fak Fak Airport|Aeropuerto Fak Fak|Fak Fak||-2.9167|132.3|7|
KNG||Kaimana Airport|Aeropuerto Kaimana|Kaimana||-3.65|133.75|8|
LUV||Langgur Airport|Aeropuerto Langgur|Langgur||-5.6667|132.7167|7|Karel Sadsuitubun
MKQ||Mopah Airport|Aeropuerto Mopah|Mopah||-8.5198|140.4189|8|
MKW||Rendani Airport|Aeropuerto Rendani|Rendani||-0.8931|134.0528|8|
MLG||Abdul Rachman Saleh Airport|Aeropuerto Abdul Rachman Saleh|Abdul Rachman Saleh||-7.9266|112.7145|8|
MXB||Andi Jemma Airport|Aeropuerto Andi Jemma|Andi Jemma||-2.5569|120.327|1|
NAM||Namlea Airport|Aeropuerto Namlea|Namlea||-3.3|127.1|7|
OKL||Gunung Bintang Airport|Aeropuerto Gunung Bintang|Gunung Bintang||-4.9081|140.6305|7|Bandar Udara Oksibil
PGQ||Pekaulang Buli Airport|Aeropuerto Pekaulang Buli|Pekaulang Buli||0.9175|128.3831|1|
RJM||Marinda Airport|Aeropuerto Marinda|Marinda||-0.4231|130.7733|2|
SOQ||Domine Eduard Osok Airport|Aeropuerto Domine Eduard Osok|Domine Eduard Osok||-0.8902|131.2906|8|
SXK||Mathilda Batlayeri Airport|Aeropuerto Mathilda Batlayeri|Mathilda Batlayeri||-7.8495|131.334|2|
TIM||Mozes Kilangin Airport|Aeropuerto Mozes Kilangin|Mozes Kilangin||-4.5257|136.8875|9|
TMH||Tanahmerah Airport|Aeropuerto Tanahmerah|Tanahmerah||-6.0833|140.2667|6|
TTE||Sultan Babullah Airport|Aeropuerto Sultan Babullah|Sultan Babullah||0.8322|127.3791|8|
UGU||Bilogai-Sugapa Airport|Aeropuerto Bilogai-Sugapa|Bilogai-Sugapa||-3.7333|137.0333|6|
WMX||Wamena Airport|Aeropuerto Wamena|Wamena||-4.0999|138.9536|16|
@ID Asia/Makassar
AAP||Aji Pangeran Tumenggung Pranoto International Airport|Aeropuerto Internacional Aji Pangeran Tumenggung Pranoto|Aji Pangeran Tumenggung Pranoto||-0.3736|117.2556|8|
ABU||A.A. Bere Tallo Airport|Aeropuerto A.A. Bere Tallo|A.A. Bere Tallo||-9.0752|124.907|2|Haliwen
ARD||Alor Island Airport|Aeropuerto Alor Island|Alor Island||-8.1326|124.5981|2|
BDJ||Syamsudin Noor International Airport|Aeropuerto Internacional Syamsudin Noor|Syamsudin Noor||-3.438|114.7543|16|
BEJ||Kalimarau Airport|Aeropuerto Kalimarau|Kalimarau||2.1553|117.4335|3|
BMU||Sultan Muhammad Salahuddin Airport|Aeropuerto Sultan Muhammad Salahuddin|Sultan Muhammad Salahuddin||-8.5425|118.6918|2|Bima
BPN||Sultan Aji Muhammad International Airport|Aeropuerto Internacional Sultan Aji Muhammad|Sultan Aji Muhammad||-1.2606|116.9008|16|Sultan Aji Muhamad Sulaiman
BTW||Batulicin Airport|Aeropuerto Batulicin|Batulicin||-3.4119|116.0001|3|Bandar Udara Bersujud
BXT||Bontang Airport|Aeropuerto Bontang|Bontang||0.1667|117.5|2|PT Badak Bontang
DPS||Ngurah Rai International Airport|Aeropuerto Internacional Ngurah Rai|Denpasar (Bali)||-8.7481|115.1675|76|Bali
DTD||Datadawai Airport|Aeropuerto Datadawai|Datadawai||0.8103|114.5303|2|
ENE||H. Hasan Aroeboesman Airport|Aeropuerto H. Hasan Aroeboesman|H. Hasan Aroeboesman||-8.8482|121.6647|2|Ende
GTO||Tolotio Airport|Aeropuerto Tolotio|Tolotio||0.639|122.8509|3|Jalaluddin
KBU||Gusti Syamsir Alam Airport|Aeropuerto Gusti Syamsir Alam|Gusti Syamsir Alam||-3.2958|116.1657|1|
KDI||Haluoleo Airport|Aeropuerto Haluoleo|Haluoleo||-4.0815|122.4189|3|Kendari
KOE||El Tari Kupang International Airport|Aeropuerto Internacional El Tari Kupang|El Tari Kupang||-10.1685|123.6673|3|
KSR||H. Aroeppala Airport|Aeropuerto H. Aroeppala|H. Aroeppala||-6.1786|120.4372|1|
KXB||Sangia Nibandera Airport|Aeropuerto Sangia Nibandera|Sangia Nibandera||-4.3412|121.524|8|
LBJ||Komodo Airport|Aeropuerto Komodo|Komodo||-8.4862|119.8893|2|
LBW||Juvai Semaring Airport|Aeropuerto Juvai Semaring|Juvai Semaring||3.9028|115.6921|2|Long Bawan
LKA||Gewayantana Airport|Aeropuerto Gewayantana|Gewayantana||-8.2743|123.0013|2|
LKM||Lolak Bolaang Mongondow Airport|Aeropuerto Lolak Bolaang Mongondow|Lolak Bolaang Mongondow||0.8887|124.0334|3|Raja Loloda Mokoagow
LLO||Lagaligo Airport|Aeropuerto Lagaligo|Lagaligo||-3.0852|120.2455|3|Bua
LNU||Robert Atty Bessing Airport|Aeropuerto Robert Atty Bessing|Robert Atty Bessing||3.5753|116.6197|1|
LOP||Lombok International Airport|Aeropuerto Internacional de Lombok|Praya (Lombok)||-8.7616|116.2738|38|Lombok
LPU||Long Apung Airport|Aeropuerto Long Apung|Long Apung||1.7071|114.97|2|
MDC||Sam Ratulangi International Airport|Aeropuerto Internacional Sam Ratulangi|Sam Ratulangi||1.5435|124.922|17|
MOF||Frans Xavier Seda Airport|Aeropuerto Frans Xavier Seda|Frans Xavier Seda||-8.6377|122.2383|3|
NAH||Naha Airport|Aeropuerto Naha|Naha||3.7167|125.3667|7|
NNX||Nunukan Airport|Aeropuerto Nunukan|Nunukan||4.1368|117.6671|2|
NPO||Nangapinoh Airport|Aeropuerto Nangapinoh|Nangapinoh||-0.3333|111.7333|7|
OJU||Tanjung Api Airport|Aeropuerto Tanjung Api|Tanjung Api||-0.8644|121.6231|3|
PLW||Mutiara Airport|Aeropuerto Mutiara|Mutiara||-0.9186|119.9097|8|
PSU||Putussibau Airport|Aeropuerto Putussibau|Putussibau||0.8333|112.9333|7|Pangsuma
PUM||Pomala Airport|Aeropuerto Pomala|Pomala||-4.1833|121.6167|6|
RTG||Frans Sales Lega Airport|Aeropuerto Frans Sales Lega|Frans Sales Lega||-8.5969|120.4783|2|
SQG||Tebelian Airport|Aeropuerto Tebelian|Tebelian||-0.0419|111.4567|6|
SWQ||Sultan Muhammad Kaharuddin III Airport|Aeropuerto Sultan Muhammad Kaharuddin III|Sultan Muhammad Kaharuddin III||-8.4891|117.4141|3|
TBM||Tumbang Samba Airport|Aeropuerto Tumbang Samba|Tumbang Samba||-3.25|112.5833|2|Bandar Udara Tumbang Samba
TJS||Tanjung Harapan Airport|Aeropuerto Tanjung Harapan|Tanjung Harapan||2.8364|117.3736|1|
TLI||Sultan Bantilan Airport|Aeropuerto Sultan Bantilan|Sultan Bantilan||1.1225|120.7936|3|
TMC||Lede Kalumbang Airport|Aeropuerto Lede Kalumbang|Lede Kalumbang||-9.3403|119.1831|1|Tambolaka
TRK||Juwata International Airport|Aeropuerto Internacional Juwata|Juwata||3.3264|117.5686|8|
TRT||Toraja Airport|Aeropuerto Toraja|Toraja||-3.1858|119.9177|3|
TSX||Tanjung Santan Airport|Aeropuerto Tanjung Santan|Tanjung Santan||-0.0833|117.4333|6|
UOL||Pogogul Airport|Aeropuerto Pogogul|Pogogul||1.1044|121.416|2|
UPG||Sultan Hasanuddin International Airport|Aeropuerto Internacional Sultán Hasanuddin|Makassar||-5.077|119.5477|50|
WGP||Waingapu Airport|Aeropuerto Waingapu|Waingapu||-9.6667|120.3|3|Mau Hau
WNI||Matahora Airport|Aeropuerto Matahora|Matahora||-5.3167|123.5833|8|
@ID Asia/Pontianak
HMS||Haji Muhammad Sidik Airport|Aeropuerto Haji Muhammad Sidik|Haji Muhammad Sidik||-1.0247|114.9278|1|
KLP||Seruyan Kuala Pembuang Airport|Aeropuerto Seruyan Kuala Pembuang|Seruyan Kuala Pembuang||-3.3764|112.5369|1|
@IE Europe/Dublin
CFN||Donegal Airport|Aeropuerto Donegal|Donegal||55.0417|-8.3403|7|
DUB||Dublin Airport|Aeropuerto de Dublín|Dublin|Dublín|53.4273|-6.2436|72|
IIA||Inishmaan Airport|Aeropuerto Inishmaan|Inishmaan||53.0833|-9.5333|2|
INQ||Inisheer Airport|Aeropuerto Inisheer|Inisheer||53.0333|-9.4333|2|
IOR||Kilronan Airport|Aeropuerto Kilronan|Kilronan||53.1167|-9.75|1|Inishmore
KIR||Kerry County Airport|Aeropuerto Kerry|Kerry||52.1815|-9.5357|7|
NNR||Connemara Airport|Aeropuerto Connemara|Connemara||53.2167|-9.4667|2|Aerfort na Minna
NOC||Ireland West Airport Knock|Aeropuerto Ireland West|Ireland West||53.914|-8.8105|9|
ORK||Cork Airport|Aeropuerto de Cork|Cork||51.8491|-8.4898|34|
SNN||Shannon Airport|Aeropuerto de Shannon|Shannon||52.6925|-8.9204|32|
WEX||Castlebridge Airport|Aeropuerto Castlebridge|Castlebridge||52.3333|-6.4667|6|
@IL Asia/Jerusalem
ETM||Eilat-Ramon Airport|Aeropuerto Eilat-Ramon|Eilat-Ramon||29.7256|35.0032|18|
HFA||Haifa Airport|Aeropuerto Haifa|Haifa||32.8115|35.0446|7|
MIP||Mitspeh Ramon Airport|Aeropuerto Mitspeh Ramon|Mitspeh Ramon||30.6|34.8|6|
TLV||Ben Gurion Airport|Aeropuerto Internacional Ben Gurión|Tel Aviv||32.0005|34.8707|70|Jerusalem Jerusalén Lod
@IM Europe/Isle_of_Man
IOM||Isle of Man Airport|Aeropuerto Isle of Man|Isle of Man||54.0868|-4.6332|8|
@IN Asia/Kolkata
AGR||Agra Airport|Aeropuerto Agra|Agra||27.1583|77.9628|9|
AGX||Agatti Island Airport|Aeropuerto Agatti Island|Agatti Island||10.829|72.1799|6|
AHA||Maa Mahamaya Ambikapur Airport|Aeropuerto Maa Mahamaya Ambikapur|Maa Mahamaya Ambikapur||22.9872|83.1961|1|
AIP||Adampur Airport|Aeropuerto Adampur|Adampur||31.4331|75.7606|4|Adampur Air Force Base
AJL||Aizawl Airport|Aeropuerto Aizawl|Aizawl||23.839|92.6248|7|Lengpui
AMD||Sardar Vallabhbhai Patel International Airport|Aeropuerto Internacional Sardar Vallabhbhai Patel|Ahmedabad||23.0664|72.6242|52|
ATQ||Sri Guru Ram Dass Jee International Airport|Aeropuerto Internacional Sri Guru Ram Dass Jee|Sri Guru Ram Dass Jee||31.7054|74.8067|9|
AVR||Amravati Airport|Aeropuerto Amravati|Amravati||20.8146|77.7178|6|
AYJ||Ayodhya Airport|Aeropuerto Ayodhya|Ayodhya||26.748|82.1508|1|
BBI||Biju Patnaik International Airport|Aeropuerto Internacional Biju Patnaik|Biju Patnaik||20.2529|85.8174|8|
BDQ||Vadodara Airport|Aeropuerto Vadodara|Vadodara||22.3291|73.2157|9|
BEK||Bareilly Airport|Aeropuerto Bareilly|Bareilly||28.4667|79.45|9|Trishul Air-base
BHJ||Shyamji Krishna Verma Airport|Aeropuerto Shyamji Krishna Verma|Shyamji Krishna Verma||23.2875|69.6706|9|Bhuj
BHO||Raja Bhoj Airport|Aeropuerto Raja Bhoj|Raja Bhoj||23.2906|77.3355|8|Bhopal
BHU||Bhavnagar Airport|Aeropuerto Bhavnagar|Bhavnagar||21.755|72.1844|8|
BLR||Kempegowda International Airport|Aeropuerto Internacional Kempegowda|Bengaluru|Bangalore|13.2008|77.7102|76|Bangalore
BOM||Chhatrapati Shivaji Maharaj International Airport|Aeropuerto Internacional Chhatrapati Shivaji Maharaj|Mumbai|Bombay|19.0899|72.868|84|Bombay
CCJ||Kozhikode Calicut International Airport|Aeropuerto Internacional Kozhikode Calicut|Kozhikode Calicut||11.1388|75.95|17|
CCU||Netaji Subhas Chandra Bose International Airport|Aeropuerto Internacional Netaji Subhas Chandra Bose|Kolkata|Calcuta|22.6453|88.4393|62|Calcutta
CDP||Kadapa Airport|Aeropuerto Kadapa|Kadapa||14.5146|78.7648|8|
CJB||Coimbatore International Airport|Aeropuerto Internacional Coimbatore|Coimbatore||11.031|77.0389|9|
CNN||Kannur International Airport|Aeropuerto Internacional Kannur|Kannur||11.92|75.55|9|
COK||Cochin International Airport|Aeropuerto Internacional de Cochín|Kochi|Cochín|10.1556|76.3905|50|Cochin
DBR||Darbhanga Airport|Aeropuerto Darbhanga|Darbhanga||26.1947|85.9175|9|
DED||Dehra Dun Airport|Aeropuerto Dehra Dun|Dehra Dun||30.3167|78.0333|8|Jolly Grant
DEL||Indira Gandhi International Airport|Aeropuerto Internacional Indira Gandhi|Delhi||28.5566|77.1008|90|New Delhi Nueva Delhi
DGH||Deoghar Airport|Aeropuerto Deoghar|Deoghar||24.4447|86.7025|2|
DHM||Gaggal Airport|Aeropuerto Gaggal|Gaggal||32.1655|76.2607|8|Kangra
DIB||Dibrugarh Airport|Aeropuerto Dibrugarh|Dibrugarh||27.4832|95.0165|8|
DIU||Diu Airport|Aeropuerto Diu|Diu||20.7167|70.9167|1|
DMU||Dimapur Airport|Aeropuerto Dimapur|Dimapur||25.8798|93.7729|8|
GAU||Lokpriya Gopinath Bordoloi International Airport|Aeropuerto Internacional Lokpriya Gopinath Bordoloi|Lokpriya Gopinath Bordoloi||26.1052|91.5884|17|
GAY||Gaya Airport|Aeropuerto Gaya|Gaya||24.7467|84.9458|9|
GBI||Kalaburagi Airport|Aeropuerto Kalaburagi|Kalaburagi||17.3078|76.9581|4|
GDB||Gondia Airport|Aeropuerto Gondia|Gondia||21.522|80.01|6|
GOI||Dabolim Airport|Aeropuerto de Dabolim|Goa||15.3845|73.8398|46|
GOP||Gorakhpur Airport|Aeropuerto Gorakhpur|Gorakhpur||26.7469|83.4438|9|
GOX|GOI|Manohar International Airport|Aeropuerto Internacional Manohar|Goa||15.7302|73.8631|36|
GWL||Gwalior Airport|Aeropuerto Gwalior|Gwalior||26.2939|78.23|9|
HBX||Hubli Airport|Aeropuerto Hubli|Hubli||15.3596|75.0863|8|
HDO||Hindon Airport|Aeropuerto Hindon|Hindon||28.7058|77.3421|4|
HGI||Itanagar Hollongi Airport|Aeropuerto Itanagar Hollongi|Itanagar Hollongi||26.97|93.6647|1|
HJR||Khajuraho Airport|Aeropuerto Khajuraho|Khajuraho||24.8187|79.9164|8|
HRH||Aligarh Airport|Aeropuerto Aligarh|Aligarh||27.8592|78.1487|3|
HSS||Maharaja Agrasen International Airport|Aeropuerto Internacional Maharaja Agrasen|Maharaja Agrasen||29.1667|75.8|9|Hisar
HYD||Rajiv Gandhi International Airport|Aeropuerto Internacional Rajiv Gandhi|Hyderabad||17.2337|78.4304|66|
IDR||Devi Ahilyabai Holkar Airport|Aeropuerto Devi Ahilyabai Holkar|Indore||22.7272|75.8082|36|
IMF||Imphal Airport|Aeropuerto Imphal|Imphal||24.7646|93.8971|9|
ISK||Nashik International Airport|Aeropuerto Internacional Nashik|Nashik||20.1167|73.9167|9|
IXA||Maharaja Bir Bikram Singh Airport|Aeropuerto Maharaja Bir Bikram Singh|Maharaja Bir Bikram Singh||23.8926|91.2445|8|Agartala
IXB||Bagdogra Airport|Aeropuerto Bagdogra|Bagdogra||26.6849|88.3248|9|
IXC||Shaheed Bhagat Singh International Airport|Aeropuerto Internacional Shaheed Bhagat Singh|Shaheed Bhagat Singh||30.6768|76.788|9|Chandigarh
IXD||Allahabad Airport|Aeropuerto Allahabad|Allahabad||25.4397|81.7361|9|Prayagraj
IXE||Mangalore International Airport|Aeropuerto Internacional Mangalore|Mangalore||12.9635|74.8901|8|
IXG||Belgaum Airport|Aeropuerto Belgaum|Belgaum||15.8586|74.6183|8|
IXI||Lilabari Airport|Aeropuerto Lilabari|Lilabari||27.2883|94.0921|8|
IXJ||Satwari Airport|Aeropuerto Satwari|Satwari||32.6808|74.8428|8|Jammu
IXK||Keshod Airport|Aeropuerto Keshod|Keshod||21.3194|70.2708|8|
IXL||Kushok Bakula Rimpoche Airport|Aeropuerto Kushok Bakula Rimpoche|Kushok Bakula Rimpoche||34.1404|77.5475|9|Leh Kushok Bakula Rimpochee
IXM||Madurai Airport|Aeropuerto Madurai|Madurai||9.8386|78.0895|8|
IXP||Pathankot Airport|Aeropuerto Pathankot|Pathankot||32.2167|75.6333|9|
IXR||Birsa Munda Airport|Aeropuerto Birsa Munda|Birsa Munda||23.3182|85.3229|9|
IXS||Kumbhirgram Airport|Aeropuerto Kumbhirgram|Kumbhirgram||24.916|92.9793|8|Silchar
IXU||Aurangabad Airport|Aeropuerto Aurangabad|Aurangabad||19.8665|75.3972|8|
IXY||Kandla Airport|Aeropuerto Kandla|Kandla||23.1111|70.1042|8|
IXZ||Veer Savarkar International Airport|Aeropuerto Internacional Veer Savarkar|Veer Savarkar||11.6501|92.7323|8|
JAI||Jaipur International Airport|Aeropuerto Internacional de Jaipur|Jaipur||26.822|75.801|44|
JDH||Jodhpur Airport|Aeropuerto Jodhpur|Jodhpur||26.2639|73.0506|9|
JGA||Govardhanpur Airport|Aeropuerto Govardhanpur|Govardhanpur||22.4633|70.0119|9|Jamnagar
JGB||Jagdalpur Airport|Aeropuerto Jagdalpur|Jagdalpur||19.0667|82.0333|1|
JLG||Jalgaon Airport|Aeropuerto Jalgaon|Jalgaon||20.9619|75.6267|3|
JLR||Jabalpur Airport|Aeropuerto Jabalpur|Jabalpur||22.6667|79.925|8|
JRG||Veer Surendra Sai Airport|Aeropuerto Veer Surendra Sai|Veer Surendra Sai||22.0417|84.0583|4|Jharsuguda
JRH||Rowriah Airport|Aeropuerto Rowriah|Rowriah||26.7345|94.1849|9|Jorhat
JSA||Jaisalmer Airport|Aeropuerto Jaisalmer|Jaisalmer||26.9167|70.9|9|
KJB||Kurnool Airport|Aeropuerto Kurnool|Kurnool||15.7061|78.1608|8|
KLH||Kolhapur Airport|Aeropuerto Kolhapur|Kolhapur||16.6667|74.3333|7|
KNU||Kanpur Airport|Aeropuerto Kanpur|Kanpur||26.4043|80.4099|9|
KQH||Kishangarh Airport|Aeropuerto Kishangarh|Kishangarh||26.6014|74.8142|8|
KUU||Bhuntar Airport|Aeropuerto Bhuntar|Bhuntar||31.9833|77.1|7|Kullu–Manali
LKO||Chaudhary Charan Singh International Airport|Aeropuerto Internacional Chaudhary Charan Singh|Lucknow||26.7643|80.8842|42|
LTU||Latur Airport|Aeropuerto Latur|Latur||18.4096|76.4663|9|
MAA||Chennai International Airport|Aeropuerto Internacional de Chennai|Chennai||12.9823|80.1638|64|Madras Madrás
MYQ||Mysore Airport|Aeropuerto Mysore|Mysore||12.2289|76.6577|3|
NAG||Dr. Babasaheb Ambedkar International Airport|Aeropuerto Internacional Dr. Babasaheb Ambedkar|Dr. Babasaheb Ambedkar||21.09|79.0564|10|
NDC||Shri Guru Gobind Singh Ji Airport, Nanded|Aeropuerto Shri Guru Gobind Singh Ji|Shri Guru Gobind Singh Ji||19.1833|77.3167|9|
NMI||Navi Mumbai International Airport|Aeropuerto Internacional Navi Mumbai|Navi Mumbai||18.9935|73.0646|6|
PAB||Bilaspur Airport|Aeropuerto Bilaspur|Bilaspur||31.3167|76.8333|8|
PAT||Jay Prakash Narayan International Airport|Aeropuerto Internacional Jay Prakash Narayan|Jay Prakash Narayan||25.5949|85.0907|8|
PBD||Porbandar Airport|Aeropuerto Porbandar|Porbandar||21.6472|69.6569|8|
PGH||Pantnagar Airport|Aeropuerto Pantnagar|Pantnagar||29.0319|79.4736|8|
PNQ||Pune Airport|Aeropuerto de Pune|Pune||18.5814|73.9206|46|
PNY||Puducherry Airport|Aeropuerto Puducherry|Puducherry||11.969|79.8128|6|Pondicherry
PYG||Pakyong Airport|Aeropuerto Pakyong|Pakyong||27.2325|88.5883|1|
RAJ||Rajkot Airport|Aeropuerto Rajkot|Rajkot||22.3087|70.7823|8|
RDP||Kazi Nazrul Islam Airport|Aeropuerto Kazi Nazrul Islam|Kazi Nazrul Islam||23.6214|87.2433|9|
REW||Rewa Airport|Aeropuerto Rewa|Rewa||24.5333|81.3|6|
RJA||Rajahmundry Airport|Aeropuerto Rajahmundry|Rajahmundry||17.1096|81.8208|8|
RPR||Swami Vivekananda Airport|Aeropuerto Swami Vivekananda|Swami Vivekananda||21.1846|81.7398|8|
SAG||Shirdi Airport|Aeropuerto Shirdi|Shirdi||19.6886|74.3789|9|
SDW||Sindhudurg Airport|Aeropuerto Sindhudurg|Sindhudurg||16|73.5333|6|
SHL||Shillong Airport|Aeropuerto Shillong|Shillong||25.7049|91.976|8|
STV||Surat International Airport|Aeropuerto Internacional Surat|Surat||21.1177|72.7453|7|
SXR||Sheikh Ul-Alam International Airport Srinagar|Aeropuerto Internacional Sheikh Ul-Alam|Sheikh Ul-Alam||34.0023|74.7626|18|
TCR||Tuticorin Airport|Aeropuerto Tuticorin|Tuticorin||8.7167|78.0333|1|
TEZ||Tezpur Airport|Aeropuerto Tezpur|Tezpur||26.7068|92.7779|9|
TIR||Tirupati Airport|Aeropuerto Tirupati|Tirupati||13.6357|79.5429|4|
TRV||Thiruvananthapuram International Airport|Aeropuerto Internacional de Thiruvananthapuram|Thiruvananthapuram||8.4761|76.9191|42|Trivandrum
TRZ||Tiruchirapalli International Airport|Aeropuerto Internacional Tiruchirapalli|Tiruchirapalli||10.7622|78.7072|8|Tiruchirappalli
UDR||Maharana Pratap Airport|Aeropuerto Maharana Pratap|Maharana Pratap||24.6192|73.8913|8|Udaipur
UKE||Utkela Airport|Aeropuerto Utkela|Utkela||20.0978|83.1833|2|
VGA||Vijayawada Airport|Aeropuerto Vijayawada|Vijayawada||16.5294|80.7972|8|
VIZ||Alluri Sitarama Raju International Airport|Aeropuerto Internacional Alluri Sitarama Raju|Alluri Sitarama Raju||17.9761|83.5039|6|
VNS||Lal Bahadur Shastri International Airport|Aeropuerto Internacional Lal Bahadur Shastri|Lal Bahadur Shastri||25.4497|82.8537|8|
VSV||Shravasti Airport|Aeropuerto Shravasti|Shravasti||27.4999|82.0328|3|
VTZ||Visakhapatnam Airport|Aeropuerto Visakhapatnam|Visakhapatnam||17.7236|83.2277|8|
@IQ Asia/Baghdad
BGW||Baghdad International Airport|Aeropuerto Internacional de Bagdad|Baghdad|Bagdad|33.2559|44.2321|38|
BSR||Basra International Airport|Aeropuerto Internacional Basra|Basra||30.5527|47.6669|8|
EBL||Erbil International Airport|Aeropuerto Internacional Erbil|Erbil||36.2375|43.9631|18|
ISU||Sulaimaniyah International Airport|Aeropuerto Internacional Sulaimaniyah|Sulaimaniyah||35.5724|45.3024|10|
NJF||Al-Najaf International Airport|Aeropuerto Internacional Al-Najaf|Al-Najaf||31.9936|44.3892|9|
@IR Asia/Tehran
ABD||Abadan Airport|Aeropuerto Abadan|Abadan||30.3639|48.2266|9|
ADU||Ardabil Airport|Aeropuerto Ardabil|Ardabil||38.3238|48.4213|10|
AEU||Abu Musa Airport|Aeropuerto Abu Musa|Abu Musa||25.8755|55.0339|9|
AFZ||Sabzevar Airport|Aeropuerto Sabzevar|Sabzevar||36.1715|57.6033|9|
AWZ||Ahwaz International Airport|Aeropuerto Internacional Ahwaz|Ahwaz||31.3429|48.7467|10|Ahvaz
AZD||Yazd Airport|Aeropuerto Yazd|Yazd||31.9036|54.2833|9|Shahid Sadooghi
BDH||Bandar Lengeh International Airport|Aeropuerto Internacional Bandar Lengeh|Bandar Lengeh||26.5295|54.8291|8|
BJB||Bojnurd International Airport|Aeropuerto Internacional Bojnurd|Bojnurd||37.4897|57.3088|10|Bojnourd
BND||Bandar Abbas International Airport|Aeropuerto Internacional Bandar Abbas|Bandar Abbas||27.2106|56.3684|10|
BUZ||Bushehr Airport|Aeropuerto Bushehr|Bushehr||28.9583|50.8254|10|
BXR||Bam Airport|Aeropuerto Bam|Bam||29.0801|58.4494|10|
DEF||Dezful Airport|Aeropuerto Dezful|Dezful||32.4388|48.3847|10|
GCH||Gachsaran Airport|Aeropuerto Gachsaran|Gachsaran||30.3364|50.8317|8|
GSM||Dayrestan Airport|Aeropuerto Dayrestan|Dayrestan||26.7578|55.9053|5|Qeshm
HDM||Hamadan Airport|Aeropuerto Hamadan|Hamadan||34.8671|48.5373|9|
IFN||Isfahan International Airport|Aeropuerto Internacional Isfahan|Isfahan||32.7457|51.8764|10|
IKA|THR|Tehran Imam Khomeini International Airport|Aeropuerto Internacional Imán Jomeini|Tehran|Teherán|35.4086|51.1548|42|
KER||Kerman Airport|Aeropuerto Kerman|Kerman||30.2588|56.9619|10|Ayatollah Hashemi Rafsanjani
KHD||Khorramabad Airport|Aeropuerto Khorramabad|Khorramabad||33.4386|48.2808|9|
KHK||Khark Airport|Aeropuerto Khark|Khark||29.2617|50.3236|8|Kharg
KIH||Kish International Airport|Aeropuerto Internacional Kish|Kish||26.5323|53.9721|10|
KKS||Kashan Airport|Aeropuerto Kashan|Kashan||33.8953|51.577|9|
KSH||Kermanshah Airport|Aeropuerto Kermanshah|Kermanshah||34.3559|47.1451|9|Shahid Ashrafi Esfahani
LFM||Lamerd Airport|Aeropuerto Lamerd|Lamerd||27.3694|53.1954|7|
LRR||Lar Airport|Aeropuerto Lar|Lar||27.6697|54.3828|9|Larestan
MHD||Mashhad International Airport|Aeropuerto Internacional de Mashhad|Mashhad||36.2272|59.6416|38|
MRX||Mahshahr Airport|Aeropuerto Mahshahr|Mahshahr||30.5538|49.1494|9|
NSH||Now Shahr Airport|Aeropuerto Now Shahr|Now Shahr||36.6667|51.5|8|Noshahr
OMH||Urmia Airport|Aeropuerto Urmia|Urmia||37.665|45.0656|9|
PFQ||Parsabad Moghan Airport|Aeropuerto Parsabad Moghan|Parsabad Moghan||39.6069|47.8775|4|
PGU||Ala'Marvdasht Airport|Aeropuerto Ala'Marvdasht|Ala'Marvdasht||27.384|52.7355|10|Persian Gulf
PYK||Payam|Aeropuerto Payam|Payam||35.8917|50.8861|10|
RAS||Rasht Airport|Aeropuerto Rasht|Rasht||37.3218|49.6196|9|
RJN||Rafsanjan Airport|Aeropuerto Rafsanjan|Rafsanjan||30.2969|56.0567|9|
RZR||Ramsar Airport|Aeropuerto Ramsar|Ramsar||36.9046|50.6824|8|
SDG||Sanandaj Airport|Aeropuerto Sanandaj|Sanandaj||35.2515|47.0138|8|
SNX||Semnan Municipal|Aeropuerto Municipal Semnan|Semnan||35.5947|53.4953|5|
SRY||Dashte Naz Airport|Aeropuerto Dashte Naz|Dashte Naz||36.6357|53.1973|9|
SYZ||Shiraz International Airport|Aeropuerto Internacional de Shiraz|Shiraz||29.5461|52.59|32|
TBZ||Tabriz Airport|Aeropuerto Tabriz|Tabriz||38.1228|46.2443|10|
THR||Mehrabad International Airport|Aeropuerto Internacional de Mehrabad|Tehran|Teherán|35.6915|51.3219|46|
XBJ||Birjand Airport|Aeropuerto Birjand|Birjand||32.8991|59.255|8|
ZAH||Zahedan Airport|Aeropuerto Zahedan|Zahedan||29.4758|60.9003|10|
ZBR||Chah-Bahar Airport|Aeropuerto Chah-Bahar|Chah-Bahar||25.4365|60.3796|10|Chabahar Konarak
@IS Atlantic/Reykjavik
AEY||Akureyri Airport|Aeropuerto Akureyri|Akureyri||65.6546|-18.0751|8|
EGS||Egilsstadir Airport|Aeropuerto Egilsstadir|Egilsstadir||65.2778|-14.4028|8|Egilsstaðir
GRY||Grimsey Airport|Aeropuerto Grimsey|Grimsey||66.548|-18.0204|2|
HFN||Hornafjordur Airport|Aeropuerto Hornafjordur|Hornafjordur||64.2833|-15.2667|8|Hornafjörður
HVM||Hvammstangi Airport|Aeropuerto Hvammstangi|Hvammstangi||65.4167|-21|6|
HZK||Husavik Airport|Aeropuerto Husavik|Husavik||65.9558|-17.4197|8|
IFJ||Isafjordur Airport|Aeropuerto Isafjordur|Isafjordur||66.0597|-23.1328|8|Ísafjörður
KEF|REK|Keflavík International Airport|Aeropuerto Internacional de Keflavík|Reykjavík|Reikiavik|63.9786|-22.635|52|Iceland Islandia
RKV||Reykjavik Domestic Airport|Aeropuerto Reykjavik|Reykjavik||64.1311|-21.9325|8|
THO||Thorshofn Airport|Aeropuerto Thorshofn|Thorshofn||66.2207|-15.3324|2|
VPN||Vopnafjordur Airport|Aeropuerto Vopnafjordur|Vopnafjordur||65.7206|-14.8506|2|Vopnafjörður
@IT Europe/Rome
AHO||Alghero-Fertilia Airport|Aeropuerto Alghero-Fertilia|Alghero-Fertilia||40.6304|8.2959|9|
AOI||Ancona Falconara Airport|Aeropuerto Ancona Falconara|Ancona Falconara||43.6069|13.3557|9|Marche
BDS||Brindisi - Salento Airport|Aeropuerto Brindisi - Salento|Brindisi - Salento||40.658|17.9391|17|
BGY|MIL|Milan Bergamo Airport|Aeropuerto de Milán-Bérgamo|Milan|Milán|45.6653|9.6987|56|Bergamo Bérgamo Orio al Serio
BLQ||Bologna Guglielmo Marconi Airport|Aeropuerto Guglielmo Marconi de Bolonia|Bologna|Bolonia|44.5293|11.2933|52|
BRI||Bari Karol Wojtyła Airport|Aeropuerto Karol Wojtyła de Bari|Bari||41.1339|16.7639|44|
BZO||Bolzano Airport|Aeropuerto Bolzano|Bolzano||46.4624|11.3305|7|
CAG||Cagliari Elmas Airport|Aeropuerto de Cagliari-Elmas|Cagliari||39.2543|9.0607|42|Sardinia Cerdeña
CIA|ROM|Rome–Ciampino International Airport|Aeropuerto Internacional de Roma-Ciampino|Rome|Roma|41.7991|12.591|46|
CIY||Comiso Airport|Aeropuerto Comiso|Comiso||36.9962|14.6092|9|
CRV||Crotone Airport|Aeropuerto Crotone|Crotone||38.9963|17.0808|8|
CTA||Catania–Fontanarossa Airport|Aeropuerto de Catania-Fontanarossa|Catania||37.4707|15.0659|52|Sicily Sicilia
CUF||Levaldigi Airport|Aeropuerto Levaldigi|Levaldigi||44.5353|7.6175|8|Cuneo
EBA||Marina Di Campo Airport|Aeropuerto Marina Di Campo|Marina Di Campo||42.7631|10.2404|7|
FCO|ROM|Rome–Fiumicino International Airport|Aeropuerto Internacional de Roma-Fiumicino|Rome|Roma|41.7946|12.2503|84|Leonardo da Vinci
FLR||Florence Airport|Aeropuerto de Florencia|Florence|Florencia|43.8021|11.202|40|
FOG||Gino Lisa Airport|Aeropuerto Gino Lisa|Gino Lisa||41.434|15.5444|8|Foggia "Gino Lisa"
FRL||Luigi Ridolfi Airport|Aeropuerto Luigi Ridolfi|Luigi Ridolfi||44.1986|12.0708|9|Forlì
GOA||Genoa Cristoforo Colombo Airport|Aeropuerto Cristóbal Colón de Génova|Genoa|Génova|44.4151|8.8508|26|
ISH||Ischia Airport|Aeropuerto Ischia|Ischia||40.7333|13.95|6|
JLO||Jesolo Airport|Aeropuerto Jesolo|Jesolo||45.5333|12.7167|6|
LIN|MIL|Milan Linate Airport|Aeropuerto de Milán-Linate|Milan|Milán|45.461|9.2792|56|
LIU||Linosa Heliport|Helipuerto Linosa|Linosa||35.8333|12.0833|0|
LMP||Lampedusa Airport|Aeropuerto Lampedusa|Lampedusa||35.5|12.6167|8|
MXP|MIL|Milan Malpensa Airport|Aeropuerto de Milán-Malpensa|Milan|Milán|45.6274|8.7124|76|
NAP||Naples International Airport|Aeropuerto Internacional de Nápoles|Naples|Nápoles|40.8861|14.2917|56|
OLB||Olbia Costa Smeralda Airport|Aeropuerto de Olbia-Costa Esmeralda|Olbia||40.9031|9.5148|34|Sardinia Cerdeña
PEG||Perugia San Francesco d'Assisi – Umbria International Airport|Aeropuerto Internacional Perugia San Francesco d'Assisi – Umbria|Perugia San Francesco d'Assisi – Umbria||43.1333|12.3667|8|
PMF||Parma Airport|Aeropuerto Parma|Parma||44.8222|10.2953|9|
PMO||Falcone–Borsellino Airport|Aeropuerto Falcone-Borsellino|Palermo||38.1865|13.1048|46|Sicily Sicilia
PNL||Pantelleria Airport|Aeropuerto Pantelleria|Pantelleria||36.8136|11.9661|7|
PRJ||Capri Airport|Aeropuerto Capri|Capri||40.55|14.2333|6|
PSA||Pisa International Airport|Aeropuerto Internacional de Pisa|Pisa||43.6987|10.3999|44|Toscana Tuscany
PSR||Abruzzo Airport|Aeropuerto Abruzzo|Abruzzo||42.4372|14.1872|9|
QSR||Salerno Costa d'Amalfi Airport|Aeropuerto Salerno Costa d'Amalfi|Salerno Costa d'Amalfi||40.6201|14.9208|8|
REG||Tito Menniti Airport|Aeropuerto Tito Menniti|Tito Menniti||38.0753|15.6508|8|Reggio Calabria
RMI||Federico Fellini International Airport|Aeropuerto Internacional Federico Fellini|Federico Fellini||44.023|12.6196|9|
SUF||Lamezia Terme International Airport|Aeropuerto Internacional Lamezia Terme|Lamezia Terme||38.91|16.245|9|
TPS||Trapani-Birgi Airport|Aeropuerto Trapani-Birgi|Trapani-Birgi||37.9014|12.4959|9|Vincenzo Florio
TRN||Turin Airport|Aeropuerto de Turín|Turin|Turín|45.1915|7.643|40|
TRS||Trieste - Friuli Venezia Giulia Airport|Aeropuerto Trieste - Friuli Venezia Giulia|Trieste - Friuli Venezia Giulia||45.8208|13.4857|6|
TSF|VCE|Treviso Airport|Aeropuerto de Treviso|Venice|Venecia|45.6551|12.2044|32|
VBS||Montichiari Airport|Aeropuerto Montichiari|Montichiari||45.4254|10.3265|9|Brescia
VCE||Venice Marco Polo Airport|Aeropuerto de Venecia-Marco Polo|Venice|Venecia|45.5023|12.3379|62|
VIF||Vieste Heliport|Helipuerto Vieste|Vieste||41.8664|16.1652|0|
VRN||Verona Villafranca Airport|Aeropuerto de Verona-Villafranca|Verona||45.4023|10.9068|36|
@JE Europe/Jersey
JER||Jersey Airport|Aeropuerto Jersey|Jersey||49.2053|-2.1943|8|
@JM America/Jamaica
KIN||Norman Manley International Airport|Aeropuerto Internacional Norman Manley|Kingston||17.9378|-76.7782|38|
KTP||Tinson Airport|Aeropuerto Tinson|Tinson||17.9875|-76.8233|7|Tinson Pen
MBJ||Sangster International Airport|Aeropuerto Internacional Sangster|Montego Bay|Bahía Montego|18.4985|-77.9166|50|
MVJ||Marlboro Airport|Aeropuerto Marlboro|Marlboro||18.0217|-77.4953|6|
OCJ||Ian Fleming International Airport|Aeropuerto Internacional Ian Fleming|Ian Fleming||18.4006|-76.9697|8|
@JO Asia/Amman
ADJ||Marka International Airport|Aeropuerto Internacional Marka|Marka||31.9753|35.9828|10|Amman Civil
AMM||Queen Alia International Airport|Aeropuerto Internacional Reina Alia|Amman|Amán|31.7225|35.9893|52|
AQJ||King Hussein International Airport|Aeropuerto Internacional King Hussein|King Hussein||29.6101|35.0215|9|Aqaba
@JP Asia/Tokyo
AGJ||Aguni Airport|Aeropuerto Aguni|Aguni||26.5897|127.2381|2|
AKJ||Asahikawa Airport|Aeropuerto Asahikawa|Asahikawa||43.6711|142.4545|8|
AOJ||Aomori Airport|Aeropuerto Aomori|Aomori||40.7388|140.6892|8|
ASJ||Amami Airport|Aeropuerto Amami|Amami||28.4315|129.7079|7|
AXJ||Amakusa Airport|Aeropuerto Amakusa|Amakusa||32.4833|130.1556|2|
AXT||Akita Airport|Aeropuerto Akita|Akita||39.6118|140.2201|17|
CTS|SPK|New Chitose Airport|Aeropuerto de Nueva Chitose|Sapporo||42.7873|141.6813|64|
FKS||Fukushima Airport|Aeropuerto Fukushima|Fukushima||37.2267|140.4328|9|
FSZ||Shizuoka Airport|Aeropuerto Shizuoka|Shizuoka||34.7961|138.1894|8|
FUJ||Fukue Airport|Aeropuerto Fukue|Fukue||32.6678|128.8376|8|
FUK||Fukuoka Airport|Aeropuerto de Fukuoka|Fukuoka||33.5843|130.4439|64|
GAJ||Yamagata Airport|Aeropuerto Yamagata|Yamagata||38.4106|140.3658|8|
HAC||Hachijo Jima Airport|Aeropuerto Hachijo Jima|Hachijo Jima||33.1179|139.7812|8|
HIJ||Hiroshima Airport|Aeropuerto de Hiroshima|Hiroshima||34.4361|132.9194|38|
HKD||Hakodate Airport|Aeropuerto Hakodate|Hakodate||41.7761|140.8158|9|
HNA||Hanamaki Airport|Aeropuerto Hanamaki|Hanamaki||39.4269|141.1308|8|
HND|TYO|Tokyo Haneda Airport|Aeropuerto de Tokio-Haneda|Tokyo|Tokio|35.5491|139.7845|96|Haneda
HSG||Saga Airport|Aeropuerto Saga|Saga||33.1538|130.3028|8|
IBR||Ibaraki Airport|Aeropuerto Ibaraki|Ibaraki||36.1817|140.4147|9|Hyakuri
IHA||Niihama Airport|Aeropuerto Niihama|Niihama||33.9167|133.2667|6|
IIN||Nishinoomote Airport|Aeropuerto Nishinoomote|Nishinoomote||30.7167|130.9833|6|
IKI||Iki Airport|Aeropuerto Iki|Iki||33.7456|129.7883|7|
ISG||Painushima Ishigaki Airport|Aeropuerto Painushima Ishigaki|Painushima Ishigaki||24.3903|124.2455|16|New Ishigaki
ITM|OSA|Osaka Itami Airport|Aeropuerto de Osaka-Itami|Osaka||34.791|135.4417|58|Kyoto Kioto
IWJ||Hagi-Iwami Airport|Aeropuerto Hagi-Iwami|Hagi-Iwami||34.6764|131.7903|8|
IWK||Iwakuni Kintaikyo Airport|Aeropuerto Iwakuni Kintaikyo|Iwakuni Kintaikyo||34.1353|132.2355|9|Marine Corps Air Station Iwakuni
IZO||Izumo Airport|Aeropuerto Izumo|Izumo||35.4149|132.8858|8|
KCZ||Kochi Ryoma Airport|Aeropuerto Kochi Ryoma|Kochi Ryoma||33.5477|133.6749|8|
KIJ||Niigata Airport|Aeropuerto Niigata|Niigata||37.952|139.1132|16|
KIX|OSA|Kansai International Airport|Aeropuerto Internacional de Kansai|Osaka||34.4353|135.244|74|Kyoto Kioto
KKJ||Kitakyushu Airport|Aeropuerto Kitakyushu|Kitakyushu||33.8462|131.0349|17|New Kitakyushu
KKX||Kikaiga Shima Airport|Aeropuerto Kikaiga Shima|Kikaiga Shima||28.3214|129.9281|7|
KMI||Miyazaki Airport|Aeropuerto Miyazaki|Miyazaki||31.8725|131.4415|16|
KMJ||Kumamoto Airport|Aeropuerto Kumamoto|Kumamoto||32.8341|130.858|17|
KMQ||Komatsu Airport|Aeropuerto Komatsu|Komatsu||36.4024|136.4134|17|
KOJ||Kagoshima Airport|Aeropuerto de Kagoshima|Kagoshima||31.8012|130.7156|42|
KTD||Kitadaito Airport|Aeropuerto Kitadaito|Kitadaito||25.9444|131.3252|8|
KUH||Kushiro Airport|Aeropuerto Kushiro|Kushiro||43.0457|144.1968|8|
KUJ||Kushimoto Airport|Aeropuerto Kushimoto|Kushimoto||33.4333|135.7833|6|
KUM||Yakushima Airport|Aeropuerto Yakushima|Yakushima||30.3856|130.6592|8|
MBE||Monbetsu Airport|Aeropuerto Monbetsu|Monbetsu||44.2667|143.3833|7|
MMB||Memanbetsu Airport|Aeropuerto Memanbetsu|Memanbetsu||43.8811|144.16|8|
MMD||Minamidaito Airport|Aeropuerto Minamidaito|Minamidaito||25.8464|131.2637|8|
MMJ||Matsumoto Airport|Aeropuerto Matsumoto|Matsumoto||36.2333|137.9667|8|
MMY||Miyako Airport|Aeropuerto Miyako|Miyako||24.7792|125.2978|8|
MSJ||Misawa Airport|Aeropuerto Misawa|Misawa||40.6963|141.3869|9|
MYE||Miyake Jima Airport|Aeropuerto Miyake Jima|Miyake Jima||34.0694|139.5625|7|
MYJ||Matsuyama Airport|Aeropuerto Matsuyama|Matsuyama||33.8291|132.7041|16|
NGO||Chubu Centrair International Airport|Aeropuerto Internacional Chubu Centrair|Nagoya||34.8583|136.8053|60|
NGS||Nagasaki Airport|Aeropuerto Nagasaki|Nagasaki||32.9144|129.9226|17|
NKM||Nagoya Airport|Aeropuerto Nagoya|Nagoya||35.2539|136.9196|9|
NRT|TYO|Narita International Airport|Aeropuerto Internacional de Narita|Tokyo|Tokio|35.7732|140.3874|82|Narita
NTQ||Noto Airport|Aeropuerto Noto|Noto||37.2947|136.9568|8|
OBO||Tokachi-Obihiro Airport|Aeropuerto Tokachi-Obihiro|Tokachi-Obihiro||42.732|143.2124|8|
OGN||Yonaguni Airport|Aeropuerto Yonaguni|Yonaguni||24.4659|122.9797|7|
OIM||Oshima Airport|Aeropuerto Oshima|Oshima||34.7792|139.365|7|
OIR||Okushiri Airport|Aeropuerto Okushiri|Okushiri||42.072|139.4349|8|
OIT||Oita Airport|Aeropuerto Oita|Oita||33.4772|131.7324|17|
OKA||Naha Airport|Aeropuerto de Naha|Okinawa||26.205|127.6458|60|
OKD||Sapporo Okadama Airport (OKD)|Aeropuerto Sapporo Okadama|Sapporo Okadama||43.1104|141.382|8|
OKE||Okino Erabu Airport|Aeropuerto Okino Erabu|Okino Erabu||27.4317|128.7056|7|
OKI||Oki Island Airport|Aeropuerto Oki Island|Oki Island||36.1667|133.3167|8|
OKJ||Okayama Momotaro Airport|Aeropuerto Okayama Momotaro|Okayama Momotaro||34.7602|133.8528|7|
ONJ||Odate Noshiro Airport|Aeropuerto Odate Noshiro|Odate Noshiro||40.1964|140.3738|8|
RIS||Rishiri Airport|Aeropuerto Rishiri|Rishiri||45.1833|141.25|7|
RNJ||Yoron Airport|Aeropuerto Yoron|Yoron||27.0422|128.4063|7|
SDJ||Sendai Airport|Aeropuerto de Sendái|Sendai|Sendái|38.1356|140.9239|42|
SDO||Ryotsu Sado Island Airport|Aeropuerto Ryotsu Sado Island|Ryotsu Sado Island||38.1333|138.4167|6|
SDS||Sado Shima Airport|Aeropuerto Sado Shima|Sado Shima||38|138.4167|7|
SHB||Nakashibetsu Airport|Aeropuerto Nakashibetsu|Nakashibetsu||43.5722|144.9561|8|
SHI||Shimojishima Airport|Aeropuerto Shimojishima|Shimojishima||24.8167|125.15|9|
SHM||Shirahama Airport|Aeropuerto Shirahama|Shirahama||33.6614|135.3581|7|Nanki-Shirahama
SYO||Shonai Airport|Aeropuerto Shonai|Shonai||38.8094|139.7906|8|
TAK||Takamatsu Airport|Aeropuerto Takamatsu|Takamatsu||34.219|134.0183|9|
TJH||Tajima Airport|Aeropuerto Tajima|Tajima||35.5137|134.7877|7|
TKN||Tokunoshima Airport|Aeropuerto Tokunoshima|Tokunoshima||27.8333|128.8833|8|
TKS||Tokushima Awaodori Airport|Aeropuerto Tokushima Awaodori|Tokushima Awaodori||34.139|134.5948|8|
TNE||New Tanegashima Airport|Aeropuerto New Tanegashima|New Tanegashima||30.6048|130.9929|8|
TOY||Toyama Airport|Aeropuerto Toyama|Toyama||36.6424|137.1895|8|
TRA||Tarama Airport|Aeropuerto Tarama|Tarama||24.6538|124.6768|8|
TSJ||Tsushima Airport|Aeropuerto Tsushima|Tsushima||34.2862|129.3264|8|
TTJ||Tottori Airport|Aeropuerto Tottori|Tottori||35.5259|134.1676|8|
UBJ||Yamaguchi Ube Airport|Aeropuerto Yamaguchi Ube|Yamaguchi Ube||33.9334|131.2749|8|
UEO||Kume-jima Airport|Aeropuerto Kume-jima|Kume-jima||26.3653|126.7194|7|
UKB|OSA|Kobe Airport|Aeropuerto de Kobe|Kobe||34.6373|135.2284|34|
UKY||Kyoto Downtown Heliport|Helipuerto Kyoto Downtown|Kyoto Downtown||35|135.7514|0|
WKJ||Hokkaido Airport|Aeropuerto Hokkaido|Hokkaido||45.3994|141.7974|7|Wakkanai
YGJ||Miho Airport|Aeropuerto Miho|Miho||35.5007|133.2445|8|Miho-Yonago
YOK||Yokohama Airport|Aeropuerto Yokohama|Yokohama||35.4667|139.4667|6|
@KE Africa/Nairobi
ASV||Amboseli Airport|Aeropuerto Amboseli|Amboseli||-2.6333|37.25|7|
BMQ||Bamburi Airport|Aeropuerto Bamburi|Bamburi||-4.5|39.8333|1|
EDL||Eldoret Airport|Aeropuerto Eldoret|Eldoret||0.4054|35.2236|7|
JJM||Mulika Lodge Airport|Aeropuerto Mulika Lodge|Mulika Lodge||0.165|38.195|2|
KIS||Kisumu International Airport|Aeropuerto Internacional Kisumu|Kisumu||-0.0849|34.7375|8|
KIU||Kiunga Airport|Aeropuerto Kiunga|Kiunga||-1.7333|41.5167|6|
LAU||Lamu Airport|Aeropuerto Lamu|Lamu||-2.25|40.9117|7|Manda
MBA||Moi International Airport|Aeropuerto Internacional Moi|Mombasa||-4.0327|39.6032|32|
MRE||Mara Serena Airport|Aeropuerto Mara Serena|Mara Serena||-1.3004|35.0589|7|
MYD||Malindi Airport|Aeropuerto Malindi|Malindi||-3.2308|40.1005|8|
NBO||Jomo Kenyatta International Airport|Aeropuerto Internacional Jomo Kenyatta|Nairobi||-1.3192|36.9258|56|Masai Mara
NYK||Nanyuki Airport|Aeropuerto Nanyuki|Nanyuki||0.0167|37.0667|7|
OLG||Olare Airport|Aeropuerto Olare|Olare||-1.3244|35.2474|6|
OSJ||Ol Seki Airstrip|Aeródromo Ol Seki|Ol Seki||-1.3784|35.3785|6|
WIL||Wilson Airport|Aeropuerto Wilson|Wilson||-1.318|36.8132|8|
WJR||Wajir Airport|Aeropuerto Wajir|Wajir||1.7667|40.6|9|
@KG Asia/Bishkek
BSZ||Manas International Airport|Aeropuerto Internacional Manas|Manas||43.0536|74.4694|14|
IKG||Karakol International Airport|Aeropuerto Internacional Karakol|Karakol||42.5081|78.4078|1|
IKU||Issyk-Kul International Airport|Aeropuerto Internacional Issyk-Kul|Issyk-Kul||42.5881|76.7131|10|Tamchy
OSS||Osh Airport|Aeropuerto Osh|Osh||40.6077|72.7865|18|
@KH Asia/Phnom_Penh
BBM||Battambang Airport|Aeropuerto Battambang|Battambang||13.1167|103.2|8|
KOS||Sihanouk International Airport|Aeropuerto Internacional Sihanouk|Sihanouk||10.5807|103.6391|4|Sihanoukville
KTI||Kratie Airport|Aeropuerto Kratie|Kratie||12.5|106.05|1|
KZK||Kompong Thom Airport|Aeropuerto Kompong Thom|Kompong Thom||12.5833|104.85|6|
PAI||Pailin Airport|Aeropuerto Pailin|Pailin||12.0833|102.6|6|
PNH||Phnom Penh International Airport|Aeropuerto Internacional de Nom Pen|Phnom Penh|Nom Pen|11.5522|104.8462|42|
SAI|REP|Siem Reap–Angkor International Airport|Aeropuerto Internacional de Siem Riep-Angkor|Siem Reap|Siem Riep|13.3755|104.2207|38|
@KI Pacific/Kiritimati
CXI||Christmas Island Airport|Aeropuerto Christmas Island|Christmas Island||1.9667|-157.45|8|Cassidy
@KI Pacific/Tarawa
AAK||Aranuka Airport|Aeropuerto Aranuka|Aranuka||0.1667|173.5833|1|
BBG||Butaritari Airport|Aeropuerto Butaritari|Butaritari||3.1667|172.75|1|Butaritari Atoll
TRW||Bonriki Airport|Aeropuerto Bonriki|Bonriki||1.3583|172.9417|8|
@KM Indian/Comoro
AJN||Ouani Airport|Aeropuerto Ouani|Ouani||-12.1311|44.4305|7|
HAH||Prince Said Ibrahim International Airport|Aeropuerto Internacional Prince Said Ibrahim|Prince Said Ibrahim||-11.5354|43.2738|9|
@KN America/St_Kitts
NEV||Vance W. Amory International Airport|Aeropuerto Internacional Vance W. Amory|Vance W. Amory||17.205|-62.5925|7|
SKB||Robert L. Bradshaw International Airport|Aeropuerto Internacional Robert L. Bradshaw|Robert L. Bradshaw||17.3108|-62.714|9|
@KP Asia/Pyongyang
DSO||Sondok Airport|Aeropuerto Sondok|Sondok||39.7473|127.4746|9|
FNJ||Pyongyang Sunan International Airport|Aeropuerto Internacional Pyongyang Sunan|Pyongyang Sunan||39.2006|125.6754|18|
RGO||Chongjin Orang Airport|Aeropuerto Chongjin Orang|Chongjin Orang||41.4281|129.647|9|
WOS||Wonsan Kalma Airport|Aeropuerto Wonsan Kalma|Wonsan Kalma||39.1664|127.4842|9|
@KR Asia/Seoul
CJJ||Cheongju International Airport|Aeropuerto Internacional Cheongju|Cheongju||36.7224|127.4951|9|
CJU||Jeju International Airport|Aeropuerto Internacional de Jeju|Jeju||33.5067|126.4931|68|
GMP|SEL|Gimpo International Airport|Aeropuerto Internacional de Gimpo|Seoul|Seúl|37.5593|126.8035|64|
HIN||Sacheon Airport|Aeropuerto Sacheon|Sacheon||35.0926|128.0868|9|
ICN|SEL|Incheon International Airport|Aeropuerto Internacional de Incheon|Seoul|Seúl|37.4485|126.4512|92|Seul
JCJ||Chuja Heliport|Helipuerto Chuja|Chuja||33.9444|126.3278|0|
JCN||Incheon Heliport|Helipuerto Incheon|Incheon||37.4667|126.6|0|
JGE||Geoje Heliport|Helipuerto Geoje|Geoje||34.9|128.6833|0|
JSP||Seogwipo Heliport|Helipuerto Seogwipo|Seogwipo||33.2387|126.5666|0|
KPO||Pohang Airport|Aeropuerto Pohang|Pohang||35.9837|129.4337|8|
KUV||Gunsan Airport|Aeropuerto Gunsan|Gunsan||35.9833|126.75|9|
KWJ||Gwangju Airport|Aeropuerto Gwangju|Gwangju||35.1402|126.8102|9|
MWX||Muan International Airport|Aeropuerto Internacional Muan|Muan||34.9914|126.3828|17|
PUS||Gimhae International Airport|Aeropuerto Internacional de Gimhae|Busan||35.1793|128.9487|58|
RSU||Yeosu Airport|Aeropuerto Yeosu|Yeosu||34.8419|127.6127|7|
TAE||Daegu International Airport|Aeropuerto Internacional Daegu|Daegu||35.8993|128.6379|9|
USN||Ulsan Airport|Aeropuerto Ulsan|Ulsan||35.5937|129.356|8|
WJU||Wonju Airport|Aeropuerto Wonju|Wonju||37.4419|127.9658|9|
YNY||Yangyang Airport|Aeropuerto Yangyang|Yangyang||38.0595|128.664|9|
@KW Asia/Kuwait
KWI||Kuwait International Airport|Aeropuerto Internacional de Kuwait|Kuwait City|Ciudad de Kuwait|29.2401|47.9713|60|
@KY America/Cayman
CYB||Charles Kirkconnel International Airport|Aeropuerto Internacional Charles Kirkconnel|Charles Kirkconnel||19.6902|-79.8794|8|Gerrard Smith
GCM||Owen Roberts International Airport|Aeropuerto Internacional Owen Roberts|George Town (Grand Cayman)|George Town (Gran Caimán)|19.2964|-81.3578|34|
@KZ Asia/Almaty
ALA||Almaty International Airport|Aeropuerto Internacional de Almaty|Almaty|Almatý|43.3467|77.0115|50|
BXH||Balkhash Airport|Aeropuerto Balkhash|Balkhash||46.8942|75.0044|9|
CIT||Shymkent International Airport|Aeropuerto Internacional Shymkent|Shymkent||42.3648|69.4928|9|
DMB||Taraz Airport|Aeropuerto Taraz|Taraz||42.8554|71.3046|9|
DZN||Zhezkazgan Airport|Aeropuerto Zhezkazgan|Zhezkazgan||47.7|67.7333|9|Dzhezkazgan
HSA||Hazrat Sultan International Airport (HSIA)|Aeropuerto Internacional Hazrat Sultan|Hazrat Sultan||43.3111|68.5503|10|Hazret Sultan
KGF||Karaganda Airport|Aeropuerto Karaganda|Karaganda||49.6753|73.3284|10|Sary-Arka
KOV||Kokshetau Airport|Aeropuerto Kokshetau|Kokshetau||53.3167|69.4|9|
NQZ||Nursultan Nazarbayev International Airport|Aeropuerto Internacional Nursultán Nazarbáyev|Astana|Astaná|51.0278|71.4612|44|
PLX||Semey International Airport|Aeropuerto Internacional Semey|Semey||50.3333|80.25|9|
PPK||Petropavlovsk Airport|Aeropuerto Petropavlovsk|Petropavlovsk||54.7833|69.1833|9|
PWQ||Pavlodar Airport|Aeropuerto Pavlodar|Pavlodar||52.1833|77.0667|9|
SZI||Zaisan Airport|Aeropuerto Zaisan|Zaisan||47.4873|84.8873|3|Zaysan
TDK||Taldykorgan Airport|Aeropuerto Taldykorgan|Taldykorgan||45.1093|78.4413|9|
UKK||Ust-Kamenogorsk Airport|Aeropuerto Ust-Kamenogorsk|Ust-Kamenogorsk||50.0257|82.5056|9|
USJ||Usharal Airport|Aeropuerto Usharal|Usharal||46.1903|80.8314|4|
UZR||Urzhar Airport|Aeropuerto Urzhar|Urzhar||47.0915|81.6592|1|
@KZ Asia/Aqtobe
AKX||Aktobe International Airport|Aeropuerto Internacional Aktobe|Aktobe||50.2493|57.2114|9|
@KZ Asia/Atyrau
GUW||Atyrau Airport|Aeropuerto Atyrau|Atyrau||47.1228|51.8296|9|
@KZ Asia/Oral
SCO||Aktau International Airport|Aeropuerto Internacional Aktau|Aktau||43.8574|51.0891|9|
URA||Oral Ak Zhol Airport|Aeropuerto Oral Ak Zhol|Oral Ak Zhol||51.1537|51.5386|7|
@KZ Asia/Qostanay
KSN||Kostanay Airport|Aeropuerto Kostanay|Kostanay||53.2|63.55|9|Kostanai
@KZ Asia/Qyzylorda
KZO||Kzyl-Orda Airport|Aeropuerto Kzyl-Orda|Kzyl-Orda||44.7122|65.5929|4|Kyzylorda
@LA Asia/Vientiane
LPQ||Luang Prabang International Airport|Aeropuerto Internacional Luang Prabang|Luang Prabang||19.8971|102.1637|8|
LXG||Luang Namtha Airport|Aeropuerto Luang Namtha|Luang Namtha||21.05|101.4667|2|Louang Namtha
ODY||Oudomxay Airport|Aeropuerto Oudomxay|Oudomxay||20.682|101.9931|1|Oudomsay
PKS||Paksane Airport|Aeropuerto Paksane|Paksane||18.3667|103.6833|6|
PKZ||Pakse Airport|Aeropuerto Pakse|Pakse||15.1363|105.7813|8|
SND||Seno Airport|Aeropuerto Seno|Seno||16.6667|105.0167|6|
VTE||Wattay International Airport|Aeropuerto Internacional de Wattay|Vientiane|Vientián|17.9754|102.5677|32|
XAY||Xayabury Airport|Aeropuerto Xayabury|Xayabury||18.6667|104.7167|6|
XKH||Xieng Khouang Airport|Aeropuerto Xieng Khouang|Xieng Khouang||19.4443|103.1518|5|
@LB Asia/Beirut
BEY||Beirut–Rafic Hariri International Airport|Aeropuerto Internacional Rafic Hariri de Beirut|Beirut||33.8261|35.4931|48|
@LC America/St_Lucia
SLU||George F. L. Charles Airport|Aeropuerto George F. L. Charles|George F. L. Charles||14.02|-60.9958|8|
UVF||Hewanorra International Airport|Aeropuerto Internacional Hewanorra|Vieux Fort||13.7356|-60.9522|28|
@LK Asia/Colombo
BJT||Bentota River Seaplane Base|Base de hidroaviones Bentota River|Bentota River||6.429|79.995|0|
BTC||Batticaloa Airport|Aeropuerto Batticaloa|Batticaloa||7.7049|81.6785|7|
CMB||Bandaranaike International Airport|Aeropuerto Internacional Bandaranaike|Colombo||7.1741|79.8865|54|
DWO||Diyawanna Oya Seaplane Base|Base de hidroaviones Diyawanna Oya|Diyawanna Oya||6.9049|79.9095|0|
HBT||Hambantota Seaplane Base|Base de hidroaviones Hambantota|Hambantota||6.1244|81.1026|0|
HRI||Mattala Rajapaksa International Airport|Aeropuerto Internacional Mattala Rajapaksa|Mattala Rajapaksa||6.2839|81.1239|18|
JAF||Kankesanturai Airport|Aeropuerto Kankesanturai|Kankesanturai||9.7917|80.075|8|Jaffna
KCT||Koggala Airport|Aeropuerto Koggala|Koggala||5.9938|80.3197|7|
KDZ||Polgolla Reservoir Airport|Aeropuerto Polgolla Reservoir|Polgolla Reservoir||7.3252|80.6434|0|
RML||Ratmalana Airport|Aeropuerto Ratmalana|Ratmalana||6.8194|79.8875|8|
TRR||China Bay Airport|Aeropuerto China Bay|China Bay||8.539|81.1819|9|
TTW||Tissa Tank Waterdrome|Base de hidroaviones Tissa Tank|Tissa Tank||6.2876|81.2906|0|
@LR Africa/Monrovia
MLW||Spriggs Payne Airport|Aeropuerto Spriggs Payne|Spriggs Payne||6.2894|-10.7583|8|
ROB||Roberts International Airport|Aeropuerto Internacional Roberts|Roberts||6.2397|-10.3589|18|
WES||Weasua Airport|Aeropuerto Weasua|Weasua||7.2833|-10.4833|6|
@LS Africa/Maseru
MSU||Moshoeshoe International Airport|Aeropuerto Internacional Moshoeshoe|Moshoeshoe||-29.3014|27.5056|8|
@LT Europe/Vilnius
KUN||Kaunas Airport|Aeropuerto Kaunas|Kaunas||54.9|23.9167|10|
PLQ||Palanga International Airport|Aeropuerto Internacional Palanga|Palanga||55.95|21.0833|8|
VNO||Vilnius International Airport|Aeropuerto Internacional de Vilna|Vilnius|Vilna|54.6431|25.2796|42|
@LU Europe/Luxembourg
LUX||Luxembourg Airport|Aeropuerto de Luxemburgo|Luxembourg|Luxemburgo|49.6311|6.2095|40|
@LV Europe/Riga
RIX||Riga International Airport|Aeropuerto Internacional de Riga|Riga||56.9221|23.9798|48|
@LY Africa/Tripoli
AKF||Kufra Airport|Aeropuerto Kufra|Kufra||24.1839|23.3208|10|
BEN||Benina International Airport|Aeropuerto Internacional Benina|Benina||32.0854|20.2649|10|
GHT||Ghat Airport|Aeropuerto Ghat|Ghat||25.1351|10.1476|8|
LAQ||La Braq Airport|Aeropuerto La Braq|La Braq||32.7886|21.9642|10|Al Abraq
MJI||Mitiga International Airport|Aeropuerto Internacional Mitiga|Mitiga||32.8972|13.2778|18|
MRA||Misurata Airport|Aeropuerto Misurata|Misurata||32.4|15.0667|5|Misrata
SEB||Sebha Airport|Aeropuerto Sebha|Sebha||27.0015|14.4614|10|Sabha
TOB||Tobruk Airport|Aeropuerto Tobruk|Tobruk||31.8542|23.9172|1|
@MA Africa/Casablanca
AGA||Agadir–Al Massira Airport|Aeropuerto de Agadir-Al Massira|Agadir||30.3286|-9.4106|38|
CMN|CAS|Mohammed V International Airport|Aeropuerto Internacional Mohamed V|Casablanca||33.3667|-7.5867|60|
ERH||Moulay Ali Cherif Airport|Aeropuerto Moulay Ali Cherif|Moulay Ali Cherif||31.947|-4.4003|9|
ESU||Essaouira Mogador Airport|Aeropuerto Essaouira Mogador|Essaouira Mogador||31.3975|-9.6817|9|
EUN||Hassan I Airport|Aeropuerto Hassan I|Hassan I||27.1333|-13.2167|9|
FEZ||Fès–Saïs Airport|Aeropuerto de Fez-Saïs|Fez||33.9308|-4.9821|32|
NDR||Nador El Aroui International Airport|Aeropuerto Internacional Nador El Aroui|Nador El Aroui||34.9929|-3.0262|7|
OUD||Oujda Angads Airport|Aeropuerto Oujda Angads|Oujda Angads||34.7833|-1.9333|9|
OZZ||Ouarzazate Airport|Aeropuerto Ouarzazate|Ouarzazate||30.9167|-6.9167|9|
RAK||Marrakesh Menara Airport|Aeropuerto de Marrakech-Menara|Marrakesh|Marrakech|31.6019|-8.0269|56|Marrakech
RBA||Rabat–Salé Airport|Aeropuerto de Rabat-Salé|Rabat||34.0361|-6.7486|30|
TNG||Tangier Ibn Battouta Airport|Aeropuerto Ibn Battuta de Tánger|Tangier|Tánger|35.7263|-5.9129|36|
TTA||Tan Tan Airport|Aeropuerto Tan Tan|Tan Tan||28.45|-11.0833|8|
TTU||Sania Ramel Airport|Aeropuerto Sania Ramel|Sania Ramel||35.5912|-5.3303|10|
VIL||Dakhla Airport|Aeropuerto Dakhla|Dakhla||23.7145|-15.9291|9|
@MC Europe/Monaco
MCM||Monaco Heliport|Helipuerto Monaco|Monaco||43.7258|7.4197|0|
@MD Europe/Chisinau
RMO|KIV|Chișinău International Airport|Aeropuerto Internacional de Chisináu|Chișinău|Chisináu|46.9354|28.935|32|
@ME Europe/Podgorica
TGD||Podgorica Airport|Aeropuerto de Podgorica|Podgorica||42.368|19.246|28|
TIV||Tivat Airport|Aeropuerto Tivat|Tivat||42.4036|18.7256|9|
@MF America/Marigot
SFG||Esperance Airport|Aeropuerto Esperance|Esperance||18.1006|-63.0489|7|Grand Case-Espérance
@MG Indian/Antananarivo
BPY||Besalampy Airport|Aeropuerto Besalampy|Besalampy||-16.75|44.4833|8|
DIE||Antsiranana/Arrachart Airport|Aeropuerto Antsiranana/Arrachart|Antsiranana/Arrachart||-12.3461|49.2925|8|
DWB||Soalala Airport|Aeropuerto Soalala|Soalala||-16.1|45.3667|2|
FTU||Marillac Airport|Aeropuerto Marillac|Marillac||-25.0381|46.9556|8|Tôlanaro
MJN||Amborovy Airport|Aeropuerto Amborovy|Amborovy||-15.6658|46.3531|8|
MNJ||Mananjary Airport|Aeropuerto Mananjary|Mananjary||-21.2071|48.3568|8|
MOQ||Morondava Airport|Aeropuerto Morondava|Morondava||-20.2836|44.3183|8|
NOS||Fascene Airport|Aeropuerto Fascene|Fascene||-13.3111|48.3139|8|
SMS||Sainte Marie Airport|Aeropuerto Sainte Marie|Sainte Marie||-17.0833|49.8167|7|Saints Marie
SVB||Sambava Airport|Aeropuerto Sambava|Sambava||-14.2769|50.175|8|
TLE||Toliara Airport|Aeropuerto Toliara|Toliara||-23.3888|43.7239|8|
TMM||Toamasina Ambalamanasy Airport|Aeropuerto Toamasina Ambalamanasy|Toamasina Ambalamanasy||-18.11|49.3922|8|
TNR||Ivato International Airport|Aeropuerto Internacional de Ivato|Antananarivo||-18.7996|47.475|30|
TTS||Tsaratanana Airport|Aeropuerto Tsaratanana|Tsaratanana||-16.7333|47.6|1|
WMN||Maroantsetra Airport|Aeropuerto Maroantsetra|Maroantsetra||-15.4365|49.6903|7|
WTA||Tambohorano Airport|Aeropuerto Tambohorano|Tambohorano||-17.4833|43.9667|1|
@MH Pacific/Kwajalein
BII||Enyu Airfield|Aeródromo Enyu|Enyu||11.5251|165.5651|1|Bikini Atoll
KWA||Kwajalein Airport|Aeropuerto Kwajalein|Kwajalein||8.7208|167.722|8|Bucholz Army
@MH Pacific/Majuro
AUL||Aur Island Airport|Aeropuerto Aur Island|Aur Island||8.1333|171.1667|1|
EJT||Enejit Airport|Aeropuerto Enejit|Enejit||6.0833|171.95|1|
ENT||Enewetak Island Airport|Aeropuerto Enewetak Island|Enewetak Island||11.5|162.25|4|
JEJ||Jeh Airport|Aeropuerto Jeh|Jeh||7.5699|168.9651|1|
KIO||Kili Island Airport|Aeropuerto Kili Island|Kili Island||5.65|169.2|1|
LIK||Likiep Airport|Aeropuerto Likiep|Likiep||9.8167|169.3167|1|
MAJ||Amata Kabua International Airport|Aeropuerto Internacional Amata Kabua|Amata Kabua||7.0687|171.2825|9|Marshall Islands
MIJ||Mili Island Airport|Aeropuerto Mili Island|Mili Island||6.0833|171.75|2|
NMU||Namu Airport|Aeropuerto Namu|Namu||8|168.1333|6|
RNP||Rongelap Airport|Aeropuerto Rongelap|Rongelap||11.15|166.8833|6|
UIT||Jaluit Airport|Aeropuerto Jaluit|Jaluit||5.8333|169.6167|1|
UJE||Ujae Island Airport|Aeropuerto Ujae Island|Ujae Island||9.0833|165.6667|1|
UTK||Utirik Island Airport|Aeropuerto Utirik Island|Utirik Island||11.2333|169.8667|1|
WTE||Wotje Airport|Aeropuerto Wotje|Wotje||9.45|170.2667|1|
WTO||Wotho Airport|Aeropuerto Wotho|Wotho||10.1667|166.0333|1|
@MK Europe/Skopje
OHD||Ohrid Airport|Aeropuerto Ohrid|Ohrid||41.1802|20.7432|9|
SKP||Skopje International Airport|Aeropuerto Internacional de Skopie|Skopje|Skopie|41.9606|21.6258|32|
@ML Africa/Bamako
BKO||Bamako-Senou International Airport|Aeropuerto Internacional Bamako-Senou|Bamako-Senou||12.5409|-7.948|17|
GAQ||Gao Airport|Aeropuerto Gao|Gao||16.2486|-0.0014|9|
MZI||Mopti Airport|Aeropuerto Mopti|Mopti||14.5083|-4.085|9|
TOM||Tombouctou Airport|Aeropuerto Tombouctou|Tombouctou||16.7322|-3.0053|8|Timbuktu
@MM Asia/Yangon
AKY||Sittwe Airport|Aeropuerto Sittwe|Sittwe||20.1303|92.8803|8|
BMO||Banmaw Airport|Aeropuerto Banmaw|Banmaw||24.2684|97.2491|3|
BSX||Pathein Airport|Aeropuerto Pathein|Pathein||16.8125|94.7749|3|
HEH||Heho Airport|Aeropuerto Heho|Heho||20.7439|96.7934|3|
KAW||Kawthaung Airport|Aeropuerto Kawthaung|Kawthaung||10.05|98.5167|7|
KET||Keng Tung Airport|Aeropuerto Keng Tung|Keng Tung||21.3|99.6167|8|
KHM||Khamti Airport|Aeropuerto Khamti|Khamti||25.9919|95.6772|2|
KYP||Kyaukpyu Airport|Aeropuerto Kyaukpyu|Kyaukpyu||19.4291|93.5352|8|
LIW||Loikaw Airport|Aeropuerto Loikaw|Loikaw||19.6895|97.2144|8|
LSH||Lashio Airport|Aeropuerto Lashio|Lashio||22.9667|97.75|8|
MDL||Mandalay International Airport|Aeropuerto Internacional Mandalay|Mandalay||21.7055|95.9716|18|
MGZ||Myeik Airport|Aeropuerto Myeik|Myeik||12.45|98.6167|8|
MNU||Mawlamyine Airport|Aeropuerto Mawlamyine|Mawlamyine||16.4447|97.6607|3|Mawlamyaing
MOG||Mong Hsat Airport|Aeropuerto Mong Hsat|Mong Hsat||20.5187|99.257|8|
MWQ||Magwe Airport|Aeropuerto Magwe|Magwe||20.1667|94.9411|3|Magway
MYT||Myitkyina Airport|Aeropuerto Myitkyina|Myitkyina||25.3843|97.3569|9|
NYT||Nay Pyi Taw Airport|Aeropuerto Nay Pyi Taw|Nay Pyi Taw||19.6225|96.2014|10|
NYU||Nyaung U Airport|Aeropuerto Nyaung U|Nyaung U||21.1753|94.9283|3|
PBU||Putao Airport|Aeropuerto Putao|Putao||27.3333|97.4167|8|
RGN||Yangon International Airport|Aeropuerto Internacional de Rangún|Yangon|Rangún|16.9001|96.1342|42|Rangoon
SNW||Thandwe Airport|Aeropuerto Thandwe|Thandwe||18.4539|94.3004|8|
THL||Tachilek Airport|Aeropuerto Tachilek|Tachilek||20.45|99.95|8|
TVY||Dawei Airport|Aeropuerto Dawei|Dawei||14.1|98.2|8|
@MN Asia/Ulaanbaatar
AVK||Arvaikheer Airport|Aeropuerto Arvaikheer|Arvaikheer||46.2667|102.7833|9|
BYN||Bayankhongor Airport|Aeropuerto Bayankhongor|Bayankhongor||46.1|100.6833|9|
DLZ||Gurvan Saikhan Airport|Aeropuerto Gurvan Saikhan|Gurvan Saikhan||43.606|104.3703|9|Dalanzadgad
HVD||Khovd Airport|Aeropuerto Khovd|Khovd||48.0167|91.65|9|
LTI||Altai Airport|Aeropuerto Altai|Altai||46.3762|96.221|9|
MXV||Murun Airport|Aeropuerto Murun|Murun||49.6632|100.0953|9|Mörön
MXW||Mandalgobi Airport|Aeropuerto Mandalgobi|Mandalgobi||45.7667|106.2833|1|Mandalgovi
UBN|ULN|Chinggis Khaan International Airport|Aeropuerto Internacional Gengis Kan|Ulaanbaatar|Ulán Bator|47.6516|106.8218|30|
UGA||Bulgan Airport|Aeropuerto Bulgan|Bulgan||48.8|103.55|8|
ULG||Olgii Airport|Aeropuerto Olgii|Olgii||48.9921|89.9202|4|
ULO||Ulaangom Airport|Aeropuerto Ulaangom|Ulaangom||49.9734|92.0803|4|
ULZ||Uliastai Donoi Airport|Aeropuerto Uliastai Donoi|Uliastai Donoi||47.75|96.85|1|
@MO Asia/Macau
MFM||Macau International Airport|Aeropuerto Internacional de Macao|Macau|Macao|22.1566|113.5729|46|
@MP Pacific/Saipan
ROP||Rota Airport|Aeropuerto Rota|Rota||14.1716|145.2441|8|
SPN||Saipan International Airport|Aeropuerto Internacional Saipan|Saipan||15.1222|145.7233|9|
TIQ||Tinian International Airport|Aeropuerto Internacional Tinian|Tinian||14.9943|145.6263|9|
@MQ America/Martinique
FDF||Martinique Aimé Césaire International Airport|Aeropuerto Internacional de Martinica Aimé Césaire|Fort-de-France||14.5961|-60.9999|34|
@MR Africa/Nouakchott
NDB||Nouadhibou Airport|Aeropuerto Nouadhibou|Nouadhibou||20.9342|-17.0283|9|
NKC||Nouakchott–Oumtounsy International Airport|Aeropuerto Internacional Nouakchott–Oumtounsy|Nouakchott–Oumtounsy||18.31|-15.9697|17|
OUZ||Zouerate Airport|Aeropuerto Zouerate|Zouerate||22.7333|-12.35|3|Tazadit
@MS America/Montserrat
MNI||John A. Osborne Airport|Aeropuerto John A. Osborne|John A. Osborne||16.7914|-62.1933|7|
@MT Europe/Malta
GZM||Gozo Airport|Aeropuerto Gozo|Gozo||36.0417|14.2083|6|
JCO||Comino Heliport|Helipuerto Comino|Comino||36.0167|14.3333|0|
MLA||Malta International Airport|Aeropuerto Internacional de Malta|Malta||35.8498|14.4954|48|
@MU Indian/Mauritius
MRU||Sir Seewoosagur Ramgoolam International Airport|Aeropuerto Internacional Sir Seewoosagur Ramgoolam|Mauritius|Mauricio|-20.432|57.6766|48|
RRG||Rodrigues Island Airport|Aeropuerto Rodrigues Island|Rodrigues Island||-19.75|63.35|7|
@MV Indian/Maldives
DRV||Dharavandhoo AIrport|Aeropuerto Dharavandhoo|Dharavandhoo||5.1561|73.1303|2|
FMT||Faresmaathodaa Airport|Aeropuerto Faresmaathodaa|Faresmaathodaa||0.1925|73.1964|1|
GAN||Gan International Airport|Aeropuerto Internacional Gan|Gan||-0.69|73.1565|7|
GKK||Kooddoo Island Airport|Aeropuerto Kooddoo Island|Kooddoo Island||0.7308|73.433|3|
HAQ||Hanimaadhoo Airport|Aeropuerto Hanimaadhoo|Hanimaadhoo||6.7484|73.1684|7|
HDK||Kulhudhuffushi Airport|Aeropuerto Kulhudhuffushi|Kulhudhuffushi||6.6311|73.0667|1|
HRF||Hoarafushi Airport|Aeropuerto Hoarafushi|Hoarafushi||6.9806|72.8958|1|
KDM||Kaadedhdhoo Airport|Aeropuerto Kaadedhdhoo|Kaadedhdhoo||0.488|72.9956|7|
KDO||Kadhdhoo Airport|Aeropuerto Kadhdhoo|Kadhdhoo||1.8583|73.5198|7|
MLE||Velana International Airport|Aeropuerto Internacional de Velana|Malé (Maldives)|Malé (Maldivas)|4.1875|73.5308|50|Maldives Maldivas
NMF||Maafaru International Airport|Aeropuerto Internacional Maafaru|Maafaru||5.8222|73.4747|9|
RUL||Maavarulu Airport|Aeropuerto Maavarulu|Maavarulu||0.3367|73.5114|1|
TMF||Thimarafushi Airport|Aeropuerto Thimarafushi|Thimarafushi||2.2116|73.1493|1|
VAM||Villa International Airport Maamigili|Aeropuerto Internacional Villa|Villa||3.4706|72.8358|8|
@MW Africa/Blantyre
BLZ||Chileka International Airport|Aeropuerto Internacional Chileka|Chileka||-15.6747|34.9708|9|
LLW||Kamuzu International Airport|Aeropuerto Internacional Kamuzu|Kamuzu||-13.78|33.7802|10|
@MX America/Cancun
CTM||Chetumal International Airport|Aeropuerto Internacional Chetumal|Chetumal||18.4819|-88.3333|20|
CUN||Cancún International Airport|Aeropuerto Internacional Cancún|Cancún||21.0405|-86.8744|82|Riviera Maya Playa del Carmen
CZM||Cozumel International Airport|Aeropuerto Internacional Cozumel|Cozumel||20.5112|-86.9305|30|
TQO|TUY|Felipe Carrillo Puerto International Airport|Aeropuerto Internacional Felipe Carrillo Puerto|Tulum||20.1667|-87.6667|36|
@MX America/Chihuahua
CUU||General Roberto Fierro Villalobos International Airport|Aeropuerto Internacional General Roberto Fierro Villalobos|Chihuahua||28.704|-105.9695|38|
@MX America/Ciudad_Juarez
CJS||Abraham González International Airport|Aeropuerto Internacional Abraham González|Ciudad Juárez||31.6359|-106.4361|38|
@MX America/Hermosillo
CEN||Ciudad Obregón International Airport|Aeropuerto Internacional de Ciudad Obregón|Ciudad Obregón||27.3919|-109.8392|28|
GYM||Gen Jose Maria Yanez International Airport|Aeropuerto Internacional Gen Jose Maria Yanez|Gen Jose Maria Yanez||27.9697|-110.9219|9|General José María Yáñez
HMO||General Ignacio Pesqueira García International Airport|Aeropuerto Internacional General Ignacio Pesqueira García|Hermosillo||29.0899|-111.0517|38|
PPE||Puerto Penasco Airport|Aeropuerto Puerto Penasco|Puerto Penasco||31.3526|-113.5194|3|Mar de Cortés
@MX America/Matamoros
MAM||Matamoros Airport|Aeropuerto Matamoros|Matamoros||25.7703|-97.5236|9|General Servando Canales
NLD||Quetzalcoatl International Airport|Aeropuerto Internacional Quetzalcoatl|Quetzalcoatl||27.4347|-99.5667|8|
PDS||Piedras Negras International Airport|Aeropuerto Internacional Piedras Negras|Piedras Negras||28.6289|-100.536|8|
REX||General Lucio Blanco International Airport|Aeropuerto Internacional General Lucio Blanco|Reynosa||26.0112|-98.2276|28|
@MX America/Mazatlan
CSW||Cabo San Lucas International Airport|Aeropuerto Internacional Cabo San Lucas|Cabo San Lucas||22.9491|-109.9395|8|
CUA||Ciudad Constitucion Airport|Aeropuerto Ciudad Constitucion|Ciudad Constitucion||25.0504|-111.6128|3|
CUL||Federal de Bachigualato International Airport|Aeropuerto Internacional Federal de Bachigualato|Culiacán||24.7664|-107.4696|42|
LAP||Manuel Márquez de León International Airport|Aeropuerto Internacional Manuel Márquez de León|La Paz||24.0761|-110.3678|34|
LMM||Los Mochis International Airport|Aeropuerto Internacional Los Mochis|Los Mochis||25.8167|-108.9833|8|Federal del Valle del Fuerte
LTO||Loreto Airport|Aeropuerto Loreto|Loreto||25.9833|-111.35|8|
MZT||General Rafael Buelna International Airport|Aeropuerto Internacional General Rafael Buelna|Mazatlán||23.1673|-106.2701|40|
SJD||Los Cabos International Airport|Aeropuerto Internacional Los Cabos|San José del Cabo||23.1624|-109.7173|60|Cabo San Lucas
SRL||Santa Rosalia Airport|Aeropuerto Santa Rosalia|Santa Rosalia||27.2|-112.25|1|Palo Verde
TPQ||Tepic Airport|Aeropuerto Tepic|Tepic||21.5|-104.9|9|Amado Nervo
@MX America/Merida
CME||Ciudad del Carmen International Airport|Aeropuerto Internacional de Ciudad del Carmen|Ciudad del Carmen||18.651|-91.8027|24|
CPE||Campeche International Airport|Aeropuerto Internacional de Campeche|Campeche||19.835|-90.5094|20|
MID||Manuel Crescencio Rejón International Airport|Aeropuerto Internacional Manuel Crescencio Rejón|Mérida||20.9338|-89.6637|46|
@MX America/Mexico_City
ACA||General Juan N. Álvarez International Airport|Aeropuerto Internacional General Juan N. Álvarez|Acapulco||16.7624|-99.7546|30|
AGU||Licenciado Jesús Terán Peredo International Airport|Aeropuerto Internacional Licenciado Jesús Terán Peredo|Aguascalientes||21.7014|-102.3137|32|
BJX||Guanajuato International Airport|Aeropuerto Internacional Guanajuato|León||20.9857|-101.479|46|Guanajuato Silao
CLQ||Colima Airport|Aeropuerto Colima|Colima||19.3|-103.65|8|Lic. Miguel de la Madrid
GDL||Miguel Hidalgo y Costilla International Airport|Aeropuerto Internacional Miguel Hidalgo y Costilla|Guadalajara||20.526|-103.304|66|
HUX||Bahías de Huatulco International Airport|Aeropuerto Internacional Bahías de Huatulco|Huatulco||15.7683|-96.2356|32|
IZT||Ixtepec Airport|Aeropuerto Ixtepec|Ixtepec||16.5692|-95.1083|9|
MEX||Benito Juárez International Airport|Aeropuerto Internacional Benito Juárez|Mexico City|Ciudad de México|19.4353|-99.0728|86|CDMX DF
MLM||General Francisco J. Mujica International Airport|Aeropuerto Internacional General Francisco J. Mujica|Morelia||19.8435|-101.0269|30|
MTT||Minatitlán/Coatzacoalcos International Airport|Aeropuerto Internacional de Minatitlán-Coatzacoalcos|Minatitlán||17.9833|-94.5167|22|
NLU|MEX|Felipe Ángeles International Airport|Aeropuerto Internacional Felipe Ángeles|Mexico City|Ciudad de México|19.7462|-99.0041|50|CDMX AIFA
OAX||Xoxocotlán International Airport|Aeropuerto Internacional Xoxocotlán|Oaxaca||17.0009|-96.7216|38|
PAZ||El Tajin National Airport|Aeropuerto Nacional El Tajin|El Tajin||20.6002|-97.4605|8|
PBC||Hermanos Serdán International Airport|Aeropuerto Internacional Hermanos Serdán|Puebla||19.135|-98.3675|30|
PUH||Pochutla Airport|Aeropuerto Pochutla|Pochutla||15.7333|-96.4667|6|
PVR||Licenciado Gustavo Díaz Ordaz International Airport|Aeropuerto Internacional Licenciado Gustavo Díaz Ordaz|Puerto Vallarta||20.6783|-105.249|56|Nuevo Vallarta
PXM||Puerto Escondido Airport|Aeropuerto Puerto Escondido|Puerto Escondido||15.85|-97.0833|9|
QRO||Querétaro International Airport|Aeropuerto Internacional Querétaro|Querétaro||20.6174|-100.1857|44|
SLP||Ponciano Arriaga International Airport|Aeropuerto Internacional Ponciano Arriaga|San Luis Potosí||22.2555|-100.9368|32|
SZT||San Cristobal de las Casas Airport|Aeropuerto San Cristobal de las Casas|San Cristobal de las Casas||16.6906|-92.5442|6|
TAP||Tapachula International Airport|Aeropuerto Internacional Tapachula|Tapachula||14.9097|-92.2531|8|
TGZ||Ángel Albino Corzo International Airport|Aeropuerto Internacional Ángel Albino Corzo|Tuxtla Gutiérrez||16.5636|-93.0225|34|
TLC|MEX|Adolfo López Mateos International Airport|Aeropuerto Internacional Adolfo López Mateos|Toluca||19.3366|-99.5657|26|
UPN||Licenciado y General Ignacio Lopez Rayon Airport|Aeropuerto Licenciado y General Ignacio Lopez Rayon|Licenciado y General Ignacio Lopez Rayon||19.4023|-102.038|9|Uruapan
VER||General Heriberto Jara International Airport|Aeropuerto Internacional General Heriberto Jara|Veracruz||19.1423|-96.1832|34|
VSA||Carlos Rovirosa Pérez International Airport|Aeropuerto Internacional Carlos Rovirosa Pérez|Villahermosa||17.9924|-92.819|32|
ZCL||General Leobardo C. Ruiz International Airport|Aeropuerto Internacional General Leobardo C. Ruiz|Zacatecas||22.8|-102.55|24|
ZIH||Ixtapa-Zihuatanejo International Airport|Aeropuerto Internacional Ixtapa-Zihuatanejo|Zihuatanejo||17.6068|-101.4641|30|Ixtapa
ZLO||Manzanillo Airport|Aeropuerto Manzanillo|Manzanillo||19.1133|-104.3506|8|Playa de Oro
@MX America/Monterrey
CVM||Ciudad Victoria Airport|Aeropuerto Ciudad Victoria|Ciudad Victoria||23.7139|-98.9653|8|General Pedro J. Méndez
DGO||Durango International Airport|Aeropuerto Internacional Durango|Durango||24.125|-104.525|17|General Guadalupe Victoria
MTY||General Mariano Escobedo International Airport|Aeropuerto Internacional General Mariano Escobedo|Monterrey||25.7766|-100.1144|64|
TAM||General Francisco Javier Mina International Airport|Aeropuerto Internacional General Francisco Javier Mina|Tampico||22.2891|-97.8702|28|
TRC||Francisco Sarabia International Airport|Aeropuerto Internacional Francisco Sarabia|Torreón||25.5631|-103.3987|30|
@MX America/Tijuana
GUB||Guerrero Negro Airport|Aeropuerto Guerrero Negro|Guerrero Negro||28.026|-114.0239|3|
MXL||General Rodolfo Sánchez Taboada International Airport|Aeropuerto Internacional General Rodolfo Sánchez Taboada|Mexicali||32.6282|-115.2482|32|
TIJ||General Abelardo L. Rodríguez International Airport|Aeropuerto Internacional General Abelardo L. Rodríguez|Tijuana||32.5443|-116.9759|60|
@MY Asia/Kuala_Lumpur
AOR||Sultan Abdul Halim Airport|Aeropuerto Sultan Abdul Halim|Sultan Abdul Halim||6.1912|100.3966|8|
BBN||Bario Airport|Aeropuerto Bario|Bario||3.6833|115.4667|7|
BKM||Bakelalan Airport|Aeropuerto Bakelalan|Bakelalan||3.9667|115.6167|2|
BTU||Bintulu Airport|Aeropuerto Bintulu|Bintulu||3.1235|113.0231|8|
GTK||Sungei Tekai Airport|Aeropuerto Sungei Tekai|Sungei Tekai||2.6|102.9167|6|
IPH||Ipoh Airport|Aeropuerto Ipoh|Ipoh||4.5669|101.0958|8|Sultan Azlan Shah
JHB||Senai International Airport|Aeropuerto Internacional Senai|Senai||1.6367|103.668|18|
KBR||Sultan Ismail Petra Airport|Aeropuerto Sultan Ismail Petra|Sultan Ismail Petra||6.1706|102.2909|16|
KUA||Sultan Haji Ahmad Shah Airport|Aeropuerto Sultan Haji Ahmad Shah|Sultan Haji Ahmad Shah||3.7808|103.2152|9|
KUD||Kudat Airport|Aeropuerto Kudat|Kudat||6.925|116.8342|2|
KUL||Kuala Lumpur International Airport|Aeropuerto Internacional de Kuala Lumpur|Kuala Lumpur||2.7443|101.7173|86|
LBP||Long Banga Airfield|Aeródromo Long Banga|Long Banga||3.2|115.4|6|
LBU||Labuan Airport|Aeropuerto Labuan|Labuan||5.2944|115.2492|8|
LDU||Lahad Datu Airport|Aeropuerto Lahad Datu|Lahad Datu||5.0353|118.3261|8|
LGK||Langkawi International Airport|Aeropuerto Internacional de Langkawi|Langkawi||6.3422|99.7314|38|
LGL||Long Lellang Airport|Aeropuerto Long Lellang|Long Lellang||4.1833|114.25|2|
LMN||Limbang Airport|Aeropuerto Limbang|Limbang||4.6667|115|6|
LWY||Lawas Airport|Aeropuerto Lawas|Lawas||4.8466|115.407|2|
MKM||Mukah Airport|Aeropuerto Mukah|Mukah||2.9069|112.0797|7|
MUR||Marudi Airport|Aeropuerto Marudi|Marudi||4.1833|114.3167|7|
MYY||Miri Airport|Aeropuerto Miri|Miri||4.3253|113.9831|16|
MZS||Mostyn Airport|Aeropuerto Mostyn|Mostyn||4.6167|118.15|1|Moradabad
MZV||Mulu Airport|Aeropuerto Mulu|Mulu||4.0333|114.8|8|
ODN||Long Seridan Airport|Aeropuerto Long Seridan|Long Seridan||4.0333|115.0667|2|
PEN||Penang International Airport|Aeropuerto Internacional de Penang|Penang||5.293|100.2652|50|
PKG||Pangkor Airport|Aeropuerto Pangkor|Pangkor||4.2458|100.554|2|
SBW||Sibu Airport|Aeropuerto Sibu|Sibu||2.255|111.9866|16|
SDK||Sandakan Airport|Aeropuerto Sandakan|Sandakan||5.8969|118.0618|8|
SZB|KUL|Sultan Abdul Aziz Shah Airport|Aeropuerto Sultán Abdul Aziz Shah|Kuala Lumpur||3.1306|101.5581|30|
TGG||Sultan Mahmud Airport|Aeropuerto Sultan Mahmud|Sultan Mahmud||5.38|103.1044|8|
TMG||Tomanggong Airport|Aeropuerto Tomanggong|Tomanggong||5.4|118.65|2|Tommanggong
TOD||Tioman Airport|Aeropuerto Tioman|Tioman||2.818|104.1598|7|
TWU||Tawau Airport|Aeropuerto Tawau|Tawau||4.3131|118.1215|9|
@MY Asia/Kuching
BKI||Kota Kinabalu International Airport|Aeropuerto Internacional de Kota Kinabalu|Kota Kinabalu||5.924|116.0508|50|Borneo
KCH||Kuching International Airport|Aeropuerto Internacional de Kuching|Kuching||1.4842|110.3408|44|
@MZ Africa/Maputo
APL||Nampula Airport|Aeropuerto Nampula|Nampula||-15.1017|39.2872|8|
BEW||Beira International Airport|Aeropuerto Internacional Beira|Beira||-19.7988|34.9019|9|
INH||Inhambane Airport|Aeropuerto Inhambane|Inhambane||-23.8744|35.4083|8|
LMZ||Palma Airport|Aeropuerto Palma|Palma||-10.7667|40.4833|6|
MMW||Moma Airport|Aeropuerto Moma|Moma||-16.7833|39.0667|6|
MPM||Maputo International Airport|Aeropuerto Internacional de Maputo|Maputo||-25.9244|32.5743|30|
POL||Pemba Airport|Aeropuerto Pemba|Pemba||-12.9883|40.5225|8|
TCV||Tete Airport|Aeropuerto Tete|Tete||-16.2167|33.5833|6|
TET||Matundo Airport|Aeropuerto Matundo|Matundo||-16.1033|33.6389|9|Chingozi
UEL||Quelimane Airport|Aeropuerto Quelimane|Quelimane||-17.8577|36.8715|8|
VHO||Vila Coutinho Airport|Aeropuerto Vila Coutinho|Vila Coutinho||-14.6167|34.3167|6|
VJB||Xai Xai Airport|Aeropuerto Xai Xai|Xai Xai||-25.0333|33.6167|3|Xai-Xai Chongoene
VNX||Vilanculos Airport|Aeropuerto Vilanculos|Vilanculos||-22.0167|35.2833|8|Vilankulo
VPY||Chimoio Airport|Aeropuerto Chimoio|Chimoio||-19.1489|33.4269|9|
VXC||Lichinga Airport|Aeropuerto Lichinga|Lichinga||-13.2833|35.25|9|
@NA Africa/Windhoek
ERS||Eros Airport|Aeropuerto Eros|Eros||-22.6167|17.0833|8|
HAL||Halali Airport|Aeropuerto Halali|Halali||-19.0306|16.4583|1|
LUD||Luderitz Airport|Aeropuerto Luderitz|Luderitz||-26.6864|15.2439|8|
MPA||Mpacha Airport|Aeropuerto Mpacha|Mpacha||-17.5|24.2667|9|Katima Mulilo
NDU||Rundu Airport|Aeropuerto Rundu|Rundu||-17.9558|19.7235|10|
OMD||Oranjemund Airport|Aeropuerto Oranjemund|Oranjemund||-28.5833|16.45|7|
OND||Andimba Toivo ya Toivo Airport|Aeropuerto Andimba Toivo ya Toivo|Andimba Toivo ya Toivo||-17.8855|15.9422|9|Ondangwa
WDH||Hosea Kutako International Airport|Aeropuerto Internacional Hosea Kutako|Windhoek||-22.4873|17.4632|28|
WVB||Walvis Bay International Airport|Aeropuerto Internacional Walvis Bay|Walvis Bay||-22.9786|14.5172|8|
@NC Pacific/Noumea
BMY||Belep Island Airport|Aeropuerto Belep Island|Belep Island||-19.75|163.6667|2|Île Art - Waala
GEA||Noumea Magenta Airport|Aeropuerto Noumea Magenta|Noumea Magenta||-22.2605|166.4708|7|
HLU||Houailou Airport|Aeropuerto Houailou|Houailou||-21.0333|166.0667|6|
HNG||Hienghene Airport|Aeropuerto Hienghene|Hienghene||-20.6667|164.9|6|
ILP||Ile Des Pins Airport|Aeropuerto Ile Des Pins|Ile Des Pins||-22.5897|167.4475|7|
IOU||Ile Ouen Airport|Aeropuerto Ile Ouen|Ile Ouen||-22.4639|166.7831|6|
KNQ||Kone Airport|Aeropuerto Kone|Kone||-21.0533|164.8378|7|
KOC||Koumac Airport|Aeropuerto Koumac|Koumac||-20.5|164.4167|3|
LIF||Lifou Airport|Aeropuerto Lifou|Lifou||-20.7667|167.25|7|
MEE||Mare Airport|Aeropuerto Mare|Mare||-21.4823|168.0361|7|
NOU||La Tontouta International Airport|Aeropuerto Internacional de La Tontouta|Nouméa|Numea|-22.0164|166.2161|28|
TGJ||Tiga Airport|Aeropuerto Tiga|Tiga||-21.0984|167.8029|6|
TOU||Touho Airport|Aeropuerto Touho|Touho||-20.8|165.25|7|
UVE||Ouvea Airport|Aeropuerto Ouvea|Ouvea||-20.6424|166.572|7|
@NE Africa/Niamey
AJY||Manu Dayak International Airport|Aeropuerto Internacional Manu Dayak|Manu Dayak||16.9642|7.9931|9|Mano Dayak
NIM||Diori Hamani International Airport|Aeropuerto Internacional Diori Hamani|Diori Hamani||13.4765|2.1772|17|
ZND||Zinder Airport|Aeropuerto Zinder|Zinder||13.7794|8.9831|8|
@NF Pacific/Norfolk
NLK||Norfolk Island Airport|Aeropuerto Norfolk Island|Norfolk Island||-29.0425|167.9394|8|
@NG Africa/Lagos
ABV||Nnamdi Azikiwe International Airport|Aeropuerto Internacional Nnamdi Azikiwe|Abuja|Abuya|9.0046|7.2704|44|
AKR||Akure Airport|Aeropuerto Akure|Akure||7.2503|5.3002|9|
BCU||Bauchi Airport|Aeropuerto Bauchi|Bauchi||10.2992|9.818|10|Bauchi State
BNI||Benin City Airport|Aeropuerto Benin|Benin||6.3169|5.6039|9|
CBQ||Calabar Airport|Aeropuerto Calabar|Calabar||4.9689|8.3474|9|Margaret Ekpo
ENU||Enugu Airport|Aeropuerto Enugu|Enugu||6.472|7.5677|9|Akanu Ibiam
GMO||Gombe Lawanti International Airport|Aeropuerto Internacional Gombe Lawanti|Gombe Lawanti||10.2981|10.8989|10|
IBA||Ibadan Airport|Aeropuerto Ibadan|Ibadan||7.3602|3.9764|8|
ILR||Ilorin International Airport|Aeropuerto Internacional Ilorin|Ilorin||8.4361|4.4936|9|
JOS||Jos Airport|Aeropuerto Jos|Jos||9.8681|8.8931|9|Yakubu Gowon
KAD||Kaduna Airport|Aeropuerto Kaduna|Kaduna||10.5958|7.4403|9|
KAN||Mallam Aminu Kano International Airport|Aeropuerto Internacional Mallam Aminu Kano|Mallam Aminu Kano||12.0455|8.5223|10|
LOS||Murtala Muhammed International Airport|Aeropuerto Internacional Murtala Muhammed|Lagos||6.5774|3.3212|52|
MDI||Makurdi Airport|Aeropuerto Makurdi|Makurdi||7.75|8.5333|9|
MIU||Maiduguri International Airport|Aeropuerto Internacional Maiduguri|Maiduguri||11.8555|13.0829|9|
PHC||Port Harcourt International Airport|Aeropuerto Internacional Port Harcourt|Port Harcourt||5.0065|6.9499|16|
QOW||Sam Mbakwe International Airport|Aeropuerto Internacional Sam Mbakwe|Sam Mbakwe||5.4279|7.2017|9|Sam Mbakwe International Cargo
QRW||Osubi Airstrip|Aeródromo Osubi|Osubi||5.5945|5.8193|8|Warri
QUO||Akwa Ibom Airport|Aeropuerto Akwa Ibom|Akwa Ibom||4.8765|8.0857|10|
SKO||Sokoto Airport|Aeropuerto Sokoto|Sokoto||13.0064|5.2422|9|Sadiq Abubakar III
YOL||Yola Airport|Aeropuerto Yola|Yola||9.2673|12.4264|9|
@NI America/Managua
BEF||Bluefields Airport|Aeropuerto Bluefields|Bluefields||11.9969|-83.7686|8|
MGA||Augusto C. Sandino International Airport|Aeropuerto Internacional Augusto C. Sandino|Managua||12.1448|-86.1713|34|
PUZ||Puerto Cabezas Airport|Aeropuerto Puerto Cabezas|Puerto Cabezas||14.0453|-83.3836|9|
@NL Europe/Amsterdam
AMS||Amsterdam Airport Schiphol|Aeropuerto de Ámsterdam-Schiphol|Amsterdam|Ámsterdam|52.3091|4.7634|94|Holland Holanda
EIN||Eindhoven Airport|Aeropuerto de Eindhoven|Eindhoven||51.458|5.3918|44|
GRQ||Groningen Airport Eelde|Aeropuerto Groningen|Groningen||53.1203|6.5756|8|
MST||Maastricht Aachen Airport|Aeropuerto Maastricht Aachen|Maastricht Aachen||50.9156|5.7688|9|
RTM||Rotterdam The Hague Airport|Aeropuerto de Róterdam-La Haya|Rotterdam|Róterdam|51.9489|4.4336|30|
@NO Europe/Oslo
AES||Vigra Alesund Airport|Aeropuerto Vigra Alesund|Vigra Alesund||62.5596|6.1166|8|
ALF||Alta Airport|Aeropuerto Alta|Alta||69.9772|23.3558|8|
ANX||Andenes Airport|Aeropuerto Andenes|Andenes||69.3049|16.1333|9|Andøya
BDU||Bardufoss Airport|Aeropuerto Bardufoss|Bardufoss||69.0561|18.54|7|
BGO||Bergen Airport Flesland|Aeropuerto de Bergen-Flesland|Bergen||60.2891|5.2282|46|
BJF||Batsfjord Airport|Aeropuerto Batsfjord|Batsfjord||70.6|29.6667|7|
BNN||Bronnoysund Airport, Bronnoy|Aeropuerto Bronnoysund|Bronnoysund||65.4594|12.21|7|Brønnøysund
BOO||Bodo Airport|Aeropuerto Bodo|Bodo||67.2726|14.3678|17|Bodø
BVG||Berlevag Airport|Aeropuerto Berlevag|Berlevag||70.8667|29|7|
EVE||Harstad/Narvik Airport, Evenes|Aeropuerto Harstad/Narvik|Harstad/Narvik||68.49|16.6832|9|
FDE||Bringeland Airport|Aeropuerto Bringeland|Bringeland||61.3918|5.7621|2|Førde
FRO||Floro Airport|Aeropuerto Floro|Floro||61.5853|5.024|7|Florø
HAA||Hasvik Airport|Aeropuerto Hasvik|Hasvik||70.4667|22.15|2|
HAU||Haugesund Airport|Aeropuerto Haugesund|Haugesund||59.3448|5.2159|8|
HFT||Hammerfest Airport|Aeropuerto Hammerfest|Hammerfest||70.68|23.6759|7|
HOV||Orsta–Volda Airport|Aeropuerto Orsta–Volda|Orsta–Volda||62.1798|6.0788|7|Ørsta-Volda
HVG||Honningsvag Airport, Valan|Aeropuerto Honningsvag|Honningsvag||70.9833|25.8333|7|
KKN||Kirkenes Airport, Hoeybuktmoen|Aeropuerto Kirkenes|Kirkenes||69.7235|29.8912|8|
KRS||Kristiansand Airport|Aeropuerto Kristiansand|Kristiansand||58.2025|8.0737|16|
KSU||Kristiansund Airport, Kvernberget|Aeropuerto Kristiansund|Kristiansund||63.1134|7.826|8|
LKL||Lakselv Airport|Aeropuerto Lakselv|Lakselv||70.0678|24.9736|9|
LKN||Leknes Airport|Aeropuerto Leknes|Leknes||68.1542|13.6149|7|
MEH||Mehamn Airport|Aeropuerto Mehamn|Mehamn||71.0333|27.8333|7|
MJF||Kjaerstad Airport|Aeropuerto Kjaerstad|Kjaerstad||65.7844|13.2183|7|Mosjøen
MOL||Molde Airport, Aro|Aeropuerto Molde|Molde||62.7457|7.261|8|
MQN||Mo i Rana Airport|Aeropuerto Mo i Rana|Mo i Rana||66.3646|14.3027|7|
OLA||Orland Airbase|Base aérea Orland|Orland||63.7|9.6167|9|Brekstad
OSL||Oslo Airport Gardermoen|Aeropuerto de Oslo-Gardermoen|Oslo||60.1942|11.1004|70|
OSY||Namsos Airport|Aeropuerto Namsos|Namsos||64.4727|11.57|2|
RET||Rost Airport|Aeropuerto Rost|Rost||67.4833|12.0833|2|Røst
RRS||Roros Airport|Aeropuerto Roros|Roros||62.5792|11.3456|8|Røros
RVK||Rorvik Airport, Ryumsjoen|Aeropuerto Rorvik|Rorvik||64.8833|11.2333|7|Rørvik
SDN||Sandane Airport|Aeropuerto Sandane|Sandane||61.7667|6.2167|2|
SKN||Stokmarknes Skagen Airport|Aeropuerto Stokmarknes Skagen|Stokmarknes Skagen||68.5791|15.0329|7|
SOG||Sogndal Airport|Aeropuerto Sogndal|Sogndal||61.1581|7.137|2|
SOJ||Sorkjosen Airport|Aeropuerto Sorkjosen|Sorkjosen||69.7833|20.9333|7|Sørkjosen
SRP||Stord Airport|Aeropuerto Stord|Stord||59.8333|5.4167|7|
SSJ||Sandnessjoen Airport|Aeropuerto Sandnessjoen|Sandnessjoen||65.9599|12.4765|7|Sandnessjøen
SVG||Stavanger Airport Sola|Aeropuerto de Stavanger-Sola|Stavanger||58.8821|5.6292|38|
SVJ||Svolvaer Airport, Helle|Aeropuerto Svolvaer|Svolvaer||68.245|14.6678|7|Svolvær
SYG||Spitsberg Airport|Aeropuerto Spitsberg|Spitsberg||78.2369|15.4694|6|
TOS||Tromsø Airport|Aeropuerto de Tromsø|Tromsø||69.6798|18.9073|34|
TRD||Trondheim Airport Værnes|Aeropuerto de Trondheim-Værnes|Trondheim||63.4543|10.9179|40|
TRF|OSL|Sandefjord Airport Torp|Aeropuerto de Sandefjord-Torp|Oslo||59.1781|10.2518|28|
VAW||Vardo Airport|Aeropuerto Vardo|Vardo||70.3547|31.0456|7|Vardø
VDS||Vadso Airport|Aeropuerto Vadso|Vadso||70.065|29.8453|7|Vadsø
VRY||Tobbisodden Heliport|Helipuerto Tobbisodden|Tobbisodden||67.6544|12.7269|0|Værøy
XZD||Kongsvinger Airport|Aeropuerto Kongsvinger|Kongsvinger||60.1875|12.0017|6|
ZXQ||Solstad Airport|Aeropuerto Solstad|Solstad||60.1833|5.5167|6|
@NP Asia/Kathmandu
BDP||Bhadrapur Airport|Aeropuerto Bhadrapur|Bhadrapur||26.5333|88.0833|3|
BHR||Bharatpur Airport|Aeropuerto Bharatpur|Bharatpur||27.6764|84.4325|2|
BIR||Biratnagar Airport|Aeropuerto Biratnagar|Biratnagar||26.4834|87.2662|8|
BWA||Gautam Buddha International Airport|Aeropuerto Internacional Gautam Buddha|Gautam Buddha||27.5042|83.42|8|
DOP||Dolpa Airport|Aeropuerto Dolpa|Dolpa||29|82.8167|2|
IMK||Simikot Airport|Aeropuerto Simikot|Simikot||29.9667|81.8167|1|
JKR||Janakpur Airport|Aeropuerto Janakpur|Janakpur||26.7083|85.9239|7|
JMO||Jomsom Airport|Aeropuerto Jomsom|Jomsom||28.7814|83.7234|2|
JUM||Jumla Airport|Aeropuerto Jumla|Jumla||29.2736|82.1919|2|
KEP||Nepalganj Airport|Aeropuerto Nepalganj|Nepalganj||28.1325|81.5764|7|Nepalgunj
KTM||Tribhuvan International Airport|Aeropuerto Internacional Tribhuvan|Kathmandu|Katmandú|27.6999|85.3566|50|
LUA||Tenzing-Hillary Airport|Aeropuerto Tenzing-Hillary|Tenzing-Hillary||27.6876|86.7318|1|
MWP||Mountain Airport|Aeropuerto Mountain|Mountain||28|85.3333|6|
PHH||Pokhara International Airport|Aeropuerto Internacional Pokhara|Pokhara||28.1838|84.0147|14|
PKR||Pokhara International Airport|Aeropuerto Internacional Pokhara|Pokhara||28.1897|84.0149|8|
SIF||Simara Airport|Aeropuerto Simara|Simara||27.1636|84.9792|2|
SIH||Silgarhi Doti Airport|Aeropuerto Silgarhi Doti|Silgarhi Doti||29.2667|80.975|1|
SKH||Surkhet Airport|Aeropuerto Surkhet|Surkhet||28.3333|82.5083|2|
TMI||Tumling Tar Airport|Aeropuerto Tumling Tar|Tumling Tar||27.3|87.2|2|
TPJ||Taplejung Airport|Aeropuerto Taplejung|Taplejung||27.35|87.6833|7|
@NR Pacific/Nauru
INU||Nauru Island International Airport|Aeropuerto Internacional Nauru Island|Nauru Island||-0.5333|166.9167|8|
@NU Pacific/Niue
IUE||Hanan Airport|Aeropuerto Hanan|Hanan||-19.0833|-169.9333|8|Niue
@NZ Pacific/Auckland
AKL||Auckland Airport|Aeropuerto de Auckland|Auckland||-37.0048|174.7835|72|
BHE||Woodbourne Airport|Aeropuerto Woodbourne|Woodbourne||-41.5178|173.8711|8|
CHC||Christchurch Airport|Aeropuerto de Christchurch|Christchurch||-43.4887|172.5389|50|
DUD||Dunedin International Airport|Aeropuerto Internacional Dunedin|Dunedin||-45.9239|170.1991|8|
GBS||Port Fitzroy Seaplane Base|Base de hidroaviones Port Fitzroy|Port Fitzroy||-36.1647|175.3613|0|
GIS||Gisborne Airport|Aeropuerto Gisborne|Gisborne||-38.6619|177.9823|7|
HKK||Hokitika Airport|Aeropuerto Hokitika|Hokitika||-42.7149|170.9835|7|
HLZ||Hamilton International Airport|Aeropuerto Internacional Hamilton|Hamilton||-37.8662|175.336|8|
IVC||Invercargill Airport|Aeropuerto Invercargill|Invercargill||-46.4154|168.3217|8|
KAT||Kaitaia Airport|Aeropuerto Kaitaia|Kaitaia||-35.0663|173.2854|8|
KKE||Kerikeri Airport|Aeropuerto Kerikeri|Kerikeri||-35.2633|173.9124|7|
KUI||Kawau Island Seaplane Base|Base de hidroaviones Kawau Island|Kawau Island||-36.4295|174.8188|0|
MHB||Mechanics Bay Heliport|Helipuerto Mechanics Bay|Mechanics Bay||-36.8466|174.7884|0|
NPE||Hawkes Bay Airport|Aeropuerto Hawkes Bay|Hawkes Bay||-39.4667|176.8723|7|Napier
NPL||New Plymouth Airport|Aeropuerto New Plymouth|New Plymouth||-39.0101|174.1793|7|
NSN||Nelson Airport|Aeropuerto Nelson|Nelson||-41.2991|173.2242|15|
PCN||Picton Aerodrome|Aeródromo Picton|Picton||-41.3428|173.9596|1|
PKL||Pakatoa Island Airport|Aeropuerto Pakatoa Island|Pakatoa Island||-36.7965|175.1957|6|
PMR||Palmerston North Airport|Aeropuerto Palmerston North|Palmerston North||-40.3235|175.6213|6|
ROT||Rotorua International Airport|Aeropuerto Internacional Rotorua|Rotorua||-38.1098|176.3175|8|
TIU||Timaru Airport|Aeropuerto Timaru|Timaru||-44.3034|171.2263|7|Richard Pearse
TRG||Tauranga City Airport|Aeropuerto Tauranga|Tauranga||-37.6709|176.1977|8|
TUO||Taupo Airport|Aeropuerto Taupo|Taupo||-38.7414|176.0823|8|
WAG||Wanganui Airport|Aeropuerto Wanganui|Wanganui||-39.9609|175.0244|8|
WHK||Whakatane Airport|Aeropuerto Whakatane|Whakatane||-37.9247|176.9175|7|
WKA||Wanaka Airport|Aeropuerto Wanaka|Wanaka||-44.7234|169.2442|7|
WLG||Wellington Airport|Aeropuerto de Wellington|Wellington||-41.329|174.8122|48|
WRE||Whangarei Airport|Aeropuerto Whangarei|Whangarei||-35.7674|174.364|7|
WSZ||Westport Airport|Aeropuerto Westport|Westport||-41.74|171.5786|7|
ZQN||Queenstown Airport|Aeropuerto de Queenstown|Queenstown||-45.022|168.7391|38|
@NZ Pacific/Chatham
CHT||Chatham Islands / Tuuta Airport|Aeropuerto Chatham Islands / Tuuta|Chatham Islands / Tuuta||-43.8|-176.35|7|
@OM Asia/Muscat
DQM||Duqm International Airport|Aeropuerto Internacional Duqm|Duqm||19.5023|57.6383|14|Duqm Jaaluni
KHS||Khasab Airport|Aeropuerto Khasab|Khasab||26.1639|56.2351|8|
MCT||Muscat International Airport|Aeropuerto Internacional de Mascate|Muscat|Mascate|23.6007|58.284|56|
OHS||Sohar Airport|Aeropuerto Sohar|Sohar||24.3957|56.6175|5|
SLL||Salalah International Airport|Aeropuerto Internacional Salalah|Salalah||17.0452|54.0891|10|
@PA America/Panama
BFQ||Bahia Pinas Airport|Aeropuerto Bahia Pinas|Bahia Pinas||7.5833|-78.1667|1|
BLB|PTY|Panamá Pacífico International Airport|Aeropuerto Internacional Panamá Pacífico|Panama City|Ciudad de Panamá|8.914|-79.5981|20|
BOC||Bocas del Toro Isla Colón International Airport|Aeropuerto Internacional Isla Colón|Bocas del Toro||9.34|-82.2519|16|
CHX||Changuinola Airport|Aeropuerto Changuinola|Changuinola||9.45|-82.45|7|Changuinola "Capitán Manuel Niño"
CTD||Chitre Alonso Valderrama Airport|Aeropuerto Chitre Alonso Valderrama|Chitre Alonso Valderrama||7.9816|-80.4107|8|
DAV||Enrique Malek International Airport|Aeropuerto Internacional Enrique Malek|David||8.3833|-82.4333|16|
ONX||Colon Airport|Aeropuerto Colon|Colon||9.35|-79.9|9|Enrique Adolfo Jiménez
OTD||Contadora Airport|Aeropuerto Contadora|Contadora||8.6667|-79.5667|1|
PAC||Marcos A. Gelabert International Airport|Aeropuerto Internacional Marcos A. Gelabert|Marcos A. Gelabert||8.971|-79.5556|8|Albrook "Marcos A. Gelabert"
PDM||Capt. Justiniano Montenegro Airport|Aeropuerto Capt. Justiniano Montenegro|Capt. Justiniano Montenegro||7.5533|-80.0213|2|Pedasí
PTY||Tocumen International Airport|Aeropuerto Internacional Tocumen|Panama City|Ciudad de Panamá|9.0669|-79.3876|74|Panamá
RIH||Scarlett Martinez International Airport|Aeropuerto Internacional Scarlett Martinez|Scarlett Martinez||8.3712|-80.1279|4|Río Hato
RIT||Rio Tigre Airport|Aeropuerto Rio Tigre|Rio Tigre||7.8333|-80.8|6|
SFW||Santa Fe Airport|Aeropuerto Santa Fe|Santa Fe||8.8333|-81.1667|6|
TUE||Tupile Airport|Aeropuerto Tupile|Tupile||9.5725|-79.4872|6|
@PE America/Lima
ANS||Andahuaylas Airport|Aeropuerto Andahuaylas|Andahuaylas||-13.7167|-73.3558|4|
AQP||Alfredo Rodríguez Ballón International Airport|Aeropuerto Internacional Alfredo Rodríguez Ballón|Arequipa||-16.3448|-71.568|44|
AYP||Coronel FAP Alfredo Mendívil Duarte Airport|Aeropuerto Coronel FAP Alfredo Mendívil Duarte|Ayacucho||-13.1972|-74.2472|20|
BLP||Huallaga Airport|Aeropuerto Huallaga|Huallaga||-16.5833|-69.4167|6|
CHH||Chachapoyas Airport|Aeropuerto Chachapoyas|Chachapoyas||-6.2167|-77.85|8|
CHM||Chimbote Airport|Aeropuerto Chimbote|Chimbote||-9.1506|-78.5311|8|Tnte. FAP Jaime Montreuil Morales
CIX||Capitán FAP José A. Quiñones International Airport|Aeropuerto Internacional Capitán FAP José A. Quiñones|Chiclayo||-6.7897|-79.8322|24|
CJA||Cajamarca Airport|Aeropuerto Cajamarca|Cajamarca||-7.1333|-78.5|8|Mayor General FAP Armando Revoredo Iglesias
CUZ||Alejandro Velasco Astete International Airport|Aeropuerto Internacional Alejandro Velasco Astete|Cusco|Cuzco|-13.5384|-71.9437|56|Machu Picchu
HUU||Huanuco Airport|Aeropuerto Huanuco|Huanuco||-9.8667|-76.2167|9|Alférez FAP David Figueroa Fernandini
ILQ||Ilo Airport|Aeropuerto Ilo|Ilo||-17.6949|-71.3439|9|
IQT||Coronel FAP Francisco Secada Vignetta International Airport|Aeropuerto Internacional Coronel FAP Francisco Secada Vignetta|Iquitos||-3.7851|-73.3028|32|
JAE||Shumba Airport|Aeropuerto Shumba|Shumba||-5.5944|-78.7736|9|Jaén
JAU||Francisco Carlé Airport|Aeropuerto Francisco Carlé|Jauja||-11.75|-75.25|14|
JUL||Inca Manco Cápac International Airport|Aeropuerto Internacional Inca Manco Cápac|Juliaca||-15.4642|-70.1544|24|
LIM||Jorge Chávez International Airport|Aeropuerto Internacional Jorge Chávez|Lima||-12.0248|-77.1088|76|
NZC||Maria Reiche Neuman Airport|Aeropuerto Maria Reiche Neuman|Maria Reiche Neuman||-14.8545|-74.9602|7|
PCL||Capitán FAP David Abensur Rengifo International Airport|Aeropuerto Internacional Capitán FAP David Abensur Rengifo|Pucallpa||-8.3845|-74.5747|24|
PEM||Padre Aldamiz International Airport|Aeropuerto Internacional Padre Aldamiz|Puerto Maldonado||-12.5833|-69.2333|24|
PIU||Capitán FAP Guillermo Concha Iberico International Airport|Aeropuerto Internacional Capitán FAP Guillermo Concha Iberico|Piura||-5.2022|-80.6156|30|
TBP||Capitan FAP Pedro Canga Rodriguez Airport|Aeropuerto Capitan FAP Pedro Canga Rodriguez|Capitan FAP Pedro Canga Rodriguez||-3.5508|-80.384|9|Cap. FAP Pedro Canga Rodríguez
TCQ||Coronel FAP Carlos Ciriani Santa Rosa International Airport|Aeropuerto Internacional Coronel FAP Carlos Ciriani Santa Rosa|Tacna||-18.0633|-70.2789|20|
TPP||Cadete FAP Guillermo del Castillo Paredes Airport|Aeropuerto Cadete FAP Guillermo del Castillo Paredes|Tarapoto||-6.5122|-76.3696|26|
TRU||Capitán FAP Carlos Martínez de Pinillos International Airport|Aeropuerto Internacional Capitán FAP Carlos Martínez de Pinillos|Trujillo||-8.09|-79.115|28|
TYL||Captain FAP Victor Montes Arias Airport|Aeropuerto Captain FAP Victor Montes Arias|Captain FAP Victor Montes Arias||-4.5754|-81.2545|9|Cap. FAP Victor Montes Arias
YMS||Yurimaguas Airport|Aeropuerto Yurimaguas|Yurimaguas||-5.9|-76.1|8|Moisés Benzaquen Rengifo
@PF Pacific/Gambier
GMR||Gambier Island Airport|Aeropuerto Gambier Island|Gambier Island||-23.084|-134.8876|8|Totegegie
NIU||Niau Airport|Aeropuerto Niau|Niau||-16.122|-146.3732|1|
@PF Pacific/Marquesas
AUQ||Hiva Oa Airport|Aeropuerto Hiva Oa|Hiva Oa||-9.7686|-139.0099|7|Atuona
NHV||Nuku Hiva Airport|Aeropuerto Nuku Hiva|Nuku Hiva||-8.7952|-140.2222|8|
UAH||Ua Huka Airport|Aeropuerto Ua Huka|Ua Huka||-8.9333|-139.55|2|
UAP||Ua Pou Airport|Aeropuerto Ua Pou|Ua Pou||-9.3435|-140.0813|2|
@PF Pacific/Tahiti
AAA||Anaa Airport|Aeropuerto Anaa|Anaa||-17.3556|-145.5091|8|
AHE||Ahe|Aeropuerto Ahe|Ahe||-14.5306|-146.3194|7|
APK||Apataki Airport|Aeropuerto Apataki|Apataki||-15.5729|-146.4141|2|
AXR||Arutua Airport|Aeropuerto Arutua|Arutua||-15.25|-146.75|7|
BOB||Bora Bora Airport|Aeropuerto Bora Bora|Bora Bora||-16.4462|-151.7545|8|
FAV||Fakarava Airport|Aeropuerto Fakarava|Fakarava||-16.0535|-145.6522|7|
FGU||Fangatau Airport|Aeropuerto Fangatau|Fangatau||-16.05|-141.8333|7|
FHZ||Fakahina Airport|Aeropuerto Fakahina|Fakahina||-15.9909|-140.1645|2|
HHZ||Hikueru|Aeropuerto Hikueru|Hikueru||-17.5478|-142.6128|2|
HOI||Hao Island Airport|Aeropuerto Hao Island|Hao Island||-18.0625|-140.9653|10|
HUH||Huahine Airport|Aeropuerto Huahine|Huahine||-16.6897|-151.0283|8|Huahine - Fare
KHZ||Kauehi Airport|Aeropuerto Kauehi|Kauehi||-15.7812|-145.1241|1|
KKR||Kaukura Atoll Airport|Aeropuerto Kaukura Atoll|Kaukura Atoll||-15.7833|-146.6667|7|
MAU||Maupiti Airport|Aeropuerto Maupiti|Maupiti||-16.4274|-152.2424|7|
MKP||Makemo Airport|Aeropuerto Makemo|Makemo||-16.5879|-143.6544|8|
MOZ||Temae Airport|Aeropuerto Temae|Temae||-17.4904|-149.7641|7|Moorea
MVT||Mataiva Airport|Aeropuerto Mataiva|Mataiva||-14.8333|-148.4167|7|
NAU||Napuka Island Airport|Aeropuerto Napuka Island|Napuka Island||-14.1667|-141.5833|2|
PKP||Puka Puka Airport|Aeropuerto Puka Puka|Puka Puka||-14.75|-138.9667|2|
PPT||Faa'a International Airport|Aeropuerto Internacional de Faaa|Papeete (Tahiti)|Papeete (Tahití)|-17.5596|-149.6094|36|Tahiti Tahití
RFP||Raiatea Airport|Aeropuerto Raiatea|Raiatea||-16.725|-151.4667|8|
RGI||Rangiroa Airport|Aeropuerto Rangiroa|Rangiroa||-14.9563|-147.6591|8|
RMT||Rimatara Airport|Aeropuerto Rimatara|Rimatara||-22.6388|-152.8052|3|
RRR||Raroia Airport|Aeropuerto Raroia|Raroia||-16.0449|-142.4756|1|
RUR||Rurutu Airport|Aeropuerto Rurutu|Rurutu||-22.4333|-151.3333|8|
RVV||Raivavae Airport|Aeropuerto Raivavae|Raivavae||-25.8833|-147.65|3|
TIH||Tikehau Atoll Airport|Aeropuerto Tikehau Atoll|Tikehau Atoll||-15.1186|-148.2338|7|
TJN||Takume Airport|Aeropuerto Takume|Takume||-15.8506|-142.2669|6|
TKP||Takapoto Airport|Aeropuerto Takapoto|Takapoto||-15.45|-145.1417|7|
TKV||Tatakoto Airport|Aeropuerto Tatakoto|Tatakoto||-17.2833|-138.3333|1|
TKX||Takaroa Airport|Aeropuerto Takaroa|Takaroa||-14.4577|-145.0264|7|
TUB||Tubuai Island Airport|Aeropuerto Tubuai Island|Tubuai Island||-23.35|-149.4667|8|Tubuai - Mataura
XMH||Manihi Airport|Aeropuerto Manihi|Manihi||-14.4376|-146.0708|7|
@PG Pacific/Bougainville
BUA||Buka Airport|Aeropuerto Buka|Buka||-5.4224|154.6729|8|
@PG Pacific/Port_Moresby
BOT||Boset Airport|Aeropuerto Boset|Boset||-7.2333|141.0833|2|Bosset
CMU||Chimbu Airport|Aeropuerto Chimbu|Chimbu||-6.0206|144.9728|7|
DAU||Daru Airport|Aeropuerto Daru|Daru||-9.0835|143.2061|8|
DGG||Fishermans Heliport|Helipuerto Fishermans|Fishermans||-9.515|147.0481|0|
GEI||Green Islands Airport|Aeropuerto Green Islands|Green Islands||-4.5|154.1667|6|
GKA||Goroka Airport|Aeropuerto Goroka|Goroka||-6.0752|145.3929|8|
GMI||Gasmata Island Airport|Aeropuerto Gasmata Island|Gasmata Island||-6.3|150.3333|1|
GUR||Gurney Airport|Aeropuerto Gurney|Gurney||-10.3108|150.3386|8|
HGU||Mount Hagen Airport|Aeropuerto Mount Hagen|Mount Hagen||-5.8288|144.2974|8|
HKN||Hoskins Airport|Aeropuerto Hoskins|Hoskins||-5.4569|150.403|8|
IHU||Ihu Airport|Aeropuerto Ihu|Ihu||-7.9|145.3833|1|
JAQ||Jacquinot Bay Airport|Aeropuerto Jacquinot Bay|Jacquinot Bay||-5.6|151.5167|1|
KIE||Aropa Airport|Aeropuerto Aropa|Aropa||-6.3042|155.7255|3|Kieta
KMA||Kerema Airport|Aeropuerto Kerema|Kerema||-7.9617|145.7715|7|
KRI||Kikori Airport|Aeropuerto Kikori|Kikori||-7.4833|144.2667|2|
KUY||Kamusi Airport|Aeropuerto Kamusi|Kamusi||-7.4275|143.1239|1|
KVG||Kavieng Airport|Aeropuerto Kavieng|Kavieng||-2.5808|150.8065|8|
LAE||Nadzab Airport|Aeropuerto Nadzab|Nadzab||-6.5661|146.7282|8|Lae Nadzab
LMY||Lake Murray Airport|Aeropuerto Lake Murray|Lake Murray||-6.8333|141.3667|2|
LNV||Lihir Island Airport|Aeropuerto Lihir Island|Lihir Island||-3.0432|152.6272|2|
LSA||Losuia Airport|Aeropuerto Losuia|Losuia||-8.3639|151.025|3|
MAG||Madang Airport|Aeropuerto Madang|Madang||-5.2109|145.7878|8|
MAS||Momote Airport|Aeropuerto Momote|Momote||-2.0567|147.4244|8|
MDU||Mendi Airport|Aeropuerto Mendi|Mendi||-6.1586|143.65|7|
MIS||Misima Island Airport|Aeropuerto Misima Island|Misima Island||-10.5|152.8417|2|
MXH||Moro Airport|Aeropuerto Moro|Moro||-6.3525|143.2506|2|
OBX||Obo Airport|Aeropuerto Obo|Obo||-7.5833|141.3167|2|
OPU||Balimo Airport|Aeropuerto Balimo|Balimo||-8.0333|142.9333|7|
PNP||Girua Airport|Aeropuerto Girua|Girua||-8.8075|148.3087|7|
POM||Jacksons International Airport|Aeropuerto Internacional Jacksons|Jacksons||-9.4443|147.2145|17|
RAB||Tokua Airport|Aeropuerto Tokua|Tokua||-4.342|152.3765|8|Rabaul
TAJ||Tadji Airport|Aeropuerto Tadji|Tadji||-3.1833|142.4167|1|
TBG||Tabubil Airport|Aeropuerto Tabubil|Tabubil||-5.2747|141.227|3|
TDS||Sasereme|Aeropuerto Sasereme|Sasereme||-7.6228|142.8689|2|
TFI||Tufi Airport|Aeropuerto Tufi|Tufi||-9.0777|149.3167|2|
TIZ||Tari Airport|Aeropuerto Tari|Tari||-5.8606|142.9406|3|
TPI||Tapini Airport|Aeropuerto Tapini|Tapini||-8.3667|146.9833|1|
UNG||Kiunga Airport|Aeropuerto Kiunga|Kiunga||-6.1256|141.286|2|
VAI||Vanimo Airport|Aeropuerto Vanimo|Vanimo||-2.6873|141.299|8|
VMU||Baimuru Airport|Aeropuerto Baimuru|Baimuru||-7.5|144.8|7|
WAB||Wabag Airport|Aeropuerto Wabag|Wabag||-5.4833|143.7333|6|
WBM||Wapenamanda Airport|Aeropuerto Wapenamanda|Wapenamanda||-5.6331|143.891|8|
WWK||Wewak Airport|Aeropuerto Wewak|Wewak||-3.58|143.6692|8|
@PH Asia/Manila
BAG||Loakan Airport|Aeropuerto Loakan|Loakan||16.3767|120.6178|8|
BCD||Bacolod-Silay International Airport|Aeropuerto Internacional Bacolod-Silay|Bacolod-Silay||10.7766|123.0127|16|
BSO||Basco Airport|Aeropuerto Basco|Basco||20.4531|121.9778|7|
BXU||Butuan Airport|Aeropuerto Butuan|Butuan||8.948|125.4812|8|Bancasi
CBO||Awang Airport|Aeropuerto Awang|Awang||7.1614|124.2146|8|Cotabato
CEB||Mactan–Cebu International Airport|Aeropuerto Internacional de Mactán-Cebú|Cebu|Cebú|10.3133|123.9828|56|
CGM||Camiguin Airport|Aeropuerto Camiguin|Camiguin||9.2536|124.7069|7|
CGY||Laguindingan Airport|Aeropuerto Laguindingan|Laguindingan||8.6125|124.4572|8|
CRK||Clark International Airport|Aeropuerto Internacional Clark|Clark||15.1877|120.5498|10|
CRM||Catarman National Airport|Aeropuerto Nacional Catarman|Catarman||12.4833|124.5833|7|
CYP||Calbayog Airport|Aeropuerto Calbayog|Calbayog||12.0758|124.5431|8|
CYU||Cuyo Airport|Aeropuerto Cuyo|Cuyo||10.8833|121|2|
CYZ||Cauayan Airport|Aeropuerto Cauayan|Cauayan||16.93|121.7558|7|
DGT||Dumaguete Airport|Aeropuerto Dumaguete|Dumaguete||9.3325|123.296|8|Sibulan
DPL||Dipolog Airport|Aeropuerto Dipolog|Dipolog||8.6|123.3442|8|
DRP||Bicol International Airport|Aeropuerto Internacional Bicol|Bicol||13.1122|123.6772|6|
DVO||Francisco Bangoy Intl Airport|Aeropuerto Francisco Bangoy|Francisco Bangoy||7.1307|125.6447|17|
ENI||El Nido Airport|Aeropuerto El Nido|El Nido||11.2035|119.414|2|
GES||General Santos International Airport|Aeropuerto Internacional General Santos|General Santos||6.0578|125.0958|10|
IAO||Sayak Airport|Aeropuerto Sayak|Sayak||9.8589|126.0139|2|Siargao
ILO||Iloilo International Airport|Aeropuerto Internacional Iloilo|Iloilo||10.8328|122.4933|16|
JOL||Jolo Airport|Aeropuerto Jolo|Jolo||6.0536|121.0065|7|
KLO||Kalibo International Airport|Aeropuerto Internacional Kalibo|Kalibo||11.6872|122.3818|15|
LAO||Laoag Airport|Aeropuerto Laoag|Laoag||18.1824|120.5341|9|
MBT||Masbate Airport|Aeropuerto Masbate|Masbate||12.3667|123.0667|7|
MNL||Ninoy Aquino International Airport|Aeropuerto Internacional Ninoy Aquino|Manila||14.5112|121.0192|82|
MPH||Boracay Airport|Aeropuerto Boracay|Boracay||11.9253|121.9521|15|Godofredo P. Ramos
OZC||Labo Airport|Aeropuerto Labo|Labo||8.182|123.8454|7|
PAG||Pagadian Airport|Aeropuerto Pagadian|Pagadian||7.8267|123.4575|8|
PPS||Puerto Princesa International Airport|Aeropuerto Internacional Puerto Princesa|Puerto Princesa||9.7402|118.7567|9|
RXS||Roxas City Airport|Aeropuerto Roxas|Roxas||11.6007|122.7488|8|
SFS||Subic Bay International Airport|Aeropuerto Internacional Subic Bay|Subic Bay||14.7856|120.2672|9|
SJI||San Jose Airport|Aeropuerto San Jose|San Jose||12.3608|121.0456|8|McGuire Field
SUG||Surigao Airport|Aeropuerto Surigao|Surigao||9.7589|125.4792|7|
SWL||San Vicente|Aeropuerto San Vicente|San Vicente||10.525|119.2739|3|
TAC||D. Z. Romualdez Airport|Aeropuerto D. Z. Romualdez|D. Z. Romualdez||11.2268|125.0259|8|Daniel Z. Romualdez
TAG||Bohol–Panglao International Airport|Aeropuerto Internacional Bohol–Panglao|Bohol–Panglao||9.5667|123.775|9|
TBH||Tugdan Airport|Aeropuerto Tugdan|Tugdan||12.3158|122.082|8|
TUG||Tuguegarao Airport|Aeropuerto Tuguegarao|Tuguegarao||17.6411|121.7317|8|
TWT||Sanga Sanga Airport|Aeropuerto Sanga Sanga|Sanga Sanga||5.0443|119.741|8|
USU||Busuanga Airport|Aeropuerto Busuanga|Busuanga||12.1198|120.0987|7|
VRC||Virac Airport|Aeropuerto Virac|Virac||13.5796|124.2119|8|
WNP||Naga Airport|Aeropuerto Naga|Naga||13.5872|123.27|7|
ZAM||Zamboanga International Airport|Aeropuerto Internacional Zamboanga|Zamboanga||6.9193|122.0623|9|
@PK Asia/Karachi
BHC||Bhurban Heliport|Helipuerto Bhurban|Bhurban||33.925|73.4333|0|
BHV||Bahawalpur Airport|Aeropuerto Bahawalpur|Bahawalpur||29.4|71.6833|8|
CJL||Chitral Airport|Aeropuerto Chitral|Chitral||35.8861|71.7944|8|
DBA||Dalbandin Airport|Aeropuerto Dalbandin|Dalbandin||28.8746|64.403|2|
DEA||Dera Ghazi Khan Airport|Aeropuerto Dera Ghazi Khan|Dera Ghazi Khan||29.9611|70.4884|8|
GIL||Gilgit Airport|Aeropuerto Gilgit|Gilgit||35.9197|74.3322|8|
GWD||Gwadar International Airport|Aeropuerto Internacional Gwadar|Gwadar||25.2306|62.3389|8|New Gwadar
HDD||Hyderabad Airport|Aeropuerto Hyderabad|Hyderabad||25.3222|68.3639|3|
ISB||Islamabad International Airport|Aeropuerto Internacional de Islamabad|Islamabad||33.5491|72.8256|48|
JIW||Jiwani Airport|Aeropuerto Jiwani|Jiwani||25.0833|61.8167|1|
KDD||Khuzdar Airport|Aeropuerto Khuzdar|Khuzdar||27.7806|66.6306|3|
KDU||Skardu Airport|Aeropuerto Skardu|Skardu||35.333|75.5386|8|
KHI||Jinnah International Airport|Aeropuerto Internacional Jinnah|Karachi||24.9|67.1683|50|
LHE||Allama Iqbal International Airport|Aeropuerto Internacional Allama Iqbal|Lahore||31.5208|74.4028|48|
LYP||Faisalabad Airport|Aeropuerto Faisalabad|Faisalabad||31.363|72.9876|9|
MUX||Multan Airport|Aeropuerto Multan|Multan||30.1995|71.415|9|
PEW||Bacha Khan International Airport|Aeropuerto Internacional Bacha Khan|Bacha Khan||33.9891|71.5193|9|Peshawar
PZH||Zhob Airport|Aeropuerto Zhob|Zhob||31.3582|69.4639|8|
RYK||Rahim Yar Khan Airport|Aeropuerto Rahim Yar Khan|Rahim Yar Khan||28.3918|70.2866|7|Shaikh Zayed
SKT||Sialkot Airport|Aeropuerto Sialkot|Sialkot||32.5333|74.5|6|
SKZ||Sukkur Airport|Aeropuerto Sukkur|Sukkur||27.7234|68.7958|9|
TUK||Turbat Airport|Aeropuerto Turbat|Turbat||25.9833|63.0667|8|
UET||Quetta Airport|Aeropuerto Quetta|Quetta||30.2493|66.949|10|
WGB||Bahawalnagar Airport|Aeropuerto Bahawalnagar|Bahawalnagar||30|73.25|6|
WNS||Nawabshah Airport|Aeropuerto Nawabshah|Nawabshah||26.2194|68.3922|9|
@PL Europe/Warsaw
BZG||Bydgoszcz Ignacy Jan Paderewski Airport|Aeropuerto Bydgoszcz Ignacy Jan Paderewski|Bydgoszcz Ignacy Jan Paderewski||53.0967|17.9786|9|
GDN||Gdańsk Lech Wałęsa Airport|Aeropuerto Lech Wałęsa de Gdansk|Gdańsk|Gdansk|54.381|18.4687|46|
IEG||Zielona Gora-Babimost Airport|Aeropuerto Zielona Gora-Babimost|Zielona Gora-Babimost||51.1374|15.7796|9|
KRK||Kraków John Paul II International Airport|Aeropuerto Internacional Juan Pablo II de Cracovia|Kraków|Cracovia|50.0755|19.7937|52|
KTW||Katowice International Airport|Aeropuerto Internacional de Katowice|Katowice||50.4708|19.074|42|
LCJ||Lodz Wladyslaw Reymont Airport|Aeropuerto Lodz Wladyslaw Reymont|Lodz Wladyslaw Reymont||51.7219|19.3983|8|Łódź Władysław Reymont
LUZ||Lublin Airport|Aeropuerto Lublin|Lublin||51.2319|22.6903|9|
POZ||Poznań–Ławica Airport|Aeropuerto de Poznań-Ławica|Poznań||52.4143|16.8288|36|
QPW||Gliwice|Aeropuerto Gliwice|Gliwice||50.2942|18.7279|2|Kangaatsiaq
RDO||Warsaw Radom Airport|Aeropuerto Warsaw Radom|Warsaw Radom||51.3892|21.2136|9|
RZE||Rzeszow International Airport|Aeropuerto Internacional Rzeszow|Rzeszow||50.1152|22.0313|9|Rzeszów-Jasionka
SZY||Olsztyn-Mazury Airport|Aeropuerto Olsztyn-Mazury|Olsztyn-Mazury||53.4819|20.9377|9|
SZZ||Solidarity Szczecin–Goleniow Airport|Aeropuerto Solidarity Szczecin–Goleniow|Solidarity Szczecin–Goleniow||53.5935|14.8946|9|Szczecin-Goleniów "Solidarność"
WAW||Warsaw Chopin Airport|Aeropuerto Chopin de Varsovia|Warsaw|Varsovia|52.1709|20.9733|64|Warszawa
WMI|WAW|Warsaw Modlin Airport|Aeropuerto de Varsovia-Modlin|Warsaw|Varsovia|52.4511|20.6517|34|
WRO||Copernicus Airport Wrocław|Aeropuerto Copérnico de Breslavia|Wrocław|Breslavia|51.1048|16.8994|42|
@PM America/Miquelon
FSP||Saint Pierre Airport|Aeropuerto Saint Pierre|Saint Pierre||46.9167|-56.1667|7|
MQC||Miquelon Airport|Aeropuerto Miquelon|Miquelon||47.05|-56.3333|2|
@PR America/Puerto_Rico
BQN||Rafael Hernández International Airport|Aeropuerto Internacional Rafael Hernández|Aguadilla||18.4953|-67.1341|28|
CPX||Benjamin Rivera Noriega Airport|Aeropuerto Benjamin Rivera Noriega|Benjamin Rivera Noriega||18.3121|-65.3017|7|
MAZ||Eugenio M. De Hostos Airport|Aeropuerto Eugenio M. De Hostos|Eugenio M. De Hostos||18.2578|-67.1489|8|Eugenio María de Hostos
NRR||Jose Aponte de la Torre Airport|Aeropuerto Jose Aponte de la Torre|Jose Aponte de la Torre||18.25|-65.6389|10|
PPD||Palmas Del Mar Air Strip|Aeropuerto Palmas Del Mar Air Strip|Palmas Del Mar Air Strip||18.15|-65.8333|6|
PSE||Mercedita Airport|Aeropuerto Mercedita|Mercedita||18.0107|-66.5635|8|
SIG||Fernando Luis Ribas Dominicci Airport|Aeropuerto Fernando Luis Ribas Dominicci|Fernando Luis Ribas Dominicci||18.456|-66.0993|8|
SJU||Luis Muñoz Marín International Airport|Aeropuerto Internacional Luis Muñoz Marín|San Juan||18.4374|-66.0047|62|
VQS||Antonio Rivera Rodriguez Airport|Aeropuerto Antonio Rivera Rodriguez|Antonio Rivera Rodriguez||18.1341|-65.488|15|
@PT Atlantic/Azores
CVU||Corvo Island (Azores) Airport|Aeropuerto Corvo Island (Azores)|Corvo Island (Azores)||39.7|-31.1|2|
FLW||Flores Island Airport|Aeropuerto Flores Island|Flores Island||39.4667|-31.15|7|
GRW||Graciosa Island Airport|Aeropuerto Graciosa Island|Graciosa Island||39.091|-28.028|7|
HOR||Horta Airport|Aeropuerto Horta|Horta||38.52|-28.7172|8|
PDL||João Paulo II Airport|Aeropuerto Juan Pablo II|Ponta Delgada (Azores)||37.7438|-25.6965|34|
PIX||Pico Island Airport|Aeropuerto Pico Island|Pico Island||38.4667|-28.3|7|
SJZ||Sao Jorge Island Airport|Aeropuerto Sao Jorge Island|Sao Jorge Island||38.6646|-28.1684|8|
SMA||Vila Do Porto Airport|Aeropuerto Vila Do Porto|Vila Do Porto||36.9667|-25.1|9|Santa Maria
TER||Lajes Field|Aeropuerto Lajes Field|Lajes Field||38.7541|-27.0876|10|
@PT Atlantic/Madeira
FNC||Madeira Cristiano Ronaldo International Airport|Aeropuerto Internacional Cristiano Ronaldo de Madeira|Funchal (Madeira)||32.6931|-16.7756|46|
PXO||Porto Santo Airport|Aeropuerto Porto Santo|Porto Santo||33.07|-16.345|9|
@PT Europe/Lisbon
BGC||Braganca Airport|Aeropuerto Braganca|Braganca||41.8562|-6.7061|8|
CAT||Cascais Municipal Aerodrome|Aeropuerto Municipal Cascais|Cascais||38.7256|-9.3553|8|
FAO||Faro Airport|Aeropuerto de Faro|Faro||37.0206|-7.9685|52|
LIS||Lisbon Humberto Delgado Airport|Aeropuerto Humberto Delgado de Lisboa|Lisbon|Lisboa|38.77|-9.1282|82|Portela
OPO||Francisco Sá Carneiro Airport|Aeropuerto Francisco Sá Carneiro|Porto|Oporto|41.2378|-8.6703|62|
PRM||Portimao Airport|Aeropuerto Portimao|Portimao||37.1477|-8.5814|7|
VRL||Vila Real Airport|Aeropuerto Vila Real|Vila Real||41.2759|-7.7193|7|
VSE||Viseu Airport|Aeropuerto Viseu|Viseu||40.7227|-7.8892|7|
@PW Pacific/Palau
ROR||Airai Airport|Aeropuerto Airai|Airai||7.3641|134.5329|8|Palau
@PY America/Asuncion
AGT||Guaraní International Airport|Aeropuerto Internacional Guaraní|Ciudad del Este||-25.5|-54.8333|16|
ASU||Silvio Pettirossi International Airport|Aeropuerto Internacional Silvio Pettirossi|Asunción||-25.2418|-57.5138|38|
ENO||Teniente Amin Ayub Gonzalez Airport|Aeropuerto Teniente Amin Ayub Gonzalez|Teniente Amin Ayub Gonzalez||-27.2215|-55.8343|16|
@QA Asia/Qatar
DOH||Hamad International Airport|Aeropuerto Internacional Hamad|Doha||25.261|51.6136|88|
@RE Indian/Reunion
RUN||Roland Garros Airport|Aeropuerto Roland Garros|Saint-Denis (Réunion)|Saint-Denis (Reunión)|-20.892|55.5119|36|
ZSE||St. Pierre de la Reunion Airport|Aeropuerto St. Pierre de la Reunion|St. Pierre de la Reunion||-21.3209|55.4269|8|Pierrefonds
@RO Europe/Bucharest
ARW||Arad International Airport|Aeropuerto Internacional Arad|Arad||46.172|21.2763|8|
BAY||Baia Mare Airport|Aeropuerto Baia Mare|Baia Mare||47.6603|23.467|8|Maramureș
BBU||Bucharest Baneasa-Aurel Vlaicu International Airport|Aeropuerto Internacional Bucharest Baneasa-Aurel Vlaicu|Bucharest Baneasa-Aurel Vlaicu||44.4959|26.081|8|
BCM||Bacau Airport|Aeropuerto Bacau|Bacau||46.5986|26.8819|9|
CLJ||Cluj International Airport|Aeropuerto Internacional de Cluj|Cluj-Napoca||46.7821|23.687|36|
CND||Kogalniceanu Airport|Aeropuerto Kogalniceanu|Kogalniceanu||44.35|28.4833|10|Mihail Kogălniceanu
CRA||Craiova Airport|Aeropuerto Craiova|Craiova||44.3189|23.8864|9|
GHV||Brașov-Ghimbav International Airport|Aeropuerto Internacional Brașov-Ghimbav|Brașov-Ghimbav||45.7017|25.52|9|
IAS||Iași International Airport|Aeropuerto Internacional de Iași|Iași||47.177|27.617|34|
OMR||Oradea Airport|Aeropuerto Oradea|Oradea||47.0275|21.9031|8|
OTP|BUH|Bucharest Henri Coandă International Airport|Aeropuerto Internacional Henri Coandă de Bucarest|Bucharest|Bucarest|44.5712|26.0771|60|Bucuresti Otopeni
SBZ||Sibiu Airport|Aeropuerto Sibiu|Sibiu||45.7898|24.0935|8|
SCV||Suceava Airport|Aeropuerto Suceava|Suceava||47.6858|26.3517|8|
SUJ||Satu Mare International Airport|Aeropuerto Internacional Satu Mare|Satu Mare||47.7061|22.8834|9|
TGM||Targu Mures Airport|Aeropuerto Targu Mures|Targu Mures||46.5333|24.5333|8|
TSR||Timișoara Traian Vuia International Airport|Aeropuerto Internacional Traian Vuia de Timisoara|Timișoara|Timisoara|45.8099|21.3201|32|
@RS Europe/Belgrade
BEG||Belgrade Nikola Tesla Airport|Aeropuerto Nikola Tesla de Belgrado|Belgrade|Belgrado|44.8194|20.3069|54|Beograd
INI||Nis Constantine the Great Airport|Aeropuerto Nis Constantine the Great|Nis Constantine the Great||43.3372|21.8655|8|
KVO||Morava Airport|Aeropuerto Morava|Morava||43.8186|20.5853|8|
@RU Asia/Anadyr
DYR||Anadyr Airport|Aeropuerto Anadyr|Anadyr||64.7333|177.75|10|Ugolny
KPW||Keperveyem Airport|Aeropuerto Keperveyem|Keperveyem||67.8469|166.1389|10|
KVM||Markovo Airport|Aeropuerto Markovo|Markovo||64.6653|170.4142|4|
PWE||Pevek Airport|Aeropuerto Pevek|Pevek||69.7833|170.6|9|
@RU Asia/Irkutsk
BTK||Bratsk Airport|Aeropuerto Bratsk|Bratsk||56.3667|101.8167|9|
IKT||Irkutsk International Airport|Aeropuerto Internacional Irkutsk|Irkutsk||52.2733|104.3561|17|
NZG||Nizhneangarsk Airport|Aeropuerto Nizhneangarsk|Nizhneangarsk||55.8015|109.5955|3|
ODO||Bodaybo Airport|Aeropuerto Bodaybo|Bodaybo||57.8664|114.2425|3|
UKX||Ust-Kut Airport|Aeropuerto Ust-Kut|Ust-Kut||56.85|105.7333|8|
UUD||Ulan-Ude Airport|Aeropuerto Ulan-Ude|Ulan-Ude||51.8333|107.5|9|
@RU Asia/Kamchatka
PKC||Petropavlovsk-Kamchatsky Airport|Aeropuerto Petropavlovsk-Kamchatsky|Petropavlovsk-Kamchatsky||53.0167|158.65|10|
@RU Asia/Krasnoyarsk
ABA||Abakan Airport|Aeropuerto Abakan|Abakan||53.7167|91.5|10|
EIE||Eniseysk Airport|Aeropuerto Eniseysk|Eniseysk||58.4667|92.1167|8|Yeniseysk
GOY||Tura Gornij Airport|Aeropuerto Tura Gornij|Tura Gornij||64.3333|100.4333|6|
HTG||Hatanga Airport|Aeropuerto Hatanga|Hatanga||71.9757|102.4777|9|Khatanga
IAA||Igarka Airport|Aeropuerto Igarka|Igarka||67.4333|86.6333|9|
KCY||Krasnoyarsk Cheremshanka Airport|Aeropuerto Krasnoyarsk Cheremshanka|Krasnoyarsk Cheremshanka||56.1758|92.5428|3|
KJA||Krasnoyarsk International Airport|Aeropuerto Internacional Krasnoyarsk|Krasnoyarsk||56.1811|92.4829|18|
KNY||Kodinsk Airport|Aeropuerto Kodinsk|Kodinsk||58.4803|99.0957|6|
KYZ||Kyzyl Airport|Aeropuerto Kyzyl|Kyzyl||51.6731|94.4082|9|
NSK||Noril'sk Airport|Aeropuerto Noril'sk|Noril'sk||69.3231|87.3398|9|Norilsk Alykel
THX||Turukhansk Airport|Aeropuerto Turukhansk|Turukhansk||65.7972|87.9353|3|
VAQ||Vanavara Airport|Aeropuerto Vanavara|Vanavara||60.3579|102.3148|3|
VEO||Severo-Yeniseyskiy Airport|Aeropuerto Severo-Yeniseyskiy|Severo-Yeniseyskiy||60.3736|93.0122|3|Severo-Eniseysk
@RU Asia/Magadan
CKH||Chokurdah Airport|Aeropuerto Chokurdah|Chokurdah||70.6333|147.8833|8|Chokurdakh
CYX||Cherskiy Airport|Aeropuerto Cherskiy|Cherskiy||68.75|161.35|8|Chersky
GDX||Magadan Airport|Aeropuerto Magadan|Magadan||59.9167|150.7167|10|Sokol
SEK||Srednekolymsk Airport|Aeropuerto Srednekolymsk|Srednekolymsk||67.4792|153.735|8|
ZKP||Zyryanka Airport|Aeropuerto Zyryanka|Zyryanka||65.7383|150.7078|6|
@RU Asia/Novokuznetsk
KEJ||Kemerovo Airport|Aeropuerto Kemerovo|Kemerovo||55.2806|86.1162|7|
NOZ||Novokuznetsk Airport|Aeropuerto Novokuznetsk|Novokuznetsk||53.75|87.1667|9|Spichenkovo
@RU Asia/Novosibirsk
OVB||Tolmachevo International Airport|Aeropuerto Internacional de Tolmachovo|Novosibirsk||55.009|82.667|42|
@RU Asia/Omsk
BAX||Barnaul Airport|Aeropuerto Barnaul|Barnaul||53.3611|83.5476|9|
OMS||Omsk Airport|Aeropuerto Omsk|Omsk||54.9575|73.3167|9|Tsentralny
TOF||Tomsk Airport|Aeropuerto Tomsk|Tomsk||56.388|85.2099|7|Bogashevo
@RU Asia/Sakhalin
ITU||Iturup Airport|Aeropuerto Iturup|Iturup||45.2591|147.954|4|
UUS||Yuzhno-Sakhalinsk Airport|Aeropuerto Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk||46.8853|142.7216|9|
@RU Asia/Srednekolymsk
MQJ||Moma Airport|Aeropuerto Moma|Moma||66.4558|143.2531|8|
@RU Asia/Vladivostok
BQG||Bogorodskoye Airport|Aeropuerto Bogorodskoye|Bogorodskoye||52.3783|140.4483|3|
BQJ||Batagay Airport|Aeropuerto Batagay|Batagay||67.6489|134.695|1|
DEE||Mendeleyevo Airport|Aeropuerto Mendeleyevo|Mendeleyevo||43.9584|145.683|1|Yuzhno-Kurilsk Mendeleyevo
DHG||Dalnegorsk Airport|Aeropuerto Dalnegorsk|Dalnegorsk||44.5588|135.49|6|
DLR||Dalnerechensk Airport|Aeropuerto Dalnerechensk|Dalnerechensk||45.8783|133.7363|6|
DPT||Deputatskiy Airport|Aeropuerto Deputatskiy|Deputatskiy||69.3926|139.8954|1|Deputatsky
EKS||Shakhtyorsk Airport|Aeropuerto Shakhtyorsk|Shakhtyorsk||49.1896|142.0855|3|
KHV||Khabarovsk Airport|Aeropuerto Khabarovsk|Khabarovsk||48.5246|135.1686|10|Khabarovsk Novy
KXK||Khurba Airport|Aeropuerto Khurba|Khurba||50.4031|136.9336|9|Komsomolsk-on-Amur
NGK||Nogliki Airport|Aeropuerto Nogliki|Nogliki||51.7846|143.1425|3|
NLI||Nikolayevsk-na-Amure Airport|Aeropuerto Nikolayevsk-na-Amure|Nikolayevsk-na-Amure||53.1542|140.6511|8|Nikolayevsk-on-Amur
OHO||Okhotsk Airport|Aeropuerto Okhotsk|Okhotsk||59.4137|143.0644|8|
SUK||Sakkyryr Airport|Aeropuerto Sakkyryr|Sakkyryr||67.7919|130.3908|1|
TLY||Plastun Airport|Aeropuerto Plastun|Plastun||44.8147|136.2893|3|Пластун (аэропорт)
UKG||Ust-Kuyga Airport|Aeropuerto Ust-Kuyga|Ust-Kuyga||70.011|135.645|1|
USR||Ust-Nera Airport|Aeropuerto Ust-Nera|Ust-Nera||64.5494|143.1108|8|
VVO||Vladivostok International Airport|Aeropuerto Internacional Vladivostok|Vladivostok||43.3963|132.1654|18|
@RU Asia/Yakutsk
BQS||Ignatievo Airport|Aeropuerto Ignatievo|Ignatievo||50.4167|127.4|9|Ignatyevo
HTA||Chita Airport|Aeropuerto Chita|Chita||52.0333|113.3|9|Kadala
IKS||Tiksi Airport|Aeropuerto Tiksi|Tiksi||71.7|128.9|9|
MJZ||Mirnyj Airport|Aeropuerto Mirnyj|Mirnyj||62.5333|114.0333|9|
NER||Chulman Neryungri Airport|Aeropuerto Chulman Neryungri|Chulman Neryungri||56.65|124.6|10|
OLZ||Olyokminsk Airport|Aeropuerto Olyokminsk|Olyokminsk||60.3992|120.4642|7|
PYJ||Polyarnyj Airport|Aeropuerto Polyarnyj|Polyarnyj||66.4167|112.05|9|
SUY||Suntar Airport|Aeropuerto Suntar|Suntar||62.1847|117.6361|3|
SYS||Saskylakh Airport|Aeropuerto Saskylakh|Saskylakh||71.9289|114.0822|6|
ULK||Lensk Airport|Aeropuerto Lensk|Lensk||60.7225|114.8315|8|
UMS||Ust-Maya Airport|Aeropuerto Ust-Maya|Ust-Maya||60.3568|134.4367|1|
VHV||Verkhnevilyuysk Airport|Aeropuerto Verkhnevilyuysk|Verkhnevilyuysk||63.4592|120.2764|3|
VYI||Vilyuysk Airport|Aeropuerto Vilyuysk|Vilyuysk||63.7561|121.6942|8|Vilyuisk
YKS||Yakutsk International Airport|Aeropuerto Internacional Yakutsk|Yakutsk||62.0856|129.7501|14|
ZIX||Zhigansk Airport|Aeropuerto Zhigansk|Zhigansk||66.7967|123.3614|6|
@RU Asia/Yekaterinburg
BVJ||Bovanenkovo Airport|Aeropuerto Bovanenkovo|Bovanenkovo||70.3153|68.3336|9|
CEK||Chelyabinsk International Airport|Aeropuerto Internacional Chelyabinsk|Chelyabinsk||55.2975|61.5123|9|
EYK||Beloyarsky Airport|Aeropuerto Beloyarsky|Beloyarsky||63.6967|66.7012|8|
HMA||Khanty-Mansiysk Airport|Aeropuerto Khanty-Mansiysk|Khanty-Mansiysk||61.0261|69.0971|9|
KGP||Kogalym International Airport|Aeropuerto Internacional Kogalym|Kogalym||62.1958|74.5336|9|
KRO||Kurgan Airport|Aeropuerto Kurgan|Kurgan||55.4742|65.4132|9|
MQF||Magnitogorsk Airport|Aeropuerto Magnitogorsk|Magnitogorsk||53.45|59.0667|10|
NFG||Nefteyugansk Airport|Aeropuerto Nefteyugansk|Nefteyugansk||61.1333|73.05|9|
NJC||Nizhnevartovsk Airport|Aeropuerto Nizhnevartovsk|Nizhnevartovsk||60.9476|76.4914|9|
NOJ||Noyabrsk Airport|Aeropuerto Noyabrsk|Noyabrsk||63.1767|75.2946|9|
NUX||Novy Urengoy Airport|Aeropuerto Novy Urengoy|Novy Urengoy||66.0734|76.5228|9|
NYA||Nyagan Airport|Aeropuerto Nyagan|Nyagan||62.1011|65.6056|9|
NYM||Nadym Airport|Aeropuerto Nadym|Nadym||65.4833|72.7167|9|
OSW||Orsk Airport|Aeropuerto Orsk|Orsk||51.2|58.5667|9|
OVS||Sovetsky Airport|Aeropuerto Sovetsky|Sovetsky||61.3321|63.6019|9|Sovetsky Tyumenskaya
PEE||Perm International Airport|Aeropuerto Internacional Perm|Perm||57.92|56.0192|10|
REN||Orenburg Airport|Aeropuerto Orenburg|Orenburg||51.791|55.4567|9|Orenburg Tsentralny
RMZ||Tobolsk Remezov Airport|Aeropuerto Tobolsk Remezov|Tobolsk Remezov||58.0583|68.3486|9|
SBT||Sabetta International Airport|Aeropuerto Internacional Sabetta|Sabetta||71.2171|72.0496|9|
SGC||Surgut International Airport|Aeropuerto Internacional Surgut|Surgut||61.3399|73.4095|9|
SLY||Salekhard Airport|Aeropuerto Salekhard|Salekhard||66.5904|66.5915|9|
SVX||Koltsovo International Airport|Aeropuerto Internacional de Koltsovo|Yekaterinburg|Ekaterimburgo|56.7503|60.8043|44|
TJM||Roshchino International Airport|Aeropuerto Internacional Roshchino|Roshchino||57.1818|65.3502|17|Roschino
UFA||Ufa International Airport|Aeropuerto Internacional Ufa|Ufa||54.5654|55.8845|18|
URJ||Uraj Airport|Aeropuerto Uraj|Uraj||60.1167|64.8333|8|Uray
@RU Europe/Kaliningrad
KGD||Khrabrovo|Aeropuerto Khrabrovo|Khrabrovo||54.8827|20.5866|10|
@RU Europe/Moscow
AAQ||Anapa Airport|Aeropuerto Anapa|Anapa||45.0017|37.3466|9|
AER||Sochi International Airport|Aeropuerto Internacional de Sochi|Sochi||43.4488|39.9411|46|
AMV||Amderma Airport|Aeropuerto Amderma|Amderma||69.7615|61.5745|6|
ARH||Talagi Airport|Aeropuerto Talagi|Talagi||64.5976|40.714|9|
BZK||Bryansk International Airport|Aeropuerto Internacional Bryansk|Bryansk||53.2139|34.1764|9|
CEE||Cherepovets Airport|Aeropuerto Cherepovets|Cherepovets||59.2833|38.0667|9|
CSH||Solovky Airport|Aeropuerto Solovky|Solovky||65.0294|35.7333|2|Solovki
CSY||Cheboksary Airport|Aeropuerto Cheboksary|Cheboksary||56.1333|47.2667|9|
DME|MOW|Moscow Domodedovo Airport|Aeropuerto de Moscú-Domodédovo|Moscow|Moscú|55.4146|37.8995|62|
EGO||Belgorod International Airport|Aeropuerto Internacional Belgorod|Belgorod||50.6447|36.5822|9|
EIK||Yeysk Airport|Aeropuerto Yeysk|Yeysk||46.6835|38.2145|6|
ESL||Elista Airport|Aeropuerto Elista|Elista||46.3706|44.333|9|
GDZ||Gelendzhik Airport|Aeropuerto Gelendzhik|Gelendzhik||44.5667|38.0167|9|
GOJ||Strigino International Airport|Aeropuerto Internacional Strigino|Strigino||56.2186|43.7898|9|Nizhny Novgorod
GRV||Groznyy Airport|Aeropuerto Groznyy|Groznyy||43.3333|45.75|9|
IGT||Magas Airport|Aeropuerto Magas|Magas||43.3221|45.0126|9|
IWA||Ivanovo Yuzhny Airport|Aeropuerto Ivanovo Yuzhny|Ivanovo Yuzhny||56.943|40.9445|9|
KMW||Kostroma Airport|Aeropuerto Kostroma|Kostroma||57.75|40.9333|8|
KRR||Krasnodar International Airport|Aeropuerto Internacional Krasnodar|Krasnodar||45.0341|39.139|17|Pashkovsky
KSZ||Kotlas Airport|Aeropuerto Kotlas|Kotlas||61.2364|46.6983|8|
KVX||Kirov Airport|Aeropuerto Kirov|Kirov||58.5|49.35|8|Pobedilovo
KZN||Kazan International Airport|Aeropuerto Internacional Kazan|Kazan||55.6084|49.2982|18|
LDG||Leshukonskoye Airport|Aeropuerto Leshukonskoye|Leshukonskoye||64.9|45.75|3|
LED||Pulkovo Airport|Aeropuerto de Púlkovo|Saint Petersburg|San Petersburgo|59.7998|30.2705|58|Leningrad St Petersburg
LNX||Smolensk Airport|Aeropuerto Smolensk|Smolensk||54.8|32.05|6|
LPK||Lipetsk Airport|Aeropuerto Lipetsk|Lipetsk||52.7034|39.5382|9|
MCX||Makhachkala Airport|Aeropuerto Makhachkala|Makhachkala||42.8209|47.6561|9|Uytash
MMK||Murmansk Airport|Aeropuerto Murmansk|Murmansk||68.7851|32.7592|9|
MRV||Mineralnye Vody Airport|Aeropuerto Mineralnye Vody|Mineralnye Vody||44.2184|43.0882|18|
NAL||Nalchik Airport|Aeropuerto Nalchik|Nalchik||43.5333|43.7|8|
NBC||Begishevo Airport|Aeropuerto Begishevo|Begishevo||55.5658|52.1016|9|
NNM||Naryan-Mar Airport|Aeropuerto Naryan-Mar|Naryan-Mar||67.6167|53.15|9|
OGZ||Vladikavkaz Airport|Aeropuerto Vladikavkaz|Vladikavkaz||43.2|44.6|9|Beslan
PES||Petrozavodsk Airport|Aeropuerto Petrozavodsk|Petrozavodsk||61.8783|34.1539|9|
PEX||Pechora Airport|Aeropuerto Pechora|Pechora||65.1167|57.1333|8|
PEZ||Penza Airport|Aeropuerto Penza|Penza||53.1185|45.023|6|
PKV||Pskov Airport|Aeropuerto Pskov|Pskov||57.791|28.3977|9|
ROV||Platov International Airport|Aeropuerto Internacional Platov|Platov||47.4909|39.9295|18|
RYB||Rybinsk Airport|Aeropuerto Rybinsk|Rybinsk||58.1333|38.8667|7|Staroselye
SCW||Syktyvkar Airport|Aeropuerto Syktyvkar|Syktyvkar||61.6667|50.7667|9|
SKX||Saransk Airport|Aeropuerto Saransk|Saransk||54.1276|45.2161|9|
STW||Stavropol Airport|Aeropuerto Stavropol|Stavropol||45.3333|42.0083|9|Stavropol Shpakovskoye
SVO|MOW|Sheremetyevo International Airport|Aeropuerto Internacional Sheremétievo|Moscow|Moscú|55.9663|37.4166|76|
TGK||Taganrog Yuzhny Airport|Aeropuerto Taganrog Yuzhny|Taganrog Yuzhny||47.2434|38.864|9|Таганрог-Южный (аэропорт)
UCT||Ukhta Airport|Aeropuerto Ukhta|Ukhta||63.5667|53.8|9|
URS||Kursk Vostochny Airport|Aeropuerto Kursk Vostochny|Kursk Vostochny||51.751|36.2831|9|
USK||Usinsk Airport|Aeropuerto Usinsk|Usinsk||66.0024|57.375|9|
UUA||Bugulma Airport|Aeropuerto Bugulma|Bugulma||54.634|52.791|8|
VKO|MOW|Vnukovo International Airport|Aeropuerto Internacional de Vnúkovo|Moscow|Moscú|55.6031|37.2921|58|
VKT||Vorkuta Airport|Aeropuerto Vorkuta|Vorkuta||67.4862|63.9952|8|
VOG||Volgograd International Airport|Aeropuerto Internacional Volgograd|Volgograd||48.792|44.3548|9|
VOZ||Voronezh International Airport|Aeropuerto Internacional Voronezh|Voronezh||51.8124|39.227|9|
VUS||Velikij Ustyug Airport|Aeropuerto Velikij Ustyug|Velikij Ustyug||60.7667|46.3167|8|Velikiy Ustyug
ZIA||Zhukovsky International Airport|Aeropuerto Internacional Zhukovsky|Zhukovsky||55.5678|38.1318|18|
@RU Europe/Samara
ASF||Astrakhan Airport|Aeropuerto Astrakhan|Astrakhan||46.2877|48|9|Narimanovo
IJK||Izhevsk Airport|Aeropuerto Izhevsk|Izhevsk||56.8304|53.4565|9|
KUF||Kurumoch Samara International Airport|Aeropuerto Internacional Kurumoch Samara|Kurumoch Samara||53.5078|50.1474|17|
ULV||Ulyanovsk Baratayevka Airport|Aeropuerto Ulyanovsk Baratayevka|Ulyanovsk Baratayevka||54.2683|48.2267|9|
ULY||Ulyanovsk Vostochny Airport|Aeropuerto Ulyanovsk Vostochny|Ulyanovsk Vostochny||54.399|48.8028|10|
@RU Europe/Saratov
BWO||Balakovo Airport|Aeropuerto Balakovo|Balakovo||51.8621|47.7457|9|
GSV||Gagarin International Airport|Aeropuerto Internacional Gagarin|Gagarin||51.7181|46.1677|17|Saratov Gagarin
@RW Africa/Kigali
KGL||Kigali International Airport|Aeropuerto Internacional de Kigali|Kigali||-1.963|30.135|32|
KME||Kamembe Airport|Aeropuerto Kamembe|Kamembe||-2.4593|28.909|8|
@SA Asia/Riyadh
ABT||Al-Aqiq Airport|Aeropuerto Al-Aqiq|Al-Aqiq||20.294|41.64|10|Al-Baha
AHB||Abha Regional Airport|Aeropuerto Regional Abha|Abha||18.2343|42.6576|18|
AJF||Jouf Airport|Aeropuerto Jouf|Jouf||29.7887|40.1015|10|Al-Jawf
AQI||Qaisumah Airport|Aeropuerto Qaisumah|Qaisumah||28.3344|46.1213|8|Al Qaisumah/Hafr Al Batin
BHH||Bisha Domestic Airport|Aeropuerto Bisha|Bisha||19.9945|42.6185|9|
DMM||King Fahd International Airport|Aeropuerto Internacional Rey Fahd|Dammam||26.4711|49.7978|54|
DWD||Dawadmi Airport|Aeropuerto Dawadmi|Dawadmi||24.4455|44.1287|6|
EAM||Nejran Airport|Aeropuerto Nejran|Nejran||17.6133|44.4146|9|Najran
EJH||Wedjh Airport|Aeropuerto Wedjh|Wedjh||26.2077|36.4748|9|Al Wajh
ELQ||Prince Nayef bin Abdulaziz Regional Airport|Aeropuerto Regional Prince Nayef bin Abdulaziz|Prince Nayef bin Abdulaziz||26.305|43.7682|9|Gassim
GIZ||Jazan Regional Airport|Aeropuerto Regional Jazan|Jazan||16.8989|42.5823|9|Jizan
HAS||Hail Airport|Aeropuerto Hail|Hail||27.4382|41.6905|10|
HOF||Al-Ahsa Airport|Aeropuerto Al-Ahsa|Al-Ahsa||25.2948|49.4875|8|
JED||King Abdulaziz International Airport|Aeropuerto Internacional Rey Abdulaziz|Jeddah|Yeda|21.6644|39.1742|78|Mecca La Meca
KMC||Hafar Al-Batin Domestic Airport|Aeropuerto Hafar Al-Batin|Hafar Al-Batin||27.9113|45.5235|10|King Khaled Military
MED||Prince Mohammad bin Abdulaziz International Airport|Aeropuerto Internacional Príncipe Mohammad bin Abdulaziz|Medina||24.5444|39.699|52|
NUM||Neom Bay Airport|Aeropuerto Neom Bay|Neom Bay||27.925|35.29|10|
RAE||Arar Airport|Aeropuerto Arar|Arar||30.903|41.1371|9|
RAH||Rafha Airport|Aeropuerto Rafha|Rafha||29.6235|43.4888|8|
RSI||Red Sea International Airport|Aeropuerto Internacional Red Sea|Red Sea||25.6303|37.0783|10|
RUH||King Khalid International Airport|Aeropuerto Internacional Rey Jalid|Riyadh|Riad|24.9593|46.7029|76|
SHW||Sharurah Airport|Aeropuerto Sharurah|Sharurah||17.4695|47.112|10|
TIF||Taif Airport|Aeropuerto Taif|Taif||21.4804|40.5527|10|
TUI||Turaif Airport|Aeropuerto Turaif|Turaif||31.6887|38.7338|9|
TUU||Tabuk Regional Airport|Aeropuerto Regional Tabuk|Tabuk||28.373|36.5987|10|
ULH||Prince Abdul Majeed bin Abdulaziz Airport|Aeropuerto Prince Abdul Majeed bin Abdulaziz|Prince Abdul Majeed bin Abdulaziz||26.4809|38.1167|9|
URY||Gurayat Airport|Aeropuerto Gurayat|Gurayat||31.4096|37.275|9|
UZH||Unayzah Airport|Aeropuerto Unayzah|Unayzah||26.1|43.9333|6|
WAE||Wadi Ad Dawasir Airport|Aeropuerto Wadi Ad Dawasir|Wadi Ad Dawasir||20.4984|45.2044|9|Wadi al-Dawasir
YNB||Yanbu Airport|Aeropuerto Yanbu|Yanbu||24.1407|38.063|10|
@SB Pacific/Guadalcanal
AKS||Gwaunaru'u Airport|Aeropuerto Gwaunaru'u|Gwaunaru'u||-8.7043|160.6815|2|Auki
ANH||Anuha Island Resort Airport|Aeropuerto Anuha Island Resort|Anuha Island Resort||-8.9833|160.5|6|
BAS||Balalae Airport|Aeropuerto Balalae|Balalae||-6.9934|155.8833|2|
BNY||Bellona Airport|Aeropuerto Bellona|Bellona||-11.3|159.8167|2|Bellona/Anua
CHY||Choiseul Bay Airport|Aeropuerto Choiseul Bay|Choiseul Bay||-6.7138|156.3986|2|
FRE||Fera Island Airport|Aeropuerto Fera Island|Fera Island||-8.1|159.5833|2|
GTA||Gatokae Aerodrom|Aeropuerto Gatokae Aerodrom|Gatokae Aerodrom||-8.7667|158.1833|2|
GZO||Nusatupe Airport|Aeropuerto Nusatupe|Nusatupe||-8.1167|156.8333|2|
HIR||Honiara International Airport|Aeropuerto Internacional Honiara|Honiara||-9.4286|160.0482|16|
IRA||Kirakira Airport|Aeropuerto Kirakira|Kirakira||-10.5|161.8333|2|
KGE||Kagau Airport|Aeropuerto Kagau|Kagau||-8.165|157.5861|2|Kaghau
MHM||Malaita Manaoba Island Baenalu Airport|Aeropuerto Malaita Manaoba Island Baenalu|Malaita Manaoba Island Baenalu||-9.0175|160.9539|1|
MNY||Mono Airport|Aeropuerto Mono|Mono||-7.4174|155.5646|2|
MUA||Munda Airport|Aeropuerto Munda|Munda||-8.3279|157.2697|8|
NNB||Santa Ana Airport|Aeropuerto Santa Ana|Santa Ana||-10.8333|162.5|2|
RBV||Ramata Airport|Aeropuerto Ramata|Ramata||-8.1656|157.6394|2|
RNL||Rennell Airport|Aeropuerto Rennell|Rennell||-11.6667|160.3|2|Tingoa
RUS||Marau Sound Airport|Aeropuerto Marau Sound|Marau Sound||-8.5|161.25|2|
SCZ||Santa Cruz Island Airport|Aeropuerto Santa Cruz Island|Santa Cruz Island||-11.6167|166.85|2|Luova
VAO||Suavanao Airport|Aeropuerto Suavanao|Suavanao||-7.5856|158.731|2|
XYA||Yandina Airport|Aeropuerto Yandina|Yandina||-9.1167|159.2167|3|
@SC Indian/Mahe
PRI||Praslin Island Airport|Aeropuerto Praslin Island|Praslin Island||-4.3239|55.6923|7|
SEZ||Seychelles International Airport|Aeropuerto Internacional de Seychelles|Mahé (Seychelles)||-4.6713|55.5113|36|
@SD Africa/Khartoum
DOG||Dongola Airport|Aeropuerto Dongola|Dongola||19.152|30.4319|8|
EBD||El Obeid Airport|Aeropuerto El Obeid|El Obeid||13.1597|30.2342|9|
ELF||El Fasher Airport|Aeropuerto El Fasher|El Fasher||13.6167|25.3167|8|
KRT||Khartoum International Airport|Aeropuerto Internacional de Jartum|Khartoum|Jartum|15.5922|32.5497|24|
KSL||Kassala Airport|Aeropuerto Kassala|Kassala||15.3903|36.3422|9|
PZU||Port Sudan New International Airport|Aeropuerto Internacional Port Sudan New|Port Sudan New||19.5778|37.2139|8|
UYL||Nyala Airport|Aeropuerto Nyala|Nyala||12.0717|24.8947|8|
@SE Europe/Stockholm
AGH||Angelholm Helsingborg Airport|Aeropuerto Angelholm Helsingborg|Angelholm Helsingborg||56.2871|12.8671|8|
AJR||Arvidsjaur Airport|Aeropuerto Arvidsjaur|Arvidsjaur||65.5914|19.2856|9|
ARN|STO|Stockholm Arlanda Airport|Aeropuerto de Estocolmo-Arlanda|Stockholm|Estocolmo|59.6498|17.9304|66|
BLE||Dala Airport|Aeropuerto Dala|Dala||60.4297|15.5083|9|Borlänge
BMA|STO|Stockholm Bromma Airport|Aeropuerto de Estocolmo-Bromma|Stockholm|Estocolmo|59.3557|17.9461|28|
EVG||Sveg Airport|Aeropuerto Sveg|Sveg||62.0471|14.4196|2|
GEV||Gallivare Airport|Aeropuerto Gallivare|Gallivare||67.1344|20.8167|8|
GOT||Göteborg Landvetter Airport|Aeropuerto de Gotemburgo-Landvetter|Gothenburg|Gotemburgo|57.6666|12.2949|48|Göteborg
HAD||Halmstad Airport|Aeropuerto Halmstad|Halmstad||56.6809|12.815|9|
HFS||Hagfors Airport|Aeropuerto Hagfors|Hagfors||60.0175|13.5692|3|
HMV||Hemavan Tarnaby Airport|Aeropuerto Hemavan Tarnaby|Hemavan Tarnaby||65.7278|15.2731|3|
JHE||Helsingborg Heliport|Helipuerto Helsingborg|Helsingborg||56.0333|12.7|0|
JKG||Jonkoping Airport|Aeropuerto Jonkoping|Jonkoping||57.7501|14.0705|8|
JMM||Malmo Harbour Heliport|Helipuerto Malmo Harbour|Malmo Harbour||55.6202|12.9837|0|
KLR||Kalmar Oland Airport|Aeropuerto Kalmar Oland|Kalmar Oland||56.685|16.2872|8|
KRF||Kramfors/Solleftea Airport|Aeropuerto Kramfors/Solleftea|Kramfors/Solleftea||63.0494|17.7728|8|
KRN||Kiruna Airport|Aeropuerto Kiruna|Kiruna||67.8222|20.3458|8|
KSD||Karlstad Airport|Aeropuerto Karlstad|Karlstad||59.3603|13.4721|8|
LLA||Lulea Airport|Aeropuerto Lulea|Lulea||65.5483|22.1215|16|
LPI||Linkoping City Airport|Aeropuerto Linkoping|Linkoping||58.4069|15.6569|8|Linköping SAAB
LYC||Lycksele Airport|Aeropuerto Lycksele|Lycksele||64.5507|18.7097|7|
MMX||Malmo Airport|Aeropuerto Malmo|Malmo||55.5388|13.3637|17|
MXX||Mora–Siljan Airport|Aeropuerto Mora–Siljan|Mora–Siljan||60.9581|14.5045|8|
NRK||Norrkoping Airport|Aeropuerto Norrkoping|Norrkoping||58.5833|16.2324|8|
NYO|STO|Stockholm Skavsta Airport|Aeropuerto de Estocolmo-Skavsta|Stockholm|Estocolmo|58.7842|16.9229|20|
OER||Ornskoldsvik Airport|Aeropuerto Ornskoldsvik|Ornskoldsvik||63.4126|18.9921|8|
ORB||Orebro-Bofors Airport|Aeropuerto Orebro-Bofors|Orebro-Bofors||59.2258|15.0475|7|
OSD||Are Ostersund Airport|Aeropuerto Are Ostersund|Are Ostersund||63.1986|14.4944|9|
PJA||Pajala Airport|Aeropuerto Pajala|Pajala||67.2457|23.0687|4|
RNB||Kallinge Airport|Aeropuerto Kallinge|Kallinge||56.2583|15.2611|9|Ronneby
SCR||Sälen/Scandinavian Mountains Airport|Aeropuerto Sälen/Scandinavian Mountains|Sälen/Scandinavian Mountains||61.159|12.84|9|
SDL||Sundsvall-Timra Airport|Aeropuerto Sundsvall-Timra|Sundsvall-Timra||62.5266|17.4387|8|Sundsvall-Härnösand
SFT||Skelleftea Airport|Aeropuerto Skelleftea|Skelleftea||64.6225|21.0685|8|
THN||Trollhattan/Vanersborg Airport|Aeropuerto Trollhattan/Vanersborg|Trollhattan/Vanersborg||58.2667|12.3|8|
TYF||Torsby Airport|Aeropuerto Torsby|Torsby||60.1545|12.9966|8|
UME||Umea Airport|Aeropuerto Umea|Umea||63.7933|20.2895|16|
VBY||Visby Airport|Aeropuerto Visby|Visby||57.6604|18.3382|8|
VHM||Vilhelmina Airport|Aeropuerto Vilhelmina|Vilhelmina||64.6167|16.65|7|
VST||Vasteras/Hasslo Airport|Aeropuerto Vasteras/Hasslo|Vasteras/Hasslo||59.5892|16.6306|9|Stockholm-Västerås
VXO||Vaxjo-Kronoberg Airport|Aeropuerto Vaxjo-Kronoberg|Vaxjo-Kronoberg||56.9251|14.732|9|
@SG Asia/Singapore
SIN||Singapore Changi Airport|Aeropuerto de Singapur-Changi|Singapore|Singapur|1.3612|103.9902|94|
XSP||Seletar Airport|Aeropuerto Seletar|Seletar||1.4177|103.8711|8|
@SH Atlantic/St_Helena
ASI||Wideawake Field|Aeropuerto Wideawake Field|Wideawake Field||-7.9667|-14.4|9|RAF Ascension Island
HLE||Saint Helena Airport|Aeropuerto Saint Helena|Saint Helena||-15.9592|-5.6458|3|
@SI Europe/Ljubljana
LJU||Ljubljana Jože Pučnik Airport|Aeropuerto Jože Pučnik de Liubliana|Ljubljana|Liubliana|46.231|14.455|28|
@SJ Arctic/Longyearbyen
LYR||Svalbard Airport|Aeropuerto Svalbard|Svalbard||78.2089|15.8|8|
@SK Europe/Bratislava
BTS||Bratislava Airport|Aeropuerto de Bratislava|Bratislava||48.17|17.1998|34|
KSC||Košice International Airport|Aeropuerto Internacional de Košice|Košice||48.6667|21.25|26|
SLD||Sliac Airport|Aeropuerto Sliac|Sliac||48.638|19.1344|9|
TAT||Poprad/Tatry Airport|Aeropuerto Poprad/Tatry|Poprad/Tatry||49.0733|20.2481|9|
@SL Africa/Freetown
FNA||Freetown International Airport|Aeropuerto Internacional Freetown|Freetown||8.6161|-13.1992|18|Lungi
JMY||Mammy Yoko Heliport|Helipuerto Mammy Yoko|Mammy Yoko||8.4833|-13.2667|0|
@SN Africa/Dakar
CSK||Cap Skirring Airport|Aeropuerto Cap Skirring|Cap Skirring||12.3922|-16.7441|8|
DSS|DKR|Blaise Diagne International Airport|Aeropuerto Internacional Blaise Diagne|Dakar||14.6709|-17.0695|42|Thiès
@SO Africa/Mogadishu
BBO||Berbera International Airport|Aeropuerto Internacional Berbera|Berbera||10.3913|44.9436|10|
BLW||Beledweyne Airport|Aeropuerto Beledweyne|Beledweyne||4.6983|45.2167|3|
BSA||Bosaso International Airport|Aeropuerto Internacional Bosaso|Bosaso||11.2833|49.15|2|
GGR||Garowe Airport|Aeropuerto Garowe|Garowe||8.4608|48.5722|3|
GLK||Abdullahi Yusuf Airport|Aeropuerto Abdullahi Yusuf|Abdullahi Yusuf||6.7667|47.4333|4|Galkacyo
GUO||Guriel Airport|Aeropuerto Guriel|Guriel||5.3176|45.9856|6|
HGA||Hargeisa Airport|Aeropuerto Hargeisa|Hargeisa||9.5158|44.0917|8|
MGQ||Aden Adde International Airport|Aeropuerto Internacional Aden Adde|Aden Adde||2.0133|45.3133|9|
@SR America/Paramaribo
AGI||Wageningen Airport|Aeropuerto Wageningen|Wageningen||5.8333|-56.8333|1|
BTO||Botopasi Airport|Aeropuerto Botopasi|Botopasi||4.25|-55.45|1|Botopassi
DOE||Djoemoe Airport|Aeropuerto Djoemoe|Djoemoe||4.0167|-55.4833|1|
DRJ||Drietabbetje Airport|Aeropuerto Drietabbetje|Drietabbetje||4.1167|-54.6667|1|
EAX||Paramaribo Eduard Alexander Gummels Airport|Aeropuerto Paramaribo Eduard Alexander Gummels|Paramaribo Eduard Alexander Gummels||5.8627|-55.1904|1|
MOJ||Moengo Airport|Aeropuerto Moengo|Moengo||5.75|-54.3333|1|
ORG||Zorg En Hoop Airport|Aeropuerto Zorg En Hoop|Zorg En Hoop||5.8094|-55.1911|2|
PBM||Johan Adolf Pengel International Airport|Aeropuerto Internacional Johan Adolf Pengel|Paramaribo||5.4514|-55.1911|26|
@SS Africa/Juba
JUB||Juba International Airport|Aeropuerto Internacional Juba|Juba||4.8672|31.6024|17|
@ST Africa/Sao_Tome
PCP||Principe Airport|Aeropuerto Principe|Principe||1.6651|7.4124|7|
TMS||Sao Tome Island Airport|Aeropuerto Sao Tome Island|Sao Tome Island||0.3783|6.725|16|
@SV America/El_Salvador
ILS||Ilopango International Airport|Aeropuerto Internacional Ilopango|Ilopango||13.7667|-89.2056|8|
SAL||San Óscar Arnulfo Romero y Galdámez International Airport|Aeropuerto Internacional San Óscar Arnulfo Romero y Galdámez|San Salvador||13.4451|-89.0572|54|
@SX America/Lower_Princes
SXM||Princess Juliana International Airport|Aeropuerto Internacional Princesa Juliana|Philipsburg (Sint Maarten)|Philipsburg (San Martín)|18.0412|-63.1086|38|
@SY Asia/Damascus
ALP||Aleppo International Airport|Aeropuerto Internacional Aleppo|Aleppo||36.1854|37.2271|9|
DAM||Damascus International Airport|Aeropuerto Internacional Damascus|Damascus||33.4112|36.5125|18|
KAC||Kameshly Airport|Aeropuerto Kameshly|Kameshly||37.0317|41.2027|9|Qamishli
SOR||Al Thaurah Airport|Aeropuerto Al Thaurah|Al Thaurah||34.4|40.1667|6|
@SZ Africa/Mbabane
SHO||King Mswati III International Airport|Aeropuerto Internacional King Mswati III|King Mswati III||-26.3486|31.7211|18|
@TC America/Grand_Turk
GDT||JAGS McCartney International Airport|Aeropuerto Internacional JAGS McCartney|JAGS McCartney||21.4449|-71.1436|8|
NCA||North Caicos Airport|Aeropuerto North Caicos|North Caicos||21.9333|-71.9833|7|
PLS||Providenciales International Airport|Aeropuerto Internacional de Providenciales|Providenciales||21.7753|-72.2626|34|
SLX||Salt Cay Airport|Aeropuerto Salt Cay|Salt Cay||21.3333|-71.2017|2|
XSC||South Caicos International Airport|Aeropuerto Internacional South Caicos|South Caicos||21.5158|-71.5297|8|
@TD Africa/Ndjamena
AEH||Abeche Airport|Aeropuerto Abeche|Abeche||13.8514|20.8508|8|
NDJ||N'Djamena International Airport|Aeropuerto Internacional N'Djamena|N'Djamena||12.1291|15.0342|17|
@TG Africa/Lome
LFW||Lome–Tokoin International Airport|Aeropuerto Internacional Lome–Tokoin|Lome–Tokoin||6.1671|1.2503|9|
@TH Asia/Bangkok
BFV||Buriram Airport|Aeropuerto Buriram|Buriram||15.3194|103.3028|8|
BKK||Suvarnabhumi Airport|Aeropuerto de Bangkok-Suvarnabhumi|Bangkok||13.6931|100.752|92|
CEI||Chiang Rai International Airport|Aeropuerto Internacional Chiang Rai|Chiang Rai||19.9546|99.8788|8|
CJM||Chumphon Airport|Aeropuerto Chumphon|Chumphon||10.7111|99.3614|8|
CNX||Chiang Mai International Airport|Aeropuerto Internacional de Chiang Mai|Chiang Mai||18.7696|98.9684|54|
DMK|BKK|Don Mueang International Airport|Aeropuerto Internacional Don Mueang|Bangkok||13.9125|100.6067|70|
HDY||Hat Yai International Airport|Aeropuerto Internacional Hat Yai|Hat Yai||6.9368|100.3936|17|
HGN||Mae Hong Son Airport|Aeropuerto Mae Hong Son|Mae Hong Son||19.2997|97.9752|8|
HHQ||Hua Hin Airport|Aeropuerto Hua Hin|Hua Hin||12.6274|99.9514|7|
HKT||Phuket International Airport|Aeropuerto Internacional de Phuket|Phuket||8.1076|98.3064|66|Patong
KBV||Krabi International Airport|Aeropuerto Internacional de Krabi|Krabi||8.0973|98.9806|42|
KKC||Khon Kaen Airport|Aeropuerto Khon Kaen|Khon Kaen||16.4647|102.7875|8|
KKM||Khok Kathiam AFB|Base aérea Khok Kathiam|Khok Kathiam||14.8747|100.6631|6|
KOP||Nakhon Phanom Airport|Aeropuerto Nakhon Phanom|Nakhon Phanom||17.4|104.75|9|
LOE||Loei Airport|Aeropuerto Loei|Loei||17.4378|101.7219|8|
LPT||Lampang Airport|Aeropuerto Lampang|Lampang||18.2742|99.5072|8|
MAQ||Mae Sot Airport|Aeropuerto Mae Sot|Mae Sot||16.7014|98.5435|8|
NAW||Narathiwat Airport|Aeropuerto Narathiwat|Narathiwat||6.5167|101.75|8|
NNT||Nan Airport|Aeropuerto Nan|Nan||18.8|100.7833|8|
NST||Nakhon Si Thammarat International Airport|Aeropuerto Internacional Nakhon Si Thammarat|Nakhon Si Thammarat||8.54|99.9404|7|
PBS||Patong Beach Airport|Aeropuerto Patong Beach|Patong Beach||7.8953|98.2917|6|
PHS||Phitsanulok Airport|Aeropuerto Phitsanulok|Phitsanulok||16.7713|100.2812|9|
PHY||Phetchabun Airport|Aeropuerto Phetchabun|Phetchabun||16.6819|101.1983|8|
PHZ||Phi Phi Island Airport|Aeropuerto Phi Phi Island|Phi Phi Island||8.1667|98.2833|6|
PMM||Phanom Sarakham Airport|Aeropuerto Phanom Sarakham|Phanom Sarakham||13.7554|101.3949|6|
PXR||Surin Airport|Aeropuerto Surin|Surin||14.8667|103.5|8|
ROI||Roi Et Airport|Aeropuerto Roi Et|Roi Et||16.1167|103.7738|8|
SNO||Sakon Nakhon Airport|Aeropuerto Sakon Nakhon|Sakon Nakhon||17.2833|104.1|8|
TDX||Trat Airport|Aeropuerto Trat|Trat||12.274|102.3187|8|
THS||Sukhothai Airport|Aeropuerto Sukhothai|Sukhothai||17.2231|99.8222|8|
TST||Trang Airport|Aeropuerto Trang|Trang||7.5|99.6167|8|
UBP||Ubon Ratchathani International Airport|Aeropuerto Internacional Ubon Ratchathani|Ubon Ratchathani||15.2465|104.8707|9|
UNN||Ranong Airport|Aeropuerto Ranong|Ranong||9.8528|98.6292|7|
URT||Surat Thani Airport|Aeropuerto Surat Thani|Surat Thani||9.1339|99.1432|9|
USM||Samui Airport|Aeropuerto de Samui|Ko Samui||9.5512|100.0629|40|
UTH||Udon Thani International Airport|Aeropuerto Internacional Udon Thani|Udon Thani||17.3866|102.7745|9|
UTP||Utapao Airport|Aeropuerto Utapao|Utapao||12.6833|101.0167|10|
@TJ Asia/Dushanbe
DYU||Dushanbe Airport|Aeropuerto Dushanbe|Dushanbe||38.5489|68.8173|9|
KQT||Bokhtar International Airport|Aeropuerto Internacional Bokhtar|Bokhtar||37.8656|68.8651|8|Qurghonteppa
LBD||Khujand Airport|Aeropuerto Khujand|Khujand||40.2199|69.6965|9|Khudzhand
TJU||Kulyab Airport|Aeropuerto Kulyab|Kulyab||37.9883|69.8067|9|Kulob
@TL Asia/Dili
DIL||Presidente Nicolau Lobato International Airport|Aeropuerto Internacional Presidente Nicolau Lobato|Presidente Nicolau Lobato||-8.5496|125.525|8|
@TM Asia/Ashgabat
ASB||Ashgabat International Airport|Aeropuerto Internacional Ashgabat|Ashgabat||37.9842|58.367|17|
CRZ||Turkmenabat Airport|Aeropuerto Turkmenabat|Turkmenabat||39.0926|63.6012|10|
KRW||Turkmenbashi Airport|Aeropuerto Turkmenbashi|Turkmenbashi||40.0562|53.0127|10|
MYP||Mary Airport|Aeropuerto Mary|Mary||37.664|61.8296|9|
TAZ||Dashoguz Airport|Aeropuerto Dashoguz|Dashoguz||41.7637|59.8341|9|Daşoguz
@TN Africa/Tunis
DJE||Djerba–Zarzis International Airport|Aeropuerto Internacional Djerba–Zarzis|Djerba–Zarzis||33.8712|10.7751|9|
GAE||Gabes - Matmata International Airport|Aeropuerto Internacional Gabes - Matmata|Gabes - Matmata||33.7357|9.9194|7|
GAF||Gafsa – Ksar International Airport|Aeropuerto Internacional Gafsa – Ksar|Gafsa – Ksar||34.4167|8.8167|8|
MIR||Habib Bourguiba International Airport|Aeropuerto Internacional Habib Bourguiba|Habib Bourguiba||35.7611|10.7532|9|
NBE||Enfidha - Hammamet International Airport|Aeropuerto Internacional Enfidha - Hammamet|Enfidha - Hammamet||36.0833|10.4387|10|
SFA||Sfax–Thyna International Airport|Aeropuerto Internacional Sfax–Thyna|Sfax–Thyna||34.7167|10.6833|9|
TBJ||Tabarka-Ain Draham Airport|Aeropuerto Tabarka-Ain Draham|Tabarka-Ain Draham||36.9783|8.8764|7|
TOE||Tozeur–Nefta International Airport|Aeropuerto Internacional Tozeur–Nefta|Tozeur–Nefta||33.9167|8.1333|10|
TUN||Tunis–Carthage International Airport|Aeropuerto Internacional de Túnez-Cartago|Tunis|Túnez|36.8476|10.2171|48|
@TO Pacific/Tongatapu
EUA||Kaufana Airport|Aeropuerto Kaufana|Kaufana||-21.377|-174.957|2|'Eua
HPA||Salote Pilolevu Airport|Aeropuerto Salote Pilolevu|Salote Pilolevu||-19.7785|-174.3409|7|Lifuka Island
NTT||Kuini Lavenia Airport|Aeropuerto Kuini Lavenia|Kuini Lavenia||-15.5|-174|1|Niuatoputapu
TBU||Fua'amotu International Airport|Aeropuerto Internacional Fua'amotu|Fua'amotu||-21.2422|-175.1419|9|
VAV||Lupepau'u Airport|Aeropuerto Lupepau'u|Lupepau'u||-18.5855|-173.9644|8|Vava'u
@TR Europe/Istanbul
ADA||Adana Şakirpaşa Airport|Aeropuerto de Adana-Şakirpaşa|Adana||36.985|35.2974|38|
ADB|IZM|İzmir Adnan Menderes Airport|Aeropuerto Adnan Menderes de Esmirna|Izmir|Esmirna|38.2944|27.1476|54|
ADF||Adiyaman Airport|Aeropuerto Adiyaman|Adiyaman||37.75|38.2667|9|Adıyaman
AJI||Agri Airport|Aeropuerto Agri|Agri||39.65|43.025|9|Ağrı
AOE||Anadolu Airport|Aeropuerto Anadolu|Anadolu||39.81|30.5194|9|
ASR||Kayseri Airport|Aeropuerto de Kayseri|Kayseri||38.7703|35.4949|30|
AYT||Antalya Airport|Aeropuerto de Antalya|Antalya||36.8993|30.8013|70|
BAL||Batman Airport|Aeropuerto Batman|Batman||37.9167|41.0833|9|
BGG||Bingol Airport|Aeropuerto Bingol|Bingol||38.86|40.5939|4|
BJV||Milas–Bodrum Airport|Aeropuerto de Milas-Bodrum|Bodrum||37.244|27.6728|40|
BZI||Balikesir Airport|Aeropuerto Balikesir|Balikesir||39.6172|27.9278|9|Balıkesir
CKZ||Canakkale Airport|Aeropuerto Canakkale|Canakkale||40.1374|26.4269|7|
COV||Çukurova International Airport|Aeropuerto Internacional Çukurova|Çukurova||36.8969|35.0675|18|
DIY||Diyarbakir Airport|Aeropuerto Diyarbakir|Diyarbakir||37.9108|40.1974|10|Diyarbakır
DLM||Dalaman Airport|Aeropuerto de Dalaman|Dalaman||36.7173|28.7872|40|
DNZ||Cardak Airport|Aeropuerto Cardak|Cardak||37.7872|29.7033|9|
EDO||Balikesir Koca Seyit Airport|Aeropuerto Balikesir Koca Seyit|Balikesir Koca Seyit||39.5493|27.0113|9|Balıkesir Koca Seyit
ERC||Erzincan Airport|Aeropuerto Erzincan|Erzincan||39.7117|39.5169|8|
ERZ||Erzurum Airport|Aeropuerto Erzurum|Erzurum||39.9613|41.1794|10|
ESB|ANK|Ankara Esenboğa Airport|Aeropuerto de Ankara-Esenboğa|Ankara||40.1149|32.9931|54|
EZS||Elazig Airport|Aeropuerto Elazig|Elazig||38.5993|39.2683|8|Elazığ
GNY||Sanliurfa GAP Airport|Aeropuerto Sanliurfa GAP|Sanliurfa GAP||37.4475|38.9003|10|Şanlıurfa GAP
GZP||Gazipasa Airport|Aeropuerto Gazipasa|Gazipasa||36.2993|32.3014|9|
GZT||Gaziantep Airport|Aeropuerto de Gaziantep|Gaziantep||36.9449|37.4737|32|
HTY||Hatay Airport|Aeropuerto Hatay|Hatay||36.3645|36.2806|8|
IGD||Igdir Airport|Aeropuerto Igdir|Igdir||39.9744|43.8797|9|Iğdır
ISE||Isparta Suleyman Demirel Airport|Aeropuerto Isparta Suleyman Demirel|Isparta Suleyman Demirel||37.8661|30.3822|9|
IST||Istanbul Airport|Aeropuerto de Estambul|Istanbul|Estambul|41.2599|28.7427|94|Constantinople
KCM||Kahramanmaras Airport|Aeropuerto Kahramanmaras|Kahramanmaras||37.5344|36.9506|9|
KSY||Kars Airport|Aeropuerto Kars|Kars||40.5517|43.0858|10|
KYA||Konya Airport|Aeropuerto Konya|Konya||37.9792|32.5622|10|
KZR||Zafer Airport|Aeropuerto Zafer|Zafer||39.1203|30.1169|4|
MLX||Malatya Airport|Aeropuerto Malatya|Malatya||38.3544|38.2536|9|Erhaç
MQM||Mardin Airport|Aeropuerto Mardin|Mardin||37.2233|40.6317|9|
MSR||Mus Airport|Aeropuerto Mus|Mus||38.725|41.625|10|
MZH||Merzifon Airport|Aeropuerto Merzifon|Merzifon||40.8833|35.5333|4|
NAV||Nevsehir Airport|Aeropuerto Nevsehir|Nevsehir||38.6333|34.7167|4|Nevşehir Kapadokya
NKT||Sirnak Airport|Aeropuerto Sirnak|Sirnak||37.3633|42.0597|9|Şırnak
NOP||Sinop Airport|Aeropuerto Sinop|Sinop||42.0175|35.0689|8|
OGU||Ordu Giresun Airport|Aeropuerto Ordu Giresun|Ordu Giresun||40.9676|38.0814|9|
ONQ||Zonguldak Airport|Aeropuerto Zonguldak|Zonguldak||41.5061|32.0896|8|
RZV||Rize–Artvin Airport|Aeropuerto Rize–Artvin|Rize–Artvin||41.1692|40.8289|9|
SAW|IST|Sabiha Gökçen International Airport|Aeropuerto Internacional Sabiha Gökçen|Istanbul|Estambul|40.9047|29.3092|76|
SZF||Samsun-Carsamba Airport|Aeropuerto Samsun-Carsamba|Samsun-Carsamba||41.2574|36.5551|9|
TEQ||Corlu Airport|Aeropuerto Corlu|Corlu||40.9667|27.5|9|Tekirdağ Çorlu
TJK||Tokat Airport|Aeropuerto Tokat|Tokat||40.3117|36.3736|9|
TZX||Trabzon Airport|Aeropuerto de Trebisonda|Trabzon|Trebisonda|40.9942|39.7817|34|
VAN||Van Ferit Melen Airport|Aeropuerto Van Ferit Melen|Van Ferit Melen||38.4699|43.3373|9|
VAS||Sivas Airport|Aeropuerto Sivas|Sivas||39.8139|36.9042|5|
YEI||Yenisehir Airport|Aeropuerto Yenisehir|Yenisehir||40.2558|29.5447|9|
YKO||Hakkari Yuksekova Selahaddin Eyyubi Airport|Aeropuerto Hakkari Yuksekova Selahaddin Eyyubi|Hakkari Yuksekova Selahaddin Eyyubi||37.5452|44.2552|9|
@TT America/Port_of_Spain
POS||Piarco International Airport|Aeropuerto Internacional Piarco|Port of Spain|Puerto España|10.6021|-61.3394|38|
TAB||A.N.R. Robinson International Airport|Aeropuerto Internacional A.N.R. Robinson|A.N.R. Robinson||11.1525|-60.8397|9|
@TV Pacific/Funafuti
FUN||Funafuti Atol International Airport|Aeropuerto Internacional Funafuti Atol|Funafuti Atol||-8.5167|179.2083|8|
@TW Asia/Taipei
CYI||Chiayi Airport|Aeropuerto Chiayi|Chiayi||23.4542|120.3983|9|
HUN||Hualien Airport|Aeropuerto Hualien|Hualien||24.0258|121.6134|9|
KHH||Kaohsiung International Airport|Aeropuerto Internacional de Kaohsiung|Kaohsiung||22.5725|120.3453|50|
KNH||Kinmen Airport|Aeropuerto Kinmen|Kinmen||24.435|118.3686|9|
KYD||Orchid Island Airport|Aeropuerto Orchid Island|Orchid Island||22.0833|121.5|7|Lanyu
LZN||Matsu Nangan Airport|Aeropuerto Matsu Nangan|Matsu Nangan||26.1594|119.9583|8|
MFK||Matsu Beigan Airport|Aeropuerto Matsu Beigan|Matsu Beigan||26.224|120.0005|7|
MZG||Penghu Airport|Aeropuerto Penghu|Penghu||23.5605|119.6295|8|
PIF||Pingtung Airport|Aeropuerto Pingtung|Pingtung||22.705|120.4902|6|
RMQ||Taichung International Airport|Aeropuerto Internacional Taichung|Taichung||24.2548|120.6012|10|
TNN||Tainan Airport|Aeropuerto Tainan|Tainan||22.9487|120.2157|9|
TPE||Taiwan Taoyuan International Airport|Aeropuerto Internacional de Taiwán Taoyuan|Taipei|Taipéi|25.0755|121.2325|82|Formosa
TSA|TPE|Taipei Songshan Airport|Aeropuerto de Taipéi-Songshan|Taipei|Taipéi|25.0628|121.5519|44|
TTT||Taitung Airport|Aeropuerto Taitung|Taitung||22.7568|121.106|9|
@TZ Africa/Dar_es_Salaam
ARK||Arusha Airport|Aeropuerto Arusha|Arusha||-3.3667|36.6833|8|
BKZ||Bukoba Airport|Aeropuerto Bukoba|Bukoba||-1.3319|31.8225|3|
DAR||Julius Nyerere International Airport|Aeropuerto Internacional Julius Nyerere|Dar es Salaam|Dar es-Salam|-6.8735|39.2021|38|
DOD||Dodoma Airport|Aeropuerto Dodoma|Dodoma||-6.1704|35.7527|8|
GIT||Geita Airport|Aeropuerto Geita|Geita||-2.8137|32.1725|6|
JRO||Kilimanjaro International Airport|Aeropuerto Internacional del Kilimanjaro|Arusha||-3.4254|37.0655|30|Serengeti
MBI||Songwe Airport|Aeropuerto Songwe|Songwe||-8.9166|33.4589|8|
MFA||Mafia Island Airport|Aeropuerto Mafia Island|Mafia Island||-7.9176|39.6686|3|
MUZ||Musoma Airport|Aeropuerto Musoma|Musoma||-1.4973|33.8025|3|
MWZ||Mwanza International Airport|Aeropuerto Internacional Mwanza|Mwanza||-2.4412|32.9232|10|
MYW||Mtwara Airport|Aeropuerto Mtwara|Mtwara||-10.3389|40.1936|8|
SEU||Seronera Airstrip|Aeródromo Seronera|Seronera||-2.4567|34.8215|3|
SHY||Shinyanga Airport|Aeropuerto Shinyanga|Shinyanga||-3.6082|33.5045|3|
TBO||Tabora Airport|Aeropuerto Tabora|Tabora||-5.0734|32.8347|1|
TGT||Tanga Airport|Aeropuerto Tanga|Tanga||-5.0922|39.0717|7|
TKQ||Kigoma Airport|Aeropuerto Kigoma|Kigoma||-4.885|29.67|3|
ZNZ||Abeid Amani Karume International Airport|Aeropuerto Internacional Abeid Amani Karume|Zanzibar|Zanzíbar|-6.2185|39.2212|36|
@UA Europe/Kiev
MPW||Mariupol International Airport|Aeropuerto Internacional Mariupol|Mariupol||47.0761|37.4496|9|
@UA Europe/Kyiv
CWC||Chernivtsi International Airport|Aeropuerto Internacional Chernivtsi|Chernivtsi||48.267|25.9701|8|
DNK||Dnepropetrovsk International Airport|Aeropuerto Internacional Dnepropetrovsk|Dnepropetrovsk||48.3687|35.0945|9|Dnipro
HRK||International Airport Kharkiv|Aeropuerto Internacional International Airport Kharkiv|International Airport Kharkiv||49.9208|36.2812|8|
IFO||Ivano-Frankovsk Airport|Aeropuerto Ivano-Frankovsk|Ivano-Frankovsk||48.8875|24.7076|9|Ivano-Frankivsk
KBP|IEV|Boryspil International Airport|Aeropuerto Internacional de Borýspil|Kyiv|Kiev|50.3412|30.8952|30|Kiev
KHE||Kherson International Airport|Aeropuerto Internacional Kherson|Kherson||46.6724|32.508|9|
KWG||Krivoy Rog Airport|Aeropuerto Krivoy Rog|Krivoy Rog||48.05|33.2167|9|Kryvyi Rih
LWO||Lviv International Airport|Aeropuerto Internacional Lviv|Lviv||49.8123|23.9593|17|
NLV||Nikolaev Airport|Aeropuerto Nikolaev|Nikolaev||47.05|31.9167|9|Mykolaiv
ODS||Odessa International Airport|Aeropuerto Internacional Odessa|Odessa||46.441|30.6767|9|
OZH||Zaporozhye Airport|Aeropuerto Zaporozhye|Zaporozhye||47.8675|35.3158|9|Zaporizhia
RWN||Rovno Airport|Aeropuerto Rovno|Rovno||50.6|26.15|9|Rivne
SIP||Simferopol International Airport|Aeropuerto Internacional Simferopol|Simferopol||45.0207|33.9982|10|
UDJ||Uzhhorod International Airport|Aeropuerto Internacional Uzhhorod|Uzhhorod||48.6363|22.2713|8|
@UG Africa/Kampala
EBB||Entebbe International Airport|Aeropuerto Internacional de Entebbe|Entebbe (Kampala)||0.0451|32.4432|36|
KJJ||Kajjansi Airfield|Aeródromo Kajjansi|Kajjansi||0.2003|32.55|6|
KXO||Kisoro Airport|Aeropuerto Kisoro|Kisoro||-1.2833|29.7194|1|
OYG||Moyo Airport|Aeropuerto Moyo|Moyo||3.65|31.7167|2|
RUA||Arua Airport|Aeropuerto Arua|Arua||3.0333|30.9333|8|
SRT||Soroti Airport|Aeropuerto Soroti|Soroti||1.7|33.6167|8|
ULU||Gulu Airport|Aeropuerto Gulu|Gulu||2.7898|32.274|9|
@UM Pacific/Wake
AWK||Wake Island Airport|Aeropuerto Wake Island|Wake Island||19.2833|166.6333|9|
@US America/Adak
ADK||Adak Island Naval Station|Aeropuerto Adak Island Naval Station|Adak Island Naval Station||51.8828|-176.6447|9|
AHT||Amchitka Airport|Aeropuerto Amchitka|Amchitka||51.5|179|6|
AKB||Atka Airport|Aeropuerto Atka|Atka||52.2172|-174.2008|2|
@US America/Anchorage
ABL||Ambler Airport|Aeropuerto Ambler|Ambler||67.0875|-157.8458|7|
ADQ||Kodiak Airport|Aeropuerto Kodiak|Kodiak||57.7539|-152.5144|17|
AED||Aleneva Airport|Aeropuerto Aleneva|Aleneva||58.0333|-152.9|6|
AET||Allakaket Airport|Aeropuerto Allakaket|Allakaket||66.5537|-152.6105|2|
AIN||Wainwright Airport|Aeropuerto Wainwright|Wainwright||70.6333|-160.0333|7|
AKI||Akiak Airport|Aeropuerto Akiak|Akiak||60.9056|-161.2233|2|
AKK||Akhiok Sea Plane Base|Base de hidroaviones Akhiok|Akhiok||56.9444|-154.1667|0|
AKN||King Salmon Airport|Aeropuerto King Salmon|King Salmon||58.6827|-156.669|9|
AKP||Anaktuvuk Airport|Aeropuerto Anaktuvuk|Anaktuvuk||68.1375|-151.74|8|Anaktuvuk Pass
ALZ||Alitak Sea Plane Base|Base de hidroaviones Alitak|Alitak||56.8977|-154.2485|0|
ANC||Ted Stevens Anchorage International Airport|Aeropuerto Internacional Ted Stevens Anchorage|Anchorage||61.1744|-149.9964|46|Alaska
ANI||Aniak Airport|Aeropuerto Aniak|Aniak||61.5744|-159.537|8|
ANV||Anvik Airport|Aeropuerto Anvik|Anvik||62.6478|-160.1889|7|
AOS||Amook Bay Seaplane Base|Base de hidroaviones Amook Bay|Amook Bay||57.471|-153.8157|0|
ARC||Arctic Village Airport|Aeropuerto Arctic Village|Arctic Village||68.1375|-145.5244|7|
ATK||Atqasuk Airport|Aeropuerto Atqasuk|Atqasuk||70.5|-157.3333|6|Atqasuk Edward Burnell Sr. Memorial
ATT||Atmautluak Airport|Aeropuerto Atmautluak|Atmautluak||60.8666|-162.2737|1|
AUK||Alakanuk Airport|Aeropuerto Alakanuk|Alakanuk||62.6892|-164.6108|2|
BET||Bethel Airport|Aeropuerto Bethel|Bethel||60.7844|-161.8314|16|
BKC||Buckland Airport|Aeropuerto Buckland|Buckland||65.9789|-161.1267|2|
BKF||Lake Brooks Seaplane Base|Base de hidroaviones Lake Brooks|Lake Brooks||58.6|-156.2333|0|
BRW||Wiley Post-Will Rogers Memorial Airport|Aeropuerto Wiley Post-Will Rogers Memorial|Wiley Post-Will Rogers Memorial||71.2872|-156.7703|8|
BTI||Barter Island Airport|Aeropuerto Barter Island|Barter Island||70.1347|-143.5783|8|Barter Island LRRS
BTT||Bettles Airport|Aeropuerto Bettles|Bettles||66.9153|-151.5264|3|
CDB||Cold Bay Airport|Aeropuerto Cold Bay|Cold Bay||55.1987|-162.7214|9|
CDV||Mudhole Smith Airport|Aeropuerto Mudhole Smith|Mudhole Smith||60.4931|-145.47|8|Merle K. (Mudhole) Smith
CEM||Central Airport|Aeropuerto Central|Central||65.5747|-144.7819|2|
CHU||Chuathbaluk Airport|Aeropuerto Chuathbaluk|Chuathbaluk||61.5834|-159.2388|1|
CIK||Chalkyitsik Airport|Aeropuerto Chalkyitsik|Chalkyitsik||66.6481|-143.7292|2|
CKD||Crooked Creek Airport|Aeropuerto Crooked Creek|Crooked Creek||61.8708|-158.1008|1|
CKX||Chicken Airport|Aeropuerto Chicken|Chicken||64.0678|-141.9492|2|
CLP||Clarks Point Airport|Aeropuerto Clarks Point|Clarks Point||58.8369|-158.5282|2|
CYF||Chefornak Sea Plane Base|Base de hidroaviones Chefornak|Chefornak||60.2167|-164.2|0|
CYT||Yakataga Intermediate Airport|Aeropuerto Yakataga Intermediate|Yakataga Intermediate||60.08|-142.4944|2|
DLG||Dillingham Airport|Aeropuerto Dillingham|Dillingham||59.0426|-158.5111|8|
DRG||Deering Airport|Aeropuerto Deering|Deering||66.0712|-162.7599|7|
DUT||Unalaska Airport|Aeropuerto Unalaska|Unalaska||53.8945|-166.5422|7|
EAA||Eagle Airport|Aeropuerto Eagle|Eagle||64.7767|-141.1486|2|
EEK||Eek Airport|Aeropuerto Eek|Eek||60.2167|-162.0167|1|
EGX||Egegik Airport|Aeropuerto Egegik|Egegik||58.2078|-157.3703|7|
ELI||Elim Airport|Aeropuerto Elim|Elim||64.6136|-162.2703|2|
EMK||Emmonak Airport|Aeropuerto Emmonak|Emmonak||62.7849|-164.4905|7|
ENA||Kenai Municipal Airport|Aeropuerto Municipal Kenai|Kenai||60.5652|-151.2464|17|
FAI||Fairbanks International Airport|Aeropuerto Internacional Fairbanks|Fairbanks||64.8182|-147.8668|17|
FLJ||Falls Bay Airport|Aeropuerto Falls Bay|Falls Bay||60.0325|-148.0083|6|
FMC||Five Mile Airport|Aeropuerto Five Mile|Five Mile||66.9167|-149.8417|6|
FNK||Fin Creek Airport|Aeropuerto Fin Creek|Fin Creek||69.5|-147.5833|6|
FOX||Fox Airport|Aeropuerto Fox|Fox||64|-147|6|
FTL||Fortuna Ledge Airport|Aeropuerto Fortuna Ledge|Fortuna Ledge||61.8833|-162.0833|6|
FXM||Flaxman Island Airport|Aeropuerto Flaxman Island|Flaxman Island||70.2|-146|6|
FYU||Fort Yukon Airport|Aeropuerto Fort Yukon|Fort Yukon||66.5679|-145.2581|8|
GAL||Edward G. Pitka Sr. Airport|Aeropuerto Edward G. Pitka Sr.|Edward G. Pitka Sr.||64.7361|-156.9361|8|
GAM||Gambell Airport|Aeropuerto Gambell|Gambell||63.7766|-171.7135|8|
GEK||Ganes Creek Airport|Aeropuerto Ganes Creek|Ganes Creek||63.1|-156.4333|6|
GKN||Gulkana Airport|Aeropuerto Gulkana|Gulkana||62.1553|-145.4522|8|
GLQ||Glennallen Airport|Aeropuerto Glennallen|Glennallen||62.1167|-145.55|6|
GLV||Golovin Airport|Aeropuerto Golovin|Golovin||64.5442|-163.0375|2|
GNU||Goodnews Bay Airport|Aeropuerto Goodnews Bay|Goodnews Bay||59.1125|-161.5806|2|
HCR||Holy Cross Airport|Aeropuerto Holy Cross|Holy Cross||62.1907|-159.7735|7|
HOL||Holikachu Airport|Aeropuerto Holikachu|Holikachu||62.8667|-159.65|6|
HOM||Homer Airport|Aeropuerto Homer|Homer||59.6432|-151.4932|8|
HPB||Hooper Bay Airport|Aeropuerto Hooper Bay|Hooper Bay||61.5251|-166.1459|2|
HSL||Huslia Airport|Aeropuerto Huslia|Huslia||65.7025|-156.375|7|
HUS||Hughes Municipal Airport|Aeropuerto Municipal Hughes|Hughes||66.0406|-154.2633|2|
IAN||Bob Baker Memorial Airport|Aeropuerto Bob Baker Memorial|Bob Baker Memorial||66.9748|-160.4412|7|
IGG||Igiugig Airport|Aeropuerto Igiugig|Igiugig||59.3167|-155.9|2|
IKO||Nikolski Air Force Station|Aeropuerto Nikolski Air Force Station|Nikolski Air Force Station||52.9417|-168.85|2|Nikolski Air Station
ILI||Iliamna Airport|Aeropuerto Iliamna|Iliamna||59.7555|-154.9086|8|
IRC||Circle City Airport|Aeropuerto Circle|Circle||65.8292|-144.0639|2|
KAL||Kaltag Airport|Aeropuerto Kaltag|Kaltag||64.3219|-158.7361|2|
KBC||Birch Creek Airport|Aeropuerto Birch Creek|Birch Creek||66.2759|-145.813|2|
KCQ||Chignik Lake Airport|Aeropuerto Chignik Lake|Chignik Lake||56.255|-158.7753|2|
KEB||Nanwalek Airport|Aeropuerto Nanwalek|Nanwalek||59.3528|-151.9222|2|English Bay
KFP||False Pass Airport|Aeropuerto False Pass|False Pass||54.8492|-163.4092|2|
KGK||Koliganek Airport|Aeropuerto Koliganek|Koliganek||59.7267|-157.2671|2|
KGX||Grayling Airport|Aeropuerto Grayling|Grayling||62.8953|-160.0625|2|
KKA||Koyuk Airport|Aeropuerto Koyuk|Koyuk||64.9394|-161.15|2|Koyuk Alfred Adams
KKB||Kitoi Bay Sea Plane Base|Base de hidroaviones Kitoi Bay|Kitoi Bay||58.191|-152.3709|0|
KKF||Kagvik Creek Airport|Aeropuerto Kagvik Creek|Kagvik Creek||67.6|-163.5|6|
KKH||Kongiganak Airport|Aeropuerto Kongiganak|Kongiganak||59.9667|-162.75|2|
KLG||Kalskag Municipal Airport|Aeropuerto Municipal Kalskag|Kalskag||61.5326|-160.3465|2|
KLN||Larsen Sea Plane Base|Base de hidroaviones Larsen|Larsen||57.5333|-154|0|Larsen Bay
KMO||Manokotak Airport|Aeropuerto Manokotak|Manokotak||58.9889|-159.0487|2|
KMY||Moser Bay Seaplane Base|Base de hidroaviones Moser Bay|Moser Bay||57.0258|-154.1445|0|
KNK||Kokhanok Airport|Aeropuerto Kokhanok|Kokhanok||59.4346|-154.7982|2|
KNW||New Stuyahok Airport|Aeropuerto New Stuyahok|New Stuyahok||59.4563|-157.3743|2|
KOT||Kotlik Airport|Aeropuerto Kotlik|Kotlik||63.031|-163.5323|2|
KOY||Olga Bay Sea Plane Base|Base de hidroaviones Olga Bay|Olga Bay||57.1622|-154.2275|0|
KPN||Kipnuk Sea Plane Base|Base de hidroaviones Kipnuk|Kipnuk||59.9333|-164.05|0|
KPR||Port Williams Sea Plane Base|Base de hidroaviones Port Williams|Port Williams||58.4904|-152.5833|0|
KPV||Perryville Airport|Aeropuerto Perryville|Perryville||55.909|-159.1592|2|
KPY||Port Bailey Sea Plane Base|Base de hidroaviones Port Bailey|Port Bailey||57.9307|-153.0399|0|
KQA||Akutan Airport|Aeropuerto Akutan|Akutan||54.1333|-165.7833|3|
KSM||Saint Mary's Airport|Aeropuerto Saint Mary's|Saint Mary's||62.0587|-163.2949|3|St. Mary's
KTB||Thorne Bay Seaplane Base|Base de hidroaviones Thorne Bay|Thorne Bay||55.6875|-132.5318|0|
KTS||Brevig Mission Airport|Aeropuerto Brevig Mission|Brevig Mission||65.3294|-166.4717|2|
KUK||Kasigluk Airport|Aeropuerto Kasigluk|Kasigluk||60.8761|-162.5212|2|
KUW||Kugururok River Airport|Aeropuerto Kugururok River|Kugururok River||67.9667|-161.9833|6|
KVC||King Cove Airport|Aeropuerto King Cove|King Cove||55.055|-162.3133|2|
KVL||Kivalina Airport|Aeropuerto Kivalina|Kivalina||67.7317|-164.5472|2|
KWK||Kwigillingok Airport|Aeropuerto Kwigillingok|Kwigillingok||59.8333|-163.1333|2|
KWN||Kwinhagak Airport|Aeropuerto Kwinhagak|Kwinhagak||59.7512|-161.8405|2|Quinhagak
KWP||West Point Village Sea Plane Base|Base de hidroaviones West Point Village|West Point Village||57.7704|-153.5451|0|
KWT||Kwethluk Airport|Aeropuerto Kwethluk|Kwethluk||60.8089|-161.4375|2|
KYK||Karluk Airport|Aeropuerto Karluk|Karluk||57.5661|-154.45|2|
KYU||Koyukuk Airport|Aeropuerto Koyukuk|Koyukuk||64.8781|-157.7131|2|
KZB||Zachar Bay Sea Plane Base|Base de hidroaviones Zachar Bay|Zachar Bay||57.5534|-153.7472|0|
KZH||Kizhuyak Airport|Aeropuerto Kizhuyak|Kizhuyak||57.5833|-153.15|6|
LHB||Lost Harbor Sea Port|Aeropuerto Lost Harbor Sea Port|Lost Harbor Sea Port||54.2333|-165.6|6|
LMA||Minchumina Intermediate Airport|Aeropuerto Minchumina Intermediate|Minchumina Intermediate||63.8692|-152.2858|3|
LUR||Cape Lisburne Airport|Aeropuerto Cape Lisburne|Cape Lisburne||68.8758|-166.1069|8|Cape Lisburne LRRS
MCG||McGrath Airport|Aeropuerto McGrath|McGrath||62.9507|-155.6019|8|
MLL||Marshall Don Hunter Sr. Airport|Aeropuerto Marshall Don Hunter Sr.|Marshall Don Hunter Sr.||61.8642|-162.0262|2|
MLY||Manley Hot Springs Airport|Aeropuerto Manley Hot Springs|Manley Hot Springs||64.9967|-150.6431|2|
MOU||Mountain Village Airport|Aeropuerto Mountain Village|Mountain Village||62.0894|-163.7167|2|
MRI||Merrill Field|Aeropuerto Merrill Field|Merrill Field||61.2217|-149.8557|7|
MYK||May Creek Airport|Aeropuerto May Creek|May Creek||61.4167|-142.9167|2|
MYU||Ellis Field|Aeropuerto Ellis Field|Ellis Field||60.3728|-166.2681|7|Mekoryuk
NCN||New Chenega Airport|Aeropuerto New Chenega|New Chenega||60.0783|-147.9977|2|Chenega Bay
NIB||Nikolai Airport|Aeropuerto Nikolai|Nikolai||63.0167|-154.3833|2|
NLG||Nelson Lagoon Airport|Aeropuerto Nelson Lagoon|Nelson Lagoon||56.0014|-161.1525|2|
NME||Nightmute Airport|Aeropuerto Nightmute|Nightmute||60.471|-164.7008|2|
NOL||Nakolik River Airport|Aeropuerto Nakolik River|Nakolik River||67.9|-160.7167|6|
NUI||Nuiqsut Airport|Aeropuerto Nuiqsut|Nuiqsut||70.2097|-151.0056|7|
NUL||Nulato Airport|Aeropuerto Nulato|Nulato||64.7278|-158.0767|2|
NUP||Nunapitchuk Airport|Aeropuerto Nunapitchuk|Nunapitchuk||60.8944|-162.4667|1|
OBU||Kobuk/Wien Airport|Aeropuerto Kobuk/Wien|Kobuk/Wien||66.9106|-156.8833|2|
OHC||Northeast Cape Air Force Station|Aeropuerto Northeast Cape Air Force Station|Northeast Cape Air Force Station||63.3264|-168.9689|6|
OLH||Old Harbor Sea Plane Base|Base de hidroaviones Old Harbor|Old Harbor||57.2042|-153.3|0|
OME||Nome Airport|Aeropuerto Nome|Nome||64.5106|-165.4311|16|
ONN||Onion Bay Airport|Aeropuerto Onion Bay|Onion Bay||58.2333|-152.8333|6|
OOK||Toksook Bay Airport|Aeropuerto Toksook Bay|Toksook Bay||60.5319|-165.1083|2|
ORI||Port Lions Sea Plane Base|Base de hidroaviones Port Lions|Port Lions||57.8861|-152.8439|0|
ORT||Northway Airport|Aeropuerto Northway|Northway||62.9619|-141.9239|8|
ORV||Robert (Bob) Curtis Memorial Airport|Aeropuerto Robert (Bob) Curtis Memorial|Robert (Bob) Curtis Memorial||66.8174|-161.0293|2|
OTZ||Ralph Wien Memorial Airport|Aeropuerto Ralph Wien Memorial|Ralph Wien Memorial||66.8906|-162.6027|16|
PCE||Painter Creek Airport|Aeropuerto Painter Creek|Painter Creek||57.1642|-157.4331|6|
PDB||Pedro Bay Airport|Aeropuerto Pedro Bay|Pedro Bay||59.797|-154.1303|15|
PEC||Pelican Sea Plane Base|Base de hidroaviones Pelican|Pelican||57.9597|-136.2302|0|
PGM||Port Graham Airport|Aeropuerto Port Graham|Port Graham||59.35|-151.8333|2|
PHO||Point Hope Airport|Aeropuerto Point Hope|Point Hope||68.35|-166.8|2|
PIP||Pilot Point Airport|Aeropuerto Pilot Point|Pilot Point||57.5636|-157.5608|2|
PIZ||Point Lay LRRS Airport|Aeropuerto Point Lay LRRS|Point Lay LRRS||69.75|-163.1667|7|
PJS||Port San Juan Airport|Aeropuerto Port San Juan|Port San Juan||60.0486|-148.0639|6|
PKA||Napaskiak Sea Plane Base|Base de hidroaviones Napaskiak|Napaskiak||60.7108|-161.7581|0|
PMU||Paimiut Sea Plane Base|Base de hidroaviones Paimiut|Paimiut||61.9833|-160.3333|0|
PNF||Peterson's Point Airport|Aeropuerto Peterson's Point|Peterson's Point||58.6833|-156.8333|6|
PPV||Port Protection Airport|Aeropuerto Port Protection|Port Protection||56.3333|-133.6667|14|
PQS||Pilot Station Airport|Aeropuerto Pilot Station|Pilot Station||61.9347|-162.8906|1|
PTA||Port Alsworth Airport|Aeropuerto Port Alsworth|Port Alsworth||60.2028|-154.3187|2|
PTH||Port Heiden Airport|Aeropuerto Port Heiden|Port Heiden||56.9567|-158.6375|8|
PTR||Pleasant Harbor Airport|Aeropuerto Pleasant Harbor|Pleasant Harbor||57.75|-152.8333|6|
PTU||Platinum Airport|Aeropuerto Platinum|Platinum||59.0114|-161.8169|7|
RBY||Ruby Airport|Aeropuerto Ruby|Ruby||64.73|-155.4608|7|
RCP||Cinder Park Airport|Aeropuerto Cinder Park|Cinder Park||57.0831|-157.8056|6|
RDV||Red Devil Airport|Aeropuerto Red Devil|Red Devil||61.7872|-157.3469|3|
RLU||Bornite Upper Airport|Aeropuerto Bornite Upper|Bornite Upper||67.75|-156|6|
RMP||Rampart Airport|Aeropuerto Rampart|Rampart||65.5083|-150.1403|2|
RSH||Russian Mission Airport|Aeropuerto Russian Mission|Russian Mission||61.7831|-161.3192|2|
RSP||Raspberry Strait Airport|Aeropuerto Raspberry Strait|Raspberry Strait||58.1667|-154.8333|6|
SCC||Prudhoe Bay/Deadhorse Airport|Aeropuerto Prudhoe Bay/Deadhorse|Prudhoe Bay/Deadhorse||70.1966|-148.4642|8|
SCM||Scammon Bay Sea Plane Base|Base de hidroaviones Scammon Bay|Scammon Bay||61.8464|-165.5939|0|
SDP||Sand Point Municipal Airport|Aeropuerto Municipal Sand Point|Sand Point||55.3167|-160.5139|7|
SHG||Shungnak Airport|Aeropuerto Shungnak|Shungnak||66.8897|-157.1578|2|
SHH||Shishmaref Airport|Aeropuerto Shishmaref|Shishmaref||66.2569|-166.0583|2|
SKK||Shaktoolik Airport|Aeropuerto Shaktoolik|Shaktoolik||64.3242|-161.1389|2|
SLQ||Sleetmute Airport|Aeropuerto Sleetmute|Sleetmute||61.705|-157.1667|2|
SMK||St. Michael Airport|Aeropuerto St. Michael|St. Michael||63.4843|-162.1118|2|
SNP||Saint Paul Island Airport|Aeropuerto Saint Paul Island|Saint Paul Island||57.1522|-170.2172|8|St. Paul Island
SOV||Seldovia Airport|Aeropuerto Seldovia|Seldovia||59.4425|-151.7042|2|
SRV||Stony River Airport|Aeropuerto Stony River|Stony River||61.7888|-156.5886|2|
STG||St. George Island Airport|Aeropuerto St. George Island|St. George Island||56.6|-169.5525|7|
SVA||Savoonga Airport|Aeropuerto Savoonga|Savoonga||63.6909|-170.4868|8|
SVS||Stevens Village Airport|Aeropuerto Stevens Village|Stevens Village||66.0094|-149.0942|2|
SXP||Sheldon Sea Plane Base|Base de hidroaviones Sheldon|Sheldon||62.5333|-164.8333|0|Sheldon Point
SYB||Seal Bay Seaplane Base|Base de hidroaviones Seal Bay|Seal Bay||58.3687|-152.214|0|
TAL||Ralph M Calhoun Airport|Aeropuerto Ralph M Calhoun|Ralph M Calhoun||65.1744|-152.11|2|Ralph M. Calhoun Memorial
TCT||Takotna Airport|Aeropuerto Takotna|Takotna||62.9928|-156.0656|2|
TEK||Tatitlek Airport|Aeropuerto Tatitlek|Tatitlek||60.8719|-146.6882|1|
TKJ||Tok Junction Airport|Aeropuerto Tok Junction|Tok Junction||63.3295|-142.9536|2|
TLA||Teller Airport|Aeropuerto Teller|Teller||65.2717|-166.355|2|
TLT||Tuluksak Airport|Aeropuerto Tuluksak|Tuluksak||61.0989|-160.9647|2|
TNC||Tin City Air Force Station|Aeropuerto Tin City Air Force Station|Tin City Air Force Station||65.5639|-167.9189|3|Tin City LRRS
TNK||Tununak Airport|Aeropuerto Tununak|Tununak||60.5708|-165.2667|1|
TOG||Togiak Village Airport|Aeropuerto Togiak Village|Togiak Village||59.0529|-160.3977|2|
TWA||Twin Hills Airport|Aeropuerto Twin Hills|Twin Hills||59.0738|-160.277|2|
UMB||North Shore Airport|Aeropuerto North Shore|North Shore||53.3767|-167.8875|6|
UNK||Unalakleet Airport|Aeropuerto Unalakleet|Unalakleet||63.8819|-160.7994|8|
UTO||Indian Mountain Air Force Station|Aeropuerto Indian Mountain Air Force Station|Indian Mountain Air Force Station||65.9933|-153.7017|7|Indian Mountain LRRS
VAK||Chevak Airport|Aeropuerto Chevak|Chevak||61.5286|-165.5903|2|
VBM||Blue Mountain Airport|Aeropuerto Blue Mountain|Blue Mountain||57.8575|-157.0867|6|
VDZ||Valdez Municipal Airport|Aeropuerto Municipal Valdez|Valdez||61.1325|-146.2389|8|
VEE||Venetie Airport|Aeropuerto Venetie|Venetie||67.0231|-146.4111|2|
WAA||Wales Airport|Aeropuerto Wales|Wales||65.6172|-168.0908|2|
WBB||Stebbins Airport|Aeropuerto Stebbins|Stebbins||63.5154|-162.2846|2|
WBQ||Beaver Airport|Aeropuerto Beaver|Beaver||66.3622|-147.4083|2|
WDY||Kodiak FSS Airport|Aeropuerto Kodiak FSS|Kodiak FSS||57.7833|-152.4|6|
WFB||Waterfront Sea Plane Base|Base de hidroaviones Waterfront|Waterfront||55.3581|-131.6683|0|Ketchikan Harbor
WKK||Aleknagik Airport|Aeropuerto Aleknagik|Aleknagik||59.2778|-158.6111|7|
WLK||Selawik Airport|Aeropuerto Selawik|Selawik||66.6028|-159.9833|2|
WMO||White Mountain Airport|Aeropuerto White Mountain|White Mountain||64.6869|-163.4067|2|
WNA||Napakiak Sea Plane Base|Base de hidroaviones Napakiak|Napakiak||60.7|-162.1167|0|
WOO||Woodchopper Airport|Aeropuerto Woodchopper|Woodchopper||65.3333|-143.5333|6|
WSN||South Naknek Airport|Aeropuerto South Naknek|South Naknek||58.7028|-157.004|2|
WTK||Noatak Airport|Aeropuerto Noatak|Noatak||67.5631|-162.9842|2|
WTL||Tuntutuliak Airport|Aeropuerto Tuntutuliak|Tuntutuliak||60.35|-162.6333|1|
WWP||Whale Pass Airport|Aeropuerto Whale Pass|Whale Pass||56.6667|-133.8333|0|North Whale
WWT||Newtok Airport|Aeropuerto Newtok|Newtok||60.9228|-164.6486|2|
XPU||West Kuparuk Airport|Aeropuerto West Kuparuk|West Kuparuk||70.3333|-149.3333|6|
YAK||Yakutat Airport|Aeropuerto Yakutat|Yakutat||59.5092|-139.6597|9|
@US America/Boise
BOI||Boise Airport|Aeropuerto Boise|Boise||43.5693|-116.2219|36|
IDA||Idaho Falls Regional Airport|Aeropuerto Regional Idaho Falls|Idaho Falls||43.5149|-112.0675|9|
MYL||McCall Municipal|Aeropuerto Municipal McCall|McCall||44.9167|-116.1|8|
PIH||Pocatello Regional Airport|Aeropuerto Regional Pocatello|Pocatello||42.9098|-112.5859|9|
SMN||Lemhi County Airport|Aeropuerto Lemhi|Lemhi||45.1151|-113.8859|8|
SUN||Friedman Memorial Airport|Aeropuerto Friedman Memorial|Friedman Memorial||43.5065|-114.3008|8|
TWF||Magic Valley Regional Airport|Aeropuerto Regional Magic Valley|Magic Valley||42.4819|-114.4867|9|
@US America/Chicago
ABI||Abilene Regional Airport|Aeropuerto Regional Abilene|Abilene||32.4128|-99.6801|8|
ABR||Aberdeen Regional Airport|Aeropuerto Regional Aberdeen|Aberdeen||45.4525|-98.4261|8|
ACT||Waco Regional Airport|Aeropuerto Regional Waco|Waco||31.6091|-97.2232|8|
AEX||Alexandria International Airport (Louisiana)|Aeropuerto Internacional Alexandria|Alexandria||31.3226|-92.5426|9|
ALO||Waterloo Regional Airport|Aeropuerto Regional Waterloo|Waterloo||42.5561|-92.3997|9|
AMA||Rick Husband Amarillo International Airport|Aeropuerto Internacional Rick Husband Amarillo|Rick Husband Amarillo||35.2183|-101.7051|18|
ATW||Appleton International Airport|Aeropuerto Internacional Appleton|Appleton||44.2601|-88.5099|16|Outagamie County
ATY||Watertown Regional Airport|Aeropuerto Regional Watertown|Watertown||44.9089|-97.1542|8|
AUS||Austin–Bergstrom International Airport|Aeropuerto Internacional Austin-Bergstrom|Austin||30.2025|-97.6671|60|
BHM||Birmingham–Shuttlesworth International Airport|Aeropuerto Internacional Birmingham-Shuttlesworth|Birmingham (Alabama)||33.5608|-86.7522|30|
BIS||Bismarck Airport|Aeropuerto Bismarck|Bismarck||46.7745|-100.7582|9|
BKG||Branson Airport|Aeropuerto Branson|Branson||36.5321|-93.2005|8|
BLV||MidAmerica St. Louis Airport / Scott AFB|Base aérea MidAmerica St. Louis|MidAmerica St. Louis||38.5473|-89.8159|9|Scott Air Force Base
BMI||Central Illinois Regional Airport|Aeropuerto Regional Central Illinois|Central Illinois||40.484|-88.9148|8|
BNA||Nashville International Airport|Aeropuerto Internacional de Nashville|Nashville||36.1317|-86.6689|60|
BPT||Jack Brooks Regional Airport|Aeropuerto Regional Jack Brooks|Jack Brooks||29.9508|-94.02|8|
BRD||Brainerd Lakes Regional Airport|Aeropuerto Regional Brainerd Lakes|Brainerd Lakes||46.3972|-94.1375|8|
BRL||Southeast Iowa Regional Airport|Aeropuerto Regional Southeast Iowa|Southeast Iowa||40.7861|-91.1233|8|
BRO||Brownsville/South Padre Island International Airport|Aeropuerto Internacional Brownsville/South Padre Island|Brownsville/South Padre Island||25.9089|-97.4233|8|
BTR||Baton Rouge Metropolitan Airport|Aeropuerto Baton Rouge|Baton Rouge||30.5325|-91.1569|8|
CGI||Cape Girardeau Regional Airport|Aeropuerto Regional Cape Girardeau|Cape Girardeau||37.2236|-89.5717|8|
CID||Eastern Iowa Airport|Aeropuerto Eastern Iowa|Eastern Iowa||41.8894|-91.7003|16|
CLL||Easterwood Airport|Aeropuerto Easterwood|Easterwood||30.5938|-96.3668|8|
CMI||University of Illinois Willard Airport|Aeropuerto University of Illinois Willard|University of Illinois Willard||40.0397|-88.2691|9|
COU||Columbia Regional Airport|Aeropuerto Regional Columbia|Columbia||38.8136|-92.2192|8|
CRP||Corpus Christi International Airport|Aeropuerto Internacional Corpus Christi|Corpus Christi||27.7748|-97.5025|17|
CWA||Central Wisconsin Airport|Aeropuerto Central Wisconsin|Central Wisconsin||44.7842|-89.6724|9|
DAL|DFW|Dallas Love Field|Aeropuerto Dallas Love Field|Dallas||32.8439|-96.85|56|
DBQ||Dubuque Regional Airport|Aeropuerto Regional Dubuque|Dubuque||42.41|-90.7108|8|
DDC||Dodge City Municipal Airport|Aeropuerto Municipal Dodge City|Dodge City||37.7617|-99.965|8|
DEC||Decatur Airport|Aeropuerto Decatur|Decatur||39.8343|-88.8765|8|
DFW||Dallas/Fort Worth International Airport|Aeropuerto Internacional Dallas/Fort Worth|Dallas||32.8975|-97.0361|94|Fort Worth
DHN||Dothan Regional Airport|Aeropuerto Regional Dothan|Dothan||31.3179|-85.4502|9|
DLH||Duluth International Airport|Aeropuerto Internacional Duluth|Duluth||46.839|-92.1802|9|
DSI||Destin Executive Airport|Aeropuerto Destin Executive|Destin Executive||30.3996|-86.4709|8|Destin-Fort Walton Beach
DSM||Des Moines International Airport|Aeropuerto Internacional de Des Moines|Des Moines||41.5324|-93.6481|30|
DVL||Devils Lake Airport|Aeropuerto Devils Lake|Devils Lake||48.1131|-98.9075|8|
EAR||Kearney Regional Airport|Aeropuerto Regional Kearney|Kearney||40.7285|-99.0085|8|
EAU||Chippewa Valley Regional Airport|Aeropuerto Regional Chippewa Valley|Chippewa Valley||44.8644|-91.4872|8|
ECP||Northwest Florida Beaches International Airport|Aeropuerto Internacional Northwest Florida Beaches|Northwest Florida Beaches||30.3558|-85.7988|17|
ELD||South Arkansas Regional Airport|Aeropuerto Regional South Arkansas|South Arkansas||33.218|-92.8112|8|
EVV||Evansville Regional Airport|Aeropuerto Regional Evansville|Evansville||38.0462|-87.528|9|
FAR||Hector International Airport|Aeropuerto Internacional Hector|Hector||46.9195|-96.8255|17|
FOD||Fort Dodge Airport|Aeropuerto Fort Dodge|Fort Dodge||42.5525|-94.1897|8|
FSD||Sioux Falls Regional Airport|Aeropuerto Regional Sioux Falls|Sioux Falls||43.5803|-96.7311|17|
FSM||Fort Smith Regional Airport|Aeropuerto Regional Fort Smith|Fort Smith||35.3412|-94.3589|9|
GCK||Garden City Regional Airport|Aeropuerto Regional Garden City|Garden City||37.9286|-100.7297|8|
GFK||Grand Forks International Airport|Aeropuerto Internacional Grand Forks|Grand Forks||47.9498|-97.1771|16|
GGG||Gregg County Airport|Aeropuerto Gregg|Gregg||32.3867|-94.7153|9|East Texas
GLH||Greenville Mid-Delta Airport|Aeropuerto Greenville Mid-Delta|Greenville Mid-Delta||33.4844|-90.985|8|
GOF||Goodfellow Air Force Base|Aeropuerto Goodfellow Air Force Base|Goodfellow Air Force Base||31.4667|-100.4333|6|
GPT||Gulfport-Biloxi International Airport|Aeropuerto Internacional Gulfport-Biloxi|Gulfport-Biloxi||30.4133|-89.072|9|
GRB||Austin Straubel International Airport|Aeropuerto Internacional Austin Straubel|Austin Straubel||44.4928|-88.1219|17|
GRI||Grand Island Airport|Aeropuerto Grand Island|Grand Island||40.9672|-98.3067|8|Central Nebraska
GRK||Killeen Regional Airport|Aeropuerto Regional Killeen|Killeen||31.0618|-97.8209|9|
GTR||Golden Triangle Regional Airport|Aeropuerto Regional Golden Triangle|Golden Triangle||33.45|-88.6|8|
GVW||Richards-Gebaur Airport|Aeropuerto Richards-Gebaur|Richards-Gebaur||38.8833|-94.5333|6|
HAX||Hatbox Field|Aeropuerto Hatbox Field|Hatbox Field||35.75|-95.4167|6|
HBO||Humboldt Municipal Airport|Aeropuerto Municipal Humboldt|Humboldt||40.1667|-95.95|6|
HIB||Chisholm Airport|Aeropuerto Chisholm|Chisholm||47.3886|-92.8386|8|Range
HOT||Memorial Field|Aeropuerto Memorial Field|Memorial Field||34.4789|-93.0961|8|Hot Springs Memorial Field
HOU||William P. Hobby Airport|Aeropuerto William P. Hobby|Houston||29.6545|-95.277|56|
HRL||Valley International Airport|Aeropuerto Internacional Valley|Valley||26.2235|-97.6623|9|
HRO||Boone County Airport|Aeropuerto Boone|Boone||36.2645|-93.1543|8|
HSV||Huntsville International Airport|Aeropuerto Internacional Huntsville|Huntsville||34.6486|-86.7748|16|
HYS||Hays Municipal Airport|Aeropuerto Municipal Hays|Hays||38.8461|-99.2742|8|
IAH|HOU|George Bush Intercontinental Airport|Aeropuerto Intercontinental George Bush|Houston||29.9833|-95.34|82|
ICT||Wichita Dwight D. Eisenhower National Airport|Aeropuerto Nacional Wichita Dwight D. Eisenhower|Wichita Dwight D. Eisenhower||37.653|-97.429|16|
INL||Falls International Airport|Aeropuerto Internacional Falls|Falls||48.5631|-93.4042|8|
IRK||Kirksville Municipal Airport|Aeropuerto Municipal Kirksville|Kirksville||40.0925|-92.5439|8|
JAN||Jackson-Evers International Airport|Aeropuerto Internacional Jackson-Evers|Jackson-Evers||32.3099|-90.075|17|
JBR||Jonesboro Airport|Aeropuerto Jonesboro|Jonesboro||35.83|-90.6483|8|
JDB||Dallas Downtown Heliport|Helipuerto Dallas Downtown|Dallas Downtown||32.7724|-97.8011|0|
JDT||Minneapolis Downtown Heliport|Helipuerto Minneapolis Downtown|Minneapolis Downtown||44.9833|-93.2667|0|
JDX||Central Business District Heliport|Helipuerto Central Business District|Central Business District||29.7667|-95.3333|0|
JGP||Greenway Plaza Heliport|Helipuerto Greenway Plaza|Greenway Plaza||29.7316|-95.4314|0|
JGQ||Transco Tower Galleria Heliport|Helipuerto Transco Tower Galleria|Transco Tower Galleria||29.7667|-95.4667|0|
JLN||Joplin Airport|Aeropuerto Joplin|Joplin||37.1497|-94.4978|8|
JMD||Market Centre Heliport|Helipuerto Market Centre|Market Centre||32.8|-97.3333|0|
JMH||Schaumburg Marriott Heliport|Helipuerto Schaumburg Marriott|Schaumburg Marriott||42.0333|-88.0833|0|
JMN||Mankato Municipal Heliport|Aeropuerto Municipal Mankato|Mankato||44.1667|-94.0167|0|
JMS||Jamestown Regional Airport|Aeropuerto Regional Jamestown|Jamestown||46.93|-98.6783|8|
JNH||North Park Inn Heliport|Helipuerto North Park Inn|North Park Inn||32.8167|-97.35|0|
JPT||Texas Park Ten Heliport|Helipuerto Texas Park Ten|Texas Park Ten||29.7864|-95.8117|0|
JRC||Rochester Municipal Heliport|Aeropuerto Municipal Rochester|Rochester||44.0167|-92.4667|0|
JSK||St. Cloud Municipal Heliport|Aeropuerto Municipal St. Cloud|St. Cloud||45.55|-94.1667|0|Jask
JWH||Westchase Hilton Heliport|Helipuerto Westchase Hilton|Westchase Hilton||29.7361|-95.4178|0|
JWL||Woodlawns Heliport|Helipuerto Woodlawns|Woodlawns||30.1506|-95.4714|0|
LAW||Lawton-Fort Sill Regional Airport|Aeropuerto Regional Lawton-Fort Sill|Lawton-Fort Sill||34.5697|-98.4161|9|
LBB||Lubbock Preston Smith International Airport|Aeropuerto Internacional Lubbock Preston Smith|Lubbock Preston Smith||33.6562|-101.8223|18|
LBF||Lee Bird Field|Aeropuerto Lee Bird Field|Lee Bird Field||41.1283|-100.6967|9|North Platte
LBL||Liberal Municipal Airport|Aeropuerto Municipal Liberal|Liberal||37.0444|-100.9606|8|
LCH||Lake Charles Regional Airport|Aeropuerto Regional Lake Charles|Lake Charles||30.1232|-93.2211|8|
LFT||Lafayette Regional Airport|Aeropuerto Regional Lafayette|Lafayette||30.2085|-91.9933|9|
LIT||Bill and Hillary Clinton National Airport|Aeropuerto Nacional Bill y Hillary Clinton|Little Rock||34.7274|-92.2214|28|
LKS||Lakeside Airport|Aeropuerto Lakeside|Lakeside||30.5008|-98.1469|6|
LNK||Lincoln Airport|Aeropuerto Lincoln|Lincoln||40.8462|-96.7547|10|
LRD||Laredo International Airport|Aeropuerto Internacional Laredo|Laredo||27.5437|-99.4551|9|
LSE||La Crosse Regional Airport|Aeropuerto Regional La Crosse|La Crosse||43.8752|-91.2643|9|
MAF||Midland International Airport|Aeropuerto Internacional Midland|Midland||31.9371|-102.2082|17|
MCI|MKC|Kansas City International Airport|Aeropuerto Internacional de Kansas City|Kansas City||39.2938|-94.7199|48|
MCK||Mc Cook Airport|Aeropuerto Mc Cook|Mc Cook||40.2639|-100.6681|8|
MCW||Mason City Airport|Aeropuerto Mason|Mason||43.1569|-93.3294|8|
MDW|CHI|Midway International Airport|Aeropuerto Internacional Midway|Chicago||41.7881|-87.7409|62|
MEI||Key Field|Aeropuerto Key Field|Key Field||32.3372|-88.7492|9|Meridian
MEM||Memphis International Airport|Aeropuerto Internacional de Memphis|Memphis||35.0446|-89.9823|38|
MFE||McAllen International Airport|Aeropuerto Internacional McAllen|McAllen||26.1813|-98.2398|8|McAllen-Miller
MGM||Montgomery Regional Airport|Aeropuerto Regional Montgomery|Montgomery||32.305|-86.3903|9|
MHK||Manhattan Regional Airport|Aeropuerto Regional Manhattan|Manhattan||39.1422|-96.6689|8|
MKE||Milwaukee Mitchell International Airport|Aeropuerto Internacional Milwaukee Mitchell|Milwaukee||42.9481|-87.9027|42|
MKL||McKellar–Sipes Regional Airport|Aeropuerto Regional McKellar–Sipes|McKellar–Sipes||35.6014|-88.9153|8|
MLI||Quad City International Airport|Aeropuerto Internacional Quad City|Quad City||41.4539|-90.5061|16|
MLU||Monroe Regional Airport|Aeropuerto Regional Monroe|Monroe||32.5118|-92.0437|9|
MOB||Mobile Regional Airport|Aeropuerto Regional Mobile|Mobile||30.6811|-88.2448|17|
MOT||Minot International Airport|Aeropuerto Internacional Minot|Minot||48.2563|-101.2915|8|
MSL||Northwest Alabama Regional Airport|Aeropuerto Regional Northwest Alabama|Northwest Alabama||34.7486|-87.6161|8|
MSN||Dane County Regional Airport|Aeropuerto Regional del Condado de Dane|Madison||43.1364|-89.3465|28|
MSP||Minneapolis–Saint Paul International Airport|Aeropuerto Internacional Minneapolis-Saint Paul|Minneapolis|Mineápolis|44.883|-93.2109|72|Saint Paul St Paul
MSY||Louis Armstrong New Orleans International Airport|Aeropuerto Internacional Louis Armstrong New Orleans|New Orleans|Nueva Orleans|29.9846|-90.2564|54|
MWA||Veterans Airport of Southern Illinois|Aeropuerto Veterans|Veterans||37.7519|-89.0164|8|
NOH||Naval Air Station Great Lakes|Aeropuerto Naval Air Station Great Lakes|Naval Air Station Great Lakes||42.3115|-87.8493|6|
OBK||Sky Harbor Airport|Aeropuerto Sky Harbor|Sky Harbor||42.1167|-87.8167|6|
OKC||Will Rogers World Airport|Aeropuerto Will Rogers World|Oklahoma City||35.3956|-97.5961|38|
OMA||Eppley Airfield|Aeropuerto Eppley Airfield|Omaha||41.2996|-95.8997|38|
ORD|CHI|O'Hare International Airport|Aeropuerto Internacional O'Hare|Chicago||41.9769|-87.9049|94|
OWB||Owensboro–Daviess County Airport|Aeropuerto Owensboro–Daviess|Owensboro–Daviess||37.7408|-87.1658|9|
PAH||Barkley Regional Airport|Aeropuerto Regional Barkley|Barkley||37.0611|-88.7725|8|
PIA||General Wayne A. Downing Peoria International Airport|Aeropuerto Internacional General Wayne A. Downing Peoria|General Wayne A. Downing Peoria||40.6664|-89.6901|17|
PIB||Hattiesburg-Laurel Regional Airport|Aeropuerto Regional Hattiesburg-Laurel|Hattiesburg-Laurel||31.4675|-89.3367|8|
PIR||Pierre Regional Airport|Aeropuerto Regional Pierre|Pierre||44.3804|-100.2932|8|
PNS||Pensacola International Airport|Aeropuerto Internacional Pensacola|Pensacola||30.4759|-87.1942|16|
RFD||Chicago Rockford International Airport|Aeropuerto Internacional Chicago Rockford|Chicago Rockford||42.2017|-89.0954|6|
RHI||Oneida County Airport|Aeropuerto Oneida|Oneida||45.6257|-89.4625|8|Rhinelander-Oneida
RST||Rochester International Airport|Aeropuerto Internacional Rochester|Rochester||43.9108|-92.4898|17|
SAT||San Antonio International Airport|Aeropuerto Internacional de San Antonio|San Antonio||29.5249|-98.4726|50|
SES||Selfield Airport|Aeropuerto Selfield|Selfield||32.7261|-87.0872|6|
SGF||Springfield-Branson National Airport|Aeropuerto Nacional Springfield-Branson|Springfield-Branson||37.2387|-93.3969|16|
SHV||Shreveport Regional Airport|Aeropuerto Regional Shreveport|Shreveport||32.4547|-93.8284|17|
SJT||San Angelo Regional Airport|Aeropuerto Regional San Angelo|San Angelo||31.3597|-100.4944|8|
SLN||Salina Regional Airport|Aeropuerto Regional Salina|Salina||38.7908|-97.6525|10|
SPI||Abraham Lincoln Capital Airport|Aeropuerto Abraham Lincoln Capital|Abraham Lincoln Capital||39.8442|-89.6789|9|
SPS||Sheppard Air Force Base|Aeropuerto Sheppard Air Force Base|Sheppard Air Force Base||33.9883|-98.4919|10|Wichita Falls
STC||St. Cloud Municipal Airport|Aeropuerto Municipal St. Cloud|St. Cloud||45.5456|-94.0578|8|
STL||St. Louis Lambert International Airport|Aeropuerto Internacional St. Louis Lambert|St. Louis|San Luis (Misuri)|38.7487|-90.379|54|
SUX||Sioux Gateway Airport|Aeropuerto Sioux Gateway|Sioux Gateway||42.4019|-96.3842|9|
SWO||Stillwater Regional Airport|Aeropuerto Regional Stillwater|Stillwater||36.1589|-97.0856|8|
TUH||Arnold Air Force Base|Aeropuerto Arnold Air Force Base|Arnold Air Force Base||35.3667|-86.2167|6|
TUL||Tulsa International Airport|Aeropuerto Internacional de Tulsa|Tulsa||36.1898|-95.8901|32|
TUP||Tupelo Regional Airport|Aeropuerto Regional Tupelo|Tupelo||34.2589|-88.7672|8|
TVF||Thief River Falls Regional Airport|Aeropuerto Regional Thief River Falls|Thief River Falls||48.0661|-96.185|8|
TXK||Texarkana Municipal Airport|Aeropuerto Municipal Texarkana|Texarkana||33.4564|-93.9892|8|
TYR||Tyler Pounds Regional Airport|Aeropuerto Regional Tyler Pounds|Tyler Pounds||32.3516|-95.4101|8|
UIN||Quincy Regional Airport|Aeropuerto Regional Quincy|Quincy||39.9442|-91.1972|8|
VCT||Victoria Regional Airport|Aeropuerto Regional Victoria|Victoria||28.8511|-96.9144|9|
VDU||Tom O'Connor Oil Field Airport|Aeropuerto Tom O'Connor Oil Field|Tom O'Connor Oil Field||28.3|-97.2833|6|
VPS||Destin Fort Walton Beach Airport|Aeropuerto Destin Fort Walton Beach|Destin Fort Walton Beach||30.4959|-86.5495|10|
XNA||Northwest Arkansas Regional Airport|Aeropuerto Regional Northwest Arkansas|Northwest Arkansas||36.2753|-94.2971|17|
XWA||Williston Basin International Airport|Aeropuerto Internacional Williston Basin|Williston Basin||48.2597|-103.7506|9|
@US America/Denver
ABQ||Albuquerque Sunport International Airport|Aeropuerto Internacional Albuquerque Sunport|Albuquerque|Alburquerque|35.0496|-106.6172|40|
AIA||Alliance Municipal Airport|Aeropuerto Municipal Alliance|Alliance||42.0517|-102.8067|9|
ALS||San Luis Valley Regional Airport|Aeropuerto Regional San Luis Valley|San Luis Valley||37.4367|-105.8667|9|
ASE||Aspen/Pitkin County Airport|Aeropuerto Aspen/Pitkin|Aspen/Pitkin||39.2197|-106.8647|8|
BFF||Western Nebraska Regional Airport|Aeropuerto Regional Western Nebraska|Western Nebraska||41.8685|-103.5908|9|
BIL||Billings Logan International Airport|Aeropuerto Internacional Billings Logan|Billings Logan||45.8034|-108.5372|18|
BJC||Rocky Mountain Metropolitan Airport|Aeropuerto Rocky Mountain|Rocky Mountain||39.9104|-105.1172|9|
BTM||Bert Mooney Airport|Aeropuerto Bert Mooney|Bert Mooney||45.9511|-112.4939|9|
BZN||Bozeman Yellowstone International Airport|Aeropuerto Internacional Bozeman Yellowstone|Bozeman Yellowstone||45.7777|-111.1603|17|
CDC||Cedar City Regional Airport|Aeropuerto Regional Cedar City|Cedar City||37.7025|-113.0961|9|
CDR||Chadron Airport|Aeropuerto Chadron|Chadron||42.835|-103.0978|8|
CEZ||Montezuma County Airport|Aeropuerto Montezuma|Montezuma||37.3028|-108.6272|8|Cortez
CNM||Cavern City Air Terminal|Aeropuerto Cavern City Air Terminal|Cavern City Air Terminal||32.3372|-104.2628|9|
CNY||Canyonlands Regional Airport, Moab|Aeropuerto Regional Canyonlands|Canyonlands||38.7594|-109.7461|8|Canyonlands Field
COD||Yellowstone Regional Airport|Aeropuerto Regional Yellowstone|Yellowstone||44.5158|-109.0275|9|
COS||Colorado Springs Airport|Aeropuerto Colorado Springs|Colorado Springs||38.7971|-104.7006|18|
CPR||Casper/Natrona County International Airport|Aeropuerto Internacional Casper/Natrona County|Casper/Natrona County||42.9086|-106.4625|10|
CVN||Clovis Regional Airport|Aeropuerto Regional Clovis|Clovis||34.4272|-103.0789|8|
CYS||Cheyenne Regional Airport|Aeropuerto Regional Cheyenne|Cheyenne||41.1558|-104.8167|9|
DEN||Denver International Airport|Aeropuerto Internacional de Denver|Denver||39.8514|-104.6731|92|
DIK||Dickinson Regional Airport|Aeropuerto Regional Dickinson|Dickinson||46.8015|-102.7932|8|Dickinson Theodore Roosevelt
DRO||Durango-La Plata County Airport|Aeropuerto Durango-La Plata|Durango-La Plata||37.16|-107.7511|9|
EGE||Eagle County Airport|Aeropuerto Eagle|Eagle||39.6399|-106.9135|9|
ELP||El Paso International Airport|Aeropuerto Internacional de El Paso|El Paso||31.7989|-106.396|36|
FCA||Glacier Park International Airport|Aeropuerto Internacional Glacier Park|Glacier Park||48.3073|-114.2532|9|
FEW||Warren Air Force Base|Aeropuerto Warren Air Force Base|Warren Air Force Base||41.1333|-104.8167|6|
GCC||Campbell County Airport|Aeropuerto Campbell|Campbell||44.3464|-105.5327|9|Gillette–Campbell
GDV||Dawson Community Airport|Aeropuerto Dawson Community|Dawson Community||47.1389|-104.8069|8|
GGW||Glasgow International Airport|Aeropuerto Internacional Glasgow|Glasgow||48.2128|-106.6156|8|
GJT||Grand Junction Regional Airport|Aeropuerto Regional Grand Junction|Grand Junction||39.1227|-108.5283|18|
GTF||Great Falls International Airport|Aeropuerto Internacional Great Falls|Great Falls||47.4819|-111.3564|10|
GUC||Gunnison–Crested Butte Regional Airport|Aeropuerto Regional Gunnison–Crested Butte|Gunnison–Crested Butte||38.5339|-106.9389|8|
GUP||Gallup Municipal Airport|Aeropuerto Municipal Gallup|Gallup||35.5111|-108.7867|8|
HDN||Yampa Valley Airport|Aeropuerto Yampa Valley|Yampa Valley||40.4848|-107.2208|8|
HLN||Helena Regional Airport|Aeropuerto Regional Helena|Helena||46.6105|-111.9902|9|
HNX||Hanna Airport|Aeropuerto Hanna|Hanna||41.8333|-106.5|6|
HOB||Lea County Airport|Aeropuerto Lea|Lea||32.6886|-103.2169|8|
HVR||Havre City County Airport|Aeropuerto Havre City|Havre City||48.5444|-109.7611|8|
JAC||Jackson Hole Airport|Aeropuerto Jackson Hole|Jackson Hole||43.6028|-110.7361|8|
LAR||General Brees Field|Aeropuerto General Brees Field|General Brees Field||41.3136|-105.6731|9|Laramie
LRU||Las Cruces Municipal Airport|Aeropuerto Municipal Las Cruces|Las Cruces||32.2908|-106.9217|8|
MSO||Missoula Montana Airport|Aeropuerto Missoula Montana|Missoula Montana||46.919|-114.0832|9|
MTJ||Montrose Regional Airport|Aeropuerto Regional Montrose|Montrose||38.5103|-107.897|9|
OGD||Ogden Municipal Airport|Aeropuerto Municipal Ogden|Ogden||41.1964|-112.0108|9|Ogden-Hinckley
OLF||Wolf Point International Airport|Aeropuerto Internacional Wolf Point|Wolf Point||48.0947|-105.5664|8|L. M. Clayton
PUB||Pueblo Memorial Airport|Aeropuerto Pueblo Memorial|Pueblo Memorial||38.2842|-104.4951|9|
PVU||Provo Airport|Aeropuerto Provo|Provo||40.2181|-111.7222|9|
RAP||Rapid City Regional Airport|Aeropuerto Regional Rapid City|Rapid City||44.0376|-103.0612|9|
RIW||Riverton Airport|Aeropuerto Riverton|Riverton||43.0644|-108.4569|9|Central Wyoming
RKS||Southwest Wyoming Regional Airport|Aeropuerto Regional Southwest Wyoming|Southwest Wyoming||41.598|-109.0721|9|Rock Springs - Sweetwater
ROW||Roswell International Air Center|Aeropuerto Internacional Roswell International Air Center|Roswell International Air Center||33.3054|-104.5257|10|
SAF||Santa Fe Regional Airport|Aeropuerto Regional Santa Fe|Santa Fe||35.6175|-106.0883|9|
SDY||Richland Municipal Airport|Aeropuerto Municipal Richland|Richland||47.7069|-104.1919|8|Sidney–Richland
SGU||St. George Regional Airport|Aeropuerto Regional St. George|St. George||37.0326|-113.5102|8|
SHR||Sheridan Airport|Aeropuerto Sheridan|Sheridan||44.7742|-106.9772|8|
SLC||Salt Lake City International Airport|Aeropuerto Internacional de Salt Lake City|Salt Lake City||40.7856|-111.9807|68|
SUC||Schloredt Airport|Aeropuerto Schloredt|Schloredt||44.4|-104.3833|6|
SVC||Grant County Airport (New Mexico)|Aeropuerto Grant|Grant||32.6319|-108.1539|8|
TEX||Telluride Regional Airport|Aeropuerto Regional Telluride|Telluride||37.9535|-107.901|8|
TSM||Taos Airport|Aeropuerto Taos|Taos||36.4592|-105.6753|8|
VEL||Vernal Regional Airport|Aeropuerto Regional Vernal|Vernal||40.4389|-109.5103|8|
WBI||Broker Inn Airport|Aeropuerto Broker Inn|Broker Inn||40.0167|-105.2833|6|
WYS||Yellowstone Airport|Aeropuerto Yellowstone|Yellowstone||44.6867|-111.1047|9|
@US America/Detroit
APN||Alpena County Regional Airport|Aeropuerto Regional Alpena County|Alpena County||45.0817|-83.5558|9|
AZO||Kalamazoo Battle Creek International Airport|Aeropuerto Internacional Kalamazoo Battle Creek|Kalamazoo Battle Creek||42.24|-85.5566|8|
CIU||Chippewa County International Airport|Aeropuerto Internacional Chippewa County|Chippewa County||46.2509|-84.4579|8|
CMX||Houghton County Memorial Airport|Aeropuerto Houghton County Memorial|Houghton County Memorial||47.1678|-88.4864|8|
DEO||Hyatt Regency Heliport|Helipuerto Hyatt Regency|Hyatt Regency||42.3|-83.1667|0|
DTW|DTT|Detroit Metropolitan Wayne County Airport|Aeropuerto Metropolitano de Detroit|Detroit||42.2078|-83.356|72|
ESC||Delta County Airport|Aeropuerto Delta|Delta||45.7206|-87.0867|8|
FNT||Bishop International Airport|Aeropuerto Internacional Bishop|Bishop||42.9738|-83.7389|9|
LAN||Capital Region International Airport|Aeropuerto Internacional Capital Region|Capital Region||42.7756|-84.5891|16|Lansing Capital
MBL||Blacker Airport|Aeropuerto Blacker|Blacker||44.2739|-86.2533|3|Manistee County-Blacker
MBS||MBS International Airport|Aeropuerto Internacional MBS|MBS||43.5334|-84.0907|9|
MKG||Muskegon Airport|Aeropuerto Muskegon|Muskegon||43.1706|-86.2375|8|
MQT||Sawyer International Airport|Aeropuerto Internacional Sawyer|Sawyer||46.3536|-87.3953|8|
PLN||Emmet County Airport|Aeropuerto Emmet|Emmet||45.5708|-84.7928|8|Pellston
TVC||Cherry Capital Airport|Aeropuerto Cherry Capital|Cherry Capital||44.7376|-85.5796|8|
@US America/Indiana/Indianapolis
FWA||Fort Wayne International Airport|Aeropuerto Internacional Fort Wayne|Fort Wayne||40.9867|-85.1877|17|
IND||Indianapolis International Airport|Aeropuerto Internacional de Indianápolis|Indianapolis|Indianápolis|39.7163|-86.293|46|
LAF||Purdue University Airport|Aeropuerto Purdue University|Purdue University||40.4119|-86.9336|8|
OEA||Oneal Airport|Aeropuerto Oneal|Oneal||38.6833|-87.5333|6|
SBN||South Bend International Airport|Aeropuerto Internacional South Bend|South Bend||41.7006|-86.3133|16|
@US America/Juneau
AGN||Angoon Seaplane Base|Base de hidroaviones Angoon|Angoon||57.4968|-134.5689|0|
AIB||Anita Bay Airport|Aeropuerto Anita Bay|Anita Bay||56.2333|-132.3833|6|
CGA||Craig Seaplane Base|Base de hidroaviones Craig|Craig||55.4784|-133.1462|0|
CSP||Cape Spencer Coast Guard Heliport|Helipuerto Cape Spencer Coast Guard|Cape Spencer Coast Guard||58.1992|-136.6399|0|
DOF||Dora Bay Airport|Aeropuerto Dora Bay|Dora Bay||55.2125|-132.2667|6|
ELV||Elfin Cove Sea Plane Base|Base de hidroaviones Elfin Cove|Elfin Cove||58.1953|-136.3475|0|
ERO||Eldred Rock Coast Guard Heliport|Helipuerto Eldred Rock Coast Guard|Eldred Rock Coast Guard||58.9711|-135.2375|0|
EXI||Excursion Inlet Sea Plane Base|Base de hidroaviones Excursion Inlet|Excursion Inlet||58.4208|-135.4472|0|
FIV||Five Finger Heliport|Helipuerto Five Finger|Five Finger||57.2667|-133.6333|0|
FNR||Funter Bay Sea Plane Base|Base de hidroaviones Funter Bay|Funter Bay||58.3333|-134.5833|0|
GST||Gustavus Airport|Aeropuerto Gustavus|Gustavus||58.4233|-135.7037|8|
HNH||Hoonah Airport|Aeropuerto Hoonah|Hoonah||58.0986|-135.4118|2|
HNS||Haines Municipal Airport|Aeropuerto Municipal Haines|Haines||59.2462|-135.5292|8|
JNU||Juneau International Airport|Aeropuerto Internacional Juneau|Juneau||58.3593|-134.5834|17|
KLW||Klawock Airport|Aeropuerto Klawock|Klawock||55.555|-133.1|7|
KXA||Kasaan Sea Plane Base|Base de hidroaviones Kasaan|Kasaan||55.5378|-132.3958|0|
NKI||Naukati Airport|Aeropuerto Naukati|Naukati||55.3667|-133.2167|0|Naukati Bay
PFD||Port Frederick Airport|Aeropuerto Port Frederick|Port Frederick||57.95|-135.65|6|
POQ||Polk Inlet Airport|Aeropuerto Polk Inlet|Polk Inlet||55.35|-132.5|6|
PRF||Port Johnson Airport|Aeropuerto Port Johnson|Port Johnson||55.1333|-132|6|
PRT||Point Retreat Coast Guard Heliport|Helipuerto Point Retreat Coast Guard|Point Retreat Coast Guard||58.35|-134.55|0|
PSG||Petersburg Municipal Airport|Aeropuerto Municipal Petersburg|Petersburg||56.8042|-132.9425|8|Petersburg James A. Johnson
SCJ||Smith Cove Airport|Aeropuerto Smith Cove|Smith Cove||55.4167|-132.3333|6|
SGY||Skagway Airport|Aeropuerto Skagway|Skagway||59.4606|-135.3156|2|
TKE||Tenakee Springs Sea Plane Base|Base de hidroaviones Tenakee Springs|Tenakee Springs||57.7796|-135.2177|0|
WHD||Hyder Sea Plane Base|Base de hidroaviones Hyder|Hyder||55.9039|-130.0111|0|
WLB||Labouchere Bay Airport|Aeropuerto Labouchere Bay|Labouchere Bay||56.2917|-133.6583|6|
@US America/Kentucky/Louisville
SDF||Louisville Muhammad Ali International Airport|Aeropuerto Internacional Louisville Muhammad Ali|Louisville||38.1864|-85.7418|36|
@US America/Los_Angeles
ACV||California Redwood Coast-Humboldt County Airport|Aeropuerto California Redwood Coast-Humboldt|California Redwood Coast-Humboldt||40.9709|-124.1069|8|Arcata-Eureka
ALW||Walla Walla Regional Airport|Aeropuerto Regional Walla Walla|Walla Walla||46.0947|-118.2911|8|
BFI||King County International Airport|Aeropuerto Internacional King County|King County||47.5302|-122.3023|17|Boeing Field
BFL||Meadows Field Airport|Aeropuerto Meadows Field|Meadows Field||35.4375|-119.0553|9|
BIH||Bishop Airport|Aeropuerto Bishop|Bishop||37.3733|-118.365|8|Eastern Sierra
BLI||Bellingham International Airport|Aeropuerto Internacional Bellingham|Bellingham||48.7957|-122.5327|8|
BUR||Hollywood Burbank Airport|Aeropuerto Hollywood Burbank|Burbank||34.1962|-118.3541|40|
BYW||Blakely Island Airport|Aeropuerto Blakely Island|Blakely Island||48.5|-123|2|
CCD||Century City Heliport|Helipuerto Century|Century||34.0608|-118.4175|0|
CCR||Buchanan Field|Aeropuerto Buchanan Field|Buchanan Field||37.9889|-122.0556|8|
CEC||Del Norte County Regional Airport|Aeropuerto Regional Del Norte County|Del Norte County||41.78|-124.2358|8|
CLD||McClellan-Palomar Airport|Aeropuerto McClellan-Palomar|McClellan-Palomar||33.1273|-117.2789|8|
CWS||Center Island Airport|Aeropuerto Center Island|Center Island||47.485|-122.8314|1|
DHB||Deer Harbor Seaplane Airport|Aeropuerto Deer Harbor Seaplane|Deer Harbor Seaplane||48.6184|-123.006|0|
DTR||Decatur Island Airport|Aeropuerto Decatur Island|Decatur Island||48.5167|-122.8333|1|
EAT||Pangborn Memorial Airport|Aeropuerto Pangborn Memorial|Pangborn Memorial||47.3997|-120.2078|8|
EKO||Elko Airport|Aeropuerto Elko|Elko||40.8239|-115.7897|8|
ESD||Orcas Island Airport|Aeropuerto Orcas Island|Orcas Island||48.7083|-122.9125|7|
EUG||Eugene Airport|Aeropuerto Eugene|Eugene||44.1192|-123.212|16|
FAT||Fresno Yosemite International Airport|Aeropuerto Internacional Fresno Yosemite|Fresno Yosemite||36.7696|-119.7202|17|
FCT||Vagabond Heliport|Helipuerto Vagabond|Vagabond||46.6|-120.5167|0|
FRD||Friday Harbor Airport|Aeropuerto Friday Harbor|Friday Harbor||48.5248|-123.0265|7|
GEG||Spokane International Airport|Aeropuerto Internacional de Spokane|Spokane||47.6251|-117.5376|32|
HHR||Hawthorne Municipal Airport|Aeropuerto Municipal Hawthorne|Hawthorne||33.922|-118.3352|8|
IPL||Imperial County Airport|Aeropuerto Imperial|Imperial||32.8348|-115.5741|8|
JBP||Commerce Bus Plaza Heliport|Helipuerto Commerce Bus Plaza|Commerce Bus Plaza||33.9867|-118.1597|0|
JCC||China Basin Heliport|Helipuerto China Basin|China Basin||37.7754|-122.4044|0|
JCE||Convention Center Heliport|Helipuerto Convention Center|Convention Center||37.8022|-122.2737|0|
JDY||Downey Heliport|Helipuerto Downey|Downey||33.9333|-118.1167|0|
JEM||Emeryville Heliport|Helipuerto Emeryville|Emeryville||37.8362|-122.2666|0|
JGX||Glendale Heliport|Helipuerto Glendale|Glendale||34.1667|-118.2833|0|
JID||City of Industry Heliport|Helipuerto City of Industry|City of Industry||34|-118|0|
JIO||Ontario International Heliport|Aeropuerto Internacional Ontario|Ontario||34.0667|-117.65|0|Jos Orno Imsula
JLB||Long Beach Heliport|Helipuerto Long Beach|Long Beach||33.8078|-118.1473|0|
JLX||Union Station Heliport|Helipuerto Union Station|Union Station||34.1667|-118.3333|0|
JMC||Marin County Airport|Aeropuerto Marin|Marin||37.8786|-122.5097|6|
JNP||Newport Beach Heliport|Helipuerto Newport Beach|Newport Beach||33.6167|-117.9333|0|
JOC||Centerport Heliport|Helipuerto Centerport|Centerport||33.6704|-117.8577|0|
JOR||The City Heliport|Helipuerto The City Heliport|The City Heliport||33.7307|-117.8473|0|
JPD||Pasadena Heliport|Helipuerto Pasadena|Pasadena||34.15|-118.15|0|
JRD||Riverside Heliport|Helipuerto Riverside|Riverside||33.983|-117.3757|0|
JSG||San Rafael Heliport|Helipuerto San Rafael|San Rafael||37.9667|-122.5333|0|
JSN||Sherman Oaks Heliport|Helipuerto Sherman Oaks|Sherman Oaks||34.16|-118.4495|0|
JTO||Thousand Oaks Heliport|Helipuerto Thousand Oaks|Thousand Oaks||34.1667|-118.8333|0|
JUC||Universal City Heliport|Helipuerto Universal|Universal||34.0833|-118.2667|0|
JUP||Cable Heliport|Helipuerto Cable|Cable||34.1|-117.6333|0|
JWC||Warner Center Business Plaza Heliport|Helipuerto Warner Center Business Plaza|Warner Center Business Plaza||34.1801|-118.599|0|
KEH||Kenmore Air Harbor Airport|Aeropuerto Kenmore Air Harbor|Kenmore Air Harbor||47.755|-122.2581|0|
LAS||Harry Reid International Airport|Aeropuerto Internacional Harry Reid|Las Vegas||36.081|-115.1476|86|Nevada
LAX||Los Angeles International Airport|Aeropuerto Internacional de Los Ángeles|Los Angeles|Los Ángeles|33.9434|-118.4083|98|
LGB||Long Beach Airport|Aeropuerto de Long Beach|Long Beach||33.8182|-118.1445|34|
LKE||Lake Union Sea Plane Base|Base de hidroaviones Lake Union|Lake Union||47.6283|-122.339|0|Kenmore Air Harbor
LPS||Lopez Island Airport|Aeropuerto Lopez Island|Lopez Island||48.4828|-122.9356|2|
LRN||Larson Air Force Base|Aeropuerto Larson Air Force Base|Larson Air Force Base||47.1333|-119.2833|6|
LWS||Lewiston-Nez Perce County Regional Airport|Aeropuerto Regional Lewiston-Nez Perce County|Lewiston-Nez Perce County||46.3747|-117.0144|8|
MCE||Merced Municipal Airport|Aeropuerto Municipal Merced|Merced||37.2847|-120.5128|8|
MFR||Rogue Valley International-Medford Airport|Aeropuerto Internacional Rogue Valley International-Medford|Rogue Valley International-Medford||42.369|-122.8731|17|
MMH||Mammoth Lakes Airport|Aeropuerto Mammoth Lakes|Mammoth Lakes||37.6311|-118.8514|3|Mammoth Yosemite
MRY||Monterey Regional Airport|Aeropuerto Regional Monterey|Monterey||36.5873|-121.8508|16|Monterey Peninsula
NGZ||Alameda Naval Air Station|Aeropuerto Alameda Naval Air Station|Alameda Naval Air Station||37.7821|-122.3086|6|
OAK||Oakland International Airport|Aeropuerto Internacional de Oakland|Oakland||37.7119|-122.212|52|
OLM||Olympia Regional Airport|Aeropuerto Regional Olympia|Olympia||46.9736|-122.9033|8|
ONT||Ontario International Airport|Aeropuerto Internacional de Ontario|Ontario||34.056|-117.6012|40|
OTH||Southwest Oregon Regional Airport|Aeropuerto Regional Southwest Oregon|Southwest Oregon||43.4162|-124.2459|8|
OYS||Yosemite National Park Airport|Aeropuerto Nacional Yosemite National Park|Yosemite National Park||37.85|-119.55|6|
PAE||Seattle Paine Field International Airport|Aeropuerto Internacional Seattle Paine Field|Seattle Paine Field||47.9097|-122.2856|9|
PDT||Eastern Oregon Regional Airport|Aeropuerto Regional Eastern Oregon|Eastern Oregon||45.693|-118.8432|8|
PDX||Portland International Airport|Aeropuerto Internacional de Portland|Portland||45.589|-122.5929|58|
PSC||Tri-Cities Airport|Aeropuerto Tri-Cities|Tri-Cities||46.2591|-119.1152|9|
PSP||Palm Springs International Airport|Aeropuerto Internacional de Palm Springs|Palm Springs||33.823|-116.5084|32|
PUW||Pullman–Moscow Regional Airport|Aeropuerto Regional Pullman–Moscow|Pullman–Moscow||46.7447|-117.105|8|
RCE||Roche Harbor Airport|Aeropuerto Roche Harbor|Roche Harbor||48.5833|-123.1667|2|
RDD||Redding Municipal Airport|Aeropuerto Municipal Redding|Redding||40.5058|-122.2999|8|
RDM||Roberts Field Redmond Municipal Airport|Aeropuerto Municipal Roberts Field Redmond|Roberts Field Redmond||44.2524|-121.1601|16|
RKC||Yreka Airport|Aeropuerto Yreka|Yreka||41.7333|-122.6333|6|
RNO||Reno–Tahoe International Airport|Aeropuerto Internacional Reno-Tahoe|Reno||39.5058|-119.7757|34|
RSJ||Rosario Sea Plane Base|Base de hidroaviones Rosario|Rosario||48.6463|-122.8704|0|
SAN||San Diego International Airport|Aeropuerto Internacional de San Diego|San Diego||32.7319|-117.1973|64|
SBA||Santa Barbara Municipal Airport|Aeropuerto Municipal Santa Barbara|Santa Barbara||34.4328|-119.8365|16|
SBD||San Bernadino International Airport|Aeropuerto Internacional San Bernadino|San Bernadino||34.0985|-117.2429|9|San Bernardino
SBP||San Luis Obispo County Regional Airport|Aeropuerto Regional San Luis Obispo County|San Luis Obispo County||35.2391|-120.6406|8|
SCK||Stockton Metropolitan Airport|Aeropuerto Stockton|Stockton||37.8944|-121.2392|9|
SEA||Seattle–Tacoma International Airport|Aeropuerto Internacional Seattle-Tacoma|Seattle||47.4438|-122.3017|82|
SFO||San Francisco International Airport|Aeropuerto Internacional de San Francisco|San Francisco||37.6152|-122.3899|88|Silicon Valley
SFR||San Fernando Airport|Aeropuerto San Fernando|San Fernando||34.2667|-118.4333|6|
SJC||San José Mineta International Airport|Aeropuerto Internacional San José Mineta|San Jose|San José (California)|37.3667|-121.9264|52|
SLE||McNary Field|Aeropuerto McNary Field|McNary Field||44.9953|-123.025|8|
SMF|SAC|Sacramento International Airport|Aeropuerto Internacional de Sacramento|Sacramento||38.6923|-121.5937|50|
SMX||Santa Maria Public Airport|Aeropuerto Santa Maria Public|Santa Maria Public||34.905|-120.4578|8|
SNA||John Wayne Airport|Aeropuerto John Wayne|Santa Ana||33.6802|-117.8605|48|
SQL||San Carlos Airport|Aeropuerto San Carlos|San Carlos||37.4833|-122.25|7|
SSW||Stuart Island Airport|Aeropuerto Stuart Island|Stuart Island||48.6729|-123.1757|1|
STS||Charles M. Schulz–Sonoma County Airport|Aeropuerto Charles M. Schulz–Sonoma|Charles M. Schulz–Sonoma||38.51|-122.8067|8|
SXC||Avalon Vor/WP Airport|Aeropuerto Avalon Vor/WP|Avalon Vor/WP||33.5|-118.4167|6|
SYL||Roberts Air Force Base|Aeropuerto Roberts Air Force Base|Roberts Air Force Base||35.75|-120.7|6|
TIW||Tacoma Narrows Airport|Aeropuerto Tacoma Narrows|Tacoma Narrows||47.2676|-122.5765|8|
TKF||Truckee Tahoe Airport|Aeropuerto Truckee Tahoe|Truckee Tahoe||39.3179|-120.1405|8|
TWH||Two Harbors Airport|Aeropuerto Two Harbors|Two Harbors||33.425|-118.5083|6|
WDN||Waldron Island Airport|Aeropuerto Waldron Island|Waldron Island||48.7167|-123.0333|1|
WSX||Westsound Airport|Aeropuerto Westsound|Westsound||48.6667|-122.8833|0|Westsound/WSX
YKM||Yakima Air Terminal|Aeropuerto Yakima Air Terminal|Yakima Air Terminal||46.5669|-120.5378|9|
@US America/Menominee
IMT||Ford Airport|Aeropuerto Ford|Ford||45.8156|-88.1142|8|
IWD||Gogebic–Iron County Airport|Aeropuerto Gogebic–Iron|Gogebic–Iron||46.5256|-90.1317|3|
@US America/Metlakatla
HYG||Hydaburg Sea Plane Base|Base de hidroaviones Hydaburg|Hydaburg||55.2067|-132.8267|0|
KPB||Point Baker Sea Plane Base|Base de hidroaviones Point Baker|Point Baker||56.3333|-133.5833|0|
MTM||Metlakatla Seaplane Base|Base de hidroaviones Metlakatla|Metlakatla||55.1333|-131.5833|0|
WLN||Little Naukati Airport|Aeropuerto Little Naukati|Little Naukati||55.8733|-133.2162|6|
@US America/New_York
ABE||Lehigh Valley International Airport|Aeropuerto Internacional Lehigh Valley|Lehigh Valley||40.6516|-75.4344|17|
ABY||Southwest Georgia Regional Airport|Aeropuerto Regional Southwest Georgia|Southwest Georgia||31.5322|-84.1961|8|
ACK||Nantucket Memorial Airport|Aeropuerto Nantucket Memorial|Nantucket Memorial||41.2567|-70.0597|16|
ACY||Atlantic City International Airport|Aeropuerto Internacional Atlantic City|Atlantic City||39.4507|-74.5722|9|
AGS||Augusta Regional Airport|Aeropuerto Regional Augusta|Augusta||33.3737|-81.9734|9|
ALB||Albany International Airport|Aeropuerto Internacional de Albany|Albany||42.7453|-73.8096|30|
AOO||Altoona Airport|Aeropuerto Altoona|Altoona||40.2972|-78.32|8|Altoona-Blair
ART||Watertown International Airport|Aeropuerto Internacional Watertown|Watertown||43.9908|-76.0214|8|
ATL||Hartsfield–Jackson Atlanta International Airport|Aeropuerto Internacional Hartsfield-Jackson Atlanta|Atlanta||33.6401|-84.444|100|
AUG||Augusta State Airport|Aeropuerto Augusta State|Augusta State||44.3181|-69.7967|8|
AVL||Asheville Regional Airport|Aeropuerto Regional Asheville|Asheville||35.4351|-82.5373|17|
AVP||Wilkes-Barre/Scranton International Airport|Aeropuerto Internacional Wilkes-Barre/Scranton|Wilkes-Barre/Scranton||41.3367|-75.7306|9|
AYZ||Zahns Airport|Aeropuerto Zahns|Zahns||40.6667|-73.4167|6|
BDL|HFD|Bradley International Airport|Aeropuerto Internacional Bradley|Hartford||41.9295|-72.6847|42|
BED||Laurence G. Hanscom Field|Aeropuerto Laurence G. Hanscom Field|Laurence G. Hanscom Field||42.4708|-71.29|8|
BFD||Bradford Regional Airport|Aeropuerto Regional Bradford|Bradford||41.8022|-78.6394|8|
BGM||Greater Binghamton Airport|Aeropuerto Greater Binghamton|Greater Binghamton||42.2085|-75.9829|8|
BGR||Bangor International Airport|Aeropuerto Internacional Bangor|Bangor||44.8087|-68.8178|10|
BHB||Hancock County-Bar Harbor Airport|Aeropuerto Hancock County-Bar Harbor|Hancock County-Bar Harbor||44.4489|-68.3617|8|
BID||Block Island State Airport|Aeropuerto Block Island State|Block Island State||41.1694|-71.5796|2|
BKW||Raleigh County Memorial Airport|Aeropuerto Raleigh County Memorial|Raleigh County Memorial||37.7819|-81.1242|8|Beckley Raleigh County Memorial
BOF||Bolling AFB Heliport|Helipuerto Bolling|Bolling||38.8517|-77.0125|0|
BOS||Logan International Airport|Aeropuerto Internacional Logan|Boston||42.3665|-71.0202|82|
BQK||Brunswick Golden Isles Airport|Aeropuerto Brunswick Golden Isles|Brunswick Golden Isles||31.1667|-81.4833|9|
BTV||Patrick Leahy Burlington International Airport|Aeropuerto Internacional Patrick Leahy de Burlington|Burlington||44.469|-73.1553|28|
BUF||Buffalo Niagara International Airport|Aeropuerto Internacional Buffalo Niagara|Buffalo||42.9338|-78.7318|38|
BWI|WAS|Baltimore/Washington International Thurgood Marshall Airport|Aeropuerto Internacional Thurgood Marshall de Baltimore-Washington|Baltimore||39.1795|-76.6689|64|
CAE||Columbia Metropolitan Airport|Aeropuerto Columbia|Columbia||33.9469|-81.125|17|
CAK||Akron-Canton Regional Airport|Aeropuerto Regional Akron-Canton|Akron-Canton||40.915|-81.4358|16|
CHA||Chattanooga Metropolitan Airport|Aeropuerto Chattanooga|Chattanooga||35.0369|-85.1978|16|
CHO||Charlottesville Albemarle Airport|Aeropuerto Charlottesville Albemarle|Charlottesville Albemarle||38.1394|-78.4493|16|
CHS||Charleston International Airport|Aeropuerto Internacional de Charleston|Charleston||32.8844|-80.0372|38|
CKB||North Central West Virginia Airport|Aeropuerto North Central West Virginia|North Central West Virginia||39.2956|-80.2294|8|Harrison/Marion
CLE||Cleveland Hopkins International Airport|Aeropuerto Internacional Cleveland Hopkins|Cleveland||41.4109|-81.8382|46|
CLT||Charlotte Douglas International Airport|Aeropuerto Internacional Charlotte Douglas|Charlotte||35.2192|-80.9358|80|
CMH||John Glenn Columbus International Airport|Aeropuerto Internacional John Glenn Columbus|Columbus||39.9982|-82.885|44|
CRW||Yeager Airport|Aeropuerto Yeager|Yeager||38.3703|-81.5965|16|
CSG||Columbus Airport (Georgia)|Aeropuerto Columbus|Columbus||32.5133|-84.9411|8|
CVA||Civic Ar Heliport|Helipuerto Civic Ar|Civic Ar||40.4397|-79.9889|0|
CVG||Cincinnati/Northern Kentucky International Airport|Aeropuerto Internacional Cincinnati/Northern Kentucky|Cincinnati||39.0555|-84.6615|46|
DAB||Daytona Beach International Airport|Aeropuerto Internacional Daytona Beach|Daytona Beach||29.1852|-81.0608|9|
DAY||James M. Cox Dayton International Airport|Aeropuerto Internacional James M. Cox Dayton|James M. Cox Dayton||39.898|-84.2208|17|
DCA|WAS|Ronald Reagan Washington National Airport|Aeropuerto Nacional Ronald Reagan de Washington|Washington||38.8534|-77.0435|66|
DJT||President Donald J. Trump International Airport|Aeropuerto Internacional President Donald J. Trump|President Donald J. Trump||26.6832|-80.0956|17|Palm Beach
DUJ||DuBois Regional Airport|Aeropuerto Regional DuBois|DuBois||41.1783|-78.8989|8|
ELM||Elmira Corning Regional Airport|Aeropuerto Regional Elmira Corning|Elmira Corning||42.163|-76.8959|8|
ERI||Erie International Airport|Aeropuerto Internacional Erie|Erie||42.0831|-80.182|8|
EWB||New Bedford Airport|Aeropuerto New Bedford|New Bedford||41.6769|-70.9592|8|
EWN||Coastal Carolina Regional Airport|Aeropuerto Regional Coastal Carolina|Coastal Carolina||35.0783|-77.0346|8|Craven County
EWR|NYC|Newark Liberty International Airport|Aeropuerto Internacional Newark Liberty|New York|Nueva York|40.6891|-74.1788|86|
EYW||Key West International Airport|Aeropuerto Internacional Key West|Key West||24.5536|-81.755|16|
FAY||Fayetteville Regional Airport|Aeropuerto Regional Fayetteville|Fayetteville||34.9913|-78.8872|8|
FLL||Fort Lauderdale–Hollywood International Airport|Aeropuerto Internacional de Fort Lauderdale-Hollywood|Fort Lauderdale||26.0715|-80.1449|72|
FLO||Florence Airport|Aeropuerto Florence|Florence||34.1889|-79.7244|8|
GBO||Baltimore Greenbelt T Station|Aeropuerto Baltimore Greenbelt T Station|Baltimore Greenbelt T Station||39.0106|-76.9102|6|
GNV||Gainesville Regional Airport|Aeropuerto Regional Gainesville|Gainesville||29.6861|-82.2768|9|
GRR||Gerald R. Ford International Airport|Aeropuerto Internacional Gerald R. Ford|Grand Rapids||42.885|-85.5297|32|
GSO||Piedmont Triad International Airport|Aeropuerto Internacional Piedmont Triad|Piedmont Triad||36.1053|-79.9373|17|
GSP||Greenville-Spartanburg International Airport|Aeropuerto Internacional Greenville-Spartanburg|Greenville-Spartanburg||34.8906|-82.2171|17|
HGR||Hagerstown Regional Airport|Aeropuerto Regional Hagerstown|Hagerstown||39.7078|-77.73|8|
HHH||Hilton Head Airport|Aeropuerto Hilton Head|Hilton Head||32.2226|-80.697|7|
HPN|NYC|Westchester County Airport|Aeropuerto del Condado de Westchester|White Plains||41.0687|-73.7039|26|
HTS||Huntington Tri-State Airport|Aeropuerto Huntington Tri-State|Huntington Tri-State||38.3669|-82.5561|8|
HVN||Tweed–New Haven Regional Airport|Aeropuerto Regional Tweed–New Haven|Tweed–New Haven||41.2653|-72.8883|8|
HYA||Cape Cod Gateway Airport|Aeropuerto Cape Cod Gateway|Cape Cod Gateway||41.6658|-70.2806|16|Barnstable
IAD|WAS|Washington Dulles International Airport|Aeropuerto Internacional de Washington-Dulles|Washington||38.9532|-77.4477|72|
IAG||Niagara Falls International Airport|Aeropuerto Internacional Niagara Falls|Niagara Falls||43.1|-78.95|9|
ILG||New Castle Airport|Aeropuerto New Castle|New Castle||39.6783|-75.6075|8|
ILM||Wilmington International Airport|Aeropuerto Internacional Wilmington|Wilmington||34.2671|-77.9106|17|
IPT||Williamsport Regional Airport|Aeropuerto Regional Williamsport|Williamsport||41.2422|-76.9206|8|
ISP||Long Island MacArthur Airport|Aeropuerto MacArthur de Long Island|Islip||40.7893|-73.0975|24|
ITH||Ithaca Tompkins Regional Airport|Aeropuerto Regional Ithaca Tompkins|Ithaca Tompkins||42.4903|-76.4636|8|
JAJ||Perimeter Mall Heliport|Helipuerto Perimeter Mall|Perimeter Mall||33.9245|-84.3418|0|
JAO||Beaver Ruin Heliport|Helipuerto Beaver Ruin|Beaver Ruin||33.9549|-84.1367|0|
JAX||Jacksonville International Airport|Aeropuerto Internacional de Jacksonville|Jacksonville||30.4913|-81.6831|44|
JBC||Boston City Heliport|Helipuerto Boston|Boston||42.3439|-71.0494|0|
JDM||Miami Downtown Heliport|Helipuerto Miami Downtown|Miami Downtown||25.7855|-80.1772|0|
JFK|NYC|John F. Kennedy International Airport|Aeropuerto Internacional John F. Kennedy|New York|Nueva York|40.6423|-73.7882|96|
JGL||Galleria Heliport|Helipuerto Galleria|Galleria||33.8861|-84.4669|0|
JHC||Island Heliport|Helipuerto Island|Island||40.7833|-74.1|0|
JPX||Town of East Hampton Airport|Aeropuerto Town of East Hampton|Town of East Hampton||40.9594|-72.2517|6|
JRA||Port Authority-West 30Th St. Heliport|Helipuerto Port Authority-West 30Th St.|Port Authority-West 30Th St.||40.7546|-74.0071|0|West 30th Street
JRE||East 60th Street Heliport|Helipuerto East 60th Street|East 60th Street||40.7542|-73.9708|0|
JSD||Sikorsky Heliport|Helipuerto Sikorsky|Sikorsky||41.2|-73.1333|0|
JSL||Steel Pier Heliport|Helipuerto Steel Pier|Steel Pier||39.3333|-74.45|0|
JST||Cambria County Airport|Aeropuerto Cambria|Cambria||40.3167|-78.8344|8|Johnstown-Cambria
KYL||Port Largo Airport|Aeropuerto Port Largo|Port Largo||25.0667|-80.4667|6|
LAL||Lakeland Linder International Airport|Aeropuerto Internacional Lakeland Linder|Lakeland Linder||27.9889|-82.0147|9|
LBE||Arnold Palmer Regional Airport|Aeropuerto Regional Arnold Palmer|Arnold Palmer||40.2729|-79.4086|8|
LCK||Rickenbacker International Airport|Aeropuerto Internacional Rickenbacker|Rickenbacker||39.818|-82.9355|18|
LEB||Lebanon Municipal Airport|Aeropuerto Municipal Lebanon|Lebanon||43.6294|-72.31|8|
LEX||Blue Grass Airport|Aeropuerto Blue Grass|Blue Grass||38.0376|-84.5979|16|
LGA|NYC|LaGuardia Airport|Aeropuerto LaGuardia|New York|Nueva York|40.7743|-73.8716|78|
LNS||Lancaster Airport (Pennsylvania)|Aeropuerto Lancaster|Lancaster||40.1211|-76.2997|8|
LSD||Lexington Creech Heliport|Helipuerto Lexington Creech|Lexington Creech||38.0817|-84.3183|0|
LUK||Cincinnati Municipal Lunken Airport|Aeropuerto Municipal Cincinnati Municipal Lunken|Cincinnati Municipal Lunken||39.103|-84.4269|8|
LWB||Greenbrier Valley Airport|Aeropuerto Greenbrier Valley|Greenbrier Valley||37.8597|-80.3986|8|
LYH||Preston-Glenn Field|Aeropuerto Preston-Glenn Field|Preston-Glenn Field||37.3269|-79.2011|8|Lynchburg
MCN||Middle Georgia Regional Airport|Aeropuerto Regional Middle Georgia|Middle Georgia||32.702|-83.6487|8|
MCO|ORL|Orlando International Airport|Aeropuerto Internacional de Orlando|Orlando||28.4322|-81.3083|84|Disney
MDT||Harrisburg International Airport|Aeropuerto Internacional Harrisburg|Harrisburg||40.196|-76.7561|17|
MGW||Morgantown Airport|Aeropuerto Morgantown|Morgantown||39.6428|-79.9158|8|
MHT||Manchester Boston Regional Airport|Aeropuerto Regional Manchester Boston|Manchester Boston||42.9279|-71.4384|16|
MIA||Miami International Airport|Aeropuerto Internacional de Miami|Miami||25.796|-80.2782|90|
MLB||Orlando Melbourne International Airport|Aeropuerto Internacional Orlando Melbourne|Orlando Melbourne||28.1025|-80.6303|9|
MSS||Massena International Airport|Aeropuerto Internacional Massena|Massena||44.9378|-74.8467|8|
MTP||Sky Portal Airport|Aeropuerto Sky Portal|Sky Portal||41.0744|-71.9236|2|Montauk
MUU||Mount Union Airport|Aeropuerto Mount Union|Mount Union||40.3833|-77.8833|2|Barra Grande
MUV||Mustin Airfield|Aeródromo Mustin|Mustin||39.8913|-75.1622|6|
MVY||Martha's Vineyard Airport|Aeropuerto Martha's Vineyard|Martha's Vineyard||41.3893|-70.6118|16|
MYR||Myrtle Beach International Airport|Aeropuerto Internacional de Myrtle Beach|Myrtle Beach||33.6827|-78.9229|32|
NAB||Albany Naval Air Station|Aeropuerto Albany Naval Air Station|Albany Naval Air Station||31.5833|-84.1667|6|
NBP||Battery Park City/North Cove Sea Plane Base|Base de hidroaviones Battery Park City/North Cove|Battery Park City/North Cove||40.7128|-74.0175|0|
NCQ||General Lucius D. Clay National Guard Center|Aeropuerto Nacional General Lucius D. Clay National Guard Center|General Lucius D. Clay National Guard Center||33.9182|-84.5209|6|
NDV||United States Naval Heliport|Helipuerto United States Naval|United States Naval||38.8557|-77.0105|0|
NEA||Naval Air Station|Aeropuerto Naval Air Station|Naval Air Station||31.25|-81.4667|6|
NES||East 34th Street - Sea Plane Base|Base de hidroaviones East 34th Street -|East 34th Street -||40.7433|-73.975|0|
NFB||Detroit Naval Air Field|Aeropuerto Detroit Naval Air Field|Detroit Naval Air Field||42.9667|-82.9667|6|
NPT||Newport State Airport|Aeropuerto Newport State|Newport State||41.5308|-71.2825|2|
NSF||Andrews Navy Air Field|Aeropuerto Andrews Navy Air Field|Andrews Navy Air Field||38.8167|-76.8333|6|
NWS||Pier 11-Wall St Sea Plane Base|Base de hidroaviones Pier 11-Wall St|Pier 11-Wall St||40.7033|-74.0053|0|
NXX||Willow Grove Naval Air Station|Aeropuerto Willow Grove Naval Air Station|Willow Grove Naval Air Station||40.2|-75.1333|6|
OAJ||Albert J Ellis Airport|Aeropuerto Albert J Ellis|Albert J Ellis||34.8304|-77.6058|8|
OBT||Oakland/Coliseum Station|Aeropuerto Oakland/Coliseum Station|Oakland/Coliseum Station||39.4|-79.4167|6|
OGS||Ogdensburg Airport|Aeropuerto Ogdensburg|Ogdensburg||44.6817|-75.4658|8|
OIL||Splane Memorial Airport|Aeropuerto Splane Memorial|Splane Memorial||41.4333|-79.7|6|
OPF||Opa-locka Executive Airport|Aeropuerto Opa-locka Executive|Opa-locka Executive||25.9086|-80.2744|9|Miami-Opa Locka Executive
ORF||Norfolk International Airport|Aeropuerto Internacional de Norfolk|Norfolk||36.8986|-76.2063|34|
ORH||Worcester Regional Airport|Aeropuerto Regional Worcester|Worcester||42.2692|-71.8744|8|Worcester-Metrowest-Boston
ORQ||Norwalk Heliport|Helipuerto Norwalk|Norwalk||41.1167|-73.3667|0|
PBG||Plattsburgh International Airport|Aeropuerto Internacional Plattsburgh|Plattsburgh||44.6587|-73.4651|10|
PBI||Palm Beach International Airport|Aeropuerto Internacional de Palm Beach|West Palm Beach||26.6832|-80.0956|48|
PDK||DeKalb Peachtree Airport|Aeropuerto DeKalb Peachtree|DeKalb Peachtree||33.8756|-84.3019|16|
PGD||Charlotte County Airport|Aeropuerto Charlotte|Charlotte||26.9192|-81.9914|8|Punta Gorda
PGV||Pitt-Greenville Airport|Aeropuerto Pitt-Greenville|Pitt-Greenville||35.6333|-77.3853|8|
PHF||Newport News/Williamsburg International Airport|Aeropuerto Internacional Newport News/Williamsburg|Newport News/Williamsburg||37.1303|-76.5028|9|
PHL||Philadelphia International Airport|Aeropuerto Internacional de Filadelfia|Philadelphia|Filadelfia|39.8764|-75.2433|70|
PIE||St. Petersburg-Clearwater International Airport|Aeropuerto Internacional St. Petersburg-Clearwater|St. Petersburg-Clearwater||27.912|-82.6951|9|
PIT||Pittsburgh International Airport|Aeropuerto Internacional de Pittsburgh|Pittsburgh||40.4958|-80.2566|46|
PKB||Wood County Airport|Aeropuerto Wood|Wood||39.3456|-81.4389|8|Mid-Ohio Valley
PQI||Presque Isle International Airport|Aeropuerto Internacional Presque Isle|Presque Isle||46.685|-68.0475|8|
PSM||Portsmouth International Airport at Pease|Aeropuerto Internacional Portsmouth|Portsmouth||43.1796|-70.8827|10|
PVD||Rhode Island T. F. Green International Airport|Aeropuerto Internacional T. F. Green de Rhode Island|Providence||41.7263|-71.4363|40|
PVZ||Casement Airport|Aeropuerto Casement|Casement||41.7167|-81.25|6|
PWM||Portland International Jetport|Aeropuerto Internacional de Portland (Maine)|Portland (Maine)||43.6475|-70.3103|28|
QTX||Charlevoix Municipal|Aeropuerto Municipal Charlevoix|Charlevoix||45.3478|-85.3478|3|
RBN||Fort Jefferson Airport|Aeropuerto Fort Jefferson|Fort Jefferson||24.6167|-82.8667|6|
RDU||Raleigh–Durham International Airport|Aeropuerto Internacional Raleigh-Durham|Raleigh||35.8736|-78.7909|54|
REH||Rehoboth Beach Airport|Aeropuerto Rehoboth Beach|Rehoboth Beach||38.7|-75.1|6|
RIC||Richmond International Airport|Aeropuerto Internacional de Richmond|Richmond||37.5061|-77.3225|36|
RKD||Knox County Regional Airport|Aeropuerto Regional Knox County|Knox County||44.0592|-69.0981|8|
ROA||Roanoke-Blacksburg Regional Airport|Aeropuerto Regional Roanoke-Blacksburg|Roanoke-Blacksburg||37.3205|-79.9704|16|
ROC||Greater Rochester International Airport|Aeropuerto Internacional Greater Rochester|Greater Rochester||43.128|-77.6654|17|
RSW|FMY|Southwest Florida International Airport|Aeropuerto Internacional del Suroeste de Florida|Fort Myers||26.5279|-81.7553|48|
RTD||Rotunda Airport|Aeropuerto Rotunda|Rotunda||26.8667|-82.2667|6|
RUT||Rutland Airport|Aeropuerto Rutland|Rutland||43.5294|-72.9483|8|Rutland State
SAV||Savannah/Hilton Head International Airport|Aeropuerto Internacional Savannah/Hilton Head|Savannah||32.1358|-81.2106|34|
SBY||Wicomico Regional Airport|Aeropuerto Regional Wicomico|Wicomico||38.3431|-75.5173|8|
SCE||University Park Airport|Aeropuerto University Park|University Park||40.8537|-77.8482|7|
SFB|ORL|Orlando Sanford International Airport|Aeropuerto Internacional Orlando Sanford|Orlando||28.7751|-81.2432|32|
SHD||Shenandoah Valley Airport|Aeropuerto Shenandoah Valley|Shenandoah Valley||38.2639|-78.8967|8|
SLK||Adirondack Airport|Aeropuerto Adirondack|Adirondack||44.3828|-74.2067|8|
SRQ||Sarasota–Bradenton International Airport|Aeropuerto Internacional Sarasota-Bradenton|Sarasota||27.3875|-82.5533|34|
SWF||Stewart International Airport|Aeropuerto Internacional Stewart|Stewart||41.4984|-74.101|10|
SYR||Syracuse Hancock International Airport|Aeropuerto Internacional Syracuse Hancock|Syracuse||43.114|-76.1122|28|
TEB||Teterboro Airport|Aeropuerto Teterboro|Teterboro||40.8497|-74.0622|16|
TLH||Tallahassee International Airport|Aeropuerto Internacional Tallahassee|Tallahassee||30.3958|-84.3444|17|
TOL||Toledo Express Airport|Aeropuerto Toledo Express|Toledo Express||41.5925|-83.8069|10|
TPA||Tampa International Airport|Aeropuerto Internacional de Tampa|Tampa||27.9799|-82.5354|64|
TRI||Tri-Cities Regional Airport|Aeropuerto Regional Tri-Cities|Tri-Cities||36.4811|-82.4079|9|
TSS||East 34th Street Heliport|Helipuerto East 34th Street|East 34th Street||40.7425|-73.9719|0|
TTN||Trenton-Mercer Airport|Aeropuerto Trenton-Mercer|Trenton-Mercer||40.2781|-74.8125|8|
TYS||McGhee Tyson Airport|Aeropuerto McGhee Tyson|McGhee Tyson||35.8056|-83.9897|17|
USA||Concord–Padgett Regional Airport|Aeropuerto Regional Concord–Padgett|Concord–Padgett||35.3851|-80.7112|8|
UST||St. Augustine Airport|Aeropuerto St. Augustine|St. Augustine||29.9593|-81.3378|10|
VLD||Valdosta Regional Airport|Aeropuerto Regional Valdosta|Valdosta||30.7841|-83.2724|8|
VRB||Vero Beach Municipal Airport|Aeropuerto Municipal Vero Beach|Vero Beach||27.6525|-80.4136|8|
WBN||Cummings Park Airport|Aeropuerto Cummings Park|Cummings Park||42.4667|-71.15|6|
WLM||Waltham Airport|Aeropuerto Waltham|Waltham||42.3853|-71.2514|6|
WST||Westerly State Airport|Aeropuerto Westerly State|Westerly State||41.3502|-71.8069|7|
@US America/Phoenix
AZA||Phoenix-Mesa Gateway Airport|Aeropuerto Phoenix-Mesa Gateway|Phoenix-Mesa Gateway||33.3078|-111.6556|6|
FLG||Flagstaff Pulliam Airport|Aeropuerto Flagstaff Pulliam|Flagstaff Pulliam||35.1378|-111.6717|8|
GCN||Grand Canyon National Park Airport|Aeropuerto Nacional Grand Canyon National Park|Grand Canyon National Park||35.9519|-112.1475|9|
JGC||Grand Canyon Heliport|Helipuerto Grand Canyon|Grand Canyon||35.961|-112.1314|0|
NGC||North Rim Airport|Aeropuerto North Rim|North Rim||36.3897|-112.1292|6|
PGA||Page Airport|Aeropuerto Page|Page||36.9264|-111.4472|8|
PHX||Phoenix Sky Harbor International Airport|Aeropuerto Internacional Phoenix Sky Harbor|Phoenix||33.435|-112.0002|80|
PRC||Prescott Airport|Aeropuerto Prescott|Prescott||34.65|-112.4242|9|Ernest A. Love Field
SOW||Show Low Airport|Aeropuerto Show Low|Show Low||34.2644|-110.0042|8|
TUS||Tucson International Airport|Aeropuerto Internacional de Tucson|Tucson||32.1207|-110.9374|36|
YUM||Yuma International Airport|Aeropuerto Internacional Yuma|Yuma||32.6686|-114.5993|18|
@US America/Sitka
EDA||Edna Bay Airport|Aeropuerto Edna Bay|Edna Bay||55.95|-133.6667|0|
FIC||Fire Cove Airport|Aeropuerto Fire Cove|Fire Cove||55.7778|-131.5375|6|
HBC||Hanus Bay Airport|Aeropuerto Hanus Bay|Hanus Bay||57.5|-135.9167|6|
HCB||Shoal Cove Airport|Aeropuerto Shoal Cove|Shoal Cove||55.45|-131.2833|6|
HDA||Hidden Falls Airport|Aeropuerto Hidden Falls|Hidden Falls||57.2|-134.85|6|
HYL||Hollis Seaplane Base|Base de hidroaviones Hollis|Hollis||55.491|-132.6225|0|
KAE||Kake Sea Plane Base|Base de hidroaviones Kake|Kake||56.974|-133.948|0|
KCC||Coffman Cove Sea Plane Base|Base de hidroaviones Coffman Cove|Coffman Cove||55.9833|-132.8333|0|
KTN||Ketchikan International Airport|Aeropuerto Internacional Ketchikan|Ketchikan||55.3565|-131.7087|16|
LPW||Little Port Walter Airport|Aeropuerto Little Port Walter|Little Port Walter||56.3833|-134.8333|6|
NIE||Niblack Airport|Aeropuerto Niblack|Niblack||55.0667|-132.15|6|
PBK||Pack Creek Airport|Aeropuerto Pack Creek|Pack Creek||57.8|-134.7|6|
PTD||Port Alexander Airport|Aeropuerto Port Alexander|Port Alexander||56.25|-134.65|0|
RWB||Rowan Bay Airport|Aeropuerto Rowan Bay|Rowan Bay||56.75|-134.1333|6|
SIT||Sitka Airport|Aeropuerto Sitka|Sitka||57.0486|-135.2333|8|Sitka Rocky Gutierrez
WRG||Wrangell Airport|Aeropuerto Wrangell|Wrangell||56.4844|-132.3667|8|
@US Pacific/Honolulu
HNL||Daniel K. Inouye International Airport|Aeropuerto Internacional Daniel K. Inouye|Honolulu|Honolulú|21.3258|-157.9217|66|Hawaii Hawái Waikiki
HNM||Hana Airport|Aeropuerto Hana|Hana||20.7958|-156.0189|7|
ITO||Hilo International Airport|Aeropuerto Internacional Hilo|Hilo||19.7146|-155.0396|17|
JHM||Kapalua Airport|Aeropuerto Kapalua|Kapalua||20.9622|-156.6757|7|
KOA||Ellison Onizuka Kona International Airport|Aeropuerto Internacional Ellison Onizuka Kona|Kailua-Kona||19.7362|-156.0411|42|Big Island Hawaii Hawái
LIH||Lihue Airport|Aeropuerto Lihue|Lihue (Kauai)||21.9782|-159.3494|36|
LNY||Lanai Airport|Aeropuerto Lanai|Lanai||20.7901|-156.9505|8|
LUP||Kalaupapa Airport|Aeropuerto Kalaupapa|Kalaupapa||21.2111|-156.9744|2|
MKK||Molokai Airport|Aeropuerto Molokai|Molokai||21.1552|-157.0929|15|
MUE||Waimea–Kohala Airport|Aeropuerto Waimea–Kohala|Waimea–Kohala||20.0025|-155.6515|8|
OGG||Kahului Airport|Aeropuerto Kahului|Kahului (Maui)||20.8929|-156.4386|50|Maui
WKL||Waikoloa Airport|Aeropuerto Waikoloa|Waikoloa||19.9207|-155.8605|6|
@UY America/Montevideo
MVD||Carrasco International Airport|Aeropuerto Internacional Carrasco|Montevideo||-34.8412|-56.0265|48|
PDP||Capitán de Corbeta Carlos A. Curbelo International Airport|Aeropuerto Internacional Capitán de Corbeta Carlos A. Curbelo|Punta del Este||-34.8572|-55.0932|20|
@UZ Asia/Samarkand
KSQ||Karshi-Khanabad AB|Aeropuerto Karshi-Khanabad AB|Karshi-Khanabad AB||38.835|65.9125|4|
@UZ Asia/Tashkent
AFS||Zarafshan Airport|Aeropuerto Zarafshan|Zarafshan||41.6136|64.2331|3|
AZN||Andizhan Airport|Aeropuerto Andizhan|Andizhan||40.7333|72.3|6|
BHK||Bukhara Airport|Aeropuerto Bukhara|Bukhara||39.7604|64.4748|9|
FEG||Fergana Airport|Aeropuerto Fergana|Fergana||40.3503|71.7336|9|
NCU||Nukus Airport|Aeropuerto Nukus|Nukus||42.4833|59.6333|9|
NMA||Namangan Airport|Aeropuerto Namangan|Namangan||40.9833|71.6|5|
NVI||Navoi Airport|Aeropuerto Navoi|Navoi||40.115|65.1592|10|
SKD||Samarkand Airport|Aeropuerto Samarkand|Samarkand||39.6962|66.9909|9|
TAS||Islam Karimov Tashkent International Airport|Aeropuerto Internacional Islam Karimov de Taskent|Tashkent|Taskent|41.2627|69.2662|44|
TMJ||Termez Airport|Aeropuerto Termez|Termez||37.2805|67.319|9|
TVT||Tashkent-Khumo International Airport|Aeropuerto Internacional Tashkent-Khumo|Tashkent-Khumo||41.3129|69.3955|10|Toshkent-sharqiy aerodromi
UGC||Urgench Airport|Aeropuerto Urgench|Urgench||41.5848|60.633|10|
@VC America/St_Vincent
BQU||J.F. Mitchell|Aeropuerto J.F. Mitchell|J.F. Mitchell||13.0194|-61.3944|7|
CIW||Canouan Island Airport|Aeropuerto Canouan Island|Canouan Island||12.7|-61.3167|7|
MQS||Mustique Airport|Aeropuerto Mustique|Mustique||12.8883|-61.1819|7|
SVD||Argyle International Airport|Aeropuerto Internacional Argyle|Argyle||13.1564|-61.1503|8|
UNI||Union Island Airport|Aeropuerto Union Island|Union Island||13.5|-61|6|
@VE America/Caracas
BLA||General José Antonio Anzoátegui International Airport|Aeropuerto Internacional General José Antonio Anzoátegui|Barcelona||10.1079|-64.6859|22|
BNS||Barinas Airport|Aeropuerto Barinas|Barinas||8.6181|-70.2211|8|
BRM||Jacinto Lara International Airport|Aeropuerto Internacional Jacinto Lara|Barquisimeto||10.0463|-69.3598|20|
CAJ||Canaima Airport|Aeropuerto Canaima|Canaima||6.2406|-62.8535|8|
CCS||Simón Bolívar International Airport|Aeropuerto Internacional Simón Bolívar|Caracas||10.5969|-67.0055|46|
CUM||Antonio Jose de Sucre Airport|Aeropuerto Antonio Jose de Sucre|Antonio Jose de Sucre||10.4499|-64.1317|8|
CUP||Carupano Airport|Aeropuerto Carupano|Carupano||10.6589|-63.2625|8|General José Francisco Bermúdez
CZE||Coro Airport|Aeropuerto Coro|Coro||11.4158|-69.6819|8|José Leonardo Chirino
ICC||A.M. Salazar Marcano|Aeropuerto A.M. Salazar Marcano|A.M. Salazar Marcano||10.8|-64.0333|2|Andrés Miguel Salazar Marcano
LAG||La Guaira Airport|Aeropuerto La Guaira|La Guaira||10.6|-66.9333|6|
LRV||Los Roques Airport|Aeropuerto Los Roques|Los Roques||11.8576|-66.7501|2|
LSP||Josefa Camejo Airport|Aeropuerto Josefa Camejo|Josefa Camejo||11.7772|-70.1496|9|
MAR||La Chinita International Airport|Aeropuerto Internacional La Chinita|Maracaibo||10.5556|-71.7235|24|
MUN||Jose Tadeo Monagas International Airport|Aeropuerto Internacional Jose Tadeo Monagas|Jose Tadeo Monagas||9.7494|-63.1569|8|
PMV||Santiago Mariño International Airport|Aeropuerto Internacional Santiago Mariño|Porlamar (Margarita Island)|Porlamar (Isla de Margarita)|10.9172|-63.969|24|
PZO||General Manuel Carlos Piar International Airport|Aeropuerto Internacional General Manuel Carlos Piar|Ciudad Guayana||8.2865|-62.7591|20|
SOM||San Tome Airport|Aeropuerto San Tome|San Tome||8.9461|-64.145|7|
STD||Buenaventura Vivas Airport|Aeropuerto Buenaventura Vivas|Santo Domingo del Táchira||7.5705|-72.0441|12|
SVV||San Salvador de Paul Airport|Aeropuerto San Salvador de Paul|San Salvador de Paul||7|-62|6|
SVZ||Juan Vicente Gomez International Airport|Aeropuerto Internacional Juan Vicente Gomez|Juan Vicente Gomez||7.8393|-72.4401|8|
UPC||Puerto La Cruz Airport|Aeropuerto Puerto La Cruz|Puerto La Cruz||10.2167|-64.6333|6|
VIG||El Vigia Airport|Aeropuerto El Vigia|El Vigia||8.6333|-71.65|10|Juan Pablo Pérez Alfonzo
VLN||Arturo Michelena International Airport|Aeropuerto Internacional Arturo Michelena|Valencia||10.1543|-67.9225|22|
VLV||Colonel Antonio Nicolas Briceno Airport|Aeropuerto Colonel Antonio Nicolas Briceno|Colonel Antonio Nicolas Briceno||9.34|-70.5859|8|Dr. Antonio Nicolás Briceño
@VG America/Tortola
EIS||Terrance B. Lettsome International Airport|Aeropuerto Internacional Terrance B. Lettsome|Terrance B. Lettsome||18.4444|-64.5371|16|
NSX||North Sound Virgin Gorda Hovercraft/Launch Point|Aeropuerto North Sound Virgin Gorda Hovercraft/Launch Point|North Sound Virgin Gorda Hovercraft/Launch Point||18.5|-64.3667|6|
VIJ||Virgin Gorda Airport|Aeropuerto Virgin Gorda|Virgin Gorda||18.4503|-64.4277|2|
@VI America/St_Thomas
JCD||St. Croix Downtown Heliport|Helipuerto St. Croix Downtown|St. Croix Downtown||17.7|-64.7833|0|
SPB||Charlotte Amalie Harbor SPB|Aeropuerto Charlotte Amalie Harbor SPB|Charlotte Amalie Harbor SPB||18.3384|-64.9397|6|
SSB||Christiansted Harbor Seaplane Base|Base de hidroaviones Christiansted Harbor|Christiansted Harbor||17.7468|-64.7078|0|
STT||Cyril E. King Airport|Aeropuerto Cyril E. King|Cyril E. King||18.3375|-64.9694|16|
STX||Henry E. Rohlsen Airport|Aeropuerto Henry E. Rohlsen|Henry E. Rohlsen||17.7019|-64.7986|17|
@VN Asia/Ho_Chi_Minh
BMV||Phung-Duc Airport|Aeropuerto Phung-Duc|Phung-Duc||12.6667|108.05|8|Buon Ma Thuot
CAH||Ca Mau Airport|Aeropuerto Ca Mau|Ca Mau||9.1756|105.1794|7|
CXR||Cam Ranh International Airport|Aeropuerto Internacional de Cam Ranh|Nha Trang||12.0068|109.2169|48|
DAD||Da Nang International Airport|Aeropuerto Internacional de Da Nang|Da Nang||16.0533|108.2028|54|
DIN||Dien Bien Airport|Aeropuerto Dien Bien|Dien Bien||21.3833|103|9|Dien Bien Phu
DLI||Lien Khuong Airport|Aeropuerto Lien Khuong|Lien Khuong||11.7497|108.376|8|
HAN||Noi Bai International Airport|Aeropuerto Internacional Noi Bai|Hanoi|Hanói|21.2142|105.8028|70|
HBN||Phu-bon Airport|Aeropuerto Phu-bon|Phu-bon||12|106|6|
HPH||Cat Bi International Airport|Aeropuerto Internacional Cat Bi|Cat Bi||20.8233|106.7273|9|
HUI||Phu Bai Airport|Aeropuerto Phu Bai|Phu Bai||16.3982|107.7009|8|
PHU||Phu Vinh Airport|Aeropuerto Phu Vinh|Phu Vinh||9.95|106.3333|6|
PQC||Phu Quoc International Airport|Aeropuerto Internacional de Phu Quoc|Phu Quoc||10.1634|103.998|46|
PXU||Pleiku Airport|Aeropuerto Pleiku|Pleiku||14.0063|108.009|8|
SGN||Tan Son Nhat International Airport|Aeropuerto Internacional Tan Son Nhat|Ho Chi Minh City|Ciudad Ho Chi Minh|10.813|106.6625|78|Saigon Saigón
TBB||Tuy Hoa Airport|Aeropuerto Tuy Hoa|Tuy Hoa||13.0917|109.3444|7|Đông Tác (Tuy Hoa)
THD||Tho Xuan Airport|Aeropuerto Tho Xuan|Tho Xuan||19.9025|105.4692|4|
UIH||Phu Cat Airport|Aeropuerto Phu Cat|Phu Cat||13.955|109.0422|8|
VCA||Can Tho Airport|Aeropuerto Can Tho|Can Tho||10.0472|105.7664|9|
VCL||Chu Lai International Airport|Aeropuerto Internacional Chu Lai|Chu Lai||15.4139|108.7031|4|
VCS||Con Dao Airport|Aeropuerto Con Dao|Con Dao||8.7325|106.6289|8|
VDH||Dong Hoi Airport|Aeropuerto Dong Hoi|Dong Hoi||17.515|106.5906|9|
VDO||Van Don International Airport|Aeropuerto Internacional Van Don|Van Don||21.1178|107.4142|18|
VII||Vinh International Airport|Aeropuerto Internacional Vinh|Vinh||18.7288|105.6697|9|
VKG||Rach Gia Airport|Aeropuerto Rach Gia|Rach Gia||10.0833|105.0833|7|
VSO||Phuoc-long Airport|Aeropuerto Phuoc-long|Phuoc-long||9.4333|105.4667|6|
@VU Pacific/Efate
CCV||Craig Cove Airport|Aeropuerto Craig Cove|Craig Cove||-16.2|167.5|2|
FTA||Futuna Airport|Aeropuerto Futuna|Futuna||-19.4167|170.25|2|
LNB||Lamen Bay Airport|Aeropuerto Lamen Bay|Lamen Bay||-16.5833|168.1833|2|
LNE||Lonorore Airport|Aeropuerto Lonorore|Lonorore||-15.8601|168.1701|2|
LOD||Longana Airport|Aeropuerto Longana|Longana||-15.3167|167.9667|2|
LPM||Lamap Airport|Aeropuerto Lamap|Lamap||-16.4667|167.8167|2|Malekoula
NUS||Norsup Airport|Aeropuerto Norsup|Norsup||-16.0583|167.4|2|
OLJ||West Cost Santo Airport|Aeropuerto West Cost Santo|West Cost Santo||-14.8846|166.56|2|Olpoi
PBJ||Paama Airport|Aeropuerto Paama|Paama||-16.4333|168.2167|2|
SLH||Sola Airport|Aeropuerto Sola|Sola||-13.8833|167.55|2|Vanua Lava
SON||Santo Pekoa International Airport|Aeropuerto Internacional Santo Pekoa|Santo Pekoa||-15.5083|167.2187|8|
SSR||Sara Airport|Aeropuerto Sara|Sara||-15.473|168.1537|2|
TAH||Tanna Airport|Aeropuerto Tanna|Tanna||-19.4584|169.2282|7|White Grass
TGH||Tongoa Airport|Aeropuerto Tongoa|Tongoa||-16.8911|168.551|2|
VLI||Bauerfield International Airport|Aeropuerto Internacional Bauerfield|Bauerfield||-17.7019|168.3195|17|
VLS||Valesdir Airport|Aeropuerto Valesdir|Valesdir||-16.8003|168.179|2|
WLH||Walaha Airport|Aeropuerto Walaha|Walaha||-15.4129|167.6916|2|
@WF Pacific/Wallis
FUT||Futuna Island Airport|Aeropuerto Futuna Island|Futuna Island||-14.25|-178.15|2|Pointe Vele
WLS||Wallis Island Airport|Aeropuerto Wallis Island|Wallis Island||-13.2333|-176.1667|8|Hihifo
@WS Pacific/Apia
APW||Faleolo Airport|Aeropuerto Faleolo|Faleolo||-13.8328|-171.9972|9|
@XK Europe/Belgrade
PRN||Pristina International Airport|Aeropuerto Internacional Pristina|Pristina||42.5736|21.0356|9|
@YE Asia/Aden
AAY||Al Ghaydah Airport|Aeropuerto Al Ghaydah|Al Ghaydah||16.196|52.1733|9|
ADE||Aden International Airport|Aeropuerto Internacional Aden|Aden||12.8261|45.0375|9|
GXF||Seiyun Airport|Aeropuerto Seiyun|Seiyun||15.9618|48.7871|7|Sayun
HOD||Hodeidah Airport|Aeropuerto Hodeidah|Hodeidah||14.7556|42.9705|4|
RIY||Riyan Airport|Aeropuerto Riyan|Riyan||14.667|49.3737|9|
SAH||Sana'a International Airport|Aeropuerto Internacional Sana'a|Sana'a||15.4736|44.2251|10|
SCT||Socotra Airport|Aeropuerto Socotra|Socotra||12.6275|53.9092|9|
TAI||Al Janad Airport|Aeropuerto Al Janad|Al Janad||13.6856|44.1343|9|Ta'izz
@YT Indian/Mayotte
DZA||Dzaoudzi–Pamandzi International Airport|Aeropuerto Internacional Dzaoudzi–Pamandzi|Dzaoudzi–Pamandzi||-12.8049|45.2821|7|
@ZA Africa/Johannesburg
BFN||Bram Fischer International Airport|Aeropuerto Internacional Bram Fischer|Bram Fischer||-29.0959|26.2975|9|Bloemfontein
CPT||Cape Town International Airport|Aeropuerto Internacional de Ciudad del Cabo|Cape Town|Ciudad del Cabo|-33.9689|18.5965|62|Table Mountain
DUR||King Shaka International Airport|Aeropuerto Internacional Rey Shaka|Durban||-29.6144|31.1164|48|
ELS||King Phalo Airport|Aeropuerto King Phalo|King Phalo||-33.0384|27.8289|8|East London
GRJ||George Airport|Aeropuerto George|George||-34.0015|22.3822|8|
HDS||Hoedspruit Airport|Aeropuerto Hoedspruit|Hoedspruit||-24.35|30.95|5|
HLA||Lanseria International Airport|Aeropuerto Internacional Lanseria|Lanseria||-25.9359|27.9262|9|
HPR||Pretoria Central Heliport|Helipuerto Pretoria Central|Pretoria Central||-25.6555|28.2156|0|
JNB||O. R. Tambo International Airport|Aeropuerto Internacional O. R. Tambo|Johannesburg|Johannesburgo|-26.1392|28.246|72|
KIM||Kimberley Airport|Aeropuerto Kimberley|Kimberley||-28.8058|24.7664|9|
LUJ||Lusikisiki Airport|Aeropuerto Lusikisiki|Lusikisiki||-31.3667|29.5833|6|
MBD||Mafikeng Airport|Aeropuerto Mafikeng|Mafikeng||-25.8049|25.5435|10|Mmabatho
MGH||Margate Airport|Aeropuerto Margate|Margate||-30.8583|30.3445|7|
MQP||Kruger Mpumalanga International Airport|Aeropuerto Internacional Kruger Mpumalanga|Kruger Mpumalanga||-25.3849|31.0981|9|
PHW||Phalaborwa Airport|Aeropuerto Phalaborwa|Phalaborwa||-23.9336|31.1561|7|Hendrik Van Eck
PLZ||Chief Dawid Stuurman International Airport|Aeropuerto Internacional Chief Dawid Stuurman|Chief Dawid Stuurman||-33.9837|25.6114|16|
PTG||Polokwane International Airport|Aeropuerto Internacional Polokwane|Polokwane||-23.8453|29.4586|9|
PZB||Pietermaritzburg Airport|Aeropuerto Pietermaritzburg|Pietermaritzburg||-29.643|30.3967|7|
RCB||Richards Bay Airport|Aeropuerto Richards Bay|Richards Bay||-28.7406|32.0931|7|
SIS||Sishen Airport|Aeropuerto Sishen|Sishen||-27.6492|22.9991|8|
UTN||Upington Airport|Aeropuerto Upington|Upington||-28.4006|21.2533|10|
UTT||Mthatha Airport|Aeropuerto Mthatha|Mthatha||-31.5833|28.7833|8|K.D. Matanzima
@ZM Africa/Lusaka
KAA||Kasama Airport|Aeropuerto Kasama|Kasama||-10.2158|31.13|3|
LUN||Kenneth Kaunda International Airport|Aeropuerto Internacional Kenneth Kaunda|Lusaka||-15.3263|28.4457|32|
LVI||Harry Mwaanga Nkumbula International Airport|Aeropuerto Internacional Harry Mwaanga Nkumbula|Harry Mwaanga Nkumbula||-17.8206|25.8222|9|Harry Mwanga Nkumbula
MFU||Mfuwe Airport|Aeropuerto Mfuwe|Mfuwe||-13.2667|31.9333|8|
NLA||Simon Mwansa Kapwepwe International Airport|Aeropuerto Internacional Simon Mwansa Kapwepwe|Simon Mwansa Kapwepwe||-12.9617|28.5167|5|
SLI||Solwezi Airport|Aeropuerto Solwezi|Solwezi||-12.1722|26.3667|2|
@ZW Africa/Harare
BUQ||Bulawayo Joshua Mqabuko Nkomo International Airport|Aeropuerto Internacional Bulawayo Joshua Mqabuko Nkomo|Bulawayo Joshua Mqabuko Nkomo||-20.0149|28.6226|9|
HRE||Robert Gabriel Mugabe International Airport|Aeropuerto Internacional Robert Gabriel Mugabe|Harare||-17.9186|31.0992|30|
VFA||Victoria Falls Airport|Aeropuerto de Cataratas Victoria|Victoria Falls|Cataratas Victoria|-18.0931|25.8403|24|`
