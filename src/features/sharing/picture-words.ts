import { msg } from '@lingui/core/macro'
import type { Result } from '#domain/problem.ts'
import type { PictureWords } from './draw-picture.ts'

/** What the site says of itself on its pictures. */
export const promise = msg`The price you see first is the price you pay.`

type Drawn = Result<PictureWords | undefined>

export const noPicture: Drawn = { ok: true, value: undefined }

/** What is read before its picture is drawn: none, where there is no such thing. */
export const pictureOf = <Value>(answer: Result<Value>, draw: (value: Value) => PictureWords | undefined): Drawn => {
  if (answer.ok) return { ok: true, value: draw(answer.value) }
  return answer.problem._tag === 'NotFound' ? noPicture : answer
}
