import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const rateCell = 'px-4 py-2 align-baseline max-sm:block max-sm:py-0.5'

/** Prices of one column end where the others do, and so do the choices beside them. */
export const rateEnd = `${rateCell} sm:w-44 sm:text-end`

interface RatesFrameProps {
  /** the kind of room */
  readonly caption: string
  /** what stands between the board and the choice, from left to right: a price last */
  readonly heads: readonly string[]
  /** the rows */
  readonly children: ReactNode
}

/** A table of the rates of a kind of room; on a phone each rate is a card. */
export function RatesFrame({ caption, heads, children }: RatesFrameProps) {
  const { t } = useLingui()
  return (
    <table className="w-full border-t border-line text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-start text-xs text-muted">
          {[t`Board`, ...heads, t`Choice`].map((head, at) => (
            <th key={head} scope="col" className={at < heads.length ? `${rateCell} text-start` : rateEnd}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">{children}</tbody>
    </table>
  )
}

export function RoomsLeft({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return null
  return (
    <span className="block text-xs font-normal text-warn">
      <Plural value={left} one="# room left" other="# rooms left" />
    </span>
  )
}

interface RateRadioProps {
  /** of the parameter that says which one was chosen */
  readonly name: string
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Chooses a rate for one of several rooms, or beside other choices. */
export function RateRadio({ name, id, label, isChosen, onChoose }: RateRadioProps) {
  return (
    // in the table its word stands on the row's line
    <label className="flex min-h-11 items-center gap-2 sm:-my-2.75 sm:items-baseline sm:justify-end sm:py-2.75">
      <input
        type="radio"
        className="size-5 accent-primary sm:self-center"
        name={name}
        value={id}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      <Trans>Choose</Trans>
    </label>
  )
}
