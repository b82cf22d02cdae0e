import { createServerFn } from '@tanstack/react-start'
import { formStart } from './features/visitor-forms/form-answer.server.ts'
import { type FormKind, isFormKind, readTyped } from './features/visitor-forms/form-fields.ts'
import type { SentForm } from './features/visitor-forms/form-outcome.ts'
import { sendFormOnServer } from './visitor-forms.server.ts'

/** The calls are anybody's: whatever was sent becomes text, and no form becomes the first. */
const readKind = (kind: unknown): FormKind => (isFormKind(String(kind)) ? (kind as FormKind) : 'contact')

const readSent = (sent: SentForm): SentForm => {
  const kind = readKind(sent.kind)
  return {
    kind,
    typed: readTyped(kind, (field) => String(sent.typed?.[field] ?? '')),
    key: String(sent.key).slice(0, 64),
    language: sent.language === 'en' ? 'en' : 'es',
    trap: String(sent.trap ?? ''),
    booking: String(sent.booking ?? '').slice(0, 100),
  }
}

/** What a form begins with; what was just sent without scripts is taken once. */
export const loadForm = createServerFn({ method: 'POST' })
  .validator((kind: FormKind) => readKind(kind))
  .handler(({ data }) => formStart(data))

export const sendVisitorForm = createServerFn({ method: 'POST' })
  .validator((sent: SentForm) => readSent(sent))
  .handler(({ data }) => sendFormOnServer(data))
