ALTER TABLE bookings ADD COLUMN payment_id TEXT;

CREATE INDEX bookings_by_payment ON bookings (payment_id);
