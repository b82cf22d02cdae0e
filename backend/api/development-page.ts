import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export const notFound = HttpServerResponse.text('Not found', { status: 404 })

const shut = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const htmlPage = (html: string, policy: string) =>
  HttpServerResponse.text(html, {
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'cache-control': 'no-store' },
  })

/** A mail as it would be read: it can run nothing, and its styles stand in it. */
export const mailPage = (html: string) => htmlPage(html, `${shut}; style-src 'unsafe-inline'`)

export const renderedPage = (page: ReactNode) => htmlPage(`<!doctype html>${renderToStaticMarkup(page)}`, shut)

/** A page for developers alone: it is there where DEV_OUTBOX is `on`. */
export const whileDeveloping = <Problem, Needs>(
  page: Effect.Effect<HttpServerResponse.HttpServerResponse, Problem, Needs>,
) => Effect.suspend(() => (env.DEV_OUTBOX === 'on' ? page : Effect.succeed(notFound)))
