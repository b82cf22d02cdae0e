import { type Spot, spotOf } from '../mercator.ts'
import type { Pin } from './pin.ts'
import { type LabelBox, placeBoxes } from '../place-boxes.ts'
import { offsetOf } from '../view.ts'

const letterWidth = 8
const padding = 18
const boxHeight = 28

/** Where a pin stands on the layer, and whether what it says has room there. */
export interface PlacedPin {
  readonly pin: Pin
  readonly box: LabelBox
  readonly hasRoom: boolean
}

/** Pins at one zoom: moving the map changes nothing of it. */
export const placePins = (pins: readonly Pin[], origin: Spot, zoom: number): readonly PlacedPin[] => {
  const boxes = pins.map(({ at, label }) => ({
    ...offsetOf({ centre: origin, zoom }, spotOf(at)),
    width: label.length * letterWidth + padding,
    height: boxHeight,
  }))
  const rooms = placeBoxes(boxes)
  return pins.map((pin, index) => ({ pin, box: boxes[index] as LabelBox, hasRoom: rooms[index] === true }))
}
