-- What the demo's hotels have booked, each under the reference that it was asked for with.
CREATE TABLE hotel_orders (
  order_key TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  status TEXT NOT NULL,
  outcome TEXT,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  rooms INTEGER NOT NULL,
  cancel_steps TEXT NOT NULL,
  ordered TEXT NOT NULL,
  settles_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
