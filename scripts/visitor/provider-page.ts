import { sealedCard } from './sealed-card.ts'

/** Sends a form of the payment provider's pages as a browser on them would; `site` is where those pages are shown. */
export const postToProvider = (
  url: string,
  fields: Readonly<Record<string, string>>,
  site = new URL(url),
): Promise<Response> => {
  const { pathname, search } = new URL(url, site)
  return fetch(new URL(pathname + search, site), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin },
    body: new URLSearchParams(fields),
  })
}

/** What the provider's page sends for a card: sealed for the payment that it shows. */
export const sealedForProvider = async (
  url: string,
  card: Parameters<typeof sealedCard>[0],
  site = new URL(url),
): Promise<Record<string, string>> => {
  const { pathname, search, searchParams } = new URL(url, site)
  const html = await (await fetch(new URL(pathname + search, site))).text()
  const [, amount, currency] = /data-amount="(\d+)" data-currency="([A-Z]{3})"/.exec(html) ?? []
  if (!amount || !currency) throw new Error('the page takes no card')
  const cardEnvelope = await sealedCard(card, { amount: Number(amount), currency }, async ({ nonce }) => {
    const asked = new URLSearchParams({ cartId: searchParams.get('cartId') ?? '', nonce })
    return (await fetch(new URL(`/pay/keys?${asked}`, site))).json()
  })
  return { action: 'pay', cardEnvelope }
}
