import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnMap } from './drawn-map.tsx'
import { PinScope } from './pins/pin-scope.tsx'

const cartagena = { latitude: 10.42, longitude: -75.54 }

/** How far the measure of a map goes, in words. */
const scaleOf = (map: Pick<ComponentProps<typeof DrawnMap>, 'pins' | 'around'>): string | undefined => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PinScope>
        <DrawnMap {...map} name="Map of hotels" />
      </PinScope>
    </I18nProvider>,
  )
  return />([\d,]+ \w+)</.exec(markup)?.[1]
}

it('a map without a pin begins at the place of a search, as it would around one pin; else at the world', () => {
  const town = scaleOf({ pins: [], around: { lat: 10.42, lon: -75.54 } })
  expect(town).toMatch(/ ft$/)
  expect(scaleOf({ pins: [{ id: '1', at: cartagena, name: 'Hotel, $80', label: '$80' }] })).toBe(town)
  expect(scaleOf({ pins: [] })).toMatch(/^\d,000 mi$/)
})
