/** The pages around a booking, as the site's routes name them. */
export type SitePage =
  | '/'
  | '/activities/booking/success'
  | '/activities/booking/summary'
  | '/activities/booking/waiting'
  | '/activities/result'
  | '/booking/BillingSummary'
  | '/booking/authenticate'
  | '/booking/authenticate/authorize'
  | '/booking/authenticate/cancel'
  | '/booking/authenticate/waiting'
  | '/booking/confirm'
  | '/booking/summary'
  | '/hoteles/booking/success'
  | '/hoteles/booking/summary'
  | '/hoteles/booking/waiting'
  | '/hoteles/summary'
  | '/paquetes/actividad/summary'
  | '/paquetes/booking/success'
  | '/paquetes/booking/summary'
  | '/paquetes/booking/waiting'
  | '/paquetes/result'
  | '/paquetes/tur/summary'
  | '/turs/booking/success'
  | '/turs/booking/summary'
  | '/turs/booking/waiting'
  | '/turs/result'

export interface PaymentPlace {
  readonly to: SitePage
  readonly search: Readonly<Record<string, string>>
}

/** The pages of a booking that each kind of travel has for itself. All others are shared. */
export interface BookingPages {
  /** where it is looked at before it is paid for, and comes back to where a payment failed */
  readonly summary: PaymentPlace
  /** where something else is chosen, once what was chosen cannot be had */
  readonly again: PaymentPlace
  /** where an answer about a payment is waited for */
  readonly waiting: SitePage
  readonly confirmed: SitePage
}
