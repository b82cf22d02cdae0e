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
  readonly fault: ReactNode
}

/** What may stand around the months of a calendar: prices of its days, say. */
export interface AroundMonthsProps {
  /** those in view, each by its first day */
  readonly months: readonly string[]
  readonly choosing: End
  readonly children: ReactNode
}

/** The days that a form asks for, whatever it searches. */
interface DatesScope {
  readonly ends: Readonly<Record<End, DayEnd>>
  /** false where only the first day is asked for */
  readonly isRange: boolean
  /** what the days are of */
  readonly label: string
  readonly today: string
  /** the last day that can be chosen */
  readonly lastDay: string
  readonly fewestNights: number
  readonly change: (days: Partial<Readonly<Record<End, string>>>) => void
  /** what the days come to, on the button that closes a phone's calendar */
  readonly chosen: ReactNode
  readonly loadAround?: () => Promise<ComponentType<AroundMonthsProps>>
}

const Scope = createContext<DatesScope | undefined>(undefined)

export const DatesProvider = Scope.Provider

export const useDates = (): DatesScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('a day is asked for in a DatesProvider')
  return scope
}
