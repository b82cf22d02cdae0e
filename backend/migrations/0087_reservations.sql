-- Tours are reserved and booked as activities are: `area` is where that is looked for, a city or a country, `code` what is reserved.
ALTER TABLE activity_bookings RENAME TO reservations;
ALTER TABLE reservations RENAME COLUMN city TO area;
ALTER TABLE reservations RENAME COLUMN activity TO code;
