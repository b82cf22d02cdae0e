-- The one-time ids of cards that were sealed and used, each for one payment.
CREATE TABLE card_envelopes (
  id TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  used_at INTEGER NOT NULL
);
CREATE INDEX card_envelopes_by_time ON card_envelopes (used_at);
