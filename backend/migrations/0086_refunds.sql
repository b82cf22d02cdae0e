-- What was given back of charges, once under each key.
CREATE TABLE gateway_refunds (
  refund_key TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  refunded_at INTEGER NOT NULL
);
CREATE INDEX gateway_refunds_by_payment ON gateway_refunds (payment_id);
