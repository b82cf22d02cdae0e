import { createHmac } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { Option, Schema } from 'effect'
import { Cabin, IataCode, LocalDate } from '#contract/fields.ts'
import { closedMessage, secretsIn } from '#contract/secret.ts'
import { sameText } from '../../../same-text.ts'
import { bytesOfText, textOfBytes } from '../../demo/byte-text.ts'
import type { Trip } from './trip.ts'

const Count = Schema.FiniteFromString
const Fields = Schema.Tuple([
  IataCode,
  IataCode,
  LocalDate,
  Schema.Union([LocalDate, Schema.Literal('')]),
  Cabin,
  Count,
  Count,
  Count,
  Count,
])
const decode = Schema.decodeUnknownOption(Fields)

const signatureOf = (text: string): string => {
  const [secret] = secretsIn(env.OFFER_SECRET)
  if (secret === undefined) throw new Error(closedMessage(['OFFER_SECRET']))
  return createHmac('sha256', secret).update(`horizonte ${text}`).digest('base64url').slice(0, 16)
}

/** A trip as an offer's id: all of it, and a signature, so that nothing of it need be kept. */
export const sealedTrip = ({ from, to, departure, back, cabin, travellers, expiresAt }: Trip): string => {
  const { adults, children, infants } = travellers
  const fields = [from, to, departure, back ?? '', cabin, adults, children, infants, expiresAt]
  const plain = fields.join(',')
  const text = textOfBytes(new TextEncoder().encode(plain.padEnd(Math.ceil(plain.length / 3) * 3)))
  return `${text}${signatureOf(text)}`
}

/** The trip of an id; undefined where it is none of ours. */
export const readTrip = (id: string): Trip | undefined => {
  const text = id.slice(0, -16)
  if (!sameText(id.slice(-16), signatureOf(text))) return undefined
  const bytes = bytesOfText(text)
  const fields = bytes && Option.getOrUndefined(decode(new TextDecoder().decode(bytes).trimEnd().split(',')))
  if (!fields) return undefined
  const [from, to, departure, back, cabin, adults, children, infants, expiresAt] = fields
  return {
    from,
    to,
    departure,
    back: back === '' ? null : back,
    cabin,
    travellers: { adults, children, infants },
    expiresAt,
  }
}
