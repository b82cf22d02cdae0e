import { parseAirlines } from './parse-airlines.ts'

export const africaAsiaAirlines = parseAirlines(`
QR|Qatar Airways|F|one|B6 LA|QA|DOH*|320 32N 333 788 789 359 351 77W 388|N.8 S.3 E1.1 R.6 F.8 A.9 M1.2 I1.3 J.7 Z1 O.7|gulf
EK|Emirates|F|| QF AC UA FZ|AE|DXB*|359 77W 388|N.7 S.4 E1 R.4 F.7 A1 M1 I1.4 J.7 Z1 O.9|gulf
FZ|flydubai|L|| EK|AE|DXB|738 7M8 7M9|E.6 R.9 F.3 A.7 M1 I.9 Z.15|gulf-low-cost
EY|Etihad Airways|F|| B6 AF KL JU|AE|AUH*|320 32Q 789 781 351 388|N.6 E.8 R.3 F.5 A.5 M1 I1.2 J.6 Z.8 O.4|gulf
SV|Saudia|F|sky||SA|JED* RUH* DMM MED|320 32N 333 789 781 77W|N.3 E.7 F.8 A.7 M1.1 I1 J.3 Z.7|gulf
XY|flynas|L|||SA|RUH JED DMM|32N 339|E.4 F.5 A.2 M.9 I.6 R.3|gulf-low-cost
RJ|Royal Jordanian|F|one||JO|AMM*|E95 320 32N 788|N.3 E.8 F.4 M.9 I.2 Z.15|gulf
ME|Middle East Airlines|F|sky||LB|BEY|320 32Q 332|E.7 F.3 A.3 M.8|gulf
LY|El Al|F|| DL|IL|TLV*|738 7M9 788 789|N.5 E.8 R.2 I.1 J.25 Z.2|gulf
WY|Oman Air|F|one||OM|MCT*|738 7M8 789|E.3 A.2 M.8 I.9 Z.4|gulf
IR|Iran Air|F|||IR|IKA* THR MHD|AT7 320 332|E.25 R.2 M.6 I.2|asia-legacy
IA|Iraqi Airways|F|||IQ|BGW BSR EBL|CR9 738 7M8 788|E.3 M.8 I.2|asia-legacy
ET|Ethiopian Airlines|F|star|4Z|ET|ADD* LFW* LLW|DH4 738 7M8 788 789 359 351 77W|N.3 S.2 E.6 F.4 A1.6 M.8 I.6 J.5 Z.4|africa
KQ|Kenya Airways|F|sky|4Z|KE|NBO* MBA|E90 738 788|N.15 E.3 A1.2 M.3 I.3 Z.1|africa
PW|Precision Air|R|| KQ|TZ|DAR JRO|AT7|A.7|regional
TC|Air Tanzania|F|||TZ|DAR*|DH4 223 788 7M9|A.8 M.3 I.2 J.1|africa
AT|Royal Air Maroc|F|one||MA|CMN* RAK|AT7 E90 738 7M8 788 789|N.4 S.2 E.9 F.8 A.9 M.4 J.1|africa
AH|Air Algérie|F|| TK|DZ|ALG* ORN CZL|AT7 738 332|N.15 E.7 F.8 A.4 M.4|africa
TU|Tunisair|F|||TN|TUN|AT7 320 32N 332|N.1 E.8 F.6 A.4 M.3|africa
MS|EgyptAir|F|star||EG|CAI* HRG LXR|223 738 32Q 333 789 77W|N.4 E.9 F.8 A.9 M1 I.4 J.4 Z.2|africa
SA|South African Airways|F|star|4Z|ZA|JNB* CPT|320 333 359|S.2 A.9 O.1 E.1|africa
4Z|Airlink|R|| SA QR EK BA UA|ZA NA BW LS SZ MZ|JNB CPT WDH|E75 E90|A1|regional
FA|FlySafair|L|||ZA|JNB CPT DUR|738|A.7|gulf-low-cost
P4|Air Peace|F|||NG|LOS* ABV PHC|E95 738 772|E.2 A.8 M.2|africa
KP|ASKY|F|| ET|TG|LFW* ABJ|DH4 738 7M8|A1.1|africa
HC|Air Sénégal|F|||SN|DSS*|AT7 320 339|E.3 F.2 A.7|africa
DT|TAAG Angola Airlines|F|||AO|LAD*|DH4 73G 223 77W 789|S.2 E.3 A.7|africa
WB|RwandAir|F|| QR|RW|KGL*|DH4 738 332|E.25 A.9 M.3|africa
MD|Madagascar Airlines|F|||MG|TNR*|DHT AT7 E90|A.6|africa
MK|Air Mauritius|F|| AF|MU|MRU*|AT7 339 359|E.3 A.6 I.3 O.15|africa
AI|Air India|F|star||IN|DEL* BOM* BLR* HYD MAA CCU|320 32N 32Q 788 789 77W 359|N.6 E.7 A.2 M1 I1.2 J.35 Z.6 O.3|asia-legacy
6E|IndiGo|L|| TK QF KL|IN|DEL BOM BLR HYD MAA CCU AMD PNQ GAU|AT7 320 32N 32Q|E.15 R.3 A.2 M.9 I1.2 J.15 Z.7|asia-low-cost
PK|Pakistan International Airlines|F|||PK|KHI ISB* LHE|AT7 320 772 77W|N.15 E.2 M.9 I.3 Z.2 J.1|asia-legacy
UL|SriLankan Airlines|F|one||LK|CMB*|320 32N 333|E.35 M.6 I1 J.25 Z.5 O.2|asia-legacy
BG|Biman Bangladesh Airlines|F|||BD|DAC* CGP|DH4 738 788 789|E.25 M.7 I.6 Z.5 J.15 N.1|asia-legacy
RA|Nepal Airlines|R|||NP BT|KTM PKR|DHT AT7 320 332|M.3 I.6 Z.3 J.15|regional
SQ|Singapore Airlines|F|star|TR|SG|SIN*|738 7M8 359 781 77W 388|N.5 E.7 A.2 M.4 I1.1 J1 Z1.4 O1|asia-premium
TR|Scoot|L|| SQ|SG|SIN|320 32N 788 789|E.15 M.15 I.7 J.8 Z1.2 O.6|asia-low-cost
MH|Malaysia Airlines|F|one||MY|KUL* BKI KCH|AT7 738 7M8 333 339 359|E.2 M.4 I.9 J.7 Z1.2 O.7|asia-legacy
AK|AirAsia|L|||MY TH ID PH|KUL DMK CGK BKI PEN MNL DPS|320 32N 333|I.8 J.6 Z1.2 O.3 M.15|asia-low-cost
TG|Thai Airways|F|star||TH|BKK* CNX HKT|320 32N 333 788 359 77W|E.6 M.3 I.9 J.9 Z1 O.5|asia-legacy
PG|Bangkok Airways|R|| TG EK QR|TH|BKK USM|AT7 319 320|Z.8 I.2|regional
VN|Vietnam Airlines|F|sky||VN|SGN* HAN* DAD|AT7 321 32Q 788 789 359|N.15 E.4 I.4 J.9 Z1 O.4|asia-legacy
VJ|VietJet Air|L|||VN|SGN HAN DAD|320 32Q 333|I.5 J.8 Z.9 O.3|asia-low-cost
GA|Garuda Indonesia|F|sky||ID|CGK* DPS* SUB UPG|AT7 738 333 339 77W|E.15 M.35 J.5 Z1 O.4|asia-legacy
JT|Lion Air|L|||ID|CGK SUB UPG KNO DPS DJJ|AT7 738 7M9 333|M.2 J.2 Z1|asia-low-cost
PR|Philippine Airlines|F|| NH QR|PH|MNL* CEB DVO|DH4 320 321 32Q 333 359 77W|N.4 M.4 J.8 Z.9 O.5|asia-legacy
5J|Cebu Pacific|L|||PH|MNL CEB DVO CRK|AT7 320 32N 32Q 339|M.25 J.7 Z.9 O.3|asia-low-cost
CX|Cathay Pacific|F|one||HK|HKG*|32Q 333 359 351 77W|N.7 E.7 A.15 M.4 I.8 J1.2 Z1.1 O.7|asia-premium
JL|Japan Airlines|F|one||JP|HND* NRT* KIX ITM FUK CTS OKA|AT7 E90 738 763 788 789 351 77W|N.6 E.5 I.3 J.9 Z.9 O.4 M.15|asia-premium
NH|ANA|F|star||JP|HND* NRT* ITM KIX NGO CTS FUK OKA|DH4 738 32Q 763 788 789 781 77W|N.6 E.5 I.3 J.9 Z.9 O.3|asia-premium
KE|Korean Air|F|sky|HA|KR|ICN* GMP CJU PUS|738 7M8 32Q 333 789 77W 74H|N.6 E.6 M.3 I.4 J1.1 Z.9 O.4 R.3|asia-legacy
OZ|Asiana Airlines|F|star||KR|ICN* GMP|320 32N 321 333 359|N.4 E.4 J.9 Z.7 O.2 R.2|asia-legacy
BR|EVA Air|F|star||TW|TPE* KHH|AT7 321 333 789 781 77W|N.5 E.4 J.9 Z.9 O.15|asia-legacy
CI|China Airlines|F|sky|WN|TW|TPE* KHH|738 32Q 333 359 77W|N.4 E.35 J.9 Z.9 O.4 I.15|asia-legacy
CA|Air China|F|star||CN MO|PEK* CTU* PVG CAN HGH WUH|E90 738 320 32N 321 333 789 359 77W|N.4 S.1 E.7 A.2 M.3 I.3 J1.1 Z.7 O.3 R.4|asia-legacy
MU|China Eastern|F|sky||CN|PVG* SHA KMG XIY PKX NKG|738 320 32N 321 333 789 359 77W|N.4 E.6 A.1 M.2 I.4 J1.1 Z.8 O.4 R.3|asia-legacy
CZ|China Southern|F|| AA BA KL AF QR EK|CN|CAN* PKX* URC SZX CKG SHE|E90 738 320 32N 321 333 789 359 77W|N.3 E.6 A.3 M.5 I.6 J1 Z1 O.6 R.7|asia-legacy
OM|MIAT Mongolian Airlines|F|| KE TK|MN|UBN*|738 7M8 763 789|E.2 R.3 J.6 Z.2|asia-legacy
QF|Qantas|F|one|EK WS CZ 6E PX|AU|SYD* MEL* BNE* PER* ADL DRW CNS|DH4 E90 738 32Q 333 789 388|N.25 S.25 E.2 A.2 I.2 J.5 Z.7 O1.2|australia|QQ
VA|Virgin Australia|F|| QR SQ UA NZ|AU|BNE SYD MEL PER ADL|DH4 E90 73G 738 7M8|Z.3 O1 J.1|australia
JQ|Jetstar|L|| QF|AU NZ|MEL SYD BNE AKL OOL CNS|DH4 320 32N 32Q 788|J.4 Z.6 O1|asia-low-cost
QQ|Alliance Airlines|R|| QF VA|AU|BNE PER DRW|DH4 E90|O.7|regional
NZ|Air New Zealand|F|star|VA|NZ CK|AKL* WLG CHC|AT7 DH4 320 32N 32Q 789 77W|N.5 J.4 Z.4 O1.2|australia
FJ|Fiji Airways|F|one||FJ|NAN* SUV|DHT AT7 738 7M8 332 359|N.4 J.3 Z.2 O1|australia
PX|Air Niugini|F|| QF|PG|POM LAE|DHT DH4 E70 738|J.2 Z.4 O.8|australia
SB|Aircalin|F|| AF QF|NC|NOU*|AT7 32N 339|J.2 Z.15 O.8|australia
TN|Air Tahiti Nui|F|| AF AA QF|PF|PPT*|AT7 789|N.5 E.15 J.2 O.7|australia
IE|Solomon Airlines|R|| QF FJ|SB VU|HIR VLI|DHT DH4 320|O.6|regional
ON|Nauru Airlines|R|| QF|NR KI MH FM|INU TRW MAJ|73G 738|O.6|regional
`)
