import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { endpointNames } from '../../flights/search/endpoint-names.ts'
import { bookingUrl } from '../search/package-addresses.ts'
import { resultPath, serialisePackageSearch } from '../search/package-search.ts'
import { findPackageOnServer } from './package-loader.server.ts'
import type { FoundPackage, LoadedPackage } from './loaded-package.ts'

interface Visit {
  readonly i18n: I18n
}

const titleOf = (i18n: I18n, found: FoundPackage): string => {
  const { to } = endpointNames(found)
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = `${day(found.search.departure)} – ${day(found.search.return)}`
  return i18n._(msg`Flight + hotel in ${to}, ${days}`)
}

const withAddress = (url: ResultsUrl, found: FoundPackage, { i18n }: Visit): LoadedPackage => {
  const { next, search } = found
  if (next.step === 'checked') {
    const { offer, rates } = next
    throw redirect({ to: '/paquetes/booking/summary', search: bookingUrl(url, { ...offer, rates }) })
  }
  const address = `${resultPath}?${new URLSearchParams(serialisePackageSearch(search))}`
  return { ...found, address, title: titleOf(i18n, found) }
}

export const loadPackage = createIsomorphicFn()
  .server(async (url: ResultsUrl, visit: Visit): Promise<LoadedPackage> =>
    withAddress(url, await findPackageOnServer(url), visit),
  )
  .client(async (url: ResultsUrl, visit: Visit): Promise<LoadedPackage> => {
    const { loadPackageStep } = await import('./package.functions.ts')
    return withAddress(url, await loadPackageStep({ data: url }), visit)
  })
