-- Where bookings came from, of whoever let it be kept. Apart from bookings, which are kept for good.
CREATE TABLE attributions (
  began_at INTEGER NOT NULL,
  booking_id TEXT NOT NULL,
  info_data TEXT NOT NULL,
  dis_id TEXT,
  PRIMARY KEY (began_at, booking_id)
) WITHOUT ROWID;
