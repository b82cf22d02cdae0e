import { setResponseStatus } from '@tanstack/react-start/server'
import type { Problem } from '#domain/problem.ts'

const statuses: Readonly<Record<Problem['_tag'], number>> = {
  InvalidRequest: 404,
  NotFound: 404,
  OfferGone: 410,
  SupplierTimeout: 504,
  Unavailable: 503,
  BackendDown: 503,
  InternalError: 503,
  BookingNotFound: 404,
  TooManyRequests: 429,
  SessionClosed: 409,
  PriceChanged: 409,
  NotCancellable: 409,
}

export const setStatusOf = ({ _tag }: Problem): void => setResponseStatus(statuses[_tag])
