import { setTimeout as wait } from 'node:timers/promises'
import type { SignedCardKeys } from '../../domain/card/card-envelope.ts'
import type { PartsDecision } from '../../src/features/checkout/machine/booking-payment.ts'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import { sealedCard } from '../visitor/sealed-card.ts'
import { atProvider, cardOf, sealedThere } from './at-provider.ts'
import type { PersistentVisitor } from './persistent-visitor.ts'
import type { Intent, Traveller } from './traveller.ts'

/** Nothing was begun, or nothing was ready: the page says so, and that Pay may be pressed again. */
const isWorthAnotherPress = ({ payment }: BookingView): boolean => {
  const outcome = payment.status === 'idle' ? payment.last?.outcome : 'decided'
  return outcome === undefined || outcome === 'notReady' || outcome === 'notCharged' || outcome === 'expired'
}

const restingStates: ReadonlySet<string> = new Set(['idle', 'confirmed', 'challenge', 'hosted'])

/** Pays for one booking as a traveller would, who never pays again over a lost answer. */
export const createPayer = (visitor: PersistentVisitor, { keeps }: Pick<Traveller, 'keeps'>) => {
  const { persistently, site } = visitor

  /** What is charged for what is left, where a part was refused and the traveller has kept the rest. */
  let keptFor: number | undefined

  /** Says what is to become of what is left; where both answers are lost, it is asked again. */
  const decide = async ({ kept }: PartsDecision): Promise<void> => {
    await visitor.inTwoTabs('decideParts', keeps)
    keptFor = keeps === 'keep' ? kept.amount : undefined
  }

  /** Asks until it is known how the payment stands. */
  const settled = async (view: BookingView): Promise<BookingView> => {
    let now = view
    while (!restingStates.has(now.payment.status)) {
      if (!visitor.isInTime()) throw new Error(`the payment stayed ${now.payment.status}`)
      if (now.payment.status === 'deciding') await decide(now.payment.decision)
      await wait(500)
      now = await persistently('askPayment')
    }
    return now
  }

  /** A lost answer to Pay is asked after, never paid again. */
  const payOrAsk = async (data: unknown): Promise<BookingView> => {
    const answer = await visitor.once<BookingView>('payBooking', data)
    return settled(answer?.ok ? answer.value : await persistently('askPayment'))
  }

  const loadKeys = (asked: unknown): Promise<SignedCardKeys> => persistently('loadCardKeys', asked)

  const press = async ({ total: agreed }: BookingView, intent: Intent): Promise<BookingView> => {
    if (intent.by === 'page') return payOrAsk({ method: 'hosted', agreed })
    if (intent.by === 'hold') return payOrAsk({ method: 'hold', agreed })
    return payOrAsk({ method: 'card', agreed, cardEnvelope: await sealedCard(cardOf(intent.number), agreed, loadKeys) })
  }

  /** What the bank or the provider asks on pages of their own, until it has come to an end. */
  const elsewhere = async (view: BookingView, intent: Intent): Promise<BookingView> => {
    for (let turn = 0; visitor.isInTime(); turn += 1) {
      const { payment } = turn === 0 ? view : await settled(await persistently('askPayment'))
      if (payment.status === 'challenge') {
        await atProvider(payment.url, { answer: intent.by === 'card' ? intent.atBank : 'approve' }, site)
      } else if (payment.status === 'hosted') {
        const pays = intent.by === 'page' && intent.action === 'pay'
        await atProvider(payment.url, pays ? await sealedThere(payment.url, site) : { action: 'cancel' }, site)
      } else return visitor.read()
      await wait(300)
    }
    throw new Error(`the bank or the provider never came to an end: ${JSON.stringify((await visitor.read()).payment)}`)
  }

  const pay = async (intent: Intent): Promise<BookingView> => {
    let view = await settled(await visitor.read())
    /** What was not ready or never arrived is tried again by anybody who wants to fly. */
    for (let turn = 0; turn < 30; turn += 1) {
      if (view.priceChange) view = await persistently('acceptPrice')
      view = await elsewhere(await press(view, intent), intent)
      if (view.payment.status === 'confirmed') return view
      if (!isWorthAnotherPress(view)) return view
      await wait(250)
    }
    return view
  }

  return { pay, press, settled, keptFor: () => keptFor }
}
