-- What a supplier keeps of an order that is cancelled; null where it takes none back.
ALTER TABLE airline_orders ADD COLUMN kept INTEGER;

-- What people have to do because no retry has helped: a supplier that does not say what became of an order, or takes none back.
-- `amount` is what may be lost; `since`, `raised_at` and `resolved_at` are milliseconds since 1970.
CREATE TABLE operator_tasks (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  booking_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  payment_id TEXT,
  part_id TEXT NOT NULL,
  product TEXT NOT NULL,
  supplier TEXT NOT NULL,
  order_key TEXT,
  supplier_reference TEXT,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  since INTEGER NOT NULL,
  raised_at INTEGER NOT NULL,
  resolved_at INTEGER
);

CREATE INDEX operator_tasks_open ON operator_tasks (resolved_at, raised_at);
