/**
 * The cities whose hotels the demo sells, and where in them hotels stand.
 * code|centre|dollars of a middling night|tax in hundredths|city tax for an adult and night|character|districts with their middles
 * The code is the city's among airports, from which name, country and zone are taken.
 */
export const destinationRows = `BOG|4.653,-74.065|58|19|-|city|La Candelaria 4.597,-74.073;Chapinero 4.645,-74.062;Zona T 4.667,-74.054;Parque 93 4.677,-74.048;Teusaquillo 4.635,-74.074;Usaquén 4.696,-74.032
MDE|6.230,-75.575|56|19|-|city|El Poblado 6.209,-75.568;Laureles 6.245,-75.591;La Candelaria 6.248,-75.568;Envigado 6.171,-75.587;Belén 6.231,-75.597
CTG|10.415,-75.530|84|19|-|sea|Getsemaní 10.421,-75.546;Manga 10.412,-75.534;Pie de la Popa 10.420,-75.525;Torices 10.432,-75.528;Olaya 10.403,-75.490
CLO|3.440,-76.530|48|19|-|city|San Antonio 3.447,-76.541;Granada 3.458,-76.534;El Peñón 3.451,-76.544;Ciudad Jardín 3.377,-76.530;San Fernando 3.427,-76.545
SMR|11.225,-74.190|60|19|-|sea|Centro Histórico 11.242,-74.208;Mamatoco 11.233,-74.170;Bavaria 11.234,-74.198;Gaira 11.193,-74.218
ADZ|12.560,-81.706|82|19|-|sea|Centro 12.574,-81.704;Sarie Bay 12.571,-81.705;La Loma 12.553,-81.714;San Luis 12.537,-81.710
MEX|19.411,-99.160|86|16|MXN 25.00|city|Centro Histórico 19.433,-99.135;Roma Norte 19.418,-99.162;Condesa 19.412,-99.175;Polanco 19.433,-99.194;Juárez 19.427,-99.163;Coyoacán 19.351,-99.163
CUN|21.155,-86.850|104|16|MXN 40.00|sea|Centro 21.161,-86.829;Supermanzana 20 21.155,-86.834;Alfredo V. Bonfil 21.098,-86.850;Puerto Juárez 21.183,-86.815
GDL|20.680,-103.365|64|16|MXN 20.00|city|Centro 20.677,-103.347;Americana 20.674,-103.367;Providencia 20.696,-103.379;Chapalita 20.662,-103.401;Tlaquepaque 20.641,-103.313
MTY|25.668,-100.325|74|16|MXN 20.00|city|Barrio Antiguo 25.666,-100.306;Centro 25.671,-100.315;Obispado 25.676,-100.340;San Pedro 25.655,-100.372
PVR|20.640,-105.215|92|16|MXN 30.00|sea|Centro 20.612,-105.228;Versalles 20.642,-105.222;Fluvial 20.644,-105.213;Pitillal 20.653,-105.205
LIM|-12.095,-77.035|66|18|-|city|Miraflores -12.117,-77.029;Barranco -12.144,-77.018;San Isidro -12.097,-77.037;Centro Histórico -12.046,-77.031;Jesús María -12.077,-77.047
CUZ|-13.520,-71.968|58|18|-|mountain|Plaza de Armas -13.517,-71.979;San Blas -13.515,-71.973;Wanchaq -13.526,-71.962;San Sebastián -13.530,-71.937
AQP|-16.398,-71.537|44|18|-|mountain|Centro -16.399,-71.537;Yanahuara -16.388,-71.543;Cayma -16.376,-71.545;Selva Alegre -16.386,-71.526
UIO|-0.200,-78.495|52|15|-|mountain|Centro Histórico -0.220,-78.512;La Mariscal -0.203,-78.491;La Carolina -0.184,-78.484;Guápulo -0.202,-78.476;La Floresta -0.209,-78.484
GYE|-2.170,-79.900|50|15|-|city|Alborada -2.135,-79.905;Urdesa -2.168,-79.912;Mapasingue -2.147,-79.923;Los Ceibos -2.171,-79.941
SCL|-33.435,-70.625|78|19|-|city|Centro -33.440,-70.652;Lastarria -33.438,-70.640;Providencia -33.428,-70.617;Las Condes -33.412,-70.577;Bellavista -33.432,-70.635;Ñuñoa -33.456,-70.598
BUE|-34.598,-58.405|76|21|-|city|San Telmo -34.621,-58.374;Recoleta -34.588,-58.394;Palermo -34.582,-58.426;Monserrat -34.612,-58.380;Retiro -34.594,-58.380;Almagro -34.609,-58.421
COR|-31.415,-64.187|46|21|-|city|Nueva Córdoba -31.428,-64.186;Centro -31.415,-64.184;Güemes -31.427,-64.194;Cerro de las Rosas -31.374,-64.232
MDZ|-32.890,-68.848|52|21|-|mountain|Ciudad -32.889,-68.845;Quinta Sección -32.888,-68.860;Godoy Cruz -32.925,-68.846;Chacras de Coria -32.945,-68.880
BRC|-41.137,-71.305|72|21|-|mountain|Centro -41.137,-71.308;Melipal -41.130,-71.350;Las Victorias -41.140,-71.280
MVD|-34.895,-56.170|74|22|-|sea|Ciudad Vieja -34.905,-56.203;Centro -34.905,-56.188;Pocitos -34.908,-56.150;Parque Rodó -34.908,-56.165;Prado -34.860,-56.203
ASU|-25.290,-57.605|50|10|-|city|Centro -25.284,-57.636;Villa Morra -25.295,-57.577;Carmelitas -25.283,-57.573;Recoleta -25.297,-57.592
LPB|-16.515,-68.120|42|13|-|mountain|Sopocachi -16.511,-68.127;San Pedro -16.503,-68.138;Miraflores -16.504,-68.117;Calacoto -16.541,-68.084
SAO|-23.565,-46.660|82|5|BRL 6.00|city|Paulista -23.562,-46.656;Jardins -23.567,-46.664;Pinheiros -23.564,-46.690;Itaim Bibi -23.585,-46.675;República -23.543,-46.642;Vila Mariana -23.589,-46.634
RIO|-22.935,-43.195|88|5|BRL 6.00|sea|Copacabana -22.967,-43.185;Botafogo -22.949,-43.186;Santa Teresa -22.921,-43.187;Lapa -22.914,-43.183;Tijuca -22.925,-43.233
SSA|-12.985,-38.490|62|5|BRL 5.00|sea|Pelourinho -12.972,-38.508;Barra -13.003,-38.525;Rio Vermelho -13.005,-38.490;Graça -12.998,-38.520;Brotas -12.985,-38.494
IGU|-25.530,-54.575|60|5|BRL 5.00|city|Centro -25.541,-54.585;Vila Yolanda -25.549,-54.575;Campos do Iguaçu -25.527,-54.560
PTY|8.990,-79.525|78|10|-|city|Casco Viejo 8.954,-79.536;El Cangrejo 8.987,-79.528;Obarrio 8.987,-79.519;Bella Vista 8.981,-79.531;Costa del Este 9.012,-79.471
SJO|9.935,-84.090|66|13|-|city|Barrio Amón 9.938,-84.076;Escalante 9.934,-84.062;Sabana 9.936,-84.103;Escazú 9.921,-84.140
SDQ|18.480,-69.915|72|18|-|city|Zona Colonial 18.475,-69.885;Gazcue 18.474,-69.902;Naco 18.477,-69.928;Piantini 18.472,-69.938
PUJ|18.620,-68.440|118|18|-|sea|Bávaro 18.675,-68.448;Verón 18.597,-68.432;El Cortecito 18.680,-68.425;Friusa 18.664,-68.440
HAV|23.125,-82.385|62|10|-|sea|Habana Vieja 23.135,-82.354;Centro Habana 23.136,-82.366;Vedado 23.134,-82.393;Miramar 23.117,-82.420
SJU|18.435,-66.065|112|9|-|sea|Santurce 18.444,-66.066;Hato Rey 18.424,-66.058;Miramar 18.452,-66.081;Río Piedras 18.399,-66.050
GUA|14.610,-90.520|58|12|-|city|Zona 1 14.638,-90.514;Zona 4 14.620,-90.517;Zona 10 14.598,-90.510;Zona 14 14.582,-90.517
MIA|25.785,-80.215|142|13|-|sea|Downtown 25.778,-80.203;Brickell 25.764,-80.204;Wynwood 25.801,-80.200;Little Havana 25.772,-80.219;Coral Gables 25.750,-80.260
NYC|40.752,-73.983|236|15|USD 1.50|city|Midtown 40.754,-73.984;Chelsea 40.746,-74.001;Lower East Side 40.715,-73.985;Upper West Side 40.787,-73.975;Harlem 40.811,-73.946;Williamsburg 40.714,-73.955
LAX|34.065,-118.300|168|14|-|city|Downtown 34.046,-118.254;Hollywood 34.098,-118.327;Koreatown 34.058,-118.301;Silver Lake 34.087,-118.270;Mid-Wilshire 34.062,-118.345
ORL|28.520,-81.390|116|13|-|city|Downtown 28.541,-81.379;Thornton Park 28.543,-81.368;College Park 28.570,-81.390;Millenia 28.486,-81.430
CHI|41.885,-87.640|158|17|-|city|The Loop 41.881,-87.632;River North 41.893,-87.634;West Loop 41.882,-87.650;Lincoln Park 41.921,-87.650;Wicker Park 41.908,-87.677
SFO|37.775,-122.425|192|14|-|city|Union Square 37.787,-122.408;SoMa 37.777,-122.408;Mission 37.760,-122.419;Hayes Valley 37.776,-122.425;Castro 37.762,-122.435
LAS|36.135,-115.160|112|13|-|city|Downtown 36.170,-115.142;The Strip 36.115,-115.172;Arts District 36.159,-115.152;Paradise 36.097,-115.147
WAS|38.908,-77.030|174|15|-|city|Downtown 38.899,-77.028;Dupont Circle 38.909,-77.043;Adams Morgan 38.921,-77.042;Capitol Hill 38.887,-76.997;Shaw 38.912,-77.022
BOS|42.352,-71.075|196|16|-|city|Back Bay 42.350,-71.081;Beacon Hill 42.358,-71.067;South End 42.341,-71.073;Fenway 42.344,-71.096;Cambridge 42.370,-71.108
YTO|43.662,-79.395|148|13|CAD 4.00|city|Downtown 43.653,-79.384;Yorkville 43.671,-79.391;Kensington 43.655,-79.402;Queen West 43.647,-79.410;The Annex 43.670,-79.407
YMQ|45.512,-73.578|136|15|CAD 4.00|city|Centre-ville 45.501,-73.571;Plateau 45.522,-73.580;Mile End 45.524,-73.600;Quartier latin 45.516,-73.565
MAD|40.420,-3.700|112|10|-|city|Centro 40.417,-3.704;Salamanca 40.428,-3.683;Chamberí 40.434,-3.704;Retiro 40.411,-3.677;Lavapiés 40.409,-3.702;Malasaña 40.427,-3.704
BCN|41.393,2.163|132|10|EUR 5.50|sea|Eixample 41.391,2.162;Gràcia 41.403,2.157;Barri Gòtic 41.384,2.176;Sants 41.377,2.138;Sant Antoni 41.379,2.161
AGP|36.725,-4.435|96|10|-|sea|Centro Histórico 36.727,-4.423;La Trinidad 36.724,-4.430;El Perchel 36.720,-4.440;Teatinos 36.718,-4.475
SVQ|37.388,-5.988|94|10|-|city|Santa Cruz 37.386,-5.990;Triana 37.384,-6.003;Macarena 37.401,-5.988;Nervión 37.384,-5.972;Alameda 37.398,-5.994
VLC|39.472,-0.378|88|10|-|sea|Ciutat Vella 39.474,-0.376;Russafa 39.462,-0.373;El Carme 39.479,-0.380;Benimaclet 39.486,-0.360;Campanar 39.483,-0.395
PMI|39.578,2.655|118|10|EUR 3.00|sea|Casco Antiguo 39.571,2.651;Santa Catalina 39.573,2.636;Son Espanyolet 39.575,2.629;Els Hostalets 39.588,2.665
BIO|43.263,-2.935|98|10|-|city|Casco Viejo 43.258,-2.923;Abando 43.263,-2.936;Indautxu 43.261,-2.944;Deusto 43.271,-2.946
LIS|38.722,-9.145|114|6|EUR 4.00|city|Baixa 38.712,-9.139;Chiado 38.711,-9.143;Alfama 38.713,-9.129;Príncipe Real 38.717,-9.149;Avenidas Novas 38.736,-9.148;Campo de Ourique 38.718,-9.166
OPO|41.155,-8.620|92|6|EUR 3.00|city|Ribeira 41.142,-8.612;Baixa 41.149,-8.610;Cedofeita 41.154,-8.622;Boavista 41.158,-8.630;Bonfim 41.150,-8.597
PAR|48.862,2.340|168|10|EUR 5.20|city|Le Marais 48.859,2.360;Saint-Germain 48.854,2.334;Montmartre 48.887,2.341;Opéra 48.871,2.332;Bastille 48.853,2.370;Quartier latin 48.848,2.346
NCE|43.708,7.255|128|10|EUR 3.00|sea|Libération 43.711,7.261;Cimiez 43.719,7.275;Gambetta 43.701,7.254;Riquier 43.706,7.286
LON|51.510,-0.130|186|20|-|city|Soho 51.513,-0.132;Covent Garden 51.512,-0.123;Bloomsbury 51.523,-0.126;South Bank 51.504,-0.112;Kensington 51.500,-0.192;Shoreditch 51.525,-0.079
EDI|55.950,-3.195|142|20|-|city|Old Town 55.949,-3.190;New Town 55.955,-3.197;Stockbridge 55.958,-3.210;Marchmont 55.937,-3.194
DUB|53.345,-6.265|158|14|-|city|Temple Bar 53.345,-6.264;Portobello 53.331,-6.265;Smithfield 53.348,-6.278;Ballsbridge 53.331,-6.233
ROM|41.900,12.487|134|10|EUR 6.00|city|Centro Storico 41.899,12.474;Trastevere 41.889,12.469;Monti 41.895,12.492;Prati 41.908,12.463;San Lorenzo 41.898,12.516
MIL|45.470,9.188|142|10|EUR 5.00|city|Brera 45.472,9.187;Navigli 45.451,9.176;Porta Romana 45.453,9.203;Isola 45.488,9.189;Città Studi 45.477,9.227
VCE|45.485,12.240|138|10|EUR 4.00|city|Mestre Centro 45.493,12.242;Carpenedo 45.505,12.253;Marghera 45.475,12.220;Chirignago 45.488,12.205
FLR|43.772,11.255|136|10|EUR 5.50|city|Santa Croce 43.769,11.262;San Lorenzo 43.776,11.254;Oltrarno 43.766,11.248;San Marco 43.778,11.259
AMS|52.368,4.890|162|9|-|city|Jordaan 52.375,4.881;De Pijp 52.354,4.893;Oud-West 52.366,4.870;Oost 52.360,4.927;Museumkwartier 52.358,4.880
BRU|50.845,4.355|118|6|-|city|Centre 50.847,4.352;Sablon 50.840,4.356;Ixelles 50.828,4.367;Saint-Gilles 50.827,4.346
BER|52.515,13.395|114|7|-|city|Mitte 52.522,13.402;Kreuzberg 52.499,13.403;Prenzlauer Berg 52.539,13.424;Charlottenburg 52.505,13.318;Friedrichshain 52.515,13.454
MUC|48.140,11.573|138|7|-|city|Altstadt 48.137,11.576;Schwabing 48.163,11.583;Maxvorstadt 48.150,11.568;Haidhausen 48.132,11.599
VIE|48.205,16.368|124|10|-|city|Innere Stadt 48.208,16.371;Neubau 48.202,16.349;Leopoldstadt 48.217,16.397;Wieden 48.194,16.368
PRG|50.083,14.425|96|12|CZK 50.00|city|Staré Město 50.087,14.421;Malá Strana 50.087,14.404;Vinohrady 50.075,14.444;Karlín 50.093,14.450
BUD|47.500,19.055|86|5|-|city|Belváros 47.494,19.054;Erzsébetváros 47.500,19.068;Terézváros 47.506,19.063;Víziváros 47.506,19.037
ATH|37.978,23.733|108|13|-|city|Plaka 37.973,23.730;Koukaki 37.964,23.724;Kolonaki 37.979,23.743;Psyrri 37.979,23.723;Exarchia 37.986,23.734
IST|41.035,28.970|82|10|-|city|Sultanahmet 41.007,28.974;Beyoğlu 41.034,28.976;Şişli 41.060,28.987;Fatih 41.017,28.949;Nişantaşı 41.051,28.992
DXB|25.235,55.300|138|10|AED 15.00|city|Deira 25.268,55.319;Bur Dubai 25.250,55.297;Al Karama 25.242,55.303;Business Bay 25.186,55.272;Al Satwa 25.221,55.275
TYO|35.685,139.745|146|10|-|city|Shinjuku 35.693,139.704;Shibuya 35.660,139.701;Ueno 35.712,139.776;Ginza 35.671,139.765;Asakusa 35.713,139.793
BKK|13.742,100.540|58|7|-|city|Silom 13.727,100.530;Sukhumvit 13.738,100.561;Siam 13.746,100.533;Ari 13.780,100.544;Phra Nakhon 13.756,100.501
SIN|1.300,103.845|162|9|-|city|Bugis 1.300,103.856;Chinatown 1.283,103.844;Orchard 1.304,103.832;Little India 1.307,103.851;Tanglin 1.305,103.815`
