import { loggedContacts } from './logged-contacts.server.ts'

/** Seconds that a browser believes it: an operator's change is with everybody within the hour. */
const kept = 3600

/** The telephones as JSON, the same for everybody; none at all are asked for again the next time. */
export const handleContacts = async (): Promise<Response> => {
  const contacts = await loggedContacts()
  const caching = contacts.length > 0 ? `public, max-age=${kept}` : 'no-store'
  return Response.json({ contacts }, { headers: { 'cache-control': caching } })
}
