type AircraftSize = 'turboprop' | 'regional' | 'narrow' | 'wide'

export interface Aircraft {
  readonly code: string
  readonly name: string
  readonly size: AircraftSize
  readonly seats: number
  readonly rangeKm: number
  readonly cruiseKmh: number
  /** grams of CO₂e a kilometre that fall to an economy seat: of a wide-body, beside wider ones that carry their share */
  readonly gramsPerSeatKm: number
  /** whether airlines that sell a first class beyond business have one on board */
  readonly hasFirst: boolean
}

const table = `
CNC|Cessna 208B Caravan|turboprop|9|1500|310|105
DHT|De Havilland DHC-6 Twin Otter|turboprop|19|1300|300|110
AT7|ATR 72-600|turboprop|70|1500|500|62
DH4|De Havilland Dash 8-400|turboprop|76|2000|620|74
CR9|Bombardier CRJ900|regional|88|2800|820|88
E70|Embraer 170|regional|72|3700|820|90
E75|Embraer 175|regional|76|3900|820|86
E90|Embraer 190|regional|98|4400|820|84
E95|Embraer 195|regional|112|4200|820|80
295|Embraer 195-E2|regional|132|4900|830|64
223|Airbus A220-300|narrow|137|6200|830|62
319|Airbus A319|narrow|138|6500|830|80
73G|Boeing 737-700|narrow|137|5800|830|80
320|Airbus A320|narrow|165|5700|830|72
738|Boeing 737-800|narrow|168|5600|830|72
32N|Airbus A320neo|narrow|174|6200|830|61
7M8|Boeing 737 MAX 8|narrow|174|6500|835|61
321|Airbus A321|narrow|196|5600|830|70
7M9|Boeing 737 MAX 9|narrow|186|6500|835|60
32Q|Airbus A321neo|narrow|204|7400|830|58
763|Boeing 767-300|wide|226|11000|850|68
332|Airbus A330-200|wide|250|13400|870|67
333|Airbus A330-300|wide|290|11700|870|64
338|Airbus A330-800|wide|240|15000|870|58
339|Airbus A330-900|wide|290|13300|870|54
772|Boeing 777-200ER|wide|300|14000|895|64
788|Boeing 787-8|wide|248|13600|900|57
789|Boeing 787-9|wide|290|14500|900|52
781|Boeing 787-10|wide|330|11900|900|51
359|Airbus A350-900|wide|315|15600|905|53
351|Airbus A350-1000|wide|360|16100|905|54|first
77W|Boeing 777-300ER|wide|350|13900|895|61|first
74H|Boeing 747-8|wide|364|14300|905|72|first
388|Airbus A380-800|wide|500|14800|905|64|first
`

const aircraftOf = (line: string): Aircraft => {
  const [code = '', name = '', size = '', seats = '', range = '', cruise = '', grams = '', first = ''] = line.split('|')
  return {
    code,
    name,
    size: size === 'turboprop' || size === 'regional' || size === 'narrow' ? size : 'wide',
    seats: Number(seats),
    rangeKm: Number(range),
    cruiseKmh: Number(cruise),
    gramsPerSeatKm: Number(grams),
    hasFirst: first === 'first',
  }
}

/** IATA type codes, manufacturers' ranges with a full cabin, and burn from well to wake
 * as the Travel Impact Model shares it out among a usual cabin's seats. */
export const aircraftTypes: readonly Aircraft[] = table.trim().split('\n').map(aircraftOf)

const byCode = new Map(aircraftTypes.map((aircraft) => [aircraft.code, aircraft]))

/** The aircraft of an IATA type code of our own fleets; a code that no fleet has is a fault of the data. */
export const aircraftByCode = (code: string): Aircraft => {
  const aircraft = byCode.get(code)
  if (!aircraft) throw new Error(`no aircraft type ${code}`)
  return aircraft
}
