import type { Preset } from 'unocss'

/**
 * The preset with its theme's variables in the order of their names. It gives them in the order it met them, which is another in each
 * build: the style sheet's name would change, with it most scripts', and a visitor who comes back would load all of them again.
 * They are sorted where they are written: layers are made in the order in which presets name them, and the reset of the layer before
 * the theme is what asks for the page's typeface.
 */
export const sortThemeVariables = <Theme extends object>(wind: Preset<Theme>): Preset<Theme> => {
  const met = wind.meta?.themeDeps
  if (!(met instanceof Set)) throw new Error('The preset no longer tells which variables of the theme it met.')
  return {
    ...wind,
    preflights: (wind.preflights ?? []).map((preflight) =>
      preflight.layer === 'theme'
        ? {
            ...preflight,
            getCSS: (context) => {
              const sorted = [...met].toSorted()
              met.clear()
              for (const name of sorted) met.add(name)
              return preflight.getCSS(context)
            },
          }
        : preflight,
    ),
  }
}
