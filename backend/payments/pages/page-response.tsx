import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HttpServerResponse } from 'effect/http'
import type { PaymentRow } from '../payment-row.ts'
import { isAllowedReturn } from '../../sessions/return-url.ts'

/** What a page may do beyond looking like one. */
interface Allowed {
  /** forms may lead here, and back to the site */
  readonly returnTo: string | null
  /** seals a card, and asks for keys to do it with */
  readonly seals?: boolean
}

const policyFor = ({ returnTo, seals }: Allowed): string => {
  const site = returnTo && URL.canParse(returnTo) ? ` ${new URL(returnTo).origin}` : ''
  const scripts = seals ? " script-src 'self'; connect-src 'self';" : ''
  return `default-src 'none';${scripts} style-src 'self'; form-action 'self'${site}; base-uri 'none'; frame-ancestors 'none'`
}

/** The pages' own forms name the origin that they come from, which `no-referrer` would hide; nobody else is told anything. */
const headersFor = (allowed: Allowed) => ({
  'content-security-policy': policyFor(allowed),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})

export const pageResponse = (page: ReactElement, allowed: Allowed, status = 200) =>
  HttpServerResponse.text(`<!doctype html>${renderToStaticMarkup(page)}`, {
    status,
    contentType: 'text/html; charset=utf-8',
    headers: headersFor(allowed),
  })

/** 303, so that going back or reloading never sends a card again. */
export const seeOther = (location: string) =>
  HttpServerResponse.empty({ status: 303, headers: { location, 'cache-control': 'no-store' } })

/**
 * The way back to the site with the payment's id. Its query proves nothing: the site asks how the payment stands.
 */
export const returnAddress = (row: PaymentRow, siteOrigins: readonly string[]): string | null => {
  if (!row.return_url || !isAllowedReturn(row.return_url, siteOrigins)) return null
  const address = new URL(row.return_url)
  address.searchParams.set(row.kind === 'hosted' ? 'cartId' : 'transactionId', row.id)
  return address.toString()
}
