import { type CardKeySigner, type SignedCardKeys, sealCard } from '#domain/card/card-envelope.ts'
import { type Card, type CardFault, cardFault } from '../card/card-checks.ts'

/** Whose keys a card may be sealed for, as the build was told. */
const signer: CardKeySigner = import.meta.env.CARD_SIGNER

const elementOf = <Element extends HTMLElement>(id: string): Element => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no ${id}`)
  return element as Element
}

const formId = 'card'
const fieldNames = ['cardNumber', 'cardExpiry', 'cardCvv', 'cardName'] as const satisfies readonly (keyof Card)[]
const fieldOf = (name: keyof Card): HTMLInputElement => elementOf(name)

const wrongField = {
  number: 'cardNumber',
  expiry: 'cardExpiry',
  code: 'cardCvv',
  expired: 'cardExpiry',
} as const satisfies Record<CardFault, keyof Card>

const typedCard = (): Card => ({
  cardNumber: fieldOf('cardNumber').value,
  cardExpiry: fieldOf('cardExpiry').value,
  cardCvv: fieldOf('cardCvv').value,
  cardName: fieldOf('cardName').value,
})

/** The browser itself shows what cannot be right, and what was typed stays. */
const findsFault = (card: Card): boolean => {
  const fault = cardFault(card, Date.now())
  if (!fault) return false
  const field = fieldOf(wrongField[fault])
  field.setCustomValidity((fault === 'expired' ? field.dataset.expired : undefined) ?? field.title)
  field.reportValidity()
  return true
}

const sealed = async ({ cardName, cardNumber, cardExpiry, cardCvv }: Card): Promise<string | undefined> => {
  const { cart = '', amount, currency = '' } = elementOf(formId).dataset
  const nonce = crypto.randomUUID()
  const answer = await fetch(`/pay/keys?${new URLSearchParams({ cartId: cart, nonce })}`)
  // nobody waits for this payment any more: the server says what became of it, and needs no card for that
  if (answer.status === 404) return ''
  if (!answer.ok) return undefined
  const keys: SignedCardKeys = await answer.json()
  const card = { name: cardName, number: cardNumber, expiry: cardExpiry, cvv: cardCvv }
  return sealCard(card, keys, { agreed: { amount: Number(amount), currency }, nonce, signer })
}

/** The card leaves in its envelope alone: the fields have no names to be sent under. */
const send = (envelope: string): void => {
  for (const name of fieldNames) fieldOf(name).removeAttribute('name')
  elementOf<HTMLInputElement>('cardEnvelope').value = envelope
  elementOf<HTMLFormElement>(formId).submit()
}

let isSealing = false

const pay = async (): Promise<void> => {
  const card = typedCard()
  if (isSealing || findsFault(card)) return
  isSealing = true
  const failure = elementOf('failure')
  failure.hidden = true
  const envelope = await sealed(card).catch(() => undefined)
  isSealing = false
  if (envelope === undefined) failure.hidden = false
  else send(envelope)
}

// the page loads this before it shows a form, so that no press comes too early to be sealed: there are no elements yet
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) target.setCustomValidity('')
})
document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== formId) return
  event.preventDefault()
  void pay()
})
