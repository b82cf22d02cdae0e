import { Resvg } from '@resvg/resvg-wasm'
import { type DrawnWeight, typefaceFiles } from '#/styles/typeface-files.ts'
import type { Measure } from './fit-text.ts'
import { titleSpacing } from './share-picture.tsx'

const optionsWith = (fontBuffers: Uint8Array[]) => ({
  font: { fontBuffers, defaultFontFamily: 'Plus Jakarta Sans' },
})

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Large enough for rounding to say nothing. */
const measuredSize = 100

/** How wide the font draws a text, remembering what it was asked. The renderer must have been made ready. */
export const createMeasure = (weight: DrawnWeight): Measure => {
  const known = new Map<string, number>()
  const options = optionsWith([typefaceFiles[weight]])
  const spacing = weight === 700 ? titleSpacing * measuredSize : 0
  const ask = (text: string): number => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-size="${measuredSize}" font-weight="${weight}" letter-spacing="${spacing}">${escaped(text)}</text></svg>`
    const drawn = new Resvg(svg, options)
    const box = drawn.getBBox()
    const end = box ? box.x + box.width : 0
    box?.free()
    drawn.free()
    return end / measuredSize
  }
  return (text) => {
    const width = known.get(text) ?? ask(text)
    known.set(text, width)
    return width
  }
}

/** An SVG as a PNG. The renderer must have been made ready. */
export const renderPng = (svg: string): Uint8Array => {
  const drawn = new Resvg(svg, optionsWith(Object.values(typefaceFiles)))
  const image = drawn.render()
  const png = image.asPng()
  image.free()
  drawn.free()
  return png
}
