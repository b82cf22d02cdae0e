import { Schema } from 'effect'
import { isZone } from '#domain/time/is-zone.ts'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { IdempotencyConflict, TooManyRequests } from './booking-problem.ts'
import { InfoData } from './products/flights/flights.ts'
import { Email, Filled, IdempotencyKey, Language, Name, Text, visitorAddress } from './fields.ts'
import { Unavailable } from './problem.ts'
import { ServiceCaller } from './service-caller.ts'

const name = Name(120)
const phone = Schema.String.check(Schema.isPattern(/^\+?\d{9,15}$/, { message: 'must be a plus and 9 to 15 digits' }))
const postalCode = Schema.String.check(Schema.isPattern(/^\d{5,6}$/, { message: 'must be 5 or 6 digits' }))
const message = Filled(2000)
const language = Language
/** where whoever writes came from, as calls of a booking carry it */
const infoData = Schema.optionalKey(InfoData)
const consent = Schema.Boolean.check(Schema.makeFilter((given: boolean) => given || 'must be given'))

export const ContactMessage = Schema.Struct({
  language,
  name,
  email: Email,
  phone,
  postalCode,
  bestTime: Schema.Literals(['any', 'morning', 'afternoon', 'evening']),
  /** the IANA zone of whoever writes, by whose clock `bestTime` is meant, where their device told it */
  timeZone: Schema.optionalKey(Schema.String.check(Schema.makeFilter((zone) => isZone(zone) || 'must be a time zone'))),
  message,
  infoData,
})

/** Somebody would like what cannot be booked on the site yet. `where` and `when` in their own words. */
export const Enquiry = Schema.Struct({
  language,
  about: Schema.Literals(['hotels', 'packages', 'activities', 'tours', 'cruises']),
  /** the id of the sailing that it is about, as in its address */
  sailing: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[\w-]{1,120}$/))),
  name,
  email: Email,
  phone,
  where: Text(200),
  when: Text(200),
  message: Text(2000),
  infoData,
})

/**
 * `booking` says which trip it is about, in what only its owner knows; without one, or with one that is not found, the
 * review is kept as unverified (rule form-2).
 */
export const Review = Schema.Struct({
  language,
  name,
  email: Email,
  rating: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
  text: Filled(2000),
  booking: Schema.optionalKey(Schema.Struct({ referenceId: Filled(40), email: Filled(254) })),
})

/** An address that is there already is answered the same, and stays there once. */
export const Subscription = Schema.Struct({ language, email: Email, consent })

const headers = { 'idempotency-key': IdempotencyKey, ...visitorAddress }

const received = Schema.Struct({ id: Schema.String }).annotate({ httpApiStatus: 202 })
const error = [IdempotencyConflict, TooManyRequests, Unavailable] as const

export class FormsGroup extends HttpApiGroup.make('forms')
  .annotate(
    OpenApi.Description,
    'What visitors write to us. Each is kept once for its key, and so many from one address in an hour.',
  )
  .add(
    HttpApiEndpoint.post('contact', '/forms/contact', {
      headers,
      payload: ContactMessage,
      success: received,
      error,
    }).annotate(OpenApi.Description, 'Takes a message to us. A repeat under its key is answered alike, and kept once.'),
    HttpApiEndpoint.post('enquiry', '/forms/enquiry', { headers, payload: Enquiry, success: received, error }).annotate(
      OpenApi.Description,
      'Takes an enquiry about what is not sold here yet. A repeat under its key is answered alike, and kept once.',
    ),
    HttpApiEndpoint.post('review', '/forms/review', { headers, payload: Review, success: received, error }).annotate(
      OpenApi.Description,
      'Takes a review; one of the same booking takes the place of the one before. A repeat under its key is answered alike.',
    ),
    HttpApiEndpoint.post('subscribe', '/forms/subscribe', {
      headers,
      payload: Subscription,
      success: received,
      error,
    }).annotate(
      OpenApi.Description,
      'Takes a mail address that wants to be written to. A repeat, under whatever key, leaves it on the list once.',
    ),
  )
  .middleware(ServiceCaller) {}
