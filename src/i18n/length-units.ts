interface LengthUnit {
  /** as `Intl` calls it */
  readonly unit: 'mile' | 'foot' | 'kilometer' | 'meter'
  readonly metres: number
}

interface LengthUnits {
  readonly long: LengthUnit
  readonly short: LengthUnit
}

const ofTheUnitedStates: LengthUnits = {
  long: { unit: 'mile', metres: 1609.344 },
  short: { unit: 'foot', metres: 0.3048 },
}
const metric: LengthUnits = { long: { unit: 'kilometer', metres: 1000 }, short: { unit: 'meter', metres: 1 } }

/** In what the readers of a language measure ways on the ground: English is American. */
export const lengthUnits = (locale: string): LengthUnits => (locale.startsWith('en') ? ofTheUnitedStates : metric)
