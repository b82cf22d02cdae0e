import { mix } from '../../../demo/deterministic.ts'
import type { Hotel } from '../house/hotel.ts'
import type { Plan } from './plans.ts'

/** What a hotel asks for a room that is sold with a flight, of what it asks for the same room alone: 86 to 94 hundredths. */
export const packageFactor = ({ seed }: Hotel): number => 0.94 - (mix(seed, 91) % 9) / 100

/** Only what is paid when it is booked is sold with a flight: one price is taken once. */
export const packagePlan = ({ pays }: Plan): boolean => pays === 'now'
