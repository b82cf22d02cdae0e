import { closestMatch } from 'leven'
import { compactEmail, isEmail } from '#domain/traveller/contact-details.ts'

/** Where most of our travellers have their mail. */
const popular = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
] as const

/** Hosts that exist, though they are written almost as one of the popular. */
const isKnown = (host: string): boolean =>
  /^(?:(?:e|y|z)?mail|gmx|live|rocketmail)\.(?:com|net)$/.test(host) ||
  /^(?:hotmail|live|outlook|yahoo)\.(?!c[mo]$|om$)[a-z]{2}$/.test(host)

/** As many slips of a finger as leave no doubt of what was meant. */
const mostSlips = 2

/**
 * The address that was probably meant by one that looks right and would reach nobody: `ana@gmail.com` for `ana@gmial.com`.
 * Undefined where there is nothing to ask.
 */
export const suggestedMail = (typed: string): string | undefined => {
  if (!isEmail(typed)) return undefined
  const [name, host = ''] = compactEmail(typed).split('@')
  const spelled = host.toLowerCase()
  if (isKnown(spelled)) return undefined
  const meant = closestMatch(spelled, popular, { maxDistance: mostSlips })
  return meant && meant !== spelled ? `${name}@${meant}` : undefined
}
