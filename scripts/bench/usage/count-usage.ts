import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedCardKeys } from '../../../domain/card/card-envelope.ts'
import type { BookingView } from '../../../src/features/checkout/session/booking-view.ts'
import { crowdedBindings } from '../../serving/local-bindings.ts'
import { serveWorkers } from '../../serving/local-workers.ts'
import { createVisitor, searchOffer } from '../../visitor/booking-visitor.ts'
import { postBeside } from '../../visitor/post.ts'
import { sealedCard } from '../../visitor/sealed-card.ts'
import { measuredPages, readPage } from '../pages/measured-pages.ts'
import { countAround } from './count-around.ts'
import { typingVisitor } from './typing-visitor.ts'
import { type Usage, usagePath } from './usage.ts'

export interface Counted {
  readonly site: Usage
  readonly backend: Usage
}

const card = { name: 'Ana Muñoz', number: '4242424242424242', expiry: '12 / 30', cvv: '123' }
const searches = 180

/** Takes every mail, as a mail service does. */
const startMailService = async (): Promise<Server> => {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

/** What a booking, from the choice of a flight to its tickets, and a search that nobody has made yet are charged for, at the limits that are set for visitors. */
export const countUsage = async (port: number) => {
  const state = mkdtempSync(path.join(tmpdir(), 'bench-usage-'))
  const mail = await startMailService()
  const mailUrl = `http://127.0.0.1:${(mail.address() as AddressInfo).port}/`
  const vars = { MAIL_API_URL: mailUrl, MAIL_API_KEY: 'key', MAIL_FROM: 'Trayecto <bookings@example.com>' }
  const { miniflare, url } = await serveWorkers({
    port,
    workers: ['server', 'trayecto_backend'],
    vars: { TRUSTED_PROXY: crowdedBindings.TRUSTED_PROXY, TICKETING_SECONDS: '2', ...vars },
    state,
    around: countAround,
  })
  const [site, backend] = [await miniflare.getWorker('trayecto'), await miniflare.getWorker('trayecto-backend')]
  const told = async (): Promise<Counted> => {
    const of = async (worker: typeof site) => (await worker.fetch(`http://worker${usagePath}`)).json() as Promise<Usage>
    return { site: await of(site), backend: await of(backend) }
  }
  const offer = await searchOffer(await postBeside(miniflare))

  const book = async (): Promise<void> => {
    const visitor = createVisitor(url)
    const page = async (address: string): Promise<void> => {
      const response = await fetch(url.origin + address, { headers: { accept: 'text/html', cookie: visitor.cookie() } })
      await response.text()
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    }
    const begun = (await visitor.call('startBooking', offer)) as { readonly value: BookingView }
    const typing = typingVisitor(visitor, begun.value)
    await page('/es/booking/summary')
    await typing.summary()
    await page('/es/booking/BillingSummary')
    await typing.billing()
    typing.leave()
    const loadKeys = async (asked: unknown): Promise<SignedCardKeys> =>
      ((await visitor.call('loadCardKeys', asked)) as { readonly value: SignedCardKeys }).value
    const cardEnvelope = await sealedCard(card, offer.shown, loadKeys)
    const paid = await visitor.call('payBooking', { method: 'card', agreed: offer.shown, cardEnvelope })
    if (!JSON.stringify(paid).includes('"confirmed"')) throw new Error(`Pay ended in ${JSON.stringify(paid)}`)
    await page('/es/booking/confirm')
    // its tickets, and what its objects do by themselves
    await wait(8000)
  }

  try {
    await book()
    await told()
    await book()
    const booking = await told()
    for (let turn = 0; turn < searches; turn += 1) await readPage(url, measuredPages.cold.address())
    const { backend: searched } = await told()
    return { booking, searched, searches }
  } finally {
    await miniflare.dispose()
    mail.close()
    rmSync(state, { recursive: true })
  }
}
