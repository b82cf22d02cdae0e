CREATE TABLE gateway_payments (
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
  challenge_id TEXT UNIQUE,
  return_url TEXT,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

CREATE TABLE gateway_charges (
  payment_id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  charged_at INTEGER NOT NULL
);

CREATE TABLE payment_notices (
  notice_id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
);
