import { type CardKeySigner, type SignedCardKeys, sealCard } from '#domain/card/card-envelope.ts'
import { type Card, type CardFault, cardFault } from '../card/card-checks.ts'

/** Whose keys a card may be sealed for, as the build was told. */
const signer: CardKeySigner = import.meta.env.CARD_SIGNER

const elementOf = <Element extends HTMLElement>(id: string): Element => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no ${id}`)
  return element as Element
}

const form = elementOf<HTMLFormElement>('card')
const failure = elementOf('failure')
const fields = {
  cardNumber: elementOf<HTMLInputElement>('cardNumber'),
  cardExpiry: elementOf<HTMLInputElement>('cardExpiry'),
  cardCvv: elementOf<HTMLInputElement>('cardCvv'),
  cardName: elementOf<HTMLInputElement>('cardName'),
} satisfies Record<keyof Card, HTMLInputElement>

const wrongField = {
  number: fields.cardNumber,
  expiry: fields.cardExpiry,
  code: fields.cardCvv,
  expired: fields.cardExpiry,
} satisfies Record<CardFault, HTMLInputElement>

const typedCard = (): Card => ({
  cardNumber: fields.cardNumber.value,
  cardExpiry: fields.cardExpiry.value,
  cardCvv: fields.cardCvv.value,
  cardName: fields.cardName.value,
})

/** The browser itself shows what cannot be right, and what was typed stays. */
const findsFault = (card: Card): boolean => {
  const fault = cardFault(card, Date.now())
  if (!fault) return false
  const field = wrongField[fault]
  field.setCustomValidity((fault === 'expired' ? field.dataset.expired : undefined) ?? field.title)
  field.reportValidity()
  return true
}

const sealed = async ({ cardName, cardNumber, cardExpiry, cardCvv }: Card): Promise<string | undefined> => {
  const { cart = '', amount, currency = '' } = form.dataset
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
  for (const field of Object.values(fields)) field.removeAttribute('name')
  elementOf<HTMLInputElement>('cardEnvelope').value = envelope
  form.submit()
}

let isSealing = false

const pay = async (): Promise<void> => {
  const card = typedCard()
  if (isSealing || findsFault(card)) return
  isSealing = true
  failure.hidden = true
  const envelope = await sealed(card).catch(() => undefined)
  isSealing = false
  if (envelope === undefined) failure.hidden = false
  else send(envelope)
}

for (const field of Object.values(fields)) field.addEventListener('input', () => field.setCustomValidity(''))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void pay()
})
