import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { infoDataSchema } from '#/server/visitor/info-data-schema.ts'
import { formStart } from '#/features/visitor-forms/form.handler.server.ts'
import { type FormKind, formKinds, readTyped } from '#/features/visitor-forms/form-fields.ts'
import type { SentForm } from '#/features/visitor-forms/form-outcome.ts'
import { locales } from '#/i18n/locale.ts'
import { callInput } from '#/server/guard/call-input.ts'
import { sendFormOnServer } from './visitor-forms.server.ts'

const kindSchema = v.picklist(formKinds)

const sentSchema = v.pipe(
  v.object({
    kind: kindSchema,
    typed: v.record(v.string(), v.optional(v.string())),
    key: v.pipe(v.string(), v.maxLength(64)),
    language: v.picklist(locales),
    trap: v.string(),
    booking: v.pipe(v.string(), v.maxLength(100)),
    timeZone: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    infoData: v.exactOptional(infoDataSchema),
  }),
  v.transform((sent): SentForm => ({ ...sent, typed: readTyped(sent.kind, (field) => sent.typed[field] ?? '') })),
)

/** What a form begins with; what was just sent without scripts is taken once. */
export const loadForm = createServerFn({ method: 'POST' })
  .validator(callInput<FormKind>()(kindSchema))
  .handler(({ data }) => formStart(data))

export const sendVisitorForm = createServerFn({ method: 'POST' })
  .validator(callInput<SentForm>()(sentSchema))
  .handler(({ data }) => sendFormOnServer(data))
