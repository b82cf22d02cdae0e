export const alliances = ['oneworld', 'skyteam', 'star'] as const
export type Alliance = (typeof alliances)[number]

/** The members of each by their IATA codes, as of 2026: no supplier tells them. */
const members: Readonly<Record<Alliance, string>> = {
  oneworld: 'AA AS AT AY BA CX FJ IB JL MH QF QR RJ UL WY',
  skyteam: 'AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS',
  star: 'A3 AC AI AV BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
}

const byCarrier = new Map(
  alliances.flatMap((alliance) => members[alliance].split(' ').map((carrier) => [carrier, alliance] as const)),
)

/** The alliance that an airline is in; undefined where it is in none. */
export const allianceOf = (carrier: string): Alliance | undefined => byCarrier.get(carrier)
