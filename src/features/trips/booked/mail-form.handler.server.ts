import { setFlash, takeFlash } from '#/server/visitor/flash-cookie.server.ts'
import { localizedLike } from '#/i18n/locale.ts'
import { readForm, seeOther, textOf } from '#/server/visitor/posted-form.ts'
import { tripPath } from '../trip-paths.ts'
import { mailTripOnServer } from '../trips.server.ts'
import { type Mailed, mailRefusal } from './mailing.ts'

const flashName = 'mailed'

interface MailedTrip {
  readonly booking: string
  readonly mailed: Mailed
}

/** The button as any browser sends it, before or without scripts: its booking's page then says what came of it. */
export const handleMailForm = async (request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const booking = textOf(form, 'booking').slice(0, 100)
  const sent = await mailTripOnServer(booking)
  const told: MailedTrip = { booking, mailed: sent.ok ? 'sent' : mailRefusal(sent.problem._tag) }
  setFlash(flashName, told)
  return seeOther(localizedLike(new URL(request.url).pathname, tripPath(booking)))
}

/** What just came of it for a booking, once. */
export const takeMailed = (id: string): Mailed | undefined => {
  const told = takeFlash(flashName) as MailedTrip | undefined
  return told?.booking === id ? told.mailed : undefined
}
