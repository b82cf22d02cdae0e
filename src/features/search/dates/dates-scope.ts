import { type ComponentType, type ReactNode, createContext, use } from 'react'

/** One end of a time: the day on which it begins, or ends. */
export type End = 'first' | 'last'

interface DayEnd {
  /** of its field in the form */
  readonly name: string
  readonly label: string
  /** `YYYY-MM-DD`, or '' */
  readonly day: string
  /** what is wrong with it, in words */
  readonly fault?: ReactNode
}

/** What may stand around the months of a calendar: prices of its days, say. */
export interface AroundMonthsProps {
  /** those in view, each by its first day */
  readonly months: readonly string[]
  readonly choosing: End
  readonly children: ReactNode
}

/** The days that a form asks for, whatever it searches. */
export interface DatesScope {
  readonly ends: Readonly<Record<End, DayEnd>>
  /** `trip`: a first day and a last one; `day`: the first alone; `bounds`: each by itself, and each may be left open */
  readonly kind: 'trip' | 'day' | 'bounds'
  /** what the days are of */
  readonly label: string
  readonly today: string
  /** the last day that can be chosen */
  readonly lastDay: string
  readonly fewestNights: number
  readonly change: (days: Partial<Readonly<Record<End, string>>>) => void
  /** what one day alone comes to, on the button that closes a phone's calendar */
  readonly chosen?: ReactNode
  readonly loadAround?: () => Promise<ComponentType<AroundMonthsProps>>
}

const Scope = createContext<DatesScope | undefined>(undefined)

export const DatesProvider = Scope.Provider

export const useDates = (): DatesScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('a day is asked for in a DatesProvider')
  return scope
}
