import { readFileSync } from 'node:fs'
import { initWasm } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { hours, terrains } from '#/ui/scene/scene-place.ts'
import { drawPicture } from './draw-picture.ts'
import { fitOrCut } from './fit-text.ts'
import { createMeasure } from './resvg-canvas.ts'

beforeAll(() => initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')))

const words = {
  kicker: 'Airlines',
  title: 'Vuelos a España',
  lines: ['De Madrid a Málaga, sin rodeos.'],
  scene: { code: 'MAD', terrain: 'skyline', hour: 'dusk', landmark: 'dome' },
  plane: 'hsl(30 42% 32%)',
} as const

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return { mark: view.getUint32(0), width: view.getUint32(16), height: view.getUint32(20) }
}

const aPng = { mark: 0x89504e47, width: 1200, height: 630 }

describe('the picture of a page', () => {
  it.each([
    ['a short title', 'Perú'],
    ['a long title', 'The price of a flight, how it moves, and how far ahead of a trip it pays to begin looking at it'],
    ['a word without end', 'a'.repeat(300)],
    ['letters beyond Western Europe', 'İstanbul, Łódź, Košice'],
    ['signs of the language that it is written in', 'Fish & chips <script>"\'</script>'],
    ['letters that the font has not', '東京へ ✈️'],
    ['no title', ''],
  ])('is drawn with %s', (_name, title) => {
    expect(sizeOf(drawPicture({ ...words, title }))).toEqual(aPng)
  })

  it.each(terrains.flatMap((terrain) => hours.map((hour) => [terrain, hour] as const)))(
    'is drawn of %s at %s',
    (terrain, hour) => {
      const png = drawPicture({ ...words, scene: { code: 'ABC', terrain, hour } })
      expect(sizeOf(png)).toEqual(aPng)
      expect(png.length).toBeLessThan(200_000)
    },
  )

  it('is the same for the same words, and another for others', () => {
    const png = drawPicture(words)
    expect(drawPicture(words)).toEqual(png)
    for (const other of [
      { title: 'Vuelos a Italia' },
      { kicker: undefined },
      { plane: undefined },
      { lines: ['Otra.'] },
    ])
      expect(drawPicture({ ...words, ...other })).not.toEqual(png)
  })

  it('leaves out a sentence that does not fit whole for one that does', () => {
    const long = 'Una frase que no cabe, porque dice demasiadas cosas de una vez. '.repeat(2).trim()
    expect(drawPicture({ ...words, lines: [long, ...words.lines] })).toEqual(drawPicture(words))
  })
})

it('letters are as wide as the font draws them, heavier ones wider', () => {
  const [regular, bold] = [createMeasure(500), createMeasure(700)]
  expect(regular('mmmm')).toBeGreaterThan(2 * regular('iiii'))
  expect(bold('Trayecto')).toBeGreaterThan(regular('Trayecto'))
  expect(regular('a & b < c')).toBeGreaterThan(regular('a b c'))
  const { size, lines } = fitOrCut('Asistencia en el aeropuerto', { width: 536, sizes: [76], lines: 3 }, bold)
  for (const line of lines) expect(bold(line) * size).toBeLessThanOrEqual(536)
})
