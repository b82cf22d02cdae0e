import { env } from 'cloudflare:workers'
import { askDatabase } from '../ask-database.ts'
import { unavailable } from '../orders/order-problem.ts'

/** The address on the list that a key is of; null where there is none. */
export const subscribedBy = (key: string) =>
  askDatabase(
    () =>
      env.DB.prepare("SELECT fields ->> '$.email' AS email FROM messages WHERE unsubscribe_key = ?")
        .bind(key)
        .first<string>('email'),
    unavailable,
  )

export const removeSubscriber = (key: string) =>
  askDatabase(() => env.DB.prepare('DELETE FROM messages WHERE unsubscribe_key = ?').bind(key).run(), unavailable)
