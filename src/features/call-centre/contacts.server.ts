import { Effect, Schema } from 'effect'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { type GraphqlQuestion, askGraphql, contactsEndpoint } from '#/server/backend/graphql-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { CompanyContact } from './contacts.ts'

const Contact = Schema.Struct({ contactNumber: Schema.String, countryCode: Schema.String })
const ContactsAnswer = Schema.Struct({ companyContactInfo: Schema.Array(Contact) })

const question: GraphqlQuestion<typeof ContactsAnswer> = {
  query: '{ companyContactInfo { contactNumber countryCode } }',
  variables: {},
  answer: ContactsAnswer,
}

/** What is no telephone or no country is left out: a wrong number is worse than none. */
const isUsable = ({ contactNumber, countryCode }: CompanyContact): boolean =>
  /^[A-Z]{2}$/.test(countryCode) && /^\+?[\d ().-]{6,24}$/.test(contactNumber)

/** One country, one number: the first. */
const firstOfEach = (contacts: readonly CompanyContact[]): readonly CompanyContact[] => [
  ...new Map(contacts.toReversed().map((contact) => [contact.countryCode, contact])).values(),
]

const cachedContacts = Effect.gen(function* () {
  const endpoint = contactsEndpoint()
  const load = askGraphql(endpoint, question).pipe(
    Effect.map(({ companyContactInfo }) => firstOfEach(companyContactInfo.filter(isUsable))),
  )
  return yield* cachedJson(cachePolicies.contacts, endpoint.address ?? '', load)
})

/**
 * The company's telephones by country. A failure leaves none, and only `tell` hears of it: it is to be logged
 * (rule call-2).
 */
export const companyContacts = async (tell: (reason: string) => void): Promise<readonly CompanyContact[]> => {
  const told = Effect.tapError(cachedContacts, ({ message }) => Effect.sync(() => tell(message)))
  const asked = await runServer(told)
  return asked.ok ? asked.value : []
}
