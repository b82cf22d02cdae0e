import { newFormKey } from '#/server/cache/page-sharing.server.ts'
import { setFlash, takeFlash } from '#/server/visitor/flash-cookie.server.ts'
import { ownReturn, readForm, seeOther, textOf } from '#/server/visitor/posted-form.ts'
import { type FormKind, isFormKind, readTyped } from './form-fields.ts'
import { type FormOutcome, type FormStart, type SentForm, reportId } from './form-outcome.ts'

type FlashedForm = Omit<FormStart, 'outcome'> & { readonly outcome: FormOutcome }

const flashName = (kind: FormKind): string => `form-${kind}`

/** A key of ours; anything else is replaced. */
const keyIn = (text: string): string => (/^[\w-]{16,64}$/.test(text) ? text : newFormKey())

/** By whose clock it was written, as the edge tells it, where the page's scripts did not send it. */
const zoneOf = ({ cf }: Request): Pick<SentForm, 'timeZone'> =>
  typeof cf?.timezone === 'string' ? { timeZone: cf.timezone } : {}

const sentIn = (kind: FormKind, form: FormData): SentForm => ({
  kind,
  typed: readTyped(kind, (field) => textOf(form, field)),
  key: keyIn(textOf(form, 'key')),
  language: textOf(form, 'language') === 'en' ? 'en' : 'es',
  trap: textOf(form, 'homepage'),
  booking: textOf(form, 'booking').slice(0, 100),
})

/**
 * Handles a form as any browser sends it: back to the page it was on, which says what came of it. Nothing typed is lost
 * unless it was kept.
 */
export const handleForm = async (
  request: Request,
  kind: string,
  send: (sent: SentForm) => Promise<FormOutcome>,
): Promise<Response> => {
  if (!isFormKind(kind)) return new Response(null, { status: 404 })
  const form = await readForm(request)
  if (form instanceof Response) return form
  const sent = { ...sentIn(kind, form), ...zoneOf(request) }
  const outcome = await send(sent)
  const isSent = outcome.status === 'sent'
  const flashed: FlashedForm = { outcome, typed: isSent ? {} : sent.typed, key: isSent ? newFormKey() : sent.key }
  setFlash(flashName(kind), flashed)
  const { pathname, search } = ownReturn(textOf(form, 'return'), new URL(request.url).origin)
  return seeOther(`${pathname}${search}#${reportId(kind)}`)
}

/** What a form begins with: empty, or as it was just sent. */
export const formStart = (kind: FormKind): FormStart =>
  (takeFlash(flashName(kind)) as FlashedForm | undefined) ?? { key: newFormKey(), typed: {}, outcome: undefined }
