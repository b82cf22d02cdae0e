import type { ComponentType } from 'react'
import type { Step } from '../steps/step.ts'

/** What the pages of a booking show of one kind of travel. Each page is handed its own part, and loads no other page's. */
export type ByKind<Part> = Readonly<Record<string, Part>>

type StepWords = Pick<Step, 'name' | 'words'>

export interface OnTravellersPage {
  /** what can be added to what is bought */
  readonly Extras: ComponentType
  readonly steps: readonly StepWords[]
}

export interface OnPaymentPage {
  /** what is being paid for, in a few lines */
  readonly Recap: ComponentType
  /** the lines that its price is made of */
  readonly Price: ComponentType
  readonly steps: readonly StepWords[]
}

export const ofKind = <Part>(parts: ByKind<Part>, kind: string): Part => {
  const part = parts[kind]
  if (!part) throw new Error(`Nothing is registered for ${kind}`)
  return part
}
