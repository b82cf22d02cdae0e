import type { Booking } from '#contract/booking.ts'

export const nameOf = ({ firstName, middleName, lastName }: Booking['passengers'][number]): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
