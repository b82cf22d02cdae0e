import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { mailWords } from '../../backend/mail/words.ts'
import { activityWords } from '../../backend/products/activities/activity-words.ts'
import { tourWords } from '../../backend/products/tours/tour-words.ts'
import { messages as english } from './catalogues/en.po'
import { messages as spanish } from './catalogues/es.po'

const i18nOf = (locale: 'en' | 'es') => setupI18n({ locale, messages: { en: english, es: spanish } })

describe.each(['en', 'es'] as const)('in %s a mail calls a thing what the page does:', (locale) => {
  it.each([
    ["an organizer's reference", msg`Organizer reference`, activityWords[locale].reference],
    ["an operator's reference", msg`Operator reference`, tourWords[locale].reference],
    ['the telephone', msg`Contact number`, mailWords[locale].contact],
    ['what is to be done', msg`What comes next`, mailWords[locale].next],
  ])('%s', (_thing, onPage, inMail) => expect(inMail).toBe(i18nOf(locale)._(onPage)))
})
