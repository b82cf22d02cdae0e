import { parseAirlines } from './parse-airlines.ts'

/** Checked against airlines' own network pages; LATAM left oneworld in 2020. */
export const americasAirlines = parseAirlines(`
AA|American Airlines|F|one|G3|US PR VI|DFW* CLT MIA* ORD* PHL* PHX LAX* DCA JFK* LGA BOS|E75 319 738 321 7M8 32Q 788 789 77W|N1 X1.3 S.9 E.65 J.3 I.1 O.1|us-legacy|MQ
DL|Delta Air Lines|F|sky|VS LA WS|US PR VI|ATL* DTW* MSP* SLC* JFK* SEA* LAX* BOS* LGA|E75 223 73G 738 321 32Q 763 339 359|N1 X1.1 S.5 E.75 J.3 A.2 M.1 O.1|us-legacy|9E
UA|United Airlines|F|star|B6 EK|US PR VI GU|ORD* DEN* IAH* EWR* SFO* IAD* LAX* GUM|E75 319 73G 738 7M9 32Q 763 772 789 77W|N1 X1 S.5 E.8 J.5 I.3 M.2 A.2 O.3 Z.3|us-legacy|OO
AS|Alaska Airlines|F|one|FI|US|SEA* ANC PDX HNL* SFO LAX SAN FAI|DH4 E75 738 7M9 332 789|N1 X.4 J.25 E.12 O.12|us-legacy|QX
WN|Southwest Airlines|L||FI CI|US PR|DEN MDW LAS BWI PHX DAL HOU MCO BNA OAK STL ATL SAN|73G 738 7M8|N1 X.55|southwest
B6|JetBlue|L||UA|US PR VI|JFK BOS FLL MCO SJU LAX|E90 320 223 32Q|N1 X1.1 S.35 E.18|jetblue
NK|Spirit Airlines|L|||US PR VI|FLL MCO LAS DTW EWR DFW ORD|320 32N 32Q|N.9 X.9 S.4|ultra-low-cost
F9|Frontier Airlines|L|||US PR|DEN MCO ATL LAS PHL CLE MIA PHX|320 32N 32Q|N.9 X.7|ultra-low-cost
AC|Air Canada|F|star|EK|CA|YYZ* YUL* YVR* YYC YOW YHZ|DH4 E75 223 320 7M8 333 788 789 77W|N1.1 X.9 S.4 E.7 J.4 I.3 M.2 F.3 O.2 Z.15|canada|QK
WS|WestJet|F|| DL AF KL KE|CA|YYC* YVR YYZ YEG YWG|DH4 73G 738 7M8 789|N.9 X.7 E.35 J.15|canada
PD|Porter Airlines|L||AS|CA|YTZ YYZ YOW YHZ YUL|DH4 295|N.7 X.2|canada
5T|Canadian North|R|||CA|YOW YFB YZF YEG|AT7 73G|N.8|regional
AM|Aeroméxico|F|sky|LA|MX|MEX* MTY GDL|E90 738 7M8 7M9 788 789|N.8 X1 S.6 E.5 J.25|latin-legacy|5D
Y4|Volaris|L|||MX|GDL TIJ MEX CUN MTY BJX NLU|320 32N 32Q|N.7 X1 S.2|mexico-low-cost
VB|Viva|L|||MX|MTY MEX GDL CUN NLU|320 32N 32Q|N.5 X1 S.25|mexico-low-cost
CM|Copa Airlines|F|star||PA|PTY*|738 7M8 7M9|N1 X1.4 S1.5|copa
AV|Avianca|F|star|G3|CO SV CR EC GT|BOG* SAL* MDE CLO UIO GUA SJO CTG|AT7 320 32N 788|N.75 X1.1 S1.1 E.6|avianca
LA|LATAM Airlines|F|| DL IB QR|CL BR PE CO EC PY UY|SCL* GRU* LIM* BOG CGH BSB UIO GIG FOR CNF POA ASU|319 320 32N 321 763 788 789 77W|N.6 X.8 S1.3 E.5 O.3 A.15|latam
AR|Aerolíneas Argentinas|F|sky|G3|AR|EZE* AEP COR BRC|E90 73G 738 7M8 332|N.35 X.35 S.9 E.4|latin-legacy
G3|GOL|L||AA AV AF|BR|GRU CGH GIG BSB CNF SSA FOR|73G 738 7M8|N.2 X.25 S1|latin-low-cost
AD|Azul|F|| UA TP B6|BR|VCP* CNF REC POA BEL MAO CGB|CNC AT7 E95 295 32N 339|N.25 S.9 E.2|latin-legacy
2Z|VoePass|R|| LA|BR|RAO CGH GRU MAO|AT7|S.7|regional
H2|SKY Airline|L|||CL PE|SCL LIM|32N 32Q|N.25 X.3 S.9|latin-low-cost
JA|JetSMART|L||AA|CL AR PE CO|SCL AEP LIM BOG|320 32N 32Q|X.1 S.9|latin-low-cost
P5|Wingo|L|| CM|CO|BOG MDE CTG|738|X.7 S.6|latin-low-cost
9R|SATENA|R|| AV|CO|BOG MDE CLO|DHT AT7|S.8|regional
OB|Boliviana de Aviación|F|| IB|BO|VVI* LPB CBB|73G 738 332|N.2 S.8 E.25|latin-legacy
EQ|Conviasa|F|||VE|CCS* PMV|E90 332|X.5 S.5 E.12|latin-legacy
BW|Caribbean Airlines|F|| UA|TT JM GY BB|POS KIN GEO BGI|AT7 7M8|N.5 X1 S.5|latin-legacy
WM|Winair|R|| AF KL DL|SX CW BQ AI KN VG|SXM CUR|DHT AT7|X.9|regional
UP|Bahamasair|R|||BS|NAS FPO|AT7 73G|N.3 X.8|regional
CU|Cubana de Aviación|F|||CU|HAV*|AT7 E90|N.15 X.6 S.2|latin-legacy
`)
