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
  readonly kind: string
  /** what is being paid for, in a few lines */
  readonly Recap: ComponentType
  /** the lines that its price is made of */
  readonly Price: ComponentType
  readonly steps: readonly StepWords[]
}

/** What was found in the folders of the kinds of travel, by their kinds. */
export const byKind = <Part extends { readonly kind: string }>(found: Readonly<Record<string, Part>>): ByKind<Part> =>
  Object.fromEntries(Object.values(found).map((part) => [part.kind, part]))

export const ofKind = <Part>(parts: ByKind<Part>, kind: string): Part => {
  const part = parts[kind]
  if (!part) throw new Error(`Nothing is registered for ${kind}`)
  return part
}
