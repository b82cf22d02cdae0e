import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export const notFound = HttpServerResponse.text('Not found', { status: 404 })

/** HTML that nobody keeps and that can run nothing. */
export const htmlPage = (html: string) =>
  HttpServerResponse.text(html, {
    contentType: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })

export const renderedPage = (page: ReactNode) => htmlPage(`<!doctype html>${renderToStaticMarkup(page)}`)

/** A page for developers alone: it is there where DEV_OUTBOX is `on`. */
export const whileDeveloping = <Problem, Needs>(
  page: Effect.Effect<HttpServerResponse.HttpServerResponse, Problem, Needs>,
) => Effect.suspend(() => (env.DEV_OUTBOX === 'on' ? page : Effect.succeed(notFound)))
