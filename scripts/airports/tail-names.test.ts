import { expect, it } from 'vitest'
import { spanishNameOf } from './tail-names.ts'

it.each([
  ['Boise Regional Airport', 'Aeropuerto Regional Boise'],
  ['Ganja Airport', 'Aeropuerto Ganja'],
  ['Grant County Airport (New Mexico)', 'Aeropuerto del Condado de Grant'],
  ['King County International Airport', 'Aeropuerto Internacional del Condado de King'],
  ['Casper/Natrona County International Airport', 'Aeropuerto Internacional Casper/Natrona County'],
  ['Villa International Airport Maamigili', 'Aeropuerto Internacional Villa, Maamigili'],
  ['Canyonlands Regional Airport, Moab', 'Aeropuerto Regional Canyonlands, Moab'],
  ['Veterans Airport of Southern Illinois', 'Aeropuerto Veterans'],
  ['International Airport Kharkiv', 'Aeropuerto Internacional Kharkiv'],
])('%s is called %s in Spanish', (english, spanish) => expect(spanishNameOf(english)).toBe(spanish))
