-- Every row of an index is a row that is written and paid for (decision 0151): what is written with each booking is kept in the tree of
-- its own key alone, and looked for by it.

-- An agent's few bookings are sorted, and searched by id and payment, as they are read.
CREATE TABLE bookings_by_reference (
  reference TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  agent_digest TEXT NOT NULL,
  email_digest TEXT NOT NULL DEFAULT '',
  summary TEXT,
  created_at INTEGER NOT NULL,
  payment_id TEXT
) WITHOUT ROWID;
INSERT INTO bookings_by_reference
  SELECT reference, id, session_id, agent_digest, email_digest, summary, created_at, payment_id FROM bookings;
DROP TABLE bookings;
ALTER TABLE bookings_by_reference RENAME TO bookings;
CREATE INDEX bookings_of_agent ON bookings (agent_digest);

-- `began_at`: when the order began, so that the mails of one stand together and the oldest are deleted from the front. Long texts come last:
-- what is read without them does not touch their pages. 0: of a build before this one, looked for with every order's.
CREATE TABLE outbox_by_order (
  began_at INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL,
  booking_id TEXT NOT NULL,
  status TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  language TEXT NOT NULL,
  plain TEXT NOT NULL,
  html TEXT NOT NULL,
  PRIMARY KEY (began_at, id)
) WITHOUT ROWID;
INSERT INTO outbox_by_order
  SELECT CASE status WHEN 'queued' THEN 0 ELSE created_at END, id, booking_id, status, tries, next_try_at, created_at, recipient, subject, language, plain, html FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_by_order RENAME TO outbox;

CREATE TABLE notices (notice_id TEXT PRIMARY KEY, received_at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO notices SELECT notice_id, received_at FROM payment_notices;
DROP TABLE payment_notices;
ALTER TABLE notices RENAME TO payment_notices;

-- What follows is the demo provider's and the demo airline's own.
CREATE TABLE envelopes (id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, used_at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO envelopes SELECT id, payment_id, used_at FROM card_envelopes;
DROP TABLE card_envelopes;
ALTER TABLE envelopes RENAME TO card_envelopes;

CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  behaviour TEXT,
  brand TEXT,
  last4 TEXT,
  amount INTEGER,
  currency TEXT,
  challenge_id TEXT,
  return_url TEXT,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO payments
  SELECT id, session_id, kind, status, reason, behaviour, brand, last4, amount, currency,
    CASE status WHEN 'challenged' THEN challenge_id END, return_url, language, created_at, expires_at, updated_at
  FROM gateway_payments;
DROP TABLE gateway_payments;
ALTER TABLE payments RENAME TO gateway_payments;
CREATE UNIQUE INDEX gateway_payments_challenged ON gateway_payments (challenge_id) WHERE challenge_id IS NOT NULL;
CREATE INDEX gateway_payments_without_money ON gateway_payments (updated_at) WHERE status NOT IN ('authorised', 'captured');

CREATE TABLE charges (
  payment_id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  charged_at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO charges SELECT payment_id, session_id, amount, currency, charged_at FROM gateway_charges;
DROP TABLE gateway_charges;
ALTER TABLE charges RENAME TO gateway_charges;

CREATE TABLE orders_by_key (
  order_key TEXT PRIMARY KEY,
  airline_reference TEXT NOT NULL,
  status TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  travellers INTEGER NOT NULL,
  ticketable INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  pay_by INTEGER,
  supplier TEXT NOT NULL DEFAULT 'DEMO',
  kept INTEGER,
  cancelled_by TEXT,
  ordered TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
INSERT INTO orders_by_key
  SELECT order_key, airline_reference, status, amount, currency, travellers, ticketable, created_at, pay_by, supplier, kept, cancelled_by, ordered
  FROM airline_orders;
DROP TABLE airline_orders;
ALTER TABLE orders_by_key RENAME TO airline_orders;
