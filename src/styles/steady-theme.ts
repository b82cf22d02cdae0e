import type { Preset } from 'unocss'

/**
 * Puts the theme's variables in the order of their names. The preset gives them in the order it met them, which is another in each
 * build: the style sheet's name would change, with it most scripts', and a visitor who comes back would load all of them again.
 * Belongs before the preset whose variables these are.
 */
export const steadyTheme = ({ meta }: Preset): Preset => ({
  name: 'steady-theme',
  preflights: [
    {
      layer: 'theme',
      getCSS: () => {
        const met = meta?.themeDeps
        if (!(met instanceof Set)) throw new Error('The preset no longer tells which variables of the theme it met.')
        const inOrder = [...met].toSorted()
        met.clear()
        for (const name of inOrder) met.add(name)
      },
    },
  ],
})
