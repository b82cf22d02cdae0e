import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ItemMap } from './item-map.tsx'
import { ListMap } from './list-map.tsx'
import { PinScope } from './pins/pin-scope.tsx'

const wordsOf = (map: ReactElement): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PinScope>{map}</PinScope>
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

describe('before it is drawn, a map', () => {
  it('beside a list leads to the list', () =>
    expect(wordsOf(<ListMap title="Map of hotels">drawn</ListMap>)).toContain('is in the list as well'))

  it('of one place, which no list has, says what it is of', () =>
    expect(wordsOf(<ItemMap pins={[]} name="Map of Hotel Robledal" />)).toBe('Map of Hotel Robledal'))
})
