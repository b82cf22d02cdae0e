/** What may fly non-stop to an airport that has less than the whole world: by law, by its runway, or by what it is for. */
export interface AirportRole {
  /** regions (one letter, see geography/regions.ts) and countries */
  readonly from: ReadonlySet<string>
  readonly longestKm: number
  /** airports that are served although they are farther or in another country */
  readonly except: ReadonlySet<string>
  /** types or sizes of aircraft; empty where any may land */
  readonly aircraft: ReadonlySet<string>
}

/**
 * Airport | regions and countries | longest kilometres | exceptions | aircraft.
 * LGA 1,500 and DCA 1,250 miles with the exemptions that Congress made, neither with border control, so from abroad only where
 * the United States check passengers before departure; LIN by the decree on Milan's traffic; LCY and YTZ by their runways; AEP,
 * CGH, SDU, ITM, GMP, SHA, TSA and RKV for home and its neighbours; DAL by the Wright amendment's successor.
 */
const table = `
LGA|US CA BS BM|2414|DEN|narrow regional turboprop
DCA|US CA BS BM|2012|AUS DEN LAS LAX PDX PHX SAN SAT SEA SFO SJU SLC|narrow regional turboprop
MDW|N X|||narrow regional turboprop
DAL|US|||narrow regional turboprop
HOU|N X|||narrow regional turboprop
YTZ|CA US|2000||turboprop
AEP|AR UY PY BO BR CL PE|||narrow regional turboprop
CGH|BR|||narrow regional turboprop
SDU|BR|||narrow regional turboprop
LCY|E|2600||E70 E75 E90 295 turboprop
LIN|E|2000||narrow regional turboprop
RKV|IS GL FO|||turboprop
ITM|JP|||
GMP|KR JP CN TW|||
SHA|CN JP KR HK MO TW|||
TSA|TW JP KR CN|||
`

const words = (cell: string): ReadonlySet<string> => new Set(cell.split(' ').filter(Boolean))

const roles = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, AirportRole] => {
      const [code = '', from = '', longest, except = '', aircraft = ''] = line.split('|')
      return [
        code,
        {
          from: words(from),
          longestKm: Number(longest) || Number.POSITIVE_INFINITY,
          except: words(except),
          aircraft: words(aircraft),
        },
      ]
    }),
)

/** The role of an airport that has one; null where all the world may come. */
export const roleOf = (code: string): AirportRole | null => roles.get(code) ?? null
