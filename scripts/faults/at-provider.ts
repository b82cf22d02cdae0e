import { setTimeout as wait } from 'node:timers/promises'
import { postToProvider, sealedForProvider } from '../visitor/provider-page.ts'
import { cardNumbers } from './traveller.ts'

export const cardOf = (number: string) => ({ name: 'Ana Perez', number, expiry: '12 / 30', cvv: '123' })

/** Sends a form of the bank's or the provider's page; whether it arrived is asked of the site. */
export const atProvider = async (url: string, fields: Record<string, string>, site: URL): Promise<void> => {
  await postToProvider(url, fields, site).catch(() => undefined)
}

/** A card for a provider's page, as often as it takes; a page that takes no card any more has nothing to be sent. */
export const sealedThere = async (url: string, site: URL): Promise<Record<string, string>> => {
  for (let turn = 0; turn < 10; turn += 1) {
    const fields = await sealedForProvider(url, cardOf(cardNumbers.good), site).catch(() => undefined)
    if (fields) return fields
    await wait(100)
  }
  return { action: 'pay' }
}
