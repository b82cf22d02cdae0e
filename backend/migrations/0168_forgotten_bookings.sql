-- What stays of bookings that were forgotten, as JSON without a person (decision 0168).
CREATE TABLE forgotten_bookings (
  reference TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  forgotten_at INTEGER NOT NULL,
  record TEXT NOT NULL
) WITHOUT ROWID;
