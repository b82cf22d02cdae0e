import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { ResultsFailure } from './results-failure.tsx'
import { ResultsScopeProvider } from './results-scope.tsx'
import type { SoldWith } from './sold-with.ts'

const withStays = { Nothing: () => 'nothing is sold together' } as unknown as SoldWith

const shown = (_tag: Problem['_tag'], soldWith: SoldWith | undefined): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ResultsScopeProvider url={{}} search={{} as FlightSearch} soldWith={soldWith}>
        <ResultsFailure problem={{ _tag, code: '', message: '', requestId: undefined }} onRetry={() => undefined} />
      </ResultsScopeProvider>
    </I18nProvider>,
  )

it.each([
  ['NotFound', withStays, 'nothing is sold together'],
  ['InternalError', withStays, 'We cannot search for flights right now'],
  ['SupplierTimeout', withStays, 'The airlines did not answer in time'],
  ['NotFound', undefined, 'We cannot search for flights right now'],
] as const)('%s, sold with %o, says “%s”', (tag, soldWith, said) => expect(shown(tag, soldWith)).toContain(said))
