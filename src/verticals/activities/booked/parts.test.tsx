import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ComponentProps } from 'react'
import { ActivityReference } from './parts.tsx'

it('gives the organizer’s reference without the name of our connection to them', () => {
  const part = { supplier: { name: 'DEMO', reference: 'CTG-11' } } as ComponentProps<typeof ActivityReference>['part']
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ActivityReference part={part} />
    </I18nProvider>,
  )
  expect(markup.replaceAll(/<[^>]+>/g, ' ')).toMatch(/^\s*Organizer reference\s+CTG-11\s*$/)
})
