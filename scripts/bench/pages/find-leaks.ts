import { countryNames } from '../../../domain/country-names.ts'
import type { LeakVisitor } from './leak-visitors.ts'

export interface SeenAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly askedAt: number
}

interface Scope {
  readonly requestId: string
  readonly visitor: {
    readonly country?: string
    readonly currency: string
    readonly theme: string
    readonly breakpoint: string
  }
}

const scopeOf = (body: string): Scope | undefined => {
  const content = /<meta name="page-scope" content="([^"]*)"/.exec(body)?.[1]
  return content === undefined ? undefined : JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

const nonceIn = (headers: Headers): string =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

const namesOfCountries = { es: countryNames('es'), en: countryNames('en') }

/** Makes a judge of answers, who knows all the nonces and request ids that have been given. */
export const leakJudge = () => {
  const given = new Set<string>()
  // what was cut from a page would keep the whole page in memory: a copy keeps nothing
  const isNew = (value: string): boolean =>
    value !== '' && !given.has(value) && given.add(Buffer.from(value).toString()).size > 0

  /** In words, what an answer holds that is not this visitor's, or lacks of what is. */
  return (visitor: LeakVisitor, { status, headers, body, askedAt }: SeenAnswer): readonly string[] => {
    const [nonce, id, scope] = [nonceIn(headers), headers.get('x-request-id') ?? '', scopeOf(body)]
    const [isNewNonce, isNewId] = [isNew(nonce), isNew(id)]
    const nonces = new Set([...body.matchAll(/ nonce="([^"]*)"/g)].map(([, found]) => found))
    const formKeys = [...new Set([...body.matchAll(/name="key" value="([^"]+)"/g)].map(([, key = '']) => key))]
    const areNewKeys = formKeys.every(isNew)
    const told = scope?.visitor
    const theme = /<html[^>]* data-theme="(\w+)"/.exec(body)?.[1] ?? 'system'
    const answered = /answeredAt:"([^"]+)"/.exec(body)?.[1]
    const checks: readonly (readonly [string, boolean])[] = [
      [`status ${status}`, status === 200],
      ['a cookie is set', !headers.has('set-cookie')],
      ['a nonce that was given before', isNewNonce],
      ['a request id that was given before', isNewId],
      ['a form’s key that was given before', areNewKeys],
      ['nonces that are not this answer’s', nonces.size === 1 && nonces.has(nonce)],
      ['a request id that is not this answer’s', scope?.requestId === id],
      [`told to be in ${told?.country}`, told?.country === visitor.country],
      [`told the currency ${told?.currency}`, told?.currency === visitor.currency],
      [`told the theme ${told?.theme}`, told?.theme === visitor.theme && theme === visitor.theme],
      [`told the width ${told?.breakpoint}`, told?.breakpoint === visitor.viewport],
      ['the other language', body.includes(`<html lang="${visitor.locale}"`)],
      [
        'prices in another currency',
        body.includes(`${visitor.locale.toUpperCase()}<!-- --> · <!-- -->${visitor.currency}`),
      ],
      [
        'another country’s name',
        body.includes(`</span> <!-- -->${namesOfCountries[visitor.locale].of(visitor.country)}`),
      ],
      [
        'another place to fly from',
        !visitor.origin || (body.includes(`initial:`) && body.includes(`from:"${visitor.origin}"`)),
      ],
      ['somebody’s words', !body.includes('mkleak')],
      ['offers of another time', !answered || Date.parse(answered) >= askedAt - 1],
    ]
    return checks.flatMap(([words, holds]) => (holds ? [] : [`${visitor.path}: ${words}`]))
  }
}
