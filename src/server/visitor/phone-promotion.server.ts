import { env } from 'cloudflare:workers'
import { type PhonePromotion, type PromotionWords, isRunning, readPhonePromotion } from '#domain/phone-promotion.ts'
import { logFailure } from '../log.ts'

/** An offer by telephone as a page tells it, in its own language. */
export interface ToldPromotion extends PromotionWords, Omit<PhonePromotion, 'es' | 'en'> {}

const { promotion, faults } = readPhonePromotion(env.PHONE_PROMOTION ?? '')

for (const fault of faults) logFailure({ event: 'phone_promotion_left_out', requestId: '', fault })

/** The operator's offer by telephone, read once when the Worker starts; undefined outside of its days. */
export const runningPromotion = (locale: 'es' | 'en', now = new Date()): ToldPromotion | undefined => {
  if (!promotion || !isRunning(promotion, now)) return undefined
  const { es, en, ...dates } = promotion
  return { ...dates, ...(locale === 'es' ? es : en) }
}
