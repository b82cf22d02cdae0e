/** What rows of an order are found by. */
export interface ErasedOrder {
  readonly bookingId: string
  readonly sessionId: string
  /** what the keys begin with under which suppliers were asked: its payments, and its hold */
  readonly keys: readonly string[]
}

/** The books of the demo's suppliers, which write down sealed whom an order is for. */
const supplierBooks = ['airline_orders', 'hotel_orders', 'reservations']

/**
 * Deletes what the database has of a person who booked. Amounts and times stay where they are somebody's books. It looks through whole
 * tables: an index for it would be a row more with every booking, and this is asked for seldom.
 */
export const erasures = (
  database: D1Database,
  { bookingId, sessionId, keys }: ErasedOrder,
): readonly D1PreparedStatement[] => {
  const ofBooking = (sql: string) => database.prepare(sql).bind(bookingId)
  const ofSession = (sql: string) => database.prepare(sql).bind(sessionId)
  return [
    // before the payments go, by which orders are found that a restored backup has again, without the object that knew their keys
    ...supplierBooks.map((book) =>
      database
        .prepare(
          `UPDATE ${book} SET ordered = '' WHERE EXISTS (
            SELECT 1 FROM (SELECT value AS own FROM json_each(?1) UNION SELECT id FROM gateway_payments WHERE session_id = ?2)
            WHERE order_key = own OR instr(order_key, own || ':') = 1)`,
        )
        .bind(JSON.stringify(keys), sessionId),
    ),
    ofBooking('DELETE FROM outbox WHERE booking_id = ?'),
    ofBooking('DELETE FROM attributions WHERE booking_id = ?'),
    // a review that was written with the booking's reference, and that its traveller asked to be written to
    ofBooking('DELETE FROM messages WHERE booking_id = ?'),
    ofBooking('UPDATE operator_tasks SET supplier_reference = NULL WHERE booking_id = ?'),
    ofSession("DELETE FROM gateway_payments WHERE session_id = ? AND status NOT IN ('authorised', 'captured')"),
    ofSession('UPDATE gateway_payments SET brand = NULL, last4 = NULL, return_url = NULL WHERE session_id = ?'),
  ]
}
