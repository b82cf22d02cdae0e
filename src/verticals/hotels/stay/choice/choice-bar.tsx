import type { ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'
import { ContinueAtPrice } from './continue-at-price.tsx'
import type { AnsweredChoice } from './use-chosen-rates.ts'

interface ChoiceBarProps {
  /** what is marked, and its price */
  readonly told: ReactNode
  /** what was answered of it */
  readonly toBook: AnsweredChoice | undefined
  readonly asking: boolean
  /** words of the button that asks */
  readonly ask: ReactNode
}

/** Below the rates of several rooms, or of rooms with a flight: the way on is to ask for what is marked, or, once that is answered, to book it so. */
export function ChoiceBar({ told, toBook, asking, ask }: ChoiceBarProps) {
  return (
    <div className="choice-bar sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-t-2xl border border-line bg-surface p-4">
      <output>{told}</output>
      {toBook ? (
        <ContinueAtPrice {...toBook} />
      ) : (
        <Button type="submit" busy={asking}>
          {ask}
        </Button>
      )}
    </div>
  )
}
