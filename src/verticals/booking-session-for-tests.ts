import { recordingBackend } from '#/features/checkout/session/recording-backend.ts'

/** The Worker that the tests of `BookingSession` run in: the object, and beside it the backend that it calls. */
export { BookingSession } from './booking-session.server.ts'

export default { fetch: recordingBackend }
