import { parseAirlines } from './parse-airlines.ts'

/** Alliances as of 2026: SAS left Star for SkyTeam in 2024, ITA left SkyTeam in 2025 and joined Lufthansa's group. */
export const europeAirlines = parseAirlines(`
IB|Iberia|F|one|VY LA|ES|MAD* BCN|AT7 319 320 32N 321 332 333 359|N.7 X1 S1.2 E1.1 F.9 A.3 J.25 M.3|iberia|YW
UX|Air Europa|F|sky|TK|ES|MAD* PMI|E95 738 788 789|N.4 X1 S1.1 E.6 F.4|iberia
VY|Vueling|L|| IB BA|ES FR IT|BCN ORY FCO AGP BIO SVQ ALC PMI|319 320 32N 321|E1 F.5 M.15|euro-low-cost
BA|British Airways|F|one|VY|GB|LHR* LGW* LCY EDI|E90 319 320 32N 321 788 789 772 351 77W|N1 X.7 S.5 E1.1 F.5 A.8 M.7 I.6 J.4 Z.35 O.1|euro-legacy|CJ
VS|Virgin Atlantic|F|sky|DL|GB|LHR* MAN*|333 339 789 351|N.9 X.6 A.25 I.4 M.1 J.15|euro-legacy
AF|Air France|F|sky|WS G3|FR|CDG* ORY LYS NCE TLS|E90 223 319 320 321 332 788 789 359 77W|N.9 X.7 S.5 E1.1 F.9 A.9 M.5 I.4 J.4 Z.3 O.05|air-france|A5
KL|KLM|F|sky|WS G3|NL|AMS*|E75 E90 73G 738 32Q 332 789 772 77W|N.85 X.6 S.5 E1.2 F.4 A.7 M.6 I.5 J.4 Z.5|klm|WA
LH|Lufthansa|F|star|AZ|DE|FRA* MUC*|CR9 E90 319 320 32N 321 333 359 789 74H|N1 X.5 S.6 E1.2 R.6 F.6 A.6 M.7 I.6 J.6 Z.4|lufthansa|CL
LX|SWISS|F|star|AZ|CH|ZRH* GVA|223 320 32N 321 333 359 77W|N.7 S.35 E1 F.4 A.5 M.5 I.4 J.4 Z.4|lufthansa
OS|Austrian Airlines|F|star|AZ|AT|VIE*|E95 320 32N 321 763 772 789|N.5 E1.2 R.5 F.4 M.6 I.15 J.25 Z.2|lufthansa
SN|Brussels Airlines|F|star|AZ|BE|BRU*|319 320 32N 333|N.3 E.9 F.5 A1|lufthansa
AZ|ITA Airways|F|| LH LX OS SN UA|IT|FCO* LIN|223 319 320 32N 32Q 339 359|N.55 S.5 E1 F.5 M.5 J.2 I.15|lufthansa
TP|TAP Air Portugal|F|star|AD|PT|LIS* OPO|AT7 E90 319 320 32N 32Q 332 339|N.6 X.2 S1 E1 F.6 A.9|tap|NI
AY|Finnair|F|one|AS|FI|HEL*|AT7 E90 319 320 321 333 359|N.4 E1 J.6 Z.4 I.3 M.2|euro-legacy|N7
SK|SAS|F|sky||SE NO DK|CPH* ARN* OSL*|AT7 CR9 319 32N 32Q 333 359|N.6 E1.2 F.2 J.25 Z.2 I.1|sas|SL
DY|Norwegian|L|||NO SE DK FI|OSL CPH ARN BGO HEL TRD|738 7M8|E1 F.3 M.2|euro-low-cost
WF|Widerøe|R|| SK KL AF LH|NO|OSL BGO TOS BOO TRD|DHT DH4 E90|E.7|regional
FI|Icelandair|F|| AS B6 WN SK|IS|KEF* RKV|DH4 7M8 7M9 32Q|N.9 E.9|nordic
GL|Air Greenland|R|| SK FI|GL|GOH SFJ JAV|DHT DH4 338|E.3 N.2|regional
LO|LOT Polish Airlines|F|star||PL|WAW* KRK|E75 E95 738 7M8 788 789|N.6 E1.1 R.5 M.4 I.3 J.4|euro-legacy
OK|Smartwings|L-|||CZ|PRG BRQ|738 7M8|E.6 F.5 M.3|euro-low-cost
OU|Croatia Airlines|F|star||HR|ZAG SPU|AT7 223|E.7|euro-legacy
JU|Air Serbia|F|| EY TK|RS|BEG*|AT7 319 320 332|N.3 E1 R.3 F.2 M.4 J.15|euro-legacy
RO|TAROM|F|sky||RO|OTP|AT7 73G 738 7M8|E.8 F.2 M.5|euro-legacy
A3|Aegean Airlines|F|star||GR CY|ATH SKG HER|AT7 320 32N 32Q|E1 R.3 F.3 M.6 I.15|euro-legacy|OA
TK|Turkish Airlines|F|star|UX JU|TR|IST* ESB ADB SAW|738 321 7M8 32Q 333 789 359 77W|N.8 X.35 S.4 E1.4 R1 F1.1 A1.1 M1.2 I.8 J.6 Z.6 O.1|turkish
PC|Pegasus|L|||TR|SAW AYT ADB|738 32N 32Q|E.9 R.7 F.3 M.8 I.15|euro-low-cost
EI|Aer Lingus|F|| BA IB AA B6|IE|DUB* ORK SNN|AT7 320 32N 32Q 333|N.8 X.1 E1 F.2|euro-legacy|EA
LM|Loganair|R|| BA|GB|GLA EDI INV ABZ KOI|DHT AT7|E.6|regional
FR|Ryanair|L-|||IE GB ES IT PL|STN DUB BGY CRL MAD BCN AGP PMI MAN EDI OPO KRK BUD VIE BTS BVA|738 7M8|E1.1 F.7 M.2|ultra-low-cost
U2|easyJet|L-|||GB FR IT CH|LGW LTN MXP GVA CDG BRS BER LIS AMS EDI BSL|319 320 32N 32Q|E1 F.5 M.2|euro-low-cost
W6|Wizz Air|L-|||HU PL RO BG AL|BUD WAW OTP LTN SOF KTW GDN BEG TIA CLJ BTS|320 32N 32Q|E1.1 R.4 F.2 M.5|ultra-low-cost
EW|Eurowings|L|| LH|DE|DUS CGN HAM STR BER|319 320 32N|E.9 F.4 M.3|euro-low-cost
DE|Condor|F|| EK|DE|FRA* DUS MUC|320 32N 321 339|N.5 X.6 E.7 F.5 A.3 I.2 Z.2|euro-legacy
TO|Transavia|L-|| AF KL|FR NL|ORY AMS NTE EIN|738 32N|E.9 F.8 M.4|euro-low-cost
BT|airBaltic|F|| LH SK|LV EE LT|RIX TLL VNO|223|E.9 R.4 M.4 F.2|euro-legacy
PS|SkyUp|L-|||UA MD|RMO|738|E.5 M.2|euro-low-cost
S4|SATA Azores Airlines|F|| TP|PT|PDL TER LIS|DH4 320 32N 32Q|N.5 E.6|euro-legacy
HY|Uzbekistan Airways|F|| TK KE|UZ|TAS*|320 32N 763 788|E.5 R.9 M.5 I.4 J.4 Z.2 N.1|asia-legacy
KC|Air Astana|F|| LH TK CX|KZ|ALA* NQZ|E90 320 32N 32Q 763|E.35 R.9 M.6 I.35 J.5 Z.3|asia-legacy
J2|Azerbaijan Airlines|F|| TK|AZ GE AM|GYD* TBS EVN|E90 319 320 788|E.5 R.7 M.6 I.2 J.1|asia-legacy
SU|Aeroflot|F|||RU|SVO* LED OVB KJA KHV VVO UFA AER SVX IKT YKS|AT7 73G 738 320 32N 333 77W|R1.2 M.5 F.3 I.2 J.4 Z.25|asia-legacy
`)
