import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FreeUntil } from './free-until.tsx'

const drawn = (isRow?: boolean): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FreeUntil at="2027-01-05T12:00:00Z" zone="America/Bogota" {...(isRow && { isRow })} />
    </I18nProvider>,
  )

it('says the hour, which only a row of a list hides on a phone', () => {
  for (const markup of [drawn(), drawn(true)])
    expect(markup.replaceAll(/<[^>]+>/g, '')).toMatch(/^Free cancellation until Jan 5, 7:00\sAM local time$/)
  expect(drawn()).not.toContain('sr-only')
  expect(drawn(true)).toContain('card-narrow:sr-only')
})
