/** A unit as `Intl` calls it, and its metres. */
type LengthUnit = readonly [unit: string, metres: number]

/** In what the readers of a language measure ways on the ground, the longer unit first: English is American. */
export const lengthUnits = (locale: string): readonly [LengthUnit, LengthUnit] =>
  locale.startsWith('en')
    ? [
        ['mile', 1609.344],
        ['foot', 0.3048],
      ]
    : [
        ['kilometer', 1000],
        ['meter', 1],
      ]
