CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- what there is one of: a subscribed address, the review of a booking
  subject TEXT UNIQUE,
  fields TEXT NOT NULL,
  language TEXT NOT NULL,
  booking_id TEXT,
  created_at INTEGER NOT NULL
);

CREATE INDEX messages_by_time ON messages (created_at DESC);

CREATE TABLE message_keys (
  idempotency_key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  message_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
