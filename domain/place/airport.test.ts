import { expect, it } from 'vitest'
import { airportShortName, codeInText } from './airport.ts'

it.each([
  ['mad', 'MAD'],
  [' BOG ', 'BOG'],
  ['Bogotá (BOG)', 'BOG'],
  ['London, all airports (lon)', 'LON'],
  ['Bogotá', undefined],
  ['(BOG) Bogotá', undefined],
  ['', undefined],
  ['12A', undefined],
])('codeInText %s', (text, code) => {
  expect(codeInText(text)).toBe(code)
})

it.each([
  ['Aeropuerto de Londres-Heathrow', 'Londres', 'Heathrow'],
  ['London Heathrow Airport', 'London', 'Heathrow'],
  ['London City Airport', 'London', 'City'],
  ['Aeropuerto de la Ciudad de Londres', 'Londres', 'Ciudad de Londres'],
  ['São Paulo/Guarulhos International Airport', 'São Paulo', 'Guarulhos'],
  ['Rome–Fiumicino International Airport', 'Rome', 'Fiumicino'],
  ['Aeropuerto Humberto Delgado de Lisboa', 'Lisboa', 'Humberto Delgado'],
  ['Amsterdam Airport Schiphol', 'Amsterdam', 'Schiphol'],
  ["Aeropuerto Internacional O'Hare", 'Chicago', "O'Hare"],
  ['Jorge Newbery Airfield', 'Buenos Aires', 'Jorge Newbery'],
  ['Hamburg Airport', 'Hamburg', 'Hamburg'],
  ['Aeropuerto Internacional Cancún', 'Cancún', 'Cancún'],
])('airportShortName of %s', (name, cityName, own) => {
  expect(airportShortName({ name, cityName })).toBe(own)
})
