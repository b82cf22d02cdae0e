import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { Draft } from '../draft/draft.ts'
import type { Step } from '../steps/step.ts'
import type { Passenger } from '../travellers/passenger.ts'
import type { TravelDays } from '../travellers/passenger/passenger-faults.ts'
import type { FormFault } from '../travellers/traveller-faults.ts'

/** What the pages of a booking show of one kind of travel. Each page is handed its own part, and loads no other page's. */
export type ByKind<Part> = Readonly<Record<string, Part>>

export type StepWords = Pick<Step, 'name' | 'words'>

export interface OnTravellersPage {
  /** over the forms */
  readonly Heading: ComponentType
  /** of the way to them */
  readonly enter: MessageDescriptor
  /** what to mind in them */
  readonly Advice: ComponentType
  /** the form of one who is asked for; `first` is whose browser may fill it in */
  readonly Traveller: ComponentType<{ readonly passenger: Passenger; readonly first: boolean }>
  /** what keeps them from being sent, in the order of the page */
  readonly faults: (draft: Draft, days: TravelDays) => readonly FormFault[]
  /** what can be added to what is bought */
  readonly Extras: ComponentType
  readonly steps: readonly StepWords[]
}

/** A kind of travel where it is paid for: one booking is of one kind, so its page loads the parts of that one. */
export interface OnPaymentPage {
  readonly kind: string
  /** where the words of its parts are (`splitWords`) */
  readonly words: string
  readonly load: () => Promise<PaymentParts>
}

export interface PaymentParts {
  /** what is being paid for, in a few lines */
  readonly Recap: ComponentType
  /** the lines that its price is made of */
  readonly Price: ComponentType
  /** what is sent before the payment, told while Pay runs */
  readonly loadSteps: () => Promise<readonly StepWords[]>
  /** of the way back to what was chosen */
  readonly change: MessageDescriptor
  /** everything that it costs, where a part of that is paid elsewhere; missing where what is paid here is all */
  readonly whole?: (draft: Draft) => Money
}

/** What was found in the folders of the kinds of travel, by their kinds. */
export const byKind = <Part extends { readonly kind: string }>(found: Readonly<Record<string, Part>>): ByKind<Part> =>
  Object.fromEntries(Object.values(found).map((part) => [part.kind, part]))

export const ofKind = <Part>(parts: ByKind<Part>, kind: string): Part => {
  const part = parts[kind]
  if (!part) throw new Error(`Nothing is registered for ${kind}`)
  return part
}
