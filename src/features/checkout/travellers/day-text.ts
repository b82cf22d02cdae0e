import { usualDigits } from '#domain/text/written-code.ts'
import { digitsOf } from '../card/card-format.ts'

/** A day as it is typed, in three pieces. */
export interface DayText {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The digits of one piece, as many as it takes. */
export const digitsOfPiece = (typed: string, longest: number): string => digitsOf(usualDigits(typed)).slice(0, longest)

const padded = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text)

/** `1990-05-01`; what is not whole yet keeps its pieces, so that a reload brings them back: `1990-5-`. Nothing is ''. */
export const joinDay = ({ day, month, year }: DayText): string => {
  if (day === '' && month === '' && year === '') return ''
  const isWhole = day !== '' && month !== '' && year.length === 4
  return isWhole ? `${year}-${padded(month)}-${padded(day)}` : `${year}-${month}-${day}`
}

export const splitDay = (text: string): DayText => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { day, month, year }
}
