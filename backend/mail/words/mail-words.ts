import type { MailKind } from '../mail-kind.ts'
import type { News } from '../news.ts'

/** What mails say, in one language. */
export interface MailWords {
  /** of a booking of several kinds of travel, and where its kind has nothing of its own to tell */
  readonly kinds: Readonly<Record<MailKind, News>>
  readonly greeting: (name: string) => string
  readonly reference: string
  readonly referenceNote: string
  readonly travellers: string
  readonly types: Readonly<Record<'adult' | 'child' | 'infant', string>>
  readonly contact: string
  readonly emergencyContact: string
  readonly total: string
  readonly totalNote: string
  readonly charged: string
  /** of a part of the price, until the booking is confirmed */
  readonly chargedLater: string
  /** of what a traveller did not get, who kept the other parts */
  readonly rest: string
  /** the title of what was called off */
  readonly calledOff: (title: string) => string
  /** the news where its traveller canceled a part of it, whatever became of the others */
  readonly cancelledPart: Pick<News, 'subject' | 'heading'>
  /** the news where a part of it could not be canceled, and another was */
  readonly refusedPart: Pick<News, 'subject' | 'heading'>
  /** where money goes that goes back, where no card is known */
  readonly paymentMethod: string
  /** of money that goes back, and where to */
  readonly backSoon: (wayBack: string) => string
  /** the title of what its traveller canceled */
  readonly cancelled: (title: string) => string
  /** of what its traveller canceled */
  readonly kept: string
  /** of what was called off, and where it goes */
  readonly givenBack: (wayBack: string) => string
  /** of seats that are held: until when they must be paid for */
  readonly payBy: string
  readonly paidBy: (card: string) => string
  readonly next: string
  readonly open: string
}
