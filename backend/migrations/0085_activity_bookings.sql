-- What is reserved and booked at the demo's activities, each under the uuid that its caller gave it. Places are kept while
-- `places_until` (milliseconds) is to come, and from a booking on; 0 where the supplier keeps none unpaid.
CREATE TABLE activity_bookings (
  uuid TEXT PRIMARY KEY,
  asked TEXT NOT NULL,
  offer TEXT NOT NULL,
  city TEXT NOT NULL,
  activity TEXT NOT NULL,
  option TEXT NOT NULL,
  starts TEXT NOT NULL,
  places INTEGER NOT NULL,
  status TEXT NOT NULL,
  places_until INTEGER NOT NULL,
  order_key TEXT UNIQUE,
  reference TEXT,
  outcome TEXT,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  ordered TEXT,
  settles_at INTEGER,
  cancelled_by TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX activity_bookings_by_time ON activity_bookings (city, activity, starts);
