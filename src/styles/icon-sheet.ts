import { encodeSvgForCss } from '@iconify/utils/lib/svg/encode-svg-for-css'
import { type Config, optimize } from 'svgo'
import type { Preset, presetIcons } from 'unocss'

type IconProcessor = NonNullable<NonNullable<Parameters<typeof presetIcons>[0]>['processor']>

/** Side of an icon's square, and the distance from one to the next: a gap as wide, so that no neighbour shows at an edge. */
const side = 24
const pitch = 2 * side

/** How every icon is drawn: said once on the sheet and not for each of them. */
const inLines = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** As few elements as an icon can be drawn with: each is styled and laid out before a page that shows any icon is painted. */
const shortest: Config = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'mergePaths', params: { force: true } },
    'collapseGroups',
  ],
}

const drawnAt = (name: string, svg: string, x: number, y: number): string => {
  const { data } = optimize(svg, shortest)
  const [, drawing = ''] = new RegExp(`^<svg[^>]* viewBox="0 0 ${side} ${side}"[^>]*>(.*)</svg>$`).exec(data) ?? []
  const [before, after, ...more] = drawing.split(inLines)
  if (after === undefined || more.length > 0 || !/^<(?:path|g)\b[^>]*$/.test(before ?? ''))
    throw new Error(
      `The icon ${name} is not drawn in lines of one kind, as all others are: it needs a sheet of its own.`,
    )
  return `${before} transform="translate(${x * pitch} ${y * pitch})"${after}`
}

/** The sheet and where on it each icon is, in the order of their names: a style sheet is the same in each build. */
const sheetOf = (icons: ReadonlyMap<string, string>): string => {
  const inOrder = [...icons].toSorted(([a], [b]) => (a < b ? -1 : 1))
  /** as many rows as columns: a long strip would be too wide a picture for some */
  const across = Math.max(2, Math.ceil(Math.sqrt(inOrder.length)))
  const whole = across * pitch - side
  const placed = inOrder.map(([name, svg], place) => ({ name, svg, x: place % across, y: Math.floor(place / across) }))
  const drawings = placed.map(({ name, svg, x, y }) => drawnAt(name, svg, x, y)).join('')
  const picture = encodeSvgForCss(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="0 0 ${whole} ${whole}"${inLines}>${drawings}</svg>`,
  )
  const part = (place: number): string => `${(100 * place) / (across - 1)}%`
  return [
    // only the prefixed names, which every browser knows: said twice, the picture would be in the style sheet twice
    `.icon{width:1em;height:1em;-webkit-mask-image:url("data:image/svg+xml;utf8,${picture}")}`,
    `.icon{-webkit-mask-repeat:no-repeat;-webkit-mask-size:${(100 * whole) / side}%;-webkit-mask-position:var(--icon-at)}`,
    ...placed.map(({ name, x, y }) => `.${name}{--icon-at:${part(x)} ${part(y)}}`),
  ].join('')
}

/**
 * Draws every icon that the preset of icons met on one picture, of which each shows its part. The preset gives each a picture of its
 * own, and a browser makes a document of every one before it first paints: 35 of them on the home page, a quarter of that wait.
 * `processor` is the icons preset's; the preset returned belongs beside it.
 */
export const iconSheet = (): { processor: IconProcessor; preset: Preset } => {
  const met = new Map<string, string>()
  return {
    processor: (css, { collection, icon, svg, mode }) => {
      if (mode !== 'mask')
        throw new Error(`The icon ${icon} has colours of its own: it can't be drawn in that of the words.`)
      met.set(`i-${collection}-${icon}`, svg)
      for (const property of Object.keys(css)) if (property !== 'background-color') delete css[property]
    },
    preset: { name: 'icon-sheet', preflights: [{ layer: 'icons', getCSS: () => sheetOf(met) }] },
  }
}
