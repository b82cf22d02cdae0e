CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  session_id TEXT NOT NULL,
  agent_digest TEXT NOT NULL,
  email_digest TEXT NOT NULL DEFAULT '',
  summary TEXT,
  created_at INTEGER NOT NULL
);

CREATE INDEX bookings_by_agent ON bookings (agent_digest, created_at DESC);

CREATE TABLE airline_orders (
  order_key TEXT PRIMARY KEY,
  airline_reference TEXT NOT NULL,
  status TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  travellers INTEGER NOT NULL,
  ticketable INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  plain TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX outbox_by_booking ON outbox (booking_id, status);
