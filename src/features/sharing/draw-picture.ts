import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { type FittedText, type Measure, fitOrCut, fitText } from './fit-text.ts'
import { createMeasure, renderPng } from './resvg-canvas.ts'
import { SharePicture } from './share-picture.tsx'

export interface PictureWords {
  /** what kind of page it is */
  readonly kicker: string | undefined
  readonly title: string
  /** sentences of which the first that fits whole stands below the title */
  readonly lines: readonly string[]
  readonly scene: ScenePlace
  /** the colour of an aeroplane in its sky */
  readonly plane: string | undefined
}

/** More are never shown, and measuring them would take its time. */
const mostLetters = 160

const titleRoom = { width: 536, sizes: [76, 68, 60, 54, 48], lines: 3 } as const

/** A tall title leaves less. */
const lineRoom = (titleLines: number) => ({ width: 512, sizes: [30, 27], lines: titleLines > 2 ? 2 : 3 })

const fittedLine = (lines: readonly string[], titleLines: number, measure: Measure): FittedText => {
  const room = lineRoom(titleLines)
  for (const line of lines) {
    const fitted = line.length <= mostLetters ? fitText(line, room, measure) : undefined
    if (fitted) return fitted
  }
  return fitOrCut((lines[0] ?? '').slice(0, mostLetters), room, measure)
}

/** The picture of a page as a PNG of 1200 × 630. The renderer must have been made ready. */
export const drawPicture = ({ kicker, title, lines, scene, plane }: PictureWords): Uint8Array => {
  const fittedTitle = fitOrCut(title.slice(0, mostLetters), titleRoom, createMeasure(700))
  const line = fittedLine(lines, fittedTitle.lines.length, createMeasure(500))
  return renderPng(
    renderToStaticMarkup(createElement(SharePicture, { kicker, title: fittedTitle, line, scene, plane })),
  )
}
