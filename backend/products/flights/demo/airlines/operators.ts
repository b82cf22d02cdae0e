/** Airlines that fly for another one's name and sell no tickets of their own here. */
export const operatorNames: { readonly [code: string]: string } = {
  MQ: 'Envoy Air',
  '9E': 'Endeavor Air',
  OO: 'SkyWest Airlines',
  QX: 'Horizon Air',
  QK: 'Jazz Aviation',
  '5D': 'Aeroméxico Connect',
  YW: 'Air Nostrum',
  CJ: 'BA CityFlyer',
  A5: 'HOP!',
  WA: 'KLM Cityhopper',
  CL: 'Lufthansa CityLine',
  NI: 'Portugália Airlines',
  N7: 'Nordic Regional Airlines',
  SL: 'SAS Link',
  OA: 'Olympic Air',
  EA: 'Emerald Airlines',
}
