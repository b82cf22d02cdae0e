/**
 * Seats that an airline keeps without payment. placing → held → ended by payment, or held → releasing → ended. Each stage may
 * be repeated without doing anything twice: its supplier knows the order by a key made of `key`.
 */
export interface SeatHold {
  readonly key: string
  readonly stage: 'placing' | 'held' | 'releasing' | 'ended'
  /** the airline's deadline, in milliseconds; null until it has said */
  readonly payBy: number | null
  readonly endedBy: 'payment' | 'deadline' | 'traveller' | null
}

export const newHold = (key: string): SeatHold => ({ key, stage: 'placing', payBy: null, endedBy: null })
