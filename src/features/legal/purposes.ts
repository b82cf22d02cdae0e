import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const contract = msg`Your contract`
const interest = msg`Our legitimate interest`
const consent = msg`Your consent`

/** What is used, what for, and what allows it. */
export const purposes: readonly (readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor])[] = [
  [
    msg`Where and when you search, how many travel, and roughly where you are`,
    msg`to find trips and suggest routes and a currency; your location is not stored`,
    interest,
  ],
  [
    msg`Names, dates of birth, gender, nationality, travel documents, contact details and requests`,
    msg`to make your booking and to look after it`,
    contract,
  ],
  [
    msg`Names, dates of birth, gender, nationality, frequent flyer numbers and travel documents, saved in your browser`,
    msg`to fill in your next booking, if you ask for it; this copy is in your browser alone`,
    consent,
  ],
  [
    msg`Billing address, amounts and the last four digits of the card`,
    msg`to charge and refund, and to keep our books`,
    msg`Your contract and the law`,
  ],
  [msg`What you write to us, with your name and contact details`, msg`to answer you`, interest],
  [msg`Your email address on our list`, msg`to send you offers and ideas for trips`, consent],
  [msg`Which link brought you here`, msg`to know which of our links are of use`, consent],
  [
    msg`Internet address and what failed, without names, cards, passports or emails`,
    msg`to keep the site safe and repair it`,
    interest,
  ],
]
