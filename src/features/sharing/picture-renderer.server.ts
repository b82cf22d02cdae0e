import { initWasm } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'
import { type PictureWords, drawPicture } from './draw-picture.ts'

await initWasm(renderer)

/** A page's picture as a PNG. Import this where a picture is drawn, not before: it brings a renderer of 2.5 MB. */
export const drawPng = (words: PictureWords): Uint8Array => drawPicture(words)
