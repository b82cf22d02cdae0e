import { Schema } from 'effect'

const fields = {
  message: Schema.String,
  requestId: Schema.String,
}

const Fault = Schema.Struct({
  path: Schema.String,
  message: Schema.String,
})

/** 400: the request cannot be read; `faults` names every one of them, by where it is. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()(
  'InvalidRequest',
  { ...fields, code: Schema.Literal('invalid_request'), faults: Schema.Array(Fault) },
  { httpApiStatus: 400 },
) {}

/** 404: nothing is known under the id or code that was asked for. */
export class NotFound extends Schema.TaggedError<NotFound>()(
  'NotFound',
  { ...fields, code: Schema.Literal('not_found') },
  { httpApiStatus: 404 },
) {}

/** 410: the offer was real but cannot be sold any more: sold out, or past its expiry. */
export class OfferGone extends Schema.TaggedError<OfferGone>()(
  'OfferGone',
  { ...fields, code: Schema.Literals(['offer_no_longer_available', 'offer_expired']) },
  { httpApiStatus: 410 },
) {}

/** 504: the supplier did not answer in time; nothing was sold. */
export class SupplierTimeout extends Schema.TaggedError<SupplierTimeout>()(
  'SupplierTimeout',
  { ...fields, code: Schema.Literal('supplier_timeout') },
  { httpApiStatus: 504 },
) {}

/** 503: a part of the backend is out of order; asking again later may work. */
export class Unavailable extends Schema.TaggedError<Unavailable>()(
  'Unavailable',
  { ...fields, code: Schema.Literals(['supplier_unavailable', 'storage_unavailable', 'not_configured']) },
  { httpApiStatus: 503 },
) {}

/** 500: a defect. Its cause is in the log under `requestId`, never in the answer. */
export class InternalError extends Schema.TaggedError<InternalError>()(
  'InternalError',
  { ...fields, code: Schema.Literal('internal_error') },
  { httpApiStatus: 500 },
) {}
