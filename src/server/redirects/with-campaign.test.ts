import { describe, expect, it } from 'vitest'
import { withCampaign } from './with-campaign.ts'

const led = (from: string, location: string) => withCampaign(location, new URL(from, 'https://trayecto.test'))

describe('a redirect', () => {
  it.each([
    ['/en/booking/summary?utm_source=mail&utm_campaign=cart', '/en', '/en?utm_source=mail&utm_campaign=cart'],
    ['/booking/confirm?metaName=kayak&affiliateId=p1', '/#offers', '/?metaName=kayak&affiliateId=p1#offers'],
    ['/hoteles/summary?gclid=1%202&offer=x&disId=d', '/hoteles?tab=a', '/hoteles?tab=a&gclid=1%202'],
    ['/es?utm_source=a', 'https://trayecto.test/en', 'https://trayecto.test/en?utm_source=a'],
  ])('from %s to %s keeps what a campaign wrote, and nothing else', (from, to, kept) =>
    expect(led(from, to)).toBe(kept),
  )

  it.each([
    ['/en?tab=hotels&from=BOG', '/'],
    ['/en/tours?utm_source=mail', '/en/turs?utm_source=mail'],
    ['/en/tours?utm_source=mail', '/en/turs?utm_source=radio'],
    ['/ofertas?utm_source=mail', 'https://partner.example/'],
    ['/ofertas?utm_source=mail', '//partner.example/'],
    ['/ofertas?utm_source=mail', 'https://trayecto.test.partner.example/'],
    ['/ofertas?utm_source=mail', 'http://['],
  ])('from %s to %s stays as it is', (from, to) => expect(led(from, to)).toBe(to))
})
