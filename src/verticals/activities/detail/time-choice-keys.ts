/** A time as an address chooses it: its option, its local start, and the total in minor units that it was shown at. */
export interface ChosenTime {
  readonly optionCode: string
  readonly start: string
  readonly total: number
}

export const writeChoice = ({ optionCode, start, total }: ChosenTime): string => `${optionCode}~${start}~${total}`

/** undefined where it is none. */
export const readChoice = (text: string | undefined): ChosenTime | undefined => {
  const [, optionCode, start, total] =
    /^([\w-]{1,60})~(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})~(\d{1,9})$/.exec(text ?? '') ?? []
  return optionCode === undefined || start === undefined ? undefined : { optionCode, start, total: Number(total) }
}
